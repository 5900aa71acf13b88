//! The effect language: reading, writing, faults with columns, and that every word is used.

use std::collections::BTreeSet;

use mittwoch_unconscious_mind::effect::{
    Amount, Condition, Count, Effect, Effects, Figure, Good, Measure, Moment, Quantity, Special,
    Steps, amount_text, condition_text, costs_text, notation, parse, parse_amount, parse_condition,
    parse_costs,
};
use mittwoch_unconscious_mind::{ClientKind, Colour, Column, Level, Location, Quality, Ring};

use crate::support::{catalogue, written};

fn read(text: &str) -> String {
    let mut effects = Effects::default();
    match parse(&mut effects, text) {
        Ok(id) => notation(&effects, id),
        Err(error) => error.to_string(),
    }
}

#[test]
fn every_effect_of_the_pack_round_trips() {
    let catalogue = catalogue();
    assert!(catalogue.printed.len() > 240, "only {} effects", catalogue.printed.len());
    for printed in &catalogue.printed {
        let again = notation(&catalogue.effects, printed.effect);
        assert_eq!(again, printed.text, "{}: {}", printed.file, printed.entry);
        assert_eq!(read(&again), again, "read twice");
    }
}

#[test]
fn every_price_score_and_condition_of_the_pack_round_trips() {
    for key in ["cost", "insights"] {
        for (file, text) in written(key) {
            let mut effects = Effects::default();
            let costs = parse_costs(&mut effects, text).expect(text);
            assert_eq!(costs_text(&effects, costs), text, "{file}");
        }
    }
    for (_, text) in written("score") {
        assert_eq!(amount_text(parse_amount(text).expect(text)), text);
    }
    for (_, text) in written("condition") {
        assert_eq!(condition_text(parse_condition(text).expect(text)), text);
    }
}

#[test]
fn brackets_are_kept_only_where_they_are_needed() {
    assert_eq!(read("(elevate)"), "elevate");
    assert_eq!(read("((elevate + transfer) / publish)"), "elevate + transfer / publish");
    assert_eq!(read("elevate + (transfer / publish)"), "elevate + (transfer / publish)");
    assert_eq!(read("elevate; (transfer / publish)"), "elevate; transfer / publish");
    assert_eq!(read("may (may elevate)"), "may may elevate");
    assert_eq!(read("pay card -> (elevate + transfer)"), "pay card -> (elevate + transfer)");
    assert_eq!(read("pay card -> elevate + transfer"), "pay card -> elevate + transfer");
    assert_eq!(read("  elevate   +transfer "), "elevate + transfer");
}

#[test]
fn the_tree_says_what_the_text_says() {
    let mut effects = Effects::default();
    let id = parse(&mut effects, "pay card -> elevate + move freud 1..3 quietly").expect("sound");
    let Effect::All(nodes) = effects.node(id) else { panic!("'+' joins more loosely than 'pay'") };
    let [paid, moved] = effects.children(nodes) else { panic!("two parts") };
    assert!(matches!(effects.node(*paid), Effect::Pay(..)));
    let steps = Steps { least: 1, most: 3 };
    let freud = Effect::Move { figure: Figure::Freud, steps, quietly: true };
    assert_eq!(effects.node(*moved), freud);
    let level = Count::Tiles(Some(Level::One));
    let measure = Measure { count: level, max: Some(15) };
    assert_eq!(
        parse_amount("3 per tiles level-i max 15"),
        Ok(Amount { each: 3, per: Some(measure) })
    );
    let cured = Count::Cured(Some(ClientKind::Routine));
    assert_eq!(parse_condition("cured routine >= 3"), Ok(Condition { count: cured, least: 3 }));
}

#[test]
fn amounts_are_capped_sums() {
    let amount = parse_amount("3 per tiles level-i max 9").expect("sound");
    assert_eq!([1, 3, 5].map(|tiles| amount.value(|_| tiles)), [3, 9, 9]);
    assert_eq!(parse_amount("4").expect("sound").value(|_| 200), 4);
    let boundless = parse_amount("200 per kinds").expect("sound");
    assert_eq!(boundless.value(|_| 6), 255, "no overflow");
}

