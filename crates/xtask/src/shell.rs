//! Running other programs from the root of the repository, with nothing on standard input.

use std::ffi::OsStr;
use std::fmt::Write as _;
use std::io::{BufRead, BufReader};
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

/// The profile in which everything is checked, so that it is compiled once.
pub(crate) const PROFILE: &str = "ci";

/// The root of the repository.
pub(crate) fn root() -> PathBuf {
    let here = Path::new(env!("CARGO_MANIFEST_DIR"));
    here.ancestors().nth(2).unwrap_or(here).to_path_buf()
}

/// A program in the root of the repository.
pub(crate) fn program(name: impl AsRef<OsStr>) -> Command {
    let mut command = Command::new(name);
    command.current_dir(root()).stdin(Stdio::null());
    command
}

/// The cargo that runs this chore.
pub(crate) fn cargo(arguments: &[&str]) -> Command {
    let mut command = program(std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into()));
    command.args(arguments);
    command
}

/// Builds a program with a command of cargo and tells where it lies.
pub(crate) fn built(command: &mut Command) -> Result<PathBuf, String> {
    built_target(command, |_| true)
}

/// The same where a command builds many programs: the one that a target of cargo names.
pub(crate) fn built_target(
    command: &mut Command,
    wanted: impl Fn(&serde_json::Value) -> bool,
) -> Result<PathBuf, String> {
    let mut program = None;
    run_quietly(command.arg("--message-format=json-render-diagnostics"), |line| {
        let message: serde_json::Value = serde_json::from_str(line).unwrap_or_default();
        let made = message["executable"].as_str().map(PathBuf::from);
        program = made.filter(|_| wanted(&message)).or(program.take());
    })?;
    program.ok_or_else(|| format!("'{}' made no program", shown(command)))
}

/// Runs a program to its end and lets it speak for itself.
pub(crate) fn run(command: &mut Command) -> Result<(), String> {
    println!("$ {}", shown(command));
    let status = command.status().map_err(|error| unstartable(command, &error))?;
    if status.success() { Ok(()) } else { Err(failed(command, &status.to_string())) }
}

/// Runs a program to its end, prints every line of its standard output and hands it on.
pub(crate) fn run_lines(command: &mut Command, mut hear: impl FnMut(&str)) -> Result<(), String> {
    run_quietly(command, |line| {
        println!("{line}");
        hear(line);
    })
}

/// Runs a program to its end and hands every line of its standard output on.
pub(crate) fn run_quietly(command: &mut Command, mut hear: impl FnMut(&str)) -> Result<(), String> {
    println!("$ {}", shown(command));
    let started = command.stdout(Stdio::piped()).spawn();
    let mut child = started.map_err(|error| unstartable(command, &error))?;
    for line in child.stdout.take().into_iter().flat_map(|out| BufReader::new(out).lines()) {
        hear(&line.map_err(|error| failed(command, &error.to_string()))?);
    }
    let status = child.wait().map_err(|error| failed(command, &error.to_string()))?;
    if status.success() { Ok(()) } else { Err(failed(command, &status.to_string())) }
}

/// Runs a program to its end in silence and gives what it said.
pub(crate) fn said(command: &mut Command) -> Result<String, String> {
    let output = command.output().map_err(|error| unstartable(command, &error))?;
    if !output.status.success() {
        return Err(failed(command, &output.status.to_string()));
    }
    Ok(String::from_utf8_lossy(&output.stdout).into_owned())
}

/// Whether a program can be started and ends well, in silence.
pub(crate) fn works(name: &str, arguments: &[&str]) -> bool {
    let quiet = program(name).args(arguments).stdout(Stdio::null()).stderr(Stdio::null()).status();
    quiet.is_ok_and(|status| status.success())
}

/// A command as one would type it.
pub(crate) fn shown(command: &Command) -> String {
    let name = Path::new(command.get_program()).file_stem().unwrap_or_default();
    let mut text = name.to_string_lossy().into_owned();
    for argument in command.get_args() {
        let _ = write!(text, " {}", argument.to_string_lossy());
    }
    text
}

fn unstartable(command: &Command, error: &std::io::Error) -> String {
    format!("'{}' could not be started: {error}", shown(command))
}

fn failed(command: &Command, how: &str) -> String {
    format!("'{}' failed ({how})", shown(command))
}
