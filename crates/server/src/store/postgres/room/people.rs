use std::collections::{BTreeMap, BTreeSet};

use async_trait::async_trait;
use mittwoch_protocol::Profile;

use crate::store::postgres::patience::{change, look, once};
use crate::store::postgres::{Postgres, guests, people};
use crate::store::{Hash, NewUser, PeopleStore, StoreResult, User, UserData, UserId};

#[async_trait]
impl PeopleStore for Postgres {
    async fn add_person(&self, person: NewUser) -> StoreResult<User> {
        once!(self, db => people::add(db, person.clone()))
    }

    async fn person(&self, id: UserId) -> StoreResult<Option<User>> {
        look!(self, db => people::person(db, id))
    }

    async fn account(&self, name: &str) -> StoreResult<Option<(User, String)>> {
        look!(self, db => people::account(db, name))
    }

    async fn name_taken(&self, name: &str) -> StoreResult<bool> {
        look!(self, db => people::name_taken(db, name, None))
    }

    async fn names(&self, ids: &BTreeSet<UserId>) -> StoreResult<BTreeMap<UserId, User>> {
        if ids.is_empty() {
            return Ok(BTreeMap::new());
        }
        look!(self, db => people::names(db, ids))
    }

    async fn make_account(&self, id: UserId, name: &str, password: &str) -> StoreResult<User> {
        change!(self, db => people::make_account(db, id, name, password))
    }

    async fn rename_guest(&self, id: UserId, name: &str) -> StoreResult<User> {
        change!(self, db => guests::rename(db, id, name))
    }

    async fn unname_guests(&self, name: &str, instead: &str) -> StoreResult<Vec<User>> {
        once!(self, db => guests::unname(db, name, instead))
    }

    async fn profile(&self, id: UserId) -> StoreResult<Profile> {
        look!(self, db => people::profile(db, id))
    }

    async fn change_password(
        &self,
        id: UserId,
        password: &str,
        keep: Option<Hash>,
    ) -> StoreResult<()> {
        change!(self, db => people::change_password(db, id, password, keep))
    }

    async fn depart(&self, id: UserId) -> StoreResult<()> {
        change!(self, db => people::depart(db, id))
    }

    async fn kept_of(&self, id: UserId) -> StoreResult<UserData> {
        look!(self, db => people::kept_of(db, id))
    }
}
