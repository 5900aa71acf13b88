use mittwoch_kernel::{Phrase, Seat, Seats};
use mittwoch_protocol::{RequestKind, StandInReason, StoodIn};
use serde::{Deserialize, Serialize};

use super::notice;
use crate::store::{TableId, UserId};

/// What a table keeps beside seats and record.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
#[serde(default)]
pub(super) struct TableDocument {
    /// By seat.
    pub seats: Vec<SeatDocument>,
    /// What people add to the luck, each their latest word.
    pub entropy: Vec<(UserId, String)>,
    /// What others have to agree to.
    pub requests: Vec<PendingRequest>,
    /// Why the match ended early or is frozen.
    #[serde(deserialize_with = "notice::read")]
    pub notice: Option<Phrase>,
    /// The table of the rematch.
    pub rematch: Option<TableId>,
    /// Whom the host has removed, the latest last: they cannot sit down here again.
    pub removed: Vec<UserId>,
}

impl TableDocument {
    /// As it is kept. One that cannot be written must not take the place of one that was.
    pub(super) fn written(&self) -> serde_json::Value {
        serde_json::to_value(self).expect("every document of a table is JSON")
    }
}

/// What a table keeps of a seat.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
#[serde(default)]
pub(super) struct SeatDocument {
    /// The bot that plays for the person of the seat.
    pub stand_in: Option<String>,
    /// Whether the seat has resigned.
    pub resigned: bool,
    /// When its person was last here, in milliseconds since 1970.
    pub seen: i64,
    /// Whether its person has got up.
    pub left: bool,
    /// Its clock, where the table has clocks.
    pub clock: Option<SeatClock>,
    /// How the bot that stands in came to the seat.
    pub absence: Option<Absence>,
    /// How many answers were given for the seat, by whomever.
    pub given: u32,
    /// How many of them a bot gave in place of its person.
    pub by_bots: u32,
    /// How often its clock ran out.
    pub timeouts: u32,
    /// Why a bot last came to play for its person.
    pub reason: Option<StandInReason>,
}

impl SeatDocument {
    /// What a result tells of bots that played for the person, if any did.
    pub(super) fn stood_in(&self) -> Option<StoodIn> {
        let Some(reason) = self.reason else {
            // A bot that an earlier server let in, of which nothing else is known.
            let still = self.stand_in.is_some();
            return still.then(|| StoodIn { still, of: self.given, ..StoodIn::default() });
        };
        let (timeouts, answers, of) = (self.timeouts, self.by_bots, self.given);
        Some(StoodIn { reason, timeouts, answers, of, still: self.stand_in.is_some() })
    }
}

/// How a bot came to play for a person.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub(super) struct Absence {
    /// Since when, in milliseconds since 1970, if the clock of the seat ran then.
    pub since: Option<i64>,
    /// How many answers the match had then.
    pub answers: u32,
    /// Whether others or the clock let the bot in.
    pub excused: bool,
}

/// A clock: what is left of it, and since when it runs, in milliseconds.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub(super) struct SeatClock {
    /// What was left when it last stood.
    pub left: i64,
    /// Since when it runs, in milliseconds since 1970.
    pub since: Option<i64>,
    /// How many answers the match has to have for the next extra time: it comes once per question,
    /// also if answers are taken back.
    #[serde(default)]
    pub extra_from: u32,
    /// How many answers the match has to have for the next grace of a player who comes back.
    #[serde(default)]
    pub grace_from: u32,
}

impl SeatClock {
    /// What is left now.
    pub(super) fn left_at(self, now: i64) -> i64 {
        self.since.map_or(self.left, |since| self.left - (now - since).max(0))
    }
}

/// Something that others have to agree to.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(super) struct PendingRequest {
    /// Who asks.
    pub seat: Seat,
    /// For what.
    pub kind: RequestKind,
    /// Who has agreed.
    pub agreed: Seats,
}
