//! Components of an owner: matches go on with those that they began with.

use std::fs;

use crate::run::{Folder, Ran, feed_with, run};

/// Runs with the program's own files in a folder.
fn at(home: &Folder, args: &[&str], input: &str) -> Ran {
    let home = home.path().display().to_string();
    feed_with(args, input, &[("XDG_DATA_HOME", &home)])
}

/// A folder with a pack that says of one row where its values come from.
fn pack(folder: &Folder) -> String {
    fs::create_dir_all(folder.path().join("own")).expect("a folder");
    folder.write("own/tokens.toml", "[[row]]\nid = \"row-4\"\nsource = \"read off the box\"\n");
    folder.file("own")
}

/// A match that was saved with the pack.
fn saved(home: &Folder, folder: &Folder, pack: &str) -> String {
    let file = folder.file("kept.jsonl");
    let play = ["play", "dreamworld", "--players", "2", "--text", "--pack", pack, "--seed"];
    let seed = "7".repeat(64);
    let ran = at(home, &[&play[..], &[&seed, "--save", &file]].concat(), "1\nsave\nquit\n");
    assert!(fs::metadata(&file).is_ok(), "{} {}", ran.out, ran.err);
    file
}

fn resume(home: &Folder, file: &str, more: &[&str]) -> Ran {
    at(home, &[&["play", "--text", "--resume", file], more].concat(), "quit\n")
}

#[test]
fn a_match_goes_on_without_the_folder_of_its_pack() {
    let (home, folder) = (Folder::new(), Folder::new());
    let own = pack(&folder);
    let file = saved(&home, &folder, &own);
    fs::remove_dir_all(&own).expect("it can go");
    let ran = resume(&home, &file, &[]);
    assert!(!ran.err.contains("pack"), "{}", ran.err);
    assert!(ran.out.contains("Dreamworld"), "{}", ran.out);
}

#[test]
fn a_folder_that_a_file_from_elsewhere_names_is_not_looked_into() {
    let (home, folder, other) = (Folder::new(), Folder::new(), Folder::new());
    let own = pack(&folder);
    let file = saved(&home, &folder, &own);
    fs::write(folder.path().join("own/secret.toml"), "secret words").expect("written");
    for args in
        [&["play", "--text", "--resume"][..], &["replay", "--text"], &["replay", "--verify"]]
    {
        let ran = at(&other, &[args, &[&file]].concat(), "quit\n");
        assert_eq!(ran.code, Some(1), "{args:?}: {}", ran.out);
        assert!(ran.err.contains("--pack") && !ran.err.contains("secret"), "{}", ran.err);
    }
    fs::remove_file(folder.path().join("own/secret.toml")).expect("it can go");
    let named = resume(&other, &file, &["--pack", &own]);
    assert!(named.out.contains("Dreamworld"), "{}", named.err);
}

#[test]
fn a_game_of_the_programs_own_folder_finds_the_folder_that_it_names() {
    let (home, folder, other) = (Folder::new(), Folder::new(), Folder::new());
    let own = pack(&folder);
    let file = saved(&home, &folder, &own);
    fs::create_dir_all(other.path().join("mittwoch")).expect("a folder");
    let moved = other.file("mittwoch/kept.jsonl");
    fs::copy(&file, &moved).expect("copied");
    let ran = resume(&other, &moved, &[]);
    assert!(ran.out.contains("Dreamworld"), "{}", ran.err);
}

#[test]
fn the_built_in_files_are_written_as_a_pack_and_every_fault_of_it_is_named() {
    let folder = Folder::new();
    for game in ["dreamworld", "notre-dame", "unconscious-mind"] {
        let own = folder.file(game);
        let export = run(&["components", "export", game, &own]);
        assert_eq!((export.code, export.err.as_str()), (Some(0), ""), "{game}");
        let again = run(&["components", "export", game, &own]);
        assert_eq!(again.code, Some(1), "nothing is written over: {}", again.out);
        let check = run(&["components", "check", &own]);
        assert_eq!((check.code, check.err.as_str()), (Some(0), ""), "{game}");
        assert!(check.out.contains(game) && check.out.contains("Original:"), "{}", check.out);
    }
    let torn = folder.path().join("dreamworld");
    fs::write(torn.join("tokens.toml"), [0xff, 0xfe]).expect("written");
    fs::write(torn.join("clients.toml"), "client = 3").expect("written");
    let check = run(&["components", "check", &folder.file("dreamworld")]);
    assert_eq!(check.code, Some(1));
    assert!(check.err.contains("tokens.toml: the file is not written in UTF-8"), "{}", check.err);
    assert!(check.err.lines().any(|line| line.starts_with("clients.toml")), "{}", check.err);
}

#[test]
fn a_sheet_to_fill_in_is_a_page_in_the_language_of_the_reader() {
    let page = run(&["--lang", "fr", "components", "sheet", "notre-dame"]);
    assert_eq!((page.code, page.err.as_str()), (Some(0), ""));
    assert!(page.out.starts_with("<!doctype html>") && page.out.contains("Dans votre boîte"));
}

#[test]
fn a_match_names_its_pack() {
    let (home, folder) = (Folder::new(), Folder::new());
    let own = pack(&folder);
    folder.write("own/pack.toml", "game = \"dreamworld\"\nname = \"My box\"\n");
    let play = ["play", "dreamworld", "--players", "2", "--text", "--pack", &own, "--seed", "1"];
    let ran = at(&home, &play, "quit\n");
    assert!(ran.out.contains("Pack: My box. Original: "), "{} {}", ran.out, ran.err);
}
