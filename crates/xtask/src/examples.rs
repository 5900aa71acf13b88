//! The example records in the folders of the games.

use std::fs;
use std::path::PathBuf;

use mittwoch_games::{catalogue, title};
use mittwoch_kernel::{Seed, Setting};
use mittwoch_match::{Match, MatchSetup, Title};
use serde::Deserialize;

use crate::shell::root;

/// The matches that are tried until one shows what it must.
const TRIED: std::ops::Range<u64> = 1..1000;

/// A record in `docs/examples` of a game, as its manifest asks for it.
#[derive(Deserialize, Debug)]
#[serde(deny_unknown_fields)]
pub struct Example {
    /// The name of the file, without `.jsonl`.
    pub file: String,
    /// How many people play.
    pub players: u8,
    /// The bot that answers for all of them.
    pub bot: String,
    /// What must stand in the record.
    pub shows: Vec<String>,
}

/// The manifest of a game, as far as it is about examples.
#[derive(Deserialize)]
struct Manifest {
    #[serde(default)]
    example: Vec<Example>,
}

/// Writes the example records anew: of one game, or of all.
pub fn run(game: Option<&str>) -> Result<(), String> {
    if let Some(unknown) = game.filter(|key| title(key).is_none()) {
        return Err(format!("there is no game '{unknown}'"));
    }
    let keys = catalogue().iter().map(|title| title.about().key);
    for key in keys.filter(|key| game.is_none_or(|game| game == *key)) {
        for example in examples(key)? {
            let path = example.path(key);
            let folder = path.parent().map_or(Ok(()), fs::create_dir_all);
            folder
                .and_then(|()| fs::write(&path, example.write(key)?))
                .map_err(|error| format!("{} could not be written: {error}", path.display()))?;
            println!("wrote games/{key}/docs/examples/{}.jsonl", example.file);
        }
    }
    Ok(())
}

/// The examples that the manifest of a game asks for.
pub fn examples(key: &str) -> Result<Vec<Example>, String> {
    let path = root().join(format!("games/{key}/game.toml"));
    let text = fs::read_to_string(&path).map_err(|error| format!("{}: {error}", path.display()))?;
    let manifest: Manifest =
        toml::from_str(&text).map_err(|error| format!("{}: {error}", path.display()))?;
    Ok(manifest.example)
}

impl Example {
    /// Where the record lies.
    pub fn path(&self, key: &str) -> PathBuf {
        root().join(format!("games/{key}/docs/examples/{}.jsonl", self.file))
    }

    /// Whether a record shows what it must.
    pub fn is_shown_by(&self, text: &str) -> bool {
        self.shows.iter().all(|what| text.contains(what.as_str()))
    }

    /// The first match that shows what it must.
    fn write(&self, key: &str) -> std::io::Result<String> {
        let title = title(key).expect("the catalogue has it");
        let mut records = TRIED.map(|seed| self.record_of(title, seed));
        let found = records.find(|text| self.is_shown_by(text));
        let fault = || format!("no match of '{}' shows {:?}", self.file, self.shows);
        found.ok_or_else(|| std::io::Error::other(fault()))
    }

    /// A match in which the first answer that can be taken back is.
    fn record_of(&self, title: &dyn Title, seed: u64) -> String {
        let mut game = self.open(title, seed);
        let mut taken_back = false;
        while let Some(seat) = game.awaited().first() {
            if taken_back && game.answer_forced() {
                continue;
            }
            let answer = game.bot_answer(seat, &self.bot).expect("an asked seat has an answer");
            game.answer(seat, &answer).expect("a bot answers what is offered");
            // A sealed answer that goes back leaves no line.
            let noted = !taken_back && game.sealed().is_empty();
            taken_back = taken_back || noted && game.undo(seat).is_ok();
        }
        game.record()
    }

    fn open(&self, title: &dyn Title, seed: u64) -> Box<dyn Match> {
        let pack = title.pack(None).expect("the built-in pack is sound");
        let (setting, seed) = (Setting::new(self.players), Seed::from_number(seed));
        let opening = MatchSetup { pack, setting, seed, entropy: vec!["a word".to_owned()] };
        title.open(opening).unwrap_or_else(|faults| panic!("{}: {faults:?}", self.file))
    }
}
