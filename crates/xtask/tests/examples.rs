//! The example records in the folders of the games.

use std::process::Command;

use mittwoch_games::{catalogue, verify};
use xtask::examples::examples;

use crate::tree::root;

/// Old records stay sound: when this fails, the format, the rules or the components have changed,
/// and the number of the format or of the rules must be raised, unless nothing was published yet.
/// `cargo xtask examples` writes the files anew.
#[test]
fn the_examples_of_every_game_are_sound() {
    for title in catalogue() {
        let key = title.about().key;
        let examples = examples(key).expect("a manifest");
        assert!(!examples.is_empty(), "{key} has no example");
        for example in examples {
            let text = std::fs::read_to_string(example.path(key)).expect("the example is there");
            let verified = verify(&text, None).unwrap_or_else(|f| panic!("{}: {f}", example.file));
            assert_eq!(verified.header.game, key);
            assert_eq!(verified.header.setting.players, example.players);
            assert!(example.is_shown_by(&text), "{}", example.file);
        }
    }
}

#[test]
fn a_checker_that_shares_no_code_finds_them_sound_too() {
    if Command::new("python3").arg("--version").output().is_err() {
        println!("skipped: python3 is not installed");
        return;
    }
    let checker = root().join("docs/examples/check_record.py");
    for title in catalogue() {
        let key = title.about().key;
        for example in examples(key).expect("a manifest") {
            let output = Command::new("python3").arg(&checker).arg(example.path(key)).output();
            let output = output.expect("python3 runs");
            let said = String::from_utf8_lossy(&output.stderr);
            assert!(output.status.success(), "{}: {said}", example.file);
        }
    }
}
