//! Screens once more: what somebody sees is what follows from the lines on the disk.

use mittwoch_kernel::Viewer;
use mittwoch_match::StoredMatch;
use mittwoch_protocol::Snapshot;
use serde::Deserialize;

use super::Breach;
use crate::world::SimulatedWorld;

#[derive(Deserialize)]
struct MatchMessage {
    snapshot: Snapshot,
}

impl SimulatedWorld {
    /// Takes the match of a client up from its lines, apart from any server, and compares.
    pub(crate) fn compare_with_lines(&mut self, number: usize) -> Result<(), Breach> {
        let client = &self.clients[number];
        let (Some(shown), Some(table)) = (&client.screen.shown, &client.table) else {
            return Ok(());
        };
        let disk = &self.servers[client.server].disk;
        let Some(on_disk) = disk.table(table).filter(|one| !one.lines.is_empty()) else {
            return Ok(());
        };
        let title = mittwoch_games::title(&on_disk.row.create.game);
        let title = title.ok_or_else(|| Breach::new("a game is gone"))?;
        let pack = title.pack_of(None, &on_disk.row.pack);
        let pack = pack.ok_or_else(|| Breach::new("components are gone"))?;
        let kept =
            StoredMatch { lines: &on_disk.lines, seed: on_disk.seed, sealed: &on_disk.sealed };
        let game = title.reopen(&kept, &pack);
        let game =
            game.map_err(|fault| Breach::new(format!("a record is not followed: {fault}")))?;
        let message: MatchMessage = serde_json::from_str(&shown.raw)
            .map_err(|error| Breach::new(format!("a message cannot be read: {error}")))?;
        let seen = message.snapshot;
        // What is on its way from the disk to the screen is looked at another time.
        if seen.seq != game.seq() || seen.sealed != game.sealed() {
            return Ok(());
        }
        self.report.replays += 1;
        let viewer = seen.seat.map_or(Viewer::Spectator, Viewer::Seat);
        let same = [
            (seen.view == game.shown(viewer), "the view"),
            (seen.awaited == game.awaited(), "who is awaited"),
            (seen.answers as usize == game.answers(), "how many answers stand"),
            (client.screen.heard as usize == game.told_count(viewer), "how much was told"),
            (seen.outcome == game.outcome(), "the outcome"),
        ];
        match same.into_iter().find(|(same, _)| !same) {
            Some((_, what)) => Err(Breach::new(format!(
                "screens: {what} of {viewer:?} is not what the lines tell"
            ))),
            None => Ok(()),
        }
    }
}
