//! Bad input: one clear sentence and an exit code, never a panic.

use crate::run::{Folder, run};

/// Runs, and checks the code, that one sentence is said, and what is in it.
fn refused(args: &[&str], code: i32, said: &str) {
    let ran = run(args);
    assert_eq!(ran.code, Some(code), "{args:?}: {}", ran.err);
    assert_eq!(ran.err.lines().count(), 1, "{args:?}: {}", ran.err);
    assert!(ran.err.contains(said), "{args:?}: {}", ran.err);
    assert!(ran.err.trim_end().ends_with('.') && !ran.err.contains("panicked"), "{}", ran.err);
    assert_eq!(ran.out, "", "{args:?}");
}

#[test]
fn unknown_games_bots_options_and_commands() {
    refused(&["play", "chess", "--text"], 2, "no game 'chess'");
    refused(&["rules", "chess"], 2, "no game 'chess'");
    refused(&["bench", "chess"], 2, "no game 'chess'");
    refused(&["components", "chess"], 2, "no game 'chess'");
    refused(&["play", "dreamworld", "--text", "--seat", "human,hal"], 2, "no bot 'hal'");
    refused(&["play", "dreamworld", "--text", "--option", "x=1"], 2, "no option 'x'");
    refused(&["play", "dreamworld", "--text", "--option", "professor=x"], 2, "cannot be 'x'");
    refused(&["play", "dreamworld", "--text", "--option", "professor"], 2, "KEY=VALUE");
    refused(&["dance"], 2, "'dance'");
    refused(&["play"], 2, "GAME");
    refused(&["rules", "dreamworld", "DW-99.1"], 2, "no paragraph 'DW-99.1'");
    refused(&["play", "dreamworld", "--text", "--lang", "de"], 2, "'de'");
    refused(&["play", "dreamworld", "--text", "--seed", "xyz"], 2, "64 hexadecimal digits");
}

#[test]
fn wrong_numbers_of_players_seats_and_games() {
    refused(&["play", "dreamworld", "--text", "--players", "7"], 2, "1 to 4 players, not 7");
    refused(&["play", "dreamworld", "--text", "--players", "0"], 2, "not 0");
    refused(&["play", "dreamworld", "--text", "--players", "-1"], 2, "-1");
    refused(
        &["play", "dreamworld", "--text", "--players", "1", "--seat", "human,human"],
        2,
        "seats",
    );
    let simulate = |more: &[&str], said: &str| {
        refused(&[&["simulate", "dreamworld"], more].concat(), 2, said);
    };
    simulate(&["--players", "7", "--bots", "random"], "not 7");
    simulate(&["--players", "3", "--bots", "random,random"], "2 bots");
    simulate(&["--players", "2", "--bots", "hal"], "no bot 'hal'");
    simulate(&["--players", "2", "--bots", "random", "--games", "0"], "--games");
    simulate(&["--players", "2", "--bots", "random", "--threads", "0"], "--threads");
    simulate(&["--players", "2", "--bots", "random", "--option", "level=high"], "cannot be 'high'");
}

#[test]
fn a_terminal_is_needed_to_play_without_text() {
    refused(&["play", "dreamworld"], 2, "terminal");
}

#[test]
fn files_that_cannot_be_read_or_written() {
    let folder = Folder::new();
    let missing = folder.file("missing");
    refused(&["replay", &missing], 1, "Cannot read");
    refused(&["replay", &missing, "--verify"], 1, "Cannot read");
    refused(&["play", "--text", "--resume", &missing], 1, "Cannot read");
    refused(&["play", "dreamworld", "--text", "--pack", &missing], 1, "Cannot read the folder");
    refused(&["components", "check", "dreamworld", &missing], 1, "Cannot read the folder");
    let empty = folder.path().display().to_string();
    refused(&["components", "check", "dreamworld", &empty], 1, "no TOML file");
    let inside_a_file = format!("{}/x", folder.write("plain", "text"));
    refused(&["play", "dreamworld", "--text", "--save", &inside_a_file], 1, "Cannot write");
    std::fs::write(folder.path().join("bytes"), [0xff, 0xfe, 0]).expect("it can be written");
    refused(&["replay", &folder.file("bytes")], 1, "not text");
    let full = ["--players", "2", "--bots", "random", "--games", "1", "--records", &empty];
    refused(&[&["simulate", "dreamworld"][..], &full].concat(), 1, "empty");
}

#[test]
fn records_that_are_none() {
    let folder = Folder::new();
    for (name, text) in [("a", ""), ("b", "nonsense\n"), ("c", "{}\n"), ("d", "[1]\n")] {
        let file = folder.write(name, text);
        refused(&["replay", &file, "--verify"], 1, "line 1");
        refused(&["play", "--text", "--resume", &file], 1, "line 1");
    }
    let file = folder.write("e", "{\"game\":\"chess\"}\n");
    refused(&["replay", &file, "--verify"], 1, "'chess'");
}

#[test]
fn every_fault_of_a_pack_is_named_at_once_with_file_and_entry() {
    let folder = Folder::new();
    folder.write("dream-cards.toml", "[deck]\ncopies = 2\n");
    folder.write("clients.toml", "[[client]]\nid = \"the-clerk\"\nsuit = \"spade\"\n");
    let pack = folder.path().display().to_string();
    let ran = run(&["components", "check", "dreamworld", &pack]);
    assert_eq!((ran.code, ran.out.as_str()), (Some(1), ""));
    assert!(ran.err.contains("dream-cards.toml: "), "{}", ran.err);
    assert!(ran.err.contains("clients.toml: the-clerk: "), "{}", ran.err);
    assert!(ran.err.contains("spade"), "{}", ran.err);
    let played = run(&["play", "dreamworld", "--text", "--pack", &pack]);
    assert_eq!((played.code, played.err), (Some(1), ran.err));
    folder.write("horses.toml", "x = 1\n");
    let ran = run(&["components", "check", &pack]);
    assert_eq!(ran.code, Some(2), "no game has horses: {}", ran.err);
}

#[test]
fn a_file_of_a_pack_that_is_no_text_is_named() {
    let folder = Folder::new();
    let bytes = b"[[client]]\nid = \"\xff\xfe\"\n";
    std::fs::write(folder.path().join("clients.toml"), bytes).expect("a writable folder");
    let pack = folder.path().display().to_string();
    let ran = run(&["components", "check", "dreamworld", &pack]);
    assert_eq!((ran.code, ran.out.as_str()), (Some(1), ""));
    assert!(ran.err.contains("clients.toml"), "{}", ran.err);
}
