//! Builds the page with Node, so that `cargo build` alone gives a program with its page inside.
//!
//! What is built lies in the folder of Cargo's outputs, under the digest of its sources: every
//! profile takes it from there, and two runs of Cargo wait for each other.

use std::collections::HashSet;
use std::env;
use std::fs::{self, File};
use std::hash::{DefaultHasher, Hash, Hasher};
use std::path::{Path, PathBuf};
use std::process::{Command, exit};

/// What the page is made of, seen from the root; of each game the rooms below as well.
const SOURCES: [&str; 11] = [
    "web/src",
    "web/public",
    "web/index.html",
    "web/svelte.config.js",
    "web/tsconfig.json",
    "web/shrink.ts",
    "web/vite.config.ts",
    "web/worker.ts",
    "package.json",
    "package-lock.json",
    "locales",
];
const OF_GAMES: [&str; 3] = ["web", "locales", "game.toml"];

/// Where the lock file is noted that the tools were installed from; `cargo xtask` looks there too.
const NOTE: &str = "node_modules/.installed-from";

/// Rooms whose files are no part of the page.
const TESTS: [&str; 2] = ["tests", "browser"];

/// How many pages are kept: those of a branch or two.
const KEPT: usize = 4;

fn main() {
    let root =
        PathBuf::from(env::var_os("CARGO_MANIFEST_DIR").expect("cargo says where")).join("../..");
    let sources = sources(&root);
    println!("cargo::rerun-if-changed={}", root.join("games").display());
    for source in &sources {
        println!("cargo::rerun-if-changed={}", source.display());
    }
    let out = PathBuf::from(env::var_os("OUT_DIR").unwrap_or_default());
    built(&root, &sources, &out).unwrap_or_else(|why| stop(&why));
}

/// Puts the page into a folder: as it was built before, or anew.
fn built(root: &Path, sources: &[PathBuf], out: &Path) -> Result<(), String> {
    let store = store(out);
    fs::create_dir_all(&store).map_err(|error| told(&store, &error))?;
    let lock = store.join("lock");
    let lock = File::create(&lock).and_then(|file| file.lock().map(|()| file));
    let _lock = lock.map_err(|error| told(&store, &error))?;
    let kept = store.join(digest(sources)?);
    if !kept.join("index.html").is_file() {
        install(root)?;
        let begun = store.join("begun");
        let folder = begun.display().to_string();
        npm(root, &["run", "build", "--", "--outDir", &folder, "--emptyOutDir"])?;
        fs::rename(&begun, &kept).map_err(|error| told(&kept, &error))?;
        forget(&store);
    }
    let page = out.join("page");
    let _ = fs::remove_dir_all(&page);
    copy(&kept, &page).and_then(|()| list(out)).map_err(|error| told(&page, &error))
}

/// Writes the list of the page's files, by which the crate takes them in; what has a short form is
/// unpacked from it.
fn list(out: &Path) -> std::io::Result<()> {
    let page = out.join("page");
    let mut paths = Vec::new();
    files(&page, &mut paths)?;
    let short: HashSet<_> = paths.iter().filter_map(|file| unpacked(file)).collect();
    paths.retain(|file| !short.contains(file));
    let path = |file: &Path| Some(file.strip_prefix(&page).ok()?.to_str()?.replace('\\', "/"));
    let mut found: Vec<_> = paths.iter().filter_map(|file| Some((path(file)?, file))).collect();
    found.sort();
    let lines = found.iter().map(|(path, file)| format!("({path:?}, include_bytes!({file:?})),\n"));
    fs::write(out.join("files.rs"), format!("&[\n{}]", lines.collect::<String>()))
}

/// What a file in gzip is when it is unpacked.
fn unpacked(file: &Path) -> Option<PathBuf> {
    (file.extension()? == "gz").then(|| file.with_extension(""))
}

fn files(folder: &Path, found: &mut Vec<PathBuf>) -> std::io::Result<()> {
    for path in fs::read_dir(folder)?.flatten().map(|entry| entry.path()) {
        if path.is_dir() {
            files(&path, found)?;
        } else {
            found.push(path);
        }
    }
    Ok(())
}

