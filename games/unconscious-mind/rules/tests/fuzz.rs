//! Arbitrary and damaged input: answers, component packs and the effect language.

use mittwoch_kernel::{Game, Pack};
use mittwoch_testkit::{damaged, damaged_packs, fuzz, notation_is_read_soundly};
use mittwoch_unconscious_mind::UnconsciousMind;
use mittwoch_unconscious_mind::effect::{
    Effects, ParseError, amount_text, condition_text, costs_text, notation, parse, parse_amount,
    parse_condition, parse_costs,
};

use crate::support::{catalogue, written};

/// How many texts of each kind are tried.
const TEXTS: u32 = 1500;

#[test]
fn whatever_is_answered_is_refused_or_is_notation() {
    let pack = Pack::new(UnconsciousMind::about().files.iter().copied()).expect("sound files");
    notation_is_read_soundly::<UnconsciousMind>(&pack).unwrap_or_else(|why| panic!("{why}"));
}

#[test]
fn a_damaged_pack_is_refused_or_sound() {
    let verdicts = damaged_packs::<UnconsciousMind>().unwrap_or_else(|why| panic!("{why}"));
    println!("{verdicts:?}");
    assert!(verdicts.refused > 20 && verdicts.sound > 5, "one-sided: {verdicts:?}");
}

/// Tries damaged texts on a reader and its writer: what is read is written so that it reads the
/// same again, and a fault names a column of the text.
fn is_read_soundly(samples: Vec<String>, again: impl Fn(&str) -> Result<String, ParseError>) {
    let tried = fuzz(TEXTS, &damaged(samples), |text| match again(&text) {
        Ok(written) if again(&written).as_ref() == Ok(&written) => Ok(()),
        Ok(written) => Err(format!("'{written}' is not written as it is read")),
        Err(error) if (1..=text.len() + 1).contains(&error.column) && !error.what.is_empty() => {
            Ok(())
        }
        Err(error) => Err(format!("a fault that helps nobody: {error:?}")),
    });
    tried.unwrap_or_else(|why| panic!("{why}"));
}

fn texts(key: &str) -> Vec<String> {
    written(key).into_iter().map(|(_, text)| text.to_owned()).collect()
}

#[test]
fn whatever_is_written_on_a_component_is_refused_or_is_an_effect() {
    let printed = catalogue().printed.iter().map(|printed| printed.text.clone()).collect();
    is_read_soundly(printed, |text| {
        let mut effects = Effects::default();
        parse(&mut effects, text).map(|effect| notation(&effects, effect))
    });
}

#[test]
fn whatever_is_written_as_a_price_an_amount_or_a_condition_is_refused_or_is_one() {
    is_read_soundly(texts("cost"), |text| {
        let mut effects = Effects::default();
        parse_costs(&mut effects, text).map(|costs| costs_text(&effects, costs))
    });
    is_read_soundly(texts("score"), |text| parse_amount(text).map(amount_text));
    is_read_soundly(texts("condition"), |text| parse_condition(text).map(condition_text));
}
