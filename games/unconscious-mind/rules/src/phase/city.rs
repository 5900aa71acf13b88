//! The city (chapters 16 to 18): counting triggers and taking bonuses.

use mittwoch_kernel::List;

use crate::UnconsciousMind;
use crate::action::Action;
use crate::component::{Colour, Location, Tags};
use crate::effect::{EffectId, Figure, Quantity};
use crate::phase::location_tiles;
use crate::refusal::Refusal;
use crate::state::{Frame, State};

/// The bonus slots of a location (UM-17.3).
const AT_LOCATION: usize = 3;
/// The bonus slots of a district (UM-17.2).
const IN_DISTRICT: usize = 4;
/// How many bonus slots the locations have; they are counted before those of the districts.
pub(crate) const LOCATION_SLOTS: u8 = (AT_LOCATION * Location::ALL.len()) as u8;
/// How many bonus slots there are.
pub(crate) const SLOTS: u8 = LOCATION_SLOTS + (IN_DISTRICT * Colour::ALL.len()) as u8;

/// The number of the first slot of a district.
pub(crate) fn first_of(district: Colour) -> u8 {
    LOCATION_SLOTS + IN_DISTRICT as u8 * district as u8
}

/// A location whose triggers are counted, and why.
#[derive(Clone, Copy)]
pub(crate) struct Visit {
    location: Location,
    /// By a tag on an effect, which counts too; figures do not (UM-16.10).
    tag: bool,
    /// By the Journalist, so that all treatises count (UM-24.6).
    journalist: bool,
}

impl Visit {
    /// The visit that a question is about.
    pub(crate) fn of(frame: Frame) -> Option<Visit> {
        match frame {
            Frame::Visit { location, tag } => Some(Visit { location, tag, journalist: false }),
            Frame::VisitByJournalist { location } => {
                Some(Visit { location, tag: false, journalist: true })
            }
            _ => None,
        }
    }

    /// Where.
    pub(crate) fn location(self) -> Location {
        self.location
    }
}

/// The triggers that a player has at a location without bright ideas (UM-16.6, UM-16.10).
pub(crate) fn base_triggers(
    game: &UnconsciousMind,
    state: &State,
    visit: Visit,
    by_tags: bool,
) -> u8 {
    let Visit { location, tag, journalist } = visit;
    let counted = match (by_tags, tag) {
        (true, _) => tags(game, state, journalist).at(location) + u8::from(tag),
        (false, true) => 0,
        (false, false) => game.figures(state, location),
    };
    if counted == 0 {
        return 0;
    }
    within_gears(game, state, counted)
}

/// Triggers with what clients add, as far as a location has gears.
fn within_gears(game: &UnconsciousMind, state: &State, counted: u8) -> u8 {
    let shift = game.shift(state, state.turn, Quantity::LocationTriggers);
    counted.saturating_add_signed(shift).min(game.catalogue.city.most_triggers)
}

/// The triggers that a figure would find where it goes next.
pub(crate) fn triggers_on_arrival(
    game: &UnconsciousMind,
    state: &State,
    (figure, location): (Figure, Location),
    by_tags: bool,
) -> u8 {
    let journalist = figure == Figure::Journalist;
    let counted = match by_tags {
        true => tags(game, state, journalist).at(location),
        false => game.figures(state, location) + 1,
    };
    match counted {
        0 => 0,
        _ => within_gears(game, state, counted),
    }
}

