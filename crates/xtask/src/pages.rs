//! The page in a real browser, served by the program that is checked.

use crate::need::{CHROMIUM, NODE, chromium};
use crate::shell::{program, run as run_command};
use crate::{npm, smoke};

/// Every test of the page in a browser, or those that the arguments choose.
pub fn run(arguments: &[String]) -> Result<(), String> {
    NODE.ensure()?;
    CHROMIUM.ensure()?;
    let arguments: Vec<&str> = arguments.iter().map(String::as_str).collect();
    play(&arguments, true)
}

/// A sample of them for every day: no matrix of whole games, no set of pictures.
pub(crate) fn sample() -> Result<(), String> {
    play(&["--grep-invert", "@whole"], false)
}

/// Runs the browser tests of the page; where no browser can be had, the need has said so.
fn play(arguments: &[&str], all: bool) -> Result<(), String> {
    let Some(path) = chromium() else { return Ok(()) };
    npm::install()?;
    let server = smoke::build()?;
    let mut command = program("npm");
    command.args(["run", "--silent", "browser", "--"]).args(arguments);
    if all {
        command.env("MITTWOCH_PAGES", "all");
    }
    run_command(command.env("MITTWOCH", server).env("CHROMIUM", path))
}
