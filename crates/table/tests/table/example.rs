//! The example records of `docs/record.md`.

use std::path::{Path, PathBuf};

use mittwoch_games::{catalogue, title, verify};
use serde_json::Value;

use crate::checker::check;
use crate::helper::open_any;

/// A record in `docs/examples`, and how it comes about.
struct Example {
    file: &'static str,
    game: &'static str,
    players: u8,
    bot: &'static str,
    /// What it must show.
    shows: &'static [&'static str],
}

/// An answer taken back, one that the driver gave, and one that random players hardly come to.
const BACK: &str = "\"undo\":";
const AUTO: &str = "\"auto\":true";
const SHELVE: &str = "\"action\":\"shelve ";

const EXAMPLES: [Example; 4] = [
    Example {
        file: "dreamworld-solo",
        game: "dreamworld",
        players: 1,
        bot: "random",
        shows: &[BACK, AUTO],
    },
    Example { file: "notre-dame", game: "notre-dame", players: 2, bot: "greedy", shows: &[BACK] },
    Example {
        file: "unconscious-mind",
        game: "unconscious-mind",
        players: 2,
        bot: "greedy",
        shows: &[BACK, AUTO],
    },
    Example {
        file: "unconscious-mind-solo",
        game: "unconscious-mind",
        players: 1,
        bot: "greedy",
        shows: &[BACK, AUTO, SHELVE],
    },
];

impl Example {
    fn path(&self) -> PathBuf {
        let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/examples");
        folder.join(format!("{}.jsonl", self.file))
    }

    /// The first match that shows what it must.
    fn write(&self) -> String {
        let mut records = (1..1000).map(|seed| self.record_of(seed));
        records.find(|text| self.is_shown_by(text)).expect("such a match comes soon")
    }

    fn is_shown_by(&self, text: &str) -> bool {
        self.shows.iter().all(|what| text.contains(what))
    }

    /// A match in which the first answer that can be taken back is.
    fn record_of(&self, seed: u64) -> String {
        let mut game = open_any(title(self.game).expect("known"), self.players, seed);
        let mut taken_back = false;
        while let Some(seat) = game.awaited().first() {
            if taken_back && game.answer_forced() {
                continue;
            }
            let answer = game.bot_answer(seat, self.bot).expect("asked");
            game.answer(seat, &answer).expect("offered");
            // A sealed answer that goes back leaves no line.
            let noted = !taken_back && game.sealed().is_empty();
            taken_back = taken_back || noted && game.undo(seat).is_ok();
        }
        game.record()
    }
}

/// Every answer in the examples of a game.
pub(crate) fn answers(game: &str) -> Vec<String> {
    let examples = EXAMPLES.iter().filter(|example| example.game == game);
    let texts = examples.map(|example| std::fs::read_to_string(example.path()).expect("there"));
    let actions = texts.flat_map(|text| {
        let lines = text.lines().map(|line| serde_json::from_str(line).expect("a line"));
        lines.map(|line: Value| line["action"].clone()).collect::<Vec<_>>()
    });
    actions.filter_map(|action| action.as_str().map(str::to_owned)).collect()
}

/// Old records stay sound: when this fails, the format, the rules or the components have changed,
/// and the number of the format or of the rules must be raised, unless nothing was published yet.
/// With `UPDATE_EXAMPLE` set, the files are written anew.
#[test]
fn the_examples_of_the_document_are_sound() {
    for example in EXAMPLES {
        if std::env::var_os("UPDATE_EXAMPLE").is_some() {
            std::fs::write(example.path(), example.write()).expect("written");
        }
        let text = std::fs::read_to_string(example.path()).expect("the example is there");
        let verified = verify(&text, None).unwrap_or_else(|f| panic!("{}: {f}", example.file));
        assert_eq!(verified.header.game, example.game);
        assert_eq!(verified.header.setting.players, example.players);
        assert!(example.is_shown_by(&text), "{}", example.file);
        check(&format!("example-{}", example.file), &text).unwrap_or_else(|said| panic!("{said}"));
    }
}

#[test]
fn every_game_has_an_example_that_the_document_names() {
    let page =
        std::fs::read_to_string(concat!(env!("CARGO_MANIFEST_DIR"), "/../../docs/record.md"));
    let page = page.expect("the page is there");
    for title in catalogue() {
        let key = title.about().key;
        assert!(EXAMPLES.iter().any(|example| example.game == key), "{key} has no example");
    }
    for Example { file, .. } in EXAMPLES {
        assert!(page.contains(&format!("| `{file}.jsonl` |")), "{file} is not on the page");
    }
}
