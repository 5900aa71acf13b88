use async_trait::async_trait;
use mittwoch_kernel::Pack;
use mittwoch_protocol::PackInfo;

use crate::store::{NewInstall, StoreResult, UserId};

/// Packs of components, by their digests, and who has installed which.
#[async_trait]
pub trait PackStore: Send + Sync {
    /// Keeps a pack under its digest, once.
    async fn keep_pack(&self, pack: &Pack) -> StoreResult<String>;

    /// A pack by its digest.
    async fn pack(&self, digest: &str) -> StoreResult<Option<Pack>>;

    /// Installs a pack for a person; whether there was room for it.
    async fn install_pack(&self, pack: NewInstall) -> StoreResult<bool>;

    /// The packs that a person has installed, the latest first.
    async fn installed_packs(&self, person: UserId) -> StoreResult<Vec<PackInfo>>;

    /// Takes a pack away from a person; whether there was one. Tables keep what they play with.
    async fn remove_pack(&self, person: UserId, digest: &str) -> StoreResult<bool>;
}
