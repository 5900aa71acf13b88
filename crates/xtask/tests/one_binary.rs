//! A test file that no binary includes would never run.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

use cargo_metadata::{MetadataCommand, TargetKind};

use crate::tree::{assert_none, root, rust_files};

#[test]
fn every_crate_has_one_test_binary_and_it_includes_every_test_file() {
    let manifest = root().join("Cargo.toml");
    let metadata = MetadataCommand::new().manifest_path(manifest).no_deps().exec();
    let mut complaints = Vec::new();
    let mut included = BTreeSet::new();
    for package in metadata.expect("cargo describes the workspace").packages {
        let tests = package.targets.iter().filter(|target| target.kind.contains(&TargetKind::Test));
        let tests: Vec<_> = tests.collect();
        if tests.len() > 1 {
            complaints.push(format!("{} has {} test binaries", package.name, tests.len()));
        }
        tests.iter().for_each(|target| include(target.src_path.as_std_path(), true, &mut included));
    }
    // The tests of a crate lie below it: `crates/<name>/tests`, `games/<key>/<room>/tests`.
    let is_test = |path: &str| {
        let below = if path.starts_with("games/") { 3 } else { 2 };
        path.split('/').nth(below) == Some("tests")
    };
    for file in rust_files().iter().filter(|file| is_test(&file.path)) {
        if !included.contains(&root().join(&file.path)) {
            complaints.push(format!("{} is in no test binary", file.path));
        }
    }
    assert_none(complaints);
}

/// Adds a file and, below it, every file that it declares as a module.
fn include(file: &Path, top: bool, included: &mut BTreeSet<PathBuf>) {
    let file = file.canonicalize().unwrap_or_else(|_| file.to_path_buf());
    let Ok(text) = fs::read_to_string(&file) else { return };
    let beside = file.parent().expect("a file lies in a folder").to_path_buf();
    let owns_folder = top || file.file_name().is_some_and(|name| name == "mod.rs");
    let folder = if owns_folder { beside.clone() } else { file.with_extension("") };
    included.insert(file);
    let mut path = None;
    for line in text.lines().map(str::trim) {
        if let Some(given) = line.strip_prefix("#[path = \"").and_then(|l| l.strip_suffix("\"]")) {
            path = Some(beside.join(given));
        } else if let Some(name) = declared(line) {
            let flat = folder.join(format!("{name}.rs"));
            let deep = folder.join(name).join("mod.rs");
            let chosen = path.take().unwrap_or(if flat.exists() { flat } else { deep });
            include(&chosen, false, included);
        }
    }
}

/// The module that a line declares in a file of its own.
fn declared(line: &str) -> Option<&str> {
    let (visibility, rest) = line.split_once("mod ")?;
    let name = rest.strip_suffix(';')?;
    (visibility.is_empty() || visibility.starts_with("pub")).then_some(name)
}
