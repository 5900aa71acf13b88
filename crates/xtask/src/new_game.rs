//! A new game: the template under names of its own, ready to be played.

mod names;

use std::fs;
use std::path::{Path, PathBuf};

use clap::Args;

use crate::codegen;
use crate::shell::{cargo, root, run as run_command};
use names::Names;

/// The folder that is copied.
pub(crate) const TEMPLATE: &str = "crates/xtask/template";

/// How the new game is called.
#[derive(Args, Debug)]
pub struct NewGamePlan {
    /// The key of the game: its folder, its address, its name in records; for ever
    key: String,
    /// What people call it; made from the key if absent
    #[arg(long)]
    name: Option<String>,
    /// Two letters before its texts and its paragraphs; made from the key if absent
    #[arg(long)]
    prefix: Option<String>,
}

/// Copies the template, lists the new game and writes its pages and its example record.
pub fn run(plan: &NewGamePlan) -> Result<(), String> {
    let names = Names::new(&plan.key, plan.name.as_deref(), plan.prefix.as_deref())?;
    names.check()?;
    let (from, to) = (root().join(TEMPLATE), root().join("games").join(&names.key));
    copy(&from, &to, &names)?;
    println!("made games/{}", names.key);
    codegen::list_games()?;
    let packages = ["", "-bots"].map(|room| format!("mittwoch-{}{room}", names.key));
    let fmt = ["fmt", "--package", &packages[0], "--package", &packages[1]];
    run_command(&mut cargo(&fmt))?;
    // This program was built before the game was there; one that knows it writes its pages.
    let xtask = |words: &[&str]| run_command(cargo(&["xtask"]).args(words));
    xtask(&["codegen"])?;
    xtask(&["examples", &names.key])?;
    println!("{} can be played; docs/adding-a-game.md says how to go on", names.name);
    Ok(())
}

/// Copies a folder under other names.
fn copy(from: &Path, to: &Path, names: &Names) -> Result<(), String> {
    let fault = |path: &Path| {
        let path = path.display().to_string();
        move |error: std::io::Error| format!("{path}: {error}")
    };
    for path in files(from).map_err(fault(from))? {
        let below = path.strip_prefix(from).unwrap_or(&path).to_string_lossy().into_owned();
        let file = to.join(names.put_into(&below));
        let text = fs::read_to_string(&path).map_err(fault(&path))?;
        file.parent().map_or(Ok(()), fs::create_dir_all).map_err(fault(&file))?;
        fs::write(&file, names.put_into(&text)).map_err(fault(&file))?;
    }
    Ok(())
}

/// Every file below a folder.
fn files(folder: &Path) -> std::io::Result<Vec<PathBuf>> {
    let mut found = Vec::new();
    for entry in fs::read_dir(folder)? {
        let path = entry?.path();
        if path.is_dir() { found.extend(files(&path)?) } else { found.push(path) }
    }
    found.sort();
    Ok(found)
}
