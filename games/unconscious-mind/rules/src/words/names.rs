//! Plain names of pieces and places, and the keys of all phrases.

use std::collections::BTreeSet;

use mittwoch_kernel::{Edition, Phrase, Piece};

use super::{ask, id, offer, tell};
use crate::UnconsciousMind;
use crate::action::Token;
use crate::component::{Colour, Level, Location, Quality, Ring, Table};
use crate::config::EDITIONS;
use crate::phase::city::{self, Slot};
use crate::refusal::Refusal;
use crate::state::Spot;
use crate::view::Names;
use crate::{effect, score};

/// The plain name of a place on the dial.
pub(crate) fn spot_name(spot: Spot) -> String {
    match (spot.ring(), spot.quality()) {
        (Some(ring), Some(quality)) => {
            format!("{}-{}", Ring::ALL[usize::from(ring)].name(), quality.name())
        }
        _ => "reserve".to_owned(),
    }
}

/// The plain name of the common or own insights at a place on the dial.
pub(crate) fn stone_name(token: Token) -> String {
    let kind = if token.own { "own" } else { "common" };
    format!("{kind}-{}", spot_name(token.spot))
}

/// The plain name of a space of the inkpot's track, clockwise from the top.
pub(crate) fn ink_name(space: u8) -> String {
    let row = space % 5;
    match row {
        0 => "inkpot-top".to_owned(),
        4 => "inkpot-left".to_owned(),
        _ => format!("inkpot-row-{row}"),
    }
}

/// The plain name of an action below the reputation track.
pub(crate) fn zone_name(at: u8) -> String {
    format!("reputation-{}", at + 1)
}

/// The plain name of an effect of a location.
pub(crate) fn effect_name(location: Location, at: u8) -> String {
    format!("{}-effect-{}", location.name(), at + 1)
}

/// The plain name of the coffee on one's board.
pub(crate) const COFFEE: &str = "coffee";
/// The plain name of the deck of manifest dreams.
pub(crate) const MANIFEST_DECK: &str = "manifest-deck";

/// The plain name of a cell of the notebook.
pub(crate) fn cell_name(cell: u8) -> String {
    format!("r{}c{}", cell / 3 + 1, cell % 3 + 1)
}

/// The plain name of a row or column of the notebook.
pub(crate) fn line_name(line: u8) -> String {
    if line < 3 { format!("row-{}", line + 1) } else { format!("column-{}", line - 2) }
}

/// The plain name of a room.
pub(crate) fn room_name(room: u8) -> String {
    format!("room-{}", room + 1)
}

/// The plain name of a place of the notebook display: level times 3 plus column.
pub(crate) fn display_name(at: u8) -> String {
    let level = Level::ALL[usize::from(at / 3) % 2].name();
    let column = crate::component::Column::ALL[usize::from(at % 3)].name();
    format!("{level}-{column}")
}

