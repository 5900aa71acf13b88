//! The servers: each is one node or several on a disk, which run, are killed, and are started again.

use std::collections::BTreeMap;
use std::sync::Arc;
use std::sync::atomic::Ordering;

use mittwoch_kernel::Chance;
use mittwoch_protocol::Rank;
use mittwoch_server::secret;
use mittwoch_server::store::{Hash, User};

use super::event::Event;
use super::network::Conn;
use super::{SimulatedWorld, WALL};
use crate::check::Breach;
use crate::disk::{Disk, NodeBoard};
use crate::life::Life;
use crate::luck::{chance, pick};
use crate::node::{Birthplace, SimulatedNode};

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
    /// When sessions were taken away.
    pub ended: BTreeMap<String, u64>,
}

/// A node of a server.
#[derive(Default)]
pub(crate) struct NodePlace {
    pub node: Option<SimulatedNode>,
    /// How often it was started.
    pub boots: u64,
    /// Whether it stands still.
    pub paused: bool,
    /// Until when it last stood still or could not reach the disk.
    pub uneasy: u64,
}

/// A server: its disk, its nodes and its people.
pub(crate) struct ServerPlace {
    pub disk: Disk,
    /// Where its nodes know of each other, if it has several.
    pub board: Option<NodeBoard>,
    pub nodes: Vec<NodePlace>,
    pub people: Vec<SimulatedPerson>,
    /// How often a node was started or stood still, after which tables may run elsewhere.
    pub boots: u64,
    /// When it runs next.
    pumped: u64,
    /// How many sessions were ever opened.
    opened: u64,
}

impl ServerPlace {
    /// Whether any of its nodes lives.
    pub(crate) fn lives(&self) -> bool {
        self.nodes.iter().any(|place| place.node.is_some())
    }

    /// The number of the node that runs a table now and does not stand still.
    pub(crate) fn runs(&self, table: &str) -> Option<usize> {
        let Some(board) = &self.board else {
            return self.nodes[0].node.is_some().then_some(0);
        };
        let address = board.runs(table)?;
        let here = |place: &NodePlace| {
            !place.paused && place.node.as_ref().is_some_and(|node| node.address == address)
        };
        self.nodes.iter().position(here)
    }

    /// The node at an address.
    pub(super) fn at(&self, address: &str) -> Option<usize> {
        let here =
            |place: &NodePlace| place.node.as_ref().is_some_and(|node| node.address == address);
        self.nodes.iter().position(here)
    }
}

impl SimulatedWorld {
    pub(super) fn open_servers(&mut self) {
        let several = self.evening.nodes > 1;
        for number in 0..self.evening.servers() {
            let disk = Disk::new(self.evening.seed ^ (number as u64 + 1) << 32, self.trouble.disk);
            let world = self.clock.clone();
            // A node that is looked at may be ahead of the world for a while.
            let clock = move || {
                let here = Life::of_now().map_or(0, |_| mittwoch_server::clock::now_ms());
                here.max(WALL + world.load(Ordering::Relaxed))
            };
            let board = several.then(|| disk.share(Arc::new(clock)));
            let nodes = (0..self.evening.nodes).map(|_| NodePlace::default()).collect();
            let (people, boots, pumped, opened) = (Vec::new(), 0, 0, 0);
            self.servers.push(ServerPlace { disk, board, nodes, people, boots, pumped, opened });
            for node in 0..self.evening.nodes as usize {
                self.after(0, Event::Restart(number, node));
            }
            self.after(1000, Event::Trouble(number));
        }
    }

