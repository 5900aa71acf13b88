//! Business of the Id that follows by itself.

use super::{Step, exchange, lines, tiles};
use crate::UnconsciousMind;
use crate::component::Exchange;
use crate::state::{Frame, State};

/// Lets the top of the stack settle; whether it did, or nothing if the base game knows.
pub(crate) fn step(game: &UnconsciousMind, state: &mut State, frame: Frame) -> Option<bool> {
    match frame {
        Frame::Run { effect, .. } => exchange::start(game, state, effect),
        // A reputation trigger brings points and coffee alone; it swaps by its tile alone.
        Frame::Zone | Frame::Swap => drop(state.stack.pop()),
        Frame::Bonus => return Some(false), // It tells that there is none.
        Frame::Id(step) => return Some(own(game, state, step)),
        _ => return None,
    }
    Some(true)
}

fn own(game: &UnconsciousMind, state: &mut State, step: Step) -> bool {
    match step {
        Step::Line { line, at, end } => match lines::next(state, line, at, end) {
            Some(next) if next == at => return false,
            Some(at) => state.stack.replace(Frame::Id(Step::Line { line, at, end })),
            None => drop(state.stack.pop()),
        },
        Step::Flip { row } if lines::inactive(state, row).is_none() => drop(state.stack.pop()),
        Step::Swap if state.shown_research.iter().all(Option::is_none) => drop(state.stack.pop()),
        Step::Exchange { times: 0, .. } => drop(state.stack.pop()),
        Step::Brew if state.me().coffee < game.catalogue.id.coffee => drop(state.stack.pop()),
        Step::Play { count } => play(game, state, count),
        Step::Deed { tile } => return tiles::frames(game, state, tile),
        _ => return false,
    }
    true
}

/// Cards are played, or something is taken if there is none (ID-3.8).
fn play(game: &UnconsciousMind, state: &mut State, count: u8) {
    let held = state.me().hand_count;
    state.stack.replace(match (held, count) {
        (0, _) => Frame::Id(Step::Exchange { what: Exchange::NoCard, times: 1 }),
        (_, 0) if game.config.plays_cards_drawn_meanwhile() => Frame::Play { left: u8::MAX },
        (_, 0) => Frame::Play { left: held },
        _ => Frame::Play { left: count },
    });
}
