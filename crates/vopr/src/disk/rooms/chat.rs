use std::collections::BTreeSet;

use async_trait::async_trait;
use mittwoch_protocol::{ChatLine, ReadyPhrase};
use mittwoch_server::store::{ChatStore, NewChat, StoreFault, StoreResult, UserId};

use super::tables::note;
use crate::disk::MemoryStore;
use crate::disk::kept::KeptDisk;

#[async_trait]
impl ChatStore for MemoryStore {
    async fn say(&self, line: NewChat) -> StoreResult<ChatLine> {
        self.write(move |kept| say(kept, line)).await
    }

    async fn chat(&self, table: &str, limit: u32) -> StoreResult<Vec<ChatLine>> {
        self.read(|kept| {
            let said = kept.chat_of(table).filter(|line| !line.text.is_empty()).rev();
            let mut said: Vec<_> = said.take(limit as usize).cloned().collect();
            said.reverse();
            for line in &mut said {
                let person = kept.people.get(&line.person).ok_or(StoreFault::NotFound)?;
                line.name.clone_from(&person.user.name);
            }
            Ok(said)
        })
        .await
    }

    async fn mute(&self, person: UserId, other: UserId, mute: bool) -> StoreResult<()> {
        self.write(move |kept| {
            if mute && kept.present(other).is_some() {
                kept.mutes.put((person, other), ());
            } else if !mute {
                kept.mutes.take(&(person, other));
            }
            Ok(())
        })
        .await
    }

    async fn mutes(&self, person: UserId) -> StoreResult<BTreeSet<UserId>> {
        self.read(|kept| {
            let own = kept.mutes.range((person, UserId::MIN)..=(person, UserId::MAX));
            Ok(own.map(|((_, other), ())| *other).collect())
        })
        .await
    }
}

fn say(kept: &mut KeptDisk, line: NewChat) -> StoreResult<ChatLine> {
    let name = kept.people.get(&line.person).ok_or(StoreFault::NotFound)?.user.name.clone();
    if !kept.tables.has(&line.table) {
        return Err(StoreFault::NotFound);
    }
    if let Some(entry) = &line.entry {
        note(kept, &line.table, entry, line.now)?;
    }
    let n = kept.chat_of(&line.table).next_back().map_or(1, |last| last.n + 1);
    let NewChat { table, room, person, text, ready, now: at, kept: many, .. } = line;
    let ready =
        ready.then(|| ReadyPhrase::ALL.into_iter().find(|one| one.name() == text)).flatten();
    let said = ChatLine { n, room, person, name, text, ready, at };
    kept.chat.put((table.clone(), n), said.clone());
    let old: Vec<_> =
        kept.chat_of(&table).map(|line| line.n).take_while(|n| n + many <= said.n).collect();
    for n in old {
        kept.chat.take(&(table.clone(), n));
    }
    Ok(said)
}
