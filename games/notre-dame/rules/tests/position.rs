//! Positions for rule tests: pieces and cards are put where a test wants them, and play goes on
//! from there.

use mittwoch_kernel::{
    Bag, EventLog, FastRng, Game, Pack, Reason, Seat, Seats, Setting, Silent, Wording,
};
use mittwoch_notre_dame::{Card, Event, Frame, MARKERS, NotreDame, Open, Player, Sector, State};

/// The built-in components.
pub(crate) fn pack() -> Pack {
    mittwoch_testkit::built_in::<NotreDame>()
}

/// A game with default options.
pub(crate) fn game(players: u8) -> NotreDame {
    NotreDame::new(&pack(), &Setting::new(players)).expect("a sound setting")
}

/// A card by its plain name.
pub(crate) fn card(name: &str) -> Card {
    name.parse().expect("an action card")
}

/// A sector by its plain name.
pub(crate) fn sector(name: &str) -> Sector {
    Sector::named(name).expect("a sector")
}

/// A game in the middle, and what was told since.
pub(crate) struct Position {
    pub(crate) game: NotreDame,
    pub(crate) state: State,
    pub(crate) told: Vec<Open>,
    pub(crate) events: Vec<Event>,
}

impl Position {
    /// A fresh game.
    pub(crate) fn new(players: u8) -> Position {
        Position::of(Setting::new(players))
    }

    /// A fresh game with options.
    pub(crate) fn of(setting: Setting) -> Position {
        Position::by(NotreDame::RULES, setting)
    }

    /// A fresh game by a version of the rules.
    pub(crate) fn by(rules: u32, setting: Setting) -> Position {
        let game = NotreDame::with_rules(rules, &pack(), &setting).expect("a sound setting");
        let state = game.setup(&mut FastRng::new(11), &mut Silent);
        Position { game, state, told: Vec::new(), events: Vec::new() }
    }

    /// A round in which all cards are drafted and the first is to be played.
    pub(crate) fn cards(players: u8) -> Position {
        Position::new(players).drafted()
    }

    /// Everybody keeps the first card there is.
    pub(crate) fn drafted(mut self) -> Position {
        while matches!(self.state.stack.top(), Some(Frame::Draft { .. })) {
            let seat = self.asked()[0];
            let offer = self.offers(seat)[0].clone();
            self = self.answer(seat, &offer);
        }
        self
    }

    /// Goes to another round: its number decides the start player and the period.
    pub(crate) fn round(mut self, round: u8) -> Position {
        self.state.round = round;
        self
    }

    /// The hiring phase, with the start player first.
    pub(crate) fn hiring(players: u8, person: &str) -> Position {
        Position::cards(players).hire(person)
    }

    /// The same after the draft.
    pub(crate) fn hire(self, person: &str) -> Position {
        let mut position = self.persons(&[person]);
        for hand in &mut position.state.hands {
            position.state.discard = position.state.discard.union(std::mem::take(hand));
        }
        position.state.stack.replace(Frame::Hire { turn: 0 });
        position
    }

    /// Shows these persons; the others shown are some of the rest.
    pub(crate) fn persons(mut self, names: &[&str]) -> Position {
        let all = &self.game.catalogue().persons;
        let ids = names
            .iter()
            .map(|name| all.iter().position(|person| person.id == *name).expect("a person") as u8);
        let mut shown: Vec<u8> = ids.collect();
        let spare = (0..15).filter(|id| !shown.contains(id)).collect::<Vec<_>>();
        shown.extend(spare.iter().take(3 - names.len()));
        self.state.shown = shown.into_iter().collect();
        self
    }

    /// Gives a hand of three cards of any owner; nobody else has them any more.
    pub(crate) fn hand(mut self, seat: u8, names: &[&str]) -> Position {
        let wanted: Bag = names.iter().map(|name| card(name).0).collect();
        let places = self.state.hands.iter_mut().chain(&mut self.state.looking);
        let places = places.chain([&mut self.state.deck, &mut self.state.discard]);
        places.for_each(|place| *place = place.minus(wanted));
        let hand = &mut self.state.hands[usize::from(seat)];
        self.state.discard = self.state.discard.union(*hand);
        *hand = wanted;
        self
    }

    /// Gives the seat whose turn it is a card and plays it.
    pub(crate) fn play(self, seat: u8, name: &str) -> Position {
        let spare = ["bank", "park", "hotel"].map(|kind| format!("amber-{kind}"));
        let mut names: Vec<&str> =
            spare.iter().map(String::as_str).filter(|n| *n != name).collect();
        names.truncate(2);
        names.push(name);
        let mut position = self.hand(seat, &names);
        position.state.played[usize::from(seat)].clear();
        let players = position.game.seats();
        let turn = (seat + players - position.game.start(&position.state).0) % players;
        position.state.stack.replace(Frame::Cards { turn });
        position.answer(seat, &format!("play {name}"))
    }

    /// What belongs to a player, to be changed.
    pub(crate) fn with(mut self, seat: u8, change: impl FnOnce(&mut Player)) -> Position {
        change(&mut self.state.players[usize::from(seat)]);
        let player = &mut self.state.players[usize::from(seat)];
        let out = player.supply + player.cathedral + player.sectors.iter().sum::<u8>();
        player.general = MARKERS.checked_sub(out).expect("at most 14 markers");
        self
    }

