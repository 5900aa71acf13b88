//! Who may be told what a bot would answer.

use mittwoch_kernel::{Seat, Viewer};
use mittwoch_match::Match;
use mittwoch_protocol::{HintPolicy, Stage};

use crate::{Session, TableResult, UserId, faults, no};

impl Session {
    /// Whether hints are given here now. Nobody chose otherwise: to whoever plays with bots alone,
    /// and not where a second person plays, who would not know of it.
    pub(crate) fn hints_open(&self) -> bool {
        match self.head.create.hints {
            HintPolicy::All => true,
            HintPolicy::Alone => self.people().count() <= 1,
            HintPolicy::None => false,
        }
    }

    /// The seat of a person who may be given a hint about the question of now, and the match.
    pub fn advised(&self, person: UserId, seq: u32) -> TableResult<(Seat, &dyn Match)> {
        self.need(Stage::Running)?;
        let seat = self.playing_seat(person)?;
        self.fresh(seq)?;
        if !self.hints_open() {
            return no(faults::NO_HINTS);
        }
        let Some(game) = self.play.game() else { return no(faults::NO_MATCH) };
        if game.for_viewer(Viewer::Seat(seat)).question().is_none() {
            return no(faults::NOT_ASKED);
        }
        Ok((seat, game))
    }

    /// The match of a table where it is over: before that nobody reviews it.
    pub fn finished(&self) -> TableResult<&dyn Match> {
        self.need(Stage::Over)?;
        match self.play.game() {
            Some(game) => Ok(game),
            None => no(faults::NO_MATCH),
        }
    }
}
