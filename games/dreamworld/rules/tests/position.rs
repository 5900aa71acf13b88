//! Positions for rule tests: cards are put where a test wants them, and play goes on from there.

use mittwoch_dreamworld::{Card, Dreamworld, Event, Frame, Open, Owner, Placed, State, Suit};
use mittwoch_kernel::{
    Chance, Draw, EventLog, FastRng, Game, NameList, Pack, Reason, Script, Seat, Seats, Setting,
    Silent, Wording,
};

/// The built-in components.
pub(crate) fn pack() -> Pack {
    mittwoch_testkit::built_in::<Dreamworld>()
}

/// A game with default options.
pub(crate) fn game(players: u8) -> Dreamworld {
    Dreamworld::new(&pack(), &Setting::new(players)).expect("a sound setting")
}

/// A card by its plain name.
pub(crate) fn card(name: &str) -> Card {
    name.parse().expect("a Dream card")
}

/// A game in the middle, and what was told since.
pub(crate) struct Position {
    pub(crate) game: Dreamworld,
    pub(crate) state: State,
    pub(crate) told: Vec<Open>,
}

impl Position {
    /// A fresh game.
    pub(crate) fn new(players: u8) -> Position {
        Position::of(Setting::new(players))
    }

    /// A fresh game with options.
    pub(crate) fn of(setting: Setting) -> Position {
        Position::by(Dreamworld::RULES, setting)
    }

    /// A fresh game by a version of the rules.
    pub(crate) fn by(rules: u32, setting: Setting) -> Position {
        let game = Dreamworld::with_rules(rules, &pack(), &setting).expect("a sound setting");
        let state = game.setup(&mut FastRng::new(11), &mut Silent);
        Position { game, state, told: Vec::new() }
    }

    /// The first choice of a round, with nothing in the line yet.
    pub(crate) fn round(mut self, round: u8) -> Position {
        for placed in self.state.line.iter() {
            self.state.pool.insert(placed.card.0);
        }
        self.state.line.clear();
        self.state.round = round;
        self.state.choosers = Seats::first_n(self.game.seats());
        self.state.waiting = self.state.choosers;
        self.state.stack.replace(Frame::Choose);
        self
    }

    /// Gives the current Client this suit.
    pub(crate) fn client(mut self, suit: Suit) -> Position {
        let place = self.state.client_place().expect("not at Freud");
        let clients = &self.game.catalogue().clients;
        let wanted = (0..6).find(|at| clients[usize::from(self.state.clients[*at])].1 == suit);
        self.state.clients.swap(place, wanted.expect("two clients per suit"));
        self
    }

    /// Puts this tile on the current side of the current Client.
    pub(crate) fn tile(mut self, id: &str) -> Position {
        let place = self.state.client_place().expect("not at Freud");
        let side = self.state.side() as usize;
        let tiles = &self.game.catalogue().tiles;
        let wanted = tiles.iter().position(|(tile, _)| tile == id).expect("a tile") as u8;
        let now = self.state.tiles[place][side];
        for tile in self.state.tiles.iter_mut().flatten() {
            *tile = if *tile == wanted { now } else { *tile };
        }
        self.state.tiles[place][side] = wanted;
        self
    }

    fn take(&mut self, card: Card) {
        let taken_from = self.state.hands.iter_mut().find(|hand| hand.contains(card.0));
        if let Some(hand) = taken_from {
            // The hand keeps its size if it can: it gets an unseen card in exchange.
            hand.remove(card.0);
            if let Some(other) = self.state.pool.iter().next() {
                self.state.pool.remove(other);
                hand.insert(other);
            }
        }
        self.state.pool.remove(card.0);
        self.state.lying.remove(card.0);
    }

    /// Puts cards into a hand.
    pub(crate) fn hand(mut self, seat: u8, names: &[&str]) -> Position {
        for name in names {
            let card = card(name);
            self.take(card);
            let hand = &mut self.state.hands[usize::from(seat)];
            hand.insert(card.0);
            let wanted: Vec<u8> = names.iter().map(|name| crate::position::card(name).0).collect();
            let spare = hand.iter().find(|other| !wanted.contains(other)).expect("a spare card");
            hand.remove(spare);
            self.state.pool.insert(spare);
        }
        self
    }

    /// Lays a card face up beside the Client of an earlier round.
    pub(crate) fn lying(mut self, name: &str, round: u8, plus: u8) -> Position {
        let card = card(name);
        self.take(card);
        self.state.lying.insert(card.0);
        self.state.laid_in[card.index()] = round;
        self.state.plus_on[card.index()] = plus;
        self
    }

    /// Makes sure that a card is unseen.
    pub(crate) fn unseen(mut self, name: &str) -> Position {
        let card = card(name);
        self.take(card);
        self.state.pool.insert(card.0);
        self
    }

    /// Puts an ownerless card into the line; cards come farthest first.
    pub(crate) fn ownerless(mut self, name: &str, owner: Owner) -> Position {
        let card = card(name);
        self.take(card);
        self.state.line.push(Placed { card, owner });
        self
    }

