//! Everything that a browser can ask of a table while its game goes on.

use super::pair::{Ask, Pair};
use crate::house::Browser;
use furrow_game::{Game, Seat, Viewer};
use rand::{
    RngExt,
    seq::{IndexedRandom, SliceRandom},
};
use rand_pcg::Pcg64Mcg;
use std::time::Duration;
use tokio::time::advance;

const LANGS: [&str; 4] = ["en", "fr", "pt", "de"];
/// A page that loses its stream counts as here for less than this.
const A_WHILE: Duration = Duration::from_secs(7);

fn lang(rng: &mut Pcg64Mcg) -> &'static str {
    LANGS.choose(rng).copied().unwrap_or(LANGS[0])
}

/// What a form posts to choose an action.
fn choice(decision: u64, key: &str, action: &str) -> String {
    format!("decision={decision}&key={key}&action={}", action.replace(' ', "+"))
}

impl<G: Game> Pair<G> {
    /// Asks everything, in an order and a selection that chance draws, while things happen at the table.
    pub(super) async fn compare(&mut self, rng: &mut Pcg64Mcg) -> Result<(), String> {
        self.take_in_hand(rng).await?;
        self.open_streams(rng).await?;
        self.pages(7, rng).await?;
        self.refusals(4, rng).await?;
        for _ in 0..rng.random_range(0..4) {
            self.look().await;
            self.something_happens(rng).await?;
            self.pages(1, rng).await?;
        }
        self.look().await;
        self.asks_for_a_hint(rng).await?;
        self.refusals(2, rng).await?;
        self.pages(2, rng).await?;
        self.resigns(rng).await
    }

    fn at(&self, rest: &str) -> String {
        format!("/t/{}{rest}", self.code)
    }

    /// On a shared device: a hand is opened; or it was open and is put away, and nothing of it stays.
    async fn take_in_hand(&mut self, rng: &mut Pcg64Mcg) -> Result<(), String> {
        let device = self.watcher.device;
        if let (false, Some(seat)) = (device.is_empty(), self.watcher.viewer.seat()) {
            return self.ask(&Ask::post(self.at("/look"), format!("seat={seat}"), true, lang(rng))).await;
        }
        let browser = self.watcher.browser.clone();
        let hand = device.iter().find(|seat| self.sides[0].table.awaited().contains(*seat));
        let Some(seat) = hand.filter(|_| rng.random_ratio(1, 2)) else { return Ok(()) };
        let stream = Ask::get(self.at("/stream?after=1"), lang(rng));
        self.listen(&stream, &browser).await?;
        for path in ["/look", "", "?view=text"] {
            let (path, lang) = (self.at(path), lang(rng));
            let ask = if path.ends_with("/look") {
                Ask::post(path, format!("seat={seat}"), true, lang)
            } else {
                Ask::get(path, lang)
            };
            for side in &self.sides {
                side.ask(&browser, &ask).await; // what is shown now differs
            }
        }
        let _ = self.listen_on("the open hand").await;
        self.ask(&Ask::post(self.at("/hide"), String::new(), rng.random(), lang(rng))).await
    }

    async fn open_streams(&mut self, rng: &mut Pcg64Mcg) -> Result<(), String> {
        let browser = self.watcher.browser.clone();
        let version = self.sides[0].table.version();
        let middle = rng.random_range(0..=version);
        let close = version.saturating_sub(rng.random_range(0..12));
        for n in 0..3 {
            let after = *[0, middle, close, version, version + 5].choose(rng).expect("a version");
            let view = *["", "&view=text", "&view=data"].choose(rng).expect("a view");
            let mut ask = Ask::get(self.at(&format!("/stream?after={after}{view}")), lang(rng));
            ask.last = rng.random_ratio(1, 4).then_some(close);
            self.listen(&ask, &browser).await?;
            if n == 0 && rng.random_ratio(1, 2) {
                self.stop_listening(0);
            }
        }
        Ok(())
    }

