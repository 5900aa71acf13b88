use mittwoch_kernel::wired;
use serde::{Deserialize, Serialize};

use super::{Colour, Sector};

/// One of the eight parts of a borough, which lie about its central market (ND-1.2).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Pane {
    /// The harbour with the plague track.
    Harbour,
    /// A sector; it is written by its name.
    #[serde(untagged)]
    Sector(Sector),
}

/// The plain name of the harbour.
pub const HARBOUR: &str = "harbour";

impl Pane {
    /// The parts of a borough clockwise, from the one at the cathedral.
    pub const CLOCKWISE: [Pane; 8] = [
        Pane::Sector(Sector::Hospital),
        Pane::Harbour,
        Pane::Sector(Sector::Bank),
        Pane::Sector(Sector::Residence),
        Pane::Sector(Sector::CloisterSchool),
        Pane::Sector(Sector::CarriageHouse),
        Pane::Sector(Sector::Hotel),
        Pane::Sector(Sector::Park),
    ];
}

wired! {
    /// A market of a borough, whichever borough it is.
    Spot {
        /// Its plain name within a borough.
        name: String,
        /// Whether a message is laid here at the start; else the carriage starts here.
        message: bool,
    }

    /// A street as it is written once for all boroughs.
    Street {
        /// A market of a borough.
        from: String,
        /// A market of the same borough or of another one.
        to: String,
        /// How many boroughs clockwise the other one is.
        ahead: i8,
    }

    /// The streets where so many boroughs lie in a ring.
    Layout {
        /// How many boroughs.
        boroughs: u8,
        /// The streets of each.
        streets: Vec<Street>,
    }

    /// The set-up for a number of players.
    SetUp {
        /// How many play.
        players: u8,
        /// The prestige on the cathedral (ND-1.8).
        cathedral: u8,
        /// The boroughs clockwise round it.
        boroughs: Vec<Colour>,
    }
}
