//! Where a line of thought goes on in Dreamworld, and what others do.

use mittwoch_dreamworld::{Action, Card, Dreamworld, Frame, State};
use mittwoch_kernel::{Bag, Chance, FastRng, Seat};
use mittwoch_search::Guide;

use super::greedy;
use super::worth::HandNeeds;

/// The most answers of a kind that may stay.
const MOST: usize = Card::COUNT as usize;
/// Cards to draw that are thought of.
const DRAWS: usize = 6;
/// The same while a card is still to be chosen.
const ROUGH_DRAWS: usize = 2;

/// A line is a round: the card, the choice after the Professor, scoring or drawing.
#[derive(Clone, Copy)]
pub(super) struct RoundGuide {
    /// Off-suit cards that are thought of, the least useful ones: they score nothing, but may narrow
    /// what others can. Where worlds are few, more to choose from is more to err in.
    pub off_suit: usize,
}

impl Guide<Dreamworld> for RoundGuide {
    fn sift(&self, game: &Dreamworld, state: &State, seat: Seat, offers: &mut Vec<Action>) {
        match state.stack.top() {
            Some(Frame::Choose | Frame::ChooseAgain) => {
                sift_cards(game, state, seat, offers, self.off_suit);
            }
            Some(Frame::Turn { .. }) => sift_draws(game, state, seat, offers, DRAWS),
            // What can be flipped is flipped: what is left of a limit lapses (DW-6.12).
            Some(Frame::Flip { .. }) if offers.len() > 1 => {
                offers.retain(|offer| matches!(offer, Action::Flip(_)));
            }
            _ => {}
        }
    }

    /// While a card is chosen, of what may follow the reveal only the likeliest is thought of: the
    /// rule of thumb says how to score, and some cards to draw stay.
    fn sift_ahead(
        &self,
        game: &Dreamworld,
        root: &State,
        state: &State,
        seat: Seat,
        offers: &mut Vec<Action>,
    ) {
        let choosing = matches!(root.stack.top(), Some(Frame::Choose | Frame::ChooseAgain));
        match state.stack.top() {
            Some(Frame::Turn { .. }) if choosing => {
                let likely = greedy::score_or_draw(game, state, seat, offers);
                sift_draws(game, state, seat, offers, ROUGH_DRAWS);
                offers.retain(|offer| *offer == likely || !matches!(offer, Action::Score(_)));
            }
            Some(Frame::Flip { .. }) if choosing => {
                let likely = greedy::flip(game, state, seat, offers);
                offers.retain(|offer| *offer == likely);
            }
            _ => self.sift(game, state, seat, offers),
        }
    }

    /// Once cards lie open, what is hidden counts no more in this round.
    fn worlds(&self, _game: &Dreamworld, state: &State, _seat: Seat, most: u32) -> u32 {
        match state.stack.top() {
            Some(Frame::Choose) => most,
            Some(Frame::ChooseAgain) if state.waiting.len() > 1 => most,
            Some(Frame::Turn { .. }) => most.div_ceil(8),
            _ => 1,
        }
    }

    fn goes_on(&self, _game: &Dreamworld, root: &State, state: &State, _seat: Seat) -> bool {
        state.round == root.round && state.stack.top() != Some(Frame::Choose)
    }

    fn is_settled(&self, _game: &Dreamworld, root: &State, state: &State, _seat: Seat) -> bool {
        state.round != root.round
    }

    fn is_secret(&self, _game: &Dreamworld, state: &State) -> bool {
        matches!(state.stack.top(), Some(Frame::Choose | Frame::ChooseAgain))
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
fn sift_cards(game: &Dreamworld, state: &State, seat: Seat, offers: &mut Vec<Action>, most: usize) {
    let off_suit = |offer: &Action| match offer {
        Action::Play(card) => !game.is_on_suit(state, *card),
        _ => false,
    };
    let needs = HandNeeds::of(game, state, seat);
    keep_best(offers, off_suit, most, |offer| match offer {
        Action::Play(card) => -needs.card(*card),
        _ => 0,
    });
}

fn sift_draws(game: &Dreamworld, state: &State, seat: Seat, offers: &mut Vec<Action>, most: usize) {
    let draws = |offer: &Action| matches!(offer, Action::Draw(_));
    let needs = HandNeeds::of(game, state, seat);
    keep_best(offers, draws, most, |offer| greedy::draw_worth(&needs, state, *offer));
}

/// Of those of a kind only the best stay, of equal ones the later; all others stay too.
fn keep_best(
    offers: &mut Vec<Action>,
    of_kind: impl Fn(&Action) -> bool,
    most: usize,
    worth: impl Fn(&Action) -> i32,
) {
    let mut worths = [(i32::MIN, usize::MAX); MOST];
    let best = &mut worths[..most.min(MOST)];
    for (place, offer) in offers.iter().enumerate().filter(|(_, offer)| of_kind(offer)) {
        let mut next = (worth(offer), place);
        for kept in best.iter_mut() {
            if kept.1 == usize::MAX || kept.0 <= next.0 {
                std::mem::swap(kept, &mut next);
            }
        }
    }
    let mut place = 0;
    offers.retain(|offer| {
        place += 1;
        !of_kind(offer) || best.iter().any(|kept| kept.1 == place - 1)
    });
}

/// Mostly on-suit cards, and of two such cards the one with more room; somebody else's hand is
/// sampled, so that this looks at nothing that is known.
fn guess_card(game: &Dreamworld, state: &State, seat: Seat, luck: &mut FastRng) -> Action {
    let hand = state.hands[seat.index()];
    let on_suit: Bag = hand.iter().filter(|card| game.is_on_suit(state, Card(*card))).collect();
    let careless = on_suit.is_empty() || luck.below(10) == 0;
    let from = if careless { hand } else { on_suit };
    let mut any = || Card(from.nth(luck.below(from.len().max(1))).unwrap_or_default());
    let (one, other) = (any(), any());
    let better = room(game, state, other) > room(game, state, one);
    Action::Play(if better { other } else { one })
}

/// The distance to the next open card toward the Client, or to the corner number (DW-6.4, DW-6.5).
fn room(game: &Dreamworld, state: &State, card: Card) -> u8 {
    let (corner, own) = (game.catalogue().corner(state.side()), card.number());
    let toward = |number: u8| if corner > own { number >= own } else { number <= own };
    let open = state.line.iter().map(|placed| placed.card.number()).filter(|one| toward(*one));
    open.map(|number| number.abs_diff(own)).min().unwrap_or(corner.abs_diff(own))
}
