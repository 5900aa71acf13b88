//! How answers come in and go back.

use mittwoch_kernel::{Chance, Reason, Record, Seat, Whole};
use mittwoch_protocol::{ResetLimit, ResetState};

use super::{MatchLuck, RunningMatch};
use crate::{AnswerFault, PublicMatch};

impl<G: Whole, L: MatchLuck> RunningMatch<G, L> {
    /// Reads an answer that the rules allow now, or says why not.
    pub(super) fn allowed(&self, seat: Seat, text: &str) -> Result<G::Action, AnswerFault> {
        let (game, state) = (&*self.course.game, &self.course.state);
        if self.course.asked().is_empty() {
            return Err(AnswerFault::Over);
        }
        if !self.course.asked().contains(seat) {
            return Err(AnswerFault::NotAsked);
        }
        let action = game.read(text).map_err(|fault| AnswerFault::Unreadable(fault.0))?;
        game.check(state, seat, action).map_err(|refusal| AnswerFault::Refused {
            rule: refusal.rule(),
            reason: refusal.phrase(),
        })?;
        Ok(action)
    }

    /// Takes an allowed answer: performs it, or seals it until everybody asked has answered.
    pub(crate) fn take(&mut self, seat: Seat, action: G::Action) {
        if self.course.asked().len() == 1 {
            return self.perform(seat, action, false);
        }
        self.slots[seat.index()] = Some(action);
        if self.awaited().is_empty() {
            self.unseal();
        }
    }

    /// Performs the sealed answers in the order of the seats.
    fn unseal(&mut self) {
        for seat in self.course.asked().iter() {
            if let Some(action) = self.slots[seat.index()].take() {
                self.perform(seat, action, false);
            }
        }
    }

    pub(super) fn perform(&mut self, seat: Seat, action: G::Action, auto: bool) {
        let events = self.course.perform(seat, action, &mut self.dice);
        let record = Record { seat, action, auto, draws: self.dice.take() };
        self.course.note(record, &events, self.dice.position());
    }

    /// The way to the start of the turn of a seat, and how far it goes.
    pub(super) fn way_to_start(&self, seat: Seat) -> (usize, ResetState) {
        if self.sealed().is_empty() {
            return self.course.way_to_start(seat);
        }
        (self.course.standing.len(), ResetState::none(ResetLimit::NotYours))
    }
}
