use std::collections::{BTreeMap, BTreeSet};

use async_trait::async_trait;
use mittwoch_protocol::Profile;

use crate::store::sqlite::{Sqlite, export, guests, people, profile};
use crate::store::{Hash, NewUser, PeopleStore, StoreResult, User, UserData, UserId};

#[async_trait]
impl PeopleStore for Sqlite {
    async fn add_person(&self, person: NewUser) -> StoreResult<User> {
        self.write(move |db| Box::pin(people::add(db, person))).await
    }

    async fn person(&self, id: UserId) -> StoreResult<Option<User>> {
        self.meter.looks(people::person(&self.read, id)).await
    }

    async fn account(&self, name: &str) -> StoreResult<Option<(User, String)>> {
        self.meter.looks(people::account(&self.read, name)).await
    }

    async fn name_taken(&self, name: &str) -> StoreResult<bool> {
        let mut db = self.read.acquire().await?;
        people::name_taken(&mut db, name, None).await
    }

    async fn names(&self, ids: &BTreeSet<UserId>) -> StoreResult<BTreeMap<UserId, User>> {
        self.meter.looks(people::names(&self.read, ids)).await
    }

    async fn make_account(&self, id: UserId, name: &str, password: &str) -> StoreResult<User> {
        let (name, password) = (name.to_owned(), password.to_owned());
        self.write(move |db| Box::pin(people::make_account(db, id, name, password))).await
    }

    async fn rename_guest(&self, id: UserId, name: &str) -> StoreResult<User> {
        let name = name.to_owned();
        self.write(move |db| Box::pin(guests::rename(db, id, name))).await
    }

    async fn unname_guests(&self, name: &str, instead: &str) -> StoreResult<Vec<User>> {
        let (name, instead) = (name.to_owned(), instead.to_owned());
        self.write(move |db| Box::pin(guests::unname(db, name, instead))).await
    }

    async fn profile(&self, id: UserId) -> StoreResult<Profile> {
        self.meter.looks(profile::of_person(&self.read, id)).await
    }

    async fn change_password(
        &self,
        id: UserId,
        password: &str,
        keep: Option<Hash>,
    ) -> StoreResult<()> {
        let password = password.to_owned();
        self.write(move |db| Box::pin(people::change_password(db, id, password, keep))).await
    }

    async fn depart(&self, id: UserId) -> StoreResult<()> {
        self.scrub(move |db| Box::pin(people::depart(db, id))).await
    }

    async fn kept_of(&self, id: UserId) -> StoreResult<UserData> {
        self.meter.looks(export::kept_of(&self.read, id)).await
    }
}
