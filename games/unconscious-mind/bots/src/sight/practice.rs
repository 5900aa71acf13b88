//! The clients of the own board and the dreams that wait.

use mittwoch_search::RowPen;
use mittwoch_unconscious_mind::Room;

use super::super::dreams::{Rings, ready};
use super::super::tables::Bargain;
use super::Look;

/// The numbers of a room.
const ROOM: usize = 19;

impl Look<'_> {
    pub(super) fn practice(&self, pen: &mut RowPen<'_>) {
        let player = self.state.player(self.seat);
        pen.flag(player.blocked);
        player.rooms.iter().for_each(|room| self.room(room, pen));
        let (mut routine, mut cases) = (0, 0);
        for client in player.cured.iter() {
            let case = self.judge.cases[usize::from(client)] > 0;
            if case { cases += 1 } else { routine += 1 }
        }
        pen.put(routine as f32 / 4.0);
        pen.put(cases as f32 / 4.0);
    }

    fn room(&self, room: &Room, pen: &mut RowPen<'_>) {
        let start = pen.written();
        let Some(client) = room.client.map(usize::from) else { return pen.skip(ROOM) };
        let (judge, tables) = (&self.judge, self.judge.tables);
        pen.flag(true);
        pen.put(f32::from(room.marker) / 8.0);
        pen.flag(room.layer.is_some());
        pen.put(tables.cure[client] as f32 / 100.0);
        pen.put(tables.live[client] as f32 / 60.0);
        pen.put(judge.cases[client] as f32 / 100.0);
        let printed = &self.game.catalogue().clients[client];
        pen.put(f32::from(printed.tags.total()) / 3.0);
        pen.put(room.layer.map_or(0.0, |layer| tables.layer[usize::from(layer)] as f32 / 60.0));
        self.dream(judge.exposed(room), room.marker, pen);
        self.dream(judge.behind(room), room.marker, pen);
        let dream = room.manifest.map(|dream| &self.game.catalogue().manifest[usize::from(dream)]);
        let layer = room.layer.map(|layer| &self.game.catalogue().layers[usize::from(layer)]);
        let symbols = (dream.and_then(|one| one.symbol), layer.and_then(|one| one.symbol));
        pen.flag(symbols.0.is_some() && symbols.0 == symbols.1);
        debug_assert_eq!(pen.written() - start, ROOM);
    }

    fn dream(&self, dream: Option<Bargain<'_>>, marker: u8, pen: &mut RowPen<'_>) {
        let Some(dream) = dream else { return pen.skip(5) };
        let player = self.state.player(self.seat);
        let (have, want) = ready(&mut Rings::of(player), dream.price);
        pen.put(dream.gain as f32 / 100.0);
        pen.put(f32::from(dream.therapy) / 4.0);
        pen.put(have as f32 / want.max(1) as f32);
        pen.flag(have >= want);
        pen.put((f32::from(marker) - f32::from(dream.therapy)).max(0.0) / 8.0);
    }
}
