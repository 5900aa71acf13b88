use std::collections::BTreeMap;

use mittwoch_kernel::{Outcome, Phrase, Piece, Seat, Seats};
use serde::{Deserialize, Serialize};

use crate::{CircleMember, HintPolicy, PackLabel};

whole! { Create, Lobby, TableInfo, TableLists }

/// A wish for a new table. Whoever makes it takes the first seat.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Create {
    /// The key of the game.
    pub game: String,
    /// How many play.
    pub players: u8,
    /// Options by key; what is absent has its default.
    #[serde(default)]
    pub options: BTreeMap<String, String>,
    /// Bots that take the last seats, by name.
    #[serde(default)]
    pub bots: Vec<String>,
    /// The names of these bots, in the same order; the server chooses what is absent.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "schema", ts(optional, as = "Option<Vec<CircleMember>>"))]
    pub circle: Vec<CircleMember>,
    /// Live or over days, with clocks or without.
    #[serde(default)]
    pub pace: Pace,
    /// Who can find it.
    #[serde(default)]
    pub visibility: Visibility,
    /// What can be taken back.
    #[serde(default)]
    pub undo: UndoPolicy,
    /// The digest of the pack to play with; the built-in components where it is absent.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "schema", ts(optional))]
    pub pack: Option<String>,
    /// To whom hints are given.
    #[serde(default, skip_serializing_if = "HintPolicy::is_usual")]
    #[cfg_attr(feature = "schema", ts(optional, as = "Option<HintPolicy>"))]
    pub hints: HintPolicy,
    /// The moment of a finished match from which bots play on with its maker: then it says how many
    /// play, with which options and components, and the match goes on at once.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "schema", ts(optional))]
    pub from: Option<PlayFrom>,
    /// Whether it is the guided first game of the game: then the lesson says how many play, with
    /// which options, bots and deal, and the match starts at once.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    #[cfg_attr(feature = "schema", ts(optional, as = "Option<bool>"))]
    pub lesson: bool,
}

/// A moment of a finished match.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct PlayFrom {
    /// The table at which it was played.
    pub table: String,
    /// How many answers stand.
    pub answers: u32,
    /// The seat that the maker of the new table takes.
    pub seat: Seat,
}

/// How fast a table plays.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "schema", ts(optional_fields))]
pub struct Pace {
    /// Over days instead of at one sitting: absent players are no surprise.
    #[serde(default)]
    pub turn_based: bool,
    /// The clock of each seat, where there is one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub clock: Option<Clock>,
}

/// A clock: a bank of seconds, and some more each time that the seat is asked anew.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Clock {
    /// Seconds in the bank at the start.
    pub bank: u32,
    /// Seconds added each time that the seat begins to be awaited.
    pub extra: u32,
    /// The most seconds that it shows after such an addition: what is above is not saved up.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "schema", ts(optional))]
    pub most: Option<u32>,
    /// What happens when it runs out.
    #[serde(default)]
    pub on_timeout: OnTimeout,
}

/// What happens when a clock runs out.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum OnTimeout {
    /// A bot takes the seat until its player comes back.
    #[default]
    BotTakesSeat,
    /// The seat resigns.
    Resign,
}

/// Who can find a table.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Visibility {
    /// It is in the lobby; anybody may sit down or watch.
    Public,
    /// Only those with the link or the code.
    #[default]
    Link,
}

/// What can be taken back.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum UndoPolicy {
    /// Freely until somebody learns something, then if all others agree.
    #[default]
    Free,
    /// Only if all others agree.
    Consent,
    /// Nothing.
    Never,
}

/// Where a table is between its making and its end.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Stage {
    /// People sit down.
    Open,
    /// The match is running.
    Running,
    /// It is over.
    Over,
    /// Its rules or components have changed: it can be looked at, not played on.
    Frozen,
}

