use std::collections::BTreeSet;

use async_trait::async_trait;
use mittwoch_protocol::ChatLine;

use crate::store::sqlite::{Sqlite, chat};
use crate::store::{ChatStore, NewChat, StoreResult, UserId};

#[async_trait]
impl ChatStore for Sqlite {
    async fn say(&self, line: NewChat) -> StoreResult<ChatLine> {
        self.write(move |db| Box::pin(chat::say(db, line))).await
    }

    async fn chat(&self, id: &str, limit: u32) -> StoreResult<Vec<ChatLine>> {
        self.meter.looks(chat::list(&self.read, id, limit)).await
    }

    async fn mute(&self, person: UserId, other: UserId, mute: bool) -> StoreResult<()> {
        self.write(move |db| Box::pin(chat::mute(db, person, other, mute))).await
    }

    async fn mutes(&self, person: UserId) -> StoreResult<BTreeSet<UserId>> {
        self.meter.looks(chat::mutes(&self.read, person)).await
    }
}
