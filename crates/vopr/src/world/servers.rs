//! The servers: they run, are killed, and are started again on the same disk.

use mittwoch_kernel::Chance;
use mittwoch_protocol::Rank;
use mittwoch_server::secret;
use mittwoch_server::store::{Hash, User};

use super::event::Event;
use super::{SimulatedWorld, WALL};
use crate::check::Breach;
use crate::disk::Disk;
use crate::luck::{chance, pick};
use crate::node::SimulatedNode;

/// A server runs at least so often, in milliseconds.
const HEARTBEAT: u64 = 500;

/// How soon it runs again after something happened.
const SOON: u64 = 4;

/// How many sessions a person has at once.
const SESSIONS: usize = 2;

/// Somebody whom a server knows.
pub(crate) struct SimulatedPerson {
    pub user: User,
    /// The secrets of the sessions that may hold.
    pub sessions: Vec<String>,
}

/// A server, its disk and its people.
pub(crate) struct ServerPlace {
    pub disk: Disk,
    pub node: Option<SimulatedNode>,
    pub people: Vec<SimulatedPerson>,
    /// How often it was started.
    pub boots: u64,
    /// When it runs next.
    pumped: u64,
    /// How many sessions were ever opened.
    opened: u64,
}

impl SimulatedWorld {
    pub(super) fn open_servers(&mut self) {
        for number in 0..self.evening.servers() {
            let disk = Disk::new(self.evening.seed ^ (number as u64 + 1) << 32, self.trouble.disk);
            let (node, people) = (None, Vec::new());
            self.servers.push(ServerPlace { disk, node, people, boots: 0, pumped: 0, opened: 0 });
            self.after(0, Event::Restart(number));
            self.after(1000, Event::Trouble(number));
        }
    }

    /// Somebody new, with some sessions.
    pub(super) fn settle(&mut self, server: usize) -> usize {
        let (now, number) = (self.wall(), self.servers[server].people.len());
        let place = &mut self.servers[server];
        let rank = if number.is_multiple_of(3) { Rank::Account } else { Rank::Guest };
        let user = place.disk.settle_person(&name(number), rank, &[], now);
        place.people.push(SimulatedPerson { user, sessions: Vec::new() });
        for _ in 0..SESSIONS {
            self.sign_in(server, number);
        }
        number
    }

    /// A person signs in anew.
    pub(super) fn sign_in(&mut self, server: usize, person: usize) {
        let now = self.wall();
        let place = &mut self.servers[server];
        place.opened += 1;
        let secret = format!("session-{server}-{}", place.opened);
        let hash: Hash = secret::hash(&secret);
        let person = &mut place.people[person];
        place.disk.settle_session(person.user.id, hash, now);
        person.sessions.push(secret);
    }

    /// A person forgets the sessions that are gone, and signs in anew.
    pub(super) fn refresh_sessions(&mut self, server: usize, person: usize) {
        let place = &mut self.servers[server];
        let disk = place.disk.clone();
        let known = &mut place.people[person].sessions;
        known.retain(|session| disk.holds(&secret::hash(session)));
        for _ in known.len()..SESSIONS {
            self.sign_in(server, person);
        }
    }

    /// The time of day, in seconds since 1970.
    fn wall(&self) -> i64 {
        (WALL + i64::try_from(self.now).unwrap_or(i64::MAX)) / 1000
    }

    pub(super) fn restart(&mut self, server: usize) -> Result<(), Breach> {
        let (now, flaw) = (self.now, self.evening.flaw);
        let place = &mut self.servers[server];
        if place.node.is_some() {
            return Ok(());
        }
        place.node = SimulatedNode::start(&place.disk, (WALL, now), &self.secrets, flaw);
        place.boots += 1;
        match place.node.is_some() {
            true => self.soon(server),
            false => self.after(2000, Event::Restart(server)),
        }
        Ok(())
    }

    /// Lets a server run soon.
    pub(super) fn soon(&mut self, server: usize) {
        self.run_within(server, SOON);
    }

    fn run_within(&mut self, server: usize, wait: u64) {
        let (due, now) = (self.now + wait, self.now);
        let place = &mut self.servers[server];
        if place.pumped <= now || place.pumped > due {
            place.pumped = due;
            self.after(wait, Event::Pump(server));
        }
    }

    /// Lets a server run up to now, and collects what it has to say.
    pub(super) fn run_server(&mut self, server: usize) -> Result<(), Breach> {
        let Some(node) = &self.servers[server].node else { return Ok(()) };
        node.run(self.now);
        crate::check::no_panic()?;
        self.gather_news(server)
    }

    /// Collects what a server has said, written and answered.
    pub(crate) fn gather_news(&mut self, server: usize) -> Result<(), Breach> {
        let Some(node) = &self.servers[server].node else { return Ok(()) };
        let (spoken, answers, dead) = (node.spoken(), node.answers(), node.life.is_dead());
        self.check_steps(server)?;
        for conn in spoken {
            self.collect(conn)?;
        }
        for answered in answers {
            self.answered(answered)?;
        }
        if dead {
            self.bury(server);
        }
        Ok(())
    }

    pub(super) fn pump(&mut self, server: usize) -> Result<(), Breach> {
        if self.servers[server].node.is_none() {
            return Ok(());
        }
        let before = self.serial;
        self.run_server(server)?;
        let wait = if self.serial > before { SOON } else { HEARTBEAT };
        self.run_within(server, wait);
        Ok(())
    }

    /// Once a second: something may befall a server.
    pub(super) fn trouble(&mut self, server: usize) -> Result<(), Breach> {
        self.after(1000, Event::Trouble(server));
        if chance(&mut self.luck, self.trouble.killed)
            && let Some(node) = &self.servers[server].node
        {
            node.life.doom(self.luck.below(12));
            self.fault();
        }
        if chance(&mut self.luck, self.trouble.filled) {
            self.servers[server].disk.fill(true);
            let time = pick(&mut self.luck, 500, 60_000);
            self.after(time, Event::Emptied(server));
            self.fault();
        }
        Ok(())
    }

    pub(super) fn emptied(&mut self, server: usize) -> Result<(), Breach> {
        self.servers[server].disk.fill(false);
        Ok(())
    }

    /// One more thing has gone wrong on purpose.
    pub(super) fn fault(&mut self) {
        self.report.faults += 1;
        self.report.steps += 1;
    }

    /// A server that was killed: everything that it had in memory is gone.
    fn bury(&mut self, server: usize) {
        self.servers[server].node = None;
        self.report.kills += 1;
        let lost: Vec<u64> = self
            .conns
            .iter()
            .filter(|(_, conn)| conn.server == server)
            .map(|(id, _)| *id)
            .collect();
        for number in lost {
            let wait = pick(&mut self.luck, 1, 3000);
            self.after(wait, Event::CutForClient(number));
            self.after(wait + 1, Event::CutForServer(number));
            if let Some(conn) = self.conns.get_mut(&number) {
                conn.cut = true;
            }
        }
        let wait = pick(&mut self.luck, 10, 8000);
        self.after(wait, Event::Restart(server));
    }
}

/// Names that nobody mistakes for each other.
fn name(number: usize) -> String {
    const SOUNDS: [&str; 10] = ["ba", "de", "fi", "go", "ku", "la", "me", "ni", "po", "ru"];
    let digits = format!("{number:04}");
    let sounds = digits.bytes().map(|digit| SOUNDS[usize::from(digit - b'0') % 10]);
    sounds.collect::<String>()
}
