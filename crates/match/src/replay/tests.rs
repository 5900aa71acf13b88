//! Somebody who can compute checks still cannot change luck, rules or outcome.

use std::process::Command;
use std::sync::atomic::{AtomicU32, Ordering};

use mittwoch_ai::Bots;
use mittwoch_dreamworld::Dreamworld;
use mittwoch_kernel::{Pack, Seat, Seed, Setting};
use serde_json::{Value, json};

use crate::record::{RecordWriter, read_line};
use crate::{CatalogueEntry, MatchSetup, RecordFault, Title, Verified};

static DREAMWORLD: CatalogueEntry<Dreamworld> = CatalogueEntry::new(&Bots::RANDOM);

fn verify(text: &str, pack: Option<&Pack>) -> Result<Verified, RecordFault> {
    crate::verify(&[&DREAMWORLD], text, pack)
}

fn record() -> String {
    let title = &DREAMWORLD;
    let pack = title.pack(None).expect("sound");
    let (setting, seed) = (Setting::new(2), Seed::from_number(21));
    let opening = MatchSetup { pack, setting, seed, entropy: vec!["a word".to_owned()] };
    let mut game = title.open(opening).unwrap_or_else(|faults| panic!("{faults:?}"));
    while let Some(seat) = game.awaited().first() {
        let answer = game.bot_answer(seat, "random").expect("asked");
        game.answer(seat, &answer).expect("offered");
    }
    game.record()
}

/// The record with one line changed and every check computed anew.
fn forged(record: &str, at: usize, edit: &dyn Fn(&mut Value)) -> String {
    let mut writer = RecordWriter::default();
    for (index, line) in record.lines().enumerate() {
        let mut value: Value = serde_json::from_str(line).expect("JSON");
        if index == at {
            edit(&mut value);
        }
        let (line, _) = read_line(&value.to_string()).expect("a forger writes sound lines");
        writer.push(&line);
    }
    writer.finish()
}

#[test]
fn a_forged_record_is_refused_by_what_it_says() {
    let sound = record();
    assert!(verify(&forged(&sound, 0, &|_| {}), None).is_ok());
    let last = sound.lines().count() - 1;
    let refused = |at: usize, edit: &dyn Fn(&mut Value), line: usize, what: &str| {
        let fault = verify(&forged(&sound, at, edit), None).expect_err(what);
        assert_eq!(fault.line, line, "{fault}");
        assert!(fault.what.contains(what), "{fault}");
    };
    refused(0, &|v| v["game"] = json!("chess"), 1, "no game 'chess'");
    refused(0, &|v| v["rules"] = json!(99), 1, "rules version 99");
    refused(0, &|v| v["mittwoch"] = json!(2), 1, "format 2");
    refused(0, &|v| v["pack"] = json!("00"), 1, "component pack");
    refused(0, &|v| v["setting"]["players"] = json!(7), 1, "players");
    refused(0, &|v| v["setting"]["options"]["x"] = json!("y"), 1, "option 'x'");
    refused(0, &|v| v["setting"]["options"] = json!({}), 1, "options that matter");
    refused(0, &|v| v["commitment"] = json!("00"), last + 1, "seed");
    refused(0, &|v| v["entropy"] = json!(["b word"]), 2, "the seed yields");
    refused(1, &|v| v["draws"][0]["at"] = json!(1), 2, "the dice at 0");
    refused(1, &|v| v["setup"] = json!(false), 2, "set-up");
    refused(2, &|v| v["seq"] = json!(2), 3, "where 1 is due");
    refused(2, &|v| v["seat"] = json!(1), 3, "seat 0 is due");
    refused(2, &|v| v["action"] = json!("fly"), 3, "fly");
    refused(2, &|v| v["action"] = json!("stop"), 3, "not allowed here by DW-");
    refused(2, &|v| v["auto"] = json!(true), 3, "there was a choice");
    let draw = json!([{"for": "luck", "at": 0, "from": ["a"], "numbers": [0], "got": ["a"]}]);
    refused(2, &|v| v["draws"] = draw.clone(), 3, "never made");
    refused(last, &|v| v["outcome"]["rounds"] = json!(3), last + 1, "outcome");
    refused(last, &|v| v["outcome"]["winners"] = json!([]), last + 1, "outcome");
    refused(last, &|v| v["seed"] = json!("00".repeat(32)), last + 1, "seed");
}

#[test]
fn a_forged_answer_taken_back_is_refused() {
    let record = record();
    let mut lines: Vec<&str> = record.lines().take(4).collect();
    let ending = record.lines().last().expect("a record has lines");
    let back = r#"{"seq":3,"seat":1,"undo":2,"check":""}"#;
    lines.extend([back, ending]);
    let fault = verify(&forged(&lines.join("\n"), 9, &|_| {}), None).expect_err("it was open");
    assert_eq!((fault.line, fault.what.as_str()), (5, "seat 1 could not take back 2"));
}

