//! The packs that tables play with.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, OnceLock, PoisonError};

use mittwoch_kernel::{Pack, Setting};
use mittwoch_match::Title;
use mittwoch_protocol::{Create, PackInfo, PackLabel};

use super::{TableResult, Tables, no};
use crate::faults;
use crate::identity::fault;
use crate::pack::{SoundPack, label, refused};
use crate::store::{TableRow, User};

/// How many packs stay in memory although no table needs them now.
const IDLE: usize = 32;

/// Packs in memory, and those that the host offers.
#[derive(Default)]
pub(super) struct Packs {
    known: Mutex<HashMap<String, Arc<Pack>>>,
    hosted: OnceLock<Vec<SoundPack>>,
}

impl Packs {
    fn get(&self, digest: &str) -> Option<Arc<Pack>> {
        let known = self.known.lock().unwrap_or_else(PoisonError::into_inner);
        known.get(digest).cloned()
    }

    /// Remembers a pack; those that nobody holds go when there are many.
    fn insert(&self, digest: &str, pack: &Arc<Pack>) {
        let mut known = self.known.lock().unwrap_or_else(PoisonError::into_inner);
        if known.len() >= IDLE {
            known.retain(|_, pack| Arc::strong_count(pack) > 1);
        }
        known.insert(digest.to_owned(), pack.clone());
    }

    fn hosted(&self, digest: &str) -> Option<&SoundPack> {
        self.hosted.get()?.iter().find(|pack| pack.label.digest == digest)
    }
}

impl Tables {
    /// Offers packs to everybody; once, before anybody asks.
    pub fn offer(&self, packs: Vec<SoundPack>) {
        let offered = self.packs().hosted.set(packs);
        debug_assert!(offered.is_ok(), "the host's packs are offered once");
    }

    /// The packs that are offered to everybody.
    pub fn offered(&self) -> Vec<PackInfo> {
        let packs = self.packs().hosted.get().into_iter().flatten();
        let info = |pack: &SoundPack| PackInfo {
            label: pack.label.clone(),
            game: pack.game.to_owned(),
            hosted: true,
            bytes: pack.bytes,
            made: self.started(),
        };
        packs.map(info).collect()
    }

    /// The pack with this digest, built in today or before, offered by the host, or kept.
    pub async fn pack(&self, title: &dyn Title, digest: &str) -> TableResult<Option<Arc<Pack>>> {
        if let Some(pack) = self.packs().get(digest) {
            return Ok(Some(pack));
        }
        let hosted = || self.packs().hosted(digest).map(|pack| pack.pack.clone());
        let pack = match title.pack_of(None, digest).or_else(hosted) {
            Some(pack) => Some(pack),
            None => self.store().packs.pack(digest).await.map_err(fault)?,
        };
        let pack = pack.map(Arc::new);
        if let Some(pack) = &pack {
            self.packs().insert(digest, pack);
        }
        Ok(pack)
    }

    /// Whether anybody may see what is in a pack: it is built in, was, or the host offers it.
    pub fn is_open_pack(&self, title: &dyn Title, digest: &str) -> bool {
        title.pack_of(None, digest).is_some() || self.packs().hosted(digest).is_some()
    }

    /// What the pack of a table is called, where it is not built in.
    pub(super) async fn label(
        &self,
        title: &dyn Title,
        row: &TableRow,
    ) -> TableResult<Option<PackLabel>> {
        if row.create.pack.is_none() {
            return Ok(None);
        }
        Ok(self.pack(title, &row.pack).await?.map(|pack| label(&pack)))
    }

    /// The pack with which a person wants to play: only the own ones and those of the host.
    pub(super) async fn chosen(&self, by: &User, wish: &Create, digest: &str) -> TableResult<()> {
        let hosted = self.packs().hosted(digest).is_some_and(|pack| pack.game == wish.game);
        if hosted {
            return Ok(());
        }
        let own = self.store().packs.installed_packs(by.id).await.map_err(fault)?;
        let is_it = |pack: &PackInfo| pack.label.digest == digest && pack.game == wish.game;
        if own.iter().any(is_it) {
            return Ok(());
        }
        no(faults::NOT_YOUR_PACK)
    }
}

/// Looks whether a table can be set up with its pack; the program may have changed since it was
/// installed.
pub(super) async fn fits(
    title: &'static dyn Title,
    pack: Arc<Pack>,
    wish: &Create,
) -> TableResult<()> {
    let setting = Setting { players: wish.players, options: wish.options.clone() };
    let checked = tokio::task::spawn_blocking(move || title.check_setting(&pack, &setting)).await;
    match checked {
        Ok(faults) if faults.is_empty() => Ok(()),
        Ok(faults) => Err(refused(&faults)),
        Err(error) => {
            tracing::error!(%error, "the check of a pack broke");
            no(faults::INTERNAL)
        }
    }
}
