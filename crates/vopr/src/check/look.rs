//! Screens: what somebody sees is what somebody would see who came just now.

use mittwoch_protocol::{Stage, TableInfo};
use mittwoch_server::secret;
use mittwoch_server::store::User;

use super::Breach;
use crate::node::FreshLook;
use crate::world::{Conn, SimulatedWorld};

/// In one of so many looks a match is replayed.
const REPLAYED: u64 = 4;

/// How long a match that runs may stand still, in milliseconds.
const STANDSTILL: u64 = 3_600_000;

impl SimulatedWorld {
    /// Compares every screen that has changed with a fresh look, server by server.
    pub(crate) fn look_around(&mut self) -> Result<(), Breach> {
        let mut seen = Vec::new();
        for server in 0..self.servers.len() {
            let due: Vec<usize> = self.settled_screens(server, false);
            self.compare(server, &due)?;
            seen.extend(due);
        }
        // One of them also with its table as the lines tell it, and at times with its match, which
        // takes much longer.
        if let Some(client) = crate::luck::one(&mut self.luck, &seen).copied() {
            if self.report.folds.is_multiple_of(REPLAYED) {
                self.compare_with_lines(client)?;
            }
            self.compare_with_fold(self.clients[client].slot)?;
        }
        self.check_progress()
    }

    /// Those of whom nothing is on its way.
    pub(crate) fn settled_screens(&self, server: usize, all: bool) -> Vec<usize> {
        let settled = |client: &usize| {
            let client = &self.clients[*client];
            let conn = client.conn.and_then(|conn| self.conns.get(&conn));
            let still = conn.is_some_and(|conn| {
                conn.coming == 0 && !conn.cut && !conn.stalled && !conn.pipe.has_news()
            });
            still && (client.screen.fresh || all) && client.screen.table.is_some()
        };
        let here = self.slots.iter().filter(|slot| slot.server == server);
        here.flat_map(|slot| slot.clients.iter().copied()).filter(settled).collect()
    }

    /// Compares screens with what the server shows to whoever comes just now.
    pub(crate) fn compare(&mut self, server: usize, due: &[usize]) -> Result<(), Breach> {
        for number in 0..self.servers[server].nodes.len() {
            let its: Vec<usize> =
                due.iter().copied().filter(|client| self.sees(*client, number)).collect();
            self.compare_at(server, number, &its)?;
        }
        Ok(())
    }

    /// Whether a node runs the table of a client and has opened its connection, which comes by way
    /// of one that lives. A node that does not run the table any more has yet to notice.
    fn sees(&self, client: usize, number: usize) -> bool {
        let client = &self.clients[client];
        let place = &self.servers[client.server];
        let runs = client.table.as_ref().and_then(|table| place.runs(table));
        let conn = client.conn.and_then(|conn| self.conns.get(&conn));
        let node = place.nodes[number].node.as_ref().filter(|_| runs == Some(number));
        node.zip(conn).is_some_and(|(node, conn)| {
            let way = place.nodes[conn.node].node.as_ref();
            conn.pipe.is_of(&node.life) && way.is_some_and(|way| !way.life.is_dead())
        })
    }

    fn compare_at(&mut self, server: usize, number: usize, due: &[usize]) -> Result<(), Breach> {
        let wanted: Vec<(String, Option<User>, u32)> = due
            .iter()
            .map(|client| {
                let client = &self.clients[*client];
                let user = |person: usize| self.servers[server].people[person].user.clone();
                let from = client.screen.shown.as_ref().map_or(0, |shown| shown.from);
                (client.table.clone().unwrap_or_default(), client.person.map(user), from)
            })
            .collect();
        let place = &self.servers[server].nodes[number];
        let Some(node) = place.node.as_ref().filter(|_| !due.is_empty()) else {
            return Ok(());
        };
        let looks = node.look(wanted);
        let (now, dead) = (node.now(), node.life.is_dead());
        self.comes_to(now);
        super::no_panic()?;
        for (client, look) in due.iter().zip(looks) {
            let conn = self.clients[*client].conn.and_then(|conn| self.conns.get(&conn));
            // Something was told meanwhile, or is held back: another time.
            let told = conn.is_none_or(|conn| conn.pipe.has_news() || self.holds_back(conn));
            let told = told || !self.sees(*client, number);
            if let Some(look) = look.filter(|_| !told && !dead) {
                self.compare_screen(*client, &look)?;
            }
        }
        self.gather_news(server)
    }

