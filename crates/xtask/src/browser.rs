//! The page in a real browser, served by the released program.

use crate::need::chromium;
use crate::shell::{program, run};
use crate::smoke;

/// Runs the browser tests of the page; where no browser can be had, the need has said so.
pub(crate) fn play() -> Result<(), String> {
    let Some(path) = chromium() else { return Ok(()) };
    let server = smoke::build()?;
    let mut command = program("npm");
    command.args(["run", "browser"]);
    run(command.env("MITTWOCH", server).env("CHROMIUM", path))
}
