use std::collections::BTreeSet;

use cargo_metadata::{DependencyKind, MetadataCommand, Package};

use crate::tree::{File, assert_none, files_below, root, rust_files};

/// What the kernel may use from outside: it is the ground on which every platform must stand.
///
/// The last two describe the types that go over the wire, and only where a feature asks for it.
const KERNEL_USES: [&str; 8] =
    ["serde", "serde_path_to_error", "toml", "rand_chacha", "sha2", "tinyvec", "ts-rs", "schemars"];

/// Words that no rule may use: the same input must give the same output everywhere.
const NOT_IN_RULES: [&str; 11] = [
    "std::fs",
    "std::net",
    "std::time",
    "std::thread",
    "std::env",
    "async fn",
    "static mut",
    "HashMap",
    "HashSet",
    "f32",
    "f64",
];

fn packages() -> Vec<Package> {
    let manifest = root().join("Cargo.toml");
    let metadata = MetadataCommand::new().manifest_path(manifest).no_deps().exec();
    metadata.expect("cargo describes the workspace").packages
}

/// The keys of the games: the folders with a manifest.
fn games() -> Vec<String> {
    let folders = std::fs::read_dir(root().join("games")).expect("games").flatten();
    let games = folders.filter(|entry| entry.path().join("game.toml").is_file());
    games.map(|entry| entry.file_name().to_string_lossy().into_owned()).collect()
}

/// The crates of the platform that a crate may use, or none if nobody has decided.
fn may_use(name: &str) -> Option<&'static [&'static str]> {
    Some(match name {
        "kernel" | "web" | "pgtest" => &[],
        "testkit" | "ai" | "protocol" | "words" => &["kernel"],
        "search" => &["kernel", "ai"],
        "learn" => &["kernel", "ai", "search"],
        "match" => &["kernel", "ai", "protocol"],
        "terminal" => &["kernel", "words"],
        "games" => &["kernel", "ai", "search", "match", "terminal"],
        "arena" => &["kernel", "ai", "match", "games"],
        "review" => &["kernel", "match", "protocol"],
        "session" => &["kernel", "match", "protocol"],
        "server" => &["kernel", "match", "protocol", "review", "session", "games", "words"],
        "cli" => &[
            "kernel", "match", "arena", "protocol", "review", "session", "games", "terminal",
            "words", "server", "web",
        ],
        "python" => &["kernel", "ai", "match", "protocol", "games", "arena", "words"],
        "vopr" => &["kernel", "match", "protocol", "games", "session", "server"],
        _ => return None,
    })
}

/// The crates that a crate may use: by its name on the platform, by its room in the folder of a
/// game.
fn allowed(package: &Package) -> Option<BTreeSet<String>> {
    let ours = |names: &[&str]| names.iter().map(|name| format!("mittwoch-{name}")).collect();
    let path = package.manifest_path.as_str().replace('\\', "/");
    let Some((_, place)) = path.rsplit_once("/games/").filter(|(_, place)| place.contains('/'))
    else {
        let folder = path.rsplit('/').nth(1)?;
        return match folder {
            "xtask" => Some(packages().iter().map(|one| one.name.to_string()).collect()),
            _ => {
                let mut allowed: BTreeSet<_> = ours(may_use(folder)?);
                if folder == "games" {
                    allowed.extend(rooms());
                }
                Some(allowed)
            }
        };
    };
    let mut parts = place.split('/');
    let (key, room) = (parts.next()?, parts.next()?);
    let mut allowed: BTreeSet<_> = match room {
        "rules" => return Some(ours(&["kernel"])),
        "bots" => ours(&["kernel", "ai", "search"]),
        "terminal" => ours(&["kernel", "terminal", "words"]),
        _ => return None,
    };
    allowed.insert(format!("mittwoch-{key}"));
    Some(allowed)
}

/// Every crate in the folder of a game.
fn rooms() -> Vec<String> {
    let inside = |package: &Package| {
        let path = package.manifest_path.as_str().replace('\\', "/");
        ["/rules/", "/bots/", "/terminal/"].iter().any(|room| path.contains(room))
    };
    packages().iter().filter(|package| inside(package)).map(|one| one.name.to_string()).collect()
}

#[test]
fn every_crate_uses_only_what_lies_before_it() {
    let packages = packages();
    let ours: BTreeSet<_> = packages.iter().map(|package| package.name.to_string()).collect();
    let mut complaints = Vec::new();
    for package in &packages {
        let Some(allowed) = allowed(package) else {
            complaints.push(format!("{}: say here which crates it may use", package.name));
            continue;
        };
        for used in package.dependencies.iter().filter(|used| ours.contains(&used.name)) {
            let for_tests = used.kind == DependencyKind::Development;
            // Tests may take up whole games: what is above a crate can show what it does.
            let testing = for_tests;
            if !allowed.contains(&used.name) && !testing {
                complaints.push(format!("{} must not use {}", package.name, used.name));
            }
        }
    }
    assert_none(complaints);
}

#[test]
fn the_kernel_uses_few_crates() {
    let packages = packages();
    let kernel = packages.iter().find(|package| *package.name == "mittwoch-kernel");
    let used = kernel.expect("a kernel").dependencies.iter();
    let normal = used.filter(|used| used.kind == DependencyKind::Normal);
    let extra = normal.filter(|used| !KERNEL_USES.contains(&used.name.as_str()));
    assert_none(extra.map(|used| format!("the kernel must not use {}", used.name)).collect());
}

