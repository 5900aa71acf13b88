//! Words and icons of every printed effect.

use std::fmt::Write;

use mittwoch_kernel::{Game, Phrase, Setting, Wording};
use mittwoch_testkit::check_playthrough;
use mittwoch_unconscious_mind::effect::{
    Good, Icon, Sign, cost_icons, describe, describe_condition, describe_cost, describe_score,
    estimate, estimate_costs, estimate_score, icons, keys,
};
use mittwoch_unconscious_mind::{Catalogue, Family, Power, Quality, Ring, UnconsciousMind};
use mittwoch_words::{Lang, Words, joined};

use crate::support::{catalogue, of_family, pack};

/// What players read in English.
fn words() -> Words {
    let game = UnconsciousMind::new(&pack(), &Setting::new(2)).expect("a sound pack");
    Words::new(Lang::En).with_pieces(game.pieces())
}

fn english(words: &Words, phrases: &[Phrase]) -> String {
    let said: Vec<_> = phrases.iter().map(|phrase| words.phrase(phrase)).collect();
    joined(Lang::En, &said)
}

fn all_descriptions(catalogue: &Catalogue) -> String {
    let mut text = String::from(
        "Every printed effect in words, with its value in tenths of a point. Compare with the\n\
         components; cargo xtask playthroughs writes this file anew.\n",
    );
    let read = words();
    for family in Family::ALL {
        let _ = writeln!(text, "\n{}", family.name());
        for printed in of_family(catalogue, family) {
            let words = english(&read, &describe(&catalogue.effects, printed.effect));
            let value = estimate(&catalogue.effects, printed.effect);
            let _ = writeln!(text, "  {} [{value}] {words}", printed.entry);
        }
    }
    text.push_str("\nprices of dreams\n");
    for dream in catalogue.latent.iter().chain(&catalogue.manifest) {
        let words = english(&read, &describe_cost(&catalogue.effects, dream.cost));
        let value = estimate_costs(&catalogue.effects, dream.cost);
        let _ = writeln!(text, "  {} [{value}] {words}", dream.id);
    }
    text.push_str("\nfinal scores of case studies\n");
    for client in &catalogue.clients {
        if let Power::Score(score) = client.power {
            let words = english(&read, &describe_score(score));
            let _ = writeln!(text, "  {} [{}] {words}", client.id, estimate_score(score));
        }
    }
    text.push_str("\ngoals\n");
    for goal in &catalogue.goals {
        let _ = writeln!(
            text,
            "  {} {}",
            goal.id,
            english(&read, &[describe_condition(goal.condition)])
        );
    }
    text
}

#[test]
fn the_descriptions_are_unchanged() {
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/descriptions");
    let text = all_descriptions(&catalogue());
    check_playthrough(path, &text).unwrap_or_else(|why| panic!("{why}"));
}

#[test]
fn every_phrase_is_in_the_list_of_keys_and_every_key_has_a_text() {
    let words = words();
    let missing: Vec<_> = keys().into_iter().filter(|key| !words.has(key)).collect();
    assert!(missing.is_empty(), "{missing:?}");
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
        let glue = [Sign::Plus, Sign::Slash, Sign::Then].map(Icon::from);
        let glue = icons.iter().filter(|icon| glue.contains(icon));
        let signs = [" + ", " / ", "; "].map(|sign| printed.text.matches(sign).count());
        assert_eq!(glue.count(), signs.iter().sum::<usize>(), "{}", printed.entry);
    }
    let theatre = icons(&catalogue.effects, catalogue.city.effects[0][2]);
    let growth = Icon::Insight { ring: Ring::Minor, quality: Some(Quality::Growth) };
    let research = Icon::Good { good: Good::Research, amount: 1 };
    assert_eq!(theatre, [growth, Sign::Arrow.into(), research]);
    let dream = cost_icons(&catalogue.effects, catalogue.latent[0].cost);
    assert_eq!(dream.len(), 3);
}
