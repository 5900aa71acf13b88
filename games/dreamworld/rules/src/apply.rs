//! What an open event does to a state.

use mittwoch_kernel::{Folds, Seat, Seats};

use crate::Dreamworld;
use crate::component::{Card, RowId};
use crate::event::{Choice, Event, Open};
use crate::phase::arrange;
use crate::state::{Frame, Owner, Placed, Professor, State};

impl Folds for Dreamworld {
    type Open = Open;

    #[inline]
    fn event(event: Open) -> Event {
        Event::Open(event)
    }

    #[inline]
    fn apply(&self, state: &mut State, event: Open) {
        match event {
            Open::RoundStarted { round, .. } => self.start_round(state, round),
            Open::TurnedUp { card, owner } => self.join(state, card, owner),
            Open::Revealed { seat, choice } => self.reveal_choice(state, seat, choice),
            Open::ChooseAgain { seats } => {
                (state.choosers, state.waiting) = (seats, seats);
                state.stack.replace(Frame::ChooseAgain);
            }
            Open::Arranged => state.stack.replace(Frame::Line { next: 0 }),
            Open::TurnBegan { at, .. } => {
                state.stack.replace(Frame::Line { next: at + 1 });
                state.stack.push(Frame::Turn { at });
            }
            Open::Scored { seat, spent, limit } => declare(state, seat, spent, limit),
            Open::Flipped { seat, row, value, golden } => flip(state, seat, row, value, golden),
            Open::TurnDone { .. } | Open::Passed { .. } | Open::Declined { .. } => {
                state.stack.pop();
            }
            Open::Drew { seat, card, plus } => draw(state, seat, card, plus),
            Open::DrewProfessor { seat } => {
                state.players[seat.index()].professor = Professor::Hand;
                state.stack.pop();
            }
            Open::IdTurn { at, .. } => state.stack.replace(Frame::Line { next: at + 1 }),
            Open::IdFlipped { token, .. } => state.id_flipped |= 1 << token,
            Open::Ended { .. } => state.stack.replace(Frame::Over),
        }
    }
}

impl Dreamworld {
    fn start_round(&self, state: &mut State, round: u8) {
        for placed in state.line.iter() {
            state.lying.insert(placed.card.0);
            state.laid_in[placed.card.index()] = state.round;
        }
        state.line.clear();
        state.round = round;
        state.choosers = Seats::first_n(self.config.players);
        state.waiting = state.choosers;
        state.stack.replace(Frame::Choose);
    }

    fn join(&self, state: &mut State, card: Card, owner: Owner) {
        state.pool.remove(card.0);
        arrange::insert(self, state, Placed { card, owner });
    }

    fn reveal_choice(&self, state: &mut State, seat: Seat, choice: Choice) {
        state.choices[seat.index()] = None;
        match choice {
            Choice::Card(card) => {
                state.hands[seat.index()].remove(card.0);
                state.open[seat.index()].remove(card.0);
                self.join(state, card, Owner::Seat(seat));
            }
            Choice::Professor => state.players[seat.index()].professor = Professor::Table,
        }
    }
}

fn declare(state: &mut State, seat: Seat, spent: u8, limit: u8) {
    let at = state.turn_place().expect("a player scores on a turn");
    let card = state.line[usize::from(at)].card;
    state.players[seat.index()].supply -= spent;
    state.plus_on[card.index()] += spent;
    state.stack.replace(Frame::Flip { at, left: limit, flipped: 0 });
}

fn flip(state: &mut State, seat: Seat, row: RowId, value: u8, golden: bool) {
    let player = &mut state.players[seat.index()];
    player.left[usize::from(row)] -= 1;
    player.supply += u8::from(!golden);
    let Frame::Flip { at, left, flipped } = state.stack.current() else {
        unreachable!("tokens are flipped after scoring is declared");
    };
    state.stack.replace(Frame::Flip { at, left: left - value, flipped: flipped + 1 });
}

fn draw(state: &mut State, seat: Seat, card: Card, plus: u8) {
    state.lying.remove(card.0);
    state.laid_in[card.index()] = 0;
    state.plus_on[card.index()] = 0;
    state.hands[seat.index()].insert(card.0);
    state.open[seat.index()].insert(card.0);
    state.players[seat.index()].supply += plus;
    state.stack.pop();
}
