//! How answers come in and go back.

use mittwoch_kernel::{Chance, MAX_SEATS, Reason, Record, Seat, Whole};
use mittwoch_protocol::{ResetLimit, ResetState, UndoState};

use super::{MatchLuck, RunningMatch};
use crate::{AnswerFault, Match, UndoFault};

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

    pub(super) fn take_back(&mut self, seat: Seat) -> Result<(), UndoFault> {
        let slot = self.slots.get_mut(seat.index()).ok_or(UndoFault::Nothing)?;
        if slot.take().is_some() {
            return Ok(());
        }
        let answers = self.course.way_back(seat)?;
        if !self.sealed().is_empty() {
            return Err(UndoFault::NotYours);
        }
        self.course.go_back(seat, answers, None);
        Ok(())
    }

    pub(super) fn take_back_agreed(&mut self, seat: Seat) -> Result<(), UndoFault> {
        let answers = self.course.agreed_way_back(seat)?;
        self.slots = [None; MAX_SEATS];
        self.course.go_back(seat, answers, Some(self.course.others(seat)));
        Ok(())
    }

    /// What a seat can take back, without trying.
    pub(super) fn undo(&self, seat: Seat) -> UndoState {
        let sealed = self.slots.get(seat.index()).is_some_and(Option::is_some);
        let plain = || self.course.way_back(seat).is_ok() && self.sealed().is_empty();
        match self.course.agreed_way_back(seat) {
            _ if self.course.resigned.contains(seat) => UndoState::No,
            _ if sealed || plain() => UndoState::Free,
            Ok(_) => UndoState::Ask,
            Err(_) => UndoState::No,
        }
    }

    /// Takes back what the seat answered in its turn, or its sealed answer.
    pub(super) fn start_over(&mut self, seat: Seat) -> Result<(), ResetLimit> {
        let sealed = self.slots.get_mut(seat.index()).and_then(Option::take);
        if sealed.is_some() {
            return Ok(());
        }
        let (answers, state) = self.way_to_start(seat);
        if state.answers == 0 {
            return Err(state.limit.unwrap_or(ResetLimit::Nothing));
        }
        self.course.go_back(seat, answers, None);
        Ok(())
    }

    /// How far a seat could go back towards the start of its turn, without trying.
    pub(super) fn reset(&self, seat: Seat) -> ResetState {
        if self.slots.get(seat.index()).is_some_and(Option::is_some) {
            return ResetState { answers: 1, ask: false, limit: None };
        }
        self.way_to_start(seat).1
    }

    fn way_to_start(&self, seat: Seat) -> (usize, ResetState) {
        if self.sealed().is_empty() {
            return self.course.way_to_start(seat);
        }
        (self.course.standing.len(), ResetState::none(ResetLimit::NotYours))
    }
}
