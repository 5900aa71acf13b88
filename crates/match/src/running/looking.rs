//! What people see of a match.

use mittwoch_kernel::{OWN_NAME, Phrase, Reason, Seat, Viewer, Whole};
use mittwoch_protocol::{self as wire, Happened, Offer, TableEvent, WhyNot};

use super::{MatchLuck, RunningMatch, happened};
use crate::Match;
use crate::history::LogLine;

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

impl<G: Whole, L: MatchLuck> RunningMatch<G, L> {
    pub(super) fn open_answers(&self, seat: Seat) -> Vec<Offer> {
        let (game, state) = (&*self.course.game, &self.course.state);
        let offer = |action| {
            let undoable = self.undoable(seat, action);
            Offer::new(game.write(action), game.offer(state, seat, action), undoable)
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
        let why_not = |(action, refusal): (G::Action, G::Refusal)| {
            let offered = game.offer(state, seat, action);
            WhyNot::new(game.write(action), offered, refusal.rule(), refusal.phrase())
        };
        refused.into_iter().map(why_not).collect()
    }

    pub(super) fn log_of(&self, viewer: Viewer, from: usize) -> Vec<wire::Told> {
        let told = |(told, answers): &(_, u32)| self.wired(told, *answers);
        self.log(viewer).iter().skip(from).map(told).collect()
    }

    pub(super) fn log(&self, viewer: Viewer) -> &[(LogLine<G::EventView>, u32)] {
        let seats = self.course.told.len() - 1;
        match viewer {
            Viewer::Seat(seat) if seat.index() < seats => &self.course.told[seat.index()],
            _ => &self.course.told[seats],
        }
    }

    fn wired(&self, told: &LogLine<G::EventView>, answers: u32) -> wire::Told {
        match told {
            LogLine::Event(view) => told_of(&*self.course.game, view, answers),
            LogLine::Table(event) => at_table(event.clone(), answers),
        }
    }
}

/// Something of the game as it is told.
pub(super) fn told_of<G: Whole>(game: &G, view: &G::EventView, answers: u32) -> wire::Told {
    let (phrase, befell) = (game.tell(view), game.befalls(view));
    wire::Told { event: happened(view), phrase, answers, befell }
}

/// What is told at a table where one person plays: nobody had to agree to what goes back.
pub fn told_alone(told: wire::Told) -> wire::Told {
    match told.event {
        Happened::Table(TableEvent::TakenBack { seat, answers, agreed: true }) => {
            at_table(TableEvent::TakenBack { seat, answers, agreed: false }, told.answers)
        }
        _ => told,
    }
}

/// Something of the table as it is told.
pub(crate) fn at_table(event: TableEvent, answers: u32) -> wire::Told {
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
    wire::Told { event: Happened::Table(event), phrase, answers, befell: None }
}
