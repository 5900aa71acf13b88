//! Boards: the meeting table, the city, the reputation track, the practice of a player.

use crate::action::Token;
use crate::component::{Catalogue, DistrictSlot, Table};
use crate::component::{Colour, Column, Face, Level, Location, Quality, Ring};
use crate::effect::EffectId;
use crate::state::Spot;
use crate::words::{COFFEE, MANIFEST_DECK};
use crate::words::{cell_name, display_name, line_name, room_name, spot_name};
use crate::words::{effect_name, ink_name, stone_name, zone_name};

mittwoch_kernel::wired! {
    /// The meeting table and the notebook display.
    TableSheet {
        /// The nine actions, row by row.
        actions: Vec<ActionSheet>,
        /// The sixteen idea spaces, row by row.
        spaces: Vec<SpaceSheet>,
        /// How often one player may trigger an action in a turn.
        triggers: u8,
        /// The places of the notebook display: level I, level II, each from the left.
        display: Vec<DisplaySheet>,
    }

    /// An action of the meeting table.
    ActionSheet {
        /// The plain name.
        name: String,
        /// What it does.
        effect: EffectId,
    }

    /// An idea space.
    SpaceSheet {
        /// The plain name.
        name: String,
        /// The steps that its row gives to the inkpot.
        inkpot: u8,
        /// The actions at which ideas on it may point, as places of the list.
        around: Vec<u8>,
    }

    /// A place of the notebook display.
    DisplaySheet {
        /// The plain name.
        name: String,
        /// Its row.
        level: Level,
        /// Its column.
        column: Column,
        /// The points for taking nothing where it is empty.
        points: u8,
    }

    /// The city.
    CitySheet {
        /// The six locations in walking order.
        locations: Vec<LocationSheet>,
        /// The three districts.
        districts: Vec<DistrictSheet>,
        /// The tiles that a module lays on the slots of locations.
        location_tiles: Vec<LocationTileSheet>,
        /// Points at the end for own insights in so many districts.
        presence: [u8; 4],
        /// The most triggers of a location.
        most_triggers: u8,
        /// The triggers that a bright idea adds.
        bright_triggers: u8,
    }

    /// A location.
    LocationSheet {
        /// The location.
        name: Location,
        /// Its district.
        district: Colour,
        /// Its three repeatable effects.
        effects: [EffectId; 3],
        /// Their plain names.
        effect_names: [String; 3],
        /// Its bonus slots from the top.
        slots: Vec<SlotSheet>,
    }

    /// A bonus slot of a location.
    SlotSheet {
        /// The plain name.
        name: String,
        /// What it does.
        effect: EffectId,
    }

    /// A district.
    DistrictSheet {
        /// Its colour.
        name: Colour,
        /// Its two locations.
        locations: [Location; 2],
        /// Its bonus slots by rising need.
        slots: Vec<DistrictSlotSheet>,
        /// Its tokens.
        tokens: u8,
        /// How many of them, on top, bear a point of reputation.
        reputation_tokens: u8,
    }

    /// A bonus slot of a district.
    DistrictSlotSheet {
        /// The plain name.
        name: String,
        /// The tags that it needs.
        need: u8,
        /// What it does.
        effect: EffectId,
    }

    /// A tile that covers the bonus slots of a location.
    LocationTileSheet {
        /// The plain name.
        name: String,
        /// The district of its coloured side.
        district: Colour,
        /// Three slots from the top on the coloured side.
        coloured: [EffectId; 3],
        /// Three slots from the top on the grey side.
        grey: [EffectId; 3],
    }

    /// The reputation track.
    ReputationSheet {
        /// What each space gives its player.
        zones: Vec<ZoneSheet>,
        /// The actions below the track from the left.
        actions: Vec<ReputationActionSheet>,
        /// The spaces whose left edge bears a portrait: Freud goes a step when it is crossed.
        portraits: Vec<u8>,
        /// The space of Freud's marker that ends the game.
        last: u8,
        /// Where Freud's marker starts.
        freud: u8,
        /// The highest space of a player.
        highest: u8,
        /// Points for each point of reputation beyond it, and for ending the game.
        beyond: u8,
        /// Points of the first and the second for each treatise and cured client.
        shares: [u8; 2],
    }

    /// What a space of the reputation track gives.
    ZoneSheet {
        /// Points.
        points: u8,
        /// Coffee.
        coffee: u8,
    }

    /// An action below the reputation track.
    ReputationActionSheet {
        /// The plain name.
        name: String,
        /// What it does.
        effect: EffectId,
        /// From which space of Freud's marker on it is open.
        from: u8,
    }

    /// The player board and the office board.
    PracticeSheet {
        /// The five spaces of the inkpot, clockwise from the top.
        inkpot: [EffectId; 5],
        /// Their plain names.
        inkpot_spaces: [String; 5],
        /// The cells of the notebook, row by row.
        cells: Vec<String>,
        /// The rows, then the columns of the notebook.
        lines: Vec<LineSheet>,
        /// Cured clients that the cells of the right column need, in the order of covering.
        thresholds: [u8; 3],
        /// Points at the end for so many completed rows.
        row_points: [u8; 4],
        /// Points at the end for so many different tags.
        kind_points: [u8; 7],
        /// What the ninth tile brings.
        full: EffectId,
        /// The places of the dial: the reserve, then ring by ring from the inner one.
        dial: Vec<SpotSheet>,
        /// The rooms.
        rooms: Vec<String>,
        /// The deck of manifest dreams.
        manifest_deck: String,
        /// Coffee at the start and the most of it.
        coffee: [u8; 2],
        /// The plain name of the coffee track.
        coffee_name: String,
        /// Boxes at the start and the most of them.
        boxes: [u8; 2],
        /// What a player may do at any time.
        exchanges: Vec<EffectId>,
        /// Points for reaching each position of a therapy track.
        therapy_points: [u8; 9],
        /// The position of the catharsis.
        catharsis: u8,
        /// What matching symbols bring.
        matching: EffectId,
    }

    /// A row or column of the notebook.
    LineSheet {
        /// The plain name.
        name: String,
        /// What is printed beside a row.
        printed: Option<EffectId>,
        /// What completing it adds.
        end: EffectId,
    }

    /// A place of the dial.
    SpotSheet {
        /// The plain name.
        name: String,
        /// The plain name of the common insights there.
        common: String,
        /// The plain name of the own insights there.
        own: String,
        /// Its ring; the reserve has none.
        ring: Option<Ring>,
        /// Its section.
        quality: Option<Quality>,
    }
}

