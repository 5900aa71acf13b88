//! An owner's components: the TOML files of one folder.

use std::fs;
use std::path::{Path, PathBuf};

use mittwoch_kernel::{DataFault, Pack, Phrase};
use mittwoch_match::Title;

use crate::edge;
use crate::problem::Problem;
use crate::save;

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

/// The components with this digest: built in today or before, or kept here when a match began.
pub fn of_match(title: &dyn Title, digest: &str) -> Option<Pack> {
    title.pack_of(None, digest).or_else(|| kept(digest))
}

/// The components with this digest that an owner's folder makes with the built-in ones.
pub fn of_owner(title: &dyn Title, digest: &str, folder: &Path) -> Result<Option<Pack>, Problem> {
    Ok(title.pack_of(Some(&read(folder)?), digest))
}

/// Keeps a pack under its digest, so that a match goes on when its folder is changed or gone.
pub fn keep(pack: &Pack) -> Result<(), Problem> {
    let folder = kept_folder(&pack.digest());
    for (name, text) in pack.files() {
        save::write(&folder.join(name), &text)?;
    }
    Ok(())
}

fn kept(digest: &str) -> Option<Pack> {
    // The digest comes from a file: it must not lead anywhere else.
    let plain = !digest.is_empty() && digest.chars().all(|sign| sign.is_ascii_hexdigit());
    let folder = Some(kept_folder(digest)).filter(|folder| plain && folder.is_dir())?;
    read(&folder).ok().filter(|pack| pack.digest() == digest)
}

fn kept_folder(digest: &str) -> PathBuf {
    save::folder().join("packs").join(digest)
}

/// Reads every TOML file of a folder.
pub fn read(folder: &Path) -> Result<Pack, Problem> {
    let (pack, faults) = parsed(folder)?;
    if faults.is_empty() { Ok(pack) } else { Err(Problem::faults(&faults)) }
}

/// The same as far as it goes, and what is wrong with the other files.
pub fn parsed(folder: &Path) -> Result<(Pack, Vec<DataFault>), Problem> {
    let (mut texts, mut unreadable) = (Vec::new(), Vec::new());
    for path in toml_files(folder)? {
        let bytes = fs::read(&path).map_err(|e| Problem::file("problem-read", &path, &e))?;
        match String::from_utf8(bytes) {
            Ok(text) => texts.push((name(&path), text)),
            Err(_) => {
                let what = "the file is not written in UTF-8";
                unreadable.push(DataFault::in_file(&name(&path), what));
            }
        }
    }
    let files = texts.iter().map(|(name, text)| (name.as_str(), text.as_str()));
    let (pack, mut faults) = Pack::parsed(files);
    faults.extend(unreadable);
    Ok((pack, faults))
}

fn toml_files(folder: &Path) -> Result<Vec<PathBuf>, Problem> {
    let unreadable = |error| Problem::file("problem-read-folder", folder, &error);
    let mut paths = Vec::new();
    for entry in fs::read_dir(folder).map_err(unreadable)? {
        let path = entry.map_err(unreadable)?.path();
        if path.extension().is_some_and(|extension| extension == "toml") {
            paths.push(path);
        }
    }
    paths.sort();
    if paths.is_empty() {
        let phrase = Phrase::new("problem-no-toml").word("folder", &edge::path(folder));
        return Err(Problem::Failure(phrase));
    }
    Ok(paths)
}

fn name(path: &Path) -> String {
    path.file_name().expect("an entry of a folder has a name").to_string_lossy().into_owned()
}
