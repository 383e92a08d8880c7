//! Whether chance was fair: of one game, and of the last games of this server.

use super::{
    Site,
    answer::{self, Place},
    code::Code,
    identity::Visitor,
    replay::{cut, source},
};
use crate::{
    live::Problem,
    page::{self, layout::Kind, notice::Trouble},
    replay::{Source, in_words, report},
};
use axum::{
    extract::{Path, State},
    response::Response,
};
use furrow_table::{for_game, registry::GameId};

/// `GET /t/CODE/chance`.
pub(super) async fn of_table(
    State(site): State<Site>,
    visitor: Visitor,
    Path(Code(code)): Path<Code>,
) -> Response {
    match cut(&site, &visitor, &code).await {
        Ok(cut) => show(&visitor, &source(&site, &cut, &code), &format!("/t/{code}/chance")),
        Err(answer) => answer,
    }
}

/// The page about a game's chance.
pub(super) fn show(visitor: &Visitor, source: &Source<'_>, here: &str) -> Response {
    let Some(game) = GameId::named(&source.record.game) else {
        return answer::notice(visitor, Trouble::NoPage, None, None);
    };
    let body = for_game!(game, G => report::<G>(source, &visitor.asker));
    let title = visitor.asker.lang.t("chance-title");
    let place = Place { title: &title, kind: Kind::Report, here, your_turn: false, waits: false };
    answer::page(visitor, &place, &body)
}

/// `GET /chance`.
pub(super) async fn of_all(State(site): State<Site>, visitor: Visitor) -> Response {
    let lang = visitor.asker.lang;
    let totals = match site.counted().totals(site.hub()).await {
        Ok(totals) => totals,
        Err(error) => return answer::problem(&visitor, &Problem::store(lang, &error), None),
    };
    let games: Vec<_> = totals
        .games()
        .map(|(game, n, account)| {
            let title = lang.t(&format!("front-{}-title", game.name()));
            let charts = account.0.iter();
            (title, *n, for_game!(*game, G => charts.map(|chart| in_words::<G>(lang, chart, &[])).collect()))
        })
        .collect();
    let body = page::chance::all(lang, visitor.asker.text, &games);
    let title = lang.t("chance-all-title");
    let place = Place { title: &title, kind: Kind::Report, here: "/chance", your_turn: false, waits: false };
    answer::page(&visitor, &place, &body)
}
