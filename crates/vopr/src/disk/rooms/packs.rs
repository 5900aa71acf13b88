use async_trait::async_trait;
use mittwoch_kernel::Pack;
use mittwoch_protocol::PackInfo;
use mittwoch_server::store::{NewInstall, PackStore, StoreResult, UserId};

use crate::disk::MemoryStore;

#[async_trait]
impl PackStore for MemoryStore {
    async fn keep_pack(&self, pack: &Pack) -> StoreResult<String> {
        let digest = pack.digest();
        if !self.read(|kept| Ok(kept.packs.has(&digest))).await? {
            let (name, pack) = (digest.clone(), pack.clone());
            self.write(move |kept| {
                kept.packs.put(name, pack);
                Ok(())
            })
            .await?;
        }
        Ok(digest)
    }

    async fn pack(&self, digest: &str) -> StoreResult<Option<Pack>> {
        self.read(|kept| Ok(kept.packs.get(digest).cloned())).await
    }

    /// Nobody installs packs here: the digests of today's components are all that is played with.
    async fn install_pack(&self, _pack: NewInstall) -> StoreResult<bool> {
        Ok(false)
    }

    async fn installed_packs(&self, _person: UserId) -> StoreResult<Vec<PackInfo>> {
        Ok(Vec::new())
    }

    async fn remove_pack(&self, _person: UserId, _digest: &str) -> StoreResult<bool> {
        Ok(false)
    }
}
