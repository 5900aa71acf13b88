//! The pages that are made from data.

mod described;
mod numbers;
mod protocol;
pub(crate) mod registry;
mod wire;

use std::collections::BTreeSet;
use std::fs;
use std::path::PathBuf;

use mittwoch_games::catalogue;

use crate::shell::root;

/// Writes every generated page, or only checks that none would change.
pub fn run(check: bool) -> Result<(), String> {
    let stale: Vec<GeneratedFile> = pages().into_iter().filter(GeneratedFile::is_stale).collect();
    if check && !stale.is_empty() {
        let names: Vec<_> = stale.iter().map(|page| page.path.as_str()).collect();
        return Err(format!("{} is not up to date: run cargo xtask codegen", names.join(", ")));
    }
    for page in &stale {
        page.write()?;
        println!("wrote {}", page.path);
    }
    if stale.is_empty() {
        println!("every generated page is up to date");
    }
    Ok(())
}

/// Writes the crate that lists the games, which must be right before anything else is built.
pub(crate) fn list_games() -> Result<(), String> {
    registry_pages().iter().try_for_each(GeneratedFile::write)
}

/// The generated files that lie in no folder of a game.
pub(crate) fn shared_pages() -> BTreeSet<String> {
    let paths = pages().into_iter().map(|page| page.path);
    paths.filter(|path| !path.starts_with("games/")).collect()
}

/// A generated file, by its path from the root.
struct GeneratedFile {
    path: String,
    text: String,
}

fn pages() -> Vec<GeneratedFile> {
    let page = |title: &&dyn mittwoch_match::Title| GeneratedFile {
        path: format!("games/{}/docs/components.md", title.about().key),
        text: title.components_page(),
    };
    let numbers = |title: &&dyn mittwoch_match::Title| GeneratedFile {
        path: format!("games/{}/docs/numbers.md", title.about().key),
        text: numbers::page(*title),
    };
    let types =
        GeneratedFile { path: "web/src/protocol.ts".to_owned(), text: protocol::typescript() };
    let schema =
        GeneratedFile { path: "docs/protocol.schema.json".to_owned(), text: protocol::schema() };
    let pages =
        catalogue().iter().map(page).chain(catalogue().iter().map(numbers)).chain([types, schema]);
    pages.chain(wire::pages()).chain(registry_pages()).collect()
}

/// The crate that lists the games.
fn registry_pages() -> [GeneratedFile; 2] {
    let folders = registry::folders();
    let page = |name: &str, text| GeneratedFile { path: format!("crates/games/{name}"), text };
    [
        page("Cargo.toml", registry::manifest(&folders)),
        page("src/list.rs", registry::list(&folders)),
    ]
}

impl GeneratedFile {
    fn file(&self) -> PathBuf {
        root().join(&self.path)
    }

    fn is_stale(&self) -> bool {
        fs::read_to_string(self.file()).ok().as_deref() != Some(self.text.as_str())
    }

    fn write(&self) -> Result<(), String> {
        let file = self.file();
        let folder = file.parent().map_or(Ok(()), fs::create_dir_all);
        folder
            .and_then(|()| fs::write(&file, &self.text))
            .map_err(|error| format!("{} could not be written: {error}", self.path))
    }
}
