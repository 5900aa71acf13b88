//! What each frame relies on, when something is asked or goes on by itself.

use crate::UnconsciousMind;
use crate::id::PERSON;
use crate::phase::city::{self, Slot};
use crate::state::{Frame, Price, Room, State};

/// Checks what the current frame relies on.
pub(crate) fn frame(game: &UnconsciousMind, state: &State) -> Result<(), &'static str> {
    match state.stack.current() {
        Frame::Over => demand(state.stack.depth() == 1, "nothing is unfinished at the end"),
        Frame::Next => demand(state.stack.depth() == 1, "nothing is unfinished between turns"),
        Frame::PickClient | Frame::Spare => {
            demand(!state.candidates.is_empty(), "a client of the set-up is left")
        }
        Frame::PickTile => demand(!state.me().choice.is_empty(), "a starting tile is left"),
        Frame::PickCell { tile } | Frame::PlaceTile { tile } | Frame::TileEffects { tile, .. } => {
            demand(state.held.contains(tile), "the tile was gained and lies nowhere yet")
        }
        Frame::Pieces { space, action } => {
            let known = usize::from(action) < game.catalogue.table.actions.len();
            let free = !state.spaces[usize::from(space)].is_taken();
            demand(known && free, "ideas point from an empty space to an action")
        }
        Frame::Table { action, .. } => {
            let known = usize::from(action) < game.catalogue.table.actions.len();
            demand(known, "an action of the meeting table is triggered")
        }
        Frame::Ink { least, most } | Frame::Move { least, most, .. } => {
            demand(least <= most, "the fewest steps are not more than the most")
        }
        Frame::Line { line, .. } => demand(line < 6, "a notebook has six lines"),
        Frame::GainTile { column } => demand(column < 3, "the display has three columns"),
        Frame::Refill { level, column } => {
            demand(level < 2 && column < 3, "the display has two rows of three columns")
        }
        Frame::All { effect, .. } | Frame::Choose { effect, .. } => {
            let several = game.catalogue.effects.node(effect).parts().is_some();
            demand(several, "there are several effects to choose from")
        }
        Frame::Pay { price, next, .. } => pay(game, state, price, next),
        other => beyond(game, state, other),
    }
}

/// Checks the frames of treatises, the city, clients and the Id.
fn beyond(game: &UnconsciousMind, state: &State, frame: Frame) -> Result<(), &'static str> {
    match frame {
        Frame::Volumes { treatise } | Frame::Endow { treatise } => {
            let owner = state.treatises[usize::from(treatise)].owner;
            demand(owner.is_none(), "a treatise is published once")
        }
        Frame::Shelve { treatise } => {
            let owner = state.treatises[usize::from(treatise)].owner;
            demand(owner == Some(PERSON), "a person lays the own treatise into the row")
        }
        Frame::Mark { slot } | Frame::MarkByFireworks { slot } => {
            let district = matches!(city::slot(slot), Some(Slot::District(..)));
            demand(district, "an insight marks a slot of a district")
        }
        Frame::VisitByJournalist { .. } => {
            demand(state.journalist.is_some(), "the Journalist is played")
        }
        Frame::Dream { room }
        | Frame::Cure { room }
        | Frame::Latent { room }
        | Frame::Manifest { room }
        | Frame::TopManifest { room }
        | Frame::SetMarker { room } => {
            demand(chamber(state, room).client.is_some(), "a client is in the room")
        }
        Frame::Catharsis { room } | Frame::Shed { room } => {
            demand(chamber(state, room).layer.is_some(), "the client has a layer")
        }
        Frame::RefillClient { place } => {
            demand(state.shown_clients[usize::from(place)].is_none(), "the place is empty")
        }
        Frame::RefillManifest { place } => {
            demand(state.shown_manifest[usize::from(place)].is_none(), "the place is empty")
        }
        Frame::Moment { pending, .. } => demand(pending != 0, "a client has not been asked"),
        Frame::Id(_) => demand(game.is_id(state.turn), "the Id goes on in its own turn"),
        _ => Ok(()), // The others store nothing that could be wrong.
    }
}

/// A price has as many parts as were not paid, and a dream that is paid for is there.
fn pay(game: &UnconsciousMind, state: &State, price: Price, next: u8) -> Result<(), &'static str> {
    let parts = game.costs(state, price).len();
    demand(usize::from(next) <= parts, "no more is paid than the price")?;
    match price {
        Price::Dream(room) => {
            demand(chamber(state, room).client.is_some(), "the dream of a client is paid for")
        }
        Price::Effect(_) | Price::Set => Ok(()),
    }
}

fn chamber(state: &State, room: u8) -> Room {
    state.me().rooms[usize::from(room)]
}

fn demand(holds: bool, what: &'static str) -> Result<(), &'static str> {
    if holds { Ok(()) } else { Err(what) }
}