    /// Somebody new, with some sessions.
    pub(super) fn settle(&mut self, server: usize) -> usize {
        let (now, number) = (self.wall(), self.servers[server].people.len());
        let place = &mut self.servers[server];
        let rank = if number.is_multiple_of(3) { Rank::Account } else { Rank::Guest };
        let user = place.disk.settle_person(&name(number), rank, &[], now);
        place.people.push(SimulatedPerson { user, sessions: Vec::new(), ended: BTreeMap::new() });
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
        let (now, place) = (self.now, &mut self.servers[server]);
        let disk = place.disk.clone();
        let own = &mut place.people[person];
        let holds = |session: &String| disk.holds(&secret::hash(session));
        let (held, gone) = std::mem::take(&mut own.sessions).into_iter().partition(holds);
        own.sessions = held;
        own.ended.extend(gone.into_iter().map(|session: String| (session, now)));
        for _ in self.servers[server].people[person].sessions.len()..SESSIONS {
            self.sign_in(server, person);
        }
    }

    /// The time of day, in seconds since 1970.
    fn wall(&self) -> i64 {
        (WALL + i64::try_from(self.now).unwrap_or(i64::MAX)) / 1000
    }

    pub(super) fn restart(&mut self, server: usize, number: usize) -> Result<(), Breach> {
        let (now, flaw) = (self.now, self.evening.flaw);
        let place = &mut self.servers[server];
        let own = &mut place.nodes[number];
        if own.node.is_some() {
            return Ok(());
        }
        own.boots += 1;
        let address = format!("node-{number}-{}.test", own.boots);
        let among = place.board.as_ref().map(|board| (board, address));
        let birth = Birthplace { disk: &place.disk, among };
        own.node = SimulatedNode::start(birth, (WALL, now), &self.secrets, flaw);
        own.paused = false;
        place.boots += 1;
        let begun = own.node.as_ref().map(SimulatedNode::now);
        match begun {
            Some(begun) => {
                // A slow disk holds it up, and time passes for all.
                self.comes_to(begun);
                self.soon(server);
            }
            None => self.after(2000, Event::Restart(server, number)),
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
        let places = self.servers[server].nodes.iter().filter(|place| !place.paused);
        for node in places.filter_map(|place| place.node.as_ref()) {
            node.run(self.now);
            crate::check::no_panic()?;
        }
        self.gather_news(server)
    }

    /// Collects what a server has said, written and answered.
    pub(crate) fn gather_news(&mut self, server: usize) -> Result<(), Breach> {
        self.check_steps(server)?;
        for number in 0..self.servers[server].nodes.len() {
            self.gather_from(server, number)?;
        }
        Ok(())
    }

    fn gather_from(&mut self, server: usize, number: usize) -> Result<(), Breach> {
        let Some(node) = &self.servers[server].nodes[number].node else { return Ok(()) };
        let (spoken, answers, dead) = (node.spoken(), node.answers(), node.life.is_dead());
        let (asked, answered) = node.mail();
        for conn in spoken {
            self.collect(conn)?;
        }
        for answer in answers {
            self.answered(answer)?;
        }
        for mail in asked {
            self.carry(server, number, mail);
        }
        for answer in answered {
            self.carry_back(answer.request, Some(answer.response));
        }
        if dead {
            self.report.kills += 1;
            self.bury(server, number);
        }
        Ok(())
    }

    pub(super) fn pump(&mut self, server: usize) -> Result<(), Breach> {
        if !self.servers[server].lives() {
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
        if chance(&mut self.luck, self.trouble.killed) {
            self.kill(server)?;
        }
        if chance(&mut self.luck, self.trouble.filled) {
            self.servers[server].disk.fill(true);
            let time = pick(&mut self.luck, 500, 60_000);
            self.after(time, Event::Emptied(server));
            self.fault();
        }
        if self.evening.nodes > 1 {
            self.trouble_among_nodes(server);
        }
        Ok(())
    }

    /// One of the nodes of a server.
    fn some_node(&mut self) -> usize {
        let many = self.evening.nodes;
        if many > 1 { self.luck.below(many) as usize } else { 0 }
    }

    /// A node is killed soon; one of several may also stop in order, and leave its tables.
    fn kill(&mut self, server: usize) -> Result<(), Breach> {
        let number = self.some_node();
        let leaves = self.evening.nodes > 1 && self.luck.below(3) == 0;
        let place = &mut self.servers[server].nodes[number];
        let Some(node) = place.node.take_if(|_| leaves && !place.paused) else {
            if let Some(node) = &place.node {
                node.life.doom(self.luck.below(12));
                self.fault();
            }
            return Ok(());
        };
        self.fault();
        let left = node.leave();
        self.comes_to(left);
        crate::check::no_panic()?;
        self.check_steps(server)?;
        self.bury(server, number);
        Ok(())
    }

    /// A node stands still, or cannot reach the disk for a while.
    fn trouble_among_nodes(&mut self, server: usize) {
        if chance(&mut self.luck, self.trouble.paused) {
            let number = self.some_node();
            let place = &mut self.servers[server];
            if place.nodes[number].node.is_some() && !place.nodes[number].paused {
                place.nodes[number].paused = true;
                place.boots += 1;
                let (boots, time) = (place.nodes[number].boots, pick(&mut self.luck, 200, 15_000));
                self.after(time, Event::Resume(server, number, boots));
                self.fault();
            }
        }
        if chance(&mut self.luck, self.trouble.lost) {
            let number = self.some_node();
            let place = &mut self.servers[server];
            if let Some(node) = &place.nodes[number].node {
                node.life.lose(true);
                place.boots += 1;
                let (boots, time) = (place.nodes[number].boots, pick(&mut self.luck, 200, 15_000));
                self.after(time, Event::Found(server, number, boots));
                self.fault();
            }
        }
    }

    /// A node that stood still goes on, with all that it knew then.
    pub(super) fn resume(
        &mut self,
        server: usize,
        number: usize,
        boots: u64,
    ) -> Result<(), Breach> {
        let (now, place) = (self.now, &mut self.servers[server]);
        let own = &mut place.nodes[number];
        if let Some(node) = own.node.as_ref().filter(|_| own.boots == boots && own.paused) {
            node.stand_still(now);
            crate::check::no_panic()?;
            (own.paused, own.uneasy) = (false, now);
            place.boots += 1;
            self.soon(server);
        }
        Ok(())
    }

    /// A node reaches the disk again.
    pub(super) fn found(&mut self, server: usize, number: usize, boots: u64) -> Result<(), Breach> {
        let (now, place) = (self.now, &mut self.servers[server]);
        let own = &mut place.nodes[number];
        if let Some(node) = own.node.as_ref().filter(|_| own.boots == boots) {
            node.life.lose(false);
            own.uneasy = now;
            place.boots += 1;
        }
        Ok(())
    }

    /// Nothing befalls a server any more, and all its nodes run.
    pub(super) fn heal(&mut self, server: usize) -> Result<(), Breach> {
        self.servers[server].disk.heal();
        for number in 0..self.servers[server].nodes.len() {
            let boots = self.servers[server].nodes[number].boots;
            self.resume(server, number, boots)?;
            self.found(server, number, boots)?;
            self.after(1, Event::Restart(server, number));
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

    /// A node is no more: everything that it had in memory is gone.
    fn bury(&mut self, server: usize, number: usize) {
        self.servers[server].nodes[number].node = None;
        let its = |conn: &Conn| (conn.server, conn.node) == (server, number);
        let lost: Vec<u64> =
            self.conns.iter().filter(|(_, conn)| its(conn)).map(|(id, _)| *id).collect();
        for number in lost {
            let wait = pick(&mut self.luck, 1, 3000);
            self.after(wait, Event::CutForClient(number));
            self.after(wait + 1, Event::CutForServer(number));
            if let Some(conn) = self.conns.get_mut(&number) {
                conn.cut = true;
            }
        }
        self.nobody_answers(server, number);
        let wait = pick(&mut self.luck, 10, 8000);
        self.after(wait, Event::Restart(server, number));
    }
}

/// Names that nobody mistakes for each other.
fn name(number: usize) -> String {
    const SOUNDS: [&str; 10] = ["ba", "de", "fi", "go", "ku", "la", "me", "ni", "po", "ru"];
    let digits = format!("{number:04}");
    let sounds = digits.bytes().map(|digit| SOUNDS[usize::from(digit - b'0') % 10]);
    sounds.collect::<String>()
}
