//! The look back at a game that is over.

use super::{
    Site,
    answer::{self, Place},
    code::Code,
    identity::Visitor,
    replay::{cut, source},
};
use crate::{
    page::{layout::Kind, notice::Trouble},
    replay::Source,
    review::{Standing, is_over, told},
};
use axum::{
    Json,
    extract::{Path, State},
    response::{IntoResponse, Response},
};
use furrow_table::{for_game, registry::GameId};
use serde_json::json;

/// `GET /t/CODE/review`.
pub(super) async fn of_table(
    State(site): State<Site>,
    visitor: Visitor,
    Path(Code(code)): Path<Code>,
) -> Response {
    match cut(&site, &visitor, &code).await {
        Ok(cut) => show(&site, &visitor, &source(&site, &cut, &code)),
        Err(answer) => answer,
    }
}

/// The look back at a game, or how far it is; to a script, the page's `<main>` alone. The first who asks has it begun.
pub(super) fn show(site: &Site, visitor: &Visitor, source: &Source<'_>) -> Response {
    let lang = visitor.asker.lang;
    let (Some(game), Some(here)) = (GameId::named(&source.record.game), source.links.review.as_deref())
    else {
        return not_over(visitor, source);
    };
    let standing = site.reviews().asked(source.record);
    let Some(standing) = standing.or_else(|| {
        for_game!(game, G => {
            let (setup, steps) = is_over::<G>(source.record)?;
            Some(site.reviews().ask::<G>(source.record, visitor.asker.network, &setup, steps))
        })
    }) else {
        return not_over(visitor, source);
    };
    let back = Some(source.table.as_deref().unwrap_or(&source.at));
    match standing {
        Standing::Full => return answer::notice(visitor, Trouble::Busy, Some(&lang.t("review-full")), back),
        Standing::Long => {
            return answer::notice(visitor, Trouble::Refused, Some(&lang.t("review-long")), back);
        }
        _ => {}
    }
    let Some(body) = for_game!(game, G => told::<G>(source, &standing, &visitor.asker)) else {
        return answer::notice(visitor, Trouble::Broken, None, back);
    };
    if visitor.script {
        return Json(json!({"main": body.into_string()})).into_response();
    }
    let title = lang.t("review-title");
    let waits = !matches!(standing, Standing::Whole(_));
    answer::page(visitor, &Place { title: &title, kind: Kind::Report, here, your_turn: false, waits }, &body)
}

fn not_over(visitor: &Visitor, source: &Source<'_>) -> Response {
    let sentence = visitor.asker.lang.t("review-not-over");
    let back = source.table.as_deref().unwrap_or(&source.at);
    answer::notice(visitor, Trouble::Refused, Some(&sentence), Some(back))
}