/// A table as everybody who may see it sees it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, schemars::JsonSchema))]
#[cfg_attr(feature = "schema", ts(optional_fields))]
pub struct TableInfo {
    /// Its id, as in links.
    pub id: String,
    /// The number of the person who made it, and who can remove others and close it.
    #[cfg_attr(feature = "schema", ts(type = "number"))]
    pub host: i64,
    /// The short code to join it; only while it is open.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub code: Option<String>,
    /// The key of the game.
    pub game: String,
    /// The digest of its components: what is printed on them stands in the sheet of this pack.
    pub pack: String,
    /// The version of its rules.
    pub rules: u32,
    /// Options by key, defaults written out.
    pub options: BTreeMap<String, String>,
    /// Where it is.
    pub stage: Stage,
    /// The seats in turn order.
    pub seats: Vec<SeatInfo>,
    /// How fast it plays.
    pub pace: Pace,
    /// Who can find it.
    pub visibility: Visibility,
    /// What can be taken back.
    pub undo: UndoPolicy,
    /// To whom hints are given.
    #[serde(default)]
    pub hints: HintPolicy,
    /// Whether whoever plays here can ask for hints now.
    #[serde(default)]
    pub hints_open: bool,
    /// What the pack is called that is played with, where it is not built in.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub pack_label: Option<PackLabel>,
    /// After how many milliseconds of absence others may let a bot play for a player.
    #[serde(default)]
    #[cfg_attr(feature = "schema", ts(type = "number"))]
    pub patience_ms: i64,
    /// Whether it is a guided first game, whose deal is known.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    #[cfg_attr(feature = "schema", ts(optional, as = "Option<bool>"))]
    pub lesson: bool,
    /// What binds the secret seed, known before anybody adds entropy.
    pub commitment: String,
    /// How many people watch without a seat.
    pub watching: u32,
    /// How it ended, once it is over.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub outcome: Option<Outcome>,
    /// Why it ended before the rules did, or why it is frozen.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub notice: Option<Phrase>,
    /// The table that plays the rematch, once there is one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub rematch: Option<String>,
    /// When it was made, in seconds since 1970.
    #[cfg_attr(feature = "schema", ts(type = "number"))]
    pub made: i64,
}

/// One seat of a table.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, schemars::JsonSchema))]
#[cfg_attr(feature = "schema", ts(optional_fields))]
pub struct SeatInfo {
    /// Who sits there.
    pub sitter: Sitter,
    /// The colour in which the seat is shown.
    pub colour: SeatColour,
    /// Whether its player is connected now.
    pub present: bool,
    /// The bot that plays for its player for the time being.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub stand_in: Option<String>,
    /// In how many milliseconds others may let a bot play for its player, at the moment of sending;
    /// absent while the player is here, and where a bot plays already.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "schema", ts(type = "number"))]
    pub stand_in_ms: Option<i64>,
    /// That bots have played for its player in this match, and how much; it stays after the end, so
    /// that a result can say who played.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub stood_in: Option<StoodIn>,
    /// Whether the seat has resigned.
    pub resigned: bool,
    /// Milliseconds left on its clock, where there is one, at the moment of sending.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "schema", ts(type = "number"))]
    pub clock_ms: Option<i64>,
    /// Whether that clock is running; one that stands only because it is night for its player is
    /// not.
    pub ticking: bool,
    /// When its player sleeps, where the table plays over days: their clock stands then.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub night: Option<Night>,
}

/// When a player sleeps, each day at the same hours.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Night {
    /// When it begins, in minutes after midnight, UTC.
    pub from: u16,
    /// How long it is, in minutes; ten hours at most.
    pub minutes: u16,
}

