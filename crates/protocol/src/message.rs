use mittwoch_kernel::{Seat, Seats};
use serde::{Deserialize, Deserializer, Serialize};

use crate::{ChatLine, ChatRoom, CircleMember, Fault, Night, ReadyPhrase, Snapshot, TableInfo};

whole! { Acknowledged, ClientMessage, ServerMessage }

/// What a client says at a table.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct ClientMessage {
    /// A key of the client's choice, new for every command: a resent one is done once.
    pub key: String,
    /// What to do.
    pub command: Command,
}

/// What can be done at a table.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(rename_all = "kebab-case", tag = "do", deny_unknown_fields)]
pub enum Command {
    /// Sits down, on the first free seat if none is named.
    Sit {
        /// The seat.
        #[serde(default)]
        seat: Option<Seat>,
    },
    /// Gets up: before the start the seat is free again, afterwards it waits for its player.
    #[serde(deserialize_with = "nothing")]
    Leave,
    /// Puts a bot on a free seat.
    AddBot {
        /// The seat.
        seat: Seat,
        /// The bot.
        bot: String,
        /// What it is called; the server chooses if it is absent.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "schema", ts(optional))]
        name: Option<CircleMember>,
    },
    /// Moves everybody one seat on before the start, so that the next one begins.
    #[serde(deserialize_with = "nothing")]
    Rotate,
    /// Takes a bot off a seat, before the start.
    RemoveBot {
        /// The seat.
        seat: Seat,
    },
    /// Takes a person off a seat, before the start; only the host can, and for this table for good.
    Remove {
        /// The seat.
        seat: Seat,
    },
    /// Closes the table, and it is gone: before the start its host can, and afterwards whoever sits
    /// there with bots alone.
    #[serde(deserialize_with = "nothing")]
    Close,
    /// Adds a text to the luck of the match, before the start.
    Entropy {
        /// The text.
        text: String,
    },
    /// Starts the match; every seat must be taken.
    #[serde(deserialize_with = "nothing")]
    Start,
    /// Answers the question.
    Answer {
        /// The sequence number of the snapshot that the client saw.
        seq: u32,
        /// The answer in its notation.
        action: String,
    },
    /// Takes the last answer of the own seat back, at once or by asking the others.
    Undo {
        /// The sequence number of the snapshot that the client saw.
        seq: u32,
    },
    /// Takes all answers of the own seat in this turn back, as far as nothing was shown, at once or
    /// by asking the others.
    Reset {
        /// The sequence number of the snapshot that the client saw.
        seq: u32,
    },
    /// Asks the others to end the match now, without a winner.
    #[serde(deserialize_with = "nothing")]
    ProposeEnd,
    /// Answers what others ask.
    Agree {
        /// Who asked.
        seat: Seat,
        /// Yes or no.
        yes: bool,
    },
    /// Gives the match up.
    #[serde(deserialize_with = "nothing")]
    Resign,
    /// Lets a bot play for a player who is gone.
    StandIn {
        /// The seat.
        seat: Seat,
        /// The bot; the usual one of the game if it is absent.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "schema", ts(optional))]
        bot: Option<String>,
    },
    /// Takes the own seat back from a bot.
    #[serde(deserialize_with = "nothing")]
    Return,
    /// Says when one sleeps, at a table that plays over days: the own clock stands then, and the
    /// others see it. During a match it can be changed once a day.
    Night {
        /// When; nothing to take it back.
        night: Option<Night>,
    },
    /// Makes a table for the same people and options, once the match is over.
    #[serde(deserialize_with = "nothing")]
    Rematch,
    /// Says something.
    Chat {
        /// Who hears it.
        room: ChatRoom,
        /// What is said.
        text: String,
    },
    /// Says a ready phrase, which each reader reads in an own language.
    Ready {
        /// Who hears it.
        room: ChatRoom,
        /// What is said.
        phrase: ReadyPhrase,
    },
    /// Hears nothing more of a person, or hears them again.
    Mute {
        /// The number of the person.
        #[cfg_attr(feature = "schema", ts(type = "number"))]
        person: i64,
        /// Whether to mute.
        mute: bool,
    },
}

/// Reads the fields of a command that has none.
fn nothing<'de, D: Deserializer<'de>>(fields: D) -> Result<(), D::Error> {
    #[derive(Deserialize)]
    #[serde(deny_unknown_fields)]
    struct Nothing {}
    Nothing::deserialize(fields).map(|Nothing {}| ())
}

/// A command was done.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct Acknowledged {
    /// The key of the command.
    pub key: String,
    /// How many records the match has now.
    pub seq: u32,
}

/// What the server says over a WebSocket.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(rename_all = "kebab-case", tag = "say")]
pub enum ServerMessage {
    /// The first message: the version of the protocol, and who is heard here.
    Hello {
        /// The version.
        version: u32,
        /// The seat of the person, if any.
        seat: Option<Seat>,
    },
    /// The table has changed.
    Table {
        /// As it is now.
        table: Box<TableInfo>,
    },
    /// Players or watchers have come or gone; nothing else about the table has changed.
    Here {
        /// The seats whose players are connected.
        present: Seats,
        /// How many people watch without a seat.
        watching: u32,
    },
    /// The host has closed the table: it is gone, and the connection ends.
    Closed,
    /// The match has gone on.
    Match {
        /// As it is now, with what was told since the last message.
        snapshot: Box<Snapshot>,
    },
    /// Somebody said something.
    Chat {
        /// In order.
        lines: Vec<ChatLine>,
    },
    /// A command was done.
    Done {
        /// Which.
        done: Acknowledged,
    },
    /// A command was not done.
    Fault {
        /// The key of the command, if it could be read.
        key: Option<String>,
        /// Why not.
        fault: Fault,
    },
}
