//! The bonus of a recall (chapter 7).

use super::{Did, Mover, Plight};
use crate::UnconsciousMind;
use crate::phase::city::{self, Slot};
use crate::piece::Location;
use crate::state::State;

/// A slot, its rank, and whether only the Fireworks open it.
type Found = (u8, u8, bool);

/// The bonus that the Id takes, and whether it uses the Fireworks for it.
pub(super) fn bonus(game: &UnconsciousMind, state: &State) -> Option<(Did, bool)> {
    let plight = if state.me().own_insights() == 0 { Plight::NoInsight } else { Plight::NoTags };
    let districts = || best(state, |at| district(game, state, at));
    let locations = || best(state, |at| location(game, state, at));
    let (found, plight) = match districts() {
        Some(found) => (found, Plight::None),
        None => (locations()?, plight),
    };
    let ((slot, _, fireworks), mover, tied) = found;
    Some((Did::Bonus { slot, mover, tied, plight }, fireworks))
}

/// The figures whose places count, in the order in which equal bonuses are taken (ID-11.2).
fn figures(state: &State) -> impl Iterator<Item = (Mover, Location)> {
    let journalist = state.journalist.map(|at| (Mover::Journalist, at));
    [(Mover::Professor, state.me().professor), (Mover::Freud, state.freud)]
        .into_iter()
        .chain(journalist)
}

/// The best slot by rank, the professor's if several are equal (ID-7.3, ID-7.5), and whether they
/// were.
fn best(state: &State, find: impl Fn(Location) -> Option<Found>) -> Option<(Found, Mover, bool)> {
    let found = |(mover, at)| find(at).map(|found| (found, mover));
    let rank = figures(state).filter_map(found).map(|((_, rank, _), _)| rank).max()?;
    let mut equal = figures(state).filter_map(found).filter(|(found, _)| found.1 == rank);
    let (first, mover) = equal.next()?;
    let tied = equal.any(|((slot, ..), _)| slot != first.0);
    Some((first, mover, tied))
}

/// The highest open slot of a place's district, ranked by the tags that it needs; the Fireworks
/// are used for a higher one alone (ID-11.5).
fn district(game: &UnconsciousMind, state: &State, at: Location) -> Option<Found> {
    let first = 18 + 4 * at.district().index() as u8;
    let open = |fireworks: bool| {
        let slots = first..first + 4;
        let open = slots.filter(move |s| city::check_bonus(game, state, *s, fireworks).is_ok());
        let ranked = open.filter_map(move |number| match city::slot(number)? {
            Slot::District(district, slot) => {
                let need = game.catalogue.city.district_slots[district.index()][slot].need;
                Some((number, need, fireworks))
            }
            Slot::Location(..) => None,
        });
        ranked.max_by_key(|(_, need, _)| *need)
    };
    let (plain, discounted) = (open(false), open(true));
    match (plain, discounted) {
        (Some(plain), Some(cheap)) if cheap.1 <= plain.1 => Some(plain),
        (plain, discounted) => discounted.or(plain),
    }
}

/// The topmost open slot of a location, ranked from below.
fn location(game: &UnconsciousMind, state: &State, at: Location) -> Option<Found> {
    let first = 3 * at.index() as u8;
    let mut slots = first..first + 3;
    let open = slots.find(|slot| city::check_bonus(game, state, *slot, false).is_ok());
    open.map(|slot| (slot, 3 - (slot - first), false))
}
