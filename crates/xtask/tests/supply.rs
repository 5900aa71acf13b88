//! What comes from elsewhere: under which licences, what must not come, and what comes twice.

use std::collections::{BTreeMap, BTreeSet};
use std::process::Command;

use crate::tree::{assert_none, root};

/// Licences that go with ours (see docs/decisions/0001-licence.md).
const LICENCES: [&str; 14] = [
    "0BSD",
    "AGPL-3.0-or-later",
    "Apache-2.0",
    "Apache-2.0 WITH LLVM-exception",
    "BSD-2-Clause",
    "BSD-3-Clause",
    "BSL-1.0",
    "CC0-1.0",
    "CDLA-Permissive-2.0",
    "ISC",
    "MIT",
    "Unicode-3.0",
    "Unlicense",
    "Zlib",
];

/// Crates that must not come, each with why.
const BANNED: [(&str, &str); 6] = [
    ("openssl-sys", "TLS is rustls, so that nothing of the system is needed"),
    ("native-tls", "TLS is rustls, so that nothing of the system is needed"),
    ("aws-lc-sys", "a C compiler is all that a build may need, and only for the database"),
    ("bindgen", "a C compiler is all that a build may need, and only for the database"),
    ("cmake", "a C compiler is all that a build may need, and only for the database"),
    ("chrono", "the time of the server is a number"),
];

/// The most crates that may come in two or more versions, which cost time and room.
const MOST_TWICE: usize = 24;

/// A crate as it is built.
#[derive(PartialEq, Eq, PartialOrd, Ord)]
struct Crate {
    name: String,
    version: String,
    licence: String,
}

/// Everything that is built on this system, with the features that are asked for: what is built only
/// elsewhere was never fetched here. `cargo metadata` would also list what no feature asks for.
fn crates() -> BTreeSet<Crate> {
    let cargo = std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into());
    let words = ["--workspace", "--prefix", "none", "--format", "{p}|{l}"];
    let mut command = Command::new(cargo);
    command.current_dir(root()).args(["tree", "--locked", "--offline"]).args(words);
    let output = command.output().expect("cargo can be started");
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    let text = String::from_utf8(output.stdout).expect("text");
    let crates: BTreeSet<_> = text.lines().filter_map(read).collect();
    assert!(crates.len() > 100, "only {} crates were found", crates.len());
    crates
}

#[test]
fn the_released_program_describes_nothing() {
    let cargo = std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into());
    let words = ["tree", "--locked", "--offline", "-p", "mittwoch", "-e", "normal,build"];
    let mut command = Command::new(cargo);
    let output = command.current_dir(root()).args(words).args(["--prefix", "none"]).output();
    let text = String::from_utf8(output.expect("cargo can be started").stdout).expect("text");
    assert!(text.lines().count() > 100, "{text}");
    let describing = |line: &&str| line.starts_with("ts-rs") || line.starts_with("schemars");
    assert_none(text.lines().filter(describing).map(str::to_owned).collect());
}

/// Reads a line such as `serde v1.0.229|MIT OR Apache-2.0 (*)`.
fn read(line: &str) -> Option<Crate> {
    let (package, licence) = line.trim_end_matches(" (*)").split_once('|')?;
    let mut words = package.split(' ');
    let (name, version) = (words.next()?.to_owned(), words.next()?.strip_prefix('v')?.to_owned());
    Some(Crate { name, version, licence: licence.to_owned() })
}

/// Whether one of the licences that a crate offers is allowed; all of those that it joins must be.
fn allowed(offer: &str) -> bool {
    let offer = offer.replace(['(', ')'], " ").replace('/', " OR ");
    offer
        .split(" OR ")
        .any(|choice| choice.split(" AND ").all(|licence| LICENCES.contains(&licence.trim())))
}

#[test]
fn every_crate_is_under_a_licence_that_goes_with_ours() {
    let crates = crates();
    let others = crates.iter().filter(|one| !allowed(&one.licence));
    assert_none(others.map(|one| format!("{} is under '{}'", one.name, one.licence)).collect());
}

#[test]
fn a_choice_of_licences_needs_one_and_a_sum_of_them_all() {
    assert!(allowed("MIT OR GPL-2.0") && allowed("MIT/Apache-2.0"));
    assert!(allowed("(MIT OR Apache-2.0) AND Unicode-3.0"));
    assert!(!allowed("GPL-2.0") && !allowed("MIT AND GPL-2.0") && !allowed(""));
}

#[test]
fn nothing_comes_that_must_not() {
    let crates = crates();
    let found = BANNED.iter().filter(|(name, _)| crates.iter().any(|one| one.name == *name));
    assert_none(found.map(|(name, why)| format!("{name}: {why}")).collect());
}

/// What makes two versions differ for cargo: all up to the first number that is not nought.
fn major(version: &str) -> String {
    let parts: Vec<&str> = version.split('.').collect();
    let count = parts.iter().take_while(|part| **part == "0").count() + 1;
    parts[..count.min(parts.len())].join(".")
}

#[test]
fn few_crates_come_in_two_versions() {
    assert_eq!(
        (major("0.9.5"), major("1.2.3"), major("0.0.7")),
        ("0.9".into(), "1".into(), "0.0.7".into())
    );
    let mut versions: BTreeMap<String, BTreeSet<String>> = BTreeMap::new();
    for one in crates() {
        versions.entry(one.name).or_default().insert(major(&one.version));
    }
    versions.retain(|_, versions| versions.len() > 1);
    let list: Vec<String> = versions.iter().map(|(name, all)| format!("{name} {all:?}")).collect();
    println!("{}", list.join("\n"));
    assert!(list.len() <= MOST_TWICE, "{} crates come twice:\n{}", list.len(), list.join("\n"));
}

#[test]
fn the_released_program_is_stripped() {
    let manifest = std::fs::read_to_string(root().join("Cargo.toml")).expect("the manifest");
    // The program's own settings take the place of those of the profile.
    for profile in ["release]\n", "release.package.mittwoch]\n"] {
        let settings = manifest.split("[profile.").find_map(|part| part.strip_prefix(profile));
        assert!(settings.is_some_and(|all| all.contains("\nstrip = true\n")), "{profile}");
    }
}
