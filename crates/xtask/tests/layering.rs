use std::collections::BTreeSet;

use cargo_metadata::{DependencyKind, MetadataCommand, Package};

use crate::tree::{assert_none, root, rust_files};

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

/// The games, listed in the catalogue or not yet: the crates with a rules digest.
fn games() -> Vec<String> {
    let crates = std::fs::read_dir(root().join("crates")).expect("crates").flatten();
    let names = crates.map(|entry| entry.file_name().to_string_lossy().into_owned());
    names.filter(|name| root().join(format!("docs/rules/{name}.md")).is_file()).collect()
}

fn game_packages() -> Vec<String> {
    games().iter().map(|key| format!("mittwoch-{key}")).collect()
}

/// The crates of the project that a crate may use, or none if nobody has decided.
fn may_use(name: &str) -> Option<BTreeSet<String>> {
    let games = game_packages();
    let with_games = |others: &[&str]| {
        others.iter().map(|name| format!("mittwoch-{name}")).chain(games.clone()).collect()
    };
    let allowed = match name {
        "mittwoch-kernel" => BTreeSet::new(),
        "mittwoch-testkit" => BTreeSet::from(["mittwoch-kernel".to_owned()]),
        "mittwoch-ai" => with_games(&["kernel"]),
        "mittwoch-table" => with_games(&["kernel", "ai"]),
        "mittwoch-protocol" => BTreeSet::from(["mittwoch-kernel".to_owned()]),
        "mittwoch-server" => {
            ["kernel", "table", "protocol"].map(|n| format!("mittwoch-{n}")).into()
        }
        "mittwoch-web" => BTreeSet::new(),
        "mittwoch" => with_games(&["kernel", "ai", "table", "protocol", "server", "web"]),
        "xtask" => {
            return Some(packages().iter().map(|package| package.name.to_string()).collect());
        }
        game if games.iter().any(|name| name == game) => {
            BTreeSet::from(["mittwoch-kernel".to_owned()])
        }
        _ => return None,
    };
    Some(allowed)
}

#[test]
fn every_crate_uses_only_what_lies_before_it() {
    let packages = packages();
    let ours: BTreeSet<_> = packages.iter().map(|package| package.name.to_string()).collect();
    let mut complaints = Vec::new();
    for package in &packages {
        let Some(allowed) = may_use(&package.name) else {
            complaints.push(format!("{}: say here which crates it may use", package.name));
            continue;
        };
        for used in package.dependencies.iter().filter(|used| ours.contains(&used.name)) {
            let for_tests = used.kind == DependencyKind::Development;
            let testing = for_tests && used.name == "mittwoch-testkit";
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

#[test]
fn the_kernel_names_no_game() {
    let keys = games();
    let mut files = rust_files();
    files.retain(|file| file.path.starts_with("crates/kernel/"));
    let named = |line: &str| keys.iter().any(|key| line.to_lowercase().contains(key.as_str()));
    assert_none(files.iter().flat_map(|file| file.places(named)).collect());
}

#[test]
fn rules_know_no_file_clock_thread_float_or_unordered_map() {
    let crates = games().into_iter().chain(["kernel".to_owned()]);
    let folders: Vec<_> = crates.map(|name| format!("crates/{name}/src/")).collect();
    let mut files = rust_files();
    files.retain(|file| folders.iter().any(|folder| file.path.starts_with(folder)));
    let forbidden = |line: &str| NOT_IN_RULES.iter().any(|word| has_word(line, word));
    assert_none(files.iter().flat_map(|file| file.places(forbidden)).collect());
}

fn has_word(line: &str, word: &str) -> bool {
    line.match_indices(word).any(|(at, _)| {
        let before = line[..at].chars().next_back();
        let after = line[at + word.len()..].chars().next();
        [before, after].iter().flatten().all(|near| !near.is_alphanumeric() && *near != '_')
    })
}
