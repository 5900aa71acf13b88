//! What changed at a table, as its lines say it.

use mittwoch_kernel::{Outcome, Phrase, Seat};
use mittwoch_protocol::{Stage, StandInReason};
use serde::{Deserialize, Serialize};

use crate::document::{
    Absence, PendingRequest, SeatClock, SeatDocument, StatedNight, TableDocument, TableState,
};
use crate::{Occupant, TableId, UserId};

/// One thing that is different at a table from now on.
///
/// Facts are found by comparing the table before a step with the table after it, so that nothing can
/// change without a line that says so.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum TableFact {
    /// The table is at another stage.
    Stage(Stage),
    /// Somebody else sits on a seat.
    Sits(Seat, Occupant),
    /// How the match ended.
    Outcome(Option<Outcome>),
    /// What people add to the luck.
    Entropy(Vec<(UserId, String)>),
    /// What others have to agree to, and who has.
    Requests(Vec<PendingRequest>),
    /// Why the match ended early or is frozen.
    Notice(Option<Phrase>),
    /// The table of the rematch.
    Rematch(Option<TableId>),
    /// Whom the host has removed.
    Removed(Vec<UserId>),
    /// When people sleep.
    Nights(Vec<StatedNight>),
    /// How many seats the match has that is played now.
    Dealt(usize),
    /// A clock was wound, stopped or ran out.
    Clock(Seat, Option<SeatClock>),
    /// A bot stands in, or its player is back.
    StandIn(Seat, Option<String>),
    /// Why a bot came to play for the player of a seat.
    Reason(Seat, Option<StandInReason>),
    /// How that bot came to the seat.
    Absence(Seat, Option<Absence>),
    /// A seat has resigned.
    Resigned(Seat, bool),
    /// When the player of a seat was last here.
    Seen(Seat, i64),
    /// Whether the player of a seat has got up.
    Left(Seat, bool),
    /// How many answers were given for a seat, and how many of them by bots.
    Given(Seat, u32, u32),
    /// How often the clock of a seat has run out.
    Timeouts(Seat, u32),
}

/// All that is different between a table and the same table later.
pub(crate) fn facts(before: &TableState, after: &TableState) -> Vec<TableFact> {
    let mut facts = Vec::new();
    // Taken apart whole, so that a new field cannot be forgotten here.
    let TableState { stage, seats, outcome, document } = after;
    if *stage != before.stage {
        facts.push(TableFact::Stage(*stage));
    }
    for (at, who) in seats.iter().enumerate().filter(|(at, who)| before.seats.get(*at) != Some(who))
    {
        facts.push(TableFact::Sits(Seat(at as u8), who.clone()));
    }
    if *outcome != before.outcome {
        facts.push(TableFact::Outcome(*outcome));
    }
    document_facts(&before.document, document, &mut facts);
    facts
}

fn document_facts(before: &TableDocument, after: &TableDocument, facts: &mut Vec<TableFact>) {
    let TableDocument { seats, entropy, requests, notice, rematch, removed, nights } = after;
    if *entropy != before.entropy {
        facts.push(TableFact::Entropy(entropy.clone()));
    }
    if *requests != before.requests {
        facts.push(TableFact::Requests(requests.clone()));
    }
    if *notice != before.notice {
        facts.push(TableFact::Notice(notice.clone()));
    }
    if *rematch != before.rematch {
        facts.push(TableFact::Rematch(rematch.clone()));
    }
    if *removed != before.removed {
        facts.push(TableFact::Removed(removed.clone()));
    }
    if *nights != before.nights {
        facts.push(TableFact::Nights(nights.clone()));
    }
    if seats.len() != before.seats.len() {
        facts.push(TableFact::Dealt(seats.len()));
    }
    let nothing = SeatDocument::default();
    for (at, seat) in seats.iter().enumerate() {
        let known = before.seats.get(at).unwrap_or(&nothing);
        if known != seat {
            seat_facts(Seat(at as u8), known, seat, facts);
        }
    }
}

fn seat_facts(at: Seat, before: &SeatDocument, after: &SeatDocument, facts: &mut Vec<TableFact>) {
    let SeatDocument {
        stand_in,
        resigned,
        seen,
        left,
        clock,
        absence,
        given,
        by_bots,
        timeouts,
        reason,
    } = after;
    let changed = [
        (*clock != before.clock).then_some(TableFact::Clock(at, *clock)),
        (*stand_in != before.stand_in).then(|| TableFact::StandIn(at, stand_in.clone())),
        (*reason != before.reason).then_some(TableFact::Reason(at, *reason)),
        (*absence != before.absence).then_some(TableFact::Absence(at, *absence)),
        (*resigned != before.resigned).then_some(TableFact::Resigned(at, *resigned)),
        (*seen != before.seen).then_some(TableFact::Seen(at, *seen)),
        (*left != before.left).then_some(TableFact::Left(at, *left)),
        ((*given, *by_bots) != (before.given, before.by_bots))
            .then_some(TableFact::Given(at, *given, *by_bots)),
        (*timeouts != before.timeouts).then_some(TableFact::Timeouts(at, *timeouts)),
    ];
    facts.extend(changed.into_iter().flatten());
}

impl TableFact {
    /// Makes it so; whether there is such a seat.
    pub(crate) fn apply(self, state: &mut TableState) -> bool {
        let TableState { stage, seats, outcome, document } = state;
        match self {
            TableFact::Stage(now) => *stage = now,
            TableFact::Sits(seat, who) => {
                let Some(place) = seats.get_mut(seat.index()) else { return false };
                *place = who;
            }
            TableFact::Outcome(how) => *outcome = how,
            TableFact::Entropy(words) => document.entropy = words,
            TableFact::Requests(requests) => document.requests = requests,
            TableFact::Notice(notice) => document.notice = notice,
            TableFact::Rematch(table) => document.rematch = table,
            TableFact::Removed(people) => document.removed = people,
            TableFact::Nights(nights) => document.nights = nights,
            TableFact::Dealt(count) => document.seats.resize(count, SeatDocument::default()),
            fact => return fact.apply_to_seat(document),
        }
        true
    }

    fn apply_to_seat(self, document: &mut TableDocument) -> bool {
        let mut on = |at: Seat, change: &dyn Fn(&mut SeatDocument)| {
            document.seats.get_mut(at.index()).map(change).is_some()
        };
        match self {
            TableFact::Clock(at, clock) => on(at, &|seat| seat.clock = clock),
            TableFact::StandIn(at, bot) => on(at, &|seat| seat.stand_in.clone_from(&bot)),
            TableFact::Reason(at, reason) => on(at, &|seat| seat.reason = reason),
            TableFact::Absence(at, absence) => on(at, &|seat| seat.absence = absence),
            TableFact::Resigned(at, resigned) => on(at, &|seat| seat.resigned = resigned),
            TableFact::Seen(at, seen) => on(at, &|seat| seat.seen = seen),
            TableFact::Left(at, left) => on(at, &|seat| seat.left = left),
            TableFact::Given(at, given, by_bots) => {
                on(at, &|seat| (seat.given, seat.by_bots) = (given, by_bots))
            }
            TableFact::Timeouts(at, timeouts) => on(at, &|seat| seat.timeouts = timeouts),
            _ => false,
        }
    }
}
