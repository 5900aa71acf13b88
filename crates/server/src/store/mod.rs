//! What the server keeps: one interface, so that another database can stand behind it.
//!
//! Everything that is acknowledged to anybody went through [`Store::append`] or one of its
//! smaller siblings first; each returns only when its transaction is on disk.

mod identity;
mod kept;
mod life;
mod likeness;
mod pack;
mod sqlite;
mod table;

use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;

use async_trait::async_trait;
use mittwoch_kernel::{Pack, Seed};
use mittwoch_protocol::{ChatLine, PackInfo, TokenInfo};

pub use identity::{Hash, NewPerson, Person, PersonId, Session, sitter_name};
pub use kept::{Ages, KeptOf, StoreFault, Swept};
pub use life::{Belief, Life};
pub use likeness::{Likeness, folded};
pub use pack::{InstalledPack, NewInstall};
pub use sqlite::{FILE, Sqlite, Surveyed, backup, installed_packs, remove_pack, survey};
pub use table::{
    Append, Entry, NewChat, NewTable, Noted, Occupant, SealedAnswer, Standing, TableId, TableRow,
};

/// A store that many hands hold.
pub type SharedStore = Arc<dyn Store>;

/// The answer of a store.
pub type Kept<T> = Result<T, StoreFault>;

/// All that a server keeps between two starts.
#[async_trait]
pub trait Store: Send + Sync {
    /// Adds a person.
    async fn add_person(&self, person: NewPerson) -> Kept<Person>;

    /// A person by number.
    async fn person(&self, id: PersonId) -> Kept<Option<Person>>;

    /// The account with this name, in whatever case, and the hash of its password.
    async fn account(&self, name: &str) -> Kept<Option<(Person, String)>>;

    /// Whether a name is one of an account or a program, or looks like one.
    async fn name_taken(&self, name: &str) -> Kept<bool>;

    /// The names of people, and whether they are programs; unknown numbers are absent.
    async fn names(&self, ids: &BTreeSet<PersonId>) -> Kept<BTreeMap<PersonId, Person>>;

    /// Makes a guest an account, or gives an account another name.
    async fn make_account(&self, id: PersonId, name: &str, password: &str) -> Kept<Person>;

    /// Changes a password and ends every session of the person but one.
    async fn change_password(&self, id: PersonId, password: &str, keep: Option<Hash>) -> Kept<()>;

    /// Forgets a person: name, password, sessions, tokens, mutes and what they said go, also from
    /// the bytes of the files; the number stays, so that tables show a departed player.
    async fn depart(&self, id: PersonId) -> Kept<()>;

    /// Opens a session.
    async fn open_session(&self, session: Session) -> Kept<()>;

    /// The person behind a session that has not run out.
    async fn session(&self, hash: Hash, now: i64) -> Kept<Option<(Person, Session)>>;

    /// Notes that a session was used, and lets it run until `expires`.
    async fn touch_session(&self, hash: Hash, now: i64, expires: i64) -> Kept<()>;

    /// Ends one session.
    async fn close_session(&self, hash: Hash) -> Kept<()>;

    /// Ends every session of a person.
    async fn close_sessions(&self, id: PersonId) -> Kept<()>;

    /// Makes a program's identity for its owner; only the hash of the secret is kept.
    async fn add_token(&self, owner: PersonId, name: &str, hash: Hash, now: i64)
    -> Kept<TokenInfo>;

    /// The tokens of an owner.
    async fn tokens(&self, owner: PersonId) -> Kept<Vec<TokenInfo>>;

    /// Takes a token away; whether there was one.
    async fn drop_token(&self, owner: PersonId, id: i64) -> Kept<bool>;

    /// The program behind a token.
    async fn token(&self, hash: Hash) -> Kept<Option<Person>>;

    /// Keeps a new table. A code that is in use is [`StoreFault::Conflict`].
    async fn create_table(&self, table: NewTable) -> Kept<TableRow>;

    /// A table by its id.
    async fn table(&self, id: &str) -> Kept<Option<TableRow>>;

