//! A table with modules on which a test puts figures, tags and frames where it wants them.

use mittwoch_kernel::{EventLog, FastRng, Game, Pack, Reason, Seat, Setting, Stack, Wording};
use mittwoch_unconscious_mind::{Event, Frame, Location, Open, State, UnconsciousMind};

/// The built-in components.
pub(crate) fn pack() -> Pack {
    mittwoch_testkit::built_in::<UnconsciousMind>()
}

/// Options and their values.
pub(crate) type Options<'a> = &'a [(&'a str, &'a str)];

pub(crate) fn setting(players: u8, options: Options) -> Setting {
    options.iter().fold(Setting::new(players), |all, (key, value)| all.with(key, value))
}

/// The state of a fresh table.
pub(crate) fn set_up(game: &UnconsciousMind, seed: u64) -> State {
    game.setup(&mut FastRng::new(seed), &mut EventLog::default())
}

pub(crate) fn game(players: u8, options: Options) -> UnconsciousMind {
    UnconsciousMind::new(&pack(), &setting(players, options)).expect("a sound setting")
}

/// A game in its first round, and what was told since.
pub(crate) struct Table {
    pub(crate) game: UnconsciousMind,
    pub(crate) state: State,
    pub(crate) told: Vec<Open>,
}

impl Table {
    /// The first turn after a set-up with the first offers, with the Professors at the Opera and
    /// Freud at the Museum, nobody with a tag.
    pub(crate) fn new(players: u8, options: Options) -> Table {
        let game = game(players, options);
        let state = set_up(&game, 3);
        let mut table = Table { game, state, told: Vec::new() };
        while table.state.round == 0 {
            let first = table.offers()[0].clone();
            table = table.answer(&first);
        }
        table.told.clear();
        table.with(|state| {
            state.players.iter_mut().for_each(|player| player.professor = Location::Opera);
            state.freud = Location::Museum;
        })
    }

    pub(crate) fn with(mut self, change: impl FnOnce(&mut State)) -> Table {
        change(&mut self.state);
        self
    }

    /// A seat has claimed the goal with two tags of a location.
    pub(crate) fn goal(self, seat: u8, location: Location) -> Table {
        let mut goals = self.game.catalogue().goals.iter();
        let at = goals.position(|goal| goal.location == Some(location)).expect("a goal");
        self.with(|state| state.goals[at] = Some(Seat(seat)))
    }

    /// The player whose turn it is has a research card in play.
    pub(crate) fn card(self, name: &str) -> Table {
        let mut cards = self.game.catalogue().research.iter();
        let card = cards.position(|card| card.id == name).expect("a card") as u8;
        self.with(|state| {
            let seat = state.turn.index();
            state.players[seat].played.insert(card);
        })
    }

    /// A seat has published a treatise.
    pub(crate) fn treatise(self, seat: u8, name: &str) -> Table {
        let mut all = self.game.catalogue().treatises.iter();
        let at = all.position(|treatise| treatise.id == name).expect("a treatise");
        self.with(|state| state.treatises[at].owner = Some(Seat(seat)))
    }

    /// The player has a player-colour insight in the reserve, taken from a locked line.
    pub(crate) fn own(self) -> Table {
        self.with(|state| {
            let player = &mut state.players[state.turn.index()];
            player.locked_lines &= !(1 << player.locked_lines.ilog2());
            player.dial[0][1] += 1;
        })
    }

    /// The player has two common insights at every place of the dial.
    pub(crate) fn rich(self) -> Table {
        self.with(|state| {
            let player = &mut state.players[state.turn.index()];
            player.dial.iter_mut().for_each(|at| at[0] = 2);
        })
    }

    /// A question or business in the middle of the turn.
    pub(crate) fn ask(mut self, frame: Frame) -> Table {
        self.state.stack = Stack::new();
        for frame in [Frame::Next, Frame::Close, Frame::Draft, Frame::Boxes, frame] {
            self.state.stack.push(frame);
        }
        let mut log = EventLog::default();
        self.game.resume(&mut self.state, &mut FastRng::new(7), &mut log);
        self.hear(log.0);
        self
    }

    /// A printed effect that was just chosen.
    pub(crate) fn run(self, text: &str) -> Table {
        let mut printed = self.game.catalogue().printed.iter();
        let effect = printed.find(|printed| printed.text == text).expect("a printed effect").effect;
        self.ask(Frame::Run { effect, asked: true })
    }

    fn hear(&mut self, events: Vec<Event>) {
        let open = |event: Event| match event {
            Event::Open { what, .. } => Some(what),
            Event::Drew { .. } => None,
        };
        self.told.extend(events.into_iter().filter_map(open));
    }

    #[track_caller]
    pub(crate) fn answer(mut self, text: &str) -> Table {
        let action = self.game.read(text).expect("an action");
        let seat = self.state.turn;
        let allowed = self.game.check(&self.state, seat, action);
        assert_eq!(allowed, Ok(()), "'{text}' is not open, but {:?}", self.offers());
        let sound = self.game.conserved(&self.state).is_ok();
        let mut log = EventLog::default();
        self.game.perform(&mut self.state, seat, action, &mut FastRng::new(5), &mut log);
        self.hear(log.0);
        assert!(!sound || self.game.conserved(&self.state) == Ok(()), "after '{text}'");
        self
    }

    #[track_caller]
    pub(crate) fn answers(self, texts: &[&str]) -> Table {
        texts.iter().fold(self, |table, text| table.answer(text))
    }

    /// The paragraph that refuses an answer.
    #[track_caller]
    pub(crate) fn refused(&self, text: &str) -> &'static str {
        let action = self.game.read(text).expect("an action");
        let refusal = self.game.check(&self.state, self.state.turn, action);
        refusal.expect_err("a refusal").rule()
    }

    pub(crate) fn offers(&self) -> Vec<String> {
        let mut offers = Vec::new();
        self.game.legal(&self.state, self.state.turn, &mut offers);
        offers.into_iter().map(|action| self.game.write(action)).collect()
    }

    /// The offers that begin with a word.
    pub(crate) fn verb(&self, verb: &str) -> Vec<String> {
        let fits = |offer: &String| offer.split(' ').next() == Some(verb);
        self.offers().into_iter().filter(fits).collect()
    }

    pub(crate) fn top(&self) -> Frame {
        self.state.stack.top().expect("something on the stack")
    }

    /// The triggers that were counted last.
    pub(crate) fn triggers(&self) -> u8 {
        let counted = self.told.iter().rev().find_map(|what| match what {
            Open::Visited { triggers, .. } => Some(*triggers),
            _ => None,
        });
        counted.expect("triggers")
    }
}
