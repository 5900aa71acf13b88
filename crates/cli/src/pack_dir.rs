//! An owner's components: the TOML files of one folder.

use std::fs;
use std::path::{Path, PathBuf};

use mittwoch_kernel::Pack;
use mittwoch_table::Title;

use crate::edge;
use crate::problem::Problem;

/// The components of a game: built in, or with the files of a folder laid over them.
pub fn pack(title: &dyn Title, folder: Option<&Path>) -> Result<Pack, Problem> {
    let owner = folder.map(read).transpose()?;
    let pack = title.pack(owner.as_ref()).map_err(|faults| Problem::faults(&faults))?;
    if owner.is_some() {
        let faults = title.check_pack(&pack);
        if !faults.is_empty() {
            return Err(Problem::faults(&faults));
        }
    }
    Ok(pack)
}

/// Reads every TOML file of a folder.
pub fn read(folder: &Path) -> Result<Pack, Problem> {
    let mut texts = Vec::new();
    for path in toml_files(folder)? {
        let text = fs::read_to_string(&path).map_err(|e| Problem::file("read", &path, &e))?;
        texts.push((name(&path), text));
    }
    let files = texts.iter().map(|(name, text)| (name.as_str(), text.as_str()));
    Pack::new(files).map_err(|faults| Problem::faults(&faults))
}

/// The names of the TOML files of a folder.
pub fn names(folder: &Path) -> Result<Vec<String>, Problem> {
    Ok(toml_files(folder)?.iter().map(|path| name(path)).collect())
}

fn toml_files(folder: &Path) -> Result<Vec<PathBuf>, Problem> {
    let unreadable = |error| Problem::file("read the folder", folder, &error);
    let mut paths = Vec::new();
    for entry in fs::read_dir(folder).map_err(unreadable)? {
        let path = entry.map_err(unreadable)?.path();
        if path.extension().is_some_and(|extension| extension == "toml") {
            paths.push(path);
        }
    }
    paths.sort();
    if paths.is_empty() {
        let folder = edge::path(folder);
        return Err(Problem::Failure(format!("The folder '{folder}' holds no TOML file.")));
    }
    Ok(paths)
}

fn name(path: &Path) -> String {
    path.file_name().unwrap_or_default().to_string_lossy().into_owned()
}