    /// Whether a server looks just now whether a connection may stay, and tells it nothing until it
    /// knows.
    fn holds_back(&self, conn: &Conn) -> bool {
        let disk = &self.servers[conn.server].disk;
        conn.session.as_ref().is_some_and(|session| disk.is_looked_up(&secret::hash(session)))
    }

    fn compare_screen(&mut self, number: usize, look: &FreshLook) -> Result<(), Breach> {
        self.report.looks += 1;
        let client = &mut self.clients[number];
        client.screen.fresh = false;
        let screen = &client.screen;
        let shown = screen.shown.as_ref();
        let told = |what: &str| {
            let seat = shown.and_then(|shown| shown.seat);
            Breach::new(format!("screens: {what} of client {number} at seat {seat:?}"))
        };
        match (shown, &look.snapshot) {
            (Some(shown), Some(fresh)) => {
                let fresh = serde_json::to_string(fresh).unwrap_or_default();
                let own = shown.raw.strip_prefix("{\"say\":\"match\",\"snapshot\":");
                let own = own.and_then(|own| own.strip_suffix('}')).unwrap_or_default();
                if own != fresh {
                    return Err(told(&difference("the match", own, &fresh)));
                }
            }
            (None, Some(_)) if look.table.stage != Stage::Open => return Err(told("no match")),
            _ => {}
        }
        let Some(table) = &screen.table else { return Ok(()) };
        let (own, fresh) = (lasting(table), lasting(&look.table));
        if own != fresh {
            let text = |table: &TableInfo| serde_json::to_string(table).unwrap_or_default();
            return Err(told(&difference("the table", &text(&own), &text(&fresh))));
        }
        Ok(())
    }

    /// Every match that runs goes on, or waits for somebody who can bring it on.
    fn check_progress(&mut self) -> Result<(), Breach> {
        for number in 0..self.slots.len() {
            let slot = &mut self.slots[number];
            let Some(table) = &slot.table else { continue };
            let disk = &self.servers[slot.server].disk;
            let version = disk.version(table).unwrap_or_default();
            if version != slot.moved.1 || disk.stage(table) != Some(Stage::Running) {
                slot.moved = (self.now, version);
            }
            if self.now > slot.moved.0 + STANDSTILL {
                let (table, people) = (table.clone(), self.people_at(number));
                let what = format!("standstill: table {table} at version {version}; {people}");
                return Err(Breach::new(what));
            }
        }
        Ok(())
    }
}

impl SimulatedWorld {
    /// Who is at the table of a slot, and what they see: for whoever has to find out.
    pub(crate) fn people_at(&self, slot: usize) -> String {
        let clients = self.slots[slot].clients.iter().map(|number| {
            let client = &self.clients[*number];
            let shown = client.screen.shown.as_ref().map(|shown| {
                let (seat, awaited) = (shown.seat, shown.awaited);
                format!(
                    "seat {seat:?} awaited {awaited:?} seq {} offers {}",
                    shown.seq,
                    shown.offers().len()
                )
            });
            let stage = client.screen.table.as_ref().map(|table| table.stage);
            let pending: Vec<_> = client.pending.iter().map(|one| &one.command).collect();
            let (person, conn, connecting) = (client.person, client.conn, client.connecting);
            let (date, retired, refused) = (client.date, client.retired, &client.refused);
            let place = &self.servers[client.server];
            let runs = client.table.as_ref().and_then(|table| place.runs(table));
            let opened = conn.and_then(|conn| self.conns.get(&conn)).and_then(|conn| {
                let nodes = place.nodes.iter().map(|place| place.node.as_ref());
                nodes.flatten().position(|node| conn.pipe.is_of(&node.life))
            });
            let line = format!(
                "conn {conn:?} opened by {opened:?} run by {runs:?} connecting {connecting:?} \
                 date {date:?}"
            );
            let state = format!("now {} retired {retired} {stage:?} {shown:?}", self.now);
            format!(
                "client {number} person {person:?} {line} {state} {pending:?} refused {refused:?}"
            )
        });
        clients.collect::<Vec<_>>().join("; ")
    }
}

