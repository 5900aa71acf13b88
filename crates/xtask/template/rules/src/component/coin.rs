use std::fmt;

use mittwoch_kernel::Bag;
use serde::{Deserialize, Serialize};

/// A coin, by its number; its plain name is `coin-7`.
#[derive(
    Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, Deserialize,
)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, schemars::JsonSchema))]
#[cfg_attr(feature = "schema", ts(type = "string"), schemars(with = "String"))]
#[serde(into = "String", try_from = "String")]
pub struct Coin(pub u8);

impl fmt::Display for Coin {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "coin-{}", self.0)
    }
}

impl From<Coin> for String {
    fn from(coin: Coin) -> String {
        coin.to_string()
    }
}

impl TryFrom<String> for Coin {
    type Error = String;

    fn try_from(name: String) -> Result<Coin, String> {
        name.parse()
    }
}

impl std::str::FromStr for Coin {
    type Err = String;

    fn from_str(name: &str) -> Result<Coin, String> {
        let number = name.strip_prefix("coin-").and_then(|number| number.parse().ok());
        let coin = number.map(Coin).filter(|coin| usize::from(coin.0) < Bag::CAPACITY);
        coin.filter(|coin| coin.to_string() == name).ok_or_else(|| format!("'{name}' is no coin"))
    }
}
