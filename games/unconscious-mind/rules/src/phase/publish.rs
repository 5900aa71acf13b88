//! Treatises (chapter 15): which can be published, and with what.

use mittwoch_kernel::{Bag, Seat};

use crate::UnconsciousMind;
use crate::component::Colour;
use crate::refusal::Refusal;
use crate::state::{State, TREATISES};

/// The points that the owner of a cited volume scores (UM-15.8).
pub(crate) const CITED_POINTS: u8 = 2;
/// The bright ideas that the owner gains.
pub(crate) const CITED_BRIGHT: u8 = 1;

/// What a treatise still needs: its leading volume, and others by colour.
#[derive(Clone, Copy, Debug)]
struct Need {
    lead: Option<Colour>,
    others: [u8; 3],
}

/// Own cards in play by colour, and how many volumes are left of each treatise of others.
#[derive(Clone, Copy)]
struct Sources {
    own: [u8; 3],
    cited: [u8; TREATISES as usize],
}

fn colour(game: &UnconsciousMind, card: u8) -> Colour {
    game.catalogue.research[usize::from(card)].volume
}

fn need(game: &UnconsciousMind, state: &State, treatise: u8) -> Need {
    let laid = state.treatises[usize::from(treatise)].volumes;
    let printed = &game.catalogue.treatises[usize::from(treatise)].volumes;
    let mut need = Need { lead: None, others: [0; 3] };
    for (at, volume) in printed.iter().enumerate() {
        let (Some(colour), None) = (*volume, laid[at]) else { continue };
        if at == 0 {
            need.lead = Some(colour);
        } else {
            need.others[colour.index()] += 1;
        }
    }
    need
}

fn sources(game: &UnconsciousMind, state: &State, seat: Seat) -> Sources {
    let mut own = [0; 3];
    for card in state.player(seat).played.iter() {
        own[colour(game, card).index()] += 1;
    }
    let left = |at: usize| match state.treatises[at].owner {
        Some(owner) if owner != seat => {
            state.treatises[at].right_end().map_or(0, |end| end as u8 + 1)
        }
        _ => 0,
    };
    Sources { own, cited: std::array::from_fn(left) }
}

/// The colour of a volume of a treatise.
fn volume_at(game: &UnconsciousMind, state: &State, treatise: usize, at: u8) -> Option<Colour> {
    let card = state.treatises[treatise].volumes[usize::from(at)]?;
    Some(colour(game, card))
}

/// Whether the need can be met: own cards first, citing from the right end inward (UM-15.4).
fn can_meet(game: &UnconsciousMind, state: &State, need: Need, from: Sources) -> bool {
    can_meet_citing(game, state, need, from, u8::MAX)
}

/// The same with at most so many citations.
fn can_meet_citing(
    game: &UnconsciousMind,
    state: &State,
    mut need: Need,
    mut from: Sources,
    most: u8,
) -> bool {
    if let Some(lead) = need.lead.take() {
        if from.own[lead.index()] == 0 {
            return false; // UM-15.2
        }
        from.own[lead.index()] -= 1;
    }
    if need.others.iter().zip(from.own).all(|(need, own)| *need <= own) {
        return true;
    }
    most > 0
        && (0..usize::from(TREATISES)).any(|treatise| {
            let Some(at) = from.cited[treatise].checked_sub(1) else { return false };
            let Some(colour) = volume_at(game, state, treatise, at) else { return false };
            if need.others[colour.index()] == 0 {
                return false; // UM-15.5
            }
            let (mut rest, mut left) = (need, from);
            rest.others[colour.index()] -= 1;
            left.cited[treatise] = at;
            can_meet_citing(game, state, rest, left, most - 1)
        })
}

/// The fewest citations with which a treatise can be completed.
pub(crate) fn fewest_citations(game: &UnconsciousMind, state: &State, treatise: u8) -> Option<u8> {
    let (need, from) = (need(game, state, treatise), sources(game, state, state.turn));
    (0..=4).find(|most| can_meet_citing(game, state, need, from, *most))
}