    fn page(&self, rng: &mut Pcg64Mcg) -> Ask {
        let view = *["", "?view=text"].choose(rng).expect("a view");
        let mut json = false;
        let path = match rng.random_range(0..25) {
            0..6 => self.at(view),
            6..13 => {
                json = rng.random_ratio(1, 4);
                self.at(&self.replay(rng))
            }
            13 | 14 => self.at(&format!("/chance{view}")),
            15 => self.at("/game.json"),
            16 => self.at("/souvenir.svg"),
            17 | 18 => format!("/{view}"),
            19 => format!("/t/{}", self.code.to_lowercase()),
            20 => self.at(["/act", "/zap", "/undo", "/zap/zap"].choose(rng).expect("a path")),
            21 | 22 => self.feed.clone(),
            23 => {
                json = rng.random();
                self.at(&format!("/review{view}"))
            }
            _ => ["/t/NOSUCH", "/t/NOSUCH/replay", "/chance", "/nowhere", "/rules/fable"]
                .choose(rng)
                .map(ToString::to_string)
                .expect("a path"),
        };
        Ask { json, ..Ask::get(path, lang(rng)) }
    }

    fn replay(&self, rng: &mut Pcg64Mcg) -> String {
        let table = &self.sides[0].table;
        let last = table.happenings().len();
        let step = *[0, 1, last / 2, last.saturating_sub(1), last, 999].choose(rng).expect("a step");
        let seats = u32::from(table.places());
        let eyes = match rng.random_range(0..10 + seats) {
            0..5 => String::new(),
            5 => "&eyes=all".to_owned(),
            6 => "&eyes=public".to_owned(),
            7 => "&eyes=x".to_owned(),
            n => format!("&eyes={}", n - 8),
        };
        let view = if rng.random_ratio(1, 3) { "&view=text" } else { "" };
        format!("/replay?step={step}{eyes}{view}")
    }

    async fn pages(&mut self, n: usize, rng: &mut Pcg64Mcg) -> Result<(), String> {
        let first = Ask::get(self.at(["", "?view=text"].choose(rng).expect("a view")), lang(rng));
        self.ask(&first).await?;
        for _ in 0..n {
            let ask = self.page(rng);
            self.ask(&ask).await?;
        }
        Ok(())
    }

    /// Posts that will not do, and buttons that mean nothing now.
    async fn refusals(&mut self, n: usize, rng: &mut Pcg64Mcg) -> Result<(), String> {
        for _ in 0..n {
            let (path, mut form) =
                if rng.random_ratio(2, 3) { self.bad_choice(rng) } else { self.button(rng) };
            if rng.random_ratio(1, 4) {
                form += "&view=text";
            }
            let ask = Ask::post(self.at(&path), form, rng.random(), lang(rng));
            self.ask(&ask).await?;
            self.look().await;
        }
        Ok(())
    }

    fn bad_choice(&self, rng: &mut Pcg64Mcg) -> (String, String) {
        let table = &self.sides[0].table;
        let now = table.decision();
        let seat = Seat::new(rng.random_range(0..table.places()));
        let other = self.action(rng.random_range(0..2), seat, rng).unwrap_or_else(|| "pass".to_owned());
        let forms = [
            choice(now.saturating_sub(1), "k", &other),
            choice(now + 1, "k", &other),
            choice(now, "k", "no such thing"),
            choice(now, "", &other),
            choice(now, "k", "").replace("&action=", ""),
            "decision=&key=k".to_owned(),
            choice(now, "k", &other),
            choice(now, "k", &other),
            choice(now, "k", &other),
        ];
        let form = forms.choose(rng).cloned().unwrap_or_default();
        let mine = |seat: Seat| {
            let view = self.sides[0].table.view(Viewer::Seat(seat));
            view.is_some_and(|view| {
                G::view_actions(&view).as_ref().iter().any(|mine| mine.to_string() == other)
            })
        };
        // What can be chosen is chosen in other places, where both truths go on alike.
        let good = self.watcher.viewer.seat().is_some_and(mine);
        let form = if good { choice(now + 1, "k", &other) } else { form };
        ("/act".to_owned(), form)
    }

