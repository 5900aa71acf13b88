//! The location tiles (chapter 25): what lies on the bonus slots of a location.

use mittwoch_kernel::{Bag, Chance};

use crate::UnconsciousMind;
use crate::component::{Colour, Face, Location};
use crate::config::Locations;
use crate::effect::EffectId;
use crate::state::{Cover, State};

/// The tiles on the six locations.
pub(crate) type Covers = [Option<Cover>; 6];

/// Lays the tiles in the way that was chosen (UM-25.2 to UM-25.4).
pub(crate) fn set_up<C: Chance>(game: &UnconsciousMind, chance: &mut C) -> Covers {
    let mut covers = [None; 6];
    match game.config.locations {
        Locations::Printed => {}
        Locations::Coloured => {
            for colour in Colour::ALL {
                let places = colour.locations().map(Location::index);
                lay(game, &mut covers, (of_colour(game, colour), Face::Coloured), places, chance);
            }
        }
        Locations::Mixed => mix(game, &mut covers, chance),
        Locations::Grey => lay(game, &mut covers, (every(game), Face::Grey), 0..6, chance),
    }
    covers
}

/// One coloured tile in each district, grey ones on the other locations (UM-25.3).
fn mix<C: Chance>(game: &UnconsciousMind, covers: &mut Covers, chance: &mut C) {
    let mut left = every(game);
    for colour in Colour::ALL {
        let tile = draw_tile(game, &mut of_colour(game, colour), chance);
        let mut places: Bag = colour.locations().iter().map(|place| place.index() as u8).collect();
        let name = |id: u8| Location::ALL[usize::from(id)].name().to_owned();
        let place = places.draw(chance, "location of a coloured tile", name);
        if let (Some(tile), Some(place)) = (tile, place) {
            left.remove(tile);
            covers[usize::from(place)] = Some(Cover { tile, side: Face::Coloured });
        }
    }
    let empty: Vec<_> = (0..6).filter(|place| covers[*place].is_none()).collect();
    lay(game, covers, (left, Face::Grey), empty, chance);
}

/// Lays tiles on places, each drawn at random.
fn lay<C: Chance>(
    game: &UnconsciousMind,
    covers: &mut Covers,
    (mut tiles, side): (Bag, Face),
    places: impl IntoIterator<Item = usize>,
    chance: &mut C,
) {
    for place in places {
        let tile = draw_tile(game, &mut tiles, chance);
        covers[place] = tile.map(|tile| Cover { tile, side });
    }
}

fn draw_tile<C: Chance>(game: &UnconsciousMind, tiles: &mut Bag, chance: &mut C) -> Option<u8> {
    let name = |id: u8| game.catalogue.location_tiles[usize::from(id)].id.clone();
    tiles.draw(chance, "location tile", name)
}

fn every(game: &UnconsciousMind) -> Bag {
    (0..game.catalogue.location_tiles.len() as u8).collect()
}

fn of_colour(game: &UnconsciousMind, colour: Colour) -> Bag {
    let tiles = game.catalogue.location_tiles.iter().zip(0..);
    tiles.filter(|(tile, _)| tile.district == colour).map(|(_, id)| id).collect()
}

/// The three bonus slots that can be had at a location (UM-25.5).
pub(crate) fn slots<'a>(
    game: &'a UnconsciousMind,
    state: &State,
    location: Location,
) -> &'a [EffectId; 3] {
    match state.covers[location.index()] {
        None => &game.catalogue.city.slots[location.index()],
        Some(Cover { tile, side }) => {
            &game.catalogue.location_tiles[usize::from(tile)].slots[side.index()]
        }
    }
}
