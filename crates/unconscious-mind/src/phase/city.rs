//! The city (chapters 16 to 18): counting triggers and taking bonuses.

use mittwoch_kernel::List;

use crate::UnconsciousMind;
use crate::action::Action;
use crate::effect::{EffectId, Quantity};
use crate::piece::{Colour, Location};
use crate::refusal::Refusal;
use crate::state::State;

/// How many bonus slots there are: three at each location, four in each district.
pub(crate) const SLOTS: u8 = 18 + 12;

/// The triggers that a player has at a location without bright ideas (UM-16.6, UM-16.10).
pub(crate) fn base_triggers(
    game: &UnconsciousMind,
    state: &State,
    location: Location,
    tag: bool,
    by_tags: bool,
) -> u8 {
    let counted = if by_tags {
        game.tags(state, state.turn).at(location) + u8::from(tag)
    } else if tag {
        0
    } else {
        game.figures(state, location)
    };
    if counted == 0 {
        return 0;
    }
    let shift = game.shift(state, state.turn, Quantity::LocationTriggers);
    counted.saturating_add_signed(shift).min(game.catalogue.city.most_triggers)
}

/// The triggers with bright ideas, or nothing if one of them would add nothing (UM-16.9).
pub(crate) fn triggers(game: &UnconsciousMind, base: u8, bright: u8) -> Option<u8> {
    let city = &game.catalogue.city;
    let before = base + city.bright_triggers * bright.saturating_sub(1);
    (bright == 0 || before < city.most_triggers)
        .then(|| (base + city.bright_triggers * bright).min(city.most_triggers))
}

/// The ways to count the triggers of a location.
pub(crate) fn offer_visits(
    game: &UnconsciousMind,
    state: &State,
    location: Location,
    tag: bool,
    offers: &mut Vec<Action>,
) {
    for tags in [false, true] {
        let base = base_triggers(game, state, location, tag, tags);
        if tag && !tags {
            continue;
        }
        for bright in 0..=state.me().bright {
            match triggers(game, base, bright) {
                Some(0) => {}
                Some(_) => offers.push(Action::Visit { tags, bright }),
                None => break,
            }
        }
    }
}

/// Where a slot is: its location or its district, and its place there.
pub(crate) enum Slot {
    /// A slot of a location.
    Location(Location, usize),
    /// A slot of a district.
    District(Colour, usize),
}

/// Finds a slot by its number.
pub(crate) fn slot(number: u8) -> Option<Slot> {
    let at = usize::from(number);
    if at < 18 {
        return Some(Slot::Location(Location::ALL[at / 3], at % 3));
    }
    let district = Colour::ALL.get((at - 18) / 4)?;
    Some(Slot::District(*district, (at - 18) % 4))
}

impl Slot {
    /// Its district.
    pub(crate) fn district(&self) -> Colour {
        match self {
            Slot::Location(location, _) => location.district(),
            Slot::District(district, _) => *district,
        }
    }

    /// What it does.
    pub(crate) fn effect(&self, game: &UnconsciousMind) -> EffectId {
        let city = &game.catalogue.city;
        match *self {
            Slot::Location(location, at) => city.slots[location.index()][at],
            Slot::District(district, at) => city.district_slots[district.index()][at].effect,
        }
    }

    fn is_used(&self, state: &State) -> bool {
        match *self {
            Slot::Location(location, at) => state.slots[location.index()] >> at & 1 != 0,
            Slot::District(district, at) => state.marks[district.index()][at].is_some(),
        }
    }
}

/// The locations from which a bonus can be taken (UM-18.6).
fn places(state: &State) -> List<Location, 2> {
    [state.me().professor, state.freud].into_iter().collect()
}

/// Whether the player whose turn it is may take a bonus.
pub(crate) fn check_bonus(
    game: &UnconsciousMind,
    state: &State,
    number: u8,
) -> Result<(), Refusal> {
    let Some(slot) = slot(number) else { return Err(Refusal::SlotUsed) };
    let places = places(state);
    let near = match slot {
        Slot::Location(location, _) => places.contains(&location),
        Slot::District(district, _) => places.iter().any(|at| at.district() == district),
    };
    if !near {
        return Err(Refusal::NobodyThere);
    }
    if slot.is_used(state) {
        return Err(Refusal::SlotUsed);
    }
    if state.tokens[slot.district().index()] == 0 {
        return Err(Refusal::NoToken);
    }
    let Slot::District(district, at) = slot else { return Ok(()) };
    let need = game.catalogue.city.district_slots[district.index()][at].need;
    let shift = game.shift(state, state.turn, Quantity::DistrictNeed);
    let need = need.saturating_add_signed(shift);
    let have = game.tags(state, state.turn).within(district);
    if have < need {
        return Err(Refusal::TooFewTags { need, have });
    }
    if state.me().own_insights() == 0 {
        return Err(Refusal::NoMark);
    }
    Ok(())
}

/// Whether the token that comes next bears a reputation point (UM-2.1).
pub(crate) fn bears_reputation(game: &UnconsciousMind, state: &State, district: Colour) -> bool {
    let (at, city) = (district.index(), &game.catalogue.city);
    city.tokens[at] - state.tokens[at] < city.reputation_tokens[at]
}
