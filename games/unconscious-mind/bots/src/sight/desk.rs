//! Goods, insights, ideas and the notebook of the own board.

use mittwoch_search::RowPen;
use mittwoch_unconscious_mind::{Spot, TileKind};

use super::Look;

impl Look<'_> {
    pub(super) fn goods(&self, pen: &mut RowPen<'_>) {
        let player = self.state.player(self.seat);
        pen.put(f32::from(player.coffee) / 8.0);
        pen.put(f32::from(player.boxes) / 4.0);
        pen.put(f32::from(player.bright) / 4.0);
        pen.put(f32::from(player.ideas) / 6.0);
        pen.which(Some(usize::from(player.locked)), 4);
        pen.which(Some(usize::from(player.inkpot)), 5);
        let mine = || {
            let spaces = self.state.spaces.iter();
            spaces.filter(|space| space.is_taken() && space.owner == self.seat)
        };
        pen.put(mine().map(|space| f32::from(space.ideas)).sum::<f32>() / 6.0);
        pen.put(mine().count() as f32 / 4.0);
        self.dial(pen);
    }

    fn dial(&self, pen: &mut RowPen<'_>) {
        let player = self.state.player(self.seat);
        Spot::rings().for_each(|spot| pen.put(f32::from(player.at(spot)) / 2.0));
        let [common, own] = player.dial[0];
        pen.put(f32::from(common) / 7.0);
        pen.put(f32::from(own) / 3.0);
        let mut owns = [0u8; 3];
        for spot in Spot::rings() {
            let ring = spot.ring().map_or(0, usize::from);
            owns[ring] += player.dial[spot.index()][1];
        }
        owns.iter().for_each(|own| pen.put(f32::from(*own) / 2.0));
        let rings: u8 = Spot::rings().map(|at| player.at(at) * (at.ring().unwrap_or(0) + 1)).sum();
        pen.put(f32::from(rings) / 12.0);
    }

    pub(super) fn notebook(&self, pen: &mut RowPen<'_>) {
        let player = self.state.player(self.seat);
        pen.put(f32::from(player.tile_count()) / 9.0);
        let kind = |tile: &u8| self.game.catalogue().tiles[usize::from(*tile)].kind;
        let levels = player.notebook.iter().flatten();
        let leveled = levels.filter(|tile| kind(tile) != TileKind::Starting).count();
        pen.put(leveled as f32 / 8.0);
        (0..6).for_each(|line| pen.flag(player.is_complete(line)));
        // What the inkpot may set off one, two and more steps on.
        for steps in 1..=5 {
            pen.put(self.judge.landing(player, (player.inkpot + steps) % 5) as f32 / 60.0);
        }
        (0..6).for_each(|line| pen.put(self.judge.line(player, line) as f32 / 60.0));
    }
}
