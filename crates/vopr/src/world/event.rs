use axum::body::Bytes;
use axum::extract::ws::Message;
use axum::http::StatusCode;
use axum::response::Response;

use crate::trace::fold;

/// Something that is going to happen.
pub(super) enum Event {
    /// A client does something, if the date is still its date.
    Act(usize, u64),
    /// A client looks whether a command was answered.
    Retry(usize, String),
    /// A message arrives at a server.
    ToServer(u64, Message),
    /// A message arrives at a client.
    ToClient(u64, Message),
    /// A server learns that a connection is gone.
    CutForServer(u64),
    /// A client learns that a connection is gone.
    CutForClient(u64),
    /// A client reads again.
    Unstall(u64),
    /// A request arrives at its server.
    Ask(u64),
    /// An answer arrives at its client.
    Answer(u64, StatusCode, Bytes),
    /// A client gives a request up.
    Unanswered(u64),
    /// A server runs for a while.
    Pump(usize),
    /// It is decided whether something befalls a server.
    Trouble(usize),
    /// A server that was killed is started again.
    Restart(usize, usize),
    /// A disk has room again.
    Emptied(usize),
    /// A table is made.
    Begin(usize),
    /// A table is put away.
    Archive(String),
    /// A connection whose credential was taken away must be gone.
    Revoked(u64),
    /// A node that stood still goes on, if it was not started again since.
    Resume(usize, usize, u64),
    /// A node reaches the disk again, if it was not started again since.
    Found(usize, usize, u64),
    /// A request arrives at another node.
    Peer(u64),
    /// The answer of another node arrives; or it is known that none comes.
    PeerBack(u64, Option<Box<Response>>),
}

impl Event {
    fn kind(&self) -> u64 {
        match self {
            Event::Act(client, _) => 1 | (*client as u64) << 8,
            Event::Retry(client, _) => 2 | (*client as u64) << 8,
            Event::ToServer(conn, _) => 3 | conn << 8,
            Event::ToClient(conn, _) => 4 | conn << 8,
            Event::CutForServer(conn) => 5 | conn << 8,
            Event::CutForClient(conn) => 6 | conn << 8,
            Event::Unstall(conn) => 7 | conn << 8,
            Event::Ask(request) => 8 | request << 8,
            Event::Answer(request, ..) => 9 | request << 8,
            Event::Unanswered(request) => 10 | request << 8,
            Event::Pump(server) => 11 | (*server as u64) << 8,
            Event::Trouble(server) => 12 | (*server as u64) << 8,
            Event::Restart(server, node) => 13 | ((*server << 8 | *node) as u64) << 8,
            Event::Emptied(server) => 14 | (*server as u64) << 8,
            Event::Begin(slot) => 15 | (*slot as u64) << 8,
            Event::Archive(_) => 16,
            Event::Revoked(conn) => 17 | conn << 8,
            Event::Resume(server, node, _) => 18 | ((*server << 8 | *node) as u64) << 8,
            Event::Found(server, node, _) => 19 | ((*server << 8 | *node) as u64) << 8,
            Event::Peer(request) => 20 | request << 8,
            Event::PeerBack(request, _) => 21 | request << 8,
        }
    }
}

/// What happened in an evening.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct SimulatedReport {
    /// Delivered commands, thoughts and timers that were kept, and faults.
    pub steps: u64,
    /// Commands that arrived.
    pub commands: u64,
    /// Steps of tables that no command was behind: thoughts of bots, and clocks.
    pub thoughts: u64,
    /// What went wrong on purpose.
    pub faults: u64,
    /// How often a server was killed.
    pub kills: u64,
    /// Requests that one node passed on to another.
    pub passed: u64,
    /// Commands that were acknowledged.
    pub acknowledged: u64,
    /// Screens that were compared with a fresh look.
    pub looks: u64,
    /// Screens that were compared with the match as its lines tell it.
    pub replays: u64,
    /// Tables that were compared with what their own lines say together.
    pub folds: u64,
    /// Matches that were played to their end.
    pub matches: u64,
    /// Milliseconds that passed in the world.
    pub time: u64,
    /// All that happened, folded.
    pub digest: u64,
}

impl SimulatedReport {
    /// Folds an event into the digest.
    pub(super) fn note(&mut self, at: u64, event: &Event) {
        self.time = at;
        self.fold(at, event.kind());
        match event {
            Event::ToServer(_, Message::Text(text)) | Event::ToClient(_, Message::Text(text)) => {
                self.digest = fold(self.digest, text.as_bytes());
            }
            Event::Answer(_, _, body) => self.digest = fold(self.digest, body),
            Event::Archive(table) => self.digest = fold(self.digest, table.as_bytes()),
            _ => {}
        }
    }

    fn fold(&mut self, at: u64, kind: u64) {
        self.digest = fold(self.digest, &[at.to_le_bytes(), kind.to_le_bytes()].concat());
    }

    /// Adds another evening.
    pub fn add(&mut self, other: &SimulatedReport) {
        self.steps += other.steps;
        self.commands += other.commands;
        self.thoughts += other.thoughts;
        self.faults += other.faults;
        self.kills += other.kills;
        self.passed += other.passed;
        self.acknowledged += other.acknowledged;
        self.looks += other.looks;
        self.replays += other.replays;
        self.folds += other.folds;
        self.matches += other.matches;
        self.time += other.time;
        self.digest = fold(self.digest, &other.digest.to_le_bytes());
    }
}
