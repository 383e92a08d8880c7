//! Just enough of HTML to ask what is on a page.

/// The tags of a page, each without its brackets.
pub(crate) fn tags(html: &str) -> impl Iterator<Item = &str> {
    html.split('<').skip(1).map(|rest| rest.split('>').next().unwrap())
}

/// The value of a tag's attribute.
pub(crate) fn attr<'a>(tag: &'a str, name: &str) -> Option<&'a str> {
    tag.split_once(&format!(" {name}=\""))?.1.split('"').next()
}

/// The texts of a page, those that are not empty.
pub(crate) fn texts(html: &str) -> impl Iterator<Item = &str> {
    html.split('>').skip(1).map(|rest| rest.split('<').next().unwrap().trim()).filter(|text| !text.is_empty())
}
