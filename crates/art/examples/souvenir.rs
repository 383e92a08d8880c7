//! Prints a souvenir card without its words: `souvenir fable|crazy-race|carrots > card.svg`.

use furrow_art::{Animal, SOUVENIR_SIZE, Souvenir, souvenir_frame};
use std::io::Write as _;

fn main() -> std::io::Result<()> {
    let podium = [(Animal::Tortoise, 1), (Animal::Lamb, 2), (Animal::Fox, 3)];
    let frame = match std::env::args().nth(1).as_deref() {
        Some("crazy-race") => souvenir_frame(Souvenir::CrazyRace(1)),
        Some("level") => {
            souvenir_frame(Souvenir::Fable(&[(Animal::Hare, 1), (Animal::Wolf, 2), (Animal::Lamb, 2)]))
        }
        Some("carrots") => souvenir_frame(Souvenir::Carrots(0)),
        _ => souvenir_frame(Souvenir::Fable(&podium)),
    };
    let (width, height) = SOUVENIR_SIZE;
    let svg =
        format!(r#"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}">{frame}</svg>"#);
    std::io::stdout().write_all(svg.as_bytes())
}
