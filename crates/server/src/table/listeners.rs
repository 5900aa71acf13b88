use std::collections::{BTreeMap, BTreeSet};

use axum::extract::ws::Utf8Bytes;
use mittwoch_kernel::Viewer;
use mittwoch_protocol::ServerMessage;
use tokio::sync::mpsc::Sender;

use crate::store::UserId;

/// The number of a listener.
pub type ListenerId = u64;

/// What a listener hears: messages as they go over the wire.
pub type WireMessage = Utf8Bytes;

/// Somebody who wants to hear of a table.
pub(super) struct Listener {
    pub id: ListenerId,
    pub person: Option<UserId>,
    /// The number of the next thing to be told.
    pub from: u32,
    /// Those whom the person does not want to hear.
    pub mutes: BTreeSet<UserId>,
    /// A bounded queue: who does not empty it is dropped.
    pub queue: Sender<WireMessage>,
}

/// All who listen at a table.
#[derive(Default)]
pub(super) struct Listeners(BTreeMap<ListenerId, Listener>);

impl Listeners {
    pub(super) fn insert(&mut self, ear: Listener) {
        self.0.insert(ear.id, ear);
    }

    pub(super) fn remove(&mut self, id: ListenerId) -> Option<Listener> {
        self.0.remove(&id)
    }

    pub(super) fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    pub(super) fn len(&self) -> usize {
        self.0.len()
    }

    /// Whether a person listens.
    pub(super) fn hears(&self, person: UserId) -> bool {
        self.0.values().any(|ear| ear.person == Some(person))
    }

    /// How many listen of whom this is true, people with several windows counted once.
    pub(super) fn count(&self, mut counts: impl FnMut(Option<UserId>) -> bool) -> u32 {
        let listeners = self.0.values().filter(|ear| counts(ear.person));
        let (mut known, mut unknown) = (BTreeSet::new(), 0);
        for ear in listeners {
            match ear.person {
                Some(person) => drop(known.insert(person)),
                None => unknown += 1,
            }
        }
        known.len() as u32 + unknown
    }

    /// Changes whom a person hears.
    pub(super) fn mute(&mut self, person: UserId, other: UserId, mute: bool) {
        for ear in self.0.values_mut().filter(|ear| ear.person == Some(person)) {
            if mute {
                ear.mutes.insert(other);
            } else {
                ear.mutes.remove(&other);
            }
        }
    }

    /// Sends each listener what `say` makes for it; who is too slow is dropped.
    pub(super) fn tell(&mut self, mut say: impl FnMut(&mut Listener) -> Option<WireMessage>) {
        self.0.retain(|id, ear| {
            let Some(message) = say(ear) else { return true };
            let kept = ear.queue.try_send(message).is_ok();
            if !kept {
                tracing::debug!(listener = id, "a listener was too slow");
            }
            kept
        });
    }
}

/// Messages that are the same for everybody with the same view and the same past.
#[derive(Default)]
pub(super) struct MessageCache(BTreeMap<(Viewer, u32), (WireMessage, u32)>);

impl MessageCache {
    /// The message for a viewer from a number on, and the number from which the next one goes on.
    pub(super) fn print(
        &mut self,
        viewer: Viewer,
        from: u32,
        make: impl FnOnce() -> Option<(ServerMessage, u32)>,
    ) -> Option<(WireMessage, u32)> {
        if let Some(printed) = self.0.get(&(viewer, from)) {
            return Some(printed.clone());
        }
        let (message, next) = make()?;
        let printed = (wire(&message), next);
        self.0.insert((viewer, from), printed.clone());
        Some(printed)
    }
}

/// A message as it goes over the wire.
pub(crate) fn wire(message: &ServerMessage) -> WireMessage {
    serde_json::to_string(message).expect("every message of the protocol is JSON").into()
}
