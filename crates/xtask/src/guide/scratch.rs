//! A copy of the repository in which anything may be done.

use std::collections::BTreeSet;
use std::fs;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use crate::shell::{PROFILE, root, run};

/// A copy of every file that git knows or would know; it stays, so that little is built anew.
pub(super) struct GuideCopy {
    folder: PathBuf,
    target: PathBuf,
}

impl GuideCopy {
    /// Brings the copy up to date and makes it a repository with nothing to commit.
    pub(super) fn new() -> Result<GuideCopy, String> {
        let target = std::env::var_os("CARGO_TARGET_DIR").map(PathBuf::from);
        let target = target.unwrap_or_else(|| root().join("target"));
        let folder = target.join("guide/repository");
        fs::create_dir_all(&folder).map_err(|error| told(&folder, &error))?;
        let scratch = GuideCopy { folder, target };
        if !scratch.folder.join(".git").is_dir() {
            scratch.git(&["init", "--quiet"])?;
        }
        scratch.follow_sources()?;
        scratch.link_tools()?;
        scratch.git(&["add", "--all"])?;
        let author = ["-c", "user.name=guide", "-c", "user.email=guide@localhost"];
        let commit = ["commit", "--quiet", "--allow-empty", "--message", "as it stands"];
        scratch.git(&[&author[..], &commit].concat())?;
        Ok(scratch)
    }

    /// Copies what differs and removes what is gone: what a game of an earlier run left, too.
    fn follow_sources(&self) -> Result<(), String> {
        let theirs = listed(&root())?;
        for gone in listed(&self.folder)?.difference(&theirs) {
            let _ = fs::remove_file(self.folder.join(gone));
        }
        for path in &theirs {
            let (from, to) = (root().join(path), self.folder.join(path));
            let text = fs::read(&from).map_err(|error| told(&from, &error))?;
            if fs::read(&to).ok().as_ref() != Some(&text) {
                let folder = to.parent().map_or(Ok(()), fs::create_dir_all);
                folder.and_then(|()| fs::write(&to, &text)).map_err(|error| told(&to, &error))?;
            }
        }
        remove_empty(&self.folder.join("games")).map_err(|error| told(&self.folder, &error))
    }

    /// The tools of the page are those of the repository.
    fn link_tools(&self) -> Result<(), String> {
        let (tools, link) = (root().join("node_modules"), self.folder.join("node_modules"));
        if !tools.is_dir() || link.exists() {
            return Ok(());
        }
        #[cfg(unix)]
        std::os::unix::fs::symlink(&tools, &link).map_err(|error| told(&link, &error))?;
        Ok(())
    }

    /// A folder beside the copy, empty.
    pub(super) fn folder(&self, name: &str) -> Result<PathBuf, String> {
        let folder = self.target.join("guide").join(name);
        let _ = fs::remove_dir_all(&folder);
        fs::create_dir_all(&folder).map_err(|error| told(&folder, &error))?;
        Ok(folder)
    }

    /// A command of the guide in the copy: as it is written, but built as everything is that is
    /// checked, and into the same folder.
    pub(super) fn command(&self, words: &[String]) -> Result<Command, String> {
        let [program, verb, rest @ ..] = words else {
            return Err(format!("'{}' is no command with a verb", words.join(" ")));
        };
        if program != "cargo" {
            return Err(format!("the guide runs '{program}', and nobody tries that"));
        }
        let mut command = Command::new(std::env::var_os("CARGO").unwrap_or_else(|| program.into()));
        command.arg(verb);
        if ["run", "test", "build"].contains(&verb.as_str()) {
            command.args(["--profile", PROFILE]);
        }
        command.args(rest).current_dir(&self.folder).stdin(Stdio::null());
        Ok(self.clean(command))
    }

    /// A command that finds the copy, not the repository that this chore was started in.
    fn clean(&self, mut command: Command) -> Command {
        for name in ["CARGO_MANIFEST_DIR", "CARGO_MANIFEST_PATH", "GIT_DIR", "GIT_WORK_TREE"] {
            command.env_remove(name);
        }
        command.env("CARGO_TARGET_DIR", &self.target);
        command
    }

    /// Runs a command to which something is typed.
    pub(super) fn feed(&self, command: &mut Command, typed: &str) -> Result<(), String> {
        let fault = |error: std::io::Error| format!("{}: {error}", crate::shell::shown(command));
        let file = self.folder("typed")?.join("answers.txt");
        let mut answers = fs::File::create(&file).map_err(|error| told(&file, &error))?;
        answers.write_all(typed.as_bytes()).map_err(fault)?;
        let answers = fs::File::open(&file).map_err(|error| told(&file, &error))?;
        run(command.stdin(answers))
    }

    /// The paths that differ from the repository, new ones too.
    pub(super) fn changed(&self) -> Result<Vec<String>, String> {
        let status = ["status", "--porcelain", "--untracked-files=all", "-z"];
        let text = output(self.clean(git(&self.folder, &status)))?;
        let paths = text.split('\0').filter_map(|line| line.get(3..));
        Ok(paths.map(str::to_owned).collect())
    }

    fn git(&self, words: &[&str]) -> Result<(), String> {
        output(self.clean(git(&self.folder, words))).map(drop)
    }
}

/// The files of a repository: those that git knows, and those that it does not ignore.
fn listed(folder: &Path) -> Result<BTreeSet<String>, String> {
    let words = ["ls-files", "-z", "--cached", "--others", "--exclude-standard"];
    let text = output(git(folder, &words))?;
    let there = |path: &&str| folder.join(path).is_file();
    Ok(text.split('\0').filter(there).map(str::to_owned).collect())
}

fn git(folder: &Path, words: &[&str]) -> Command {
    let mut command = Command::new("git");
    command.args(words).current_dir(folder).stdin(Stdio::null());
    command
}

fn output(mut command: Command) -> Result<String, String> {
    let name = crate::shell::shown(&command);
    let output = command.output().map_err(|error| format!("'{name}': {error}"))?;
    if output.status.success() {
        return Ok(String::from_utf8_lossy(&output.stdout).into_owned());
    }
    Err(format!("'{name}' failed: {}", String::from_utf8_lossy(&output.stderr).trim()))
}

/// Removes folders that hold nothing, which git does not see but Cargo does.
fn remove_empty(folder: &Path) -> std::io::Result<()> {
    for entry in fs::read_dir(folder)? {
        let path = entry?.path();
        if path.is_dir() && !path.is_symlink() {
            remove_empty(&path)?;
            let _ = fs::remove_dir(&path);
        }
    }
    Ok(())
}

fn told(path: &Path, error: &std::io::Error) -> String {
    format!("{}: {error}", path.display())
}
