//! Every game has the rooms of the guide, and says why it has others.

use std::collections::BTreeSet;
use std::fs;
use std::path::PathBuf;

use mittwoch_games::catalogue;

use crate::tree::{assert_none, root};

/// The rooms in the table of the guide, as paths from a game's rules: `src/state.rs`.
fn rooms() -> BTreeSet<String> {
    let guide = fs::read_to_string(root().join("docs/adding-a-game.md")).expect("the guide");
    let first = |line: &str| Some(line.strip_prefix("| `")?.split_once('`')?.0.to_owned());
    let rooms: BTreeSet<String> = guide.lines().filter_map(first).collect();
    assert!(rooms.len() > 20, "the guide lists its rooms in a table: {rooms:?}");
    rooms
}

/// The name of a room without what says whether it is a file or a folder.
fn plain(room: &str) -> &str {
    room.trim_end_matches(".rs").trim_end_matches('/')
}

/// The folders of the rules of all games, and of the one that new games are copied from.
fn folders() -> Vec<PathBuf> {
    let games = catalogue().iter().map(|title| format!("games/{}", title.about().key));
    let all = games.chain(["crates/xtask/template".to_owned()]);
    all.map(|game| root().join(game).join("rules")).collect()
}

#[test]
fn every_game_has_every_room_of_the_guide() {
    let mut missing = Vec::new();
    for folder in folders() {
        for room in rooms().iter().filter(|room| !room.contains('*')) {
            let path = folder.join(plain(room));
            if !path.is_dir() && !path.with_extension("rs").is_file() {
                missing.push(format!("{} has no {room}", folder.display()));
            }
        }
    }
    assert_none(missing);
}

#[test]
fn every_other_room_is_listed_with_its_reason() {
    let rooms = rooms();
    let listed: BTreeSet<&str> = rooms.iter().map(|room| plain(room)).collect();
    let mut strange = Vec::new();
    for source in folders().into_iter().map(|folder| folder.join("src")) {
        let facade = fs::read_to_string(source.join("lib.rs")).expect("a crate has a root");
        for entry in fs::read_dir(&source).expect("a crate has sources").flatten() {
            let name = entry.file_name().to_string_lossy().into_owned();
            let room = plain(&name);
            let reason = format!("//! - `{room}`: ");
            if !listed.contains(format!("src/{room}").as_str()) && !facade.contains(&reason) {
                let path = source.join(&name);
                strange.push(format!("{}: lib.rs gives no reason for it", path.display()));
            }
        }
    }
    assert_none(strange);
}
