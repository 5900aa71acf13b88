use std::sync::Arc;

use mittwoch_kernel::{Pack, Seat, Seed, Setting, is_plain};
use mittwoch_match::{Match, MatchSetup, StoredMatch};
use mittwoch_protocol::{CircleMember, Fault, Stage};

use crate::document::SeatDocument;
use crate::play::TableContent;
use crate::{
    BotSeat, CommandSupply, Occupant, Session, TableResult, User, UserId, circle, faults,
    free_member, no,
};

/// The longest text that somebody adds to the luck.
const ENTROPY: usize = 200;

impl Session {
    /// A person takes a free seat, or changes to one.
    pub(super) fn sit(
        &mut self,
        by: &User,
        seat: Option<Seat>,
        supply: CommandSupply,
    ) -> TableResult<()> {
        if self.doc().removed.contains(&by.id) {
            return no(faults::REMOVED);
        }
        self.need(Stage::Open)?;
        let CommandSupply::Seat { names, alike } = supply else { return no(faults::INTERNAL) };
        self.names = names.unwrap_or_else(|| std::mem::take(&mut self.names));
        let own = self.seat_of(by.id);
        let free = |seat: &Occupant| *seat == Occupant::Empty;
        let seat = match seat.or(own) {
            Some(seat) => seat,
            None => match self.state.seats.iter().position(free) {
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
        // The store looks once more when it keeps the seat, for names change at any time.
        if own.is_none() && alike {
            return no(faults::NAME_AT_TABLE);
        }
        if let Some(own) = own {
            self.state.seats[own.index()] = Occupant::Empty;
        }
        self.state.seats[seat.index()] = Occupant::Person(by.id);
        self.names.insert(by.id, by.clone());
        Ok(())
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
        self.seatable_bot(&bot)?;
        let before = match self.occupant(seat)? {
            Occupant::Empty => None,
            Occupant::Bot(before) => before.name,
            Occupant::Person(_) => return no(faults::SEAT_TAKEN),
        };
        let name = self.member(seat, name.or(before));
        self.state.seats[seat.index()] = Occupant::Bot(BotSeat { bot, name: Some(name) });
        Ok(())
    }

    /// What a bot on a seat is called: as wished, unless another bot has the name.
    fn member(&self, seat: Seat, wish: Option<CircleMember>) -> CircleMember {
        let mut others = self.state.seats.clone();
        others[seat.index()] = Occupant::Empty;
        let taken = circle(&self.head.id, &others);
        let free = wish.filter(|wish| !taken.contains(&Some(*wish)));
        free.unwrap_or_else(|| free_member(&self.head.id, &others))
    }

    /// Everybody moves one seat on, so that the next one begins.
    pub(super) fn rotate(&mut self, by: UserId) -> TableResult<()> {
        self.need(Stage::Open)?;
        self.may_arrange(by)?;
        self.state.seats.rotate_left(1);
        Ok(())
    }

    pub(super) fn remove_bot(&mut self, by: UserId, seat: Seat) -> TableResult<()> {
        self.need(Stage::Open)?;
        self.may_arrange(by)?;
        match self.occupant(seat)? {
            Occupant::Bot(_) => self.state.seats[seat.index()] = Occupant::Empty,
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
        self.doc_mut().entropy.retain(|(person, _)| *person != by);
        self.doc_mut().entropy.push((by, text));
        Ok(())
    }

    /// Refuses a start to who may not, or before every seat is taken.
    pub(super) fn may_start(&self, by: UserId) -> TableResult<()> {
        self.need(Stage::Open)?;
        self.may_arrange(by)?;
        if self.state.seats.contains(&Occupant::Empty) {
            return no(faults::SEAT_FREE);
        }
        Ok(())
    }

    /// Starts the match.
    pub(super) fn start(&mut self, by: UserId, supply: CommandSupply) -> TableResult<()> {
        self.may_start(by)?;
        let game = match supply {
            CommandSupply::Opening { seed, pack } => self.opened(seed, pack)?,
            CommandSupply::Moment { seed, pack, lines } => self.taken_up(seed, pack, lines)?,
            _ => return no(faults::INTERNAL),
        };
        self.play = TableContent::On(game);
        self.state.stage = Stage::Running;
        let seen = self.now;
        let seat = SeatDocument { seen, ..SeatDocument::default() };
        self.doc_mut().seats = vec![seat; self.state.seats.len()];
        self.fill_clocks();
        Ok(())
    }

    /// A new match.
    fn opened(&self, seed: Seed, pack: Option<Arc<Pack>>) -> TableResult<Box<dyn Match>> {
        let Some(pack) = pack else { return no(faults::COMPONENTS_GONE) };
        let (players, options) = (self.head.create.players, self.head.create.options.clone());
        let setting = Setting { players, options };
        let opening = MatchSetup { pack: (*pack).clone(), setting, seed, entropy: self.entropy() };
        let opened = match self.head.create.lesson {
            true => self.title.open_lesson(opening),
            false => self.title.open(opening),
        };
        opened.map_err(|_| faults::OPTIONS_GONE.into())
    }

    /// A match that goes on from a moment of another; its record begins with the lines of that one.
    fn taken_up(
        &mut self,
        seed: Seed,
        pack: Option<Arc<Pack>>,
        lines: Vec<String>,
    ) -> TableResult<Box<dyn Match>> {
        let Some(pack) = pack else { return no(faults::COMPONENTS_GONE) };
        let kept = StoredMatch { lines: &lines, seed, sealed: &[] };
        let game = self.title.reopen(&kept, &pack).map_err(|_| Fault::from(faults::NO_MATCH))?;
        self.begun = lines;
        Ok(game)
    }

    /// What those who sit here added to the luck, in the order of the seats.
    fn entropy(&self) -> Vec<String> {
        let people = self.state.seats.iter().filter_map(Occupant::person);
        let word = |person| self.doc().entropy.iter().find(|(by, _)| *by == person);
        people.filter_map(word).map(|(_, text)| text.clone()).collect()
    }
}
