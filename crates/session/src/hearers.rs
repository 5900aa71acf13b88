use std::collections::{BTreeMap, BTreeSet};

use crate::UserId;

/// The number of a listener.
pub type ListenerId = u64;

/// Somebody who hears of a table.
pub(crate) struct Hearer {
    pub person: Option<UserId>,
    /// The number of the next thing to be told.
    pub from: u32,
    /// Those whom the person does not want to hear.
    pub mutes: BTreeSet<UserId>,
}

/// All who hear of a table.
#[derive(Default)]
pub(crate) struct Hearers(pub BTreeMap<ListenerId, Hearer>);

impl Hearers {
    pub(crate) fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// Whether a person hears.
    pub(crate) fn hears(&self, person: UserId) -> bool {
        self.0.values().any(|hearer| hearer.person == Some(person))
    }

    /// How many hear of whom this is true, people with several windows counted once.
    pub(crate) fn count(&self, mut counts: impl FnMut(Option<UserId>) -> bool) -> u32 {
        let (mut known, mut unknown) = (BTreeSet::new(), 0);
        for hearer in self.0.values().filter(|hearer| counts(hearer.person)) {
            match hearer.person {
                Some(person) => drop(known.insert(person)),
                None => unknown += 1,
            }
        }
        known.len() as u32 + unknown
    }

    /// Changes whom a person hears.
    pub(crate) fn mute(&mut self, person: UserId, other: UserId, mute: bool) {
        for hearer in self.0.values_mut().filter(|hearer| hearer.person == Some(person)) {
            if mute {
                hearer.mutes.insert(other);
            } else {
                hearer.mutes.remove(&other);
            }
        }
    }

    /// Those of whom this is true.
    pub(crate) fn those(&self, which: impl Fn(&Hearer) -> bool) -> Vec<ListenerId> {
        self.0.iter().filter(|(_, hearer)| which(hearer)).map(|(id, _)| *id).collect()
    }
}
