//! How much one person may say at all tables together.

use std::collections::BTreeMap;

use crate::{TableResult, UserId, faults, no};

const MINUTE: i64 = 60 * 1000;
const DAY: i64 = 24 * 60 * MINUTE;

/// How many lines one person may say.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ChatQuota {
    /// At once.
    pub burst: u32,
    /// A minute.
    pub per_minute: u32,
    /// A day.
    pub per_day: u32,
}

/// Counts what people say: each line moves the moment on up to which a person has spoken.
#[derive(Debug)]
pub struct ChatRate {
    quota: ChatQuota,
    /// By person, in nanoseconds, by the minute and by the day.
    spoken: BTreeMap<UserId, [i128; 2]>,
}

impl ChatRate {
    /// Nobody has said anything.
    pub fn new(quota: ChatQuota) -> ChatRate {
        ChatRate { quota, spoken: BTreeMap::new() }
    }

    /// One more line of a person, now in milliseconds.
    pub fn line(&mut self, now: i64, person: UserId) -> TableResult<()> {
        let now = i128::from(now) * 1_000_000;
        let apart = self.apart();
        let spoken = self.spoken.get(&person).copied().unwrap_or_default();
        let next = [0, 1].map(|at| spoken[at].max(now) + apart[at].0);
        let over = |at: usize| next[at] > now + apart[at].1;
        if over(0) {
            return no(faults::CHAT_FAST);
        }
        if over(1) {
            return no(faults::CHAT_ENOUGH);
        }
        self.spoken.insert(person, next);
        Ok(())
    }

    /// How far apart lines are in the long run, and how far ahead somebody may speak.
    fn apart(&self) -> [(i128, i128); 2] {
        let ChatQuota { burst, per_minute, per_day } = self.quota;
        let one = |time: i64, count: u32| i128::from(time) * 1_000_000 / i128::from(count.max(1));
        let (minute, day) = (one(MINUTE, per_minute), one(DAY, per_day));
        [(minute, minute * i128::from(burst.max(1))), (day, day * i128::from(per_day.max(1)))]
    }

    /// Forgets those who have been quiet.
    pub fn tidy(&mut self, now: i64) {
        let now = i128::from(now) * 1_000_000;
        self.spoken.retain(|_, spoken| spoken.iter().any(|until| *until > now));
    }
}

#[cfg(test)]
mod tests {
    use mittwoch_protocol::FaultCode;

    use super::*;

    #[test]
    fn a_burst_is_followed_by_the_rate_and_a_day_by_its_limit() {
        let mut rate = ChatRate::new(ChatQuota { burst: 3, per_minute: 60, per_day: 10 });
        let mut said = |now, person| rate.line(now, person).map_err(|fault| fault.phrase.key);
        for _ in 0..3 {
            assert_eq!(said(0, 1), Ok(()));
        }
        assert_eq!(said(0, 1), Err("fault-chat-fast".to_owned()));
        assert_eq!(said(0, 2), Ok(()), "everybody has their own");
        for second in 1..8 {
            assert_eq!(said(second * 1000, 1), Ok(()));
        }
        assert_eq!(said(9000, 1), Err("fault-chat-enough".to_owned()));
        assert_eq!(said(DAY, 1), Ok(()));
        assert_eq!(faults::CHAT_FAST.code, FaultCode::TooMany);
    }
}
