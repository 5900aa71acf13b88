//! Words and icons of every printed effect.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write;

use mittwoch_kernel::{Arg, Phrase};
use mittwoch_testkit::check_playthrough;
use mittwoch_unconscious_mind::effect::{
    cost_icons, describe, describe_condition, describe_cost, describe_score, estimate,
    estimate_costs, estimate_score, icons, keys,
};
use mittwoch_unconscious_mind::{Catalogue, Family, Power};

use crate::support::{catalogue, of_family};

/// English texts for the phrases, in the form of the locale files, with plain arguments only.
const ENGLISH: &str = include_str!("english.ftl");

fn texts() -> BTreeMap<&'static str, &'static str> {
    ENGLISH.lines().filter_map(|line| line.split_once(" = ")).collect()
}

fn english(phrases: &[Phrase]) -> String {
    let texts = texts();
    let said = phrases.iter().map(|phrase| {
        let text = texts.get(phrase.key.as_str()).unwrap_or_else(|| panic!("{}", phrase.key));
        phrase.args.iter().fold((*text).to_owned(), |text, (name, arg)| {
            let value = match arg {
                Arg::Number(number) => number.to_string(),
                Arg::Piece(name) | Arg::Word(name) => name.clone(),
                other => panic!("{other:?} is no argument of an effect"),
            };
            assert!(text.contains(&format!("{{ ${name} }}")), "{} lacks ${name}", phrase.key);
            text.replace(&format!("{{ ${name} }}"), &value)
        })
    });
    let text = said.collect::<Vec<_>>().join(" ");
    assert!(!text.contains('$'), "{text}");
    text.replace("( ", "(").replace(" )", ")").replace(" ,", ",").replace(" :", ":")
}

fn all_descriptions(catalogue: &Catalogue) -> String {
    let mut text = String::from(
        "Every printed effect in words, with its value in tenths of a point. Compare with the\n\
         components; MITTWOCH_BLESS=1 writes this file anew.\n",
    );
    for family in Family::ALL {
        let _ = writeln!(text, "\n{}", family.name());
        for printed in of_family(catalogue, family) {
            let words = english(&describe(&catalogue.effects, printed.effect));
            let value = estimate(&catalogue.effects, printed.effect);
            let _ = writeln!(text, "  {} [{value}] {words}", printed.entry);
        }
    }
    text.push_str("\nprices of dreams\n");
    for dream in catalogue.latent.iter().chain(&catalogue.manifest) {
        let words = english(&describe_cost(&catalogue.effects, dream.cost));
        let value = estimate_costs(&catalogue.effects, dream.cost);
        let _ = writeln!(text, "  {} [{value}] {words}", dream.id);
    }
    text.push_str("\nfinal scores of case studies\n");
    for client in &catalogue.clients {
        if let Power::Score(score) = client.power {
            let words = english(&describe_score(score));
            let _ = writeln!(text, "  {} [{}] {words}", client.id, estimate_score(score));
        }
    }
    text.push_str("\ngoals\n");
    for goal in &catalogue.goals {
        let _ = writeln!(text, "  {} {}", goal.id, english(&[describe_condition(goal.condition)]));
    }
    text
}

#[test]
fn the_descriptions_are_unchanged() {
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/descriptions.txt");
    let text = all_descriptions(&catalogue());
    check_playthrough(path, &text).unwrap_or_else(|why| panic!("{why}"));
}

#[test]
fn every_phrase_is_in_the_list_of_keys_and_every_key_has_a_text() {
    let texts: BTreeSet<String> = texts().into_keys().map(str::to_owned).collect();
    assert_eq!(texts, keys());
    let catalogue = catalogue();
    for printed in &catalogue.printed {
        for phrase in describe(&catalogue.effects, printed.effect) {
            assert!(keys().contains(&phrase.key), "{}", phrase.key);
        }
    }
}

#[test]
fn brackets_of_descriptions_are_balanced() {
    let catalogue = catalogue();
    for printed in &catalogue.printed {
        let phrases = describe(&catalogue.effects, printed.effect);
        let count = |end: &str| phrases.iter().filter(|p| p.key.ends_with(end)).count();
        assert_eq!(count("effect-open"), count("effect-close"), "{}", printed.entry);
        assert!(!phrases.is_empty());
    }
}

#[test]
fn every_effect_has_icons() {
    let catalogue = catalogue();
    for printed in &catalogue.printed {
        let icons = icons(&catalogue.effects, printed.effect);
        assert!(!icons.is_empty(), "{}", printed.entry);
        let glue = icons.iter().filter(|i| ["plus", "slash", "then"].contains(&i.name.as_str()));
        let signs = [" + ", " / ", "; "].map(|sign| printed.text.matches(sign).count());
        assert_eq!(glue.count(), signs.iter().sum::<usize>(), "{}", printed.entry);
    }
    let theatre = icons(&catalogue.effects, catalogue.city.effects[0][2]);
    let names: Vec<_> = theatre.iter().map(|icon| icon.name.as_str()).collect();
    assert_eq!(names, ["insight-minor-growth", "arrow", "research"]);
    assert_eq!(theatre[2].number, Some(1));
    let dream = cost_icons(&catalogue.effects, catalogue.latent[0].cost);
    assert_eq!(dream.len(), 3);
}
