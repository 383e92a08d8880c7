//! The link to a table as a QR code.

use maud::{Markup, html};
use std::sync::{Mutex, PoisonError};

/// The code that was drawn last, and its link: it is drawn once, not for everybody who comes.
#[derive(Default)]
pub(crate) struct QrCode(Mutex<Option<(String, Markup)>>);

impl QrCode {
    /// The code of a link, in the page's ink.
    pub(super) fn of(&self, link: &str) -> Markup {
        let mut last = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some((_, drawn)) = last.as_ref().filter(|(of, _)| of == link) {
            return drawn.clone();
        }
        let drawn = drawn(link);
        *last = Some((link.to_owned(), drawn.clone()));
        drawn
    }
}

fn drawn(link: &str) -> Markup {
    let Ok(code) = qrcode::QrCode::new(link.as_bytes()) else { return html! {} };
    let width = code.width();
    let dark = code.to_colors().into_iter().enumerate().filter(|(_, color)| *color == qrcode::Color::Dark);
    let path: String = dark.map(|(i, _)| format!("M{} {}h1v1h-1z", i % width, i / width)).collect();
    html! {
        svg viewBox={ "-2 -2 " (width + 4) " " (width + 4) } aria-hidden="true" shape-rendering="crispEdges" {
            path d=(path) fill="currentColor" {}
        }
    }
}
