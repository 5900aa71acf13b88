//! A record that was damaged or edited is refused, and the right line is named.

use mittwoch_games::verify;
use serde_json::{Value, json};

use crate::helper::{drive, finish, finished, open};

/// A record with an answer taken back and answers of the driver in it.
fn record(players: u8) -> String {
    let mut records = (1..100).map(|seed| record_of(players, seed));
    let telling = |text: &String| text.contains("\"undo\"") && text.contains("\"auto\":true");
    records.find(telling).expect("such a match comes soon")
}

fn record_of(players: u8, seed: u64) -> String {
    let mut game = open(players, seed);
    let mut backs = 0;
    while game.outcome().is_none() && backs < 2 {
        drive(&mut *game, |game| game.awaited().len() == 1);
        let Some(seat) = game.awaited().first() else { break };
        let answer = game.bot_answer(seat, "random").expect("asked");
        game.answer(seat, &answer).expect("offered");
        backs += u32::from(game.undo(seat).is_ok());
    }
    finish(&mut *game);
    game.record()
}

fn joined(lines: &[String]) -> String {
    lines.iter().map(|line| format!("{line}\n")).collect()
}

fn lines(record: &str) -> Vec<String> {
    record.lines().map(str::to_owned).collect()
}

/// The line that is named for an edited record.
fn refused(lines: &[String], what: &str) -> usize {
    let fault = verify(&joined(lines), None).err();
    let fault = fault.unwrap_or_else(|| panic!("{what} was not noticed"));
    assert!(fault.to_string().starts_with(&format!("line {}: ", fault.line)));
    assert!(!fault.what.contains('\n') && fault.what.len() > 10, "{fault}");
    fault.line
}

/// Changes one line as JSON.
fn edited(record: &[String], at: usize, edit: impl Fn(&mut Value)) -> Vec<String> {
    let mut lines = record.to_vec();
    let mut value: Value = serde_json::from_str(&lines[at]).expect("a line is JSON");
    edit(&mut value);
    lines[at] = value.to_string();
    lines
}

#[test]
fn a_sound_record_is_accepted_however_its_json_is_spaced() {
    for players in 1..=4 {
        let record = record(players);
        let verified = verify(&record, None).expect("sound");
        assert_eq!(usize::from(verified.header.setting.players), usize::from(players));
        let spaced: String =
            record.lines().map(|line| line.replace("\":", "\" : ") + "\r\n").collect();
        assert_eq!(verify(&spaced, None), Ok(verified));
    }
}

#[test]
fn a_missing_doubled_or_swapped_line_is_named() {
    let sound = lines(&record(2));
    for at in 0..sound.len() {
        let mut less = sound.clone();
        less.remove(at);
        let due = (at + 1).min(less.len());
        assert_eq!(refused(&less, "a missing line"), due);
        let mut more = sound.clone();
        more.insert(at, sound[at].clone());
        assert_eq!(refused(&more, "a doubled line"), at + 2);
        if at + 1 < sound.len() {
            let mut swapped = sound.clone();
            swapped.swap(at, at + 1);
            assert_eq!(refused(&swapped, "swapped lines"), at + 1);
        }
    }
}

#[test]
fn a_changed_field_is_named_by_its_line() {
    let sound = lines(&record(1));
    // The first lines and the last ones are of every kind; those between are alike.
    for at in (0..sound.len()).filter(|at| *at < 9 || at % 5 == 0 || at + 2 >= sound.len()) {
        let value: Value = serde_json::from_str(&sound[at]).expect("JSON");
        let fields: Vec<String> = value.as_object().expect("an object").keys().cloned().collect();
        for field in fields {
            for change in changes(&value[&field]) {
                let lines = edited(&sound, at, |value| value[&field] = change.clone());
                assert_eq!(refused(&lines, &format!("{field} = {change}")), at + 1, "{field}");
            }
            let lines = edited(&sound, at, |value| {
                value.as_object_mut().expect("an object").remove(&field);
            });
            assert_eq!(refused(&lines, &format!("no {field}")), at + 1);
        }
        let lines = edited(&sound, at, |value| value["note"] = json!("hello"));
        assert_eq!(refused(&lines, "a new field"), at + 1);
    }
}

