//! The sprite: its size, its ids, and that everything the pictures ask for is in it.

use furrow_art::*;
use std::collections::HashSet;

fn ids(svg: &str) -> Vec<&str> {
    between(svg, " id=\"", '"')
}

fn between<'a>(text: &'a str, open: &str, close: char) -> Vec<&'a str> {
    text.split(open).skip(1).map(|rest| rest.split(close).next().unwrap_or_default()).collect()
}

/// Every picture the crate can make, in one string.
fn pictures() -> String {
    let mut all = String::new();
    for a in Animal::ALL {
        all += &ghost(a).into_string();
        all += &blink(a).into_string();
        for mood in Mood::ALL {
            for cut in [Cut::Small, Cut::Full] {
                all += &animal(a, mood, cut).into_string();
            }
        }
    }
    let singles = [howl_badge(), podium(), wordmark(), front_scene(), meadow_phone(), meadow_desktop()];
    let rows = [
        singles.to_vec(),
        (0..9).map(face).collect(),
        (0..9).map(seat_shape).collect(),
        Icon::ALL.iter().map(|&i| icon(i)).collect(),
        CardArt::ALL.map(card_face).to_vec(),
        TileArt::ALL.map(tile).to_vec(),
        Empty::ALL.map(empty_state).to_vec(),
        specimen_plates().into_iter().map(|p| p.art).collect(),
    ];
    for picture in rows.into_iter().flatten() {
        all += &picture.into_string();
    }
    all
}

#[test]
fn the_sprites_fit_their_budgets() {
    for (set, most) in [
        (Set::Fable, 60_000),
        (Set::CrazyRace, 45_000),
        (Set::Carrots, 45_000),
        (Set::Front, 70_000),
        (Set::All, 100_000),
    ] {
        let bytes = sprite(set).into_string().len();
        assert!(bytes <= most, "the sprite of {set:?} has grown to {bytes} bytes");
    }
}

#[test]
fn ids_are_unique_and_only_in_the_sprite() {
    let sprite = sprite(Set::All).into_string();
    let all = ids(&sprite);
    assert_eq!(all.len(), all.iter().collect::<HashSet<_>>().len(), "an id twice");
    assert_eq!(ids(&pictures()), Vec::<&str>::new(), "a picture with an id cannot stand twice on a page");
}

#[test]
fn every_reference_leads_into_the_sprite() {
    let sprite = sprite(Set::All).into_string();
    let known: HashSet<_> = ids(&sprite).into_iter().collect();
    let both = sprite.clone() + &pictures();
    let wanted = between(&both, "href=\"#", '"').into_iter().chain(between(&both, "url(#", ')'));
    let missing: HashSet<_> = wanted.filter(|id| !known.contains(id)).collect();
    assert!(missing.is_empty(), "not in the sprite: {missing:?}");
}

#[test]
fn colours_are_tokens() {
    let both = sprite(Set::All).into_string() + &pictures();
    for name in between(&both, "var(--", ')') {
        tokens::light(name);
    }
    assert!(!both.contains('$'), "an unpainted colour");
    assert!(
        between(&both, "=\"#", '"').iter().all(|v| v.len() != 6 || !v.chars().all(|c| c.is_ascii_hexdigit()))
    );
}

#[test]
fn no_style_no_text_no_emoji() {
    let both = sprite(Set::All).into_string() + &pictures() + &favicon(true);
    for forbidden in ["style=", "<text", "<image", "<filter", "Gradient", "vector-effect"] {
        assert!(!both.contains(forbidden), "{forbidden} in a drawing");
    }
    assert!(both.is_ascii(), "a glyph instead of a drawing");
}

#[test]
fn the_favicon_stands_alone() {
    for your_turn in [false, true] {
        let svg = favicon(your_turn);
        assert!(svg.starts_with("<svg xmlns=") && !svg.contains("var("), "{svg}");
    }
    assert_ne!(favicon(false), favicon(true));
}

#[test]
fn plates_have_their_own_keys() {
    let plates = specimen_plates();
    let keys: HashSet<_> = plates.iter().map(|p| p.key).collect();
    assert_eq!(keys.len(), plates.len());
}
