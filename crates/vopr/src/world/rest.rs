//! The end of an evening: nothing goes wrong any more, and everything has to come right.

use mittwoch_kernel::Seat;
use mittwoch_protocol::Stage;

use super::SimulatedWorld;
use super::event::Event;
use crate::check::Breach;
use crate::plan::Trouble;

/// How long everybody goes on with nothing in their way, in milliseconds.
const RECOVERY: u64 = 240_000;

/// How long nobody does anything, so that whatever is on its way arrives.
const SILENCE: u64 = 60_000;

/// How long bots may take.
const BOTS: u64 = 60_000;

impl SimulatedWorld {
    /// Lets everything come to rest and looks at all of it.
    pub(super) fn rest(&mut self) -> Result<(), Breach> {
        self.trouble = Trouble::default();
        self.sober = true;
        for server in 0..self.servers.len() {
            self.heal(server)?;
        }
        let stalled: Vec<u64> =
            self.conns.iter().filter(|(_, conn)| conn.stalled).map(|(number, _)| *number).collect();
        stalled.into_iter().for_each(|conn| self.after(1, Event::Unstall(conn)));
        self.pass(RECOVERY)?;
        self.quiet = true;
        self.pass(SILENCE)?;
        for server in 0..self.servers.len() {
            self.run_server(server)?;
            let all = self.settled_screens(server, true);
            self.compare(server, &all)?;
            for client in all {
                self.compare_with_lines(client)?;
            }
        }
        for slot in 0..self.slots.len() {
            self.compare_with_fold(slot)?;
        }
        self.check_rest()
    }

    /// Every table can go on, or is over.
    fn check_rest(&mut self) -> Result<(), Breach> {
        let before: Vec<_> = (0..self.slots.len()).map(|slot| self.waits(slot)).collect();
        self.pass(BOTS)?;
        for (slot, (version, waits)) in before.into_iter().enumerate() {
            let (now, still) = self.waits(slot);
            if waits == Waits::Nobody && still == Waits::Nobody && now == version {
                let table = self.slots[slot].table.clone().unwrap_or_default();
                let people = self.people_at(slot);
                let what = format!("standstill: nobody can bring table {table} on; {people}");
                return Err(Breach::new(what));
            }
        }
        Ok(())
    }

    /// For whom the table of a slot waits, and at which version.
    fn waits(&self, slot: usize) -> (i64, Waits) {
        let slot = &self.slots[slot];
        let disk = &self.servers[slot.server].disk;
        let table = slot.table.as_ref().and_then(|table| disk.table(table));
        let Some(table) = table.filter(|table| table.row.standing.stage == Stage::Running) else {
            return (0, Waits::Nothing);
        };
        let can = |client: &&usize| {
            let client = &self.clients[**client];
            let Some(shown) = &client.screen.shown else { return false };
            let asked = |seat: Seat| shown.awaited.contains(seat) && shown.asked;
            client.conn.is_some() && shown.seat.is_some_and(asked)
        };
        let waits = match slot.clients.iter().find(can) {
            Some(_) => Waits::Somebody,
            None => Waits::Nobody,
        };
        (table.row.version, waits)
    }
}

/// For whom a table waits.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Waits {
    /// It is not running.
    Nothing,
    /// For a person who can answer.
    Somebody,
    /// For no person; bots will bring it on.
    Nobody,
}
