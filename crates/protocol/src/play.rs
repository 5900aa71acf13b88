use std::collections::BTreeMap;

use mittwoch_kernel::{
    Asked, Consequence, Offered, Outcome, Phrase, ScoreLine, Seat, Seats, Shape,
};
use serde::{Deserialize, Serialize};

use crate::ShownView;

whole! { Preview, ScoreHistory, Snapshot }

/// All that a viewer needs in order to look at a match and to answer.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, schemars::JsonSchema))]
#[cfg_attr(feature = "schema", ts(optional_fields))]
pub struct Snapshot {
    /// How many records the match has: what a client sends back with an answer.
    pub seq: u32,
    /// How many answers stand: the point on the time slider.
    pub answers: u32,
    /// The seat whose view it is; absent for a spectator.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub seat: Option<Seat>,
    /// Whether everything lies open (only once the match is over).
    pub open: bool,
    /// What the viewer sees, in the form of the game.
    #[cfg_attr(feature = "schema", ts(type = "unknown"), schemars(with = "serde_json::Value"))]
    pub view: ShownView,
    /// The seats whose answer is awaited.
    pub awaited: Seats,
    /// The seats whose sealed answer is in.
    pub sealed: Seats,
    /// The own sealed answer, which can still be changed.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub given: Option<Given>,
    /// The question to this seat, if it is asked.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub question: Option<Question>,
    /// The answers that are open.
    pub offers: Vec<Offer>,
    /// Answers that one would expect, each with the reason why not.
    pub why_not: Vec<WhyNot>,
    /// What was told, from the number that was asked for.
    pub log: Log,
    /// Where scores come from, as far as everybody may know.
    pub score_sheet: Vec<ScoreLine>,
    /// How the match ended, once it is over.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub outcome: Option<Outcome>,
    /// What this seat can take back.
    pub undo: UndoState,
    /// How far this seat can go back towards the start of its turn.
    pub reset: ResetState,
    /// What others ask the table to agree to.
    pub requests: Vec<Request>,
}

/// A sealed answer.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct Given {
    /// In its notation.
    pub action: String,
}

/// A question to a seat.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct Question {
    /// Its stable name in kebab-case, by which boards tell questions apart.
    pub name: String,
    /// In words.
    pub phrase: Phrase,
    /// The paragraph of the rules digest behind it.
    pub rule: String,
    /// Its form.
    pub shape: Shape,
}

/// An answer that is open to a seat.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct Offer {
    /// In its notation: what a client sends.
    pub action: String,
    /// In words.
    pub phrase: Phrase,
    /// Its verb: answers of one group belong together on screen.
    pub group: String,
    /// The pieces and places that it concerns, by plain name.
    pub pieces: Vec<String>,
    /// Numbers that a board shows with it, by name.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    #[cfg_attr(feature = "schema", ts(optional, as = "Option<BTreeMap<String, i32>>"))]
    pub numbers: BTreeMap<String, i32>,
    /// Whether it interrupts the question instead of answering it.
    pub free: bool,
    /// Whether it can be taken back without asking anybody.
    pub undoable: bool,
}

/// An answer that is not open now, and why.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct WhyNot {
    /// In its notation.
    pub action: String,
    /// In words.
    pub phrase: Phrase,
    /// Its verb.
    pub group: String,
    /// The pieces and places that it concerns, by plain name.
    pub pieces: Vec<String>,
    /// The paragraph of the rules digest.
    pub rule: String,
    /// The reason in words.
    pub reason: Phrase,
}

/// A part of what a viewer was told.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct Log {
    /// The number of the first entry.
    pub from: u32,
    /// The entries in order, without a gap.
    pub told: Vec<Told>,
}

/// One thing that a viewer was told.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct Told {
    /// What happened, typed.
    pub event: Happened,
    /// In words.
    pub phrase: Phrase,
    /// How many answers stood once it had happened: where the time slider shows it.
    pub answers: u32,
    /// Whom it befell by no doing of their own.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "schema", ts(optional))]
    pub befell: Option<Seat>,
}

/// What happened: in the game or at the table.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Happened {
    /// Something of the game, in the form of its event view.
    Game(
        #[cfg_attr(feature = "schema", ts(type = "unknown"), schemars(with = "serde_json::Value"))]
        ShownView,
    ),
    /// Something of the table, the same in every game.
    Table(TableEvent),
}

