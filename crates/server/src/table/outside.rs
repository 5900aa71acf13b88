//! Thinkers outside at tables: who may sit where, and what they are asked.

use mittwoch_kernel::Seat;
use mittwoch_protocol::{Command, Create, Snapshot, Stage, ThinkerBegin, outside_name};

use super::actor::TableActor;
use super::{TableResult, Tables, no};
use crate::faults;
use crate::thinkers::OutsideQuestion;

impl Tables {
    /// Whether a thinker outside can play a seat of such a table: it is connected now and plays that
    /// seat. With somebody's own pack it cannot: what is printed on it is for those alone who sit
    /// there.
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

    /// What a thinker outside would be sent for a seat that is asked now, if it had heard so much;
    /// nothing for a seat that is not asked.
    pub async fn scene(
        &self,
        id: &str,
        seat: Seat,
        heard: Option<u32>,
    ) -> TableResult<Option<(Option<ThinkerBegin>, Snapshot)>> {
        self.look(id, None, move |session| Ok(session.scene(seat, heard))).await
    }
}

impl TableActor {
    /// Refuses a thinker that is not there or does not play the seat.
    pub(super) fn check_outside(&self, command: &Command) -> TableResult<()> {
        match command {
            Command::AddBot { seat, bot, .. } => match outside_name(bot) {
                Some(thinker) => {
                    self.tables.seats_outside(thinker, &self.session.head().create, *seat)
                }
                None => Ok(()),
            },
            _ => Ok(()),
        }
    }

    /// The question of a seat for a thinker outside, if one plays it and is connected: what the seat
    /// was told and is asked, and nothing else.
    pub(super) fn outside(&self, seat: Seat) -> Option<OutsideQuestion> {
        let thinker = outside_name(self.session.bot_at(seat)?)?;
        let id = &self.session.head().id;
        let stream = self.tables.thinkers().outside.stream(thinker, id, seat)?;
        let (begin, snapshot) = self.session.scene(seat, stream.heard)?;
        let deadline = self.tables.habits().outside;
        Some(OutsideQuestion { stream, begin, snapshot, deadline })
    }

    /// Tells the thinkers once that the match is over.
    pub(super) fn leave_when_over(&mut self) {
        if self.session.stage() != Stage::Over || self.left {
            return;
        }
        self.left = true;
        let (id, outcome) = (&self.session.head().id, self.session.state().outcome);
        self.tables.thinkers().outside.leave(id, outcome.as_ref());
    }

    /// The table falls asleep or is gone: nobody thinks for it any more.
    pub(super) fn stop_thinking(&mut self) {
        for (_, hold) in self.thinking.drain() {
            hold.stop();
        }
        let (head, outcome) = (self.session.head(), self.session.state().outcome);
        self.tables.thinkers().forget(&head.id, head.host, outcome.as_ref());
    }
}
