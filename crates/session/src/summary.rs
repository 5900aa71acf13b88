use mittwoch_kernel::{Outcome, Seats};
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
