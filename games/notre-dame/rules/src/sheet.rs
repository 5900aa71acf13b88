//! What is printed on the components.

use serde::{Deserialize, Serialize};

use crate::NotreDame;

/// What is printed on the components, keyed by plain name.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct Sheet {
    /// How many play.
    pub players: u8,
}

impl Sheet {
    /// The sheet of a game's pack.
    pub(crate) fn of(game: &NotreDame) -> Sheet {
        Sheet { players: game.config.players }
    }
}
