use mittwoch_kernel::{Seat, Viewer};
use mittwoch_match::Match;
use mittwoch_protocol::{RequestKind, ResetLimit, Stage, UndoState};

use crate::play::answer_fault;
use crate::{Session, TableResult, UserId, faults, no};

/// The longest answer in its notation.
const ACTION: usize = 400;

impl Session {
    /// A person answers.
    pub(super) fn answer(&mut self, by: UserId, seq: u32, action: &str) -> TableResult<()> {
        self.need(Stage::Running)?;
        let seat = self.playing_seat(by)?;
        self.fresh(seq)?;
        if action.len() > ACTION {
            return no(faults::ANSWER_LENGTH);
        }
        let Some(game) = self.play.game_mut() else { return no(faults::NO_MATCH) };
        game.answer(seat, action).map_err(|fault| answer_fault(fault, action))?;
        self.note_answer(seat, false);
        // What was asked about the answer before this one has lost its meaning.
        self.doc_mut().requests.retain(|wish| wish.seat != seat || wish.kind == RequestKind::End);
        Ok(())
    }

    /// Counts an answer of a seat, so that a result can say how much of it a bot gave.
    pub(crate) fn note_answer(&mut self, seat: Seat, by_bot: bool) {
        if let Some(doc) = self.doc_mut().seats.get_mut(seat.index()) {
            doc.given += 1;
            doc.by_bots += u32::from(by_bot && doc.stand_in.is_some());
        }
    }

    /// A person takes the last answer back, or asks the others.
    pub(super) fn undo(&mut self, by: UserId, seq: u32) -> TableResult<()> {
        self.need(Stage::Running)?;
        let seat = self.playing_seat(by)?;
        self.fresh(seq)?;
        let Some(game) = self.play.game() else { return no(faults::NO_MATCH) };
        match self.undo_state(game.for_viewer(Viewer::Seat(seat))) {
            UndoState::No => no(faults::UNDO_NOTHING),
            UndoState::Ask => self.wish(seat, RequestKind::Undo),
            UndoState::Free => {
                let alone = self.is_alone(seat);
                // Nobody else is there to be asked about what was drawn or shown.
                let back = |game: &mut Box<dyn Match>| {
                    game.undo(seat).is_ok() || (alone && game.undo_agreed(seat).is_ok())
                };
                let done = self.play.game_mut().map(back);
                done.filter(|done| *done).map(|_| ()).ok_or(faults::UNDO.into())
            }
        }
    }

    /// A person goes back to the start of the turn, or asks the others.
    pub(super) fn reset(&mut self, by: UserId, seq: u32) -> TableResult<()> {
        self.need(Stage::Running)?;
        let seat = self.playing_seat(by)?;
        self.fresh(seq)?;
        let Some(game) = self.play.game() else { return no(faults::NO_MATCH) };
        let way = self.reset_state(game.for_viewer(Viewer::Seat(seat)));
        match way.limit {
            _ if way.ask => self.wish(seat, RequestKind::Reset),
            Some(ResetLimit::Known) if way.answers == 0 => no(faults::UNDO),
            _ if way.answers == 0 => no(faults::UNDO_NOTHING),
            _ => {
                let done = self.play.game_mut().map(|game| game.reset(seat).is_ok());
                done.filter(|done| *done).map(|_| ()).ok_or(faults::UNDO.into())
            }
        }
    }

    /// The seat of a person who plays it in person.
    pub(crate) fn playing_seat(&self, by: UserId) -> TableResult<Seat> {
        let seat = self.own_seat(by)?;
        if self.doc().seats.get(seat.index()).is_some_and(|seat| seat.resigned) {
            return no(faults::RESIGNED);
        }
        if self.bot_of(seat).is_some() {
            return no(faults::STAND_IN);
        }
        Ok(seat)
    }
}
