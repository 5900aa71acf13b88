use std::collections::{BTreeMap, BTreeSet};

use async_trait::async_trait;
use mittwoch_protocol::Profile;

use crate::store::{Hash, NewUser, StoreResult, User, UserData, UserId};

/// Who there is: guests, accounts and programs, and what they are called.
#[async_trait]
pub trait PeopleStore: Send + Sync {
    /// Adds a person.
    async fn add_person(&self, person: NewUser) -> StoreResult<User>;

    /// A person by number.
    async fn person(&self, id: UserId) -> StoreResult<Option<User>>;

    /// The account with this name, in whatever case, and the hash of its password.
    async fn account(&self, name: &str) -> StoreResult<Option<(User, String)>>;

    /// Whether a name is one of an account or a program, or looks like one.
    async fn name_taken(&self, name: &str) -> StoreResult<bool>;

    /// The names of people, and whether they are programs; unknown numbers are absent.
    async fn names(&self, ids: &BTreeSet<UserId>) -> StoreResult<BTreeMap<UserId, User>>;

    /// Makes a guest an account, or gives an account another name.
    async fn make_account(&self, id: UserId, name: &str, password: &str) -> StoreResult<User>;

    /// Calls a guest otherwise, unless the name looks like one of an account, a program or somebody
    /// who sits at a table of theirs.
    async fn rename_guest(&self, id: UserId, name: &str) -> StoreResult<User>;

    /// Calls the guests otherwise whose name looks like this one, which somebody has alone now; who
    /// they are.
    async fn unname_guests(&self, name: &str, instead: &str) -> StoreResult<Vec<User>>;

    /// When a person first came, and how often they have played each game to its end and won.
    async fn profile(&self, id: UserId) -> StoreResult<Profile>;

    /// Changes a password and ends every session of the person but one.
    async fn change_password(
        &self,
        id: UserId,
        password: &str,
        keep: Option<Hash>,
    ) -> StoreResult<()>;

    /// Forgets a person: name, password, sessions, tokens, mutes and what they said go, also from
    /// the bytes of the files; the number stays, so that tables show a departed player.
    async fn depart(&self, id: UserId) -> StoreResult<()>;

    /// Everything that is kept about a person and is nobody's secret.
    async fn kept_of(&self, id: UserId) -> StoreResult<UserData>;
}
