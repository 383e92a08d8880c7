//! The sprite: its size, its ids, and that everything the pictures ask for is in it.

use furrow_art::*;
use std::collections::HashSet;

fn ids(svg: &str) -> Vec<&str> {
    between(svg, " id=\"", '"')
}

fn between<'a>(text: &'a str, open: &str, close: char) -> Vec<&'a str> {
    text.split(open).skip(1).map(|rest| rest.split(close).next().unwrap_or_default()).collect()
}

fn joined(rows: impl IntoIterator<Item = Vec<maud::Markup>>) -> String {
    rows.into_iter().flatten().map(maud::Markup::into_string).collect()
}

const CUTS: [Cut; 2] = [Cut::Small, Cut::Full];

/// What a table of Crazy Race shows.
fn crazy_race() -> String {
    let mut runners = Vec::new();
    for r in Runner::ALL {
        for facing in [Facing::Out, Facing::Back] {
            runners.extend((0..4).flat_map(|seat| CUTS.map(|cut| runner(r, seat, facing, cut))));
            runners.push(runner_ghost(r, 3, facing));
        }
        runners.extend(CUTS.map(|cut| runner_plain(r, cut)));
    }
    let side = |runner, points| StageSide { runner, points };
    let sides = [
        side(Some(Runner::Sprinter), Some(1)),
        side(Some(Runner::Reptile), Some(4)),
        side(None, None),
        side(Some(Runner::Flyer), Some(3)),
    ];
    joined([
        runners,
        MAGIC_VALUES.into_iter().flat_map(|value| CUTS.map(|cut| magic_card(value, cut))).collect(),
        (0..4).map(magic_back).collect(),
        (1..=6).flat_map(|n| PointArt::ALL.map(|art| point_tile(art, n))).collect(),
        PointArt::ALL.map(point_stack).to_vec(),
        LaneArt::ALL.map(lane_art).to_vec(),
        (1..=6).flat_map(|cells| [false, true].map(|back| jump_arc(cells, back))).collect(),
        vec![stage_card(&sides), closed_bar(), parchment_phone(), parchment_desktop()],
        [Diagram::CrazyJump, Diagram::CrazyTurn, Diagram::StageOrder].map(diagram).to_vec(),
    ])
}

/// What a table of Carrots shows.
fn carrots() -> String {
    let animals = [Animal::Hare, Animal::Tortoise];
    joined([
        Crop::ALL.into_iter().flat_map(|c| CUTS.map(|cut| crop(c, cut))).collect(),
        SpaceArt::ALL.into_iter().flat_map(|kind| CUTS.map(|cut| space_art(kind, cut))).collect(),
        SpaceArt::ALL.map(space_tile).to_vec(),
        (0..6).flat_map(|seat| [MarkerArt::A, MarkerArt::B].map(|which| marker(seat, which))).collect(),
        (1..=6).map(die_face).collect(),
        animals.into_iter().flat_map(|a| Mood::ALL.map(|mood| animal(a, mood, Cut::Full))).collect(),
        vec![course_path(), garden_phone(), garden_desktop()],
        [Diagram::CarrotCosts, Diagram::TortoiseBack, Diagram::Positions].map(diagram).to_vec(),
    ])
}

/// What a table of Fable shows.
fn fable() -> String {
    let moods = |a| Mood::ALL.into_iter().flat_map(move |mood| CUTS.map(|cut| animal(a, mood, cut)));
    joined([
        Animal::ALL.into_iter().flat_map(moods).collect(),
        Animal::ALL.into_iter().flat_map(|a| [ghost(a), blink(a)]).collect(),
        CardArt::ALL.map(card_face).to_vec(),
        TileArt::ALL.map(tile).to_vec(),
        CUTS.map(turbo).to_vec(),
        vec![howl_badge(), podium(), meadow_phone(), meadow_desktop(), diagram(Diagram::FableTrack)],
    ])
}

