//! The location tiles of the module (chapter 25).

use mittwoch_kernel::Pack;

use super::super::{Family, LocationTile, raw};
use super::Check;
use crate::component::{Colour, Face};
use crate::effect::{Effect, EffectId};

const FILE: &str = "location-tiles.toml";

impl Check {
    pub(super) fn location_tiles(&mut self, pack: &Pack) -> Option<Vec<LocationTile>> {
        let raw: raw::LocationTiles = self.read(pack, FILE)?;
        self.count(raw.tile.len(), 6, FILE, "location tiles");
        for colour in Colour::ALL {
            let found = raw.tile.iter().filter(|tile| tile.district == colour).count();
            self.count(found, 2, FILE, &format!("{} location tiles", colour.name()));
        }
        for slot in &raw.slot {
            let known = raw.tile.iter().any(|tile| tile.id == slot.tile);
            self.require(known, FILE, &slot.id, format!("there is no tile called '{}'", slot.tile));
        }
        Some(raw.tile.iter().map(|tile| self.location_tile(tile, &raw.slot)).collect())
    }

    fn location_tile(&mut self, tile: &raw::LocationTile, all: &[raw::TileSlot]) -> LocationTile {
        let slots = [Face::Coloured, Face::Grey].map(|side| self.face(tile, side, all));
        LocationTile { id: tile.id.clone(), district: tile.district, slots }
    }

    fn face(
        &mut self,
        tile: &raw::LocationTile,
        side: Face,
        all: &[raw::TileSlot],
    ) -> [EffectId; 3] {
        let here = all.iter().filter(|slot| slot.tile == tile.id && slot.side == side);
        let read = here.map(|slot| self.effect(Family::TileSlot, FILE, &slot.id, &slot.effect));
        let slots: Vec<_> = read.collect();
        if let (Face::Grey, Some(middle)) = (side, slots.get(1)) {
            // Node 0 stands for an effect that was refused already.
            let treats = middle.0 == 0 || self.effects.any(*middle, |node| node == Effect::Treat);
            let what = "in the middle of a grey side a client is treated (UM-25.6)";
            self.require(treats, FILE, &tile.id, what);
        }
        self.exactly(slots, FILE, &format!("{} slots of the tile {}", side.name(), tile.id))
    }
}
