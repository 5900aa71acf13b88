//! What the notebook tiles of the Id do (chapter 9).

use mittwoch_kernel::Sink;

use super::{Did, ID, Idle, Pick, Step, compass};
use crate::UnconsciousMind;
use crate::component::{Banner, Deed};
use crate::effect::{Figure, Good};
use crate::event::{Event, Open};
use crate::flow::happen;
use crate::state::{Frame, State};

/// The frames of a tile that need no event of their own; nothing if it has one.
pub(super) fn frames(game: &UnconsciousMind, state: &mut State, tile: u8) -> bool {
    let step = |step| Frame::Id(step);
    let walk = |figure, most| Frame::Move { figure, least: 1, most, quietly: false };
    let frames: &[Frame] = match game.catalogue.id.tiles[usize::from(tile)].deed {
        Deed::SwapAndPlay if state.research.count > 0 => {
            &[step(Step::Play { count: 0 }), step(Step::Swap), Frame::Draw { left: 1 }]
        }
        Deed::SwapAndPlay => &[step(Step::Play { count: 0 })],
        Deed::Publish => &[step(Step::Publish)],
        Deed::PlayAndPublish => {
            &[step(Step::Publish), step(Step::Play { count: 1 }), Frame::Draw { left: 1 }]
        }
        Deed::MoveFreud => &[walk(Figure::Freud, 3)],
        Deed::MoveProfessor if state.player(ID).professor != state.freud => &[Frame::Join],
        Deed::MoveProfessor => &[walk(Figure::Professor, 2)],
        Deed::UpperDisplay | Deed::LowerDisplay | Deed::Dream | Deed::Goal => return false,
    };
    state.stack.pop();
    frames.iter().for_each(|frame| state.stack.push(*frame));
    true
}

/// Lets a tile act that has an event of its own.
pub(super) fn act<S: Sink<Event>>(
    game: &UnconsciousMind,
    state: &mut State,
    tile: u8,
    sink: &mut S,
) {
    let printed = &game.catalogue.id.tiles[usize::from(tile)];
    let did = match printed.deed {
        Deed::UpperDisplay => take(state, 0, printed.coffee),
        Deed::LowerDisplay => take(state, 1, printed.coffee),
        Deed::Dream => dream(game, state, sink),
        _ => goal(game, state, sink),
    };
    happen(game, state, sink, Open::Id(did));
}

/// The rightmost tile of a row of the display, or coffee alone (ID-9.1, ID-9.2, ID-9.14).
fn take(state: &State, level: u8, coffee: u8) -> Did {
    let row = &state.tiles[usize::from(level)].shown;
    let mut shown = (0..3).zip(row).filter_map(|(column, tile)| Some((column, (*tile)?)));
    match shown.next_back() {
        Some((column, tile)) => Did::TookTile { level, column, tile, coffee },
        None => Did::Nothing { coffee, why: Idle::NoTile },
    }
}

/// The tile leaves the game: banner, coffee, then the display is refilled.
pub(super) fn took(
    game: &UnconsciousMind,
    state: &mut State,
    (level, column): (u8, u8),
    (tile, coffee): (u8, u8),
) {
    state.tiles[usize::from(level)].shown[usize::from(column)] = None;
    state.gone_tiles.insert(tile);
    state.stack.replace(Frame::Refill { level, column });
    state.stack.push(Frame::Gain { good: Good::Coffee, count: coffee });
    if let Banner::Effect(effect) = game.catalogue.tiles[usize::from(tile)].banner {
        state.stack.push(Frame::Run { effect, asked: true });
    }
}

/// An exposed dream, used without paying (ID-9.3).
fn dream<S: Sink<Event>>(game: &UnconsciousMind, state: &mut State, sink: &mut S) -> Did {
    let exposed = |room: &u8| game.exposed(state, *room).is_some();
    let found = compass::outermost(state.id.compass, (0..2).filter(exposed));
    if found.is_some() && is_helping(state) {
        return Did::Nothing { coffee: 0, why: Idle::Therapy };
    }
    match compass::choose(game, state, sink, Pick::Dream, found) {
        Some(room) => Did::Dream { room },
        None => Did::Nothing { coffee: 0, why: Idle::NoDream },
    }
}

/// Whether therapy is going on: then no dream is used, lest a catharsis comes twice (ID-9.14).
fn is_helping(state: &State) -> bool {
    let mut stack = state.stack;
    let mut frames = std::iter::from_fn(|| stack.pop());
    frames.any(|frame| matches!(frame, Frame::Therapy { .. } | Frame::DreamOver { .. }))
}

/// Treats a client as the third notebook tile does (ID-11.4).
pub(super) fn treat<S: Sink<Event>>(game: &UnconsciousMind, state: &mut State, sink: &mut S) {
    let did = dream(game, state, sink);
    happen(game, state, sink, Open::Id(did));
}

/// A goal from an end of the row, met or not (ID-9.9).
fn goal<S: Sink<Event>>(game: &UnconsciousMind, state: &mut State, sink: &mut S) -> Did {
    let open = |goal: &u8| state.goals[usize::from(*goal)].is_none();
    let row = state.id.goal_row;
    let found = compass::outermost(state.id.compass, row.iter().copied().filter(open));
    match compass::choose(game, state, sink, Pick::Goal, found) {
        Some(goal) => Did::Goal { goal },
        None => Did::NoGoal,
    }
}
