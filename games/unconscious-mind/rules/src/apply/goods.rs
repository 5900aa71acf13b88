//! Insights, goods, reputation, free actions and goals.

use super::{me, push, score};
use crate::UnconsciousMind;
use crate::action::{Free, Token};
use crate::effect::Good;
use crate::event::Open;
use crate::phase::reputation;
use crate::state::{Frame, Price, Spot, State};

impl UnconsciousMind {
    pub(super) fn apply_goods(&self, state: &mut State, event: Open) {
        match event {
            Open::TrackTriggered { points, coffee } => {
                score(state, points);
                state.stack.replace(Frame::Zone);
                if coffee > 0 {
                    push(state, &[Frame::Gain { good: Good::Coffee, count: coffee }]);
                }
            }
            Open::Generated { token, to } | Open::Transferred { token, to } => {
                shift(state, token, to);
                state.stack.pop();
            }
            Open::Elevated { token } => {
                shift(
                    state,
                    token,
                    token.spot.outward().expect("an insight is elevated from an inner ring"),
                );
                state.stack.pop();
            }
            Open::Used { token } => {
                shift(state, token, Spot::RESERVE);
                next_part(state);
            }
            Open::Suppressed { token } => {
                shift(
                    state,
                    token,
                    token.spot.inward().expect("an insight is suppressed from an outer ring"),
                );
                next_part(state);
            }
            Open::Paid { good, count } => {
                pay(state, good, count);
                next_part(state);
            }
            Open::Gained { good, count, .. } => {
                state.stack.pop();
                self.gain(state, good, count);
            }
            Open::Reputation { .. } => self.gain_reputation(state),
            Open::Freed { free, coffee, gained } => self.free(state, free, coffee, gained),
            Open::Claimed { goal } => {
                state.goals[usize::from(goal)] = Some(state.turn);
                push(state, &[Frame::Gain { good: Good::Reputation, count: 1 }]);
            }
            Open::Signalled => {} // The marker that signals has moved already (UM-7.12).
            event => unreachable!("{event:?} is not about insights and goods"),
        }
    }

    /// Gains goods: coffee above the limit is lost, boxes above it become points (UM-6.2, UM-8.1).
    pub(super) fn gain(&self, state: &mut State, good: Good, count: u8) {
        if good == Good::Coffee && self.is_id(state.turn) {
            return crate::id::boxes::pour(self, state, count);
        }
        let limit = self.coffee_limit(state, state.turn);
        let most = self.catalogue.board.box_most;
        let worth = self.exchanges.box_points();
        let player = me(state);
        match good {
            Good::Coffee => player.coffee = (player.coffee + count).min(limit.max(player.coffee)),
            Good::Box => {
                let beyond = (player.boxes + count).saturating_sub(most);
                player.boxes = (player.boxes + count).min(most);
                player.points += i16::from(beyond) * i16::from(worth);
            }
            Good::Bright => player.bright = player.bright.saturating_add(count),
            Good::Points => player.points += i16::from(count),
            Good::Reputation | Good::Research => {}
        }
    }

    fn gain_reputation(&self, state: &mut State) {
        let step = reputation::step(self, state);
        let height = reputation::height(self, state, step.own);
        state.freud_marker = step.freud;
        let player = me(state);
        if player.reputation != step.own {
            (player.reputation, player.height) = (step.own, height);
        }
        player.points += i16::from(step.points);
        state.freud = state.freud.after(step.steps);
        if step.signal {
            state.signal.get_or_insert(state.round);
        }
        match state.stack.top() {
            Some(Frame::Gain { good, count }) if count > 1 => {
                state.stack.replace(Frame::Gain { good, count: count - 1 });
            }
            _ => drop(state.stack.pop()),
        }
    }

    fn free(&self, state: &mut State, free: Free, coffee: u8, gained: u8) {
        me(state).coffee -= coffee;
        match free {
            Free::Elevate => state.stack.push(Frame::Elevate { free: true }),
            Free::Transfer => state.stack.push(Frame::Transfer { free: true }),
            Free::Bright => self.gain(state, Good::Bright, gained),
            Free::Set => {
                state.stack.push(Frame::Pay { price: Price::Set, next: 0, asked: true });
            }
            Free::Points => {
                me(state).boxes -= 1;
                score(state, gained);
            }
        }
    }
}

/// Moves an insight on the dial of the player whose turn it is.
fn shift(state: &mut State, token: Token, to: Spot) {
    let dial = &mut me(state).dial;
    let kind = usize::from(token.own);
    dial[token.spot.index()][kind] -= 1;
    dial[to.index()][kind] += 1;
}

fn pay(state: &mut State, good: Good, count: u8) {
    let player = me(state);
    match good {
        Good::Coffee => player.coffee -= count,
        Good::Box => player.boxes -= count,
        Good::Bright => player.bright -= count,
        Good::Points | Good::Reputation | Good::Research => {}
    }
}

/// Goes on to the next part of the price that is being paid.
pub(super) fn next_part(state: &mut State) {
    if let Some(Frame::Pay { price, next, asked }) = state.stack.top() {
        state.stack.replace(Frame::Pay { price, next: next + 1, asked });
    }
}
