//! What a seat knows as numbers, from its own side: field by field all of its knowledge.
//!
//! Cards, markets and players are counted from the seat, as in the numbers of its answers.

use mittwoch_kernel::{AmountScale, Bag, Pen, Seat, Viewer};

use crate::NotreDame;
use crate::component::{Card, Sector};
use crate::knowledge::Knowledge;
use crate::state::{
    COINS, DRAWN, Frame, LAST_ROUND, LAST_STEP, MARKERS, Place, Player, Source, State,
};

/// How many kinds of unfinished business there are.
const KINDS: usize = 22;
/// The places where a piece can be: four beside the sectors.
const PLACES: usize = 4 + Sector::ALL.len();
/// The most unfinished business.
const DEPTH: usize = 3;
/// Coins in the general supply: below none where the players hold more than were printed (ND-1.7).
const BANK: AmountScale = AmountScale { usual: COINS as u32, least: -255, most: COINS as i32 };
/// Coins and prestige of a player.
const PURSE: AmountScale = AmountScale::up_to(10, 255);
const PRESTIGE: AmountScale = AmountScale::up_to(30, 255);
/// Turns, steps and pieces in a question.
const FEW: AmountScale = AmountScale::up_to(10, MARKERS as i32);

/// What one viewer looks with.
struct Eye<'a> {
    game: &'a NotreDame,
    viewer: Viewer,
    /// How many cards, persons and markets there are.
    cards: usize,
    persons: usize,
    markets: usize,
    players: u8,
}

/// Writes all that a viewer knows.
pub(crate) fn observe<P: Pen>(game: &NotreDame, knowledge: &Knowledge, pen: &mut P) {
    let players = game.config.players;
    let eye = Eye {
        game,
        viewer: knowledge.viewer(),
        cards: usize::from(players * Card::EACH),
        persons: game.catalogue.persons.len(),
        markets: game.catalogue.markets.len(),
        players,
    };
    eye.table(knowledge, pen);
    for (place, seat) in eye.viewer.clockwise(players).enumerate() {
        pen.begin("player", place);
        eye.cards_of(knowledge, seat, pen);
        eye.board_of(knowledge.table().player(seat), pen);
        pen.flag("prestige is counted", knowledge.counted().contains(seat));
        pen.end();
    }
    eye.business(knowledge.table().fields(), pen);
}

impl Eye<'_> {
    /// Action cards, counted from the viewer's side.
    fn turned(&self, cards: Bag) -> Bag {
        cards.turned(self.viewer.side().0 * Card::EACH, self.cards as u8)
    }

    fn card(&self, card: Option<Card>) -> Option<usize> {
        Some(usize::from(self.game.card_from(self.viewer.side(), card?)?))
    }

    fn table<P: Pen>(&self, knowledge: &Knowledge, pen: &mut P) {
        let table = knowledge.table().fields();
        pen.one_of("seat", Some(self.viewer.side().index()), self.players.into());
        pen.flag("watching", self.viewer == Viewer::Spectator);
        pen.one_of("round", table.round.checked_sub(1).map(usize::from), LAST_ROUND.into());
        pen.some_of("persons that may come", table.persons, self.persons);
        pen.some_of("persons seen", knowledge.persons_seen(), self.persons);
        for place in 0..usize::from(DRAWN) {
            let person = table.shown.get(place).map(|person| usize::from(*person));
            pen.begin("shown", place);
            pen.one_of("person", person, self.persons);
            pen.end();
        }
        pen.some_of("cards unseen", self.turned(knowledge.unseen()), self.cards);
        pen.some_of("cards of the pair", self.turned(knowledge.pair()), self.cards);
        pen.some_of("cards ever seen", self.turned(knowledge.ever()), self.cards);
        pen.some_of("cards used", self.turned(table.discard), self.cards);
        let waiting = self.viewer.places_of(table.waiting, self.players);
        pen.some_of("waited for", waiting, self.players.into());
        pen.amount("coins in the general supply", table.bank.into(), BANK);
        self.messages(table, pen);
    }

    fn messages<P: Pen>(&self, table: &State, pen: &mut P) {
        for number in 0..self.markets {
            let market = self.game.market_at(self.viewer.side(), number as u8);
            let message = table.messages[usize::from(market)].map(usize::from);
            pen.begin("market", number);
            pen.one_of("message", message, self.game.catalogue.messages.len());
            pen.end();
        }
    }

    fn cards_of<P: Pen>(&self, knowledge: &Knowledge, seat: Seat, pen: &mut P) {
        let (table, at) = (knowledge.table().fields(), seat.index());
        let hired = table.hired[at].map(usize::from);
        pen.some_of("cards to choose from", self.turned(table.looking[at]), self.cards);
        pen.some_of("cards in the hand", self.turned(table.hands[at]), self.cards);
        pen.one_of("choice", self.card(table.choices[at]), self.cards);
        pen.one_of("first card played", self.card(table.played[at].first().copied()), self.cards);
        pen.one_of("second card played", self.card(table.played[at].get(1).copied()), self.cards);
        pen.one_of("person hired", hired, self.persons);
    }

    fn board_of<P: Pen>(&self, player: &Player, pen: &mut P) {
        let markers = u32::from(MARKERS);
        pen.count("own supply", player.supply.into(), markers);
        pen.count("general supply", player.general.into(), markers);
        pen.counts("markers in each sector", &player.sectors, markers);
        pen.count("markers on the cathedral", player.cathedral.into(), markers);
        pen.one_of("friend", player.friend.map(|sector| sector as usize), Sector::ALL.len());
        pen.count("rat", player.rat.into(), LAST_STEP.into());
        let carriage = self.game.market_from(self.viewer.side(), player.carriage);
        pen.one_of("carriage", carriage.map(usize::from), self.markets);
        pen.amount("coins", player.coins.into(), PURSE);
        let boroughs = self.game.catalogue.boroughs.len();
        for place in 0..boroughs {
            let home = self.game.borough_of(self.viewer.side());
            let borough = self.game.catalogue.boroughs[(home + place) % boroughs];
            let kinds = Bag::of_bits(player.messages >> (4 * borough.colour as u32) & 0b1111);
            pen.begin("borough", place);
            pen.some_of("messages collected", kinds, 4);
            pen.end();
        }
        for (place, gained) in player.gained.iter().enumerate() {
            pen.begin("source", place);
            pen.amount(Source::ALL[place].name(), (*gained).into(), PRESTIGE);
            pen.end();
        }
        pen.amount("prestige lost", player.lost.into(), PRESTIGE);
    }

    /// Where the game is, the question on top first.
    fn business<P: Pen>(&self, table: &State, pen: &mut P) {
        let mut stack = table.stack;
        for place in 0..DEPTH {
            let frame = stack.pop();
            let FrameNumbers { kind, seat, at, amount, flag } = told(frame.unwrap_or_default());
            let seat = seat.map(|seat| self.viewer.place_of(seat, self.players));
            pen.begin("business", place);
            pen.one_of("kind", frame.map(|_| kind), KINDS);
            pen.one_of("player", seat, self.players.into());
            pen.one_of("place", at.map(place_number), PLACES);
            pen.amount("amount", amount.into(), FEW);
            pen.flag("with the friend, or placed", flag);
            pen.end();
        }
    }
}

