use crate::effect::EffectId;

mittwoch_kernel::named! {
    /// Where an effect is printed.
    pub enum Family {
        /// On a research card.
        Research = "research",
        /// The main effect of a notebook tile.
        TileMain = "tile-main",
        /// The banner of a notebook tile.
        TileBanner = "tile-banner",
        /// On a routine client.
        Client = "client",
        /// On a grief layer.
        Layer = "layer",
        /// On a starting grief layer.
        StartingLayer = "starting-layer",
        /// On a dream.
        Dream = "dream",
        /// A repeatable effect of a location.
        Location = "location",
        /// A bonus slot of a location.
        LocationSlot = "location-slot",
        /// A bonus slot of a district.
        DistrictSlot = "district-slot",
        /// A bonus slot of a location tile.
        TileSlot = "tile-slot",
        /// A zone below the reputation track.
        Zone = "zone",
        /// A space of the inkpot track.
        Space = "space",
        /// A row or column of the notebook.
        Notebook = "notebook",
        /// The full player board.
        FullBoard = "full-board",
        /// What a player may do at any time.
        Exchange = "exchange",
        /// The match of two symbols.
        Matching = "matching",
        /// An action of the meeting table.
        Action = "action",
        /// The bonus of a seat.
        Seat = "seat",
        /// The exchange aid of the Id.
        Aid = "aid",
    }
}

/// One printed effect: where it stands, how it is written, and its tree.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Printed {
    /// What kind of component bears it.
    pub family: Family,
    /// The component file.
    pub file: &'static str,
    /// The entry of the file.
    pub entry: String,
    /// The text of the file.
    pub text: String,
    /// The tree.
    pub effect: EffectId,
}
