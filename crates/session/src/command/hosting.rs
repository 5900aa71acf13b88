use mittwoch_kernel::Seat;
use mittwoch_protocol::{Acknowledged, Stage};

use super::CommandKey;
use crate::step::Pending;
use crate::{Occupant, Session, SessionEffect, TableResult, UserId, faults, no};

/// How many removed people a table remembers.
const REMOVED: usize = 100;

impl Session {
    /// Takes a person off a seat before the start; at this table they cannot sit down again.
    pub(super) fn remove(&mut self, by: UserId, seat: Seat) -> TableResult<()> {
        self.need(Stage::Open)?;
        self.need_host(by)?;
        let Some(person) = self.occupant(seat)?.person() else {
            return no(faults::NOBODY_THERE);
        };
        if person == by {
            return no(faults::OWN_SEAT);
        }
        self.state.seats[seat.index()] = Occupant::Empty;
        let doc = self.doc_mut();
        doc.forget(person);
        doc.removed.push(person);
        let many = doc.removed.len().saturating_sub(REMOVED);
        doc.removed.drain(..many);
        Ok(())
    }

    /// Closes a table: it is forgotten with everything that belongs to it. Once it has begun, nobody
    /// takes it from another person.
    pub(super) fn close(&mut self, by: UserId, mark: CommandKey) -> TableResult<()> {
        match self.stage() {
            Stage::Open => self.need_host(by)?,
            _ if self.is_only_person(by) => {}
            _ => self.need(Stage::Open)?,
        }
        let done = Acknowledged { key: mark.key, seq: 0 };
        self.pending = Some(Pending::Forgetting { ask: mark.ask, done });
        self.out.push(SessionEffect::Forget);
        Ok(())
    }

    /// Whether a person is the only one who sits here.
    fn is_only_person(&self, by: UserId) -> bool {
        let mut people = self.state.seats.iter().filter_map(Occupant::person).peekable();
        people.peek().is_some() && people.all(|person| person == by)
    }

    /// Only the host of a table removes others and closes it: a stranger who sits there must not.
    fn need_host(&self, by: UserId) -> TableResult<()> {
        if by == self.head.host {
            return Ok(());
        }
        no(faults::HOST_ONLY)
    }
}
