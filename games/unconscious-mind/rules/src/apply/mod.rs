//! What an open event does to a state.

mod cards;
mod clients;
mod goods;
mod tiles;
mod turns;

use mittwoch_kernel::{Folds, Seat};

pub(crate) use tiles::walk;

use crate::UnconsciousMind;
use crate::event::{Event, Open};
use crate::flow::settle::settle;
use crate::state::{Frame, Player, State};

impl Folds for UnconsciousMind {
    /// Something that everybody sees, on the turn of a seat.
    type Open = (Seat, Open);

    #[inline]
    fn event((seat, what): (Seat, Open)) -> Event {
        Event::Open { seat, what }
    }

    /// The event does what it does, and what follows by itself settles.
    #[inline]
    fn apply(&self, state: &mut State, (seat, what): (Seat, Open)) {
        state.turn = seat;
        self.apply_open(state, what);
        settle(self, state);
    }
}

impl UnconsciousMind {
    #[inline]
    fn apply_open(&self, state: &mut State, event: Open) {
        match event {
            Open::RoundStarted { .. }
            | Open::TurnStarted
            | Open::TurnEnded
            | Open::Ended { .. }
            | Open::StateIdeas
            | Open::Pointed { .. }
            | Open::Laid { .. }
            | Open::RecallBegan { .. }
            | Open::IdeasBack { .. }
            | Open::TreatBegan { .. }
            | Open::Passed
            | Open::Agreed { .. }
            | Open::Skipped
            | Open::Picked { .. }
            | Open::ChoseLine { .. }
            | Open::Triggered { .. }
            | Open::TileTriggered { .. }
            | Open::Inked { .. } => self.apply_turn(state, event),
            Open::TrackTriggered { .. }
            | Open::Generated { .. }
            | Open::Elevated { .. }
            | Open::Transferred { .. }
            | Open::Used { .. }
            | Open::Suppressed { .. }
            | Open::Paid { .. }
            | Open::Gained { .. }
            | Open::Reputation { .. }
            | Open::Signalled
            | Open::Freed { .. }
            | Open::Claimed { .. } => self.apply_goods(state, event),
            Open::Discarded { .. }
            | Open::CardDrawn
            | Open::NoCard
            | Open::Swapped { .. }
            | Open::Played { .. }
            | Open::PublishBegan { .. }
            | Open::VolumeLaid { .. }
            | Open::Shelved { .. }
            | Open::Published { .. } => self.apply_cards(state, event),
            Open::Kept { .. }
            | Open::TookTile { .. }
            | Open::TookNoTile { .. }
            | Open::Placed { .. }
            | Open::TileDiscarded { .. }
            | Open::Slid { .. }
            | Open::TurnedUp { .. }
            | Open::Copied { .. }
            | Open::Walked { .. }
            | Open::Visited { .. }
            | Open::BonusChosen { .. }
            | Open::BonusTaken { .. }
            | Open::FireworksUsed { .. }
            | Open::FireworksMoved { .. }
            | Open::TookBack { .. } => self.apply_tiles(state, event),
            Open::Id(did) => self.apply_id(state, did),
            _ => self.apply_clients(state, event),
        }
    }
}

/// What belongs to the player whose turn it is.
#[inline]
fn me(state: &mut State) -> &mut Player {
    let seat = state.turn.index();
    &mut state.players[seat]
}

/// Adds points to the player whose turn it is.
#[inline]
fn score(state: &mut State, points: u8) {
    me(state).points += i16::from(points);
}

/// Puts frames on the stack, the last one on top.
#[inline]
fn push(state: &mut State, frames: &[Frame]) {
    for frame in frames {
        state.stack.push(*frame);
    }
}
