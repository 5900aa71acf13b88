//! The golden playthroughs of the games.

use mittwoch_games::catalogue;

use crate::shell::{self, cargo};

/// Writes the playthroughs of every game anew, by its own tests.
pub fn run() -> Result<(), String> {
    for title in catalogue() {
        let package = format!("mittwoch-{}", title.about().key);
        let mut tests = cargo(&["test", "--package", &package, "playthrough"]);
        shell::run(tests.env("MITTWOCH_BLESS", "1"))?;
    }
    println!("The playthroughs are written; read the difference before you commit it.");
    Ok(())
}