/// What a session may use from outside: it has no clock, thread, file, network or database.
const SESSION_USES: [&str; 3] = ["serde", "serde_json", "sha2"];

/// Words that the life of a table does without: whoever keeps a session brings time and keeps lines.
const NOT_IN_SESSIONS: [&str; 10] = [
    "std::fs",
    "std::net",
    "std::io",
    "std::time",
    "std::thread",
    "std::env",
    "async fn",
    "await",
    "Mutex",
    "HashMap",
];

#[test]
fn a_session_has_no_clock_thread_file_network_or_database() {
    let packages = packages();
    let session = packages.iter().find(|package| *package.name == "mittwoch-session");
    let used = session.expect("a session").dependencies.iter();
    let normal = used.filter(|used| used.kind == DependencyKind::Normal && used.path.is_none());
    let extra = normal.filter(|used| !SESSION_USES.contains(&used.name.as_str()));
    assert_none(extra.map(|used| format!("a session must not use {}", used.name)).collect());
    let mut files = rust_files();
    files.retain(|file| file.path.starts_with("crates/session/src/"));
    assert!(files.len() > 20, "the session was not found");
    let forbidden = |line: &str| NOT_IN_SESSIONS.iter().any(|word| has_word(line, word));
    assert_none(files.iter().flat_map(|file| file.places(forbidden)).collect());
}

#[test]
fn every_dependency_has_its_reason_written_down() {
    let path = root().join("docs/decisions/0005-dependencies.md");
    let reasons = std::fs::read_to_string(path).expect("the page of dependencies");
    let packages = packages();
    let foreign = packages.iter().flat_map(|package| &package.dependencies);
    let foreign = foreign.filter(|used| used.path.is_none());
    let named =
        |name: &str| reasons.lines().any(|line| line.starts_with('|') && has_word(line, name));
    let unnamed: BTreeSet<_> = foreign
        .filter(|used| !named(&used.name))
        .map(|used| format!("{} has no line in 0005-dependencies.md", used.name))
        .collect();
    assert_none(unnamed.into_iter().collect());
}

/// Folders of the platform in which no game may be named.
const PLATFORM: [&str; 2] = ["crates/", "web/"];

/// Where the platform may name games: the generated registry, and tests, which play real games.
const MAY_NAME: [&str; 4] =
    ["crates/games/src/list.rs", "crates/games/Cargo.toml", "/tests/", "tests.rs"];

#[test]
fn the_platform_names_no_game() {
    let names: Vec<_> = games()
        .into_iter()
        .flat_map(|key| [key.replace('-', "_"), key.replace('-', " "), key.replace('-', ""), key])
        .collect();
    let mut files: Vec<_> = PLATFORM.iter().flat_map(|folder| files_below(folder)).collect();
    files.retain(|file| !MAY_NAME.iter().any(|part| file.path.contains(part)));
    files.push(File { path: "Cargo.toml".to_owned(), text: read_root("Cargo.toml") });
    assert!(files.len() > 300, "the platform was not found");
    for file in &mut files {
        // The tests of a module stand at its end, and so do the dependencies of tests.
        let ends = ["#[cfg(test)]\nmod tests {", "[dev-dependencies]"];
        if let Some(at) = ends.iter().find_map(|end| file.text.find(end)) {
            file.text.truncate(at);
        }
    }
    let named = |line: &str| {
        let line = line.to_lowercase();
        names.iter().any(|name| line.contains(name.as_str()))
    };
    assert_none(files.iter().flat_map(|file| file.places(named)).collect());
}

fn read_root(path: &str) -> String {
    std::fs::read_to_string(root().join(path)).expect("it is in the repository")
}

#[test]
fn rules_know_no_file_clock_thread_float_or_unordered_map() {
    let games = games().into_iter().map(|key| format!("games/{key}/rules/src/"));
    let folders: Vec<_> = games.chain(["crates/kernel/src/".to_owned()]).collect();
    let mut files = rust_files();
    files.retain(|file| folders.iter().any(|folder| file.path.starts_with(folder)));
    files.retain(|file| !is_test(file));
    let forbidden = |line: &str| NOT_IN_RULES.iter().any(|word| has_word(line, word));
    assert_none(files.iter().flat_map(|file| file.places(forbidden)).collect());
}

/// Words that the match may not use: whoever keeps one brings the clock, the files and the threads.
const NOT_IN_MATCH: [&str; 7] =
    ["std::fs", "std::net", "std::time", "std::thread", "std::env", "async fn", "rayon"];

#[test]
fn a_match_knows_no_file_clock_or_thread() {
    let mut files = rust_files();
    let ours = ["crates/match/src/", "crates/review/src/"];
    files.retain(|file| ours.iter().any(|of| file.path.starts_with(of)) && !is_test(file));
    assert!(files.len() > 20, "the match was not found");
    let forbidden = |line: &str| NOT_IN_MATCH.iter().any(|word| has_word(line, word));
    assert_none(files.iter().flat_map(|file| file.places(forbidden)).collect());
}

/// Whether a source is a module of tests, which no program has: it may keep and read files.
fn is_test(file: &File) -> bool {
    file.path.ends_with("/tests.rs") || file.path.contains("/tests/")
}

fn has_word(line: &str, word: &str) -> bool {
    line.match_indices(word).any(|(at, _)| {
        let before = line[..at].chars().next_back();
        let after = line[at + word.len()..].chars().next();
        [before, after].iter().flatten().all(|near| !near.is_alphanumeric() && *near != '_')
    })
}
