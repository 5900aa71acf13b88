//! Who plays which seat.

use mittwoch_kernel::{Seat, Seats};
use mittwoch_protocol::outside_name;

use crate::{Occupant, Session, TableResult, UserId, faults, no};

impl Session {
    /// The seat of a person.
    pub fn seat_of(&self, person: UserId) -> Option<Seat> {
        let seats = &self.state.seats;
        let at = seats.iter().position(|seat| seat.person() == Some(person))?;
        Some(Seat(at as u8))
    }

    /// The seat of a person who needs one.
    pub(crate) fn own_seat(&self, person: UserId) -> TableResult<Seat> {
        match self.seat_of(person) {
            Some(seat) => Ok(seat),
            None => no(faults::NOT_SEATED),
        }
    }

    /// Who sits on a seat.
    pub(crate) fn occupant(&self, seat: Seat) -> TableResult<&Occupant> {
        match self.state.seats.get(seat.index()) {
            Some(occupant) => Ok(occupant),
            None => no(faults::NO_SEAT),
        }
    }

    /// The bot that answers for a seat, be it its own or in place of a person.
    pub(crate) fn bot_of(&self, seat: Seat) -> Option<&str> {
        match self.state.seats.get(seat.index())? {
            Occupant::Bot(seat) => Some(&seat.bot),
            Occupant::Person(_) => self.doc().seats.get(seat.index())?.stand_in.as_deref(),
            Occupant::Empty => None,
        }
    }

    /// The seats that a person plays: their word counts.
    pub(crate) fn voters(&self) -> Seats {
        let seats = self.state.seats.iter().zip(0..).map(|(who, n)| (who, Seat(n)));
        let person = |(who, seat): &(&Occupant, Seat)| {
            who.person().is_some() && self.bot_of(*seat).is_none()
        };
        seats.filter(person).map(|(_, seat)| seat).collect()
    }

    /// Whether no other seat is played by a person: there is nobody to be asked.
    pub(crate) fn is_alone(&self, seat: Seat) -> bool {
        self.voters().iter().all(|voter| voter == seat)
    }

    /// Who arranges an open table: its host, or anybody who sits there if the host does not.
    pub(crate) fn may_arrange(&self, person: UserId) -> TableResult<()> {
        let host = self.head.host;
        if person == host || (self.seat_of(person).is_some() && self.seat_of(host).is_none()) {
            return Ok(());
        }
        no(faults::HOST_ONLY)
    }

    /// Whether a bot with this name can play here.
    pub(crate) fn known_bot(&self, bot: &str) -> TableResult<()> {
        if self.title.bots().contains(&bot) {
            return Ok(());
        }
        no(faults::NO_BOT)
    }

    /// Whether a bot with this name can sit down: one of the game, or a thinker outside, of which
    /// the keeper was asked whether it is there and plays the seat.
    pub(crate) fn seatable_bot(&self, bot: &str) -> TableResult<()> {
        match outside_name(bot) {
            Some(_) => Ok(()),
            None => self.known_bot(bot),
        }
    }

    /// The bot that stands in for people: a steady one that answers at once.
    pub(crate) fn best_bot(&self) -> String {
        self.title.usual_bot().to_owned()
    }
}