pub(super) fn table(all: &Catalogue) -> TableSheet {
    let table = &all.table;
    let actions = table.action_ids.iter().zip(table.actions);
    TableSheet {
        actions: actions.map(|(id, effect)| ActionSheet { name: id.clone(), effect }).collect(),
        spaces: (0..Table::SPACES).map(|at| space(table, at)).collect(),
        triggers: table.triggers,
        display: (0..6).map(|at| display(table, at)).collect(),
    }
}

fn space(table: &Table, at: u8) -> SpaceSheet {
    SpaceSheet {
        name: Table::space_name(at),
        inkpot: table.inkpot[usize::from(at / 4)],
        around: Table::around(at).collect(),
    }
}

fn display(table: &Table, at: u8) -> DisplaySheet {
    let (level, column) = (Level::ALL[usize::from(at / 3)], Column::ALL[usize::from(at % 3)]);
    DisplaySheet {
        name: display_name(at),
        level,
        column,
        points: table.display_points(level, column),
    }
}

pub(super) fn city(all: &Catalogue) -> CitySheet {
    let tile = |tile: &crate::component::LocationTile| LocationTileSheet {
        name: tile.id.clone(),
        district: tile.district,
        coloured: tile.slots[Face::Coloured.index()],
        grey: tile.slots[Face::Grey.index()],
    };
    CitySheet {
        locations: Location::ALL.iter().map(|at| location(all, *at)).collect(),
        districts: Colour::ALL.iter().map(|colour| district(all, *colour)).collect(),
        location_tiles: all.location_tiles.iter().map(tile).collect(),
        presence: all.city.presence,
        most_triggers: all.city.most_triggers,
        bright_triggers: all.city.bright_triggers,
    }
}

