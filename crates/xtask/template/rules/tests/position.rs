//! Positions for tests: the luck is said by name, never by a seed.

use mittwoch_kernel::{Game, EventLog, Pack, Seat, Setting, FastRng, Wording};
use mittwoch_night_market::{Coin, Event, NightMarket, State};

/// The built-in components.
pub(crate) fn pack() -> Pack {
    mittwoch_testkit::built_in::<NightMarket>()
}

/// A game with every option at its default.
pub(crate) fn game(players: u8) -> NightMarket {
    NightMarket::new(&pack(), &Setting::new(players)).expect("a sound setting")
}

/// The coin with a number.
pub(crate) fn coin(number: u8) -> Coin {
    Coin(number)
}

/// A game at some point, with what happened since the last answer.
pub(crate) struct Position {
    pub(crate) game: NightMarket,
    pub(crate) state: State,
    pub(crate) events: Vec<Event>,
}

impl Position {
    /// A new game.
    pub(crate) fn new(players: u8) -> Position {
        Position::of(game(players))
    }

    /// A new game with these components and this setting.
    pub(crate) fn of(game: NightMarket) -> Position {
        let mut log = EventLog::default();
        let state = game.setup(&mut FastRng::new(1), &mut log);
        Position { game, state, events: log.0 }
    }

    /// The same with other coins in the hands; the rest is in the purse.
    pub(crate) fn hands(mut self, hands: &[&[u8]]) -> Position {
        self.state.purse = (1..=30).collect();
        for (seat, hand) in hands.iter().enumerate() {
            self.state.hands[seat] = hand.iter().copied().collect();
            self.state.purse = self.state.purse.minus(self.state.hands[seat]);
        }
        self.state.purse = self.state.purse.minus(self.state.spent);
        self
    }

    /// The same in another round.
    pub(crate) fn round(mut self, round: u8) -> Position {
        self.state.round = round;
        self
    }

    /// The same after an answer.
    pub(crate) fn answer(mut self, seat: u8, text: &str) -> Position {
        let action = self.game.read(text).expect("readable");
        self.game.check(&self.state, Seat(seat), action).expect("allowed");
        let mut log = EventLog::default();
        let chance = &mut FastRng::new(1);
        self.game.perform(&mut self.state, Seat(seat), action, chance, &mut log);
        self.events = log.0;
        self
    }

    /// The same after everybody has bid.
    pub(crate) fn bids(self, coins: &[u8]) -> Position {
        let bid = |position: Position, (seat, coin): (u8, &u8)| {
            position.answer(seat, &format!("bid coin-{coin}"))
        };
        (0..).zip(coins).fold(self, bid)
    }

    /// The answers that a seat is offered, in their notation.
    pub(crate) fn offers(&self, seat: u8) -> Vec<String> {
        let mut offers = Vec::new();
        self.game.legal(&self.state, Seat(seat), &mut offers);
        offers.into_iter().map(|action| self.game.write(action)).collect()
    }

    /// The paragraph that forbids an answer.
    pub(crate) fn refused(&self, seat: u8, text: &str) -> &'static str {
        let action = self.game.read(text).expect("readable");
        let refusal = self.game.check(&self.state, Seat(seat), action).expect_err("refused");
        mittwoch_kernel::Reason::rule(&refusal)
    }
}