/// A record of three seats that ends as `ending` decides, and the number of its lines.
fn cut_short(ending: impl Fn(&mut dyn crate::Match)) -> String {
    let title = &DREAMWORLD;
    let pack = title.pack(None).expect("sound");
    let (setting, seed) = (Setting::new(3), Seed::from_number(21));
    let opening = MatchSetup { pack, setting, seed, entropy: Vec::new() };
    let mut game = title.open(opening).unwrap_or_else(|faults| panic!("{faults:?}"));
    while game.answers() < 9 {
        let seat = game.awaited().first().expect("asked");
        let answer = game.bot_answer(seat, "random").expect("asked");
        game.answer(seat, &answer).expect("offered");
    }
    ending(&mut *game);
    game.record()
}

fn refused(record: &str, at: usize, edit: &dyn Fn(&mut Value), what: &str) {
    let fault = verify(&forged(record, at, edit), None).expect_err(what);
    assert!(fault.what.contains(what), "{fault}");
}

/// The same, and the script that knows no rules refuses it too.
fn refused_by_all(record: &str, at: usize, edit: &dyn Fn(&mut Value), what: &str) {
    refused(record, at, edit, what);
    let said = script(&forged(record, at, edit));
    assert!(said.is_none_or(|said| !said.is_empty()), "the script accepts it: {what}");
}

/// What the independent checker says against a record, where there is a Python to run it.
fn script(record: &str) -> Option<String> {
    static NUMBER: AtomicU32 = AtomicU32::new(0);
    let number = NUMBER.fetch_add(1, Ordering::Relaxed);
    let name = format!("mittwoch-forged-{}-{number}.jsonl", std::process::id());
    let file = std::env::temp_dir().join(name);
    std::fs::write(&file, record).expect("written");
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/../../docs/examples/check_record.py");
    let output = Command::new("python3").arg(path).arg(&file).output();
    let _ = std::fs::remove_file(&file);
    output.ok().map(|output| String::from_utf8_lossy(&output.stderr).into_owned())
}

#[test]
fn a_forged_resignation_is_refused() {
    let sound = cut_short(|game| {
        assert!(game.resign(Seat(0)) && game.resign(Seat(2)));
    });
    assert!(verify(&sound, None).is_ok() && script(&sound).is_none_or(|said| said.is_empty()));
    let last = sound.lines().count() - 1;
    refused_by_all(&sound, last - 1, &|v| v["seat"] = json!(0), "could not resign");
    refused_by_all(&sound, last - 1, &|v| v["seat"] = json!(9), "could not resign");
    refused_by_all(&sound, last - 1, &|v| v["resigned"] = json!(false), "could not resign");
    refused_by_all(&sound, last - 1, &|v| v["seat"] = json!(1), "outcome");
    refused_by_all(&sound, last, &|v| v["outcome"]["winners"] = json!([0]), "outcome");
    // Scores need the rules.
    refused(&sound, last, &|v| v["outcome"]["scores"] = json!([5, 5, 5]), "outcome");
    let lines: Vec<_> = sound.lines().collect();
    let mut more = lines[..last].to_vec();
    let third = r#"{"seq":12,"seat":1,"resigned":true,"check":""}"#;
    more.extend([third, lines[last]]);
    refused_by_all(&more.join("\n"), 99, &|_| {}, "could not resign");
}

#[test]
fn a_forged_consent_is_refused() {
    let sound = cut_short(|game| {
        assert!(game.resign(Seat(0)) && game.end_agreed(Seat(2)));
    });
    assert!(verify(&sound, None).is_ok() && script(&sound).is_none_or(|said| said.is_empty()));
    let last = sound.lines().count() - 1;
    for agreed in [json!([]), json!([0]), json!([0, 1]), json!([1, 2])] {
        refused_by_all(&sound, last - 1, &|v| v["agreed"] = agreed.clone(), "not everybody agreed");
    }
    refused_by_all(&sound, last - 1, &|v| v["seat"] = json!(0), "not everybody agreed");
    refused_by_all(&sound, last, &|v| v["outcome"]["winners"] = json!([2]), "outcome");
}

#[test]
fn a_forged_way_back_by_consent_is_refused() {
    let sound = cut_short(|game| {
        game.undo_agreed(Seat(1)).expect("they agree");
        assert!(game.end_agreed(Seat(2)));
    });
    assert!(verify(&sound, None).is_ok());
    let at = sound.lines().count() - 3;
    for agreed in [json!([]), json!([0]), json!([0, 1, 2])] {
        refused_by_all(&sound, at, &|v| v["agreed"] = agreed.clone(), "could not take back");
    }
    refused(&sound, at, &|v| v["undo"] = json!(v["undo"].as_u64().map(|n| n + 1)), "could not");
    refused(&sound, at, &|v| v["seat"] = json!(0), "could not take back");
    let free = |v: &mut Value| {
        v.as_object_mut().expect("an object").remove("agreed");
    };
    refused(&sound, at, &free, "could not take back");
}
