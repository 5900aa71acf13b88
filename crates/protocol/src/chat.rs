use serde::{Deserialize, Serialize};

/// Who hears a line of chat.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum ChatRoom {
    /// The players; spectators read it only when the match is over.
    Players,
    /// The spectators; players read it only when the match is over.
    Spectators,
}

/// A line of chat.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct ChatLine {
    /// Its number at this table.
    pub n: u32,
    /// Who hears it.
    pub room: ChatRoom,
    /// The number of the person who said it.
    #[cfg_attr(feature = "schema", ts(type = "number"))]
    pub person: i64,
    /// The name of that person; empty once the person has departed.
    pub name: String,
    /// What was said; the name of the ready phrase, where it is one.
    pub text: String,
    /// The ready phrase that was said: each reader reads it in an own language.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "schema", ts(optional))]
    pub ready: Option<ReadyPhrase>,
    /// When, in seconds since 1970.
    #[cfg_attr(feature = "schema", ts(type = "number"))]
    pub at: i64,
}

/// What can be said with one click.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum ReadyPhrase {
    /// A greeting.
    Hello,
    /// A wish before the game.
    Luck,
    /// A plea for patience.
    Moment,
    /// Praise.
    Nice,
    /// Thanks.
    Thanks,
    /// The wish for another game.
    Again,
}

impl ReadyPhrase {
    /// All of them.
    pub const ALL: [ReadyPhrase; 6] = [
        ReadyPhrase::Hello,
        ReadyPhrase::Luck,
        ReadyPhrase::Moment,
        ReadyPhrase::Nice,
        ReadyPhrase::Thanks,
        ReadyPhrase::Again,
    ];

    /// Its name, as it is kept.
    pub fn name(self) -> &'static str {
        match self {
            ReadyPhrase::Hello => "hello",
            ReadyPhrase::Luck => "luck",
            ReadyPhrase::Moment => "moment",
            ReadyPhrase::Nice => "nice",
            ReadyPhrase::Thanks => "thanks",
            ReadyPhrase::Again => "again",
        }
    }

    /// The key of its text.
    pub fn key(self) -> &'static str {
        match self {
            ReadyPhrase::Hello => "chat-hello",
            ReadyPhrase::Luck => "chat-luck",
            ReadyPhrase::Moment => "chat-moment",
            ReadyPhrase::Nice => "chat-nice",
            ReadyPhrase::Thanks => "chat-thanks",
            ReadyPhrase::Again => "chat-again",
        }
    }
}
