//! When it is: how far the game has come and what is left on the table.

use mittwoch_search::RowPen;
use mittwoch_unconscious_mind::{IdLevel, Locations, SEATS};

use super::Look;

impl Look<'_> {
    pub(super) fn moment(&self, pen: &mut RowPen<'_>) {
        let (state, config) = (self.state, self.game.config());
        pen.which(Some(usize::from(config.players - 1)), SEATS);
        pen.count(state.freud_marker.into(), 10);
        let last = self.game.catalogue().reputation.last;
        pen.put(f32::from(last.saturating_sub(state.freud_marker)) / 10.0);
        let phase = match state.signal {
            None => 0,
            Some(_) if state.is_last_round() => 2,
            Some(_) => 1,
        };
        pen.which(Some(phase), 3);
        pen.put(f32::from(state.round) / 15.0);
        pen.put(self.judge.horizon.turns as f32 / 16.0);
        // How many others have their turn after the own one of a round.
        pen.put(f32::from(config.boards() - 1 - self.seat.0) / 3.0);
        pen.flag(config.journalist);
        pen.flag(config.fireworks);
        pen.flag(config.locations != Locations::Printed);
        self.left(pen);
        let solo = config.is_solo();
        pen.which(solo.then_some(config.level as usize), IdLevel::ALL.len());
        pen.flag(solo && config.strong_coffee);
    }

    /// What is left for everybody.
    fn left(&self, pen: &mut RowPen<'_>) {
        let state = self.state;
        let goals = state.goals.iter().filter(|owner| owner.is_none()).count();
        let treatises = state.treatises.iter().filter(|shelf| shelf.owner.is_none()).count();
        pen.put(goals as f32 / 7.0);
        pen.put(treatises as f32 / 9.0);
        state.tokens.iter().for_each(|tokens| pen.put(f32::from(*tokens) / 8.0));
        state.tiles.iter().for_each(|row| pen.put(f32::from(row.below) / 12.0));
        // Which turn the next one can be: spaces that are free for ideas.
        let table = &self.game.catalogue().table;
        let spaces = state.spaces.iter().zip(0..);
        let free = spaces.filter(|(space, at)| !space.is_taken() && !table.blocked.contains(*at));
        pen.put(free.count() as f32 / 8.0);
    }
}
