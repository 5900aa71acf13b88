//! What people see of a match.

use mittwoch_ai::Playable;
use mittwoch_kernel::{Phrase, Reason, Seat, Viewer};

use super::Running;
use crate::course::Told;
use crate::{Match, Offer, WhyNot};

/// The key of the phrase that tells of an answer taken back; its argument is the `seat`.
pub const TAKEN_BACK: &str = "table-taken-back";

impl<G: Playable> Running<G> {
    pub(super) fn open_answers(&self, seat: Seat) -> Vec<Offer> {
        let (game, state) = (&*self.course.game, &self.course.state);
        let offer = |action| Offer {
            action: game.write(action),
            offered: game.offer(state, seat, action),
            undoable: self.undoable(seat, action),
        };
        self.course.legal(seat).into_iter().map(offer).collect()
    }

    /// Whether an answer could be taken back without asking anybody.
    ///
    /// Among answers given at once it can while it lies sealed, that is while others are awaited;
    /// the last one opens them all.
    fn undoable(&self, seat: Seat, action: G::Action) -> bool {
        if self.course.asked().len() > 1 {
            return self.awaited().iter().any(|other| other != seat);
        }
        self.course.returns(seat, action)
    }

    pub(super) fn closed_answers(&self, seat: Seat) -> Vec<WhyNot> {
        let (game, state) = (&*self.course.game, &self.course.state);
        let mut refused = Vec::new();
        if self.course.asked().contains(seat) {
            game.neighbours(state, seat, &mut refused);
        }
        let why_not = |(action, refusal): (G::Action, G::Refusal)| WhyNot {
            action: game.write(action),
            offered: game.offer(state, seat, action),
            rule: refusal.rule(),
            reason: refusal.phrase(),
        };
        refused.into_iter().map(why_not).collect()
    }

    pub(super) fn told(&self, viewer: Viewer, from: usize) -> Vec<Phrase> {
        let seats = self.course.told.len() - 1;
        let log = match viewer {
            Viewer::Seat(seat) if seat.index() < seats => &self.course.told[seat.index()],
            _ => &self.course.told[seats],
        };
        log.iter().skip(from).map(|told| self.phrase(told)).collect()
    }

    fn phrase(&self, told: &Told<G::EventView>) -> Phrase {
        match told {
            Told::Event(view) => self.course.game.tell(view),
            Told::Back(seat) => Phrase::new(TAKEN_BACK).seat("seat", *seat),
        }
    }
}
