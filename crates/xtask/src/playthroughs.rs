//! The golden texts: playthroughs, descriptions of components, screens of the terminal.

use std::collections::BTreeSet;

use crate::new_game::TEMPLATE;
use crate::shell::{self, PROFILE, cargo, program, said};

/// Writes every golden text anew, by the tests of the crates that have some.
pub fn run() -> Result<(), String> {
    let listed = said(program("git").args(["ls-files", "*.snap"]))?;
    let manifests: BTreeSet<String> = listed.lines().filter_map(manifest).collect();
    for manifest in manifests {
        let mut tests = cargo(&["test", "--profile", PROFILE, "--tests", "--manifest-path"]);
        shell::run(tests.arg(manifest).env("INSTA_UPDATE", "always"))?;
    }
    println!("The golden texts are written; read the difference before you commit it.");
    Ok(())
}

/// The manifest of the crate in whose tests a golden text lies; the template is none.
fn manifest(path: &str) -> Option<String> {
    let (folder, _) = path.split_once("/tests/").filter(|_| !path.starts_with(TEMPLATE))?;
    Some(format!("{folder}/Cargo.toml"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_golden_text_lies_in_the_tests_of_its_crate() {
        let found = manifest("games/x/rules/tests/playthroughs/x-2p.snap");
        assert_eq!(found.as_deref(), Some("games/x/rules/Cargo.toml"));
        assert_eq!(manifest("docs/x.snap"), None);
        assert_eq!(manifest(&format!("{TEMPLATE}/rules/tests/playthroughs/y-2p.snap")), None);
    }
}
