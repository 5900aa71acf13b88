//! The tools of the page, from the lock file at the root.

use std::fs;

use crate::shell::{program, root, run};

/// Where the lock file is noted that the tools were installed from; the build of the page in
/// `crates/web` looks there too.
const NOTE: &str = "node_modules/.installed-from";

/// Installs the tools of the page, unless they are there as the lock file wants them.
pub(crate) fn install() -> Result<(), String> {
    let wanted = fs::read(root().join("package-lock.json")).map_err(|error| error.to_string())?;
    let note = root().join(NOTE);
    if fs::read(&note).is_ok_and(|found| found == wanted) {
        return Ok(());
    }
    run(program("npm").arg("ci"))?;
    fs::write(note, wanted).map_err(|error| error.to_string())
}

/// Runs a script of `package.json`.
pub(crate) fn script(name: &str) -> Result<(), String> {
    run(program("npm").args(["run", "--silent", name]))
}
