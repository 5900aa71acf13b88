//! Who plays which seat.

use mittwoch_kernel::{Seat, Seats};
use mittwoch_protocol::{Create, outside_name};

use super::actor::TableActor;
use super::{TableResult, Tables, no};
use crate::faults;
use crate::store::{Occupant, UserId};

impl TableActor {
    /// The seat of a person.
    pub(super) fn seat_of(&self, person: UserId) -> Option<Seat> {
        let seats = &self.row.standing.seats;
        let at = seats.iter().position(|seat| seat.person() == Some(person))?;
        Some(Seat(at as u8))
    }

    /// The seat of a person who needs one.
    pub(super) fn own_seat(&self, person: UserId) -> TableResult<Seat> {
        match self.seat_of(person) {
            Some(seat) => Ok(seat),
            None => no(faults::NOT_SEATED),
        }
    }

    /// Who sits on a seat.
    pub(super) fn occupant(&self, seat: Seat) -> TableResult<&Occupant> {
        match self.row.standing.seats.get(seat.index()) {
            Some(occupant) => Ok(occupant),
            None => no(faults::NO_SEAT),
        }
    }

    /// The bot that answers for a seat, be it its own or in place of a person.
    pub(super) fn bot_of(&self, seat: Seat) -> Option<&str> {
        match self.row.standing.seats.get(seat.index())? {
            Occupant::Bot(seat) => Some(&seat.bot),
            Occupant::Person(_) => self.doc.seats.get(seat.index())?.stand_in.as_deref(),
            Occupant::Empty => None,
        }
    }

    /// The seats that a person plays: their word counts.
    pub(super) fn voters(&self) -> Seats {
        let seats = self.row.standing.seats.iter().zip(0..).map(|(who, n)| (who, Seat(n)));
        let person = |(who, seat): &(&Occupant, Seat)| {
            who.person().is_some() && self.bot_of(*seat).is_none()
        };
        seats.filter(person).map(|(_, seat)| seat).collect()
    }

    /// Whether no other seat is played by a person: there is nobody to be asked.
    pub(super) fn is_alone(&self, seat: Seat) -> bool {
        self.voters().iter().all(|voter| voter == seat)
    }

    /// Who arranges an open table: its host, or anybody who sits there if the host does not.
    pub(super) fn may_arrange(&self, person: UserId) -> TableResult<()> {
        let host = self.row.host;
        if person == host || (self.seat_of(person).is_some() && self.seat_of(host).is_none()) {
            return Ok(());
        }
        no(faults::HOST_ONLY)
    }

    /// Whether a bot with this name can play here.
    pub(super) fn known_bot(&self, bot: &str) -> TableResult<()> {
        if self.title.bots().contains(&bot) {
            return Ok(());
        }
        no(faults::NO_BOT)
    }

    /// Whether a bot with this name can sit down on a seat: one of the game, or a thinker outside
    /// that is connected now and plays that seat.
    pub(super) fn seatable_bot(&self, bot: &str, seat: Seat) -> TableResult<()> {
        match outside_name(bot) {
            Some(thinker) => self.tables.seats_outside(thinker, &self.row.create, seat),
            None => self.known_bot(bot),
        }
    }

    /// The strongest bot of the game.
    pub(super) fn best_bot(&self) -> String {
        self.title.bots().last().copied().unwrap_or("random").to_owned()
    }
}

impl Tables {
    /// Whether a thinker outside can play a seat of such a table. With somebody's own pack it
    /// cannot: what is printed on it is for those alone who sit there.
    pub(super) fn seats_outside(
        &self,
        thinker: &str,
        create: &Create,
        seat: Seat,
    ) -> TableResult<()> {
        let plays = self.thinkers().outside.plays(thinker, &create.game, create.players, seat);
        if plays && create.pack.is_none() {
            return Ok(());
        }
        no(faults::NO_BOT)
    }
}