/// Other values of the same and of other kinds.
fn changes(value: &Value) -> Vec<Value> {
    let mut changes =
        vec![Value::Null, json!("x"), json!(4_000_000_000_u64), json!(-1), json!([1])];
    match value {
        Value::Number(number) => changes.push(json!(number.as_u64().unwrap_or(0) + 1)),
        Value::Bool(truth) => changes.push(json!(!truth)),
        Value::String(text) => changes.push(json!(format!("{text} "))),
        Value::Array(items) => {
            changes.push(json!(items.iter().skip(1).collect::<Vec<_>>()));
            changes.push(json!(items.iter().chain(items).collect::<Vec<_>>()));
        }
        _ => {}
    }
    changes.retain(|change| change != value);
    changes
}

#[test]
fn another_legal_answer_is_noticed_at_its_line() {
    let game = finished(4, 21);
    let sound = lines(&game.record());
    let mut changed = 0;
    for at in (2..sound.len() - 1).step_by(3) {
        let before = game.at(at - 2);
        let value: Value = serde_json::from_str(&sound[at]).expect("JSON");
        let seat = mittwoch_kernel::Seat(value["seat"].as_u64().expect("a seat") as u8);
        for offer in before.offers(seat).iter().filter(|offer| value["action"] != offer.action) {
            let lines = edited(&sound, at, |value| value["action"] = json!(offer.action));
            assert_eq!(refused(&lines, &offer.action), at + 1);
            changed += 1;
        }
    }
    assert!(changed > 100, "{changed}");
}

#[test]
fn a_changed_draw_is_named_by_its_line() {
    let sound = lines(&record(2));
    let mut changed = 0;
    for at in 1..sound.len() {
        let value: Value = serde_json::from_str(&sound[at]).expect("JSON");
        for draw in 0..value["draws"].as_array().map_or(0, Vec::len) {
            let change = |edit: &dyn Fn(&mut Value)| {
                let lines = edited(&sound, at, |value| edit(&mut value["draws"][draw]));
                assert_eq!(refused(&lines, "a changed draw"), at + 1);
            };
            change(&|draw| draw["at"] = json!(draw["at"].as_u64().unwrap_or(0) + 1));
            change(&|draw| {
                draw["numbers"][0] = json!(draw["numbers"][0].as_u64().unwrap_or(0) ^ 1);
            });
            change(&|draw| draw["got"][0] = json!("hex-99-sun"));
            change(&|draw| draw["for"] = json!("luck"));
            change(&|draw| draw["from"][0] = json!("nothing"));
            change(&|draw| draw["seat"] = json!(3));
            changed += 1;
        }
    }
    assert!(changed > 10, "{changed}");
}

#[test]
fn a_file_that_is_cut_off_is_refused_wherever_it_is_cut() {
    let record = record(2);
    let all = record.lines().count();
    let last_two: usize = record.lines().rev().take(2).map(|line| line.len() + 1).sum();
    for end in record.len() - last_two..record.len() - 1 {
        let fault = verify(&record[..end], None).expect_err("it is cut off");
        assert_eq!(fault.line, record[..end].lines().count(), "{fault}");
    }
    for end in (0..record.len() - last_two).step_by(997) {
        assert!(verify(&record[..end], None).is_err());
    }
    let whole = verify(&record[..record.len() - 1], None).map(|verified| verified.answers);
    assert!(whole.is_ok(), "nothing is missing without the last line break: {all} lines");
    assert_eq!(verify("", None).expect_err("empty").line, 1);
}

#[test]
fn nonsense_is_refused() {
    let sound = lines(&record(1));
    for nonsense in
        ["", "{}", "[]", "null", "hello", "{\"seq\":1", "\u{feff}{}", "{\"check\":\"\"}"]
    {
        for at in (0..sound.len()).step_by(2) {
            let mut lines = sound.clone();
            lines[at] = nonsense.to_owned();
            assert_eq!(refused(&lines, nonsense), at + 1);
        }
        assert!(verify(nonsense, None).is_err());
    }
    let mut twice = sound.clone();
    twice[3] = twice[3].replace("{\"seq\"", "{\"seat\":0,\"seq\"");
    assert_eq!(refused(&twice, "a field that stands twice"), 4);
    let mut longer = sound.clone();
    longer.push(String::new());
    assert_eq!(refused(&longer, "an empty line"), sound.len() + 1);
}
