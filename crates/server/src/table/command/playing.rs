use mittwoch_protocol::{Fault, FaultCode, RequestKind, Stage, UndoState};

use crate::store::PersonId;
use crate::table::desk::Desk;
use crate::table::play::answer_fault;
use crate::table::{Done, no};

/// The longest answer in its notation.
const ACTION: usize = 400;

impl Desk {
    /// A person answers.
    pub(super) fn answer(&mut self, by: PersonId, seq: u32, action: &str) -> Done<()> {
        self.need(Stage::Running)?;
        let seat = self.playing_seat(by)?;
        self.fresh(seq)?;
        if action.len() > ACTION {
            return no(FaultCode::TooLarge, "No answer is that long.");
        }
        let Some(game) = self.play.game_mut() else { return no(FaultCode::Stage, "Nothing.") };
        game.answer(seat, action).map_err(answer_fault)?;
        // What was asked about the answer before this one has lost its meaning.
        self.doc.requests.retain(|wish| wish.seat != seat || wish.kind != RequestKind::Undo);
        Ok(())
    }

    /// A person takes the last answer back, or asks the others.
    pub(super) fn undo(&mut self, by: PersonId, seq: u32) -> Done<()> {
        self.need(Stage::Running)?;
        let seat = self.playing_seat(by)?;
        self.fresh(seq)?;
        let Some(game) = self.play.game() else { return no(FaultCode::Stage, "Nothing.") };
        match self.undo_state(game, seat) {
            UndoState::No => no(FaultCode::Undo, "There is nothing that you can take back."),
            UndoState::Ask => self.wish(seat, RequestKind::Undo),
            UndoState::Free => {
                let done = self.play.game_mut().map(|game| game.undo(seat).is_ok());
                let refused = Fault::new(FaultCode::Undo, "It cannot be taken back.");
                done.filter(|done| *done).map(|_| ()).ok_or(refused)
            }
        }
    }

    /// The seat of a person who plays it in person.
    pub(super) fn playing_seat(&self, by: PersonId) -> Done<mittwoch_kernel::Seat> {
        let seat = self.own_seat(by)?;
        if self.doc.seats.get(seat.index()).is_some_and(|seat| seat.resigned) {
            return no(FaultCode::Forbidden, "You have resigned.");
        }
        if self.bot_of(seat).is_some() {
            return no(FaultCode::Forbidden, "A bot plays for you; take your seat back first.");
        }
        Ok(seat)
    }
}
