//! What the keeper of a server asks of a database, also while servers run on it.

use sqlx::Connection;

use super::failed::Failed;
use super::{DatabaseUrl, PostgresOptions, connect, installed};
use crate::store::{InstalledPack, StoreFault, StoreResult};

fn unreached(url: &DatabaseUrl, failed: Failed) -> StoreFault {
    match failed {
        Failed::Lost(cause) => connect::unreachable(url, &cause),
        other => other.told(),
    }
}

/// Every installed pack of a database.
pub async fn installed_packs_of(url: &DatabaseUrl) -> StoreResult<Vec<InstalledPack>> {
    let asked = async {
        let mut db = connect::connect(url, PostgresOptions { unsynced: true }).await?;
        let packs = installed::all(&mut db).await?;
        let _gone = db.close().await;
        Ok(packs)
    };
    asked.await.map_err(|failed| unreached(url, failed))
}

/// Takes a pack away from everybody, by the start of its digest; what was taken away. Matches keep
/// it.
pub async fn remove_pack_of(url: &DatabaseUrl, start: &str) -> StoreResult<Vec<String>> {
    let asked = async {
        let mut db = connect::connect(url, PostgresOptions { unsynced: true }).await?;
        let mut job = db.begin().await?;
        let gone = installed::take_away(&mut job, start).await?;
        job.commit().await?;
        let _gone = db.close().await;
        Ok(gone)
    };
    asked.await.map_err(|failed| unreached(url, failed))
}
