//! Taking answers back.

use std::cell::Cell;

use mittwoch_kernel::{EventLog, LuckProbe, Seat, Seats, Whole};
use mittwoch_protocol::{ResetLimit, ResetState, TableEvent};

use super::{History, HistoryEntry, StandingAnswer, reveal};
use crate::UndoFault;

impl<G: Whole> History<G> {
    /// The number of answers before the last one that a person gave, if `seat` may take it back.
    ///
    /// What the driver answered after it goes with it: nobody decided that.
    pub(crate) fn way_back(&self, seat: Seat) -> Result<usize, UndoFault> {
        let (last, owner) = self.last_given(|_| true).ok_or(UndoFault::Nothing)?;
        if owner != seat {
            return Err(UndoFault::NotYours);
        }
        if self.early.is_some() || self.standing[last..].iter().any(|standing| standing.known) {
            return Err(UndoFault::Known);
        }
        Ok(last)
    }

    /// The number of answers before the first one of `seat` in its turn, or after the last one
    /// before that by which somebody learnt something; and what that means for the seat.
    ///
    /// A turn reaches back to another seat's answer, or to where the game says that it began.
    pub(crate) fn way_to_start(&self, seat: Seat) -> (usize, ResetState) {
        let end = self.standing.len();
        if self.early.is_some() || self.resigned.contains(seat) {
            return (end, ResetState::none(ResetLimit::Nothing));
        }
        let (mut start, mut answers) = (end, 0);
        for (at, standing) in self.standing.iter().enumerate().rev() {
            let (owner, auto) = self.owner(standing);
            let begins = standing.opens && (at + 1 < end || self.asked().contains(seat));
            let limit = if !auto && owner != seat {
                Some(ResetLimit::NotYours)
            } else if begins {
                Some(ResetLimit::Nothing)
            } else {
                standing.known.then_some(ResetLimit::Known)
            };
            if let Some(limit) = limit {
                let whole = answers > 0 && limit != ResetLimit::Known;
                let limit = Some(limit).filter(|_| !whole);
                return (start, ResetState { answers, ask: false, limit });
            }
            if !auto {
                (start, answers) = (at, answers + 1);
            }
        }
        let limit = Some(ResetLimit::Nothing).filter(|_| answers == 0);
        (start, ResetState { answers, ask: false, limit })
    }

    /// Whether a seat may go back to `answers` answers without asking: to an answer that a person
    /// gave for it, over nothing but its own and the driver's, by which nobody learnt anything.
    pub(crate) fn goes_back(&self, seat: Seat, answers: usize) -> bool {
        let gone = self.standing.get(answers..).unwrap_or_default();
        let plain = |standing: &StandingAnswer| {
            let (owner, auto) = self.owner(standing);
            !standing.known && (auto || owner == seat)
        };
        let given = gone.first().is_some_and(|first| self.owner(first) == (seat, false));
        given && self.early.is_none() && gone.iter().all(plain)
    }

    /// Whose answer it is, and whether the driver gave it.
    fn owner(&self, standing: &StandingAnswer) -> (Seat, bool) {
        match &self.entries[standing.entry] {
            HistoryEntry::Answer(record, _) => (record.seat, record.auto),
            entry => unreachable!("an answer stands, not {entry:?}"),
        }
    }

    /// The number of answers before the last one of `seat`, if the others agree that it goes back.
    ///
    /// Everything after it goes too; an answer given together with others goes with all of these.
    pub(crate) fn agreed_way_back(&self, seat: Seat) -> Result<usize, UndoFault> {
        if self.asked().is_empty() || self.resigned.contains(seat) {
            return Err(UndoFault::Nothing);
        }
        let (last, _) = self.last_given(|owner| owner == seat).ok_or(UndoFault::Nothing)?;
        Ok(self.standing[last].first)
    }

    /// The last standing answer that the driver did not give, among seats that count.
    fn last_given(&self, counts: impl Fn(Seat) -> bool) -> Option<(usize, Seat)> {
        let mut standing = self.standing.iter().enumerate().rev();
        standing.find_map(|(at, standing)| match &self.entries[standing.entry] {
            HistoryEntry::Answer(record, _) if !record.auto && counts(record.seat) => {
                Some((at, record.seat))
            }
            _ => None,
        })
    }

    /// The seats whose agreement another one needs.
    pub(crate) fn others(&self, seat: Seat) -> Seats {
        let all = Seats::first_n(self.game.seats());
        all.iter().filter(|other| *other != seat && !self.resigned.contains(*other)).collect()
    }

    /// Goes back to the first `answers` answers and notes it; the dice stay where they are.
    pub(crate) fn go_back(&mut self, seat: Seat, answers: usize, agreed: Option<Seats>) {
        let undone = self.sequence(answers);
        let gone = self.standing[answers..].iter();
        let gone = gone.filter(|standing| self.owner(standing) == (seat, false)).count() as u32;
        (self.state, self.knowledge) = self.marks.back(answers).unwrap_or_else(|| {
            let earlier = self.earlier(answers);
            (earlier.state, earlier.knowledge)
        });
        self.together = Seats::NONE;
        self.standing.truncate(answers);
        self.entries.push(HistoryEntry::Back(seat, undone, agreed));
        let agreed = agreed.is_some_and(|others| !others.is_empty());
        self.tell_all(TableEvent::TakenBack { seat, answers: gone, agreed });
    }

    /// The sequence number of an answer that stands.
    pub(crate) fn sequence(&self, answer: usize) -> u64 {
        self.standing[answer].entry as u64 + 1
    }

    /// The place of the standing answer with a sequence number.
    pub(crate) fn numbered(&self, sequence: u64) -> Option<usize> {
        let mut standing = self.standing.iter();
        standing.position(|standing| standing.entry as u64 + 1 == sequence)
    }

    /// Whether an answer, and what the driver would answer for the same seat after it, could be
    /// taken back: nothing is drawn, nothing shown, and the match goes on.
    pub(crate) fn returns(&self, seat: Seat, action: G::Action) -> bool {
        let (game, mut state, mut action) = (&*self.game, self.state, action);
        let (drawn, mut log) = (Cell::new(false), EventLog::default());
        let mut offers = Vec::new();
        loop {
            game.perform(&mut state, seat, action, &mut LuckProbe(&drawn), &mut log);
            if drawn.get() || game.asked(&state).is_empty() || reveal(game, &log.0) {
                return false;
            }
            offers.clear();
            if game.asked(&state).iter().eq([seat]) {
                game.legal(&state, seat, &mut offers);
            }
            match offers[..] {
                [only] => action = only,
                _ => return true,
            }
        }
    }
}
