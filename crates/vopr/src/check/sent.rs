//! What is sent: nothing is acknowledged that is not kept, and nobody is told what is another's.

use axum::extract::ws::Utf8Bytes;
use mittwoch_protocol::{Acknowledged, ChatLine, ChatRoom, Command, Stage};
use serde::Deserialize;

use super::Breach;
use crate::client::ClientSight;
use crate::world::SimulatedWorld;

#[derive(Deserialize)]
struct DoneMessage {
    done: Acknowledged,
}

impl SimulatedWorld {
    /// Looks at a message in the moment in which a server sends it.
    pub(crate) fn check_sent(&mut self, conn: u64, text: &Utf8Bytes) -> Result<(), Breach> {
        if !text.starts_with("{\"say\":\"done\"") {
            return Ok(());
        }
        let Some(client) = self.conns.get(&conn).map(|conn| conn.client) else { return Ok(()) };
        let message: DoneMessage = serde_json::from_str(text)
            .map_err(|error| Breach::new(format!("a message cannot be read: {error}")))?;
        self.check_done(client, Some(conn), &message.done)
    }

    /// A command is acknowledged: it must be kept, once, as it was acknowledged.
    pub(crate) fn check_done(
        &mut self,
        client: usize,
        conn: Option<u64>,
        done: &Acknowledged,
    ) -> Result<(), Breach> {
        self.report.acknowledged += 1;
        let client = &self.clients[client];
        let (Some(person), Some(table)) = (client.person, &client.table) else {
            return Err(Breach::new("somebody without a name was obeyed"));
        };
        let late = |conn: u64| {
            let came = self.conns.get(&conn).is_some_and(|conn| conn.came_in_time(&done.key));
            self.is_void(conn) && !came
        };
        if conn.is_some_and(late) {
            return Err(Breach::new("a command was done for a credential that was taken away"));
        }
        let place = &self.servers[client.server];
        let (id, disk) = (place.people[person].user.id, &place.disk);
        let command = self.models.get(table).and_then(|model| model.command(id, &done.key));
        let unnoted = matches!(command, Some(Command::Mute { .. } | Command::Close));
        if unnoted || disk.stage(table).is_none() {
            return Ok(());
        }
        match disk.note(table, id, &done.key) {
            None => Err(Breach::new(format!("acknowledged and not kept: {done:?} {command:?}"))),
            Some(note) if note.seq != done.seq => {
                Err(Breach::new(format!("acknowledged otherwise than kept: {done:?} {note:?}")))
            }
            Some(_) => Ok(()),
        }
    }

    /// A snapshot that somebody is shown: it must be the own one.
    pub(crate) fn check_sight(&self, client: usize, sight: &ClientSight<'_>) -> Result<(), Breach> {
        let client = &self.clients[client];
        let Some(table) = &client.screen.table else { return Ok(()) };
        let own = client.seat(&table.seats);
        match sight.seat {
            Some(seat) if Some(seat) != own => {
                Err(Breach::new(format!("secrets: {own:?} is shown what seat {seat:?} sees")))
            }
            _ => Ok(()),
        }
    }

    /// What somebody hears was said in a room in which they are.
    pub(crate) fn check_chat(&self, client: usize, lines: &[ChatLine]) -> Result<(), Breach> {
        let client = &self.clients[client];
        let Some(table) = &client.screen.table else { return Ok(()) };
        let seated = client.seat(&table.seats).is_some();
        let players = lines.iter().any(|line| line.room == ChatRoom::Players);
        if table.stage == Stage::Running && players && !seated {
            return Err(Breach::new("secrets: a spectator hears what players say"));
        }
        Ok(())
    }
}
