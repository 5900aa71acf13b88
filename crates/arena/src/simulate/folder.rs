use std::fs;
use std::path::{Path, PathBuf};

use mittwoch_kernel::DataFault;

/// Makes the folder for records, or refuses one that holds anything.
pub(super) fn prepare(folder: &Path) -> Result<(), DataFault> {
    let fault = |what: String| DataFault::new(format!("{}: {what}", folder.display()));
    fs::create_dir_all(folder)
        .map_err(|error| fault(format!("the folder for records cannot be made: {error}")))?;
    let mut inside = fs::read_dir(folder)
        .map_err(|error| fault(format!("the folder for records cannot be read: {error}")))?;
    match inside.next() {
        None => Ok(()),
        Some(_) => Err(fault("the folder for records must be empty".to_owned())),
    }
}

/// Writes the record of game number `index`, counted from 0.
///
/// The text is written beside its place first: a program that is killed leaves no cut record.
pub(super) fn write(folder: &Path, index: u64, text: &str) -> Result<(), DataFault> {
    let path = file(folder, index);
    let beside = path.with_extension("part");
    fs::write(&beside, text).and_then(|()| fs::rename(&beside, &path)).map_err(|error| {
        DataFault::new(format!("{}: the record cannot be written: {error}", path.display()))
    })
}

fn file(folder: &Path, index: u64) -> PathBuf {
    folder.join(format!("game-{:06}.jsonl", index + 1))
}
