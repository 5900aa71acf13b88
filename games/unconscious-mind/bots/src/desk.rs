//! The player board: tiles, lines and ideas.

use mittwoch_unconscious_mind::{Player, cells};

use super::judge::Judge;

impl Judge<'_> {
    /// Tiles and lines.
    pub(super) fn notebook(&self, player: &Player) -> i32 {
        self.tiles(player) + self.lines(player)
    }

    /// Every tile is triggered again and again.
    pub(super) fn tiles(&self, player: &Player) -> i32 {
        let tiles = player.notebook.iter().flatten();
        let main: i32 = tiles.map(|tile| self.tables.main[usize::from(*tile)]).sum();
        main * self.horizon.turns.min(20) * self.weights.tile / 100
    }

    pub(super) fn lines(&self, player: &Player) -> i32 {
        let line = |line: u8| {
            let filled = cells(line).filter(|cell| player.notebook[usize::from(*cell)].is_some());
            [0, 2, 7, 10][filled.count()]
        };
        self.horizon.later((0..6).map(line).sum())
    }

    /// Ideas, free and in the supply.
    pub(super) fn ideas(&self, player: &Player) -> i32 {
        let free = i32::from(3 - player.locked.min(3));
        self.horizon.later(self.weights.idea * free)
            + self.horizon.soon(self.weights.supply * i32::from(player.ideas))
    }

    /// Player-colour insights on the dial.
    pub(super) fn own(&self, player: &Player) -> i32 {
        let own = i32::from(player.own_insights());
        self.horizon.soon(self.weights.own * (2 * own.min(2) + (own - 2).clamp(0, 2)) / 2)
    }

    /// What the inkpot may set off on a space.
    pub(super) fn landing(&self, player: &Player, space: u8) -> i32 {
        match space {
            0 => self.column(player),
            1..=3 => self.line(player, space - 1),
            _ => self.weights.track,
        }
    }

    /// The best unlocked column.
    pub(super) fn column(&self, player: &Player) -> i32 {
        let open = (0..3).filter(|column| player.is_unlocked(*column));
        open.map(|column| self.line(player, column + 3)).max().unwrap_or(0)
    }

    /// Everything that a line may set off.
    pub(super) fn line(&self, player: &Player, line: u8) -> i32 {
        self.rest_of_line(player, line, 0)
    }

    /// What a line may still set off, with `done` as in its frame.
    pub(super) fn rest_of_line(&self, player: &Player, line: u8, done: u8) -> i32 {
        let open = |bit: usize| done >> bit & 1 == 0;
        let tiles = cells(line).enumerate().filter(|(at, _)| open(*at)).map(|(_, cell)| {
            player.notebook[usize::from(cell)].map_or(0, |tile| self.tables.main[usize::from(tile)])
        });
        let printed = if line < 3 && open(3) { self.weights.end } else { 0 };
        let end = if player.is_complete(line) && open(4) { self.weights.end } else { 0 };
        tiles.sum::<i32>() + printed + end
    }
}
