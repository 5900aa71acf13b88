use mittwoch_kernel::{Seat, Seats, plain};
use mittwoch_match::{AnswerFault, Match, PublicMatch};
use mittwoch_protocol::{Fault, FaultCode};

use crate::faults;

/// What lies on a table.
pub(crate) enum TableContent {
    /// Nothing yet.
    Nothing,
    /// A match.
    On(Box<dyn Match>),
    /// Lines whose rules or components are gone, and what lay sealed: they can be read, not played.
    Lines(Vec<String>, Vec<(Seat, String)>),
}

impl TableContent {
    /// The match, where there is one.
    pub(crate) fn game(&self) -> Option<&dyn Match> {
        match self {
            TableContent::On(game) => Some(&**game),
            TableContent::Nothing | TableContent::Lines(..) => None,
        }
    }

    /// The match, to be changed.
    pub(crate) fn game_mut(&mut self) -> Option<&mut Box<dyn Match>> {
        match self {
            TableContent::On(game) => Some(game),
            TableContent::Nothing | TableContent::Lines(..) => None,
        }
    }

    /// How many records there are after the set-up.
    pub(crate) fn seq(&self) -> u32 {
        match self {
            TableContent::Nothing => 0,
            TableContent::On(game) => game.seq(),
            TableContent::Lines(lines, _) => lines.len().saturating_sub(2) as u32,
        }
    }

    /// The seats whose answer is awaited.
    pub(crate) fn awaited(&self) -> Seats {
        self.game().map_or(Seats::NONE, PublicMatch::awaited)
    }

    /// The answers that lie sealed.
    pub(crate) fn sealed(&self) -> Vec<(Seat, String)> {
        match self {
            TableContent::Nothing => Vec::new(),
            TableContent::On(game) => {
                game.sealed().iter().filter_map(|seat| Some((seat, game.given(seat)?))).collect()
            }
            TableContent::Lines(_, sealed) => sealed.clone(),
        }
    }
}

/// A refused answer on the wire.
pub(crate) fn answer_fault(fault: AnswerFault, action: &str) -> Fault {
    match fault {
        AnswerFault::Over => faults::OVER.into(),
        AnswerFault::NotAsked => faults::NOT_ASKED.into(),
        AnswerFault::Unreadable(_) => faults::UNREADABLE.word("text", &plain(action)),
        AnswerFault::Refused { rule, reason } => {
            Fault { rule: Some(rule.to_owned()), ..Fault::new(FaultCode::Refused, reason) }
        }
    }
}
