//! What is wrong with a command line, as a phrase.

use std::error::Error as _;

use clap::Error;
use clap::error::{ContextKind, ContextValue, ErrorKind};
use mittwoch_kernel::Phrase;

/// What clap found.
pub(super) fn phrase(error: &Error) -> Phrase {
    let name = || text(error, ContextKind::InvalidArg);
    match error.kind() {
        ErrorKind::InvalidSubcommand => Phrase::new("problem-no-command")
            .word("name", &text(error, ContextKind::InvalidSubcommand)),
        ErrorKind::UnknownArgument => Phrase::new("problem-no-argument").word("name", &name()),
        ErrorKind::MissingRequiredArgument => Phrase::new("problem-missing").word("names", &name()),
        ErrorKind::ArgumentConflict => Phrase::new("problem-conflict")
            .word("name", &name())
            .word("other", &text(error, ContextKind::PriorArg)),
        ErrorKind::InvalidValue | ErrorKind::ValueValidation => value(error),
        _ => Phrase::new("problem-command-line"),
    }
}

/// A value that an argument cannot have, and what it can be.
fn value(error: &Error) -> Phrase {
    let value = text(error, ContextKind::InvalidValue);
    let named = |key: &str| Phrase::new(key).word("name", &text(error, ContextKind::InvalidArg));
    if value.is_empty() {
        return named("problem-no-value");
    }
    let known = text(error, ContextKind::ValidValue);
    let hint = error.source().map(ToString::to_string).filter(|hint| hint.starts_with("hint-"));
    match hint {
        Some(hint) => {
            let hint = vec![Phrase::new(&hint)];
            named("problem-value-hint").word("value", &value).phrases("hint", hint)
        }
        None if known.is_empty() => named("problem-value").word("value", &value),
        None => named("problem-value-of").word("value", &value).word("values", &known),
    }
}

fn text(error: &Error, kind: ContextKind) -> String {
    match error.get(kind) {
        Some(ContextValue::String(text)) => text.clone(),
        Some(ContextValue::Strings(texts)) => texts.join(", "),
        Some(ContextValue::Number(number)) => number.to_string(),
        _ => String::new(),
    }
}
