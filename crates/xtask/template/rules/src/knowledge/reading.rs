//! All that a viewer knows, rebuilt from its observation alone: so nothing known is missing there.

use mittwoch_kernel::{Bag, Seat, Seats, Stack, Viewer};
use mittwoch_testkit::{Broken, Reader, knowledge_is_rebuilt};

use super::{Knowledge, Known};
use crate::NightMarket;
use crate::component::Coin;
use crate::state::{Frame, SEATS, State};

#[test]
fn an_observation_tells_all_that_is_known() -> Result<(), Broken> {
    let rebuilt = knowledge_is_rebuilt::<NightMarket>(10, read)?;
    assert!(rebuilt > 500, "only {rebuilt} times");
    Ok(())
}

fn read(game: &NightMarket, from: &mut Reader<'_>) -> Knowledge {
    let players = game.config.players;
    let side = Seat(from.id("seat").expect("somebody's side"));
    let viewer = if from.flag("watching") { Viewer::Spectator } else { Viewer::Seat(side) };
    let around = |place: usize| Seat((side.0 + place as u8) % players);
    let mut table = State {
        round: from.count("round") as u8,
        wares: from.some_of("wares to come"),
        stall: from.id("ware of the round"),
        bought: [Bag::EMPTY; SEATS],
        purse: from.some_of("coins unseen"),
        hands: [Bag::EMPTY; SEATS],
        spent: from.some_of("coins that lie open"),
        shown: [None; SEATS],
        waiting: Seats::NONE,
        bids: [None; SEATS],
        stack: Stack::new(),
    };
    let mut hand_sizes = [0; SEATS];
    for place in 0..usize::from(players) {
        let (seat, at) = (around(place), around(place).index());
        hand_sizes[at] = from.part("player", place, |from| player(from, &mut table, seat));
    }
    let frames = [0, 1].map(|place| from.part("business", place, |from| frame(from, around)));
    frames.into_iter().flatten().rev().for_each(|frame| table.stack.push(frame));
    Knowledge { viewer, table: Known(table), hand_sizes }
}

/// Says how many coins are in the hand.
fn player(from: &mut Reader<'_>, table: &mut State, seat: Seat) -> u8 {
    let at = seat.index();
    table.hands[at] = from.some_of("coins known to be in the hand");
    let coins = from.count("coins in the hand");
    table.shown[at] = from.id("coin revealed last").map(Coin);
    table.bids[at] = from.id("coin bid").map(Coin);
    table.bought[at] = from.some_of("wares bought");
    if from.flag("waited for") {
        table.waiting.insert(seat);
    }
    coins as u8
}

fn frame(from: &mut Reader<'_>, around: impl Fn(usize) -> Seat) -> Option<Frame> {
    let (kind, seat) = (from.one_of("kind"), from.one_of("player").map(around));
    let seat = || seat.expect("it is somebody's");
    Some(match kind? {
        0 => Frame::Round,
        1 => Frame::Bid,
        2 => Frame::Trade { seat: seat() },
        3 => Frame::Draw { seat: seat() },
        _ => Frame::Over,
    })
}