    /// Puts markers into a sector; they come from the general supply.
    pub(crate) fn markers(self, seat: u8, name: &str, count: u8) -> Position {
        self.with(seat, |player| player.sectors[sector(name) as usize] = count)
    }

    /// Puts the friend into a sector.
    pub(crate) fn friend(self, seat: u8, name: &str) -> Position {
        self.with(seat, |player| player.friend = Some(sector(name)))
    }

    /// Gives a player coins; the bank pays.
    pub(crate) fn coins(mut self, seat: u8, coins: u16) -> Position {
        let player = &mut self.state.players[usize::from(seat)];
        self.state.bank += player.coins as i16 - coins as i16;
        player.coins = coins;
        self
    }

    /// Puts the rat on a step.
    pub(crate) fn rat(self, seat: u8, step: u8) -> Position {
        self.with(seat, |player| player.rat = step)
    }

    /// Gives a player messages of a colour, taken from the board.
    pub(crate) fn collected(mut self, seat: u8, colour: &str, count: usize) -> Position {
        let catalogue = self.game.catalogue();
        let of_colour = |market: &usize| catalogue.colour_of(*market as u8).name() == colour;
        let there = |market: &usize| self.state.messages[*market].is_some();
        let markets: Vec<usize> =
            (0..catalogue.markets.len()).filter(of_colour).filter(there).take(count).collect();
        assert_eq!(markets.len(), count, "not so many messages of {colour} are left");
        for market in markets {
            let kind = self.state.messages[market].take().expect("there");
            let bit = 4 * self.game.catalogue().colour_of(market as u8) as u32 + u32::from(kind);
            self.state.players[usize::from(seat)].messages |= 1 << bit;
        }
        self
    }

    /// A market by its plain name.
    pub(crate) fn market(&self, name: &str) -> u8 {
        let markets = &self.game.catalogue().markets;
        markets.iter().position(|market| market.id == name).expect("a market") as u8
    }

    /// Lays a kind of message of the borough's colour on a market, in exchange for what is there.
    pub(crate) fn message(mut self, market: &str, kind: &str) -> Position {
        let at = usize::from(self.market(market));
        let catalogue = self.game.catalogue();
        let kind = catalogue.messages.iter().position(|message| message.id == kind);
        let kind = kind.expect("a kind") as u8;
        let colour = catalogue.colour_of(at as u8);
        let other = (0..catalogue.markets.len()).find(|market| {
            catalogue.colour_of(*market as u8) == colour
                && self.state.messages[*market] == Some(kind)
        });
        self.state.messages.swap(at, other.expect("on the board"));
        self
    }

    /// Puts a carriage on a market.
    pub(crate) fn carriage(self, seat: u8, market: &str) -> Position {
        let at = self.market(market);
        self.with(seat, |player| player.carriage = at)
    }

    /// Gives an answer.
    pub(crate) fn answer(mut self, seat: u8, text: &str) -> Position {
        let action = self.game.read(text).expect("an action");
        let refusal = self.game.check(&self.state, Seat(seat), action);
        assert_eq!(refusal, Ok(()), "seat {seat} may not {text}");
        let mut log = EventLog::default();
        let luck = &mut FastRng::new(5);
        self.game.perform(&mut self.state, Seat(seat), action, luck, &mut log);
        self.events.extend(&log.0);
        self.told.extend(log.0.into_iter().filter_map(|event| match event {
            Event::Open(open) => Some(open),
            _ => None,
        }));
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

    /// The seats asked.
    pub(crate) fn asked(&self) -> Vec<u8> {
        self.game.asked(&self.state).iter().map(|seat| seat.0).collect()
    }

    /// What belongs to a player.
    pub(crate) fn player(&self, seat: u8) -> &Player {
        self.state.player(Seat(seat))
    }

    /// A player's prestige.
    pub(crate) fn prestige(&self, seat: u8) -> u16 {
        self.player(seat).prestige()
    }

    /// Gives a player prestige.
    pub(crate) fn with_prestige(self, seat: u8, prestige: u16) -> Position {
        self.with(seat, |player| player.gained = [prestige, 0, 0, 0, 0, 0])
    }

    /// Lets the plague come to everybody, from this round's persons.
    pub(crate) fn plague(mut self) -> Position {
        for hand in &mut self.state.hands {
            self.state.discard = self.state.discard.union(std::mem::take(hand));
        }
        let players = self.game.seats();
        self.state.stack.replace(Frame::Hire { turn: players - 1 });
        let last = self.game.at_turn(&self.state, players - 1);
        self.answer(last.0, "decline")
    }

    /// Lets everybody give the first answer there is until something is so.
    pub(crate) fn until(mut self, done: impl Fn(&Position) -> bool) -> Position {
        while !done(&self) {
            let seat = *self.asked().first().expect("the game goes on");
            let offer = self.offers(seat)[0].clone();
            self = self.answer(seat, &offer);
        }
        self
    }

    /// The winners, once the game is over.
    pub(crate) fn winners(&self) -> Option<Vec<u8>> {
        let outcome = self.game.outcome(&self.state)?;
        Some(outcome.winners.iter().map(|seat| seat.0).collect())
    }

    /// The seats of the table.
    pub(crate) fn seats(&self) -> impl Iterator<Item = Seat> + use<> {
        Seats::first_n(self.game.seats()).iter()
    }
}
