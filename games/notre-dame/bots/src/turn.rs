//! Looking ahead: to the end of a turn, and over the cards of a round.

use mittwoch_kernel::{Bag, Chance, FastRng, Game, Seat, Seats, Silent};
use mittwoch_notre_dame::{Action, Card, Frame, State};

use super::ahead::turn_of;
use super::judge::Judge;

/// A row of answers to the end of a turn.
pub(super) struct Line {
    /// What its end is worth.
    pub(super) worth: i32,
    /// Its first answer.
    pub(super) first: Action,
    /// Where it ends.
    pub(super) end: State,
}

/// Luck that is the same for every answer one looks at, made only where it is needed.
#[derive(Default)]
struct SameLuck(Option<FastRng>);

impl Chance for SameLuck {
    fn below(&mut self, bound: u32) -> u32 {
        self.0.get_or_insert_with(|| FastRng::new(0)).below(bound)
    }
}

impl Judge<'_> {
    fn after(self, state: &State, seat: Seat, action: Action) -> State {
        let mut next = *state;
        self.game.perform(&mut next, seat, action, &mut SameLuck::default(), &mut Silent);
        next
    }

    /// The best of some answers, with the best answers to what is asked next in the same turn.
    pub(super) fn best(self, state: &State, seat: Seat, offers: &[Action]) -> Option<Line> {
        let mut best: Option<Line> = None;
        for offer in offers {
            let end = self.after(state, seat, *offer);
            let line = self.answer_on(&end, seat).unwrap_or_else(|| {
                let worth = self.worth(&end, seat);
                Line { worth, first: *offer, end }
            });
            if best.as_ref().is_none_or(|best| line.worth > best.worth) {
                best = Some(Line { first: *offer, ..line });
            }
        }
        best
    }

    /// The best answers to what the seat is asked in its turn, if there is anything left to ask.
    fn answer_on(self, state: &State, seat: Seat) -> Option<Line> {
        if state.stack.depth() < 2 || self.game.asked(state) != Seats::only(seat) {
            return None;
        }
        let mut offers = Vec::with_capacity(32);
        self.game.legal(state, seat, &mut offers);
        self.best(state, seat, &offers)
    }

    /// The worth of playing the best two of these cards in the best order, as if nobody else did
    /// anything meanwhile.
    pub(super) fn cards(self, state: &State, seat: Seat, cards: Bag) -> i32 {
        let nth = state.played[seat.index()].len() as u8;
        if cards.is_empty() || nth == 2 {
            return self.worth(state, seat);
        }
        let mut start = *state;
        let players = self.game.seats();
        let turn = turn_of(self.game, state, seat) + nth * players;
        // Who has turns left holds cards and nobody else does, as the rules rely on; what the
        // others hold does not matter here.
        for other in Seats::first_n(players).iter() {
            let plays_on = turn_of(self.game, state, other) + players > turn;
            start.hands[other.index()] = if plays_on { cards } else { Bag::EMPTY };
        }
        start.hands[seat.index()] = cards;
        // The draft that was imagined to its end leaves nothing behind (ND-5.4).
        start.waiting = Seats::NONE;
        start.choices = Default::default();
        start.stack.replace(Frame::Cards { turn });
        let worths = cards.iter().map(|card| self.beginning_with(&start, seat, Card(card)));
        worths.max().unwrap_or(0)
    }

    /// The worth of playing this card of the hand now and then the best other one.
    pub(super) fn beginning_with(self, state: &State, seat: Seat, card: Card) -> i32 {
        let mut rest = state.hands[seat.index()];
        rest.remove(card.0);
        let played = self.after(state, seat, Action::Play(card));
        match self.answer_on(&played, seat) {
            Some(line) => self.cards(&line.end, seat, rest),
            None => self.cards(&played, seat, rest),
        }
    }
}
