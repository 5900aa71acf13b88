//! Positions for rule tests: pieces are put where a test wants them, and play goes on from there.
//!
//! Pieces keep their number: what a test puts somewhere is taken from where it was, and every
//! answer is followed by a count of all pieces.

pub(crate) mod board;
mod pieces;
mod placing;

use mittwoch_kernel::{
    Chance, Draw, EventLog, FastRng, Game, Knowing, NameList, Pack, Reason, Script, Seat, Setting,
    Stack, Viewer, Wording,
};
use mittwoch_unconscious_mind::effect::{EffectId, notation};
use mittwoch_unconscious_mind::{
    Event, Frame, Open, Player, Quality, Ring, Spot, State, UnconsciousMind, View,
};

use crate::support::pack;

/// A game with default options.
pub(crate) fn game(players: u8) -> UnconsciousMind {
    UnconsciousMind::new(&pack(), &Setting::new(players)).expect("a sound setting")
}

/// The place of an entry with a stable name.
fn named<'a>(mut ids: impl Iterator<Item = &'a String>, name: &str) -> u8 {
    ids.position(|id| id == name).unwrap_or_else(|| panic!("nothing is called {name}")) as u8
}

/// A place of the dial by its plain name: "reserve", "minor-growth" and so on.
pub(crate) fn spot(name: &str) -> Spot {
    let Some((ring, quality)) = name.split_once('-') else {
        assert_eq!(name, "reserve");
        return Spot::RESERVE;
    };
    Spot::at(Ring::named(ring).expect("a ring"), Quality::named(quality).expect("a quality"))
}

/// A game in the middle, and what was told since.
///
/// All that is put somewhere belongs to the player whose turn it is, unless a seat is named.
pub(crate) struct Position {
    pub(crate) game: UnconsciousMind,
    pub(crate) state: State,
    pub(crate) told: Vec<Open>,
    pub(crate) events: Vec<Event>,
    pack: Pack,
    setting: Setting,
}

impl Position {
    /// A fresh game, at the first question of the set-up.
    pub(crate) fn fresh(setting: Setting) -> Position {
        Position::changed(pack(), setting)
    }

    /// A fresh game with components of the test's own.
    pub(crate) fn changed(pack: Pack, setting: Setting) -> Position {
        Position::by(UnconsciousMind::RULES, pack, setting)
    }

    /// The first turn of round 1 by the first version of the rules (chapter 27).
    pub(crate) fn before(players: u8) -> Position {
        Position::by(1, pack(), Setting::new(players)).begun().plain()
    }

    fn by(rules: u32, pack: Pack, setting: Setting) -> Position {
        let game = UnconsciousMind::with_rules(rules, &pack, &setting).expect("a sound setting");
        let mut log = EventLog::default();
        let state = game.setup(&mut FastRng::new(11), &mut log);
        let (told, events) = (Vec::new(), Vec::new());
        let mut position = Position { game, state, told, events, pack, setting };
        position.hear(log.0);
        position
    }

    /// The first turn of round 1, after a set-up with the first offers; see [`Position::plain`].
    pub(crate) fn new(players: u8) -> Position {
        Position::of(Setting::new(players))
    }

    /// The first turn of a game with options.
    pub(crate) fn of(setting: Setting) -> Position {
        Position::fresh(setting).begun().plain()
    }

    /// Takes the first offers until the first turn begins.
    pub(crate) fn begun(mut self) -> Position {
        while self.state.round == 0 {
            self = self.first_offer();
        }
        self
    }

    /// Nobody has scored yet.
    pub(crate) fn plain(mut self) -> Position {
        self.state.players.iter_mut().for_each(|player| player.points = 0);
        self
    }

    /// The start of a seat's turn.
    pub(crate) fn turn_of(mut self, seat: u8) -> Position {
        self.state.turn = Seat(seat);
        self.state.therapy = Default::default();
        self.state.stack = Stack::new();
        for frame in [Frame::Next, Frame::Close, Frame::Draft, Frame::Boxes, Frame::Turn] {
            self.state.stack.push(frame);
        }
        self
    }

    /// Puts a question or business before what is open now, and lets it go on.
    pub(crate) fn frame(mut self, frame: Frame) -> Position {
        self.state.stack.push(frame);
        self.state.stack.push(Frame::May { effect: EffectId::default() });
        self.answer("skip")
    }

    /// Triggers an effect written like those of the component files, before what is open now; if
    /// it is printed nowhere, a tile of level I gets it.
    pub(crate) fn run(mut self, text: &str) -> Position {
        let effect = self.effect(text);
        let position = self.frame(Frame::May { effect });
        let open = position.top() == Frame::May { effect } && position.offered("do");
        if open { position.answer("do") } else { position }
    }

    /// An effect, printed if need be.
    pub(crate) fn effect(&mut self, text: &str) -> EffectId {
        self.printed(text).unwrap_or_else(|| self.print(text))
    }

    /// The offers but for free actions.
    pub(crate) fn plain_offers(&self) -> Vec<String> {
        let (mut offers, seat) = (Vec::new(), self.state.turn);
        self.game.legal(&self.state, seat, &mut offers);
        offers.retain(|offer| !self.game.offer(&self.state, seat, *offer).free);
        offers.into_iter().map(|offer| self.game.write(offer)).collect()
    }

