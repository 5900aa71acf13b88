//! What happens at the table and not in the game: giving up, agreeing to end, playing for others.

use mittwoch_kernel::{Outcome, Seat, Seats, Whole};
use mittwoch_protocol::TableEvent;

use super::{History, HistoryEntry};
use crate::EndedBy;

impl<G: Whole> History<G> {
    /// How the match ended, by the rules or before them.
    pub(crate) fn outcome(&self) -> Option<Outcome> {
        let early = self.early.map(|(_, outcome)| outcome);
        early.or_else(|| self.game.outcome(&self.state))
    }

    /// Whether a seat plays for itself in a match that goes on.
    pub(crate) fn plays(&self, seat: Seat) -> bool {
        seat.0 < self.game.seats() && !self.asked().is_empty() && !self.resigned.contains(seat)
    }

    /// A seat that plays gives up; if at most one is left, the match ends and that one wins.
    pub(crate) fn resign(&mut self, seat: Seat) {
        self.resigned.insert(seat);
        self.entries.push(HistoryEntry::Resigned(seat));
        self.tell_all(TableEvent::Resigned { seat });
        let left = self.others(seat);
        if left.len() <= 1 {
            self.cut_short(EndedBy::Resignation, left);
        }
    }

    /// All who play agree to end the match: nobody wins.
    pub(crate) fn end(&mut self, seat: Seat) {
        self.entries.push(HistoryEntry::Ended(seat, self.others(seat)));
        self.tell_all(TableEvent::Ended { seat });
        self.cut_short(EndedBy::Consent, Seats::NONE);
    }

    fn cut_short(&mut self, by: EndedBy, winners: Seats) {
        let outcome = Outcome { winners, ..self.game.as_it_stands(&self.state) };
        self.early = Some((by, outcome));
    }

    /// A bot plays for a seat from now on, or its own player again.
    pub(crate) fn hand_over(&mut self, seat: Seat, by: Option<String>) {
        self.tell_all(match by {
            Some(_) => TableEvent::StandIn { seat },
            None => TableEvent::Returned { seat },
        });
        self.entries.push(HistoryEntry::Played(seat, by));
    }

    /// Tells everybody the same.
    pub(super) fn tell_all(&mut self, event: TableEvent) {
        let answers = self.standing.len() as u32;
        self.log.push_for_all(event, answers);
    }
}
