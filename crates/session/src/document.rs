use mittwoch_kernel::{Outcome, Phrase, Seat, Seats};
use mittwoch_protocol::{Night, RequestKind, Stage, StandInReason, StoodIn};
use serde::{Deserialize, Serialize};

use crate::{Occupant, TableId, UserId, notice};

/// All that a table is beside its match: the fold over its lines.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct TableState {
    /// Where it is.
    pub stage: Stage,
    /// Who sits where.
    pub seats: Vec<Occupant>,
    /// How it ended.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub outcome: Option<Outcome>,
    /// The rest.
    #[serde(default)]
    pub document: TableDocument,
}

impl TableState {
    /// A new table at which these sit.
    pub fn open(seats: Vec<Occupant>) -> TableState {
        let document = TableDocument::default();
        TableState { stage: Stage::Open, seats, outcome: None, document }
    }
}

/// What a table keeps beside stage, seats and record.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
#[serde(default)]
pub struct TableDocument {
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
    /// When people sleep, each as they last said it.
    pub nights: Vec<StatedNight>,
}

impl TableDocument {
    /// Forgets what a person said who sits here no more.
    pub(crate) fn forget(&mut self, person: UserId) {
        self.entropy.retain(|(by, _)| *by != person);
        self.nights.retain(|night| night.person != person);
    }
}

/// When a person sleeps.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct StatedNight {
    /// Who.
    pub person: UserId,
    /// When; nothing once it was taken back.
    pub night: Option<Night>,
    /// When it was said, in milliseconds since 1970.
    pub at: i64,
}

/// What a table keeps of a seat.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
#[serde(default)]
pub struct SeatDocument {
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
    pub fn stood_in(&self) -> Option<StoodIn> {
        let (still, earned) = (self.stand_in.is_some(), self.is_earned());
        let Some(reason) = self.reason else {
            // A bot that an earlier server let in, of which nothing else is known.
            let unknown = StoodIn { still, of: self.given, earned, ..StoodIn::default() };
            return still.then_some(unknown);
        };
        let (timeouts, answers, of) = (self.timeouts, self.by_bots, self.given);
        Some(StoodIn { reason, timeouts, answers, of, still, earned })
    }

    /// Whether the result is the person's: no bot plays at the end, and the person gave more of the
    /// answers than bots did.
    pub fn is_earned(&self) -> bool {
        self.stand_in.is_none() && (self.by_bots == 0 || self.by_bots * 2 < self.given)
    }
}

/// How a bot came to play for a person.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Absence {
    /// Since when, in milliseconds since 1970, if the clock of the seat ran then.
    pub since: Option<i64>,
    /// How many answers the match had then.
    pub answers: u32,
    /// Whether others or the clock let the bot in.
    pub excused: bool,
}

/// A clock: what is left of it, and since when it runs, in milliseconds.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct SeatClock {
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

/// Something that others have to agree to.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct PendingRequest {
    /// Who asks.
    pub seat: Seat,
    /// For what.
    pub kind: RequestKind,
    /// Who has agreed.
    pub agreed: Seats,
}
