//! Where a line of thought goes on in Dreamworld, and what others do.

use mittwoch_dreamworld::{Action, Card, Dreamworld, Frame, State};
use mittwoch_kernel::{Chance, FastRng, Seat};
use mittwoch_search::Guide;

use super::greedy;
use super::worth;

/// Off-suit cards that are thought of, the least useful ones.
const IDLE: usize = 3;
/// Cards to draw that are thought of.
const DRAWS: usize = 6;

/// A line is a round: the card, the choice after the Professor, scoring or drawing.
pub(super) struct RoundGuide;

impl Guide<Dreamworld> for RoundGuide {
    fn sift(&self, game: &Dreamworld, state: &State, seat: Seat, offers: &mut Vec<Action>) {
        match state.stack.top() {
            Some(Frame::Choose | Frame::ChooseAgain) => sift_cards(game, state, seat, offers),
            Some(Frame::Turn { .. }) => sift_draws(game, state, seat, offers),
            _ => {}
        }
    }

    fn goes_on(&self, _game: &Dreamworld, root: &State, state: &State, _seat: Seat) -> bool {
        state.round == root.round && state.stack.top() != Some(Frame::Choose)
    }

    fn is_settled(&self, _game: &Dreamworld, root: &State, state: &State, _seat: Seat) -> bool {
        state.round != root.round
    }

    fn guess(
        &self,
        game: &Dreamworld,
        state: &State,
        seat: Seat,
        offers: &[Action],
        luck: &mut FastRng,
    ) -> Action {
        match state.stack.top() {
            Some(Frame::Choose | Frame::ChooseAgain) => guess_card(game, state, seat, luck),
            Some(Frame::Turn { .. }) => greedy::score_or_draw(game, state, seat, offers),
            _ => greedy::flip(game, state, seat, offers),
        }
    }
}

/// Every on-suit card, and the least useful of the others.
fn sift_cards(game: &Dreamworld, state: &State, seat: Seat, offers: &mut Vec<Action>) {
    let off_suit = |offer: &Action| match offer {
        Action::Play(card) => !game.is_on_suit(state, *card),
        _ => false,
    };
    keep_best(offers, off_suit, IDLE, |offer| match offer {
        Action::Play(card) => -worth::card(game, state, seat, *card),
        _ => 0,
    });
}

fn sift_draws(game: &Dreamworld, state: &State, seat: Seat, offers: &mut Vec<Action>) {
    let draws = |offer: &Action| matches!(offer, Action::Draw(_));
    keep_best(offers, draws, DRAWS, |offer| greedy::draw_worth(game, state, seat, *offer));
}

/// Of those of a kind only the best stay; all others do.
fn keep_best(
    offers: &mut Vec<Action>,
    of_kind: impl Fn(&Action) -> bool,
    most: usize,
    worth: impl Fn(&Action) -> i32,
) {
    while offers.iter().filter(|offer| of_kind(offer)).count() > most {
        let kind = offers.iter().enumerate().filter(|(_, offer)| of_kind(offer));
        let Some((least, _)) = kind.min_by_key(|(_, offer)| worth(offer)) else { return };
        offers.remove(least);
    }
}

/// Mostly on-suit cards, and those rather that have room; somebody else's hand is sampled, so that
/// this looks at nothing that is known.
fn guess_card(game: &Dreamworld, state: &State, seat: Seat, luck: &mut FastRng) -> Action {
    let hand = state.hands[seat.index()];
    let careless = luck.below(10) == 0;
    let mut chosen = (0, 0);
    for (at, card) in hand.iter().enumerate() {
        let on_suit = game.is_on_suit(state, Card(card));
        let weight = if on_suit || careless { 1 } else { 0 };
        chosen.0 += weight;
        if weight > 0 && luck.below(chosen.0) == 0 {
            chosen.1 = at as u32;
        }
    }
    let place = if chosen.0 == 0 { luck.below(hand.len().max(1)) } else { chosen.1 };
    Action::Play(Card(hand.nth(place).unwrap_or_default()))
}