/// The tags of the player whose turn it is, with or without the help of the Journalist.
pub(crate) fn tags(game: &UnconsciousMind, state: &State, journalist: bool) -> Tags {
    match journalist {
        true => game.tags_of_press(state, state.turn),
        false => game.tags(state, state.turn),
    }
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
    visit: Visit,
    offers: &mut Vec<Action>,
) {
    for tags in [false, true] {
        let base = base_triggers(game, state, visit, tags);
        let nothing = base == 0 && !game.config.adds_to_no_tag(); // UM-16.9
        if visit.tag && !tags || nothing {
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
    let Some(at) = number.checked_sub(LOCATION_SLOTS).map(usize::from) else {
        let at = usize::from(number);
        return Some(Slot::Location(Location::ALL[at / AT_LOCATION], at % AT_LOCATION));
    };
    let district = Colour::ALL.get(at / IN_DISTRICT)?;
    Some(Slot::District(*district, at % IN_DISTRICT))
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
    pub(crate) fn effect(&self, game: &UnconsciousMind, state: &State) -> EffectId {
        let city = &game.catalogue.city;
        match *self {
            Slot::Location(location, at) => location_tiles::slots(game, state, location)[at],
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

/// The locations from which a bonus can be taken (UM-18.6, UM-24.7).
fn places(state: &State) -> List<Location, 3> {
    [Some(state.me().professor), Some(state.freud), state.journalist]
        .into_iter()
        .flatten()
        .collect()
}

/// Whether the player whose turn it is may take a bonus, with the Fireworks or without.
pub(crate) fn check_bonus(
    game: &UnconsciousMind,
    state: &State,
    number: u8,
    by_fireworks: bool,
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
    let press = is_reported(state, slot.district()); // UM-24.8
    check_slot(game, state, &slot, Help { fireworks: by_fireworks, press })
}

/// What helps to a district bonus beside one's own tags.
#[derive(Clone, Copy, Default)]
pub(crate) struct Help {
    /// The Fireworks, which ask for a tag less (UM-26.3).
    pub(crate) fireworks: bool,
    /// The Journalist, with whom the tags of all treatises count (UM-24.8).
    pub(crate) press: bool,
}

/// Whether the Journalist stands in a district.
pub(crate) fn is_reported(state: &State, district: Colour) -> bool {
    state.journalist.is_some_and(|at| at.district() == district)
}

/// Whether a slot is open to the player whose turn it is, wherever the figures stand.
pub(crate) fn check_slot(
    game: &UnconsciousMind,
    state: &State,
    slot: &Slot,
    help: Help,
) -> Result<(), Refusal> {
    if slot.is_used(state) {
        return Err(Refusal::SlotUsed);
    }
    if state.tokens[slot.district().index()] == 0 {
        return Err(Refusal::NoToken);
    }
    let Slot::District(district, at) = *slot else {
        return if help.fireworks { Err(Refusal::NoFireworks) } else { Ok(()) };
    };
    if help.fireworks && state.fireworks != Some(district) {
        return Err(Refusal::NoFireworks);
    }
    let need = game.catalogue.city.district_slots[district.index()][at].need;
    let shift = game.shift(state, state.turn, Quantity::DistrictNeed) - i8::from(help.fireworks);
    let need = need.saturating_add_signed(shift);
    let have = tags(game, state, help.press).within(district);
    if have < need {
        return Err(Refusal::TooFewTags { need, have });
    }
    if state.me().own_insights() == 0 {
        return Err(Refusal::NoMark);
    }
    Ok(())
}

/// The bonuses that can be taken now.
pub(crate) fn bonuses(game: &UnconsciousMind, state: &State) -> impl Iterator<Item = Action> {
    let open =
        |by_fireworks: bool| move |slot: &u8| check_bonus(game, state, *slot, by_fireworks).is_ok();
    let plain = (0..SLOTS).filter(open(false)).map(Action::Bonus);
    let first = if state.fireworks.is_some() { 18 } else { SLOTS };
    plain.chain((first..SLOTS).filter(open(true)).map(Action::FireworksBonus))
}

/// Whether the token that comes next bears a reputation point (UM-2.1).
pub(crate) fn bears_reputation(game: &UnconsciousMind, state: &State, district: Colour) -> bool {
    let (at, city) = (district.index(), &game.catalogue.city);
    city.tokens[at] - state.tokens[at] < city.reputation_tokens[at]
}
