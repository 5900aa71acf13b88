use mittwoch_kernel::{Outcome, Seat, Seats};
use mittwoch_protocol::{LastDeed, Stage};
use serde::{Deserialize, Serialize};

use crate::Occupant;

/// How a table stands: what lists show. All of it follows from its lines and those of its record.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct TableSummary {
    /// Where it is.
    pub stage: Stage,
    /// Who sits where; names are looked up when they are shown.
    pub seats: Vec<Occupant>,
    /// The seats whose answer is awaited.
    pub awaited: Seats,
    /// How it ended.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub outcome: Option<Outcome>,
    /// How far it is.
    #[serde(default)]
    pub progress: TableProgress,
    /// The seats whose result is not their player's, since bots played too much of it.
    #[serde(default)]
    pub unearned: Seats,
    /// What an earlier program kept here; today it is in the lines of the table.
    #[serde(default, skip_serializing_if = "serde_json::Value::is_null")]
    pub document: serde_json::Value,
}

impl TableSummary {
    /// Whether the person of a seat has won. A match of which bots played too much for them is
    /// played, but not won; of one from an earlier program it is known whether a bot ended it.
    pub fn won(&self, seat: Seat) -> bool {
        let wins = self.outcome.as_ref().is_some_and(|outcome| outcome.winners.contains(seat));
        let stand_in = format!("/seats/{}/stand_in", seat.0);
        let ended = self.document.pointer(&stand_in).is_some_and(|bot| !bot.is_null());
        wins && !ended && !self.unearned.contains(seat)
    }
}

/// How far a match is, so that lists can say it while the table sleeps; nothing that anybody may not
/// know is in it.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
#[serde(default)]
pub struct TableProgress {
    /// The round; absent before the start.
    pub round: Option<u16>,
    /// When the clock of each seat runs out, in seconds since 1970, where one runs.
    pub due: Vec<Option<i64>>,
    /// How much spectators had been told.
    pub told: u32,
    /// What each seat did last, as spectators were told.
    pub last: Vec<LastDeed>,
}
