//! Arbitrary and damaged records: each is refused at a line, or says what the sound one says.

use mittwoch_games::{catalogue, verify};
use mittwoch_kernel::Seed;
use mittwoch_match::{StoredMatch, Title};
use mittwoch_testkit::{arbitrary, fuzz, mutated};
use serde_json::Value;
use sha2::{Digest, Sha256};

use crate::helper::{drive, finish, open_any};

const PLAYERS: u8 = 2;

/// How many records of every game are damaged in each way.
const RECORDS: u32 = 60;

/// The record of a finished match.
fn record(title: &dyn Title) -> String {
    let mut game = open_any(title, PLAYERS, 7);
    finish(&mut *game);
    game.record()
}

/// A damaged record is refused with a sentence, or every line of it says the same.
fn refused_or_the_same(sound: &str, text: &str) -> Result<(), String> {
    match verify(text, None) {
        Err(fault) if fault.what.trim().is_empty() => Err("a refusal without words".to_owned()),
        Err(_) => Ok(()),
        Ok(_) if meaning(text) == meaning(sound) => Ok(()),
        Ok(_) => Err("it is accepted, but it says something else".to_owned()),
    }
}

fn meaning(record: &str) -> Vec<Value> {
    record.lines().map(|line| serde_json::from_str(line).unwrap_or_default()).collect()
}

#[test]
fn whatever_is_no_record_is_refused() {
    let tried = fuzz(2000, &arbitrary(), |text| match verify(&text, None) {
        Err(fault) if !fault.what.is_empty() => Ok(()),
        other => Err(format!("{other:?}")),
    });
    tried.unwrap_or_else(|why| panic!("{why}"));
}

#[test]
fn a_damaged_record_is_refused_or_says_the_same() {
    for title in catalogue() {
        let sound = record(*title);
        let tried =
            fuzz(RECORDS, &mutated(vec![sound.clone()]), |text| refused_or_the_same(&sound, &text));
        tried.unwrap_or_else(|why| panic!("{}: {why}", title.about().key));
    }
}

/// The lines of a record without their checks.
fn bodies(record: &str) -> Vec<String> {
    let body = |line: &str| line.split(",\"check\":").next().map(|body| format!("{body}}}"));
    record.lines().filter_map(body).collect()
}

/// The record of these lines, with checks as docs/record.md says.
fn signed(bodies: &[String]) -> String {
    let (mut text, mut check) = (String::new(), String::new());
    for body in bodies {
        let digest = Sha256::new().chain_update(&check).chain_update(body).finalize();
        check = mittwoch_kernel::hex(&digest[..8]);
        let open = body.strip_suffix('}').unwrap_or(body);
        text += &format!("{open},\"check\":\"{check}\"}}\n");
    }
    text
}

#[test]
fn a_forged_record_with_sound_checks_is_refused_or_says_the_same() {
    for title in catalogue() {
        let sound = record(*title);
        let bodies = bodies(&sound);
        assert_eq!(signed(&bodies), sound, "the checks are made as documented");
        // The first lines are of every kind; a forged one may come anywhere among them.
        for at in [0, 1, 2, bodies.len() - 1] {
            let tried = fuzz(RECORDS / 2, &mutated(vec![bodies[at].clone()]), |line| {
                let mut forged = bodies.clone();
                forged[at] = line;
                refused_or_the_same(&sound, &signed(&forged))
            });
            tried.unwrap_or_else(|why| panic!("{}, line {at}: {why}", title.about().key));
        }
    }
}

#[test]
fn a_damaged_match_is_taken_up_as_it_was_or_refused() {
    for title in catalogue() {
        let pack = title.pack(None).expect("the built-in pack is sound");
        let mut game = open_any(*title, PLAYERS, 7);
        drive(&mut *game, |game| game.answers() >= 20);
        let lines = game.new_lines();
        for at in [0, 1, 2, lines.len() - 1] {
            let tried = fuzz(RECORDS / 2, &mutated(vec![lines[at].clone()]), |line| {
                let mut lines = lines.clone();
                lines[at] = line;
                let kept = StoredMatch { lines: &lines, seed: Seed::from_number(7), sealed: &[] };
                // A store guards what it keeps, so a match may come back otherwise; it must come
                // back, or say why not.
                title.reopen(&kept, &pack).map_or_else(
                    |fault| if fault.to_string().is_empty() { Err(String::new()) } else { Ok(()) },
                    |_| Ok(()),
                )
            });
            tried.unwrap_or_else(|why| panic!("{}, line {at}: {why}", title.about().key));
        }
    }
}
