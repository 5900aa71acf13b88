//! State Ideas (chapters 10 and 11): pieces, spaces, and the inkpot.

use crate::UnconsciousMind;
use crate::action::Action;
use crate::component::Table;
use crate::config::RecallRule;
use crate::effect::Quantity;
use crate::phase::treat;
use crate::refusal::Refusal;
use crate::state::{Price, ROOMS, SPACES, State};

/// Whether a State Ideas turn is legal (UM-10.8).
pub(crate) fn can_state(game: &UnconsciousMind, state: &State) -> bool {
    state.me().ideas + state.me().bright > 0 && game.has_space(state)
}

/// Whether a Recall Ideas turn is legal (UM-18.1, UM-18.2).
pub(crate) fn can_recall(game: &UnconsciousMind, state: &State) -> bool {
    idea_spaces(state) > 0
        || game.config.recall == RecallRule::SecondPrint && !can_state(game, state)
}

/// The spaces with ideas of the player whose turn it is.
pub(crate) fn idea_spaces(state: &State) -> u8 {
    let own = |at: &u8| crate::phase::special::is_own_idea(state, *at);
    (0..SPACES as u8).filter(own).count() as u8
}

/// The turns that are open (UM-4.2, UM-4.3).
pub(crate) fn offer_turns(game: &UnconsciousMind, state: &State, offers: &mut Vec<Action>) {
    let before = offers.len();
    if can_state(game, state) {
        offers.push(Action::StateIdeas);
    }
    if can_recall(game, state) {
        offers.push(Action::Recall);
    }
    for room in (0..ROOMS).filter(|room| treat::can_treat(game, state, *room)) {
        offers.push(Action::Treat(room));
    }
    if offers.len() == before {
        offers.push(Action::Pass);
    }
}

/// The spaces and actions that are open (UM-10.3 to UM-10.5).
pub(crate) fn offer_points(game: &UnconsciousMind, state: &State, offers: &mut Vec<Action>) {
    let free = (0..9).filter(|action| game.may_point(state, *action));
    let free = free.fold(0u16, |bits, action| bits | 1 << action);
    for space in (0..SPACES as u8).filter(|space| game.is_open(state, *space)) {
        let actions = Table::around(space).filter(|action| free >> action & 1 != 0);
        offers.extend(actions.map(|action| Action::Point { space, action }));
    }
}

/// Why a space and an action are refused.
pub(crate) fn refuse_point(
    game: &UnconsciousMind,
    state: &State,
    space: u8,
    action: u8,
) -> Refusal {
    if game.catalogue.table.blocked.contains(space) {
        Refusal::SpaceBlocked
    } else if !game.is_open(state, space) {
        Refusal::SpaceTaken
    } else if Table::around(space).any(|touched| touched == action) {
        Refusal::PointingAlready
    } else {
        Refusal::NotTouching
    }
}

/// The mixtures of pieces that are there (UM-10.6).
pub(crate) fn offer_pieces(game: &UnconsciousMind, state: &State, offers: &mut Vec<Action>) {
    let most = game.catalogue.table.triggers;
    for ideas in 0..=most.min(state.me().ideas) {
        for bright in 0..=(most - ideas).min(state.me().bright) {
            if ideas + bright > 0 {
                offers.push(Action::Lay { ideas, bright });
            }
        }
    }
}

/// The bright ideas that a number of steps needs; nothing if they are not there (UM-11.3).
pub(crate) fn bright_for(
    game: &UnconsciousMind,
    state: &State,
    (least, most): (u8, u8),
    steps: u8,
) -> Option<u8> {
    let away = least.saturating_sub(steps).max(steps.saturating_sub(most));
    let shift = game.shift(state, state.turn, Quantity::InkpotShift).max(0).unsigned_abs();
    let bright = away.saturating_sub(shift);
    (steps > 0 && bright <= state.me().bright).then_some(bright)
}

/// The ways to move the inkpot.
pub(crate) fn offer_steps(
    game: &UnconsciousMind,
    state: &State,
    range: (u8, u8),
    offers: &mut Vec<Action>,
) {
    let shift = game.shift(state, state.turn, Quantity::InkpotShift).max(0).unsigned_abs();
    for steps in 1..=range.1.saturating_add(shift).saturating_add(state.me().bright) {
        if let Some(bright) = bright_for(game, state, range, steps) {
            offers.push(Action::Ink { steps, bright });
        }
    }
}

/// How often a move crosses the icon between the last space and the first (UM-11.5, UM-11.7).
pub(crate) fn crossings(inkpot: u8, steps: u8) -> u8 {
    ((u16::from(inkpot) + u16::from(steps)) / 5) as u8
}

/// Whether a dream of a room can be paid now.
pub(crate) fn can_pay_dream(game: &UnconsciousMind, state: &State, room: u8) -> bool {
    game.exposed(state, room).is_some() && game.can_pay(state, Price::Dream(room), 0)
}
