use async_trait::async_trait;
use mittwoch_kernel::Pack;
use mittwoch_protocol::PackInfo;
use mittwoch_server::store::{NewInstall, PackStore, StoreFault, StoreResult, UserId};

use crate::disk::MemoryStore;
use crate::disk::kept::KeptDisk;

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

    async fn install_pack(&self, pack: NewInstall) -> StoreResult<bool> {
        self.write(move |kept| install(kept, pack)).await
    }

    async fn installed_packs(&self, person: UserId) -> StoreResult<Vec<PackInfo>> {
        self.read(|kept| {
            let mut own: Vec<_> = of_person(kept, person).cloned().collect();
            own.sort_by_key(|pack| std::cmp::Reverse(pack.made));
            Ok(own)
        })
        .await
    }

    async fn remove_pack(&self, person: UserId, digest: &str) -> StoreResult<bool> {
        let key = (person, digest.to_owned());
        self.write(move |kept| {
            let gone = kept.installed.take(&key);
            kept.forget_unused_packs(Some(&key.1));
            Ok(gone)
        })
        .await
    }
}

/// What a person has installed, by digest.
fn of_person(kept: &KeptDisk, person: UserId) -> impl Iterator<Item = &PackInfo> {
    let own = kept.installed.range((person, String::new())..);
    own.take_while(move |((owner, _), _)| *owner == person).map(|(_, pack)| pack)
}

/// Keeps a pack for a person; whether there was room for it. The same pack again changes nothing.
fn install(kept: &mut KeptDisk, new: NewInstall) -> StoreResult<bool> {
    let NewInstall { person, pack, game, label, bytes, now, most, most_bytes } = new;
    let others = of_person(kept, person).filter(|one| one.label.digest != label.digest);
    let sizes: Vec<u64> = others.map(|one| u64::from(one.bytes)).collect();
    let size = sizes.iter().sum::<u64>() + u64::from(bytes);
    if sizes.len() >= most as usize || size > u64::from(most_bytes) {
        return Ok(false);
    }
    if !kept.people.has(&person) {
        return Err(StoreFault::NotFound);
    }
    let digest = label.digest.clone();
    if !kept.packs.has(&digest) {
        kept.packs.put(digest.clone(), pack);
    }
    if !kept.installed.has(&(person, digest.clone())) {
        let info = PackInfo { label, game, hosted: false, bytes, made: now };
        kept.installed.put((person, digest), info);
    }
    Ok(true)
}
