//! A match through the eyes of one viewer.

use std::ops::Deref;

use mittwoch_kernel::{Phrase, Seat, Viewer};
use mittwoch_protocol::{
    Offer, Preview, Question, ResetLimit, ResetState, ShownView, Told, UndoState, WhyNot,
};

use super::{AnswerFault, PublicMatch, ShownMatch};

/// A match as one viewer may see it: what is public, what the viewer sees and was told, and what its
/// seat is asked.
///
/// Nobody else's view and nothing that changes the match can be reached through it. A spectator has
/// no seat, and so is asked and offered nothing.
///
/// ```compile_fail
/// fn show(look: mittwoch_match::MatchLook<'_>) -> String {
///     look.save() // the seed is for the keeper
/// }
/// ```
///
/// ```compile_fail
/// fn show(look: mittwoch_match::MatchLook<'_>, other: mittwoch_kernel::Viewer) {
///     look.for_viewer(other); // nobody looks through another's eyes
/// }
/// ```
///
/// ```
/// fn show(look: mittwoch_match::MatchLook<'_>) -> (serde_json::Value, u8) {
///     (look.view(), look.seats())
/// }
/// ```
#[derive(Clone, Copy)]
pub struct MatchLook<'a> {
    game: &'a (dyn ShownMatch + 'static),
    viewer: Viewer,
}

impl<'a> MatchLook<'a> {
    pub(super) fn new(game: &'a (dyn ShownMatch + 'static), viewer: Viewer) -> MatchLook<'a> {
        MatchLook { game, viewer }
    }

    /// Who looks.
    pub fn viewer(&self) -> Viewer {
        self.viewer
    }

    /// The seat of the viewer.
    pub fn seat(&self) -> Option<Seat> {
        match self.viewer {
            Viewer::Seat(seat) => Some(seat),
            Viewer::Spectator => None,
        }
    }

    /// What is public, for as long as the match stands.
    pub fn public(&self) -> &'a (dyn PublicMatch + 'static) {
        self.game
    }

    /// What the viewer sees, as JSON.
    pub fn view(&self) -> serde_json::Value {
        self.game.view(self.viewer)
    }

    /// The same as it goes over the wire, which is cheaper.
    pub fn shown(&self) -> ShownView {
        self.game.shown(self.viewer)
    }

    /// What the viewer was told, from number `from` on.
    pub fn told(&self, from: usize) -> Vec<Told> {
        self.game.told(self.viewer, from)
    }

    /// The same in words alone.
    pub fn events(&self, from: usize) -> Vec<Phrase> {
        self.game.events(self.viewer, from)
    }

    /// How many things the viewer was told.
    pub fn told_count(&self) -> usize {
        self.game.told_count(self.viewer)
    }

    /// The question to the viewer's seat.
    pub fn question(&self) -> Option<Question> {
        self.game.question(self.seat()?)
    }

    /// The answers offered to the viewer's seat, also while its sealed answer can be changed.
    pub fn offers(&self) -> Vec<Offer> {
        self.seat().map_or_else(Vec::new, |seat| self.game.offers(seat))
    }

    /// Answers that a player would expect, each with the reason why not.
    pub fn why_not(&self) -> Vec<WhyNot> {
        self.seat().map_or_else(Vec::new, |seat| self.game.why_not(seat))
    }

    /// What the viewer's seat would be told if it gave this answer.
    pub fn preview(&self, action: &str) -> Result<Preview, AnswerFault> {
        let seat = self.seat().ok_or(AnswerFault::NotAsked)?;
        self.game.preview(seat, action)
    }

    /// The sealed answer of the viewer's seat.
    pub fn given(&self) -> Option<String> {
        self.game.given(self.seat()?)
    }

    /// What the viewer's seat can take back now.
    pub fn undo(&self) -> UndoState {
        self.seat().map_or(UndoState::No, |seat| self.game.undo_of(seat))
    }

    /// How far the viewer's seat could go back now, and why no further.
    pub fn reset(&self) -> ResetState {
        let none = ResetState::none(ResetLimit::Nothing);
        self.seat().map_or(none, |seat| self.game.reset_of(seat))
    }
}

impl Deref for MatchLook<'_> {
    type Target = dyn PublicMatch;

    fn deref(&self) -> &(dyn PublicMatch + 'static) {
        self.game
    }
}
