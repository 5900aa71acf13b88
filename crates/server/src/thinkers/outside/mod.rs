//! Thinkers outside of the server, each behind a connection of its own.

mod channel;
mod line;

use std::collections::HashMap;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use mittwoch_kernel::{Outcome, Seat};
use mittwoch_protocol::{Snapshot, ThinkerBegin, ThinkerHears, ThinkerPlays};
use tokio::sync::mpsc::Receiver;

use self::line::ThinkerLine;
use super::ThinkHandle;
use crate::store::TableId;

pub use channel::upgrade;

/// The thinkers that are connected now.
#[derive(Clone, Default)]
pub struct OutsideThinkers(Arc<OutsideState>);

#[derive(Default)]
struct OutsideState {
    connected: Mutex<HashMap<String, Arc<ThinkerLine>>>,
    numbers: AtomicU64,
}

/// What a thinker has heard of a seat, on the connection that it has now.
pub struct SeatStream {
    line: Arc<ThinkerLine>,
    /// How many things it was told; nothing if it has not heard of the match.
    pub heard: Option<u32>,
}

/// A question for a thinker outside: nothing but what its seat may know.
pub struct OutsideQuestion {
    /// Whom it goes to.
    pub stream: SeatStream,
    /// The set-up, where the thinker has not heard of the match.
    pub begin: Option<ThinkerBegin>,
    /// What the seat sees, from where the thinker has heard.
    pub snapshot: Snapshot,
    /// For how long an answer is awaited.
    pub deadline: Duration,
}

/// What became of a question.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum OutsideAnswer {
    /// One of the offers.
    Action(String),
    /// Nobody needs it any more.
    Stopped,
    /// Nothing that counts: too late, not allowed, or nobody is there.
    None,
}

impl OutsideThinkers {
    fn connected(&self) -> MutexGuard<'_, HashMap<String, Arc<ThinkerLine>>> {
        self.0.connected.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// The thinkers that play a game now, by name.
    pub fn playing(&self, game: &str) -> Vec<String> {
        let connected = self.connected();
        let plays = |line: &&Arc<ThinkerLine>| line.plays.iter().any(|one| one.game == game);
        let mut names: Vec<_> =
            connected.values().filter(plays).map(|line| line.name.clone()).collect();
        names.sort();
        names
    }

    /// Whether a thinker is connected that plays this seat of a match of so many.
    pub fn plays(&self, name: &str, game: &str, players: u8, seat: Seat) -> bool {
        let connected = self.connected();
        let line = connected.get(name);
        line.is_some_and(|line| line.plays.iter().any(|one| one.covers(game, players, seat)))
    }

    /// What a thinker has heard of a seat; nothing if it is not connected.
    pub fn stream(&self, name: &str, table: &TableId, seat: Seat) -> Option<SeatStream> {
        let line = self.connected().get(name).cloned()?;
        let heard = line.heard(table, seat);
        Some(SeatStream { line, heard })
    }

    /// A match is over or asleep; whoever has heard of it is told.
    pub fn leave(&self, table: &TableId, outcome: Option<&Outcome>) {
        let lines: Vec<_> = self.connected().values().cloned().collect();
        for line in lines {
            line.leave(table, outcome);
        }
    }

    /// Ends every connection.
    pub fn close(&self) {
        self.connected().clear();
    }

    /// A thinker has said what it plays. One under the same name that was there before has to go.
    fn connect(
        &self,
        name: &str,
        plays: Vec<ThinkerPlays>,
        at_once: u16,
    ) -> (Arc<ThinkerLine>, Receiver<ThinkerHears>) {
        let id = self.0.numbers.fetch_add(1, Ordering::Relaxed);
        let (line, heard) = ThinkerLine::new(id, name, plays, at_once);
        self.connected().insert(name.to_owned(), line.clone());
        (line, heard)
    }

    /// A connection has ended: nobody answers what was asked there.
    fn disconnect(&self, line: &ThinkerLine) {
        let mut connected = self.connected();
        if connected.get(&line.name).is_some_and(|known| known.id == line.id) {
            connected.remove(&line.name);
        }
        drop(connected);
        line.end();
    }

    /// Whether a connection is still the one of its thinker.
    fn is_current(&self, line: &ThinkerLine) -> bool {
        self.connected().get(&line.name).is_some_and(|known| known.id == line.id)
    }
}

impl OutsideQuestion {
    /// Asks, and waits for what comes of it.
    pub(super) async fn ask(self, table: &TableId, hold: &ThinkHandle) -> OutsideAnswer {
        let OutsideQuestion { stream: SeatStream { line, heard }, begin, snapshot, deadline } =
            self;
        let asked = line.ask(table, heard, (begin, snapshot), deadline);
        tokio::select! {
            biased;
            () = hold.stopped() => OutsideAnswer::Stopped,
            answer = tokio::time::timeout(deadline, asked) => match answer {
                Ok(Some(action)) => OutsideAnswer::Action(action),
                Ok(None) | Err(_) => OutsideAnswer::None,
            },
        }
    }
}
