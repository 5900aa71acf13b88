use std::collections::BTreeMap;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use axum::extract::ws::Utf8Bytes;
use mittwoch_kernel::Viewer;
use mittwoch_protocol::{ServerMessage, VERSION};
use mittwoch_session::{Session, TableNews};
use tokio::sync::mpsc::Sender;

pub use mittwoch_session::ListenerId;

/// What a listener hears: messages as they go over the wire.
pub type WireMessage = Utf8Bytes;

/// How many messages may wait for a listener before it is told the newest alone once it has caught
/// up.
const CROWDED: usize = 16;

/// How much of what happened such a listener may miss before it is given up.
const MISSED: u32 = 48;

/// Somebody who wants to hear of a table.
pub(super) struct Listener {
    /// A bounded queue: who does not empty it is dropped.
    pub queue: Sender<WireMessage>,
    /// Set while something newer waits that was not sent: who has emptied the queue asks for it.
    pub behind: Arc<AtomicBool>,
    /// What is not sent yet: whether the table, whether the match.
    pub due: (bool, bool),
    /// How often something has happened since it fell behind.
    pub missed: u32,
}

impl Listener {
    pub(super) fn new(queue: Sender<WireMessage>, behind: Arc<AtomicBool>) -> Listener {
        Listener { queue, behind, due: (false, false), missed: 0 }
    }

    fn is_crowded(&self) -> bool {
        self.queue.max_capacity() - self.queue.capacity() >= CROWDED
    }

    /// Notes that something newer waits; whether it is worth waiting for the listener.
    fn defer(&mut self, table: bool, game: bool) -> bool {
        self.due = (self.due.0 | table, self.due.1 | game);
        self.missed += 1;
        self.behind.store(true, Ordering::Release);
        self.missed <= MISSED
    }
}

/// All who listen at a table.
#[derive(Default)]
pub(super) struct Listeners {
    all: BTreeMap<ListenerId, Listener>,
    /// Those who were given up, until the session knows.
    dropped: Vec<ListenerId>,
}

impl Listeners {
    pub(super) fn insert(&mut self, id: ListenerId, listener: Listener) {
        self.all.insert(id, listener);
    }

    pub(super) fn remove(&mut self, id: ListenerId) {
        self.all.remove(&id);
    }

    /// Somebody who was given up.
    pub(super) fn dropped(&mut self) -> Option<ListenerId> {
        self.dropped.pop()
    }

    /// Tells listeners what is new; who is too slow is dropped.
    pub(super) fn tell(&mut self, session: &mut Session, to: &[ListenerId], news: TableNews) {
        let mut press = MessagePress::default();
        for id in to {
            let Some(listener) = self.all.get_mut(id) else { continue };
            let waits = match &news {
                TableNews::Table | TableNews::Here { .. } => Some((true, false)),
                TableNews::Match => Some((false, true)),
                TableNews::Hello(_) | TableNews::Chat(_) | TableNews::Closed => None,
            };
            let kept = match waits.filter(|_| listener.is_crowded() || listener.missed > 0) {
                Some((table, game)) => listener.defer(table, game),
                None => send(listener, press.message(session, *id, &news)),
            };
            if !kept {
                tracing::debug!(listener = id, "a listener was too slow");
                self.all.remove(id);
                self.dropped.push(*id);
            }
        }
    }

    /// Tells a listener who has emptied its queue how everything is now.
    pub(super) fn catch_up(&mut self, session: &mut Session, id: ListenerId) {
        let Some(listener) = self.all.get_mut(&id) else { return };
        let (table, game) = std::mem::take(&mut listener.due);
        listener.missed = 0;
        let news = [table.then_some(TableNews::Table), game.then_some(TableNews::Match)];
        for news in news.into_iter().flatten() {
            self.tell(session, &[id], news);
        }
    }
}

fn send(listener: &Listener, message: Option<WireMessage>) -> bool {
    message.is_none_or(|message| listener.queue.try_send(message).is_ok())
}

/// Messages that are the same for many: written once.
#[derive(Default)]
struct MessagePress {
    same: Option<WireMessage>,
    matches: BTreeMap<(Viewer, u32), (WireMessage, u32)>,
}

impl MessagePress {
    /// What a listener is told; nothing if there is nothing to tell.
    fn message(
        &mut self,
        session: &mut Session,
        id: ListenerId,
        news: &TableNews,
    ) -> Option<WireMessage> {
        if *news == TableNews::Match {
            return self.match_message(session, id);
        }
        let message = || match news {
            TableNews::Hello(seat) => ServerMessage::Hello { version: VERSION, seat: *seat },
            TableNews::Table | TableNews::Match => {
                ServerMessage::Table { table: session.info().into() }
            }
            TableNews::Here { present, watching } => {
                ServerMessage::Here { present: *present, watching: *watching }
            }
            TableNews::Chat(lines) => ServerMessage::Chat { lines: lines.clone() },
            TableNews::Closed => ServerMessage::Closed,
        };
        Some(self.same.get_or_insert_with(|| wire(&message())).clone())
    }

    fn match_message(&mut self, session: &mut Session, id: ListenerId) -> Option<WireMessage> {
        let place = session.place_of(id)?;
        #[cfg(feature = "simulation")]
        let place = match crate::simulation::has(crate::simulation::Flaw::ForeignSnapshot) {
            true => (Viewer::Seat(mittwoch_kernel::Seat(0)), place.1),
            false => place,
        };
        let (message, next) = match self.matches.get(&place) {
            Some(printed) => printed.clone(),
            None => {
                let snapshot = session.snapshot(place.0, place.1).ok()?;
                let next = snapshot.log.from + snapshot.log.told.len() as u32;
                let message = wire(&ServerMessage::Match { snapshot: Box::new(snapshot) });
                self.matches.insert(place, (message.clone(), next));
                (message, next)
            }
        };
        session.told_until(id, next);
        Some(message)
    }
}

/// A message as it goes over the wire.
pub(crate) fn wire(message: &ServerMessage) -> WireMessage {
    serde_json::to_string(message).expect("every message of the protocol is JSON").into()
}
