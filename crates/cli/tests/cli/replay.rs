//! Recorded games: shown, checked, and found out when damaged.

use crate::run::{Folder, run};

fn recorded(folder: &Folder, players: &str) -> String {
    let records = folder.file("records");
    let plan = ["--players", players, "--games", "1", "--bots", "greedy", "--records", &records];
    let ran = run(&[&["simulate", "dreamworld"][..], &plan].concat());
    assert_eq!(ran.code, Some(0), "{}", ran.err);
    folder.read("records/game-000001.jsonl")
}

#[test]
fn a_sound_record_is_verified_in_one_line() {
    let folder = Folder::new();
    let file = folder.write("game.jsonl", &recorded(&folder, "2"));
    let ran = run(&["replay", &file, "--verify"]);
    assert_eq!((ran.code, ran.err.as_str()), (Some(0), ""));
    assert!(ran.out.starts_with("Sound") && ran.out.lines().count() == 1, "{}", ran.out);
}

#[test]
fn every_kind_of_damage_is_found_in_its_line() {
    let folder = Folder::new();
    let sound = recorded(&folder, "2");
    let lines: Vec<_> = sound.lines().collect();
    let (middle, last) = (lines.len() / 2, lines.len());
    let joined = |lines: &[&str]| lines.join("\n") + "\n";
    let without = |at: usize| joined(&[&lines[..at], &lines[at + 1..]].concat());
    let edited = |at: usize, from: &str, to: &str| {
        assert!(lines[at].contains(from), "{}", lines[at]);
        let line = lines[at].replacen(from, to, 1);
        joined(&[&lines[..at], &[line.as_str()], &lines[at + 1..]].concat())
    };
    let action = lines.iter().position(|line| line.contains("\"play ")).expect("a card is played");
    for (name, text, line) in [
        ("a line is missing", without(middle), middle + 1),
        ("the outcome is missing", without(last - 1), last - 1),
        ("an action is changed", edited(action, "\"play ", "\"draw "), action + 1),
        ("a draw is changed", edited(1, "\"numbers\":[", "\"numbers\":[1,"), 2),
        ("the outcome is changed", edited(last - 1, "\"rounds\":", "\"rounds\":1"), last),
        ("the file is cut", sound[..sound.len() / 2].to_owned(), 0),
    ] {
        let file = folder.write("damaged.jsonl", &text);
        let ran = run(&["replay", &file, "--verify"]);
        assert_eq!((ran.code, ran.out.as_str()), (Some(1), ""), "{name}");
        let named = if line == 0 { "line ".into() } else { format!("line {line}:") };
        assert!(ran.err.contains(&named), "{name}: wanted {named}, got {}", ran.err);
        assert_eq!(ran.err.lines().count(), 1, "{name}: {}", ran.err);
    }
}

#[test]
fn a_record_is_told_step_by_step_through_any_eyes() {
    let folder = Folder::new();
    let file = folder.write("game.jsonl", &recorded(&folder, "3"));
    let spectator = run(&["replay", &file]);
    assert_eq!((spectator.code, spectator.err.as_str()), (Some(0), ""));
    assert!(spectator.out.contains("Player 2") && !spectator.out.contains("Your choice"));
    let second = run(&["replay", &file, "--text", "--seat", "2"]);
    assert!(second.out.contains("Your choice"), "a player is told their own choice");
    assert!(second.out.lines().count() >= spectator.out.lines().count());
    let nobody = run(&["replay", &file, "--text", "--seat", "4"]);
    assert_eq!((nobody.code, nobody.out.as_str()), (Some(2), ""));
}