/// The folder of pages, beside what Cargo builds in each profile.
fn store(out: &Path) -> PathBuf {
    // Above the profile, its build scripts, this script and its output.
    out.ancestors().nth(4).unwrap_or(out).join("pages")
}

fn sources(root: &Path) -> Vec<PathBuf> {
    let folders = fs::read_dir(root.join("games")).into_iter().flatten().flatten();
    let games = folders.map(|entry| entry.path()).filter(|path| path.join("game.toml").is_file());
    let of_games = games.flat_map(|game| OF_GAMES.map(|room| game.join(room)));
    let mut all: Vec<_> = SOURCES.map(|name| root.join(name)).into_iter().chain(of_games).collect();
    all.sort();
    all
}

/// A name for all that the page is made of.
fn digest(sources: &[PathBuf]) -> Result<String, String> {
    let mut hasher = DefaultHasher::new();
    for source in sources {
        feed(source, &mut hasher).map_err(|error| told(source, &error))?;
    }
    Ok(format!("{:016x}", hasher.finish()))
}

fn feed(path: &Path, hasher: &mut DefaultHasher) -> std::io::Result<()> {
    if TESTS.iter().any(|name| path.ends_with(name)) {
        return Ok(());
    }
    if path.is_dir() {
        let mut below: Vec<_> = fs::read_dir(path)?.flatten().map(|entry| entry.path()).collect();
        below.sort();
        return below.iter().try_for_each(|path| feed(path, hasher));
    }
    if path.is_file() {
        path.file_name().hash(hasher);
        fs::read(path)?.hash(hasher);
    }
    Ok(())
}

fn copy(from: &Path, to: &Path) -> std::io::Result<()> {
    fs::create_dir_all(to)?;
    for entry in fs::read_dir(from)?.flatten() {
        let (path, there) = (entry.path(), to.join(entry.file_name()));
        if path.is_dir() {
            copy(&path, &there)?;
        } else {
            fs::copy(path, there)?;
        }
    }
    Ok(())
}

/// Removes all but the newest pages.
fn forget(store: &Path) {
    let folders = fs::read_dir(store).into_iter().flatten().flatten();
    let mut pages: Vec<_> = folders.filter(|entry| entry.path().is_dir()).collect();
    pages.sort_by_key(|entry| entry.metadata().and_then(|data| data.modified()).ok());
    for page in pages.iter().rev().skip(KEPT) {
        let _ = fs::remove_dir_all(page.path());
    }
}

/// Installs the tools of the page, unless they are there as the lock file wants them.
fn install(root: &Path) -> Result<(), String> {
    let (wanted, note) = (fs::read(root.join("package-lock.json")), root.join(NOTE));
    let wanted = wanted.map_err(|error| told(root, &error))?;
    if fs::read(&note).is_ok_and(|found| found == wanted) {
        return Ok(());
    }
    npm(root, &["ci"])?;
    fs::write(&note, wanted).map_err(|error| told(&note, &error))
}

fn npm(folder: &Path, args: &[&str]) -> Result<(), String> {
    let name = if cfg!(windows) { "npm.cmd" } else { "npm" };
    let done = Command::new(name).args(args).current_dir(folder).output();
    match done {
        Ok(output) if output.status.success() => Ok(()),
        Ok(output) => {
            let said = String::from_utf8_lossy(&output.stderr);
            Err(format!("The page could not be built: `npm {}` failed.\n{said}", args.join(" ")))
        }
        Err(_) => Err("The page needs Node 20 or later with npm, and there is none. Install it, \
                       or build the program for the terminal alone: cargo build --release \
                       --no-default-features"
            .to_owned()),
    }
}

fn told(path: &Path, error: &std::io::Error) -> String {
    format!("The page could not be built: {}: {error}", path.display())
}

fn stop(why: &str) -> ! {
    eprintln!("{why}");
    exit(1)
}
