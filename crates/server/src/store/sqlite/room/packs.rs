use async_trait::async_trait;
use mittwoch_kernel::Pack;
use mittwoch_protocol::PackInfo;

use crate::store::row::pack_files;
use crate::store::sqlite::{Sqlite, installed, pack};
use crate::store::{NewInstall, PackStore, StoreResult, UserId};

#[async_trait]
impl PackStore for Sqlite {
    async fn keep_pack(&self, kept: &Pack) -> StoreResult<String> {
        let digest = kept.digest();
        if !pack::kept(&self.read, &digest).await? {
            let (name, files) = (digest.clone(), pack_files(kept)?);
            self.write(move |db| Box::pin(pack::keep(db, name, files))).await?;
        }
        Ok(digest)
    }

    async fn pack(&self, digest: &str) -> StoreResult<Option<Pack>> {
        self.meter.looks(pack::find(&self.read, digest)).await
    }

    async fn install_pack(&self, new: NewInstall) -> StoreResult<bool> {
        let files = pack_files(&new.pack)?;
        self.write(move |db| Box::pin(installed::install(db, new, files))).await
    }

    async fn installed_packs(&self, person: UserId) -> StoreResult<Vec<PackInfo>> {
        self.meter.looks(installed::of_person(&self.read, person)).await
    }

    async fn remove_pack(&self, person: UserId, digest: &str) -> StoreResult<bool> {
        let digest = digest.to_owned();
        self.scrub(move |db| Box::pin(installed::remove(db, person, digest))).await
    }
}
