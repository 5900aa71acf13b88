//! Reviews of recorded games, and hints at a table in plain lines.

use crate::run::{Folder, feed, run};

fn recorded(folder: &Folder, players: &str) -> String {
    let records = folder.file("records");
    let plan = ["--players", players, "--games", "1", "--bots", "random", "--records", &records];
    let ran = run(&[&["simulate", "dreamworld"][..], &plan].concat());
    assert_eq!(ran.code, Some(0), "{}", ran.err);
    folder.read("records/game-000001.jsonl")
}

#[test]
fn a_game_is_reviewed_in_words_and_as_json() {
    let folder = Folder::new();
    let file = folder.write("game.jsonl", &recorded(&folder, "2"));
    let ran = run(&["review", &file, "--budget", "2", "--bot", "greedy"]);
    assert_eq!((ran.code, ran.err.as_str()), (Some(0), ""));
    assert!(ran.out.contains("greedy") && ran.out.contains("luck"), "{}", ran.out);
    let one = run(&["review", &file, "--budget", "1", "--seat", "2"]);
    assert_eq!(one.code, Some(0), "{}", one.err);
    let json = run(&["review", &file, "--budget", "1", "--json"]);
    let review: serde_json::Value = serde_json::from_str(&json.out).expect("one JSON object");
    assert_eq!(review["seats"].as_array().map(Vec::len), Some(2));
    let again = run(&["review", &file, "--budget", "1", "--json"]);
    assert_eq!(again.out, json.out, "the same record, the same review");
}

#[test]
fn a_game_against_the_id_is_reviewed() {
    let folder = Folder::new();
    let file = folder.write("game.jsonl", &recorded(&folder, "1"));
    let ran = run(&["review", &file, "--budget", "1"]);
    assert_eq!((ran.code, ran.err.as_str()), (Some(0), ""));
}

#[test]
fn what_cannot_be_reviewed_is_said() {
    let folder = Folder::new();
    let file = folder.write("game.jsonl", &recorded(&folder, "2"));
    let nobody = run(&["review", &file, "--bot", "nobody"]);
    assert!(nobody.code == Some(2) && nobody.err.contains("nobody"), "{}", nobody.err);
    let seat = run(&["review", &file, "--seat", "5"]);
    assert_eq!(seat.code, Some(2), "{}", seat.err);
    let saved = folder.file("open.jsonl");
    feed(&["play", "dreamworld", "--text", "--seed", "3", "--save", &saved], "1\nquit\n");
    let open = run(&["review", &saved]);
    assert!(open.code == Some(1) && open.err.contains("not over"), "{:?} {}", open.code, open.err);
}

#[test]
fn a_hint_is_told_and_changes_nothing() {
    let play = ["play", "dreamworld", "--text", "--seed", "3", "--seat", "human,greedy"];
    let ran = feed(&play, "hint\nlog\nquit\n");
    assert_eq!(ran.code, Some(0), "{}", ran.err);
    assert!(ran.out.contains("1) ") && ran.out.contains("Nobody’s hand was read"), "{}", ran.out);
    let two = ["play", "dreamworld", "--text", "--seed", "3", "--seat", "human,human"];
    let off = feed(&two, "hint\nquit\n");
    assert!(off.out.contains("Hints are off"), "{}", off.out);
}
