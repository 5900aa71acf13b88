//! A judge that listens to two: to what was learnt, and to the rule of thumb.

use mittwoch_kernel::{Game, Seat, Seats};
use mittwoch_notre_dame::{NotreDame, State};
use mittwoch_search::{Judge as _, NetJudge, Prospect, Sight};

use super::judge::{Judge, PRESTIGE};
use super::sight::RoundSight;
use super::weights::WEIGHTS;

/// How much the rule of thumb counts.
const THUMB: f32 = 0.5;
/// By how many prestige a lead may change in a round, and at the very end.
const SWING: [f32; 2] = [4.5, 2.0];

/// The learnt judge, with the rule of thumb beside it.
pub(super) struct Blend(pub(super) NetJudge<RoundSight>);

impl mittwoch_search::Judge<NotreDame> for Blend {
    fn judge(&mut self, game: &NotreDame, states: &[State], seat: Seat, into: &mut Vec<Prospect>) {
        self.0.judge(game, states, seat, into);
        let thumb = Judge::new(game, &WEIGHTS);
        for (state, prospect) in states.iter().zip(into) {
            if game.outcome(state).is_none() {
                let lead = thumb.lead(state, seat);
                let rounds = 10.0 - f32::from(state.round.min(9));
                let swing = SWING[0] * rounds.sqrt() + SWING[1];
                let win = 1.0 / (1.0 + (-1.7 * lead / swing).exp());
                prospect.win += THUMB * (win - prospect.win);
                prospect.lead += THUMB * (lead / RoundSight.usual() - prospect.lead);
            }
        }
    }
}

impl Judge<'_> {
    /// By how many prestige a seat seems ahead, with the best two cards of its hand played.
    fn lead(self, state: &State, seat: Seat) -> f32 {
        let mut hand = state.hands[seat.index()];
        if let Some(card) = state.choices[seat.index()] {
            hand.insert(card.0);
        }
        let own = self.cards(state, seat, hand);
        let others = Seats::first_n(self.game.config().players).iter();
        let others = others.filter(|other| *other != seat).map(|other| self.worth(state, other));
        (own - others.max().unwrap_or(0)) as f32 / PRESTIGE as f32
    }
}
