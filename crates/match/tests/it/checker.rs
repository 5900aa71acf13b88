//! The independent checker of `docs/record.md`, in another language.

use std::path::{Path, PathBuf};
use std::process::{Command, Output};

use crate::helper::finished;

fn checker() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/examples/check_record.py")
}

fn run(name: &str, record: &str) -> Output {
    let file = Path::new(env!("CARGO_TARGET_TMPDIR")).join(format!("{name}.jsonl"));
    std::fs::write(&file, record).expect("written");
    let output = Command::new("python3").arg(checker()).arg(&file).output().expect("it runs");
    let _ = std::fs::remove_file(&file);
    output
}

/// What the script says against a record; nothing if it is sound or there is no Python.
pub(crate) fn check(name: &str, record: &str) -> Result<(), String> {
    if Command::new("python3").arg("--version").output().is_err() {
        return Ok(());
    }
    let output = run(name, record);
    let said = String::from_utf8_lossy(&output.stderr).into_owned();
    if output.status.success() { Ok(()) } else { Err(said) }
}

#[test]
fn a_short_script_checks_a_record_without_this_project() {
    if Command::new("python3").arg("--version").output().is_err() {
        println!("skipped: python3 is not installed");
        return;
    }
    for players in 1..=4 {
        let record = finished(players, 40).record();
        let output = run(&format!("checked-{players}"), &record);
        let said = String::from_utf8_lossy(&output.stderr).into_owned();
        assert!(output.status.success(), "{said}");
        let line = record.lines().count();
        let forged = record.replacen("\"rounds\":", "\"rounds\":1", 1);
        let output = run(&format!("forged-{players}"), &forged);
        let said = String::from_utf8_lossy(&output.stderr).into_owned();
        assert!(!output.status.success() && said.contains(&format!("line {line}:")), "{said}");
    }
}