/// Whether citing the last volume of a treatise is one of so many citations that are enough.
pub(crate) fn helps(
    game: &UnconsciousMind,
    state: &State,
    treatise: u8,
    cited: u8,
    fewest: u8,
) -> bool {
    let (mut need, mut from) = (need(game, state, treatise), sources(game, state, state.turn));
    let Some(at) = from.cited[usize::from(cited)].checked_sub(1) else { return false };
    let Some(colour) = volume_at(game, state, usize::from(cited), at) else { return false };
    let Some(rest) = need.others[colour.index()].checked_sub(1) else { return false };
    need.others[colour.index()] = rest;
    from.cited[usize::from(cited)] = at;
    can_meet_citing(game, state, need, from, fewest.saturating_sub(1))
}

/// The colour of the first volume that a treatise lacks.
pub(crate) fn next_colour(game: &UnconsciousMind, state: &State, treatise: u8) -> Option<Colour> {
    let laid = state.treatises[usize::from(treatise)].volumes;
    let printed = &game.catalogue.treatises[usize::from(treatise)].volumes;
    printed.iter().zip(laid).find(|(_, laid)| laid.is_none()).and_then(|(volume, _)| *volume)
}

/// Whether the player whose turn it is can publish a treatise (UM-15.1).
pub(crate) fn is_publishable(game: &UnconsciousMind, state: &State, treatise: u8) -> bool {
    state.treatises[usize::from(treatise)].owner.is_none()
        && state.me().own_insights() > 0
        && can_meet(game, state, need(game, state, treatise), sources(game, state, state.turn))
}

/// Why a treatise is refused.
pub(crate) fn refuse(state: &State, treatise: u8) -> Refusal {
    let taken = state.treatises.get(usize::from(treatise)).is_none_or(|at| at.owner.is_some());
    if taken {
        Refusal::TreatiseTaken
    } else if state.me().own_insights() == 0 {
        Refusal::NoEndowment
    } else {
        Refusal::CannotPublish
    }
}

/// Whether the player whose turn it is can publish any treatise.
pub(crate) fn can_publish(game: &UnconsciousMind, state: &State) -> bool {
    state.me().own_insights() > 0
        && !state.me().played.is_empty()
        && (0..TREATISES).any(|treatise| is_publishable(game, state, treatise))
}

/// The place on a treatise that a card of this colour takes; the lead needs an own card.
pub(crate) fn place_for(
    game: &UnconsciousMind,
    state: &State,
    treatise: u8,
    card: u8,
    cited: bool,
) -> Option<usize> {
    let laid = state.treatises[usize::from(treatise)].volumes;
    let printed = &game.catalogue.treatises[usize::from(treatise)].volumes;
    let fits = |at: &usize| {
        printed[*at] == Some(colour(game, card)) && laid[*at].is_none() && !(cited && *at == 0)
    };
    (0..printed.len()).find(fits)
}

/// Whose treatise a card lies on as the rightmost volume.
pub(crate) fn cited_from(state: &State, card: u8) -> Option<(usize, Seat)> {
    state.treatises.iter().enumerate().find_map(|(at, treatise)| {
        let end = treatise.right_end()?;
        let owner = treatise.owner?;
        (owner != state.turn && treatise.volumes[end] == Some(card)).then_some((at, owner))
    })
}

/// Whether a treatise has all its volumes.
pub(crate) fn is_complete(game: &UnconsciousMind, state: &State, treatise: u8) -> bool {
    let need = need(game, state, treatise);
    need.lead.is_none() && need.others == [0; 3]
}

/// The cards that may be laid next, so that the treatise can still be completed.
pub(crate) fn volumes(game: &UnconsciousMind, state: &State, treatise: u8) -> Bag {
    let (need, from) = (need(game, state, treatise), sources(game, state, state.turn));
    let own = state.me().played.iter().filter(|card| {
        let at = colour(game, *card).index();
        let (mut rest, mut left) = (need, from);
        if rest.lead == Some(colour(game, *card)) {
            rest.lead = None;
        } else if rest.others[at] > 0 {
            rest.others[at] -= 1;
        } else {
            return false;
        }
        left.own[at] -= 1;
        can_meet(game, state, rest, left)
    });
    let cited = (0..usize::from(TREATISES)).filter_map(|treatise| {
        let at = from.cited[treatise].checked_sub(1)?;
        let colour = volume_at(game, state, treatise, at)?;
        let (mut rest, mut left) = (need, from);
        rest.others[colour.index()] = rest.others[colour.index()].checked_sub(1)?;
        left.cited[treatise] = at;
        can_meet(game, state, rest, left)
            .then_some(state.treatises[treatise].volumes[usize::from(at)]?)
    });
    own.chain(cited).collect()
}
