use serde::{Deserialize, Serialize};

use crate::Phrase;

/// The form of a question: every question of every game has one of these.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Shape {
    /// Choose one of the offers.
    PickOne,
    /// Choose offers one by one until content.
    PickSome,
    /// Choose a number.
    Amount,
    /// Choose what to pay with.
    Pay,
    /// Choose where to put something.
    Place,
    /// Agree or not.
    YesNo,
    /// Put things into an order, the next one each time.
    Order,
}

/// A question as it is put to a seat.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Asked {
    /// Its stable name in kebab-case, by which boards tell questions apart.
    pub name: &'static str,
    /// The question in words.
    pub phrase: Phrase,
    /// The paragraph of the rules digest behind it.
    pub rule: &'static str,
    /// Its form.
    pub shape: Shape,
}

/// An answer as it is offered to a seat.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Offered {
    /// The answer in words.
    pub phrase: Phrase,
    /// Its verb: answers of one group belong together on screen.
    pub group: &'static str,
    /// The pieces and places that it concerns, by plain name.
    pub pieces: Vec<String>,
    /// Numbers that a board shows with it, by name.
    pub numbers: Vec<(&'static str, i32)>,
    /// Whether it interrupts the question instead of answering it.
    pub free: bool,
}