/// Something that happened at the table.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum TableEvent {
    /// A seat took its last answer back, or several.
    TakenBack {
        /// Who.
        seat: Seat,
        /// How many of its answers went back, without those of the driver; 0 where it is not known.
        answers: u32,
        /// Whether the others had to agree.
        agreed: bool,
    },
    /// A seat gave the match up.
    Resigned {
        /// Who.
        seat: Seat,
    },
    /// The match was ended before the rules ended it.
    Ended {
        /// Who asked for it.
        seat: Seat,
    },
    /// A bot plays for a seat.
    StandIn {
        /// Which.
        seat: Seat,
    },
    /// The player of a seat is back.
    Returned {
        /// Who.
        seat: Seat,
    },
    /// A seat answered, in a match whose rules are gone.
    Answered {
        /// Who.
        seat: Seat,
        /// What, where the viewer may know it.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "schema", ts(optional))]
        action: Option<String>,
    },
}

/// What a seat would be told if it gave an answer, up to the first unknown.
#[derive(Clone, Default, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct Preview {
    /// In order, as if the answer stood.
    pub told: Vec<Told>,
    /// What would be different afterwards, the seat's own first.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "schema", ts(optional, as = "Option<Vec<Consequence>>"))]
    pub consequences: Vec<Consequence>,
}

/// The course of the scores of a match that is over.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct ScoreHistory {
    /// Each change, in order: the beginning first, the end last.
    pub turns: Vec<ScorePoint>,
    /// Where the points came from that were scored on the way; empty where the game does not keep
    /// them apart.
    pub earned: Vec<ScoreLine>,
}

/// The scores at one moment of a match, as if it had ended then.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct ScorePoint {
    /// How many answers stood: where the time slider shows it.
    pub at: u32,
    /// The how manyth turn it was of whoever had it, 0 before the first; the round where a game
    /// tells no turns.
    pub turn: u32,
    /// The score of each seat, the automaton last if there is one.
    pub scores: Vec<i32>,
}

/// What a seat can take back.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum UndoState {
    /// Its last answer, at once.
    Free,
    /// Its last answer, if the others agree.
    Ask,
    /// Nothing.
    No,
}

/// How far a seat can go back towards the start of its turn.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, schemars::JsonSchema))]
#[cfg_attr(feature = "schema", ts(optional_fields))]
pub struct ResetState {
    /// How many of its answers would go back; none if 0.
    pub answers: u32,
    /// Whether the others have to agree.
    pub ask: bool,
    /// Why it goes no further; absent where it leads to the start of the turn.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub limit: Option<ResetLimit>,
}

/// What keeps a seat from going back to the start of its turn.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum ResetLimit {
    /// It has not answered anything in this turn.
    Nothing,
    /// Somebody else has answered since.
    NotYours,
    /// Something was drawn or shown.
    Known,
    /// At this table nothing is taken back.
    Policy,
}

impl ResetState {
    /// Nothing goes back, and why.
    pub fn none(limit: ResetLimit) -> ResetState {
        ResetState { answers: 0, ask: false, limit: Some(limit) }
    }
}

/// Something that the other players have to agree to.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct Request {
    /// Who asks.
    pub seat: Seat,
    /// For what.
    pub kind: RequestKind,
    /// Who has agreed so far.
    pub agreed: Seats,
    /// Whose word is missing.
    pub missing: Seats,
}

/// What the table can be asked to agree to.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum RequestKind {
    /// To go back to the moment before the last answer of the seat that asks.
    Undo,
    /// To go back to the start of the turn of the seat that asks, as far as nothing was shown.
    Reset,
    /// To end the match now, without a winner.
    End,
}

// The one place where what a game says becomes what goes over the wire.

impl From<Asked> for Question {
    fn from(asked: Asked) -> Question {
        let Asked { name, phrase, rule, shape } = asked;
        Question { name: name.to_owned(), phrase, rule: rule.to_owned(), shape }
    }
}

impl Offer {
    /// An answer as the game offers it.
    pub fn new(action: String, offered: Offered, undoable: bool) -> Offer {
        let Offered { phrase, group, pieces, numbers, free } = offered;
        let numbers = numbers.into_iter().map(|(name, number)| (name.to_owned(), number));
        let (group, numbers) = (group.to_owned(), numbers.collect());
        Offer { action, phrase, group, pieces, numbers, free, undoable }
    }
}

impl WhyNot {
    /// An answer as the game would offer it, and the rule against it.
    pub fn new(action: String, offered: Offered, rule: &str, reason: Phrase) -> WhyNot {
        let Offered { phrase, group, pieces, .. } = offered;
        let (group, rule) = (group.to_owned(), rule.to_owned());
        WhyNot { action, phrase, group, pieces, rule, reason }
    }
}
