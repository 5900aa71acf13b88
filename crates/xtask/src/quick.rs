//! The checks of the inner loop: what changed since the main branch, and what is not committed.

use std::collections::BTreeSet;

use serde_json::Value;

use crate::counts::TestCounts;
use crate::need::{CLIPPY, NODE, RUSTFMT};
use crate::npm;
use crate::shell::{PROFILE, cargo, program, root, run, run_lines, said};
use crate::steps::{CiStep, format};

/// The steps, in their order.
pub(crate) const QUICK: [CiStep; 4] = [
    step("format", "the sources are formatted", &[RUSTFMT, NODE], |_| format()),
    step("lint", "the linter has nothing to say about what changed", &[CLIPPY, NODE], |_| lint()),
    step("page", "the page has sound types", &[NODE], |_| page()),
    step("test", "the tests of what changed pass", &[], test),
];

const fn step(
    name: &'static str,
    title: &'static str,
    needs: &'static [crate::need::Requirement],
    run: fn(&mut TestCounts) -> Result<(), String>,
) -> CiStep {
    CiStep { name, title, again: "quick", needs, run }
}

fn lint() -> Result<(), String> {
    let packages = changed()?;
    if !packages.is_empty() {
        let mut command = cargo(&["clippy", "--profile", PROFILE, "--all-targets"]);
        command.args(named(&packages)).args(["--", "-D", "warnings"]);
        run(&mut command)?;
    }
    npm::install()?;
    npm::script("lint")
}

fn page() -> Result<(), String> {
    npm::install()?;
    npm::script("check")
}

fn test(counts: &mut TestCounts) -> Result<(), String> {
    let packages = changed()?;
    if packages.is_empty() {
        println!("no crate is changed");
        return Ok(());
    }
    let mut command = cargo(&["test", "--profile", PROFILE, "--no-fail-fast"]);
    run_lines(command.args(named(&packages)), |line| counts.hear(line))
}

fn named(packages: &BTreeSet<String>) -> impl Iterator<Item = String> {
    packages.iter().flat_map(|name| ["--package".to_owned(), name.clone()])
}

/// The crates in which a file is changed.
fn changed() -> Result<BTreeSet<String>, String> {
    let metadata = said(&mut cargo(&["metadata", "--no-deps", "--format-version", "1"]))?;
    let metadata: Value = serde_json::from_str(&metadata).map_err(|error| error.to_string())?;
    let root = format!("{}/", root().display());
    let folders: Vec<(String, String)> = metadata["packages"]
        .as_array()
        .into_iter()
        .flatten()
        .filter_map(|package| {
            let manifest = package["manifest_path"].as_str()?.strip_prefix(&root)?;
            let folder = manifest.strip_suffix("Cargo.toml")?.to_owned();
            Some((folder, package["name"].as_str()?.to_owned()))
        })
        .collect();
    Ok(crates_of(&files()?, &folders))
}

/// The crates whose folders hold some of the files.
fn crates_of(files: &[String], folders: &[(String, String)]) -> BTreeSet<String> {
    let of = |file: &String| {
        let holding = folders.iter().filter(|(folder, _)| file.starts_with(folder.as_str()));
        holding.max_by_key(|(folder, _)| folder.len()).map(|(_, name)| name.clone())
    };
    files.iter().filter_map(of).collect()
}

/// The files that differ from where this branch left the main one, committed or not.
fn files() -> Result<Vec<String>, String> {
    let git = |words: &[&str]| said(program("git").args(words));
    let bases =
        ["origin/main", "main"].iter().filter_map(|main| git(&["merge-base", "HEAD", main]).ok());
    let base = bases.map(|base| base.trim().to_owned()).next().unwrap_or_else(|| "HEAD".to_owned());
    let differing = git(&["diff", "--name-only", &base])?;
    let unknown = git(&["ls-files", "--others", "--exclude-standard"])?;
    Ok(differing.lines().chain(unknown.lines()).map(str::to_owned).collect())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_file_belongs_to_the_innermost_crate_around_it() {
        let pair = |folder: &str, name: &str| (folder.to_owned(), name.to_owned());
        let folders =
            [pair("crates/a/", "a"), pair("crates/a/inner/", "inner"), pair("crates/ab/", "ab")];
        let files = ["crates/a/inner/src/lib.rs", "crates/ab/Cargo.toml", "docs/x.md"];
        let found = crates_of(&files.map(str::to_owned), &folders);
        assert_eq!(found.into_iter().collect::<Vec<_>>(), ["ab", "inner"]);
    }
}
