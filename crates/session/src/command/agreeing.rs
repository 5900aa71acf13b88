use mittwoch_kernel::{Seat, Seats};
use mittwoch_protocol::{RequestKind, Stage};

use crate::document::PendingRequest;
use crate::{Session, TableResult, UserId, faults, no};

impl Session {
    pub(super) fn propose_end(&mut self, by: UserId) -> TableResult<()> {
        self.need(Stage::Running)?;
        let seat = self.playing_seat(by)?;
        self.wish(seat, RequestKind::End)
    }

    /// Notes what a seat asks the others for; bots have agreed already.
    pub(super) fn wish(&mut self, seat: Seat, kind: RequestKind) -> TableResult<()> {
        if self.doc().requests.iter().any(|wish| wish.seat == seat && wish.kind == kind) {
            return no(faults::ASKED_ALREADY);
        }
        self.doc_mut().requests.push(PendingRequest { seat, kind, agreed: Seats::NONE });
        Ok(())
    }

    /// A person says yes or no to what a seat asks; who asked can withdraw it.
    pub(super) fn agree(&mut self, by: UserId, asker: Seat, yes: bool) -> TableResult<()> {
        self.need(Stage::Running)?;
        let own = self.playing_seat(by)?;
        let asked = |wish: &PendingRequest| wish.seat == asker;
        if !self.doc().requests.iter().any(asked) {
            return no(faults::NOTHING_ASKED);
        }
        if !yes {
            self.doc_mut().requests.retain(|wish| !asked(wish));
        } else if own == asker {
            return no(faults::OTHERS_AGREE);
        } else {
            for wish in self.doc_mut().requests.iter_mut().filter(|wish| asked(wish)) {
                wish.agreed.insert(own);
            }
        }
        Ok(())
    }

    /// Whose word is missing.
    pub(crate) fn missing(&self, wish: &PendingRequest) -> Seats {
        let voters = self.voters().iter();
        voters.filter(|seat| *seat != wish.seat && !wish.agreed.contains(*seat)).collect()
    }

    /// Does the first thing that everybody has agreed to; whether there was one.
    pub(crate) fn grant(&mut self) -> bool {
        if self.stage() != Stage::Running {
            return false;
        }
        let agreed = self.doc().requests.iter().position(|wish| self.missing(wish).is_empty());
        let Some(agreed) = agreed else { return false };
        let wish = self.doc_mut().requests.remove(agreed);
        let Some(game) = self.play.game_mut() else { return false };
        match wish.kind {
            RequestKind::End => drop(game.end_agreed(wish.seat)),
            kind @ (RequestKind::Undo | RequestKind::Reset) => {
                let _nothing = match kind {
                    RequestKind::Reset => game.reset(wish.seat).is_ok(),
                    _ => game.undo_agreed(wish.seat).is_ok(),
                };
                // Whatever others ask about answers that are gone has lost its meaning.
                self.doc_mut().requests.retain(|wish| wish.kind == RequestKind::End);
            }
        }
        true
    }
}
