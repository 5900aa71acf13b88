//! Where the Id's turn goes next: every question of the base game has its rule.

use mittwoch_kernel::{Chance, Sink};

use super::{
    Did, Step, boxes, city, clients, exchange, inkpot, lines, place_ideas, publish, recall,
    research, tiles,
};
use crate::UnconsciousMind;
use crate::effect::Good;
use crate::event::{Event, Open};
use crate::flow::happen;
use crate::flow::settle::settle;
use crate::state::{Frame, State};

/// Lets the Id go on with the top of the stack; false if the base game goes on by itself.
pub(crate) fn go_on<C: Chance, S: Sink<Event>>(
    game: &UnconsciousMind,
    state: &mut State,
    frame: Frame,
    chance: &mut C,
    sink: &mut S,
) -> bool {
    match frame {
        Frame::PickClient => clients::first(game, state, sink),
        Frame::Manifest { room } => clients::dream(game, state, room, sink),
        Frame::Turn => place_ideas::begin(game, state, chance, sink),
        Frame::Boxes => boxes::spend(game, state, sink),
        Frame::Draft => clients::draft(game, state, sink),
        Frame::Draw { .. } => research::draw(game, state, sink),
        Frame::Play { .. } => research::play(game, state, chance, sink),
        Frame::Volumes { treatise } => publish::volume(game, state, treatise, sink),
        Frame::Endow { treatise } => happen(game, state, sink, publish::endow(game, treatise)),
        Frame::Bonus => bonus(game, state, sink),
        Frame::Gain { good: Good::Coffee, count } => {
            let total = boxes::after(state, count);
            happen(game, state, sink, Open::Id(Did::Coffee { count, total }));
        }
        Frame::MarkByFireworks { .. } => {
            let did = recall::bonus(game, state).map(|(did, _)| did);
            tell(game, state, sink, did);
        }
        Frame::Move { figure, least, most, quietly } => {
            tell(game, state, sink, city::walk(game, state, (figure, quietly), (least, most)));
        }
        Frame::Join => tell(game, state, sink, city::join(game, state)),
        Frame::Visit { .. } | Frame::VisitByJournalist { .. } => {
            tell(game, state, sink, city::visit(game, state, frame));
        }
        Frame::Id(Step::Seek { card, tried }) => {
            place_ideas::seek(game, state, (card, tried), sink);
        }
        Frame::Id(Step::Swap) => research::swap(game, state, chance, sink),
        Frame::Id(Step::Treat) => tiles::treat(game, state, sink),
        Frame::Id(Step::Publish) => publish::begin(game, state, sink),
        Frame::Id(Step::Deed { tile }) => tiles::act(game, state, tile, sink),
        Frame::Id(step) => {
            let did = certain(game, state, step);
            tell(game, state, sink, did);
        }
        _ => return false,
    }
    true
}

/// A bonus; the Fireworks are told of first (ID-11.5).
fn bonus<S: Sink<Event>>(game: &UnconsciousMind, state: &mut State, sink: &mut S) {
    match recall::bonus(game, state) {
        Some((Did::Bonus { slot, .. }, true)) => {
            happen(game, state, sink, Open::FireworksUsed { slot });
        }
        found => {
            let did = found.map_or(Did::NoBonus, |(did, _)| did);
            happen(game, state, sink, Open::Id(did));
        }
    }
}

/// Lets something happen, or leaves out what cannot.
fn tell<S: Sink<Event>>(game: &UnconsciousMind, state: &mut State, sink: &mut S, did: Option<Did>) {
    match did {
        Some(did) => happen(game, state, sink, Open::Id(did)),
        None => skip(game, state),
    }
}

/// Leaves out what is on top of the stack.
pub(super) fn skip(game: &UnconsciousMind, state: &mut State) {
    state.stack.pop();
    settle(game, state);
}

/// What happens without a choice of the compass.
fn certain(game: &UnconsciousMind, state: &State, step: Step) -> Option<Did> {
    match step {
        Step::Ink { steps } => Some(inkpot::ink(state, steps)),
        Step::Column => Some(lines::column(state).unwrap_or(Did::NoColumn)),
        Step::Row => lines::row(state),
        Step::Line { line, at, .. } => lines::part(line, at),
        Step::Flip { row } => lines::inactive(state, row).map(|cell| Did::Flipped { cell }),
        Step::Complete { line } => Some(Did::Completed { line }),
        Step::Exchange { what, times } => {
            let total = exchange::coffee(game, state, what, times);
            Some(Did::Exchanged { what, times, total: total.map_or(0, |c| boxes::after(state, c)) })
        }
        Step::Idle { effect } => Some(Did::Idle { effect }),
        Step::Brew => Some(boxes::brew(game, state)),
        Step::Overlay { client } => Some(clients::overlay(game, state, client)),
        _ => None,
    }
}
