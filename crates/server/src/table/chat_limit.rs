//! How much one person may say at all tables together.

use std::num::NonZeroU32;
use std::time::Duration;

use governor::{DefaultKeyedRateLimiter, Quota, RateLimiter};
use mittwoch_protocol::Fault;

use crate::config::Rate;
use crate::faults;
use crate::store::UserId;

const DAY: Duration = Duration::from_secs(24 * 60 * 60);

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
pub(super) struct ChatLimiter {
    lines: DefaultKeyedRateLimiter<UserId>,
    day: DefaultKeyedRateLimiter<UserId>,
}

impl ChatLimiter {
    pub(super) fn new(talk: ChatLimit) -> ChatLimiter {
        let lines = Quota::per_minute(talk.lines.per_minute).allow_burst(talk.lines.burst);
        let pause = DAY / talk.per_day.get();
        let day = Quota::with_period(pause).unwrap_or(Quota::per_hour(NonZeroU32::MIN));
        let day = day.allow_burst(talk.per_day);
        ChatLimiter { lines: RateLimiter::keyed(lines), day: RateLimiter::keyed(day) }
    }

    /// One more line of a person.
    pub(super) fn line(&self, person: UserId) -> Result<(), Fault> {
        self.lines.check_key(&person).map_err(|_| faults::CHAT_FAST)?;
        self.day.check_key(&person).map_err(|_| faults::CHAT_ENOUGH.into())
    }

    /// Forgets those who have been quiet.
    pub(super) fn tidy(&self) {
        self.lines.retain_recent();
        self.day.retain_recent();
    }
}
