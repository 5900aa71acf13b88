//! What a seat knows as numbers, from its own side: field by field all of its knowledge.

use mittwoch_kernel::{Pen, Seat, Viewer};

use crate::NightMarket;
use crate::component::Coin;
use crate::knowledge::Knowledge;
use crate::state::Frame;

/// The most unfinished business.
const DEPTH: usize = 2;

/// Writes all that a viewer knows.
pub(crate) fn observe<P: Pen>(game: &NightMarket, knowledge: &Knowledge, pen: &mut P) {
    let (table, viewer) = (knowledge.fields(), knowledge.viewer());
    let (players, wares) = (game.config.players, game.catalogue.wares.len());
    let coins = usize::from(game.catalogue.coins[1]) + 1;
    let coin = |coin: Option<Coin>| coin.map(|coin| usize::from(coin.0));
    pen.one_of("seat", Some(viewer.side().index()), players.into());
    pen.flag("watching", viewer == Viewer::Spectator);
    pen.count("round", table.round.into(), game.catalogue.hand.into());
    pen.some_of("wares to come", table.wares, wares);
    pen.one_of("ware of the round", table.stall.map(usize::from), wares);
    pen.some_of("coins unseen", knowledge.unseen(), coins);
    pen.some_of("coins that lie open", table.spent, coins);
    for (place, seat) in viewer.clockwise(players).enumerate() {
        let at = seat.index();
        pen.begin("player", place);
        pen.some_of("coins known to be in the hand", table.hands[at], coins);
        pen.count("coins in the hand", knowledge.hand_size(seat).into(), coins as u32);
        pen.one_of("coin revealed last", coin(table.shown[at]), coins);
        pen.one_of("coin bid", coin(table.bids[at]), coins);
        pen.some_of("wares bought", table.bought[at], wares);
        pen.flag("waited for", table.waiting.contains(seat));
        pen.end();
    }
    business(knowledge, players, pen);
}

/// Where the game is, the question on top first.
fn business<P: Pen>(knowledge: &Knowledge, players: u8, pen: &mut P) {
    let viewer = knowledge.viewer();
    let mut stack = knowledge.fields().stack;
    for place in 0..DEPTH {
        let frame = stack.pop();
        let (kind, seat): (usize, Option<Seat>) = match frame.unwrap_or_default() {
            Frame::Round => (0, None),
            Frame::Bid => (1, None),
            Frame::Trade { seat } => (2, Some(seat)),
            Frame::Draw { seat } => (3, Some(seat)),
            Frame::Over => (4, None),
        };
        pen.begin("business", place);
        pen.one_of("kind", frame.map(|_| kind), 5);
        pen.one_of("player", seat.map(|seat| viewer.place_of(seat, players)), players.into());
        pen.end();
    }
}
