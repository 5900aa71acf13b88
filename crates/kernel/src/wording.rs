use std::collections::BTreeSet;
use std::fmt::Debug;

use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};

use crate::{Asked, Knowing, Offered, Pack, Phrase, Seat, Situation, Stand, Tally};

/// Why an answer is refused: a paragraph of the rules digest and a sentence.
pub trait Reason: Copy + Eq + Debug + Send + Sync {
    /// The paragraph of the rules digest that forbids it.
    fn rule(&self) -> &'static str;

    /// The reason in words.
    fn phrase(&self) -> Phrase;
}

/// A text that names no action of a game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Unreadable(pub String);

impl std::fmt::Display for Unreadable {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(&self.0)
    }
}

impl std::error::Error for Unreadable {}

/// A piece or place with a plain name.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct Piece {
    /// The plain name, as in records.
    pub name: String,
    /// What people call it.
    pub phrase: Phrase,
}

/// What is written and read: the notation of actions, and phrases for people.
pub trait Wording: Knowing {
    /// What is printed on the components, typed and keyed by plain name.
    type Sheet: Clone + Debug + PartialEq + Serialize + DeserializeOwned + Send + Sync;

    /// An action in its stored notation: a verb and plain names, with single spaces between.
    fn write(&self, action: Self::Action) -> String;

    /// Reads the notation of an action.
    fn read(&self, text: &str) -> Result<Self::Action, Unreadable>;

    /// The question that an asked seat has to answer.
    fn ask(&self, state: &Self::State, seat: Seat) -> Asked;

    /// An answer as it is offered.
    fn offer(&self, state: &Self::State, seat: Seat, action: Self::Action) -> Offered;

    /// What a viewer is told of an event, as a phrase.
    fn tell(&self, event: &Self::EventView) -> Phrase;

    /// Whom an event befalls by no doing of their own: it is marked in that seat's log.
    fn befalls(&self, _event: &Self::EventView) -> Option<Seat> {
        None
    }

    /// All that is counted in a view, for every seat whose counts it shows; what an answer would
    /// change of them is told before it is given.
    fn tallies(&self, view: &Self::View) -> Vec<Tally>;

    /// Every piece and place that has a plain name.
    fn pieces(&self) -> Vec<Piece>;

    /// What is printed on the components of this game's pack.
    fn sheet(&self) -> Self::Sheet;

    /// The page that says what is original and what is reconstructed, in Markdown.
    fn components_page() -> String;

    /// The keys of every phrase that the game can say, and of its own name and options.
    fn keys(&self) -> BTreeSet<String>;

    /// Whether the game has a companion for people with cardboard on the table.
    const COMPANION: bool = false;

    /// Where the companion stands after all that it was told; a phrase says why it cannot stand
    /// anywhere. Games without one answer nothing.
    fn accompany(_pack: &Pack, _situation: &Situation) -> Option<StandOf<Self>> {
        None
    }
}

/// Where the companion of a game stands, or why it cannot stand anywhere.
pub type StandOf<G> = Result<Stand<<G as Knowing>::View, <G as Knowing>::EventView>, Phrase>;