impl UnconsciousMind {
    pub(crate) fn names(&self) -> Names<'_> {
        Names(self)
    }

    /// The plain name of a bonus slot.
    pub(crate) fn slot_name(&self, slot: u8) -> String {
        let city = &self.catalogue.city;
        match city::slot(slot).expect("a slot of the city") {
            Slot::Location(location, at) => city.slot_ids[location.index()][at].clone(),
            Slot::District(district, at) => city.district_slot_ids[district.index()][at].clone(),
        }
    }

    /// The names of components that are printed, in the order of the catalogue.
    fn printed_names(&self) -> Vec<&String> {
        let all = &self.catalogue;
        let mut names: Vec<&String> = all.research.iter().map(|card| &card.id).collect();
        names.extend(all.treatises.iter().map(|treatise| &treatise.id));
        names.extend(all.tiles.iter().map(|tile| &tile.id));
        names.extend(all.clients.iter().map(|client| &client.id));
        names.extend(all.layers.iter().map(|layer| &layer.id));
        names.extend(all.latent.iter().chain(&all.manifest).map(|dream| &dream.id));
        names.extend(all.goals.iter().map(|goal| &goal.id));
        names.extend(all.table.action_ids.iter());
        names.extend(all.city.slot_ids.iter().flatten());
        names.extend(all.city.district_slot_ids.iter().flatten());
        names.extend(all.location_tiles.iter().map(|tile| &tile.id));
        names.extend(all.set_up.rooms.iter().map(|(id, _)| id));
        names
    }

    pub(super) fn all_pieces(&self) -> Vec<Piece> {
        let piece = |name: String, phrase| Piece { name, phrase };
        let named = |name: &str| piece(name.to_owned(), Phrase::new(&format!("um-name-{name}")));
        let mut pieces: Vec<Piece> =
            self.printed_names().into_iter().map(|name| named(name)).collect();
        pieces.extend(Location::ALL.iter().map(|location| named(location.name())));
        pieces.extend(Colour::ALL.iter().map(|colour| named(colour.name())));
        pieces.extend(Level::ALL.iter().map(|level| named(level.name())));
        pieces.extend((0..10).map(|spot| named(&spot_name(Spot(spot)))));
        pieces.extend(Quality::ALL.iter().map(|quality| named(quality.name())));
        pieces.extend((0..2).map(|room| named(&room_name(room))));
        pieces.extend((0..6).map(|line| named(&line_name(line))));
        pieces.extend((0..6).map(|at| named(&display_name(at))));
        pieces.extend((0..Table::SPACES).map(|space| {
            let phrase = Phrase::new("um-space").number("row", space / 4 + 1);
            piece(Table::space_name(space), phrase.number("column", space % 4 + 1))
        }));
        pieces.extend((0..9).map(|cell| {
            let phrase = Phrase::new("um-cell").number("row", cell / 3 + 1);
            piece(cell_name(cell), phrase.number("column", cell % 3 + 1))
        }));
        pieces.push(piece("wild".to_owned(), Phrase::new("um-board-wild")));
        pieces.extend((0..5).map(|space| named(&ink_name(space))));
        pieces.extend([COFFEE, MANIFEST_DECK].map(named));
        pieces.extend(self.drawn_pieces());
        pieces.extend(self.id_pieces());
        pieces
    }

    /// Places that bear no name of their own: insights, effects of locations and of the track.
    fn drawn_pieces(&self) -> Vec<Piece> {
        let mut pieces = Vec::new();
        for (spot, own) in (0..10).flat_map(|spot| [(Spot(spot), false), (Spot(spot), true)]) {
            let phrase = Phrase::new("um-stone").piece("spot", spot_name(spot));
            let phrase = phrase.word("kind", if own { "own" } else { "common" });
            pieces.push(Piece { name: stone_name(Token { spot, own }), phrase });
        }
        for (location, at) in Location::ALL.iter().flat_map(|at| (0..3).map(move |n| (*at, n))) {
            let phrase = Phrase::new("um-location-effect").piece("location", location.name());
            let phrase = phrase.number("number", at + 1);
            pieces.push(Piece { name: effect_name(location, at), phrase });
        }
        for at in 0..self.catalogue.reputation.actions.len() as u8 {
            let phrase = Phrase::new("um-reputation-action").number("number", at + 1);
            pieces.push(Piece { name: zone_name(at), phrase });
        }
        pieces
    }

    pub(super) fn all_keys(&self) -> BTreeSet<String> {
        let mut keys = effect::keys();
        let fixed = ["um-name", "um-blurb"].iter();
        let said = ask::KEYS.iter().chain(offer::KEYS).chain(tell::KEYS).chain(id::KEYS);
        let said = said.chain(super::tally::WOULD);
        let said = said.chain(&score::PARTS).chain(&score::SOURCES);
        keys.extend(fixed.chain(said).chain(Refusal::KEYS).map(|key| (*key).to_owned()));
        keys.extend(self.all_pieces().into_iter().map(|piece| piece.phrase.key));
        keys.extend(self.catalogue.sheet().keys());
        keys.extend(Edition::option_keys(EDITIONS, "um-option-"));
        keys.extend(crate::companion::keys());
        keys
    }
}