    /// Whether a computer player would move if the game were not halted.
    fn machines_wait(&self) -> bool {
        let table = &self.sides[0].table;
        table.awaited().iter().any(|seat| table.machine(seat).is_some())
    }

    fn any_machine(&self) -> bool {
        let table = &self.sides[0].table;
        table.has_begun() && table.people().len() < usize::from(table.places())
    }

    fn button(&self, rng: &mut Pcg64Mcg) -> (String, String) {
        let table = &self.sides[0].table;
        let mut names = vec!["leave", "list", "kick", "name", "again", "zap", "hide"];
        // Once the game has begun a computer player moves when it has thought, in one house before the other.
        if table.has_begun() || table.chairs().iter().flatten().all(|chair| chair.browser().is_some()) {
            names.extend(["ready", "ask-ready", "start"]);
        }
        if table.has_begun() {
            names.extend(["pause", "join"]);
            if !self.machines_wait() {
                names.push("resume");
            }
            if !self.any_machine() {
                names.extend(["undo", "answer-undo", "take-back"]);
            }
            if self.watcher.device.is_empty() {
                names.extend(["look", "look"]);
            }
        }
        let name = names.choose(rng).copied().unwrap_or("zap");
        let seat = rng.random_range(0..table.places());
        let yes = if rng.random() { "yes" } else { "no" };
        (format!("/{name}"), format!("seat={seat}&yes={yes}&name=Finn{}", self.named(Seat::new(seat))))
    }

    /// What the buttons of a seat's page name: its last move, the question that is open, whoever has its place.
    fn named(&self, seat: Seat) -> String {
        let table = &self.sides[0].table;
        let last = table.happenings().iter().rfind(|happening| happening.seat == Some(seat));
        let last = last.map_or(0, |happening| happening.id);
        let question = table.undo_request().map_or(0, |request| request.id);
        let guest = table.guest(seat.number()).unwrap_or(0);
        format!("&last={last}&agree={question}-{seat}&guest={seat}-{guest}")
    }

    /// Something public happens in both truths, or something that the viewer does not see at all.
    async fn something_happens(&mut self, rng: &mut Pcg64Mcg) -> Result<(), String> {
        match rng.random_range(0..12) {
            0..3 => self.viewer_acts(rng).await,
            3..7 => self.other_acts(rng).await,
            7 | 8 => self.other_presses(rng).await,
            9 => {
                let stranger = self.stranger.clone();
                let ask = Ask::get(self.at("/stream?after=0"), lang(rng));
                self.listen_as_other(&ask, &stranger).await
            }
            10 => self.somebody_leaves().await,
            _ => {
                let (path, form) = self.button(rng);
                let ask = Ask::post(self.at(&path), form, true, lang(rng));
                self.ask(&ask).await
            }
        }
    }

    async fn listen_as_other(&mut self, ask: &Ask, browser: &Browser) -> Result<(), String> {
        self.listen(ask, browser).await
    }

    async fn viewer_acts(&mut self, rng: &mut Pcg64Mcg) -> Result<(), String> {
        let table = &self.sides[0].table;
        let open = |seat: &Seat| table.awaited().contains(*seat) || table.chosen().contains(*seat);
        let Some(seat) = self.watcher.viewer.seat().filter(open) else { return Ok(()) };
        let Some(action) = self.action(0, seat, rng).filter(|action| self.act_alike(seat, [action, action]))
        else {
            return Ok(());
        };
        let form = choice(self.sides[0].table.decision(), "mine", &action);
        let ask = Ask::post(self.at("/act"), form, rng.random(), lang(rng));
        self.ask(&ask).await?;
        self.ask(&ask).await // a second click
    }

