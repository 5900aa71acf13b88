use mittwoch_kernel::Seat;
use mittwoch_protocol::{Stage, StandInReason};

use crate::{Occupant, Session, TableResult, UserId, faults, no};

/// After how long a player who is not there counts as gone, in milliseconds: at a live table.
const GONE_LIVE: i64 = 60 * 1000;
/// The same at a table that plays over days.
const GONE_DAYS: i64 = 3 * 24 * 60 * 60 * 1000;

impl Session {
    /// A person gets up: before the start the seat is free, afterwards it waits.
    pub(super) fn leave(&mut self, by: UserId) -> TableResult<()> {
        let seat = self.own_seat(by)?;
        match self.stage() {
            Stage::Open => {
                self.state.seats[seat.index()] = Occupant::Empty;
                self.doc_mut().forget(by);
            }
            Stage::Running => self.doc_mut().seats[seat.index()].left = true,
            Stage::Over | Stage::Frozen => {}
        }
        Ok(())
    }

    pub(super) fn resign(&mut self, by: UserId) -> TableResult<()> {
        self.need(Stage::Running)?;
        let seat = self.own_seat(by)?;
        if self.doc().seats[seat.index()].resigned {
            return no(faults::RESIGNED);
        }
        self.give_up(seat);
        Ok(())
    }

    /// A seat resigns; a bot plays it on where the match goes on.
    pub(crate) fn give_up(&mut self, seat: Seat) {
        let Some(game) = self.play.game_mut() else { return };
        if !game.resign(seat) {
            return;
        }
        self.doc_mut().seats[seat.index()].resigned = true;
        self.doc_mut().requests.retain(|wish| wish.seat != seat);
        self.hand_to_bot(seat, self.best_bot(), StandInReason::Resigned);
    }

    /// A bot plays a seat from now on; the player is excused if it was not the player's own wish.
    pub(crate) fn hand_to_bot(&mut self, seat: Seat, bot: String, reason: StandInReason) {
        let excused = matches!(reason, StandInReason::Away | StandInReason::TimeOut);
        self.note_absence(seat, excused);
        self.doc_mut().seats[seat.index()].reason = Some(reason);
        if let Some(game) = self.play.game_mut() {
            game.hand_over(seat, Some(&bot));
        }
        self.doc_mut().requests.retain(|wish| wish.seat != seat);
        self.doc_mut().seats[seat.index()].stand_in = Some(bot);
    }

    /// A bot plays for the person who asks, or for one who is gone.
    pub(super) fn stand_in(
        &mut self,
        by: UserId,
        seat: Seat,
        bot: Option<String>,
    ) -> TableResult<()> {
        self.need(Stage::Running)?;
        let own = self.own_seat(by)?;
        let bot = bot.unwrap_or_else(|| self.best_bot());
        self.known_bot(&bot)?;
        if self.occupant(seat)?.person().is_none() || self.bot_of(seat).is_some() {
            return no(faults::BOT_PLAYS);
        }
        if own != seat && self.stand_in_ms(seat) != Some(0) {
            return no(faults::NOT_AWAY);
        }
        let reason = if own == seat { StandInReason::Wish } else { StandInReason::Away };
        self.hand_to_bot(seat, bot, reason);
        Ok(())
    }

    /// After how long a player who is not there counts as gone, in milliseconds.
    pub(crate) fn patience(&self) -> i64 {
        if self.head.create.pace.turn_based { GONE_DAYS } else { GONE_LIVE }
    }

    /// In how many milliseconds others may let a bot play for the player of a seat; none while the
    /// player is here or a bot plays. Whoever got up is gone at once.
    pub(crate) fn stand_in_ms(&self, seat: Seat) -> Option<i64> {
        let person = self.state.seats.get(seat.index())?.person()?;
        let doc = self.doc().seats.get(seat.index())?;
        let playing = self.stage() == Stage::Running && doc.stand_in.is_none();
        if !playing || self.hearers.hears(person) {
            return None;
        }
        let left = self.patience() - (self.now - doc.seen);
        Some(if doc.left { 0 } else { left.max(0) })
    }

    /// A person takes the seat back from a bot.
    pub(super) fn come_back(&mut self, by: UserId) -> TableResult<()> {
        self.need(Stage::Running)?;
        let seat = self.own_seat(by)?;
        let doc = &mut self.doc_mut().seats[seat.index()];
        if doc.resigned {
            return no(faults::RESIGNED);
        }
        doc.left = false;
        if doc.stand_in.take().is_none() {
            return Ok(());
        }
        if let Some(game) = self.play.game_mut() {
            game.hand_over(seat, None);
        }
        self.refill(seat);
        Ok(())
    }
}
