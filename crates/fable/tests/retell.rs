//! The beats of a game, replayed on its start, give its end: whoever is told everything knows everything.

use furrow_fable::{Animal, Beat, Card, Counts, Play, Setup, State, TURBO_SPACES, Variant, View};
use furrow_game::{Game, Seat, Turn, Viewer, laws::random_step};
use rand::SeedableRng;
use rand_pcg::Pcg64Mcg;
use serde_json::{Map, Value, json};

/// A game as someone knows it who has heard the beats and nothing else.
struct Retold {
    hands: Vec<Counts>,
    played: Vec<Counts>,
    bets: Vec<Vec<Card>>,
    table: Counts,
    laid: [Vec<Seat>; 5],
    deck: Counts,
    discard: Counts,
    pile_formed: Counts,
    pos: [u8; 5],
    podium: Vec<Animal>,
    first: Option<Seat>,
    streams: Vec<u8>,
    scores: Vec<u8>,
    game: u8,
    ranks: Vec<u8>,
    turbo: Vec<Animal>,
    choosers: Vec<Seat>,
    moved: Vec<Animal>,
    places: [u8; 5],
    setup: Setup,
}

impl Retold {
    fn new(setup: &Setup) -> Self {
        let seats = usize::from(setup.seats);
        Retold {
            hands: vec![Counts::NONE; seats],
            played: vec![Counts::NONE; seats],
            bets: vec![Vec::new(); seats],
            table: Counts::NONE,
            laid: Default::default(),
            deck: setup.variant.deck(),
            discard: Counts::NONE,
            pile_formed: setup.variant.deck(),
            pos: [0; 5],
            podium: Vec::new(),
            first: setup.start,
            streams: Vec::new(),
            scores: vec![0; seats],
            game: 0,
            ranks: vec![0; seats],
            turbo: Vec::new(),
            choosers: Vec::new(),
            moved: Vec::new(),
            places: [0; 5],
            setup: *setup,
        }
    }

    fn hear(&mut self, beat: &Beat) {
        match *beat {
            Beat::Starts { seat } => self.first = Some(seat),
            Beat::BetDealt { seat, animal } => {
                self.bets[seat.index()].push(animal.expect("unfiltered").card());
            }
            Beat::Stream { space } => {
                self.streams.push(space);
                self.streams.sort_unstable();
            }
            Beat::Turbo { space, animal } => {
                assert_eq!(space, TURBO_SPACES[self.turbo.len()]);
                self.turbo.push(animal);
            }
            Beat::Draws { seat, card } => {
                let card = Counts::some(card.expect("unfiltered"), 1);
                self.hands[seat.index()] = self.hands[seat.index()].plus(card);
                self.deck = self.deck.minus(card);
            }
            Beat::LaysBet { seat, card } => {
                let card = card.expect("unfiltered");
                self.hands[seat.index()] = self.hands[seat.index()].minus(Counts::some(card, 1));
                self.bets[seat.index()].push(card);
            }
            Beat::Plays { seat, play, of_animal, in_all } => self.play(seat, play, [of_animal, in_all]),
            Beat::PileForms { cards } => {
                assert!(self.deck.is_empty());
                assert_eq!(cards, self.discard);
                (self.deck, self.pile_formed, self.discard) = (cards, cards, Counts::NONE);
            }
            Beat::Clears { cards } => {
                assert_eq!(cards, self.table);
                self.discard = self.discard.plus(cards);
                (self.table, self.laid) = (Counts::NONE, Default::default());
                self.moved.clear();
            }
            Beat::Token { to } => self.first = Some(to),
            Beat::Reveals { seat, bets, points } => {
                let shown: Vec<Card> = bets.into_iter().flatten().collect();
                assert_eq!(shown, self.bets[seat.index()]);
                self.scores[seat.index()] += points;
            }
            Beat::NextGame { game } => {
                let next = Retold { first: self.first, game, ..Retold::new(&self.setup) };
                let scores = std::mem::take(&mut self.scores);
                *self = Retold { scores, ..next };
            }
            Beat::Ranks { seat, rank, total } => {
                assert_eq!(total, self.scores[seat.index()]);
                self.ranks[seat.index()] = rank;
            }
            Beat::RaceStarts { .. }
            | Beat::Howl { .. }
            | Beat::Stays { .. }
            | Beat::GameEnds
            | Beat::TieBroken { .. } => {}
            _ => self.hear_of_animals(beat),
        }
    }

