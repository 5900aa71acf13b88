//! The registry: which games there are, as the folders below `games/` say.

use std::fmt::Write as _;
use std::fs;

use crate::shell::root;

const HEAD: &str = "Written by `cargo xtask codegen` from the folders of the games; do not edit.";

/// A folder of a game and what it brings.
pub(crate) struct Folder {
    /// The key of the game, which is the name of the folder.
    pub(crate) key: String,
    bots: bool,
    /// Whether the bots have a judge that learns, with weights in `bots/data`.
    judge: bool,
    terminal: bool,
}

impl Folder {
    fn read(key: String) -> Folder {
        let has = |room: &str| root().join(format!("games/{key}/{room}/Cargo.toml")).is_file();
        let (bots, terminal) = (has("bots"), has("terminal"));
        let judge = bots && root().join(format!("games/{key}/bots/data/judge.md")).is_file();
        Folder { key, bots, judge, terminal }
    }

    fn module(&self) -> String {
        format!("mittwoch_{}", self.key.replace('-', "_"))
    }

    fn bots(&self) -> String {
        if self.bots { format!("{}_bots::BOTS", self.module()) } else { "Bots::RANDOM".to_owned() }
    }
}

/// The folders of the games, in alphabetical order: those with a manifest.
pub(crate) fn folders() -> Vec<Folder> {
    let entries = fs::read_dir(root().join("games")).into_iter().flatten().flatten();
    let games = entries.filter(|entry| entry.path().join("game.toml").is_file());
    let mut keys: Vec<_> =
        games.map(|entry| entry.file_name().to_string_lossy().into_owned()).collect();
    keys.sort();
    keys.into_iter().map(Folder::read).collect()
}

/// The manifest of the crate that lists the games.
pub(super) fn manifest(folders: &[Folder]) -> String {
    let mut text = format!(
        "# {HEAD}\n\n[package]\nname = \"mittwoch-games\"\ndescription = \"The games: every \
         folder below games/.\"\nversion.workspace = true\nedition.workspace = \
         true\nrust-version.workspace = true\nlicense.workspace = true\npublish.workspace = \
         true\n\n[features]\n# The boards of the terminal.\nterminal = [\"dep:mittwoch-terminal\""
    );
    for folder in folders.iter().filter(|folder| folder.terminal) {
        let _ = write!(text, ", \"dep:mittwoch-{}-terminal\"", folder.key);
    }
    text += "]\n# Descriptions of what goes over the wire, for `cargo xtask codegen` and \
             tests.\nschema = [\"dep:ts-rs\", \"dep:schemars\", \"mittwoch-kernel/schema\"";
    for folder in folders {
        let _ = write!(text, ", \"mittwoch-{}/schema\"", folder.key);
    }
    text += "]\n\n[dependencies]\nmittwoch-kernel.workspace = true\nmittwoch-ai.workspace = \
             true\nmittwoch-search.workspace = true\nmittwoch-match.workspace = \
             true\nmittwoch-terminal = { workspace = true, \
             optional = true }\nts-rs = { workspace = true, optional = true }\nschemars = { \
             workspace = true, optional = true }\n";
    let mut line = |key: &str, room: &str, rest: &str| {
        let name = if room == "rules" { String::new() } else { format!("-{room}") };
        let path = format!("../../games/{key}/{room}");
        text += &format!("mittwoch-{key}{name} = {{ path = \"{path}\"{rest} }}\n");
    };
    for folder in folders {
        line(&folder.key, "rules", "");
        if folder.bots {
            line(&folder.key, "bots", "");
        }
        if folder.terminal {
            line(&folder.key, "terminal", ", optional = true");
        }
    }
    text + "\n[lints]\nworkspace = true\n"
}

/// The list itself.
pub(super) fn list(folders: &[Folder]) -> String {
    let mut text = format!("//! {HEAD}\n\n");
    if folders.iter().any(|folder| !folder.bots) {
        text += "use mittwoch_ai::Bots;\n";
    }
    text += "use mittwoch_match::{CatalogueEntry, Title};\n\nuse crate::Visitor;\n\n";
    text += "/// Every game, in the order of their keys.\npub static GAMES: &[&dyn Title] = &[\n";
    for folder in folders {
        let _ = writeln!(
            text,
            "    &CatalogueEntry::<{}::Rules>::new(&{}),",
            folder.module(),
            folder.bots()
        );
    }
    text += "];\n\n/// Shows a visitor every game with its type.\n";
    text += "pub fn each(visitor: &mut impl Visitor) {\n";
    for folder in folders {
        let _ =
            writeln!(text, "    visitor.visit::<{}::Rules>(&{});", folder.module(), folder.bots());
    }
    text += "}\n\n/// Shows a visitor every game whose judge can be taught.\n";
    text += "pub fn students(visitor: &mut impl crate::StudentVisitor) {\n";
    for folder in folders.iter().filter(|folder| folder.judge) {
        let module = folder.module();
        let _ = writeln!(text, "    visitor.visit::<{module}::Rules>(&{module}_bots::Pupil);");
    }
    if !folders.iter().any(|folder| folder.judge) {
        text += "    let _ = visitor;\n";
    }
    text += "}\n\n/// Shows a describer what every game sends over the wire.\n";
    text += "#[cfg(feature = \"schema\")]\n";
    text += "pub fn described(describer: &mut impl crate::Describer) {\n";
    for folder in folders {
        let _ = writeln!(text, "    describer.describe::<{}::Rules>();", folder.module());
    }
    text += "}\n\n/// The boards of the terminal, by the key of their game.\n";
    text += "#[cfg(feature = \"terminal\")]\n";
    text += "pub(crate) static BOARDS: &[(&str, mittwoch_terminal::TerminalBoard)] = &[\n";
    for folder in folders.iter().filter(|folder| folder.terminal) {
        let _ = writeln!(text, "    ({:?}, {}_terminal::BOARD),", folder.key, folder.module());
    }
    text + "];\n"
}
