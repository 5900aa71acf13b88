//! Clients: those in the rooms and those who are free of their layer.

use mittwoch_unconscious_mind::effect::scale;
use mittwoch_unconscious_mind::{Player, Power, Room, State};

use super::judge::Judge;

impl Judge<'_> {
    /// The rooms, and the dial that serves them.
    pub(super) fn office(&self, player: &Player) -> i32 {
        self.rooms(player).iter().sum::<i32>() + self.dial(player)
    }

    /// What each room promises.
    pub(super) fn rooms(&self, player: &Player) -> [i32; 2] {
        let vacant = |at: usize| !(at == 1 && player.blocked);
        [0, 1].map(|at| self.room(&player.rooms[at], vacant(at)))
    }

    /// What a client still promises, less what the therapy still costs.
    fn room(&self, room: &Room, open: bool) -> i32 {
        let Some(client) = room.client.map(usize::from) else {
            return if open && self.horizon.turns > 1 {
                self.horizon.soon(self.weights.vacant)
            } else {
                0
            };
        };
        let freed = room.layer.map_or(0, |layer| {
            self.tables.layer[usize::from(layer)]
                + self.horizon.later(self.tables.live[client])
                + self.cases[client]
                + i32::from(self.game.catalogue().clients[client].tags.total()) * scale::TAG
        });
        let marker = i32::from(room.marker);
        let promise = (self.tables.cure[client] + self.weights.cured + freed
            - self.weights.therapy * marker)
            .max(self.weights.floor * (8 - marker));
        let reach = 2 * self.horizon.turns;
        if marker <= reach { promise } else { promise * reach / marker }
    }

    /// Lasting effects, and case studies that may still score more than now.
    pub(super) fn live(&self, state: &State) -> i32 {
        let live = self.game.live(state, self.seat).iter().map(usize::from);
        let count = |what| self.game.count(state, self.seat, what);
        let one = |client: usize| match &self.game.catalogue().clients[client].power {
            Power::Lasting { .. } => self.horizon.later(self.tables.live[client]),
            Power::Score(amount) => {
                let now = scale::POINT * i32::from(amount.value(count));
                self.horizon.later((self.tables.score[client] - now).max(0)) * self.weights.case
                    / 100
            }
        };
        live.map(one).sum()
    }
}
