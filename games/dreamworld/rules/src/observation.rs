//! What a seat knows as numbers, from its own side: field by field all of its knowledge.

use mittwoch_kernel::{AmountScale, Bag, Pen, Seat, Viewer};

use crate::Dreamworld;
use crate::component::{CLIENTS, Card, MOST_TOKENS, TILES};
use crate::event::Choice;
use crate::knowledge::Knowledge;
use crate::state::{Frame, LAST_ROUND, Owner, Placed, Professor, State};

/// How many Dream cards there are.
const CARDS: usize = Card::COUNT as usize;
/// The most Dream cards in a line.
const LINE: usize = 8;
/// The most unfinished business.
const DEPTH: usize = 4;
/// A limit that is seldom passed (DW-6.7).
const LIMIT: AmountScale = AmountScale::up_to(20, 255);
/// Cards in a hand.
const HAND: AmountScale = AmountScale::up_to(10, CARDS as i32);
/// +1 tokens in a supply, and the most that lie on a card.
const SUPPLY: AmountScale = AmountScale::up_to(10, 255);
const ON_CARD: u32 = 8;

/// Writes all that a viewer knows.
pub(crate) fn observe<P: Pen>(game: &Dreamworld, knowledge: &Knowledge, pen: &mut P) {
    let (table, viewer) = (knowledge.table().fields(), knowledge.viewer());
    let players = game.config.players;
    pen.one_of("seat", Some(viewer.side().index()), players.into());
    pen.flag("watching", viewer == Viewer::Spectator);
    pen.one_of("round", table.round.checked_sub(1).map(usize::from), LAST_ROUND.into());
    column(game, table, pen);
    line(game, table, viewer, pen);
    pen.some_of("lying", table.lying, CARDS);
    pen.counts("laid in round", &table.laid_in, LAST_ROUND.into());
    pen.counts("+1 tokens on cards", &table.plus_on, ON_CARD);
    pen.some_of("unseen", knowledge.unseen(), CARDS);
    for (place, seat) in viewer.clockwise(players).enumerate() {
        pen.begin("player", place);
        player(game, knowledge, seat, pen);
        pen.end();
    }
    pen.some_of("tokens of the Id flipped", Bag::of_bits(table.id_flipped.into()), MOST_TOKENS);
    pen.some_of("choosing", viewer.places_of(table.choosers, players), players.into());
    pen.some_of("waited for", viewer.places_of(table.waiting, players), players.into());
    business(table, pen);
}

fn column<P: Pen>(game: &Dreamworld, table: &State, pen: &mut P) {
    debug_assert!(game.catalogue.clients.len() == CLIENTS && game.catalogue.tiles.len() == TILES);
    for (place, (client, tiles)) in table.clients.iter().zip(&table.tiles).enumerate() {
        pen.begin("column", place);
        pen.one_of("client", Some((*client).into()), CLIENTS);
        pen.one_of("tile of the sun side", Some(tiles[0].into()), TILES);
        pen.one_of("tile of the moon side", Some(tiles[1].into()), TILES);
        pen.end();
    }
}

fn line<P: Pen>(game: &Dreamworld, table: &State, viewer: Viewer, pen: &mut P) {
    let players = game.config.players;
    let owner = |placed: &Placed| match placed.owner {
        Owner::Seat(seat) => viewer.place_of(seat, players),
        Owner::NonPlayer => usize::from(players),
        Owner::Random => usize::from(players) + 1,
        Owner::Id => usize::from(players) + 2,
    };
    for place in 0..LINE {
        let placed = table.line.get(place);
        pen.begin("line", place);
        pen.one_of("card", placed.map(|placed| placed.card.index()), CARDS);
        pen.one_of("owner", placed.map(owner), usize::from(players) + 3);
        pen.end();
    }
}

fn player<P: Pen>(game: &Dreamworld, knowledge: &Knowledge, seat: Seat, pen: &mut P) {
    let table = knowledge.table().fields();
    let player = &table.players[seat.index()];
    pen.some_of("cards known to be in the hand", table.hands[seat.index()], CARDS);
    pen.some_of("cards that everybody knows", table.open[seat.index()], CARDS);
    pen.amount("cards in the hand", knowledge.hand_size(seat).into(), HAND);
    pen.counts("tokens left in each row", &player.left, MOST_TOKENS as u32);
    pen.amount("+1 tokens", player.supply.into(), SUPPLY);
    pen.flag("professor in the hand", player.professor == Professor::Hand);
    let choice = table.choices[seat.index()].map(|choice| match choice {
        Choice::Card(card) => card.index(),
        Choice::Professor => CARDS,
    });
    debug_assert!(seat.0 < game.config.players);
    pen.one_of("choice", choice, CARDS + 1);
}

/// Where the game is, the question on top first.
fn business<P: Pen>(table: &State, pen: &mut P) {
    let mut stack = table.stack;
    for place in 0..DEPTH {
        let frame = stack.pop();
        let (kind, at, left, flipped) = match frame.unwrap_or_default() {
            Frame::Round => (0, 0, 0, 0),
            Frame::Choose => (1, 0, 0, 0),
            Frame::ChooseAgain => (2, 0, 0, 0),
            Frame::Line { next } => (3, next, 0, 0),
            Frame::Turn { at } => (4, at, 0, 0),
            Frame::Flip { at, left, flipped } => (5, at, left, flipped),
            Frame::Check => (6, 0, 0, 0),
            Frame::Over => (7, 0, 0, 0),
        };
        pen.begin("business", place);
        pen.one_of("kind", frame.map(|_| kind), 8);
        pen.count("place in the line", at.into(), LINE as u32);
        pen.amount("left of the limit", left.into(), LIMIT);
        pen.amount("tokens flipped", flipped.into(), LIMIT);
        pen.end();
    }
}
