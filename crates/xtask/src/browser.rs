//! The page in a real browser, served by the released program.

use crate::need::chromium;
use crate::shell::{program, run};
use crate::smoke;

/// Runs the browser tests of the page.
pub(crate) fn play() -> Result<(), String> {
    let server = smoke::build()?;
    let mut command = program("npm");
    command.args(["--prefix", "web", "run", "browser"]).env("MITTWOCH", server);
    if let Some(path) = chromium() {
        command.env("CHROMIUM", path);
    }
    run(&mut command)
}
