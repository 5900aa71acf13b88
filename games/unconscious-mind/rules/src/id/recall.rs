//! The bonus of a recall (chapter 7), with the modules (ID-11.2, ID-11.5).

use super::{Did, Mover, Plight};
use crate::UnconsciousMind;
use crate::component::Location;
use crate::phase::city::{self, Help, Slot};
use crate::state::State;

/// A slot that is open through a figure.
#[derive(Clone, Copy)]
struct Found {
    slot: u8,
    rank: u8,
    /// The tags that were counted for a district bonus.
    tags: u8,
    mover: Mover,
    /// Whether another figure's place has one as good.
    tied: bool,
    fireworks: bool,
}

/// The bonus that the Id takes, and whether it uses the Fireworks for it.
pub(crate) fn bonus(game: &UnconsciousMind, state: &State) -> Option<(Did, bool)> {
    let plight = if state.me().own_insights() == 0 { Plight::NoInsight } else { Plight::NoTags };
    let (found, plight) = match district_bonus(game, state) {
        Some(found) => (found, Plight::None),
        None => (best(state, |mover, at| location(game, state, mover, at))?, plight),
    };
    let Found { slot, mover, tied, tags, fireworks, .. } = found;
    let effect = city::slot(slot)?.effect(game, state);
    Some((Did::Bonus { slot, mover, tied, plight, tags, effect }, fireworks))
}

/// The figures whose places count, in the order in which equal bonuses are taken (ID-11.2).
fn figures(state: &State) -> impl Iterator<Item = (Mover, Location)> {
    let journalist = state.journalist.map(|at| (Mover::Journalist, at));
    [(Mover::Professor, state.me().professor), (Mover::Freud, state.freud)]
        .into_iter()
        .chain(journalist)
}

/// The best slot by rank, the professor's if several are equal (ID-7.3, ID-7.5).
fn best(state: &State, find: impl Fn(Mover, Location) -> Option<Found>) -> Option<Found> {
    let all = || figures(state).filter_map(|(mover, at)| find(mover, at));
    let rank = all().map(|found| found.rank).max()?;
    let mut equal = all().filter(|found| found.rank == rank);
    let first = equal.next()?;
    Some(Found { tied: equal.any(|found| found.slot != first.slot), ..first })
}

/// The highest district slot; the Fireworks are used for a higher one alone (ID-11.5).
fn district_bonus(game: &UnconsciousMind, state: &State) -> Option<Found> {
    let open = |fireworks| move |mover, at| district(game, state, (mover, at), fireworks);
    if game.config.fireworks_are_weighed_everywhere() {
        return higher(best(state, open(false)), best(state, open(true)));
    }
    best(state, |mover, at| higher(open(false)(mover, at), open(true)(mover, at)))
}

fn higher(plain: Option<Found>, by_fireworks: Option<Found>) -> Option<Found> {
    match (plain, by_fireworks) {
        (Some(plain), Some(cheap)) if cheap.rank <= plain.rank => Some(plain),
        (plain, cheap) => cheap.or(plain),
    }
}

/// The highest slot of its district that a figure opens, ranked by the tags that it needs.
fn district(
    game: &UnconsciousMind,
    state: &State,
    (mover, at): (Mover, Location),
    fireworks: bool,
) -> Option<Found> {
    let district = at.district();
    let press = match game.config.press_serves_the_journalist_alone() {
        true => mover == Mover::Journalist,
        false => city::is_reported(state, district),
    };
    let help = Help { fireworks, press };
    let tags = city::tags(game, state, press).within(district);
    let first = city::first_of(district);
    let found = (first..first + 4).filter_map(|number| {
        let slot = city::slot(number)?;
        let Slot::District(_, at) = slot else { return None };
        city::check_slot(game, state, &slot, help).ok()?;
        let rank = game.catalogue.city.district_slots[district.index()][at].need;
        Some(Found { slot: number, rank, tags, mover, tied: false, fireworks })
    });
    found.max_by_key(|found| found.rank)
}

/// The topmost open slot of a location, ranked from below.
fn location(game: &UnconsciousMind, state: &State, mover: Mover, at: Location) -> Option<Found> {
    let first = 3 * at.index() as u8;
    let open = |number: &u8| {
        let slot = city::slot(*number);
        slot.is_some_and(|slot| city::check_slot(game, state, &slot, Help::default()).is_ok())
    };
    let slot = (first..first + 3).find(open)?;
    let rank = 3 - (slot - first);
    Some(Found { slot, rank, tags: 0, mover, tied: false, fireworks: false })
}
