//! The example record that `docs/record.md` shows.

use std::path::{Path, PathBuf};

use mittwoch_table::verify;

use crate::helper::{finish, open};

fn file() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/examples/dreamworld-solo.jsonl")
}

/// A solo match with an answer taken back and an answer that the driver gave.
fn example() -> String {
    (1..1000).map(record_of).find(|text| is_telling(text)).expect("such a match comes soon")
}

fn is_telling(text: &str) -> bool {
    text.contains("\"undo\":") && text.contains("\"auto\":true")
}

/// A match in which the first answer that can be taken back is.
fn record_of(seed: u64) -> String {
    let mut game = open(1, seed);
    while let Some(seat) = game.awaited().first() {
        let answer = game.bot_answer(seat, "random").expect("asked");
        game.answer(seat, &answer).expect("offered");
        if game.undo(seat).is_ok() {
            break;
        }
    }
    finish(&mut *game);
    game.record()
}

/// Old records stay sound: when this fails, the format, the rules or the components have changed,
/// and the number of the format or of the rules must be raised, unless nothing was published yet.
/// With `UPDATE_EXAMPLE` set, the file is written anew.
#[test]
fn the_example_of_the_document_is_sound() {
    if std::env::var_os("UPDATE_EXAMPLE").is_some() {
        std::fs::write(file(), example()).expect("written");
    }
    let text = std::fs::read_to_string(file()).expect("the example is there");
    let verified = verify(&text, None).unwrap_or_else(|fault| panic!("{fault}"));
    assert_eq!(verified.header.setting.players, 1);
    assert!(is_telling(&text));
}
