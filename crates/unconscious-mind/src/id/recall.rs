//! The bonus of a recall (chapter 7).

use super::{Did, Mover, Plight};
use crate::UnconsciousMind;
use crate::phase::city::{self, Slot};
use crate::piece::Location;
use crate::state::State;

/// The district bonus of the highest slot, or else the topmost location bonus.
pub(super) fn bonus(game: &UnconsciousMind, state: &State) -> Option<Did> {
    let figures = [(Mover::Professor, state.me().professor), (Mover::Freud, state.freud)];
    let plight = if state.me().own_insights() == 0 { Plight::NoInsight } else { Plight::NoTags };
    let (slot, mover, tied, plight) =
        match best(figures.map(|(m, at)| (m, district(game, state, at)))) {
            Some((slot, mover, tied)) => (slot, mover, tied, Plight::None),
            None => {
                let top = best(figures.map(|(m, at)| (m, location(game, state, at))));
                let (slot, mover, tied) = top?;
                (slot, mover, tied, plight)
            }
        };
    Some(Did::Bonus { slot, mover, tied, plight })
}

/// The better of two slots by rank, the professor's if they are equal (ID-7.3, ID-7.5).
fn best(found: [(Mover, Option<(u8, u8)>); 2]) -> Option<(u8, Mover, bool)> {
    let [(professor, first), (freud, second)] = found;
    match (first, second) {
        (Some((slot, rank)), Some((other, higher))) => {
            let tied = rank == higher && slot != other;
            Some(if higher > rank { (other, freud, false) } else { (slot, professor, tied) })
        }
        (Some((slot, _)), None) => Some((slot, professor, false)),
        (None, Some((slot, _))) => Some((slot, freud, false)),
        (None, None) => None,
    }
}

/// The highest open slot of a place's district, ranked by the tags that it needs.
fn district(game: &UnconsciousMind, state: &State, at: Location) -> Option<(u8, u8)> {
    let first = 18 + 4 * at.district().index() as u8;
    let open = (first..first + 4).filter(|slot| city::check_bonus(game, state, *slot).is_ok());
    let ranked = open.filter_map(|number| match city::slot(number)? {
        Slot::District(district, slot) => {
            Some((number, game.catalogue.city.district_slots[district.index()][slot].need))
        }
        Slot::Location(..) => None,
    });
    ranked.max_by_key(|(_, need)| *need)
}

/// The topmost open slot of a location, ranked from below.
fn location(game: &UnconsciousMind, state: &State, at: Location) -> Option<(u8, u8)> {
    let first = 3 * at.index() as u8;
    let open = (first..first + 3).find(|slot| city::check_bonus(game, state, *slot).is_ok());
    open.map(|slot| (slot, 3 - (slot - first)))
}
