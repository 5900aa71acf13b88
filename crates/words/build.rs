//! Lists the texts: those of the platform in `locales/`, and those in the folder of each game.

use std::fmt::Write as _;
use std::path::{Path, PathBuf};
use std::{env, fs};

const LANGS: [&str; 4] = ["en", "fr", "pl", "ru"];

fn main() {
    let root =
        PathBuf::from(env::var_os("CARGO_MANIFEST_DIR").expect("cargo says where")).join("../..");
    let root = root.canonicalize().expect("the crate lies in the repository");
    let games = folders(&root.join("games"));
    let mut code = String::new();
    for lang in LANGS {
        let name = lang.to_uppercase();
        writeln!(code, "static {name}: &[(&str, &str)] = &[").expect("written");
        for (name, file) in texts(&root, &games, lang) {
            writeln!(code, "    ({name:?}, include_str!({file:?})),").expect("written");
        }
        writeln!(code, "];").expect("written");
    }
    writeln!(code, "static LESSONS: &[(&str, &str, &str)] = &[").expect("written");
    for (lang, game, file) in lessons(&games) {
        writeln!(code, "    ({lang:?}, {game:?}, include_str!({file:?})),").expect("written");
    }
    writeln!(code, "];").expect("written");
    writeln!(code, "static PREFIXES: &[(&str, &str)] = &{:?};", prefixes(&games)).expect("written");
    let out = PathBuf::from(env::var_os("OUT_DIR").expect("cargo names it")).join("texts.rs");
    fs::write(out, code).expect("the list is written");
    println!("cargo::rerun-if-changed={}", root.join("games").display());
}

/// The texts of a language: the platform's in the order of their names, then the games'.
fn texts(root: &Path, games: &[PathBuf], lang: &str) -> Vec<(String, PathBuf)> {
    let folder = root.join("locales").join(lang);
    println!("cargo::rerun-if-changed={}", folder.display());
    let platform = entries(&folder).into_iter().map(|file| (stem(&file), file));
    let games = games.iter().filter_map(|game| {
        let file = game.join("locales").join(format!("{lang}.ftl"));
        println!("cargo::rerun-if-changed={}", file.display());
        file.is_file().then(|| (stem(game), file))
    });
    platform.chain(games).collect()
}

/// The texts of the guided first games, by language and game.
fn lessons(games: &[PathBuf]) -> Vec<(&'static str, String, PathBuf)> {
    let of = |game: &PathBuf, lang| (lang, stem(game), game.join(format!("teach/{lang}.ftl")));
    let all = games.iter().flat_map(|game| LANGS.map(|lang| of(game, lang)));
    let found = all.filter(|(_, _, file)| {
        println!("cargo::rerun-if-changed={}", file.display());
        file.is_file()
    });
    found.collect()
}

/// What the keys of each game start with, as its manifest says.
fn prefixes(games: &[PathBuf]) -> Vec<(String, String)> {
    let read = |game: &PathBuf| {
        let file = game.join("game.toml");
        println!("cargo::rerun-if-changed={}", file.display());
        let text = fs::read_to_string(&file).expect("a game has a manifest");
        let value = text.lines().find_map(|line| line.strip_prefix("prefix = \""));
        let prefix = value.and_then(|value| value.strip_suffix('"'));
        (stem(game), prefix.expect("a manifest names the prefix").to_owned())
    };
    games.iter().map(read).collect()
}

/// The folders of the games: those with a manifest.
fn folders(games: &Path) -> Vec<PathBuf> {
    entries(games).into_iter().filter(|path| path.join("game.toml").is_file()).collect()
}

fn entries(folder: &Path) -> Vec<PathBuf> {
    let read = fs::read_dir(folder).into_iter().flatten().flatten();
    let mut paths: Vec<_> = read.map(|entry| entry.path()).collect();
    paths.sort();
    paths
}

fn stem(path: &Path) -> String {
    path.file_stem().unwrap_or_default().to_string_lossy().into_owned()
}
