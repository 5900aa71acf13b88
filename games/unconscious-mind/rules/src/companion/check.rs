//! Whether an answer fits the form: it comes from strangers.

use mittwoch_kernel::{Field, FieldKind, FieldOption, Form, Phrase, Said, Statement};

use super::effects;
use super::run::Run;
use crate::component::{Colour, Tag};

/// The ends of the keys of what can be wrong.
pub(super) const FAULTS: &[&str] =
    &["missing", "range", "word", "effect", "options", "endless", "room"];

/// The most tags of a component.
const MOST_TAGS: usize = 6;
/// The most volumes of a treatise.
const MOST_VOLUMES: usize = 5;

/// Checks every part of an answer; a part that is not there may not be needed.
pub(super) fn check(run: &mut Run, form: &Form, told: &Statement) -> Result<(), Phrase> {
    for field in &form.fields {
        if let Some(said) = told.say.get(&field.name) {
            fits(run, &form.name, field, said)?;
        }
    }
    Ok(())
}

fn wrong(field: &Field) -> Phrase {
    let said = field.phrase.clone();
    Phrase::new("um-companion-fault-word").phrases("field", vec![said])
}

fn fits(run: &mut Run, ask: &str, field: &Field, said: &Said) -> Result<(), Phrase> {
    let known = |options: &[FieldOption], word: &String| options.iter().any(|o| o.word == *word);
    let all = |options: &[FieldOption], words: &[String]| {
        let mut seen = std::collections::BTreeSet::new();
        words.iter().all(|word| known(options, word) && seen.insert(word))
    };
    let sound = match (&field.kind, said) {
        (FieldKind::Number { least, most }, Said::Number(number)) => {
            if !(least..=most).contains(&number) {
                let phrase = Phrase::new("um-companion-fault-range").number("least", *least);
                return Err(phrase
                    .number("most", *most)
                    .phrases("field", vec![field.phrase.clone()]));
            }
            true
        }
        (FieldKind::Choice(options), Said::Word(word)) => known(options, word),
        (FieldKind::Flags(options) | FieldKind::Order(options), Said::Words(words)) => {
            all(options, words)
        }
        (FieldKind::Own(kind), Said::Word(text)) if kind == "effect" => {
            return effects::read(&mut run.game.catalogue, ask, text).map(drop);
        }
        (FieldKind::Own(kind), Said::Words(words)) if kind == "tags" => {
            words.len() <= MOST_TAGS && words.iter().all(|word| Tag::named(word).is_some())
        }
        (FieldKind::Own(kind), Said::Words(words)) if kind == "colours" => {
            let colours = words.iter().all(|word| Colour::named(word).is_some());
            colours && !words.is_empty() && words.len() <= MOST_VOLUMES
        }
        _ => false,
    };
    if sound { Ok(()) } else { Err(wrong(field)) }
}

/// The parts of an answer that a step cannot do without.
pub(super) struct Parts<'a>(pub(super) &'a Statement);

impl Parts<'_> {
    fn missing(&self, name: &str) -> Phrase {
        let field = Phrase::new(&format!("um-companion-field-{name}"));
        Phrase::new("um-companion-fault-missing").phrases("field", vec![field])
    }

    /// A number.
    pub(super) fn number(&self, name: &str) -> Result<u8, Phrase> {
        let number = self.wide(name)?;
        u8::try_from(number).map_err(|_| self.missing(name))
    }

    /// A number that may be large.
    pub(super) fn wide(&self, name: &str) -> Result<i32, Phrase> {
        match self.0.say.get(name) {
            Some(Said::Number(number)) => Ok(*number),
            _ => Err(self.missing(name)),
        }
    }

    /// A word.
    pub(super) fn word(&self, name: &str) -> Result<&str, Phrase> {
        match self.0.say.get(name) {
            Some(Said::Word(word)) => Ok(word),
            _ => Err(self.missing(name)),
        }
    }

    /// Whether it was said that something is so.
    pub(super) fn yes(&self, name: &str) -> Result<bool, Phrase> {
        Ok(self.word(name)? == "yes")
    }

    /// A word that names something.
    pub(super) fn named<T>(&self, name: &str, of: impl Fn(&str) -> Option<T>) -> Result<T, Phrase> {
        of(self.word(name)?).ok_or_else(|| self.missing(name))
    }

    /// Words; none if nothing was said.
    pub(super) fn words(&self, name: &str) -> &[String] {
        match self.0.say.get(name) {
            Some(Said::Words(words)) => words,
            _ => &[],
        }
    }

    /// Whether something was said.
    pub(super) fn has(&self, name: &str) -> bool {
        self.0.say.contains_key(name)
    }
}
