//! What people had with an earlier program is taken up, played to its end and found sound:
//! `fixtures/fbcba38`.

use std::fs;
use std::path::PathBuf;

use serde_json::Value;

use crate::run::{Folder, feed, run};

fn fixture(name: &str) -> String {
    let folder = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../fixtures/fbcba38");
    folder.join(name).display().to_string()
}

fn read(name: &str) -> String {
    fs::read_to_string(fixture(name)).expect("a fixture")
}

/// The arguments that name the owner's packs.
fn packs() -> [String; 4] {
    let [dreamworld, unconscious_mind] =
        ["dreamworld", "unconscious-mind"].map(|game| fixture(&format!("pack/{game}")));
    ["--pack".into(), dreamworld, "--pack".into(), unconscious_mind]
}

#[test]
fn records_saves_and_tables_of_before_would_not_differ() {
    let packs = packs();
    let packs: Vec<&str> = packs.iter().map(String::as_str).collect();
    let data = Folder::new();
    fs::copy(fixture("data/mittwoch.db"), data.path().join("mittwoch.db")).expect("a copy");
    let data = data.path().display().to_string();
    for (folder, least) in [(fixture("records"), 21), (fixture("saves"), 21), (data, 50)] {
        let ran = run(&[&["replay", &folder, "--verify"], &packs[..]].concat());
        assert_eq!((ran.code, ran.err.as_str()), (Some(0), ""), "{}", ran.out);
        assert!(ran.out.lines().all(|line| line.ends_with(" 0 would differ.")), "{}", ran.out);
        let count = |line: &str| line.split(": ").nth(1)?.split(' ').next()?.parse::<u32>().ok();
        let matches: u32 = ran.out.lines().filter_map(count).sum();
        assert!(matches >= least && ran.out.contains("unconscious-mind, rules 1"), "{}", ran.out);
    }
}

#[test]
fn a_folder_with_a_match_that_would_differ_says_which() {
    let folder = Folder::new();
    let spoilt = read("records/dw-2-1.jsonl").replacen("\"rules\":1", "\"rules\":7", 1);
    let file = folder.write("game.jsonl", &spoilt);
    folder.write("other.jsonl", &read("records/dw-2-2.jsonl"));
    let ran = run(&["replay", &folder.path().display().to_string(), "--verify"]);
    assert_eq!(ran.code, Some(1));
    assert!(ran.out.contains(&format!("Differs: '{file}'")) && ran.out.contains("version 7"));
    assert!(ran.out.contains("dreamworld, rules 1: 1 games, 0 would differ."), "{}", ran.out);
    assert!(ran.err.contains("1 of 2 games would differ"), "{}", ran.err);
    let empty = Folder::new();
    let ran = run(&["replay", &empty.path().display().to_string(), "--verify"]);
    assert_eq!(ran.code, Some(1));
    assert!(ran.err.contains("holds no recorded game"), "{}", ran.err);
}

/// The answers of a record that people typed in.
fn typed(record: &str) -> Vec<String> {
    let lines = record.lines().filter_map(|line| serde_json::from_str::<Value>(line).ok());
    let chosen = lines.filter(|line| line.get("auto").is_none());
    chosen.filter_map(|line| Some(line.get("action")?.as_str()?.to_owned())).collect()
}

#[test]
fn saved_games_of_before_are_played_to_the_end_that_they_had() {
    let (saves, packs) = (read("saves.json"), packs());
    let saves: Value = serde_json::from_str(&saves).expect("JSON");
    let (folder, mut tried) = (Folder::new(), 0);
    for (name, save) in saves.as_object().expect("by name") {
        let Some(of) = save["of"].as_str().filter(|_| save["finished"] == false) else { continue };
        let record = read(&format!("records/{of}.jsonl"));
        let done = save["typed"].as_u64().expect("a number") as usize;
        let answers = typed(&record)[done..].join("\n") + "\n";
        let (file, new) = (fixture(&format!("saves/{name}.jsonl")), folder.file(name));
        let pack = match save["pack"].as_str() {
            Some(pack) => vec!["--pack", packs.iter().find(|p| p.ends_with(pack)).expect("a pack")],
            None => Vec::new(),
        };
        let args = [&["play", "--text", "--resume", &file, "--save", &new], &pack[..]].concat();
        let ran = feed(&args, &answers);
        assert_eq!(ran.code, Some(0), "{name}: {}", ran.err);
        assert!(folder.read(name) == record, "{name} ended otherwise");
        tried += 1;
    }
    assert!(tried > 14);
}
