//! Chapter 25: the location tiles.

use std::collections::BTreeSet;

use mittwoch_kernel::{Game, Knowing, Viewer};
use mittwoch_unconscious_mind::effect::{Effect, estimate, notation};
use mittwoch_unconscious_mind::{Colour, Cover, Face, Frame, Location, LocationTile};

use crate::position::board::{Options, Table, game, set_up};

fn way(value: &'static str) -> [(&'static str, &'static str); 1] {
    [("locations", value)]
}

/// The tiles of many set-ups.
fn covers(options: Options) -> Vec<[Option<Cover>; 6]> {
    let game = game(3, options);
    let states = (0..300).map(|seed| set_up(&game, seed));
    states.map(|state| state.covers).collect()
}

/// Location, tile and side of what lies there.
fn lying(covers: &[Option<Cover>; 6]) -> impl Iterator<Item = (Location, u8, Face)> {
    let all = Location::ALL.iter().zip(covers);
    all.filter_map(|(place, cover)| cover.map(|cover| (*place, cover.tile, cover.side)))
}

/// UM-25.1
#[test]
fn six_tiles_with_two_sides() {
    let game = game(2, &[]);
    let tiles = &game.catalogue().location_tiles;
    assert_eq!(tiles.len(), 6);
    for colour in Colour::ALL {
        assert_eq!(tiles.iter().filter(|tile| tile.district == colour).count(), 2);
    }
    assert!(covers(&[]).iter().all(|covers| lying(covers).count() == 0));
    assert!(tiles.iter().all(|tile| tile.slots[0] != tile.slots[1]));
}

fn is_at_home(all: &[LocationTile], place: Location, tile: u8) -> bool {
    all[usize::from(tile)].district == place.district()
}

/// UM-25.2, UM-E.20
#[test]
fn coloured_tiles_lie_in_their_district() {
    let game = game(2, &[]);
    let mut seen = BTreeSet::new();
    for covers in covers(&way("coloured")) {
        for (place, tile, side) in lying(&covers) {
            assert_eq!(side, Face::Coloured);
            assert!(is_at_home(&game.catalogue().location_tiles, place, tile));
            seen.insert((place, tile));
        }
    }
    assert_eq!(seen.len(), 12, "each tile on either location of its district");
}

/// UM-25.3
#[test]
fn mixed_tiles_show_each_colour_once() {
    let game = game(2, &[]);
    let all = &game.catalogue().location_tiles;
    let mut seen = BTreeSet::new();
    for covers in covers(&way("mixed")) {
        let coloured = lying(&covers).filter(|(_, _, side)| *side == Face::Coloured);
        let districts: Vec<_> = coloured.map(|(place, ..)| place.district()).collect();
        assert_eq!(districts, Colour::ALL);
        let tiles: BTreeSet<_> = lying(&covers).map(|(_, tile, _)| tile).collect();
        assert_eq!(tiles.len(), 6);
        seen.extend(lying(&covers));
    }
    let coloured = seen.iter().filter(|(_, _, side)| *side == Face::Coloured);
    assert!(coloured.clone().all(|(place, tile, _)| is_at_home(all, *place, *tile)));
    assert_eq!((coloured.count(), seen.len()), (12, 12 + 36), "all that can come does");
}

/// UM-25.4
#[test]
fn grey_tiles_lie_anywhere() {
    let mut seen = BTreeSet::new();
    for covers in covers(&way("grey")) {
        assert!(lying(&covers).all(|(_, _, side)| side == Face::Grey));
        let tiles: BTreeSet<_> = lying(&covers).map(|(_, tile, _)| tile).collect();
        assert_eq!(tiles.len(), 6);
        seen.extend(lying(&covers));
    }
    assert_eq!(seen.len(), 36);
}

/// The Professor at a location with the Naschmarkt, coloured.
fn market() -> Table {
    Table::new(2, &way("coloured")).with(|state| {
        state.covers[0] = Some(Cover { tile: 1, side: Face::Coloured });
        state.covers[1] = Some(Cover { tile: 0, side: Face::Coloured });
        state.players[0].professor = Location::Theatre;
    })
}

/// UM-25.5
#[test]
fn a_tile_replaces_the_slots_that_it_covers() {
    let table = market();
    let tile = &table.game.catalogue().location_tiles[1];
    assert_eq!(tile.id, "naschmarkt");
    let text = |effect| notation(&table.game.catalogue().effects, effect);
    assert_eq!(tile.slots[0].map(text), ["gain box 1", "generate major growth", "gain coffee 3"]);
    let boxes = table.state.me().boxes;
    let taken = table.ask(Frame::Bonus).answer("bonus theatre-top");
    assert_eq!(taken.state.me().boxes, boxes + 1, "and no column is triggered");
    assert_eq!((taken.state.tokens[0], taken.state.slots[0]), (7, 1));
    let again = taken.ask(Frame::Bonus);
    assert_eq!(again.refused("bonus theatre-top"), "UM-17.1");
    let far = market().with(|state| state.players[0].professor = Location::Cafe);
    assert_eq!(far.ask(Frame::Bonus).refused("bonus theatre-top"), "UM-18.6");
}

/// UM-25.5: everybody sees the tiles, and so does whoever comes later.
#[test]
fn the_tiles_are_open() {
    let table = Table::new(2, &way("mixed"));
    for viewer in Viewer::all(table.game.seats()) {
        let view = table.game.view(&table.state, viewer);
        assert_eq!(view.locations.iter().filter(|place| place.cover.is_some()).count(), 6);
        let known = table.game.know(viewer, &view);
        assert_eq!(table.game.known_view(&known), view);
        assert_eq!(known.table().covers(), table.state.covers);
    }
}

/// UM-25.6, UM-25.7: on the scale of the slots of the board.
#[test]
fn sides_are_worth_what_locations_are() {
    let game = game(2, &[]);
    let effects = &game.catalogue().effects;
    for tile in &game.catalogue().location_tiles {
        for (side, slots) in Face::ALL.iter().zip(tile.slots) {
            let worth = slots.map(|slot| estimate(effects, slot));
            let name = format!("{} {}: {worth:?}", tile.id, side.name());
            assert!(worth.iter().all(|worth| (10..=45).contains(worth)), "{name}");
            assert!((55..=75).contains(&worth.iter().sum()), "{name}");
            let treats = slots.map(|slot| effects.node(slot) == Effect::Treat);
            assert_eq!(treats, [false, *side == Face::Grey, false], "{name}");
        }
    }
}
