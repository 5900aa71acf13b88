//! Somebody who can compute checks still cannot change luck, rules or outcome.

use mittwoch_kernel::{Seed, Setting};
use serde_json::{Value, json};

use crate::record::{Writer, read_line};
use crate::{Opening, title, verify};

fn record() -> String {
    let title = title("dreamworld").expect("in the catalogue");
    let pack = title.pack(None).expect("sound");
    let (setting, seed) = (Setting::new(2), Seed::from_number(21));
    let opening = Opening { pack, setting, seed, entropy: vec!["a word".to_owned()] };
    let mut game = title.open(opening).unwrap_or_else(|faults| panic!("{faults:?}"));
    while let Some(seat) = game.awaited().first() {
        let answer = game.bot_answer(seat, "random").expect("asked");
        game.answer(seat, &answer).expect("offered");
    }
    game.record()
}

/// The record with one line changed and every check computed anew.
fn forged(record: &str, at: usize, edit: &dyn Fn(&mut Value)) -> String {
    let mut writer = Writer::default();
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
