//! Which language a reader reads: what it asks for with this request, what it has chosen before, what its browser says.

use axum::http::{HeaderMap, header};
use furrow_text::Lang;

/// The reader's language. `query` is the address's, in which `lang=fr` asks for this once.
pub(super) fn of(headers: &HeaderMap, query: Option<&str>, cookie: Option<&str>) -> Lang {
    let asked = query.and_then(|query| query.split('&').find_map(|pair| pair.strip_prefix("lang=")));
    let browser = || headers.get_all(header::ACCEPT_LANGUAGE).iter().filter_map(|value| value.to_str().ok());
    asked
        .and_then(Lang::parse)
        .or_else(|| cookie.and_then(Lang::parse))
        .or_else(|| best(browser()))
        .unwrap_or(Lang::En)
}

/// The language we have that the browser's lines like best; of those it likes as much, the first.
fn best<'a>(lines: impl Iterator<Item = &'a str>) -> Option<Lang> {
    let mut best: Option<(Lang, f32)> = None;
    for (tag, like) in lines.flat_map(|line| line.split(',')).filter_map(wish) {
        if let Some(lang) = nearest(tag)
            && best.is_none_or(|(_, most)| like > most)
        {
            best = Some((lang, like));
        }
    }
    best.map(|(lang, _)| lang)
}

/// `de-CH;q=0.8`: a tag and how much it is liked, 1 if nothing is said; `None`: not at all, or it cannot be read.
fn wish(text: &str) -> Option<(&str, f32)> {
    let (tag, more) = text.split_once(';').unwrap_or((text, "q=1"));
    let like: f32 = more.trim().strip_prefix("q=")?.trim().parse().ok()?;
    (like > 0.0 && like <= 1.0).then_some((tag.trim(), like))
}

/// The language of a tag, or else of what stands before its first dash: `pt-BR` is read as `pt`.
fn nearest(tag: &str) -> Option<Lang> {
    Lang::parse(tag).or_else(|| Lang::parse(tag.split('-').next()?))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn accepts(line: &str) -> Lang {
        best([line].into_iter()).unwrap_or(Lang::En)
    }

    #[test]
    fn a_browser_is_answered_in_the_language_it_likes_best_of_ours() {
        for (line, lang) in [
            ("de-CH, de;q=0.9, en;q=0.8", Lang::De),
            ("pt-BR,pt;q=0.9", Lang::Pt),
            ("pt-PT,pt;q=0.9", Lang::PtPt),
            ("PT-pt", Lang::PtPt),
            ("fr-CA;q=0.4, en;q=0.3", Lang::Fr),
            ("en;q=0.3, fr-CA; q=0.4", Lang::Fr),
            ("ja, zh;q=0.9, de;q=0.1", Lang::De),
            ("de;q=0, fr;q=0.1", Lang::Fr),
            ("fr, de", Lang::Fr),
            ("ja", Lang::En),
            ("*", Lang::En),
            ("en-XA", Lang::En),
            ("", Lang::En),
            (";;q=,de;q=x,,", Lang::En),
        ] {
            assert_eq!(accepts(line), lang, "{line}");
        }
    }

    #[test]
    fn what_was_chosen_counts_more_than_the_browser_and_the_address_more_than_both() {
        let mut headers = HeaderMap::new();
        headers.insert(header::ACCEPT_LANGUAGE, "de".parse().expect("a header"));
        assert_eq!(of(&headers, None, None), Lang::De);
        assert_eq!(of(&headers, None, Some("fr")), Lang::Fr);
        assert_eq!(of(&headers, Some("view=text&lang=pt-PT"), Some("fr")), Lang::PtPt);
        assert_eq!(of(&headers, Some("lang=xx"), Some("yy")), Lang::De);
    }
}
