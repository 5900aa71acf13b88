//! Research cards and treatises.

use mittwoch_kernel::Seat;

use super::goods::next_part;
use super::{me, push, score};
use crate::UnconsciousMind;
use crate::component::Side;
use crate::effect::{Moment, run};
use crate::event::Open;
use crate::id::PERSON;
use crate::phase::publish;
use crate::state::{Frame, State};

impl UnconsciousMind {
    pub(super) fn apply_cards(&self, state: &mut State, event: Open) {
        match event {
            Open::Discarded { card } => {
                leave_hand(state, card);
                state.research.gone.insert(card);
                next_part(state);
            }
            Open::CardDrawn => {
                state.research.count -= 1;
                me(state).hand_count += 1;
                drawn(state);
            }
            Open::NoCard => drawn(state),
            Open::Swapped { give, take } => swap(state, give, take),
            Open::Played { card } => self.play(state, card),
            Open::PublishBegan { treatise } => state.stack.replace(Frame::Volumes { treatise }),
            Open::VolumeLaid { treatise, card, cited } => {
                self.lay_volume(state, treatise, card, cited);
            }
            Open::Published { treatise, spot, points } => {
                me(state).dial[spot.index()][1] -= 1;
                state.treatises[usize::from(treatise)].owner = Some(state.turn);
                score(state, points);
                state.stack.pop();
                self.react(state, Moment::Publish, None);
                self.shelve(state, treatise);
            }
            Open::Shelved { treatise, side } => {
                let at = if side == Side::Left { 0 } else { state.id.shelf.len() };
                state.id.shelf.insert(at, treatise);
                state.stack.pop();
            }
            event => unreachable!("{event:?} is not about cards and treatises"),
        }
    }

    /// In solo the person's treatises lie in a row (ID-2.4).
    fn shelve(&self, state: &mut State, treatise: u8) {
        match (self.config.is_solo() && state.turn == PERSON, state.id.shelf.is_empty()) {
            (true, true) => state.id.shelf.push(treatise),
            (true, false) => push(state, &[Frame::Shelve { treatise }]),
            (false, _) => {}
        }
    }

    fn play(&self, state: &mut State, card: u8) {
        leave_hand(state, card);
        me(state).played.insert(card);
        if self.is_id(state.turn) {
            state.id.row.push(card); // ID-3.7
        }
        if let Some(Frame::Play { left }) = state.stack.top() {
            state.stack.replace(Frame::Play { left: left - 1 });
        }
        if let Some(effect) = self.catalogue.research[usize::from(card)].effect {
            run::offer(self, state, effect);
        }
    }

    fn lay_volume(&self, state: &mut State, treatise: u8, card: u8, cited: Option<Seat>) {
        let place = publish::place_for(self, state, treatise, card, cited.is_some());
        match (cited, publish::cited_from(state, card)) {
            (Some(owner), Some((from, _))) => {
                if let Some(end) = state.treatises[from].right_end() {
                    state.treatises[from].volumes[end] = None;
                }
                let owner = &mut state.players[owner.index()];
                owner.bright = owner.bright.saturating_add(publish::CITED_BRIGHT);
                owner.points += i16::from(publish::CITED_POINTS);
            }
            _ => {
                me(state).played.remove(card);
                state.id.row.retain(|at| *at != card);
            }
        }
        if let Some(place) = place {
            state.treatises[usize::from(treatise)].volumes[place] = Some(card);
        }
        if publish::is_complete(self, state, treatise) {
            state.stack.replace(Frame::Endow { treatise });
        }
    }
}

/// A card leaves the hand openly; to those who did not know it, it was somewhere unseen.
fn leave_hand(state: &mut State, card: u8) {
    state.research.bag.remove(card);
    let player = me(state);
    player.hand.remove(card);
    player.open.remove(card);
    player.hand_count -= 1;
}

fn drawn(state: &mut State) {
    if let Some(Frame::Draw { left }) = state.stack.top() {
        state.stack.replace(Frame::Draw { left: left - 1 });
    }
    push(state, &[Frame::Swap]);
}

fn swap(state: &mut State, give: u8, take: u8) {
    leave_hand(state, give);
    let player = me(state);
    player.hand.insert(take);
    player.open.insert(take);
    player.hand_count += 1;
    let place = state.shown_research.iter_mut().find(|shown| **shown == Some(take));
    if let Some(place) = place {
        *place = Some(give);
    }
    state.stack.pop();
}
