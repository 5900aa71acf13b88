//! Where a line of thought goes on in Notre Dame, and what others may keep.

use mittwoch_kernel::{FastRng, Seat};
use mittwoch_notre_dame::{Action, Frame, NotreDame, State};
use mittwoch_search::Guide;

use super::gains::kind_place;
use super::judge::{Judge, Position};
use super::weights::WEIGHTS;

/// A line is a card or a person with all that it asks. Lines through all own answers of a round
/// took thirty times as long and were no stronger.
#[derive(Clone, Copy)]
pub(super) struct RoundGuide;

impl Guide<NotreDame> for RoundGuide {
    fn goes_on(&self, _game: &NotreDame, _root: &State, state: &State, _seat: Seat) -> bool {
        state.stack.depth() > 1
    }

    /// What is kept in secret is guessed (ND-5.4); what others play afterwards is the judge's to know.
    fn is_settled(&self, _game: &NotreDame, _root: &State, state: &State, _seat: Seat) -> bool {
        !matches!(state.stack.top(), Some(Frame::Draft { .. }))
    }

    fn is_secret(&self, _game: &NotreDame, state: &State) -> bool {
        matches!(state.stack.top(), Some(Frame::Draft { .. }))
    }

    /// Others keep the card of their sampled ones that brings most at once.
    fn guess(
        &self,
        game: &NotreDame,
        state: &State,
        seat: Seat,
        offers: &[Action],
        _luck: &mut FastRng,
    ) -> Action {
        let judge = Judge::new(game, &WEIGHTS);
        let gains = judge.gains(Position::of(game, state, seat));
        let gain = |offer: &Action| match offer {
            Action::Keep(card) => gains[kind_place(card.kind())],
            _ => i32::MIN,
        };
        offers.iter().copied().max_by_key(gain).unwrap_or(offers[0])
    }
}
