//! The line to one thinker: what it is asked, and what it has heard.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use mittwoch_kernel::{Outcome, Seat, hex, plain};
use mittwoch_protocol::{
    Fault, Snapshot, ThinkerBegin, ThinkerHears, ThinkerPlays, ThinkerQuestion,
};
use tokio::sync::mpsc::{self, Receiver, Sender};
use tokio::sync::{Semaphore, oneshot};

use crate::store::TableId;
use crate::{faults, secret};

/// The most questions that a thinker takes at once, whatever it says.
const AT_ONCE: u16 = 64;

/// How many seats a thinker may have heard of before new ones are told from the beginning.
const SEATS: usize = 4096;

/// A connection to a thinker that has said what it plays.
pub(super) struct ThinkerLine {
    pub id: u64,
    pub name: String,
    pub plays: Vec<ThinkerPlays>,
    /// Turns the ids of tables into names that lead nowhere.
    salt: String,
    /// How many questions it takes at once.
    slots: Semaphore,
    say: Sender<ThinkerHears>,
    state: Mutex<LineState>,
}

#[derive(Default)]
struct LineState {
    next: u32,
    open: HashMap<u32, OpenQuestion>,
    heard: HashMap<(TableId, Seat), u32>,
    ended: bool,
}

/// A question whose answer is awaited.
struct OpenQuestion {
    offers: Vec<String>,
    answer: oneshot::Sender<String>,
}

/// Closes a question when nobody waits for it any more, in whatever way.
struct Asking<'a> {
    line: &'a ThinkerLine,
    number: u32,
}

impl Drop for Asking<'_> {
    fn drop(&mut self) {
        if self.line.state().open.remove(&self.number).is_some() {
            let _full = self.line.say.try_send(ThinkerHears::Stopped { question: self.number });
        }
    }
}

impl ThinkerLine {
    pub(super) fn new(
        id: u64,
        name: &str,
        plays: Vec<ThinkerPlays>,
        at_once: u16,
    ) -> (Arc<ThinkerLine>, Receiver<ThinkerHears>) {
        let at_once = usize::from(at_once.clamp(1, AT_ONCE));
        // A question, its end and the end of its match for each, and some more.
        let (say, heard) = mpsc::channel(3 * at_once + 16);
        let line = ThinkerLine {
            id,
            name: name.to_owned(),
            plays,
            salt: secret::token(),
            slots: Semaphore::new(at_once),
            say,
            state: Mutex::default(),
        };
        (Arc::new(line), heard)
    }

    fn state(&self) -> MutexGuard<'_, LineState> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// What a table is called on this line.
    fn alias(&self, table: &TableId) -> String {
        hex(&secret::hash(&format!("{}{table}", self.salt))[..8])
    }

    /// How much it was told at a seat.
    pub(super) fn heard(&self, table: &TableId, seat: Seat) -> Option<u32> {
        self.state().heard.get(&(table.clone(), seat)).copied()
    }

    /// Asks, and waits for one of the offers; nothing if none comes.
    pub(super) async fn ask(
        &self,
        table: &TableId,
        heard: Option<u32>,
        (begin, snapshot): (Option<ThinkerBegin>, Snapshot),
        deadline: Duration,
    ) -> Option<String> {
        let _slot = self.slots.acquire().await.ok()?;
        let seat = snapshot.seat?;
        let offers = snapshot.offers.iter().map(|offer| offer.action.clone()).collect();
        let (answer, answered) = oneshot::channel();
        let number = self.open(table, seat, heard, &snapshot, OpenQuestion { offers, answer })?;
        let _asking = Asking { line: self, number };
        let deadline_ms = u32::try_from(deadline.as_millis()).unwrap_or(u32::MAX);
        let table = self.alias(table);
        let question = ThinkerQuestion { number, table, deadline_ms, begin, snapshot };
        let question = Box::new(question);
        self.say.try_send(ThinkerHears::Question { question }).ok()?;
        answered.await.ok()
    }

    /// Opens a question and notes what its seat has heard with it; not if that has changed since
    /// the question was put together.
    fn open(
        &self,
        table: &TableId,
        seat: Seat,
        heard: Option<u32>,
        snapshot: &Snapshot,
        open: OpenQuestion,
    ) -> Option<u32> {
        let mut state = self.state();
        let key = (table.clone(), seat);
        if state.ended || state.heard.get(&key).copied() != heard {
            return None;
        }
        if state.heard.len() >= SEATS {
            state.heard.clear();
        }
        let told = u32::try_from(snapshot.log.told.len()).unwrap_or(u32::MAX);
        state.heard.insert(key, snapshot.log.from.saturating_add(told));
        state.next = state.next.wrapping_add(1);
        let number = state.next;
        state.open.insert(number, open);
        Some(number)
    }

    /// Takes an answer; one to a question that is not open here is nobody's.
    pub(super) fn answer(&self, question: u32, action: &str) -> Result<(), Fault> {
        let open = self.state().open.remove(&question).ok_or(faults::STALE)?;
        if !open.offers.iter().any(|offer| offer == action) {
            // Whoever waits hears that no answer comes, and does not wait for the deadline.
            let short: String = action.chars().take(100).collect();
            return Err(faults::UNREADABLE.word("text", &plain(&short)));
        }
        open.answer.send(action.to_owned()).map_err(|_| faults::STALE.into())
    }

    /// Tells that a match is over or asleep, and forgets what was told of it.
    pub(super) fn leave(&self, table: &TableId, outcome: Option<&Outcome>) {
        let mut seats = Vec::new();
        self.state().heard.retain(|(known, seat), _| {
            let left = known == table;
            if left {
                seats.push(*seat);
            }
            !left
        });
        for seat in seats {
            let (table, outcome) = (self.alias(table), outcome.copied());
            let _full = self.say.try_send(ThinkerHears::Left { table, seat, outcome });
        }
    }

    /// The connection is gone: nobody answers what is open.
    pub(super) fn end(&self) {
        let mut state = self.state();
        state.ended = true;
        state.open.clear();
    }
}
