use mittwoch_kernel::Seat;
use mittwoch_protocol::{Acknowledged, ServerMessage, Stage, Visibility};

use crate::faults;
use crate::identity::fault;
use crate::store::{Occupant, User, UserId};
use crate::table::actor::TableActor;
use crate::table::listeners::wire;
use crate::table::reservations::SeatReservation;
use crate::table::{TableResult, no};

/// How many removed people a table remembers.
const REMOVED: usize = 100;

impl TableActor {
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
        self.row.standing.seats[seat.index()] = Occupant::Empty;
        self.doc.entropy.retain(|(by, _)| *by != person);
        self.doc.removed.push(person);
        let many = self.doc.removed.len().saturating_sub(REMOVED);
        self.doc.removed.drain(..many);
        Ok(())
    }

    /// Closes a table: it is forgotten with everything that belongs to it. Once it has begun, nobody
    /// takes it from another person.
    pub(super) async fn close(&mut self, by: UserId, key: String) -> TableResult<Acknowledged> {
        match self.stage() {
            Stage::Open => self.need_host(by)?,
            _ if self.is_only_person(by) => {}
            _ => self.need(Stage::Open)?,
        }
        self.tables.store().tables.drop_table(&self.row.id).await.map_err(fault)?;
        let closed = wire(&ServerMessage::Closed);
        self.listeners.tell(|_| Some(closed.clone()));
        self.ended = true;
        Ok(Acknowledged { key, seq: 0 })
    }

    /// Whether a person is the only one who sits here.
    fn is_only_person(&self, by: UserId) -> bool {
        let mut people = self.row.standing.seats.iter().filter_map(Occupant::person).peekable();
        people.peek().is_some() && people.all(|person| person == by)
    }

    /// Only the host of a table removes others and closes it: a stranger who sits there must not.
    fn need_host(&self, by: UserId) -> TableResult<()> {
        if by == self.row.host {
            return Ok(());
        }
        no(faults::HOST_ONLY)
    }

    /// The right to one more seat at an open public table; other seats are free to take.
    pub(super) async fn place_for(&mut self, by: &User) -> TableResult<Option<SeatReservation>> {
        if self.doc.removed.contains(&by.id) {
            return no(faults::REMOVED);
        }
        let public = self.row.create.visibility == Visibility::Public;
        let new = self.stage() == Stage::Open && self.seat_of(by.id).is_none();
        match public && new {
            true => self.tables.place(by.id).await.map(Some),
            false => Ok(None),
        }
    }
}
