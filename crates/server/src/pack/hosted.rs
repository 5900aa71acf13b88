//! The packs of the host: a folder with a folder for each.

use std::collections::BTreeMap;
use std::fs;
use std::io;
use std::path::{Path, PathBuf};

use mittwoch_kernel::DataFault;

use super::{PackChecker, PackLimits, SoundPack};

/// What was found in the host's folder.
#[derive(Debug, Default)]
pub struct Hosted {
    /// The packs without a fault.
    pub packs: Vec<SoundPack>,
    /// The folders whose pack is not offered, and why.
    pub faults: Vec<(PathBuf, Vec<DataFault>)>,
}

/// Reads and checks every pack of a folder.
pub fn hosted(folder: &Path, limits: &PackLimits) -> io::Result<Hosted> {
    let mut found = Hosted::default();
    let mut folders: Vec<PathBuf> = Vec::new();
    for entry in fs::read_dir(folder)? {
        folders.extend(Some(entry?.path()).filter(|path| path.is_dir()));
    }
    folders.sort();
    for folder in folders {
        let unread = |error: io::Error| vec![DataFault::new(format!("it cannot be read: {error}"))];
        let files = files(&folder, limits).map_err(unread);
        match files.and_then(|files| PackChecker::check_now(&files, limits)) {
            Ok(pack) => found.packs.push(pack),
            Err(faults) => found.faults.push((folder, faults)),
        }
    }
    Ok(found)
}

/// The TOML files of a folder; one that is far too large is not read to its end.
fn files(folder: &Path, limits: &PackLimits) -> io::Result<BTreeMap<String, String>> {
    use std::io::Read;
    let mut files = BTreeMap::new();
    for entry in fs::read_dir(folder)? {
        let path = entry?.path();
        if path.extension().is_none_or(|extension| extension != "toml") {
            continue;
        }
        let name = path.file_name().unwrap_or_default().to_string_lossy().into_owned();
        let mut text = String::new();
        let file = fs::File::open(&path)?.take(limits.file_bytes as u64 + 1);
        let named = |error: io::Error| io::Error::new(error.kind(), format!("{name}: {error}"));
        { file }.read_to_string(&mut text).map_err(named)?;
        files.insert(name, text);
    }
    Ok(files)
}
