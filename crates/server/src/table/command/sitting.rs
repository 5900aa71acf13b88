use mittwoch_kernel::{Seat, Setting, is_plain};
use mittwoch_match::MatchSetup;
use mittwoch_protocol::{CircleMember, Rank, Stage};

use crate::faults;
use crate::identity::fault;
use crate::store::{BotSeat, Likeness, Occupant, User, UserId, circle, free_member};
use crate::table::actor::TableActor;
use crate::table::document::SeatDocument;
use crate::table::play::TableContent;
use crate::table::{TableResult, no};

/// The longest text that somebody adds to the luck.
const ENTROPY: usize = 200;

impl TableActor {
    /// A person takes a free seat, or changes to one.
    pub(super) async fn sit(&mut self, by: &User, seat: Option<Seat>) -> TableResult<()> {
        self.need(Stage::Open)?;
        let own = self.seat_of(by.id);
        let free = |seat: &Occupant| *seat == Occupant::Empty;
        let seat = match seat.or(own) {
            Some(seat) => seat,
            None => match self.row.standing.seats.iter().position(free) {
                Some(first) => Seat(first as u8),
                None => return no(faults::NO_FREE_SEAT),
            },
        };
        if own == Some(seat) {
            return Ok(());
        }
        if !free(self.occupant(seat)?) {
            return no(faults::SEAT_TAKEN);
        }
        if own.is_none() {
            self.looks_like_nobody(by).await?;
        }
        if let Some(own) = own {
            self.row.standing.seats[own.index()] = Occupant::Empty;
        }
        self.row.standing.seats[seat.index()] = Occupant::Person(by.id);
        self.names.insert(by.id, by.clone());
        Ok(())
    }

    /// Refuses a guest whose name looks like somebody's here, or who would be mistaken for a guest.
    ///
    /// The store looks once more when it keeps the seat, for names change at any time.
    async fn looks_like_nobody(&mut self, by: &User) -> TableResult<()> {
        self.learn_names().await?;
        let likeness = Likeness::of(&by.name);
        let alike = |other: &&User| {
            let guest = by.rank == Rank::Guest || other.rank == Rank::Guest;
            guest && !other.departed && Likeness::of(&other.name).resembles(&likeness)
        };
        match self.names.values().find(alike) {
            Some(_) => no(faults::NAME_AT_TABLE),
            None => Ok(()),
        }
    }

    pub(super) fn add_bot(
        &mut self,
        by: UserId,
        seat: Seat,
        bot: String,
        name: Option<CircleMember>,
    ) -> TableResult<()> {
        self.need(Stage::Open)?;
        self.may_arrange(by)?;
        self.known_bot(&bot)?;
        let before = match self.occupant(seat)? {
            Occupant::Empty => None,
            Occupant::Bot(before) => before.name,
            Occupant::Person(_) => return no(faults::SEAT_TAKEN),
        };
        let name = self.member(seat, name.or(before));
        self.row.standing.seats[seat.index()] = Occupant::Bot(BotSeat { bot, name: Some(name) });
        Ok(())
    }

    /// What a bot on a seat is called: as wished, unless another bot has the name.
    fn member(&self, seat: Seat, wish: Option<CircleMember>) -> CircleMember {
        let mut others = self.row.standing.seats.clone();
        others[seat.index()] = Occupant::Empty;
        let taken = circle(&self.row.id, &others);
        let free = wish.filter(|wish| !taken.contains(&Some(*wish)));
        free.unwrap_or_else(|| free_member(&self.row.id, &others))
    }

    /// Everybody moves one seat on, so that the next one begins.
    pub(super) fn rotate(&mut self, by: UserId) -> TableResult<()> {
        self.need(Stage::Open)?;
        self.may_arrange(by)?;
        self.row.standing.seats.rotate_left(1);
        Ok(())
    }

    pub(super) fn remove_bot(&mut self, by: UserId, seat: Seat) -> TableResult<()> {
        self.need(Stage::Open)?;
        self.may_arrange(by)?;
        match self.occupant(seat)? {
            Occupant::Bot(_) => self.row.standing.seats[seat.index()] = Occupant::Empty,
            _ => return no(faults::NO_BOT_THERE),
        }
        Ok(())
    }

    /// A person's word for the luck of the match; a second one replaces the first.
    pub(super) fn add_entropy(&mut self, by: UserId, text: String) -> TableResult<()> {
        self.need(Stage::Open)?;
        self.own_seat(by)?;
        if text.is_empty() || text.chars().count() > ENTROPY {
            return no(faults::ENTROPY_LENGTH.between(1, ENTROPY));
        }
        // The word goes into the record, letter for letter.
        if !text.chars().all(is_plain) {
            return no(faults::ENTROPY_CHARACTERS);
        }
        self.doc.entropy.retain(|(person, _)| *person != by);
        self.doc.entropy.push((by, text));
        Ok(())
    }

    /// Starts the match.
    pub(super) async fn start(&mut self, by: UserId) -> TableResult<()> {
        self.need(Stage::Open)?;
        self.may_arrange(by)?;
        if self.row.standing.seats.contains(&Occupant::Empty) {
            return no(faults::SEAT_FREE);
        }
        let seed = self.tables.store().tables.seed(&self.row.id).await.map_err(fault)?;
        let Some(pack) = self.tables.pack(self.title, &self.row.pack).await? else {
            return no(faults::COMPONENTS_GONE);
        };
        let (players, options) = (self.row.create.players, self.row.create.options.clone());
        let setting = Setting { players, options };
        let opening = MatchSetup { pack: (*pack).clone(), setting, seed, entropy: self.entropy() };
        let opened = match self.row.create.lesson {
            true => self.title.open_lesson(opening),
            false => self.title.open(opening),
        };
        let Ok(game) = opened else {
            return no(faults::OPTIONS_GONE);
        };
        self.play = TableContent::On(game);
        self.row.standing.stage = Stage::Running;
        let seen = self.now();
        let seat = SeatDocument { seen, ..SeatDocument::default() };
        self.doc.seats = vec![seat; self.row.standing.seats.len()];
        self.fill_clocks();
        Ok(())
    }

    /// What those who sit here added to the luck, in the order of the seats.
    fn entropy(&self) -> Vec<String> {
        let people = self.row.standing.seats.iter().filter_map(Occupant::person);
        let word = |person| self.doc.entropy.iter().find(|(by, _)| *by == person);
        people.filter_map(word).map(|(_, text)| text.clone()).collect()
    }
}
