//! What a person reads off a page or a message: where it stands, and what it can do.

/// What one seat knows.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub(crate) struct Glance {
    /// Where the stream stands.
    pub(crate) version: u64,
    /// `choose`, `chosen`, `wait` or `over`.
    pub(crate) moment: String,
    /// The number of the open decision, as the form posts it.
    pub(crate) decision: String,
    /// The key of the next post.
    pub(crate) key: String,
    /// What can be done now.
    pub(crate) actions: Vec<String>,
}

/// How a quotation mark is written: in a page, and in a page within JSON.
#[derive(Clone, Copy)]
enum Quote {
    Page,
    Message,
}

impl Glance {
    /// Reads a table's page.
    pub(crate) fn page(&mut self, html: &str) {
        self.regions(html, Quote::Page);
        self.moment = between(html, "data-moment=\"", "\"").unwrap_or_default().to_owned();
        self.version = number(between(html, "data-version=\"", "\""));
    }

    /// Reads a message of a stream of regions.
    pub(crate) fn message(&mut self, text: &str) {
        let (head, data) = text.split_once("data: ").unwrap_or((text, ""));
        if let Some(id) = between(head, "id: ", "\n") {
            self.version = number(Some(id));
        }
        // The attributes come last, and no region has a quotation mark that is not written with a stroke.
        if let Some(at) = data.rfind("\"moment\":\"") {
            self.moment = between(&data[at..], "\"moment\":\"", "\"").unwrap_or_default().to_owned();
        }
        self.regions(data, Quote::Message);
    }

    /// Reads a message of a stream of data.
    pub(crate) fn data(&mut self, text: &str) {
        let take = |name: &str, end: &str, to: &mut String| {
            between(text, name, end).unwrap_or_default().clone_into(to);
        };
        take("\"moment\":\"", "\"", &mut self.moment);
        take("\"decision\":", ",", &mut self.decision);
        take("\"key\":\"", "\"", &mut self.key);
        self.version = number(between(text, "\"version\":", ","));
        let legal = between(text, "\"legal\":[", "]").unwrap_or_default().split('"');
        self.actions = legal.skip(1).step_by(2).map(str::to_owned).collect();
    }

    fn regions(&mut self, text: &str, quote: Quote) {
        let (decision, key, action, value, end) = match quote {
            Quote::Page => {
                ("name=\"decision\" value=\"", "name=\"key\" value=\"", "name=\"action\"", "value=\"", "\"")
            }
            Quote::Message => (
                "name=\\\"decision\\\" value=\\\"",
                "name=\\\"key\\\" value=\\\"",
                "name=\\\"action\\\"",
                "value=\\\"",
                "\\\"",
            ),
        };
        let Some(number) = between(text, decision, end) else { return };
        number.clone_into(&mut self.decision);
        between(text, key, end).unwrap_or_default().clone_into(&mut self.key);
        let radios = text.split(action).skip(1).filter_map(|radio| between(radio, value, end));
        self.actions = radios.filter(|action| !action.is_empty()).map(str::to_owned).collect();
    }
}

/// What stands between two marks.
pub(crate) fn between<'a>(text: &'a str, before: &str, after: &str) -> Option<&'a str> {
    let start = text.find(before)? + before.len();
    let length = text[start..].find(after)?;
    Some(&text[start..start + length])
}

fn number(text: Option<&str>) -> u64 {
    text.and_then(|text| text.parse().ok()).unwrap_or(0)
}

#[cfg(test)]
mod tests {
    use super::*;

    const FORM: &str = "<input type=\"hidden\" name=\"decision\" value=\"7\"><input type=\"hidden\" name=\"key\" \
        value=\"ab\"><input class=\"act\" type=\"radio\" name=\"action\" id=\"a0\" value=\"play fox\">\
        <input type=\"radio\" name=\"action\" id=\"p0\" value=\"\">";

    fn seen(version: u64) -> Glance {
        let (moment, decision, key) = ("choose".to_owned(), "7".to_owned(), "ab".to_owned());
        Glance { version, moment, decision, key, actions: vec!["play fox".to_owned()] }
    }

    #[test]
    fn a_page_and_a_message_say_the_same() {
        let mut glance = Glance::default();
        glance.page(&format!("<main data-moment=\"choose\" data-version=\"12\">{FORM}</main>"));
        assert_eq!(glance, seen(12));
        let data = serde_json::json!({"regions": {"r-actions": FORM}, "attrs": {"moment": "choose"}});
        let mut glance = Glance::default();
        glance.message(&format!("event: play\nid: 13\ndata: {data}\n\n"));
        assert_eq!(glance, seen(13));
    }

    #[test]
    fn data_says_it_too() {
        let now = serde_json::json!({
            "version": 13, "moment": "choose", "decision": 7, "key": "ab", "viewer": 0, "deciders": [0],
            "legal": ["play fox"], "view": {},
        });
        let mut glance = Glance::default();
        glance.data(&format!("event: now\nid: 13\ndata: {{\"now\":{now}}}\n\n"));
        assert_eq!(glance, seen(13));
    }

    #[test]
    fn what_a_message_does_not_say_stays() {
        let mut glance = seen(12);
        glance.message("event: regions\ndata: {\"regions\":{},\"attrs\":{\"moment\":\"chosen\"}}\n\n");
        assert_eq!(glance, Glance { moment: "chosen".to_owned(), ..seen(12) });
    }
}