    /// Gives a player +1 tokens.
    pub(crate) fn supply(mut self, seat: u8, supply: u8) -> Position {
        self.state.players[usize::from(seat)].supply = supply;
        self
    }

    /// Sets how many tokens of the rows 6, 5, 4, 3, 2 are left.
    pub(crate) fn left(mut self, seat: u8, left: [u8; 5]) -> Position {
        self.state.players[usize::from(seat)].left = left;
        self
    }

    fn perform<C: Chance>(&mut self, seat: u8, text: &str, chance: &mut C) {
        let action = self.game.read(text).expect("an action");
        let refusal = self.game.check(&self.state, Seat(seat), action);
        assert_eq!(refusal, Ok(()), "seat {seat} may not {text}");
        let mut log = EventLog::default();
        self.game.perform(&mut self.state, Seat(seat), action, chance, &mut log);
        self.told.extend(log.0.into_iter().filter_map(|event| match event {
            Event::Open(open) => Some(open),
            Event::Chose { .. } => None,
        }));
    }

    /// Gives an answer.
    pub(crate) fn answer(mut self, seat: u8, text: &str) -> Position {
        self.perform(seat, text, &mut FastRng::new(5));
        self
    }

    /// Gives an answer with luck of our own: what is drawn for, and what comes.
    pub(crate) fn answer_lucky(mut self, seat: u8, text: &str, luck: &[(&str, &str)]) -> Position {
        let draws = luck.iter().map(|(what, got)| Draw {
            what: (*what).to_owned(),
            seat: None,
            at: 0,
            from: NameList::default(),
            numbers: Vec::new(),
            got: vec![(*got).to_owned()],
        });
        let mut script = Script::new(draws);
        self.perform(seat, text, &mut script);
        assert_eq!(script.finish(), Ok(()));
        self
    }

    /// Every seat in turn plays a card; they need not have it yet.
    pub(crate) fn play(mut self, names: &[&str]) -> Position {
        for (seat, name) in (0..).zip(names) {
            if *name != "professor" {
                self = self.hand(seat, &[name]);
            }
        }
        for (seat, name) in (0..).zip(names) {
            self = self.answer(seat, &format!("play {name}"));
        }
        self
    }

    /// The paragraph that refuses an answer.
    pub(crate) fn refused(&self, seat: u8, text: &str) -> &'static str {
        let action = self.game.read(text).expect("an action");
        self.game.check(&self.state, Seat(seat), action).expect_err("a refusal").rule()
    }

    /// The offers to a seat, in their notation.
    pub(crate) fn offers(&self, seat: u8) -> Vec<String> {
        let mut offers = Vec::new();
        self.game.legal(&self.state, Seat(seat), &mut offers);
        offers.into_iter().map(|action| self.game.write(action)).collect()
    }

    /// Whether an answer is offered.
    pub(crate) fn offered(&self, seat: u8, text: &str) -> bool {
        self.offers(seat).iter().any(|offer| offer == text)
    }

    /// The line, farthest first.
    pub(crate) fn line(&self) -> Vec<String> {
        self.state.line.iter().map(|placed| placed.card.to_string()).collect()
    }

    /// The seats asked.
    pub(crate) fn asked(&self) -> Vec<u8> {
        self.game.asked(&self.state).iter().map(|seat| seat.0).collect()
    }

    /// Gap and tile amount of a seat's card, as told at its turn.
    pub(crate) fn turn(&self, wanted: u8) -> Option<(u8, i8)> {
        self.told.iter().rev().find_map(|event| match event {
            Open::TurnBegan { seat, gap, add, .. } if seat.0 == wanted => Some((*gap, *add)),
            _ => None,
        })
    }

    /// Lets whoever is asked draw the first thing there is, or play the first card, until a seat
    /// has the turn.
    pub(crate) fn until_turn_of(mut self, seat: u8) -> Position {
        while self.state.turn() != Some(Seat(seat)) {
            let asked = self.asked()[0];
            let offers = self.offers(asked);
            let draw = offers.iter().find(|offer| offer.starts_with("draw"));
            let answer = draw.unwrap_or(&offers[0]).clone();
            self = self.answer(asked, &answer);
        }
        self
    }

    /// Everybody draws what there is until the round is over.
    pub(crate) fn rest_of_round(mut self) -> Position {
        let round = self.state.round;
        while self.state.round == round && self.state.turn().is_some() {
            let asked = self.asked()[0];
            let offers = self.offers(asked);
            let draw = offers.iter().find(|offer| offer.starts_with("draw"));
            let answer = draw.unwrap_or(&offers[0]).clone();
            self = self.answer(asked, &answer);
        }
        self
    }

    /// The winners, once the game is over.
    pub(crate) fn winners(&self) -> Option<Vec<u8>> {
        let outcome = self.game.outcome(&self.state)?;
        Some(outcome.winners.iter().map(|seat| seat.0).collect())
    }
}