    /// Where animals come to in a race, and in which place.
    fn hear_of_animals(&mut self, beat: &Beat) {
        match *beat {
            Beat::Runs { animal, cards, steps, from, to, lost } => {
                assert_eq!(cards, self.table.of_animal(animal));
                assert_eq!(from, self.pos[animal as usize]);
                assert_eq!(to, (from + steps).min(12 + lost) - lost, "{beat:?}");
                self.pos[animal as usize] = to;
            }
            Beat::Crosses { animal, place } => {
                self.podium.push(animal);
                assert_eq!((self.pos[animal as usize], usize::from(place)), (12, self.podium.len()));
            }
            Beat::Choosers { order } => {
                self.choosers = order.into_iter().flatten().collect();
                self.moved.clear();
            }
            Beat::Moves { seat, animal, steps, from, to } => {
                assert_eq!(seat, self.choosers[self.moved.len()]);
                assert_eq!((from, steps), (self.pos[animal as usize], self.table.of_animal(animal)));
                assert_eq!(to, (from + steps).min(12));
                self.pos[animal as usize] = to;
                self.moved.push(animal);
            }
            Beat::Boosts { animal, from, to } => {
                assert_eq!((from, to), (self.pos[animal as usize], from + 2));
                self.pos[animal as usize] = to;
            }
            Beat::Arrives { animal, place } => {
                self.podium.push(animal);
                assert_eq!((self.podium.len(), self.pos[animal as usize]), (place.into(), 12));
            }
            Beat::RaceCompletes => self.podium.clear(), // the places follow
            Beat::Places { place, animals, points } => {
                assert_eq!(points, [5, 3, 2, 0, 0][usize::from(place) - 1]);
                for animal in animals.into_iter().flatten() {
                    self.places[animal as usize] = place;
                    self.podium.extend((place <= 3).then_some(animal));
                }
            }
            _ => panic!("nothing moves: {beat:?}"),
        }
    }

    fn play(&mut self, seat: Seat, play: Play, told: [u8; 2]) {
        let cards = play.cards();
        self.hands[seat.index()] = self.hands[seat.index()].minus(cards);
        self.played[seat.index()] = self.played[seat.index()].plus(cards);
        self.table = self.table.plus(cards);
        let laid = std::iter::repeat_n(seat, usize::from(play.len()));
        self.laid[play.animal as usize].extend(laid);
        assert_eq!(told, [self.table.of_animal(play.animal), self.table.total()]);
    }

    fn truth(&self) -> Value {
        let pos: Map<String, Value> =
            Animal::ALL.into_iter().map(|a| (a.name().to_owned(), json!(self.pos[a as usize]))).collect();
        let bets: Vec<Vec<&str>> =
            self.bets.iter().map(|bets| bets.iter().map(|card| card.name()).collect()).collect();
        let mut truth = json!({
            "pos": pos,
            "podium": self.podium.iter().map(|animal| animal.name()).collect::<Vec<_>>(),
            "table": self.table,
            "hands": self.hands,
            "bets": bets,
            "deck": self.deck,
            "discard": self.discard,
            "first": self.first.map(Seat::number),
            "streams": self.streams,
            "game": self.game,
            "scores": self.scores,
        });
        if self.setup.variant == Variant::Apprentice {
            let tokens = TURBO_SPACES.iter().zip(&self.turbo).map(|(n, a)| (n.to_string(), json!(a.name())));
            truth["turbo"] = tokens.collect::<Map<_, _>>().into();
            truth["moved"] = self.moved.iter().map(|animal| animal.name()).collect();
        }
        if self.places != [0; 5] {
            let places =
                Animal::ALL.into_iter().map(|a| (a.name().to_owned(), json!(self.places[a as usize])));
            truth["places"] = places.collect::<Map<_, _>>().into();
        }
        truth
    }

    fn agrees_with(&self, view: &View) {
        assert_eq!(self.played.as_slice(), view.played.as_slice());
        assert_eq!(self.pile_formed, view.pile_formed);
        for (told, seen) in self.laid.iter().zip(&view.laid) {
            assert_eq!(told.as_slice(), seen.as_slice());
        }
    }
}

#[test]
fn the_beats_of_a_game_replayed_on_its_start_give_its_end() {
    let mut rng = Pcg64Mcg::seed_from_u64(11);
    let seats =
        Variant::ALL.into_iter().flat_map(|variant| variant.seats().map(move |seats| (variant, seats)));
    let kinds = seats.flat_map(|(variant, seats)| [(variant, seats, false), (variant, seats, true)]);
    for (variant, seats, championship) in kinds {
        for n in 0..25 {
            let start = (n % 2 == 0).then_some(Seat::new(n % seats));
            let nap_counts_podium = n % 3 == 0;
            let setup = Setup { variant, championship, start, nap_counts_podium, ..Setup::standard(seats) };
            let (mut game, mut told) = (State::new(&setup), Retold::new(&setup));
            while game.turn() != Turn::Over {
                let (step, mut beats) = (random_step(&game, &mut rng), Vec::new());
                game.apply_unchecked(step, &mut beats);
                beats.iter().for_each(|beat| told.hear(beat));
                told.agrees_with(&game.view(Viewer::Public));
                if n < 5 {
                    assert_eq!(told.truth(), game.truth(), "after {step}");
                }
            }
            assert_eq!(told.truth(), game.truth());
            assert_eq!(Some(told.ranks), game.ranks());
        }
    }
}
