//! How much one person may say at all tables together.

use std::num::NonZeroU32;
use std::sync::{Mutex, MutexGuard, PoisonError};

use mittwoch_protocol::Fault;
use mittwoch_session::{ChatQuota, ChatRate};

use crate::config::Rate;
use crate::store::UserId;

/// How much one person may say.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ChatLimit {
    /// Lines at once and a minute.
    pub lines: Rate,
    /// Lines a day.
    pub per_day: NonZeroU32,
    /// How many lines a table keeps: the latest ones.
    pub kept: u32,
}

impl Default for ChatLimit {
    fn default() -> ChatLimit {
        let per_day = Rate::new(1000, 1).burst;
        ChatLimit { lines: Rate::new(20, 20), per_day, kept: 500 }
    }
}

impl ChatLimit {
    /// More than anybody says, for load tests on one's own machine.
    pub fn unbounded() -> ChatLimit {
        let lines = Rate::new(u32::MAX / 64, u32::MAX / 64);
        ChatLimit { lines, per_day: lines.burst, kept: 500 }
    }
}

/// Counts what people say.
pub(super) struct ChatLimiter(Mutex<ChatRate>);

impl ChatLimiter {
    pub(super) fn new(talk: ChatLimit) -> ChatLimiter {
        let (burst, per_minute) = (talk.lines.burst.get(), talk.lines.per_minute.get());
        let per_day = talk.per_day.get();
        ChatLimiter(Mutex::new(ChatRate::new(ChatQuota { burst, per_minute, per_day })))
    }

    fn rate(&self) -> MutexGuard<'_, ChatRate> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// One more line of a person.
    pub(super) fn line(&self, now: i64, person: UserId) -> Result<(), Fault> {
        self.rate().line(now, person)
    }

    /// Forgets those who have been quiet.
    pub(super) fn tidy(&self, now: i64) {
        self.rate().tidy(now);
    }
}
