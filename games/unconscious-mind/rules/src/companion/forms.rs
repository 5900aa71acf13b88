//! Forms and their fields.

use std::collections::BTreeMap;

use mittwoch_kernel::{Field, FieldKind, FieldOption, Form, Phrase, Said};

use crate::component::{Colour, Location, Table};
use crate::state::TREATISES;

/// The names of all questions and corrections.
pub(super) const ASKS: &[&str] = &[
    "begin",
    "card",
    "column",
    "inkpot",
    "end",
    "tile",
    "dream",
    "shown-card",
    "stack-card",
    "shelf",
    "treatise",
    "figures",
    "city",
    "slot",
    "reputation",
    "track",
    "clients",
    "manifest",
    "marker",
    "layer",
    "cure",
    "overlay",
    "twin",
    "printed",
    "goal",
    "goal-met",
    "goal-row",
    "mine",
    "last",
    "ahead",
    "kinds",
    "set-goods",
    "set-board",
    "set-room-1",
    "set-room-2",
    "set-figures",
    "add-card",
    "add-cured",
];

/// The names of all fields that are not names of pieces.
pub(super) const FIELDS: &[&str] = &[
    "start",
    "compass",
    "freud",
    "space",
    "way",
    "taken",
    "icons",
    "effect",
    "there",
    "match",
    "shown",
    "volume",
    "tags",
    "shelf",
    "volumes",
    "points",
    "yours",
    "journalist",
    "fireworks",
    "portraits",
    "end",
    "coffee",
    "therapy",
    "each",
    "what",
    "most",
    "goal",
    "more",
    "place",
    "cited",
    "reputation",
    "ahead",
    "boxes",
    "bright",
    "ideas",
    "insights",
    "stack",
    "deck",
    "inkpot",
    "active",
    "locked",
    "kind",
    "marker",
    "layer",
    "manifest",
    "latent",
    "professor",
    "room",
];

/// The words of all choices that are neither names of pieces nor [counts](super::lay::COUNTS).
pub(super) const WORDS: &[&str] = &[
    "new",
    "middle",
    "left",
    "right",
    "up",
    "down",
    "yes",
    "no",
    "shown",
    "none",
    "two",
    "one",
    "several",
    "deck",
    "other-two",
    "other-one",
    "you",
    "it",
    "some",
    "empty",
    "routine",
    "case-study",
    "top",
    "row-1",
    "row-2",
    "row-3",
    "blocked",
    "open",
];

/// A form with a question of its own name.
pub(super) fn form(name: &str, rules: &[&str], fields: Vec<Field>) -> Form {
    Form {
        name: name.to_owned(),
        phrase: Phrase::new(&format!("um-companion-ask-{name}")),
        rules: rules.iter().map(|rule| (*rule).to_owned()).collect(),
        fields,
        library: Vec::new(),
    }
}

fn field(name: &str, kind: FieldKind, value: Option<Said>) -> Field {
    let phrase = Phrase::new(&format!("um-companion-field-{name}"));
    Field { name: name.to_owned(), phrase, kind, value }
}

/// A number.
pub(super) fn number(name: &str, (least, most): (i32, i32), value: Option<i32>) -> Field {
    field(name, FieldKind::Number { least, most }, value.map(Said::Number))
}

/// One of several words.
pub(super) fn choice(name: &str, words: &[&str], value: Option<&str>) -> Field {
    let option = |word: &&str| FieldOption {
        word: (*word).to_owned(),
        phrase: Phrase::new(&format!("um-companion-word-{word}")),
    };
    let kind = FieldKind::Choice(words.iter().map(option).collect());
    field(name, kind, value.map(|word| Said::Word(word.to_owned())))
}

/// Yes or no.
pub(super) fn yes_or_no(name: &str, value: Option<bool>) -> Field {
    choice(name, &["yes", "no"], value.map(|yes| if yes { "yes" } else { "no" }))
}

/// Something with a name of its own.
pub(super) fn named(name: &str) -> FieldOption {
    FieldOption { word: name.to_owned(), phrase: Phrase::new(&format!("um-name-{name}")) }
}

/// One of several pieces or places.
pub(super) fn piece(name: &str, options: Vec<FieldOption>, value: Option<&str>) -> Field {
    field(name, FieldKind::Choice(options), value.map(|word| Said::Word(word.to_owned())))
}

/// Any of several pieces or places.
pub(super) fn flags(name: &str, options: Vec<FieldOption>, value: Vec<String>) -> Field {
    field(name, FieldKind::Flags(options), Some(Said::Words(value)))
}

/// The same for what is called by the name of a piece itself.
pub(super) fn flags_of(name: &str, options: Vec<FieldOption>, value: Vec<String>) -> Field {
    Field { phrase: Phrase::new(&format!("um-name-{name}")), ..flags(name, options, value) }
}

/// Any of several pieces, in an order.
pub(super) fn order(name: &str, options: Vec<FieldOption>, value: Vec<String>) -> Field {
    field(name, FieldKind::Order(options), Some(Said::Words(value)))
}

/// A location.
pub(super) fn location(name: &str, value: Option<Location>) -> Field {
    let options = Location::ALL.iter().map(|location| named(location.name())).collect();
    piece(name, options, value.map(Location::name))
}

/// A colour.
pub(super) fn colour(name: &str, value: Option<Colour>) -> Field {
    let options = Colour::ALL.iter().map(|colour| named(colour.name())).collect();
    piece(name, options, value.map(Colour::name))
}

/// An idea space.
pub(super) fn space(space: u8) -> FieldOption {
    let phrase = Phrase::new("um-space").number("row", space / 4 + 1);
    FieldOption { word: Table::space_name(space), phrase: phrase.number("column", space % 4 + 1) }
}

/// Something that the page knows how to enter: an effect, tags or the colours of volumes.
pub(super) fn own(name: &str, kind: &str, value: Option<Said>) -> Field {
    field(name, FieldKind::Own(kind.to_owned()), value)
}

/// An effect.
pub(super) fn effect(value: Option<String>) -> Field {
    own("effect", "effect", value.map(Said::Word))
}

/// Tags.
pub(super) fn tags() -> Field {
    own("tags", "tags", None)
}

/// The name of a treatise by its place in the grid (ID-2.3).
pub(super) fn treatise_word(treatise: u8) -> String {
    format!("treatise-{}", treatise + 1)
}

/// What a treatise is called by its place in the grid.
pub(super) fn treatise(treatise: u8) -> FieldOption {
    let size = ["small", "middle", "large"][usize::from(treatise / 3) % 3];
    let colour = Colour::ALL[usize::from(treatise % 3)].name();
    let phrase = Phrase::new("um-companion-piece-treatise").word("size", size);
    FieldOption { word: treatise_word(treatise), phrase: phrase.word("colour", colour) }
}

/// The treatise with a word.
pub(super) fn treatise_named(word: &str) -> Option<u8> {
    (0..TREATISES).find(|treatise| treatise_word(*treatise) == word)
}

/// What answers a form with one tap.
pub(super) fn say(parts: Vec<(&str, Said)>) -> BTreeMap<String, Said> {
    parts.into_iter().map(|(name, said)| (name.to_owned(), said)).collect()
}
