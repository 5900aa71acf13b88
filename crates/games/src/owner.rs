//! Owners' packs: for which game one is, and everything that is wrong with it.

use std::collections::BTreeSet;

use mittwoch_kernel::{DataFault, Pack};
use mittwoch_match::Title;

use crate::{catalogue, title};

/// An owner's pack without a fault.
pub struct OwnerPack {
    /// Its game.
    pub title: &'static dyn Title,
    /// The built-in components with the owner's laid over them.
    pub pack: Pack,
}

/// Lays an owner's files over the built-in ones and checks the whole for every number of players,
/// as long as there is time; every fault is named.
///
/// `owner` and `faults` come from [`Pack::parsed`]; `game` counts where it is named.
pub fn check_owner(
    (owner, faults): (Pack, Vec<DataFault>),
    game: Option<&'static dyn Title>,
    time: &dyn Fn() -> bool,
) -> Result<OwnerPack, Vec<DataFault>> {
    let mut faults: BTreeSet<DataFault> = faults.into_iter().collect();
    if owner.file_names().all(|name| name == Pack::FILE) && faults.is_empty() {
        faults.insert(DataFault::new("there is no component file in the pack"));
    }
    let title = match game.map_or_else(|| title_of(&owner), Ok) {
        Ok(title) => title,
        Err(fault) => {
            faults.insert(fault);
            faults.extend(owner.limits());
            return Err(faults.into_iter().collect());
        }
    };
    let (pack, unlaid) = title.pack(None)?.overlaid_partly(&owner);
    faults.extend(unlaid);
    match title.check_pack_while(&pack, time) {
        Some(found) => faults.extend(found),
        None => drop(faults.insert(DataFault::new("the check took too long and was ended"))),
    }
    if faults.is_empty() {
        Ok(OwnerPack { title, pack })
    } else {
        Err(faults.into_iter().collect())
    }
}

/// The game for which an owner's pack is: the one that it names, or the only one that has all its
/// files.
pub fn title_of(pack: &Pack) -> Result<&'static dyn Title, DataFault> {
    if let Some(key) = pack.game() {
        let unknown = || DataFault::in_file(Pack::FILE, format!("there is no game `{key}`"));
        return title(key).ok_or_else(unknown);
    }
    let knows = |title: &dyn Title, name: &str| {
        name == Pack::FILE || title.about().files.iter().any(|(file, _)| *file == name)
    };
    let mut titles =
        catalogue().iter().filter(|title| pack.file_names().all(|name| knows(**title, name)));
    match (titles.next(), titles.next()) {
        (Some(title), None) => Ok(*title),
        (None, _) => {
            let what =
                format!("no game has all these component files; name it in `{}`", Pack::FILE);
            Err(DataFault::new(what))
        }
        (Some(_), Some(_)) => {
            let what = format!("several games have such files; name one in `{}`", Pack::FILE);
            Err(DataFault::new(what))
        }
    }
}
