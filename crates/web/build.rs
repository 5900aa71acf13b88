//! Builds the page with Node, so that `cargo build` alone gives a program with its page inside.

use std::path::{Path, PathBuf};
use std::process::{Command, exit};

/// What the page is made of, seen from its folder.
const SOURCES: [&str; 9] = [
    "src",
    "public",
    "index.html",
    "package.json",
    "package-lock.json",
    "svelte.config.js",
    "tsconfig.json",
    "vite.config.ts",
    "../locales",
];

fn main() {
    let folder = folder();
    for source in SOURCES {
        println!("cargo::rerun-if-changed={}", folder.join(source).display());
    }
    if !folder.join("node_modules").is_dir() {
        npm(&folder, &["ci"]);
    }
    npm(&folder, &["run", "build"]);
}

fn folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../web")
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
