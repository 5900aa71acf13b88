//! The companion of a game: for a person with cardboard on the table, it plays what nobody sits
//! for, and asks for what it needs of the table.
//!
//! It keeps nothing. All that it was told travels with each request, in the order in which it was
//! asked for; the run is worked out anew from the start every time. So to correct something is to
//! change an answer, and what follows from it changes by itself.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use crate::{Phrase, Piece, ScoreLine};

/// The form in which a situation is written; another one is refused.
pub const SITUATION: u8 = 1;

/// The most answers of a situation.
const MOST_STATEMENTS: usize = 900;
/// The most parts of an answer.
const MOST_PARTS: usize = 24;
/// The most words of a part.
const MOST_WORDS: usize = 24;
/// The longest word.
const LONGEST_WORD: usize = 160;
/// The most options.
const MOST_OPTIONS: usize = 24;

/// All that a person has told, in the order of the questions.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct Situation {
    /// The form in which it is written: [`SITUATION`].
    pub version: u8,
    /// The chosen options of the set-up.
    pub options: BTreeMap<String, String>,
    /// The answers.
    pub told: Vec<Statement>,
}

/// An answer to a question about the table.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Statement {
    /// The name of the question.
    pub ask: String,
    /// What was said, by the names of the fields.
    #[serde(default)]
    pub say: BTreeMap<String, Said>,
}

/// What a field of a form holds.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(untagged)]
pub enum Said {
    /// A number.
    Number(i32),
    /// A word.
    Word(String),
    /// Several words.
    Words(Vec<String>),
}

/// A question about the table.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct Form {
    /// Its name.
    pub name: String,
    /// The question in words.
    pub phrase: Phrase,
    /// The paragraphs of the digest for which it is asked.
    pub rules: Vec<String>,
    /// What is to be filled in.
    pub fields: Vec<Field>,
    /// Components of an owner's pack that answer it with one tap.
    pub library: Vec<LibraryCard>,
}

/// Something to be filled in.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct Field {
    /// Its name.
    pub name: String,
    /// What it is about.
    pub phrase: Phrase,
    /// What fits into it.
    pub kind: FieldKind,
    /// What it holds as far as the companion knows.
    pub value: Option<Said>,
}

/// What fits into a field.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum FieldKind {
    /// A number within bounds.
    Number {
        /// The least.
        least: i32,
        /// The most.
        most: i32,
    },
    /// One of several words.
    Choice(Vec<FieldOption>),
    /// Any of several words.
    Flags(Vec<FieldOption>),
    /// Any of several words, in an order.
    Order(Vec<FieldOption>),
    /// Something that the page of the game knows how to enter.
    Own(String),
}

/// A word that fits into a field.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct FieldOption {
    /// The word.
    pub word: String,
    /// What people call it.
    pub phrase: Phrase,
}

/// A component of an owner's pack, with what it fills in.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct LibraryCard {
    /// Its plain name in the pack.
    pub name: String,
    /// What it fills in.
    pub say: BTreeMap<String, Said>,
}

/// One step of the way: what happens and why.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct Guidance {
    /// What happens, and what decides it.
    pub phrase: Phrase,
    /// The paragraphs of the digest that decide it.
    pub rules: Vec<String>,
    /// The numbers that it changes.
    pub changes: Vec<Change>,
    /// How many answers were given before it.
    pub told: u32,
}

/// A number before and after a step.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct Change {
    /// What is counted.
    pub what: String,
    /// Before.
    pub from: i32,
    /// After.
    pub to: i32,
}

/// Something that follows in the same turn.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct Coming {
    /// What will happen.
    pub phrase: Phrase,
    /// The paragraphs of the digest that say so.
    pub rules: Vec<String>,
}

/// A question that was answered.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct Answered {
    /// The question in words.
    pub phrase: Phrase,
    /// The turn in which it was asked, 0 before the first one.
    pub turn: u32,
}

/// All that a companion answers: where it stands, with the table and the events of its steps in the
/// form of the game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Stand<V, E> {
    /// The way so far and the next question.
    pub guide: Accompanied,
    /// The table as far as it is known.
    pub view: V,
    /// The event behind each of the steps.
    pub events: Vec<E>,
}

/// Where the companion stands after all that it was told.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct Accompanied {
    /// The answers that were of use; what no longer fits is left out.
    pub situation: Situation,
    /// The steps since the last turn of the person.
    pub steps: Vec<Guidance>,
    /// The next question, or nothing once the game is over.
    pub ask: Option<Form>,
    /// What is wrong with the last answer, if it was not taken.
    pub fault: Option<Phrase>,
    /// What is certain to follow in this turn, in its order.
    pub coming: Vec<Coming>,
    /// The question to each of the answers, in their order.
    pub answered: Vec<Answered>,
    /// What may be corrected at any time.
    pub correct: Vec<Form>,
    /// Where the points come from if the game ended now.
    pub score: Vec<ScoreLine>,
    /// Names of what lies on the table, beyond those of the pack.
    pub pieces: Vec<Piece>,
}

impl Situation {
    /// The keys of what can be wrong with its form.
    pub const FAULTS: [&'static str; 2] = ["fault-situation-version", "fault-situation-size"];

    /// What is wrong with its form, if anything: it comes from strangers.
    pub fn fault(&self) -> Option<Phrase> {
        if self.version != SITUATION {
            return Some(Phrase::new(Situation::FAULTS[0]).number("version", self.version));
        }
        let short = |text: &String| text.len() <= LONGEST_WORD && text.chars().all(crate::is_plain);
        let sound = self.options.len() <= MOST_OPTIONS
            && self.options.iter().all(|(key, value)| short(key) && short(value))
            && self.told.len() <= MOST_STATEMENTS
            && self.told.iter().all(|told| {
                let parts = told.say.iter().all(|(key, said)| short(key) && said.is_short(&short));
                short(&told.ask) && told.say.len() <= MOST_PARTS && parts
            });
        (!sound).then(|| Phrase::new(Situation::FAULTS[1]))
    }
}

impl Said {
    fn is_short(&self, short: &dyn Fn(&String) -> bool) -> bool {
        match self {
            Said::Number(_) => true,
            Said::Word(word) => short(word),
            Said::Words(words) => words.len() <= MOST_WORDS && words.iter().all(short),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn situation(version: u8, word: &str) -> Situation {
        let say = BTreeMap::from([("way".to_owned(), Said::Word(word.to_owned()))]);
        let told = vec![Statement { ask: "card".to_owned(), say }];
        Situation { version, options: BTreeMap::new(), told }
    }

    #[test]
    fn what_strangers_send_is_bounded() {
        assert_eq!(situation(SITUATION, "up").fault(), None);
        let key = |situation: Situation| situation.fault().map(|fault| fault.key);
        assert_eq!(key(situation(9, "up")).as_deref(), Some("fault-situation-version"));
        assert_eq!(key(situation(1, &"x".repeat(500))).as_deref(), Some("fault-situation-size"));
        assert_eq!(key(situation(1, "a\u{1b}b")).as_deref(), Some("fault-situation-size"));
        let mut long = situation(1, "up");
        long.told = vec![long.told[0].clone(); MOST_STATEMENTS + 1];
        assert_eq!(key(long).as_deref(), Some("fault-situation-size"));
    }

    #[test]
    fn an_answer_is_short_on_the_wire() {
        let text = serde_json::to_string(&situation(1, "up")).expect("plain JSON");
        assert_eq!(
            text,
            r#"{"version":1,"options":{},"told":[{"ask":"card","say":{"way":"up"}}]}"#
        );
    }
}
