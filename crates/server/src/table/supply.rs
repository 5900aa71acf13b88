//! What commands need from outside: names, seeds, components, other tables.

use std::collections::{BTreeMap, BTreeSet};

use mittwoch_kernel::Seat;
use mittwoch_protocol::{Create, Rank};
use mittwoch_session::{CommandNeed, CommandSupply};

use super::actor::TableActor;
use super::reservations::SeatReservation;
use super::{TableResult, Tables, create, no};
use crate::faults;
use crate::identity::fault;
use crate::store::{Likeness, Occupant, TableId, User, UserId};

impl TableActor {
    /// Finds what a command needs, and what has to be held until it is kept.
    pub(super) async fn supply(
        &mut self,
        by: &User,
        need: CommandNeed,
    ) -> TableResult<(CommandSupply, Option<SeatReservation>)> {
        let supply = match need {
            CommandNeed::Nothing => CommandSupply::Nothing,
            CommandNeed::Seat { public, newcomer } => return self.seat(by, public, newcomer).await,
            CommandNeed::Opening => self.opening().await?,
            CommandNeed::Rematch { known, create, seats } => {
                CommandSupply::Rematch(self.rematch(by, known, *create, seats).await?)
            }
            CommandNeed::Saying => {
                self.tables.talkers().line(self.now(), by.id)?;
                CommandSupply::Nothing
            }
            CommandNeed::Thinker { name, seat } => {
                self.tables.seats_outside(&name, &self.session.head().create, seat)?;
                CommandSupply::Nothing
            }
        };
        Ok((supply, None))
    }

    /// The right to one more seat at an open public table, and whether a guest would be mistaken for
    /// somebody here.
    async fn seat(
        &mut self,
        by: &User,
        public: bool,
        newcomer: bool,
    ) -> TableResult<(CommandSupply, Option<SeatReservation>)> {
        let held = if public { Some(self.tables.place(by.id).await?) } else { None };
        if !newcomer {
            return Ok((CommandSupply::Seat { names: None, alike: false }, held));
        }
        let names = self.names().await?;
        let likeness = Likeness::of(&by.name);
        let alike = names.values().any(|other| {
            let guest = by.rank == Rank::Guest || other.rank == Rank::Guest;
            guest && !other.departed && Likeness::of(&other.name).resembles(&likeness)
        });
        Ok((CommandSupply::Seat { names: Some(names), alike }, held))
    }

    /// What those who sit here are called today.
    pub(super) async fn names(&mut self) -> TableResult<BTreeMap<UserId, User>> {
        let ids: BTreeSet<_> = self.session.people().collect();
        self.tables.store().people.names(&ids).await.map_err(fault)
    }

    async fn opening(&mut self) -> TableResult<CommandSupply> {
        let head = self.session.head();
        if let Some(from) = head.create.from.clone() {
            return self.tables.moment(head, &from).await;
        }
        let seed = self.tables.store().tables.seed(&head.id).await.map_err(fault)?;
        let title = mittwoch_games::title(&head.create.game).ok_or(faults::GAME_GONE)?;
        let pack = self.tables.pack(title, &head.pack).await?;
        Ok(CommandSupply::Opening { seed, pack })
    }

    /// The table of the rematch; one that was closed or discarded does not stand in the way of
    /// another.
    async fn rematch(
        &mut self,
        by: &User,
        known: Option<TableId>,
        create: Create,
        seats: Vec<Occupant>,
    ) -> TableResult<TableId> {
        if let Some(known) = known
            && self.tables.store().tables.table(&known).await.map_err(fault)?.is_some()
        {
            return Ok(known);
        }
        match create::keep(&self.tables, by.id, create, seats).await {
            Ok(row) => Ok(row.id),
            Err(refused) => no(refused),
        }
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
