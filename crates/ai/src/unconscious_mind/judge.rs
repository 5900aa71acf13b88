//! What a position is worth to a player, in tenths of a point.

use mittwoch_kernel::Seat;
use mittwoch_unconscious_mind::effect::scale;
use mittwoch_unconscious_mind::{Frame, State, Tags, UnconsciousMind};

use super::horizon::Horizon;
use super::tables::Tables;
use super::weights::Weights;

/// Somebody who can say what a position is worth.
///
/// The horizon is that of the position from which the thinking started: otherwise every step
/// toward the end would seem to take the future away from us alone.
pub(super) struct Judge<'a> {
    pub(super) game: &'a UnconsciousMind,
    pub(super) weights: Weights,
    pub(super) tables: Tables<'a>,
    pub(super) seat: Seat,
    pub(super) horizon: Horizon,
    /// What a step of Freud's marker is worth: much to a leader, nothing to others.
    step: i32,
}

impl<'a> Judge<'a> {
    pub(super) fn new(
        game: &'a UnconsciousMind,
        state: &State,
        seat: Seat,
        weights: Weights,
    ) -> Judge<'a> {
        Judge {
            game,
            weights,
            tables: Tables::of(game.catalogue()),
            seat,
            horizon: Horizon::of(game, state, &weights),
            step: (lead(game, state, seat) / 2).clamp(0, 30),
        }
    }

    /// What is won already, and what it promises.
    pub(super) fn worth(&self, state: &State) -> i32 {
        let parts = self.game.score_parts(state, self.seat);
        let won = scale::POINT * parts.iter().sum::<i32>();
        if state.stack.top() == Some(Frame::Over) || self.horizon.turns == 0 {
            return won;
        }
        let tags = self.game.tags(state, self.seat);
        won + self.goods(state)
            + self.office(state)
            + self.desk(state)
            + self.study(state, &tags)
            + self.fame(state, &tags)
            + self.step * i32::from(state.freud_marker)
    }

    /// Coffee, boxes and bright ideas, beyond what they bring at the end.
    fn goods(&self, state: &State) -> i32 {
        let player = state.player(self.seat);
        let more = i32::from(player.coffee) * self.weights.coffee
            + i32::from(player.boxes) * self.weights.boxes
            + i32::from(player.bright.min(4)) * self.weights.bright;
        self.horizon.soon(more)
    }

    /// Reputation, and tags beyond what they bring at the end.
    fn fame(&self, state: &State, tags: &Tags) -> i32 {
        let player = state.player(self.seat);
        let track = self.horizon.later(i32::from(player.reputation) * self.weights.reputation);
        track + self.horizon.later(i32::from(tags.total()) * self.weights.tag)
    }
}

/// How many points a player is ahead of the best other one.
fn lead(game: &UnconsciousMind, state: &State, seat: Seat) -> i32 {
    let total = |seat: u8| game.score_parts(state, Seat(seat)).iter().sum::<i32>();
    let others = (0..game.config().boards()).filter(|other| *other != seat.0);
    total(seat.0) - others.map(total).max().unwrap_or(0)
}