/// How much of a match bots have played for the player of a seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct StoodIn {
    /// Why a bot came to the seat the last time.
    pub reason: StandInReason,
    /// How often the clock of the seat ran out.
    pub timeouts: u32,
    /// How many answers bots gave for it, also those that were taken back.
    pub answers: u32,
    /// How many answers were given for it in all, also those that were taken back.
    pub of: u32,
    /// Whether a bot plays it now, or played it at the end.
    pub still: bool,
    /// Whether the result is the player's all the same: no bot played at the end, and the player
    /// gave more of the answers than bots did. A win that is not is nobody's in any count.
    #[serde(default)]
    pub earned: bool,
}

/// Why a bot plays for the player of a seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum StandInReason {
    /// Others put it there, because the player was away.
    #[default]
    Away,
    /// The clock of the seat ran out.
    TimeOut,
    /// The player wished it.
    Wish,
    /// The player resigned, and the match went on.
    Resigned,
}

/// Who sits on a seat.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Sitter {
    /// Nobody yet.
    Empty,
    /// A person, or a program that plays by a token.
    Person {
        /// The number of the person.
        #[cfg_attr(feature = "schema", ts(type = "number"))]
        id: i64,
        /// The name of the person; empty once the person has departed.
        name: String,
        /// Whether it is a program.
        bot: bool,
    },
    /// A bot of the server.
    Bot {
        /// What it is in the catalogue: how well it plays.
        bot: String,
        /// What it is called, for as long as the table lasts.
        name: CircleMember,
    },
}

/// The colours of seats, in the order of the seats.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum SeatColour {
    /// The first seat.
    Plum,
    /// The second seat.
    Teal,
    /// The third seat.
    Ochre,
    /// The fourth seat.
    Slate,
    /// The fifth seat.
    Rose,
    /// The sixth seat.
    Moss,
}

/// A table in a list.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, schemars::JsonSchema))]
#[cfg_attr(feature = "schema", ts(optional_fields))]
pub struct TableLine {
    /// Its id.
    pub id: String,
    /// The key of the game.
    pub game: String,
    /// Where it is.
    pub stage: Stage,
    /// Who sits there, in turn order.
    pub seats: Vec<Sitter>,
    /// The seat of the person who asks, if any.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub my_seat: Option<u8>,
    /// Whether that seat is awaited now.
    pub my_turn: bool,
    /// Whether the person who asks made it, and can close it before the start.
    pub hosted: bool,
    /// The seats whose answer is awaited.
    pub awaited: Seats,
    /// Which round is played, or was the last one; absent before the start.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub round: Option<u16>,
    /// When the clock of the person who asks runs out, or else the first one that runs, in seconds
    /// since 1970.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "schema", ts(type = "number"))]
    pub due: Option<i64>,
    /// What somebody else did last; only for those who sit there.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub last: Option<LastDeed>,
    /// Whether it is a guided first game.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    #[cfg_attr(feature = "schema", ts(optional, as = "Option<bool>"))]
    pub lesson: bool,
    /// How fast it plays.
    pub pace: Pace,
    /// How it ended, once it is over.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub outcome: Option<Outcome>,
    /// When something last happened there, in seconds since 1970.
    #[cfg_attr(feature = "schema", ts(type = "number"))]
    pub changed: i64,
}

/// What a seat did last at a table, as everybody may know it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct LastDeed {
    /// Who.
    pub seat: Seat,
    /// In words.
    pub phrase: Phrase,
    /// What the pieces and places are called that stand in the phrase.
    pub pieces: Vec<Piece>,
    /// How many answers stood then.
    pub answers: u32,
    /// When, in seconds since 1970.
    #[cfg_attr(feature = "schema", ts(type = "number"))]
    pub at: i64,
}

/// The public tables.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct Lobby {
    /// Tables with a free seat.
    pub open: Vec<TableLine>,
    /// Tables that play.
    pub running: Vec<TableLine>,
}

/// The tables at which a person sits or sat.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct TableLists {
    /// Open, running and frozen ones, the latest first.
    pub running: Vec<TableLine>,
    /// Those that are over, the latest first.
    pub over: Vec<TableLine>,
}