    /// What the viewer is advised follows from what it sees, and nobody else is advised anything.
    async fn asks_for_a_hint(&mut self, rng: &mut Pcg64Mcg) -> Result<(), String> {
        if rng.random_ratio(3, 4) {
            return Ok(());
        }
        let ask = Ask::post(self.at("/hint"), String::new(), rng.random(), lang(rng));
        self.ask(&ask).await?;
        self.look().await;
        self.pages(2, rng).await
    }

    /// A seat that is somebody else's alone.
    fn other(&self, rng: &mut Pcg64Mcg) -> Option<Seat> {
        let table = &self.sides[0].table;
        let alone = |seat: &Seat| {
            let browser = self.sides[0].browsers[seat.index()].as_ref();
            browser.is_some_and(|browser| {
                browser.id() != self.watcher.browser.id() && table.seats_of(browser.id()).len() == 1
            })
        };
        Seat::all(table.places()).filter(alone).collect::<Vec<_>>().choose(rng).copied()
    }

    async fn other_acts(&mut self, rng: &mut Pcg64Mcg) -> Result<(), String> {
        let Some(seat) = self.other(rng) else { return Ok(()) };
        let Some(one) = self.action(0, seat, rng) else { return Ok(()) };
        let view = self.sides[1].table.view(Viewer::Seat(seat));
        let mut others: Vec<String> = view
            .map(|view| G::view_actions(&view).as_ref().iter().map(ToString::to_string).collect())
            .unwrap_or_default();
        others.shuffle(rng);
        let Some(other) = others.into_iter().find(|other| self.act_alike(seat, [&one, other])) else {
            return Ok(());
        };
        let decision = self.sides[0].table.decision();
        let key = format!("{:x}", rng.random::<u64>());
        self.other_does(seat, "act", [choice(decision, "live", &one), choice(decision, &key, &other)]).await
    }

    async fn other_presses(&mut self, rng: &mut Pcg64Mcg) -> Result<(), String> {
        let Some(seat) = self.other(rng).filter(|_| self.sides[0].table.has_begun()) else { return Ok(()) };
        let mut names = vec!["pause"];
        if !self.machines_wait() {
            names.push("resume");
        }
        let free = |n: usize| self.sides[n].table.can_undo(seat).is_some();
        if !self.any_machine() && free(0) == free(1) {
            names.extend(["undo", "answer-undo"]);
        }
        let name = names.choose(rng).copied().unwrap_or("pause");
        let named = self.named(seat);
        let form = if rng.random_ratio(2, 3) { named } else { named.replace("&agree=", "&refuse=") };
        self.other_does(seat, name, [form.clone(), form]).await
    }

    /// Readers close their pages, and after a while count as away.
    async fn somebody_leaves(&mut self) -> Result<(), String> {
        let soon = self.sides[0].house.hub.time().now() + 2 * A_WHILE.as_millis() as i64;
        if self.sides[0].table.next_due(&[]).is_some_and(|(at, _)| at < soon) {
            return Ok(());
        }
        self.stop_listening(1);
        self.listen_on("streams when one has ended").await?;
        advance(A_WHILE).await;
        self.listen_on("streams when somebody is away").await
    }

    async fn resigns(&mut self, rng: &mut Pcg64Mcg) -> Result<(), String> {
        let table = &self.sides[0].table;
        let mine = table.seats_of(self.watcher.browser.id());
        let awaited = mine.iter().any(|seat| table.awaited().contains(seat) && table.paused().is_none());
        if !table.has_begun() || awaited || self.machines_wait() || rng.random_ratio(1, 2) {
            return Ok(());
        }
        let ask = Ask::post(self.at("/resign"), String::new(), rng.random(), lang(rng));
        self.ask(&ask).await?;
        self.pages(1, rng).await
    }
}
