//! Builds the page with Node, so that `cargo build` alone gives a program with its page inside.

use std::path::{Path, PathBuf};
use std::process::{Command, exit};

/// What the page is made of, seen from the root.
const SOURCES: [&str; 9] = [
    "web/src",
    "web/public",
    "web/index.html",
    "web/svelte.config.js",
    "web/tsconfig.json",
    "web/vite.config.ts",
    "package.json",
    "package-lock.json",
    "locales",
];

fn main() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    for source in SOURCES {
        println!("cargo::rerun-if-changed={}", root.join(source).display());
    }
    println!("cargo::rerun-if-changed={}", root.join("games").display());
    for game in games(&root) {
        for room in ["web", "locales", "game.toml"] {
            println!("cargo::rerun-if-changed={}", game.join(room).display());
        }
    }
    if !root.join("node_modules").is_dir() {
        npm(&root, &["ci"]);
    }
    npm(&root, &["run", "build"]);
}

/// The folders of the games, whose boards are part of the page.
fn games(root: &Path) -> Vec<PathBuf> {
    let folders = std::fs::read_dir(root.join("games")).into_iter().flatten().flatten();
    folders.map(|entry| entry.path()).filter(|path| path.join("game.toml").is_file()).collect()
}

fn npm(folder: &Path, args: &[&str]) {
    let name = if cfg!(windows) { "npm.cmd" } else { "npm" };
    let done = Command::new(name).args(args).current_dir(folder).output();
    match done {
        Ok(output) if output.status.success() => {}
        Ok(output) => {
            let said = String::from_utf8_lossy(&output.stderr);
            stop(&format!("The page could not be built: `npm {}` failed.\n{said}", args.join(" ")))
        }
        Err(_) => stop(
            "The page needs Node 20 or later with npm, and there is none. Install it, or build the \
             program for the terminal alone: cargo build --release --no-default-features",
        ),
    }
}

fn stop(why: &str) -> ! {
    eprintln!("{why}");
    exit(1)
}
