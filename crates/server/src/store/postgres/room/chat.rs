use std::collections::BTreeSet;

use async_trait::async_trait;
use mittwoch_protocol::ChatLine;

use crate::store::postgres::patience::{change, look, once};
use crate::store::postgres::{Postgres, chat};
use crate::store::{ChatStore, NewChat, StoreResult, UserId};

#[async_trait]
impl ChatStore for Postgres {
    async fn say(&self, line: NewChat) -> StoreResult<ChatLine> {
        once!(self, db => chat::say(db, line.clone()))
    }

    async fn chat(&self, id: &str, limit: u32) -> StoreResult<Vec<ChatLine>> {
        look!(self, db => chat::list(db, id, limit))
    }

    async fn mute(&self, person: UserId, other: UserId, mute: bool) -> StoreResult<()> {
        change!(self, db => chat::mute(db, person, other, mute))
    }

    async fn mutes(&self, person: UserId) -> StoreResult<BTreeSet<UserId>> {
        look!(self, db => chat::mutes(db, person))
    }
}
