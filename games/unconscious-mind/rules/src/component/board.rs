use mittwoch_kernel::Bag;

use crate::component::{Colour, Column, Glyph, Level};
use crate::effect::EffectId;

/// A bonus slot of a district.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct DistrictSlot {
    /// The tags that it needs.
    pub need: u8,
    /// What it does.
    pub effect: EffectId,
}

/// The city board; locations and districts by their index.
#[derive(Clone, Debug, Default)]
pub struct City {
    /// Three repeatable effects of each location.
    pub effects: [[EffectId; 3]; 6],
    /// Three bonus slots of each location, from the top.
    pub slots: [[EffectId; 3]; 6],
    /// The stable names of the slots of each location.
    pub slot_ids: [[String; 3]; 6],
    /// Four bonus slots of each district, by rising need.
    pub district_slots: [[DistrictSlot; 4]; 3],
    /// The stable names of the slots of each district.
    pub district_slot_ids: [[String; 4]; 3],
    /// Tokens of each district.
    pub tokens: [u8; 3],
    /// How many of them, on top, bear a point of reputation.
    pub reputation_tokens: [u8; 3],
    /// Points at the end for own insights in so many districts.
    pub presence: [u8; 4],
    /// The most triggers of a location.
    pub most_triggers: u8,
    /// The triggers that a bright idea adds.
    pub bright_triggers: u8,
}

/// A tile of the module that covers the bonus slots of a location.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct LocationTile {
    /// The stable name.
    pub id: String,
    /// The district of its coloured side.
    pub district: Colour,
    /// Three bonus slots from the top, on the coloured and on the grey side.
    pub slots: [[EffectId; 3]; 2],
}

/// What the strip above a space of the reputation track gives.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Zone {
    /// Points.
    pub points: u8,
    /// Coffee.
    pub coffee: u8,
}

/// The reputation track.
#[derive(Clone, Debug, Default)]
pub struct Reputation {
    /// What the player's own space gives.
    pub above: [Zone; 11],
    /// The actions below the track, from the left.
    pub actions: Vec<EffectId>,
    /// How many of them are open with Freud's marker on a space.
    pub open: [u8; 11],
    /// The spaces whose left edge bears a portrait.
    pub portraits: u16,
    /// The space that ends the game.
    pub last: u8,
    /// Where Freud's marker starts.
    pub freud: u8,
    /// The highest space of a player.
    pub highest: u8,
    /// Points for each point of reputation beyond it, and for ending the game.
    pub beyond: u8,
    /// Points of the first and the second for each treatise and cured client.
    pub shares: [u8; 2],
}

impl Reputation {
    /// The actions open with Freud's marker on a space.
    #[inline]
    pub fn open(&self, freud: u8) -> &[EffectId] {
        &self.actions[..usize::from(self.open[usize::from(freud)])]
    }

    /// Whether a marker that steps onto a space crosses a portrait.
    #[inline]
    pub fn portrait(&self, space: u8) -> bool {
        self.portraits >> space & 1 != 0
    }
}

/// The player board and the office board.
#[derive(Clone, Debug, Default)]
pub struct Board {
    /// What the inkpot triggers, clockwise from the top; passing from the last to the first
    /// unlocks an idea.
    pub spaces: [EffectId; 5],
    /// The printed effect of each row.
    pub rows: [EffectId; 3],
    /// What a completed row adds.
    pub row_ends: [EffectId; 3],
    /// What a completed column adds.
    pub column_feet: [EffectId; 3],
    /// Cured clients that the covered right-hand cells need, in the order of covering.
    pub thresholds: [u8; 3],
    /// Points at the end for so many completed rows.
    pub row_points: [u8; 4],
    /// Points at the end for so many different tags.
    pub kind_points: [u8; 7],
    /// What the ninth tile brings.
    pub full: EffectId,
    /// Coffee at the start.
    pub coffee_start: u8,
    /// The most coffee.
    pub coffee_most: u8,
    /// Boxes at the start.
    pub box_start: u8,
    /// The most boxes.
    pub box_most: u8,
    /// What a player may do at any time.
    pub exchanges: Vec<EffectId>,
    /// Points for reaching each position of a therapy track.
    pub therapy_points: [u8; 9],
    /// The position of the catharsis.
    pub catharsis: u8,
    /// What matching symbols bring.
    pub matching: EffectId,
}

/// A space for ideas, row by row from the upper left.
pub type Space = u8;

/// The meeting table.
#[derive(Clone, Debug, Default)]
pub struct Table {
    /// The stable names of the nine actions, row by row.
    pub action_ids: [String; 9],
    /// The nine actions, row by row.
    pub actions: [EffectId; 9],
    /// The inkpot icons of each row of spaces.
    pub inkpot: [u8; 4],
    /// The spaces that are blocked with this number of players.
    pub blocked: Bag,
    /// How often one player may trigger an action in a turn.
    pub triggers: u8,
    /// Points in an empty slot of the notebook display, by level and column.
    pub display_points: [[u8; 3]; 2],
}

impl Table {
    /// How many spaces for ideas there are.
    pub const SPACES: u8 = 16;

    /// The actions around a space: one at a corner, two at an edge, four inside.
    #[inline]
    pub fn around(space: Space) -> impl Iterator<Item = u8> {
        let (row, column) = (space / 4, space % 4);
        let rows = row.saturating_sub(1)..=row.min(2);
        rows.flat_map(move |r| (column.saturating_sub(1)..=column.min(2)).map(move |c| r * 3 + c))
    }

    /// The stable name of a space: row and column, counted from 1.
    pub fn space_name(space: Space) -> String {
        format!("{}-{}", space / 4 + 1, space % 4 + 1)
    }

    /// The space with a stable name.
    pub fn space_named(name: &str) -> Option<Space> {
        (0..Table::SPACES).find(|space| Table::space_name(*space) == name)
    }

    /// Points in an empty slot of the notebook display.
    #[inline]
    pub fn display_points(&self, level: Level, column: Column) -> u8 {
        self.display_points[level.index()][column.index()]
    }
}

/// The set-up for the number of players.
#[derive(Clone, Debug, Default)]
pub struct SetUp {
    /// Notebook tiles of each level.
    pub tiles: u8,
    /// Routine clients to choose from.
    pub clients: u8,
    /// Clients of each kind in the display.
    pub display_clients: u8,
    /// Manifest dreams in the display.
    pub display_manifest: u8,
    /// Research cards in the display.
    pub display_research: u8,
    /// Common insights of a player.
    pub common: u8,
    /// Own insights of a player.
    pub own: u8,
    /// Ideas that start on the player board.
    pub locked_ideas: u8,
    /// Ideas that start in the supply.
    pub ideas: u8,
    /// What each seat starts with beyond the others.
    pub seats: [Option<EffectId>; 4],
    /// Stable names and glyphs of the office room cards.
    pub rooms: Vec<(String, Glyph)>,
}
