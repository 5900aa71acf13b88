//! What lies open of another board.

use mittwoch_kernel::Seat;
use mittwoch_search::RowPen;
use mittwoch_unconscious_mind::{Spot, effect::Count};

use super::super::judge::Judge;
use super::super::weights::WEIGHTS;
use super::{Look, USUAL};

/// The numbers about each other board.
pub(super) const WIDTH: usize = 24;

impl Look<'_> {
    pub(super) fn rival(&self, other: Seat, pen: &mut RowPen<'_>) {
        let (game, state, start) = (self.game, self.state, pen.written());
        let player = state.player(other);
        let now: i32 = game.score_parts(state, other).iter().sum();
        let own: i32 = game.score_parts(state, self.seat).iter().sum();
        pen.flag(true);
        pen.put(now as f32 / USUAL);
        pen.put((own - now) as f32 / USUAL);
        pen.put(self.promise(other) as f32 / 10.0 / USUAL);
        let active = game.is_id(other).then_some(state.id.active);
        let tiles = active.map_or(player.tile_count(), |active| active.count_ones() as u8);
        let treatises = state.treatises.iter().filter(|shelf| shelf.owner == Some(other));
        let rings = Spot::rings().map(|at| player.at(at) * (at.ring().unwrap_or(0) + 1));
        let ideas = state.spaces.iter().filter(|space| space.is_taken() && space.owner == other);
        for (count, usual) in [
            (player.coffee, 8.0),
            (player.boxes, 4.0),
            (player.bright, 4.0),
            (player.ideas, 6.0),
            (player.locked, 3.0),
            (player.reputation, 10.0),
            (tiles, 9.0),
            (player.cured.len() as u8, 4.0),
            (treatises.count() as u8, 3.0),
            (player.hand_count, 5.0),
            (player.played.len() as u8, 5.0),
            (rings.sum(), 12.0),
            (player.own_insights(), 3.0),
            (game.tags(state, other).total(), 10.0),
            (game.count(state, other, Count::Districts), 3.0),
            (ideas.count() as u8, 4.0),
        ] {
            pen.put(f32::from(count) / usual);
        }
        for room in &player.rooms {
            let marker = room.client.map(|_| f32::from(room.marker) / 8.0);
            pen.flag(room.client.is_some());
            pen.put(marker.unwrap_or(0.0));
        }
        debug_assert_eq!(pen.written() - start, WIDTH);
    }

    /// What the rule of thumb says of another board; of the Id it knows nothing.
    fn promise(&self, other: Seat) -> i32 {
        if self.game.is_id(other) {
            return 0;
        }
        let judge = Judge::looking(self.game, self.state, other, WEIGHTS, self.judge.tables);
        judge.seen_outside().promises(self.state, &self.game.tags(self.state, other)).iter().sum()
    }
}
