//! A phrase for a text: what goes into it, by how the text uses it.

use std::collections::BTreeMap;

use fluent_syntax::ast::{Expression, InlineExpression, Message, Pattern, PatternElement};
use mittwoch_kernel::{Arg, Phrase, Seat};

/// Numbers that differ in one language or another.
const NUMBERS: [i64; 7] = [1, 2, 5, 0, 21, 22, 1000];

/// The names of what a text chooses by, each with its choices; none for what is only filled in.
type Uses = BTreeMap<String, Vec<String>>;

/// The phrase of a text; `at` decides which of many values go into it.
pub(crate) fn phrase(message: &Message<&str>, at: usize) -> Phrase {
    let mut uses = Uses::new();
    if let Some(pattern) = &message.value {
        look(pattern, &mut uses);
    }
    let mut phrase = Phrase::new(message.id.name);
    let own = message.attributes.iter().any(|attribute| attribute.id.name == "you");
    for (place, (name, choices)) in uses.into_iter().enumerate() {
        // What somebody does is done by whoever reads it or by the next one.
        let actor = own && name == "seat";
        let arg = if actor { Arg::Seat(Seat((at % 2) as u8)) } else { value(&choices, at + place) };
        phrase.args.insert(name, arg);
    }
    phrase
}

fn value(choices: &[String], at: usize) -> Arg {
    let plural = |choice: &String| ["one", "few", "many"].contains(&choice.as_str());
    let number = |choice: &String| choice.parse::<i64>().is_ok() || plural(choice);
    if choices.is_empty() {
        return filled(at);
    }
    if choices.iter().any(number) {
        return Arg::Number(NUMBERS[at % NUMBERS.len()]);
    }
    Arg::Word(choices[at % choices.len()].clone())
}

/// Something to fill in, each kind in its turn.
fn filled(at: usize) -> Arg {
    let bot = |number: i64| Phrase::new("seat-bot").number("number", number);
    match at % 6 {
        0 => Arg::Word("Żółw".to_owned()),
        1 => Arg::Seat(Seat((at % 3) as u8)),
        2 => Arg::Number(NUMBERS[at % NUMBERS.len()]),
        3 => Arg::Piece("thing".to_owned()),
        4 => Arg::Pieces(vec!["thing".to_owned(), "unknown".to_owned()]),
        _ => {
            Arg::Phrases(vec![bot(1), Phrase::new(","), Phrase::new("("), bot(2), Phrase::new(")")])
        }
    }
}

fn look(pattern: &Pattern<&str>, uses: &mut Uses) {
    for element in &pattern.elements {
        let PatternElement::Placeable { expression } = element else { continue };
        match expression {
            Expression::Inline(inline) => {
                if let Some(name) = named(inline) {
                    uses.entry(name).or_default();
                }
            }
            Expression::Select { selector, variants } => {
                let choices = variants.iter().map(|variant| match &variant.key {
                    fluent_syntax::ast::VariantKey::Identifier { name }
                    | fluent_syntax::ast::VariantKey::NumberLiteral { value: name } => {
                        (*name).to_owned()
                    }
                });
                if let Some(name) = named(selector) {
                    uses.entry(name).or_default().extend(choices);
                }
                variants.iter().for_each(|variant| look(&variant.value, uses));
            }
        }
    }
}

fn named(inline: &InlineExpression<&str>) -> Option<String> {
    match inline {
        InlineExpression::VariableReference { id } => Some(id.name.to_owned()),
        _ => None,
    }
}