    /// The open table with this code.
    async fn table_by_code(&self, code: &str) -> Kept<Option<TableRow>>;

    /// How many open tables a person has made at which somebody sits.
    async fn count_open(&self, host: PersonId) -> Kept<u64>;

    /// Those of some tables that are still open and at which somebody sits.
    async fn still_open(&self, ids: &[TableId]) -> Kept<Vec<TableId>>;

    /// Public tables with a free seat, the latest first, only a few of each host.
    async fn open_tables(&self, limit: u32) -> Kept<Vec<TableRow>>;

    /// Public tables that play, the latest first, only a few of each host.
    async fn running_tables(&self, limit: u32) -> Kept<Vec<TableRow>>;

    /// Tables at which a person sits, the latest first: those that are over, or all others.
    async fn tables_of(&self, id: PersonId, over: bool, limit: u32) -> Kept<Vec<TableRow>>;

    /// At how many open public tables a person sits.
    async fn open_seats(&self, id: PersonId) -> Kept<u32>;

    /// Every table whose match is running or frozen, for the start of the server.
    async fn awake_tables(&self) -> Kept<Vec<TableId>>;

    /// Forgets a table with everything that belongs to it.
    async fn drop_table(&self, id: &str) -> Kept<()>;

    /// Takes a table one step on, in one durable transaction, and returns its new version.
    ///
    /// [`StoreFault::Conflict`] if the table is not at the expected version, or a line with such
    /// a number is there already; nothing has changed then.
    async fn append(&self, append: Append) -> Kept<i64>;

    /// The lines of the record so far, in order.
    async fn lines(&self, table: &str) -> Kept<Vec<String>>;

    /// The answers that lie sealed.
    async fn sealed(&self, table: &str) -> Kept<Vec<SealedAnswer>>;

    /// The secret seed of a match; it must never leave the server before the end.
    async fn seed(&self, table: &str) -> Kept<Seed>;

    /// What was acknowledged to a person under this key.
    async fn acknowledged(&self, table: &str, person: PersonId, key: &str) -> Kept<Option<Noted>>;

    /// Adds a line of chat, numbered.
    async fn say(&self, line: NewChat) -> Kept<ChatLine>;

    /// The last lines of chat at a table, in order, with the names of today.
    async fn chat(&self, table: &str, limit: u32) -> Kept<Vec<ChatLine>>;

    /// Mutes or unmutes a person for another.
    async fn mute(&self, person: PersonId, other: PersonId, mute: bool) -> Kept<()>;

    /// Whom a person does not want to hear.
    async fn mutes(&self, person: PersonId) -> Kept<BTreeSet<PersonId>>;

    /// Keeps a pack under its digest, once.
    async fn keep_pack(&self, pack: &Pack) -> Kept<String>;

    /// A pack by its digest.
    async fn pack(&self, digest: &str) -> Kept<Option<Pack>>;

    /// Installs a pack for a person; whether there was room for it.
    async fn install_pack(&self, pack: NewInstall) -> Kept<bool>;

    /// The packs that a person has installed, the latest first.
    async fn installed_packs(&self, person: PersonId) -> Kept<Vec<PackInfo>>;

    /// Takes a pack away from a person; whether there was one. Tables keep what they play with.
    async fn remove_pack(&self, person: PersonId, digest: &str) -> Kept<bool>;

    /// Notes what the clock of the machine says and what was seen to pass since the last sign of
    /// life, and says whether that clock can be believed.
    async fn witness(&self, clock: i64, passed: i64) -> Kept<Belief>;

    /// Everything that is kept about a person and is nobody's secret.
    async fn kept_of(&self, id: PersonId) -> Kept<KeptOf>;

    /// Forgets what has run out.
    async fn sweep(&self, now: i64, ages: Ages) -> Kept<Swept>;

    /// Whether the store takes what is written.
    async fn alive(&self) -> Kept<()>;

    /// Writes everything into the main file and stops taking work.
    async fn close(&self);
}