/// What unfinished business is about.
#[derive(Default)]
struct FrameNumbers {
    kind: usize,
    seat: Option<Seat>,
    at: Option<Place>,
    amount: u8,
    flag: bool,
}

fn told(frame: Frame) -> FrameNumbers {
    let of = |kind, seat| FrameNumbers { kind, seat: Some(seat), ..FrameNumbers::default() };
    let turn = |kind, amount| FrameNumbers { kind, amount, ..FrameNumbers::default() };
    match frame {
        Frame::Round => turn(0, 0),
        Frame::Draft { step } => turn(1, step),
        Frame::Cards { turn: at } => turn(2, at),
        Frame::Hire { turn: at } => turn(3, at),
        Frame::Plague { turn: at } => turn(4, at),
        Frame::RoundEnd => turn(5, 0),
        Frame::Over => turn(6, 0),
        Frame::Source { seat, to } => FrameNumbers { at: Some(to), ..of(7, seat) },
        Frame::Gift { seat, placed } => FrameNumbers { flag: placed, ..of(8, seat) },
        Frame::Friend { seat } => of(9, seat),
        Frame::Ride { seat, steps } => FrameNumbers { amount: steps, ..of(10, seat) },
        Frame::Message { seat } => of(11, seat),
        Frame::RatBack { seat } => of(12, seat),
        Frame::Favour { seat, left } => FrameNumbers { amount: left, ..of(13, seat) },
        Frame::FoolFrom { seat } => of(14, seat),
        Frame::FoolTo { seat, from, friend } => {
            FrameNumbers { at: Some(from), flag: friend, ..of(15, seat) }
        }
        Frame::MinstrelFrom { seat } => of(16, seat),
        Frame::MinstrelCarry { seat, from } => {
            FrameNumbers { at: Some(Place::Sector(from)), ..of(17, seat) }
        }
        Frame::MinstrelTo { seat, from, markers, friend } => {
            let at = Some(Place::Sector(from));
            FrameNumbers { at, amount: markers, flag: friend, ..of(18, seat) }
        }
        Frame::Bishop { seat } => of(19, seat),
        Frame::Payer { seat, count } => FrameNumbers { amount: count, ..of(20, seat) },
        Frame::Lose { seat } => of(21, seat),
    }
}

fn place_number(place: Place) -> usize {
    match place {
        Place::Supply => 0,
        Place::General => 1,
        Place::Beside => 2,
        Place::Cathedral => 3,
        Place::Sector(sector) => 4 + sector as usize,
    }
}