/// A table without what passes by itself: who is here, and how far running clocks are.
fn lasting(table: &TableInfo) -> TableInfo {
    let mut table = table.clone();
    table.watching = 0;
    for seat in &mut table.seats {
        (seat.present, seat.stand_in_ms) = (false, None);
        if seat.ticking {
            seat.clock_ms = None;
        }
        if let Some(stood_in) = seat.stood_in.as_mut().filter(|_| table.stage == Stage::Running) {
            (stood_in.answers, stood_in.of, stood_in.earned) = (0, 0, false);
        }
    }
    table
}

/// Where two texts part.
fn difference(what: &str, own: &str, fresh: &str) -> String {
    let at = own.bytes().zip(fresh.bytes()).take_while(|(own, fresh)| own == fresh).count();
    let from = (at.saturating_sub(60)..=at).find(|at| own.is_char_boundary(*at)).unwrap_or(0);
    let part = |text: &str| text[from..].chars().take(160).collect::<String>();
    format!("{what}; the screen has …{}… and a fresh look …{}…", part(own), part(fresh))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::plan::{SimulatedEvening, TroubleKind};

    /// An evening on which nothing goes wrong but that credentials are taken away.
    fn evening(seed: u64) -> SimulatedEvening {
        let mut without = TroubleKind::ALL.to_vec();
        without.retain(|kind| *kind != TroubleKind::Revoke);
        let (flaw, looks) = (None, true);
        SimulatedEvening {
            seed,
            tables: 6,
            nodes: 1,
            steps: 1200,
            think: 1000,
            without,
            flaw,
            looks,
            rough: true,
        }
    }

    /// Whether the server holds the player of a seat for a stranger.
    fn is_taken_for_a_stranger(world: &SimulatedWorld, number: usize) -> bool {
        let client = &world.clients[number];
        let conn = client.conn.and_then(|conn| world.conns.get(&conn));
        let seated = client.screen.table.as_ref().is_some_and(|table| {
            table.stage == Stage::Running && client.seat(&table.seats).is_some()
        });
        seated && conn.is_some_and(|conn| !conn.pipe.is_known())
    }

    /// Whoever comes with a credential that is gone is told what strangers are told, and takes none
    /// of it in: its screen, of before, must not be compared with what a player would see.
    #[test]
    fn a_player_who_is_taken_for_a_stranger_has_no_settled_screen() {
        [11, 16].into_iter().for_each(no_stranger_has_a_settled_screen);
    }

    fn no_stranger_has_a_settled_screen(seed: u64) {
        let evening = evening(seed);
        let mut world = SimulatedWorld::new(evening.clone());
        let mut taken = 0;
        while world.report.steps < evening.steps {
            world.next().expect("no breach");
            for server in 0..world.servers.len() {
                let settled = world.settled_screens(server, true);
                let strange = settled.iter().find(|one| is_taken_for_a_stranger(&world, **one));
                assert_eq!(strange, None, "at {}", world.now);
            }
            taken += (0..world.clients.len())
                .filter(|number| is_taken_for_a_stranger(&world, *number))
                .count();
        }
        assert!(taken > 0, "nobody came with a credential that was gone");
    }
}
