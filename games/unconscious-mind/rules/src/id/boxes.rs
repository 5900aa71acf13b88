//! Using heart-shaped boxes (ID-8.1 to ID-8.4), and coffee that becomes boxes (ID-3.2).

use mittwoch_kernel::Sink;

use super::{Did, ID, Pick, Step, compass};
use crate::UnconsciousMind;
use crate::event::{Event, Open};
use crate::flow::answer::client;
use crate::flow::happen;
use crate::state::{Frame, State};

/// The coffee that the Id has with so much more.
pub(super) fn after(state: &State, coffee: u8) -> u8 {
    state.player(ID).coffee.saturating_add(coffee)
}

/// Adds coffee; as soon as it is enough, it becomes a box.
pub(crate) fn pour(game: &UnconsciousMind, state: &mut State, coffee: u8) {
    let coffee = after(state, coffee);
    state.players[ID.index()].coffee = coffee;
    if coffee >= game.catalogue.id.coffee {
        state.stack.push(Frame::Id(Step::Brew));
    }
}

/// What brewing does now.
pub(super) fn brew(game: &UnconsciousMind, state: &State) -> Did {
    let full = state.me().boxes >= game.catalogue.board.box_most;
    let points = if full { game.exchanges.box_points() } else { 0 };
    let coffee = game.catalogue.id.coffee;
    Did::Brewed { coffee, points, left: state.me().coffee - coffee }
}

/// Coffee goes, a box or points come; what is left may make another one.
pub(super) fn brewed(game: &UnconsciousMind, state: &mut State, coffee: u8, points: u8) {
    let player = &mut state.players[ID.index()];
    player.coffee -= coffee;
    player.points += i16::from(points);
    player.boxes = (player.boxes + 1).min(game.catalogue.board.box_most);
    if player.coffee < game.catalogue.id.coffee {
        state.stack.pop();
    }
}

/// One box for the client whose turn it is; with two clients the compass says who begins.
pub(super) fn spend<S: Sink<Event>>(game: &UnconsciousMind, state: &mut State, sink: &mut S) {
    let treated = |room: &u8| state.me().rooms[usize::from(*room)].client.is_some();
    let found = match state.id.next_room.filter(treated) {
        Some(room) => Some((room, false)),
        None => compass::outermost(state.id.compass, (0..2).filter(treated)),
    };
    let chosen = compass::choose(game, state, sink, Pick::Room, found);
    if let Some((room, client)) = chosen.and_then(|room| Some((room, client(state, room)?))) {
        happen(game, state, sink, Open::BoxUsed { room, client });
    }
}