#[test]
fn faults_name_their_column() {
    for (text, wanted) in [
        ("", "column 1: expected an effect"),
        ("elevat", "column 1: expected an effect"),
        ("gain coffee", "column 12: expected a number, found the end"),
        ("gain coffee 0", "column 13: 0 would do nothing here"),
        ("gain tea 2", "column 6: expected one of coffee, box, bright, points"),
        ("generate minor joy", "column 16: expected one of growth, freedom, passion, any"),
        ("pay gold -> elevate", "column 5: expected a cost"),
        ("pay card elevate", "column 10: expected '->', found 'elevate'"),
        ("if kinds > 3: elevate", "column 10: '>' has no meaning here"),
        ("elevate transfer", "column 9: expected the end, found 'transfer'"),
        ("(elevate", "column 9: expected ')', found the end"),
        ("trigger row 4", "column 13: expected a row from 1 to 3, found 4"),
        ("move inkpot 3..1", "column 17: 1 steps are fewer than 3"),
        ("adjust tile-cost 1", "column 18: expected '+' or '-', found 1"),
        ("special magic", "column 9: expected one of exchange-dream"),
        ("gain points 300", "column 13: 300 is too large a number"),
        ("élevate", "column 1: 'é' has no meaning here"),
        ("elevate + élan", "column 11: 'é' has no meaning here"),
        ("per tags moon: elevate", "column 10: expected a location or the colour of a district"),
    ] {
        let told = read(text);
        assert!(told.starts_with(wanted), "{text}: {told}");
    }
}

#[test]
fn no_text_is_too_deep_or_too_long() {
    let deep = format!("{}elevate{}", "(".repeat(400), ")".repeat(400));
    assert!(read(&deep).contains("nested at most 16 deep"));
    assert!(read(&format!("{}elevate", "may ".repeat(200))).contains("nested at most 16 deep"));
    assert!(read(&"elevate ; ".repeat(42_000)).contains("420000 bytes, the limit is 1000"));
    assert!(read(&["elevate"; 9].join(" + ")).contains("at most eight effects can be joined"));
    let price = format!("pay {} -> elevate", ["card"; 9].join(", "));
    assert!(read(&price).contains("at most eight costs"));
}

/// Every word of the language; what stands in no component would be untested vocabulary.
fn vocabulary() -> BTreeSet<&'static str> {
    let fixed = "pay may if per repeat on generate elevate transfer gain tile therapy play publish \
                 move inkpot quietly to trigger row column tag unlock room adjust special any max \
                 suppress card tags tiles cured kinds rows columns treatises marks districts cards \
                 ideas goals company";
    let mut words: BTreeSet<_> = fixed.split_whitespace().collect();
    words.extend(Good::ALL.iter().map(|value| value.name()));
    words.extend(Figure::PRINTED.iter().map(|value| value.name()));
    words.extend(Moment::ALL.iter().map(|value| value.name()));
    words.extend(Quantity::ALL.iter().map(|value| value.name()));
    words.extend(Special::ALL.iter().map(|value| value.name()));
    words.extend(Ring::ALL.iter().map(|value| value.name()));
    words.extend(Quality::ALL.iter().map(|value| value.name()));
    words.extend(Colour::ALL.iter().map(|value| value.name()));
    words.extend(Location::ALL.iter().map(|value| value.name()));
    words.extend(Level::ALL.iter().map(|value| value.name()));
    words.extend(ClientKind::ALL.iter().map(|value| value.name()));
    words.extend(Column::ALL.iter().map(|value| value.name()));
    words
}

#[test]
fn every_word_is_used_by_a_component_and_no_component_uses_another() {
    let catalogue = catalogue();
    let effects = catalogue.printed.iter().map(|printed| printed.text.clone());
    let others = ["score", "condition", "cost"].into_iter().flat_map(written);
    let all: Vec<String> = effects.chain(others.map(|(_, text)| text.to_owned())).collect();
    let letter = |c: char| c.is_ascii_lowercase() || c == '-';
    let used: BTreeSet<&str> = all
        .iter()
        .flat_map(|text| text.split(|c| !letter(c)))
        .filter(|word| word.starts_with(|c: char| c.is_ascii_lowercase()))
        .collect();
    assert_eq!(vocabulary(), used);
}

#[test]
fn every_sign_is_used_by_a_component() {
    let catalogue = catalogue();
    for sign in [" + ", " / ", "; ", " -> ", ", ", "..", ": ", "(", " >= "] {
        let used = catalogue.printed.iter().any(|printed| printed.text.contains(sign));
        assert!(used, "no component uses '{sign}'");
    }
}

#[test]
fn specials_are_few() {
    assert!(Special::ALL.len() <= 12, "a special is the last resort");
    assert_eq!(Special::ALL.len(), 3, "a new special needs its reason in the code");
    let catalogue = catalogue();
    for special in Special::ALL {
        let test = |node| node == Effect::Special(special);
        let users =
            catalogue.printed.iter().filter(|p| catalogue.effects.any(p.effect, test)).count();
        assert_eq!(users, 1, "{}: two users make a word", special.name());
    }
}
