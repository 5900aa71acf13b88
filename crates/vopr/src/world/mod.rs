//! The world around the servers: one queue of events, one clock, one source of luck.

mod between;
mod event;
mod network;
mod people;
mod request;
mod rest;
mod servers;
mod slots;

use std::collections::BTreeMap;
use std::sync::atomic::{AtomicI64, Ordering};
use std::sync::{Arc, Mutex};

use mittwoch_kernel::FastRng;

use self::between::PeerWay;
use self::event::Event;
pub use self::event::SimulatedReport;
pub(crate) use self::network::Conn;
use self::request::Outgoing;
use self::servers::ServerPlace;
use self::slots::TableSlot;
use crate::check::{Breach, TableModel};
use crate::client::Client;
use crate::plan::{SimulatedEvening, Trouble};

/// The time of day at which every evening begins, in milliseconds since 1970.
pub(crate) const WALL: i64 = 1_800_000_000_000;

/// After how many steps screens are compared.
const LOOK: u64 = 100;

/// Everything.
pub(crate) struct SimulatedWorld {
    pub evening: SimulatedEvening,
    pub trouble: Trouble,
    pub luck: FastRng,
    /// Whence servers have their ids, seeds and secrets.
    pub secrets: Arc<Mutex<FastRng>>,
    /// Milliseconds since the beginning.
    pub now: u64,
    /// The same for the disks, by whose clock nodes live.
    clock: Arc<AtomicI64>,
    events: BTreeMap<(u64, u64), Event>,
    serial: u64,
    pub servers: Vec<ServerPlace>,
    pub slots: Vec<TableSlot>,
    pub clients: Vec<Client>,
    pub conns: BTreeMap<u64, Conn>,
    requests: BTreeMap<u64, Outgoing>,
    /// What nodes ask each other.
    between: BTreeMap<u64, PeerWay>,
    pub models: BTreeMap<String, TableModel>,
    pub report: SimulatedReport,
    /// Whether people only bring matches on.
    pub sober: bool,
    /// Whether people do nothing at all.
    pub quiet: bool,
    looked: u64,
}

impl SimulatedWorld {
    pub(crate) fn new(evening: SimulatedEvening) -> SimulatedWorld {
        let (luck, trouble) = (FastRng::new(evening.seed), evening.trouble());
        let secrets = FastRng::new(evening.seed ^ 0x7365_6372_6574_0000);
        let mut world = SimulatedWorld {
            trouble,
            luck,
            secrets: Arc::new(Mutex::new(secrets)),
            now: 0,
            clock: Arc::default(),
            events: BTreeMap::new(),
            serial: 0,
            servers: Vec::new(),
            slots: Vec::new(),
            clients: Vec::new(),
            conns: BTreeMap::new(),
            requests: BTreeMap::new(),
            between: BTreeMap::new(),
            models: BTreeMap::new(),
            report: SimulatedReport::default(),
            sober: false,
            quiet: false,
            looked: 0,
            evening,
        };
        world.open_servers();
        world.open_slots();
        world
    }

    /// Lets something happen after so many milliseconds.
    fn after(&mut self, wait: u64, event: Event) {
        self.serial += 1;
        self.events.insert((self.now + wait, self.serial), event);
    }

    /// A number that nothing else has.
    fn number(&mut self) -> u64 {
        self.serial += 1;
        self.serial
    }

    /// Plays the evening to its end, and then looks at everything at rest.
    pub(crate) fn play(&mut self) -> Result<(), Breach> {
        while self.report.steps < self.evening.steps {
            self.next()?;
            if self.evening.looks && self.report.steps >= self.looked + LOOK {
                self.looked = self.report.steps;
                self.look_around()?;
            }
        }
        self.rest()
    }

    /// It is as late as this, at least.
    pub(crate) fn comes_to(&mut self, at: u64) {
        self.now = self.now.max(at);
        self.clock.store(i64::try_from(self.now).unwrap_or(i64::MAX), Ordering::Relaxed);
    }

    /// Lets the next thing happen.
    pub(crate) fn next(&mut self) -> Result<(), Breach> {
        let Some(((at, _), event)) = self.events.pop_first() else {
            return Err(Breach::new("nothing happens any more"));
        };
        self.comes_to(at);
        self.report.note(at, &event);
        self.happen(event)
    }

    /// Lets things happen for so many milliseconds.
    fn pass(&mut self, time: u64) -> Result<(), Breach> {
        let end = self.now + time;
        while self.events.first_key_value().is_some_and(|((at, _), _)| *at <= end) {
            self.next()?;
        }
        self.comes_to(end);
        Ok(())
    }

    fn happen(&mut self, event: Event) -> Result<(), Breach> {
        match event {
            Event::Act(client, date) => self.act(client, date),
            Event::Retry(client, key) => self.retry(client, &key),
            Event::ToServer(conn, message) => self.arrive_at_server(conn, message),
            Event::ToClient(conn, message) => self.arrive_at_client(conn, message),
            Event::CutForServer(conn) => self.cut_for_server(conn),
            Event::CutForClient(conn) => self.cut_for_client(conn),
            Event::Unstall(conn) => self.unstall(conn),
            Event::Ask(request) => self.ask(request),
            Event::Answer(request, status, body) => self.answer(request, status, &body),
            Event::Unanswered(request) => self.unanswered(request),
            Event::Pump(server) => self.pump(server),
            Event::Trouble(server) => self.trouble(server),
            Event::Restart(server, node) => self.restart(server, node),
            Event::Emptied(server) => self.emptied(server),
            Event::Begin(slot) => self.begin(slot),
            Event::Archive(table) => self.archive(&table),
            Event::Revoked(conn) => self.revoked(conn),
            Event::Resume(server, node, boots) => self.resume(server, node, boots),
            Event::Found(server, node, boots) => self.found(server, node, boots),
            Event::Peer(request) => self.ask_peer(request),
            Event::PeerBack(request, response) => {
                self.peer_answer(request, response.map(|response| *response))
            }
        }
    }
}
