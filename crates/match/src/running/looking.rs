//! What people see of a match.

use mittwoch_kernel::{OWN_NAME, Phrase, Reason, Seat, Viewer, Whole, consequences};
use mittwoch_protocol::{
    Happened, Offer, Preview, Question, ResetState, ShownView, TableEvent, Told, UndoState, WhyNot,
};

use super::{MatchLuck, RunningMatch, happened};
use crate::history::LogLine;
use crate::{AnswerFault, PublicMatch, ShownMatch};

/// The key of the phrase that tells of an answer taken back; its argument is the `seat`.
pub const TAKEN_BACK: &str = "table-taken-back";
/// The key of the phrase that tells of several answers taken back at once; its arguments are the
/// `seat` and their `count`.
pub const RESET: &str = "table-reset";
/// The key of the phrase that tells of an answer taken back because the others agreed.
pub const AGREED_BACK: &str = "table-agreed-back";
/// The key of the phrase that tells that a `seat` gave up.
pub const RESIGNED: &str = "table-resigned";
/// The key of the phrase that tells that the table agreed to end the match, as a `seat` asked.
pub const ENDED: &str = "table-ended";
/// The key of the phrase that tells that a bot plays for a `seat`.
pub const STAND_IN: &str = "table-stand-in";
/// The key of the phrase that tells that the player of a `seat` is back.
pub const RETURNED: &str = "table-returned";
/// The key of the phrase for an answer of a `seat` in its notation, the `action`, where the rules
/// that could tell more are gone.
pub const ANSWERED: &str = "table-answered";
/// The key of the phrase for an answer of a `seat` there that others may not see.
pub const ANSWERED_UNSEEN: &str = "table-answered-unseen";
/// The keys of all phrases of the table itself.
pub const PHRASES: [&str; 10] = [
    TAKEN_BACK,
    RESET,
    AGREED_BACK,
    RESIGNED,
    ENDED,
    STAND_IN,
    RETURNED,
    ANSWERED,
    ANSWERED_UNSEEN,
    OWN_NAME,
];

impl<G: Whole, L: MatchLuck> ShownMatch for RunningMatch<G, L> {
    fn view(&self, viewer: Viewer) -> serde_json::Value {
        let view = self.course.game.view(&self.course.state, viewer);
        serde_json::to_value(view).expect("a view is plain JSON")
    }

    fn shown(&self, viewer: Viewer) -> ShownView {
        ShownView::of(&self.course.game.view(&self.course.state, viewer))
    }

    fn told(&self, viewer: Viewer, from: usize) -> Vec<Told> {
        let told = self.course.log.told(&*self.course.game, viewer, from);
        told.map(|(line, answers)| self.wired(line, answers)).collect()
    }

    fn told_count(&self, viewer: Viewer) -> usize {
        self.course.log.count(viewer)
    }

    fn question(&self, seat: Seat) -> Option<Question> {
        let asked = self.course.asked().contains(seat);
        asked.then(|| self.course.game.ask(&self.course.state, seat).into())
    }

    fn offers(&self, seat: Seat) -> Vec<Offer> {
        let (game, state) = (&*self.course.game, &self.course.state);
        let offer = |action| {
            let undoable = self.undoable(seat, action);
            Offer::new(game.write(action), game.offer(state, seat, action), undoable)
        };
        self.course.legal(seat).into_iter().map(offer).collect()
    }

    fn why_not(&self, seat: Seat) -> Vec<WhyNot> {
        let (game, state) = (&*self.course.game, &self.course.state);
        let mut refused = Vec::new();
        if self.course.asked().contains(seat) {
            game.neighbours(state, seat, &mut refused);
        }
        let why_not = |(action, refusal): (G::Action, G::Refusal)| {
            let offered = game.offer(state, seat, action);
            WhyNot::new(game.write(action), offered, refusal.rule(), refusal.phrase())
        };
        refused.into_iter().map(why_not).collect()
    }

    fn preview(&self, seat: Seat, action: &str) -> Result<Preview, AnswerFault> {
        let action = self.allowed(seat, action)?;
        let (game, state) = (&*self.course.game, &self.course.state);
        let events = mittwoch_kernel::preview(game, state, seat, action);
        let answers = self.answers() as u32 + 1;
        let told = events.iter().map(|event| told_of(game, event, answers)).collect();
        Ok(Preview { told, consequences: consequences(game, state, seat, &events) })
    }

    fn given(&self, seat: Seat) -> Option<String> {
        let slot = self.slots.get(seat.index()).copied().flatten()?;
        self.sealed().contains(seat).then(|| self.course.game.write(slot))
    }

    fn undo_of(&self, seat: Seat) -> UndoState {
        let sealed = self.slots.get(seat.index()).is_some_and(Option::is_some);
        let plain = || self.course.way_back(seat).is_ok() && self.sealed().is_empty();
        match self.course.agreed_way_back(seat) {
            _ if self.course.resigned.contains(seat) => UndoState::No,
            _ if sealed || plain() => UndoState::Free,
            Ok(_) => UndoState::Ask,
            Err(_) => UndoState::No,
        }
    }

    fn reset_of(&self, seat: Seat) -> ResetState {
        if self.slots.get(seat.index()).is_some_and(Option::is_some) {
            return ResetState { answers: 1, ask: false, limit: None };
        }
        self.way_to_start(seat).1
    }
}

impl<G: Whole, L: MatchLuck> RunningMatch<G, L> {
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

    fn wired(&self, told: LogLine<G::EventView>, answers: u32) -> Told {
        match told {
            LogLine::Event(view) => told_of(&*self.course.game, &view, answers),
            LogLine::Table(event) => at_table(event, answers),
        }
    }
}

/// Something of the game as it is told.
fn told_of<G: Whole>(game: &G, view: &G::EventView, answers: u32) -> Told {
    let (phrase, befell) = (game.tell(view), game.befalls(view));
    Told { event: happened(view), phrase, answers, befell }
}

/// What is told at a table where one person plays: nobody had to agree to what goes back.
pub fn told_alone(told: Told) -> Told {
    match told.event {
        Happened::Table(TableEvent::TakenBack { seat, answers, agreed: true }) => {
            at_table(TableEvent::TakenBack { seat, answers, agreed: false }, told.answers)
        }
        _ => told,
    }
}

/// Something of the table as it is told.
pub(crate) fn at_table(event: TableEvent, answers: u32) -> Told {
    let (key, seat) = match &event {
        TableEvent::TakenBack { seat, agreed: true, .. } => (AGREED_BACK, seat),
        TableEvent::TakenBack { seat, answers: 0 | 1, .. } => (TAKEN_BACK, seat),
        TableEvent::TakenBack { seat, .. } => (RESET, seat),
        TableEvent::Resigned { seat } => (RESIGNED, seat),
        TableEvent::Ended { seat } => (ENDED, seat),
        TableEvent::StandIn { seat } => (STAND_IN, seat),
        TableEvent::Returned { seat } => (RETURNED, seat),
        TableEvent::Answered { seat, action: Some(_) } => (ANSWERED, seat),
        TableEvent::Answered { seat, action: None } => (ANSWERED_UNSEEN, seat),
    };
    let phrase = Phrase::new(key).seat("seat", *seat);
    let phrase = match &event {
        TableEvent::Answered { action: Some(action), .. } => phrase.word("action", action),
        TableEvent::TakenBack { answers, agreed: false, .. } if *answers > 1 => {
            phrase.number("count", i64::from(*answers))
        }
        _ => phrase,
    };
    Told { event: Happened::Table(event), phrase, answers, befell: None }
}