fn location(all: &Catalogue, name: Location) -> LocationSheet {
    let (at, city) = (name.index(), &all.city);
    let slots = city.slot_ids[at].iter().zip(city.slots[at]);
    LocationSheet {
        name,
        district: name.district(),
        effects: city.effects[at],
        effect_names: [0, 1, 2].map(|effect| effect_name(name, effect)),
        slots: slots.map(|(id, effect)| SlotSheet { name: id.clone(), effect }).collect(),
    }
}

fn district(all: &Catalogue, name: Colour) -> DistrictSheet {
    let (at, city) = (name.index(), &all.city);
    let slot = |(id, slot): (&String, DistrictSlot)| {
        let DistrictSlot { need, effect } = slot;
        DistrictSlotSheet { name: id.clone(), need, effect }
    };
    DistrictSheet {
        name,
        locations: name.locations(),
        slots: city.district_slot_ids[at].iter().zip(city.district_slots[at]).map(slot).collect(),
        tokens: city.tokens[at],
        reputation_tokens: city.reputation_tokens[at],
    }
}

pub(super) fn reputation(all: &Catalogue) -> ReputationSheet {
    let track = &all.reputation;
    let zones = track.above.iter();
    let action = |(effect, at): (&EffectId, u8)| {
        let from = track.open.iter().position(|open| *open > at);
        let from = from.expect("every action of the track is open at its last space") as u8;
        ReputationActionSheet { name: zone_name(at), effect: *effect, from }
    };
    ReputationSheet {
        zones: zones.map(|zone| ZoneSheet { points: zone.points, coffee: zone.coffee }).collect(),
        actions: track.actions.iter().zip(0..).map(action).collect(),
        portraits: (0..track.above.len() as u8).filter(|space| track.portrait(*space)).collect(),
        last: track.last,
        freud: track.freud,
        highest: track.highest,
        beyond: track.beyond,
        shares: track.shares,
    }
}

pub(super) fn practice(all: &Catalogue) -> PracticeSheet {
    let board = &all.board;
    PracticeSheet {
        inkpot: board.spaces,
        inkpot_spaces: [0, 1, 2, 3, 4].map(ink_name),
        cells: (0..9).map(cell_name).collect(),
        lines: (0..6).map(|at| line(all, at)).collect(),
        thresholds: board.thresholds,
        row_points: board.row_points,
        kind_points: board.kind_points,
        full: board.full,
        dial: (0..Spot::COUNT as u8).map(|at| spot(Spot(at))).collect(),
        rooms: (0..2).map(room_name).collect(),
        manifest_deck: MANIFEST_DECK.to_owned(),
        coffee: [board.coffee_start, board.coffee_most],
        coffee_name: COFFEE.to_owned(),
        boxes: [board.box_start, board.box_most],
        exchanges: board.exchanges.clone(),
        therapy_points: board.therapy_points,
        catharsis: board.catharsis,
        matching: board.matching,
    }
}

fn line(all: &Catalogue, at: u8) -> LineSheet {
    let (name, place) = (line_name(at), usize::from(at % 3));
    match at < 3 {
        true => {
            LineSheet { name, printed: Some(all.board.rows[place]), end: all.board.row_ends[place] }
        }
        false => LineSheet { name, printed: None, end: all.board.column_feet[place] },
    }
}

fn spot(spot: Spot) -> SpotSheet {
    let ring = spot.ring().map(|ring| Ring::ALL[usize::from(ring)]);
    SpotSheet {
        name: spot_name(spot),
        common: stone_name(Token { spot, own: false }),
        own: stone_name(Token { spot, own: true }),
        ring,
        quality: spot.quality(),
    }
}
