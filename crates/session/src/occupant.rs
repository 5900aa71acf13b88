use mittwoch_protocol::CircleMember;
use serde::{Deserialize, Deserializer, Serialize};

use crate::UserId;

/// Who sits on a seat, as it is kept.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Occupant {
    /// Nobody yet.
    Empty,
    /// A person.
    Person(UserId),
    /// A bot of the server.
    Bot(BotSeat),
}

/// A bot of the server on a seat.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct BotSeat {
    /// What it is in the catalogue.
    pub bot: String,
    /// What it is called; tables from before have no word of it.
    pub name: Option<CircleMember>,
}

/// Reads a bot; earlier servers kept the word of the catalogue alone.
impl<'de> Deserialize<'de> for BotSeat {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<BotSeat, D::Error> {
        #[derive(Deserialize)]
        #[serde(untagged)]
        enum Kept {
            Word(String),
            Named { bot: String, name: Option<CircleMember> },
        }
        Ok(match Kept::deserialize(from)? {
            Kept::Word(bot) => BotSeat { bot, name: None },
            Kept::Named { bot, name } => BotSeat { bot, name },
        })
    }
}

impl Occupant {
    /// The person, where it is one.
    pub fn person(&self) -> Option<UserId> {
        match self {
            Occupant::Person(id) => Some(*id),
            Occupant::Empty | Occupant::Bot(_) => None,
        }
    }
}
