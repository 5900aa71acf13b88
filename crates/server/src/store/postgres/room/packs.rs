use async_trait::async_trait;
use mittwoch_kernel::Pack;
use mittwoch_protocol::PackInfo;

use crate::store::postgres::patience::{change, look, once};
use crate::store::postgres::{Postgres, installed};
use crate::store::row::pack_files;
use crate::store::{NewInstall, PackStore, StoreResult, UserId};

#[async_trait]
impl PackStore for Postgres {
    async fn keep_pack(&self, kept: &Pack) -> StoreResult<String> {
        let digest = kept.digest();
        if !look!(self, db => installed::kept(db, &digest))? {
            let files = pack_files(kept)?;
            change!(self, db => installed::keep(db, &digest, &files))?;
        }
        Ok(digest)
    }

    async fn pack(&self, digest: &str) -> StoreResult<Option<Pack>> {
        look!(self, db => installed::find(db, digest))
    }

    async fn install_pack(&self, new: NewInstall) -> StoreResult<bool> {
        let files = pack_files(&new.pack)?;
        change!(self, db => installed::install(db, &new, &files))
    }

    async fn installed_packs(&self, person: UserId) -> StoreResult<Vec<PackInfo>> {
        look!(self, db => installed::of_person(db, person))
    }

    async fn remove_pack(&self, person: UserId, digest: &str) -> StoreResult<bool> {
        once!(self, db => installed::remove(db, person, digest))
    }
}
