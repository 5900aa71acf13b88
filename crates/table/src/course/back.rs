//! Taking answers back.

use std::cell::Cell;

use mittwoch_ai::Playable;
use mittwoch_kernel::{Chance, Log, Seat};

use super::{Course, Entry, Told, reveal};
use crate::UndoFault;

impl<G: Playable> Course<G> {
    /// The number of answers before the last one that a person gave, if `seat` may take it back.
    ///
    /// What the driver answered after it goes with it: nobody decided that.
    pub(crate) fn way_back(&self, seat: Seat) -> Result<usize, UndoFault> {
        let given = self.answers().collect::<Vec<_>>();
        let last = given.iter().rposition(|(record, _)| !record.auto).ok_or(UndoFault::Nothing)?;
        if given[last].0.seat != seat {
            return Err(UndoFault::NotYours);
        }
        if self.standing[last..].iter().any(|standing| standing.known) {
            return Err(UndoFault::Known);
        }
        Ok(last)
    }

    /// Goes back to the first `answers` answers and notes it; the dice stay where they are.
    pub(crate) fn go_back(&mut self, seat: Seat, answers: usize) {
        let undone = self.sequence(answers);
        let earlier = self.earlier(answers);
        self.state = earlier.state;
        self.knowledge = earlier.knowledge;
        self.together = earlier.together;
        self.standing.truncate(answers);
        self.entries.push(Entry::Back(seat, undone));
        for log in &mut self.told {
            log.push(Told::Back(seat));
        }
    }

    /// The sequence number of an answer that stands.
    pub(crate) fn sequence(&self, answer: usize) -> u64 {
        self.standing[answer].entry as u64 + 1
    }

    /// Whether an answer, and what the driver would answer for the same seat after it, could be
    /// taken back: nothing is drawn, nothing shown, and the match goes on.
    pub(crate) fn returns(&self, seat: Seat, action: G::Action) -> bool {
        let (game, mut state, mut action) = (&*self.game, self.state, action);
        let (drawn, mut log) = (Cell::new(false), Log::default());
        let mut offers = Vec::new();
        loop {
            game.perform(&mut state, seat, action, &mut Curtain(&drawn), &mut log);
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

/// Luck that only notices that somebody wants some.
struct Curtain<'a>(&'a Cell<bool>);

impl Chance for Curtain<'_> {
    fn below(&mut self, _bound: u32) -> u32 {
        self.0.set(true);
        0
    }
}
