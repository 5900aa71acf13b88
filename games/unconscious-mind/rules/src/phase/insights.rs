//! Insights (chapter 5): what can be generated, moved and used.

use crate::UnconsciousMind;
use crate::action::{Action, Token};
use crate::component::{Insight, Quality};
use crate::effect::Cost;
use crate::effect::purse::serves;
use crate::state::{Player, Price, Spot, State};

/// The insights at a place: a common one, one in the player's colour, or both (UM-5.5).
#[inline]
pub(crate) fn tokens(player: &Player, spot: Spot) -> impl Iterator<Item = Token> + use<> {
    let counts = player.dial[spot.index()];
    [false, true]
        .into_iter()
        .filter(move |own| counts[usize::from(*own)] > 0)
        .map(move |own| Token { spot, own })
}

/// The qualities that an icon allows (UM-5.14).
#[inline]
fn qualities(insight: Insight) -> impl Iterator<Item = Quality> {
    let all = Quality::ALL.iter().copied();
    all.filter(move |quality| insight.quality.is_none_or(|wanted| wanted == *quality))
}

/// The ways to generate an insight (UM-5.6, UM-5.7).
pub(crate) fn offer_generate(player: &Player, insight: Insight, offers: &mut Vec<Action>) {
    let reserve = player.at(Spot::RESERVE) > 0;
    let from = if reserve { 0..1 } else { 1..10 };
    for token in from.flat_map(|spot| tokens(player, Spot(spot))) {
        for quality in qualities(insight) {
            let to = Spot::at(insight.ring, quality);
            if to != token.spot {
                offers.push(Action::Generate { token, to });
            }
        }
    }
}

/// The insights that can be elevated (UM-5.9).
pub(crate) fn offer_elevate(player: &Player, offers: &mut Vec<Action>) {
    let spots = (1..7).map(Spot);
    offers.extend(spots.flat_map(|spot| tokens(player, spot)).map(Action::Elevate));
}

/// The insights that can be transferred, and where (UM-5.11).
pub(crate) fn offer_transfer(player: &Player, offers: &mut Vec<Action>) {
    for token in Spot::rings().flat_map(|spot| tokens(player, spot)) {
        for quality in Quality::ALL {
            let Some(to) = token.spot.across(quality) else { continue };
            if to != token.spot {
                offers.push(Action::Transfer { token, to });
            }
        }
    }
}

/// The ways to pay the next part of a price, so that the rest can be paid too.
pub(crate) fn offer_payment(
    game: &UnconsciousMind,
    state: &State,
    price: Price,
    next: u8,
    offers: &mut Vec<Action>,
) {
    let player = state.me();
    let Some(cost) = game.costs(state, price).get(usize::from(next)).copied() else { return };
    if cost == Cost::Card {
        return offers.extend(player.hand.iter().map(Action::Discard));
    }
    if cost == Cost::Suppress && game.can_pay_after(state, price, next, None) {
        offers.push(Action::Coffee);
    }
    for spot in Spot::rings() {
        let fits = cost == Cost::Suppress || serves(cost, spot);
        if !fits || !game.can_pay_after(state, price, next, Some(spot)) {
            continue;
        }
        let way = if cost == Cost::Suppress { Action::Suppress } else { Action::Use };
        offers.extend(tokens(player, spot).map(way));
    }
}
