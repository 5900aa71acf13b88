use std::fs;
use std::path::{Path, PathBuf};

/// What is made by tools or by other people.
const SKIPPED: [&str; 6] = [".git", "target", "node_modules", "dist", "LICENSE", "__pycache__"];

/// A text file of the repository.
pub(crate) struct File {
    /// The path from the root, with slashes.
    pub(crate) path: String,
    /// Its content.
    pub(crate) text: String,
}

impl File {
    /// The places of the lines that a test objects to, for its message.
    pub(crate) fn places(&self, bad: impl Fn(&str) -> bool) -> Vec<String> {
        let lines = self.text.lines().enumerate().filter(|(_, line)| bad(line));
        lines.map(|(number, line)| format!("{}:{}: {line}", self.path, number + 1)).collect()
    }
}

/// The root of the repository.
pub(crate) fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..").canonicalize().expect("a repository")
}

/// Every text file below a folder of the repository; none if there is no such folder.
pub(crate) fn files_below(folder: &str) -> Vec<File> {
    let mut paths = Vec::new();
    walk(&root().join(folder), &mut paths);
    paths.sort();
    paths.into_iter().filter_map(|path| read(&path)).collect()
}

/// Every source file in Rust.
pub(crate) fn rust_files() -> Vec<File> {
    let mut files = files_below("crates");
    files.extend(files_below("games"));
    files.extend(files_below("python/src"));
    files.retain(|file| file.path.ends_with(".rs"));
    assert!(files.len() > 20, "the sources were not found");
    files
}

fn walk(folder: &Path, paths: &mut Vec<PathBuf>) {
    for entry in fs::read_dir(folder).into_iter().flatten().flatten() {
        let path = entry.path();
        if SKIPPED.iter().any(|name| entry.file_name() == *name) {
            continue;
        }
        if path.is_dir() { walk(&path, paths) } else { paths.push(path) }
    }
}

fn read(path: &Path) -> Option<File> {
    let text = fs::read_to_string(path).ok()?;
    let below = path.strip_prefix(root()).ok()?;
    Some(File { path: below.to_string_lossy().replace('\\', "/"), text })
}

/// Fails with every complaint at once.
pub(crate) fn assert_none(complaints: Vec<String>) {
    assert!(complaints.is_empty(), "\n{}\n", complaints.join("\n"));
}