/// What every page may show.
fn shared() -> String {
    joined([
        (0..9).map(face).collect(),
        (0..9).map(|seat| seat_face(usize::from(seat), seat)).collect(),
        (0..9).map(seat_shape).collect(),
        Icon::ALL.iter().map(|&i| icon(i)).collect(),
    ])
}

/// What pages show that belong to no table.
fn front() -> String {
    let runners = Runner::ALL.map(|r| runner(r, 0, Facing::Out, Cut::Full)).to_vec();
    let crops = Crop::ALL.map(|c| crop(c, Cut::Full)).to_vec();
    let cards = CardArt::ALL.map(card_face).to_vec();
    let scenes = vec![wordmark(), front_scene()];
    joined([runners, crops, cards, scenes, Empty::ALL.map(empty_state).to_vec()])
}

/// Every picture the crate can make, in one string.
fn pictures() -> String {
    let plates = specimen_plates().into_iter().map(|p| p.art).collect();
    [shared(), fable(), crazy_race(), carrots(), front(), joined([plates])].concat()
}

#[test]
fn the_sprites_fit_their_budgets() {
    for (set, most) in [
        (Set::Fable, 61_500),
        (Set::CrazyRace, 45_000),
        (Set::Carrots, 45_000),
        (Set::Front, 70_500),
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
fn every_reference_leads_into_the_sprite_of_its_page() {
    let pages = [
        (Set::Fable, fable()),
        (Set::CrazyRace, crazy_race()),
        (Set::Carrots, carrots()),
        (Set::Front, front()),
        (Set::All, pictures()),
    ];
    for (set, page) in pages {
        let sprite = sprite(set).into_string();
        let known: HashSet<_> = ids(&sprite).into_iter().collect();
        let all = sprite.clone() + &shared() + &page;
        let wanted = between(&all, "href=\"#", '"').into_iter().chain(between(&all, "url(#", ')'));
        let missing: HashSet<_> = wanted.filter(|id| !known.contains(id)).collect();
        assert!(missing.is_empty(), "not in the sprite of {set:?}: {missing:?}");
    }
}

#[test]
fn a_souvenir_stands_alone() {
    let podium = [(Animal::Lamb, 1), (Animal::Fox, 2), (Animal::Hare, 2)];
    for card in [Souvenir::Fable(&podium), Souvenir::Fable(&[]), Souvenir::CrazyRace(3), Souvenir::Carrots(5)]
    {
        let frame = souvenir_frame(card);
        assert!(!frame.contains("var(") && !frame.contains('$') && !frame.contains("class="), "{card:?}");
        let known: HashSet<_> = ids(&frame).into_iter().collect();
        assert!(between(&frame, "href=\"#", '"').iter().all(|id| known.contains(id)), "{card:?}");
    }
    assert!(souvenir_frame(Souvenir::Carrots(1)).contains(tokens::SEATS[1].value));
}

/// At 730 px wide a unit is 0.96 px: 46 units are 44 px.
#[test]
fn places_of_the_course_keep_apart_and_on_the_board() {
    let (width, height) = COURSE_SIZE;
    for (n, a) in COURSE.iter().enumerate() {
        assert!((24..=width - 24).contains(&a.x) && (24..=height - 24).contains(&a.y), "{n}: {a:?}");
        for (m, b) in COURSE[..n].iter().enumerate() {
            assert!(a.x.abs_diff(b.x).max(a.y.abs_diff(b.y)) >= 48, "{m} and {n}");
        }
    }
    for pair in COURSE.windows(2) {
        let (dx, dy) = (pair[0].x.abs_diff(pair[1].x), pair[0].y.abs_diff(pair[1].y));
        assert!(dx.pow(2) + dy.pow(2) <= 62_u16.pow(2), "a gap: {pair:?}");
    }
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
    let card = souvenir_frame(Souvenir::CrazyRace(0));
    let both = sprite(Set::All).into_string() + &pictures() + &favicon(true) + &card;
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
