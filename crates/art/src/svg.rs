//! The three ways a drawing reaches a page: as a symbol of the sprite, as a reference to one, or inline.
//!
//! Drawings name colours as `$token`; [`paint`] turns that into `var(--token)`, [`paint_fixed`] into the light
//! theme's hex value for pictures that stand alone (a favicon has no page to inherit from).

use crate::tokens;
use maud::{Markup, PreEscaped};

fn replace(template: &str, value: impl Fn(&str) -> String) -> String {
    let mut parts = template.split('$');
    let mut out = parts.next().unwrap_or_default().to_owned();
    for part in parts {
        let end = part.find(|c: char| !(c.is_ascii_alphanumeric() || c == '-')).unwrap_or(part.len());
        out.push_str(&value(&part[..end]));
        out.push_str(&part[end..]);
    }
    out
}

/// `$hare` becomes `var(--hare)`.
pub(crate) fn paint(template: &str) -> String {
    replace(template, |name| format!("var(--{name})"))
}

/// `$hare` becomes `#7E4A2B`.
pub(crate) fn paint_fixed(template: &str) -> String {
    replace(template, |name| tokens::light(name).to_owned())
}

/// Fixes the colours of what is painted already: `var(--hare)` becomes `#7E4A2B`, the seats' own paper becomes
/// `own`, if there is one.
pub(crate) fn settle(painted: &str, own: Option<&str>) -> String {
    let mut parts = painted.split("var(--");
    let mut out = parts.next().unwrap_or_default().to_owned();
    for part in parts {
        let (name, rest) = part.split_once(')').unwrap_or((part, ""));
        out.push_str(own.filter(|_| name == "own").unwrap_or_else(|| tokens::light(name)));
        out.push_str(rest);
    }
    out
}

/// A silhouette and the clip of the same shape.
pub(crate) fn outline(id: &str, d: &str) -> String {
    format!(r##"<path id="{id}" d="{d}"/><clipPath id="{id}k"><use href="#{id}"/></clipPath>"##)
}

/// A symbol of the sprite; `size` is the side of its square grid.
pub(crate) fn symbol(id: &str, size: u8, body: &str) -> String {
    oblong(id, size, size, body)
}

/// A symbol that is not square.
pub(crate) fn oblong(id: &str, width: u8, height: u8, body: &str) -> String {
    paint(&format!(r#"<symbol id="{id}" viewBox="0 0 {width} {height}">{body}</symbol>"#))
}

/// A small picture that shows one symbol of the sprite.
pub(crate) fn reference(class: &str, id: &str, size: u8) -> Markup {
    PreEscaped(format!(
        r##"<svg class="art {class}" viewBox="0 0 {size} {size}" aria-hidden="true"><use href="#{id}"/></svg>"##
    ))
}

/// An inline picture of its own; it may refer to symbols of the sprite.
pub(crate) fn picture(class: &str, width: u16, height: u16, body: &str) -> Markup {
    PreEscaped(paint(&format!(
        r#"<svg class="art {class}" viewBox="0 0 {width} {height}" aria-hidden="true">{body}</svg>"#
    )))
}

/// A picture that fills its box and lets the surplus be cut off.
pub(crate) fn backdrop(class: &str, width: u16, height: u16, body: &str) -> Markup {
    PreEscaped(paint(&format!(
        r#"<svg class="art {class}" viewBox="0 0 {width} {height}" preserveAspectRatio="xMidYMid slice" aria-hidden="true">{body}</svg>"#
    )))
}

/// Places a symbol of the sprite inside another picture: top left corner and side of its square.
pub(crate) fn place(id: &str, x: f32, y: f32, side: f32) -> String {
    format!(r##"<use href="#{id}" x="{x}" y="{y}" width="{side}" height="{side}"/>"##)
}
