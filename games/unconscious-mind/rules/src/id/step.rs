use serde::{Deserialize, Serialize};

use crate::component::Exchange;
use crate::effect::EffectId;

/// Where the Id's turn is, beyond the frames of the base game.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Step {
    /// A card was turned; a free space is looked for (ID-4.4).
    Seek {
        /// The card.
        card: u8,
        /// How many spaces were taken.
        tried: u8,
    },
    /// The inkpot moves so many steps (ID-5.1).
    Ink {
        /// Steps.
        steps: u8,
    },
    /// A column is chosen (ID-6.1).
    Column,
    /// A row is chosen (ID-6.8).
    Row,
    /// A line is gone through (ID-6.2, ID-6.4).
    Line {
        /// Rows 0 to 2, columns 3 to 5.
        line: u8,
        /// What comes next: printed 0, cells 1 to 3, end or foot 4.
        at: u8,
        /// Whether its end or foot was unlocked when it began.
        end: bool,
    },
    /// The leftmost inactive tile of a row is flipped (ID-6.5).
    Flip {
        /// The row.
        row: u8,
    },
    /// A line has three active tiles now (ID-6.6).
    Complete {
        /// The line.
        line: u8,
    },
    /// A notebook tile acts (ID-9.1 to ID-9.9).
    Deed {
        /// The tile, as a place of the catalogue.
        tile: u8,
    },
    /// Something is taken in place of an effect (ID-3.1).
    Exchange {
        /// For what.
        what: Exchange,
        /// How often.
        times: u8,
    },
    /// Coffee becomes a box (ID-3.2).
    Brew,
    /// An effect comes to nothing (ID-3.17).
    Idle {
        /// The effect.
        effect: EffectId,
    },
    /// Cards are to be played, or something taken instead (ID-3.8).
    Play {
        /// How many; 0 for the whole hand.
        count: u8,
    },
    /// The card just drawn is swapped with a shown one (ID-9.4).
    Swap,
    /// A client is treated with an exposed dream (ID-11.4).
    Treat,
    /// A treatise is to be published (ID-9.5).
    Publish,
    /// An overlay is laid on a client (ID-8.7).
    Overlay {
        /// The client.
        client: u8,
    },
}