    /// Whether a question waits for free actions: it can only be left out.
    pub(crate) fn waits(&self) -> bool {
        self.plain_offers() == ["skip"]
    }

    fn printed(&self, text: &str) -> Option<EffectId> {
        let catalogue = self.game.catalogue();
        let mut all = catalogue.printed.iter().map(|printed| printed.effect);
        all.find(|effect| notation(&catalogue.effects, *effect) == text)
    }

    /// The numbers of all effects change with it, so nothing may be running.
    fn print(&mut self, text: &str) -> EffectId {
        let text = format!("[[tile]]\nid = 'second-cup'\nmain = '{text}'\n");
        let owner = Pack::new([("notebook-level-i.toml", text.as_str())]).expect("sound TOML");
        let pack = self.pack.overlaid(&owner).expect("a known file");
        let rules = self.game.config().rules;
        let game = UnconsciousMind::with_rules(rules, &pack, &self.setting);
        self.game = game.expect("a sound effect");
        let tile = self.game.catalogue().tiles.iter().find(|tile| tile.id == "second-cup");
        tile.expect("the tile").main
    }

    /// Changes anything.
    pub(crate) fn with(mut self, change: impl FnOnce(&mut State)) -> Position {
        change(&mut self.state);
        self
    }

    /// Changes what belongs to the player.
    pub(crate) fn mine(mut self, change: impl FnOnce(&mut Player)) -> Position {
        let seat = self.seat();
        change(&mut self.state.players[seat]);
        self
    }

    fn hear(&mut self, events: Vec<Event>) {
        for event in events {
            self.events.push(event);
            if let Event::Open { what, .. } = event {
                self.told.push(what);
            }
        }
    }

    #[track_caller]
    fn perform<C: Chance>(&mut self, text: &str, chance: &mut C) {
        let action = self.game.read(text).expect("an action");
        let seat = self.state.turn;
        let refusal = self.game.check(&self.state, seat, action);
        let offers = self.offers();
        assert_eq!(refusal, Ok(()), "'{text}' is not open, but {offers:?}");
        let sound = self.game.conserved(&self.state).is_ok();
        let mut log = EventLog::default();
        self.game.perform(&mut self.state, seat, action, chance, &mut log);
        self.hear(log.0);
        if sound {
            assert_eq!(self.game.conserved(&self.state), Ok(()), "after '{text}'");
        }
    }

    /// Gives an answer.
    #[track_caller]
    pub(crate) fn answer(mut self, text: &str) -> Position {
        self.perform(text, &mut FastRng::new(5));
        self
    }

    /// Gives several answers one after the other.
    #[track_caller]
    pub(crate) fn answers(mut self, texts: &[&str]) -> Position {
        for text in texts {
            self.perform(text, &mut FastRng::new(5));
        }
        self
    }

    /// Gives an answer with luck of our own: what is drawn for, and what comes.
    #[track_caller]
    pub(crate) fn answer_lucky(mut self, text: &str, luck: &[(&str, &str)]) -> Position {
        let drawer = Some(self.state.turn);
        let draws = luck.iter().map(|(what, got)| Draw {
            what: (*what).to_owned(),
            seat: if *what == "research card" { drawer } else { None },
            at: 0,
            from: NameList::default(),
            numbers: Vec::new(),
            got: vec![(*got).to_owned()],
        });
        let mut script = Script::new(draws);
        self.perform(text, &mut script);
        assert_eq!(script.finish(), Ok(()));
        self
    }

    /// Takes the first offer.
    #[track_caller]
    pub(crate) fn first_offer(self) -> Position {
        let offer = self.offers()[0].clone();
        self.answer(&offer)
    }

    /// A State Ideas turn up to its first trigger: ideas on a space, pointing at an action.
    #[track_caller]
    pub(crate) fn state_ideas(self, space: &str, action: &str, ideas: u8) -> Position {
        let (point, lay) = (format!("point {space} {action}"), format!("lay {ideas} 0"));
        self.answers(&["state-ideas", &point, &lay])
    }

    /// The paragraph that refuses an answer.
    #[track_caller]
    pub(crate) fn refused(&self, text: &str) -> &'static str {
        self.refused_to(self.state.turn.0, text)
    }

    /// The paragraph that refuses an answer of a seat.
    #[track_caller]
    pub(crate) fn refused_to(&self, seat: u8, text: &str) -> &'static str {
        let action = self.game.read(text).expect("an action");
        self.game.check(&self.state, Seat(seat), action).expect_err("a refusal").rule()
    }

    /// The offers, in their notation.
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

    /// Whether an answer is offered.
    pub(crate) fn offered(&self, text: &str) -> bool {
        self.offers().iter().any(|offer| offer == text)
    }

    /// The open question.
    #[track_caller]
    pub(crate) fn top(&self) -> Frame {
        self.state.stack.top().expect("something on the stack")
    }

    /// What belongs to the player.
    pub(crate) fn me(&self) -> &Player {
        self.state.me()
    }

    /// The player's seat.
    pub(crate) fn seat(&self) -> usize {
        self.state.turn.index()
    }

    /// How many insights of both kinds lie at a place of the player's dial.
    pub(crate) fn at(&self, name: &str) -> u8 {
        self.me().at(spot(name))
    }

    /// What a viewer sees.
    pub(crate) fn view(&self, viewer: Viewer) -> View {
        self.game.view(&self.state, viewer)
    }
}
