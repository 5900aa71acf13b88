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
use mittwoch_protocol::{ChatLine, PackInfo, Profile, TokenInfo};

pub use mittwoch_session::{DoneCommand, circle, free_member, sitters};
pub use identity::{Hash, LoginSession, NewUser, User, UserId, sitter_name};
pub use kept::{Ages, StoreFault, Swept, UserData};
pub use life::{ClockTrust, StoreClock};
pub use likeness::{Likeness, folded};
pub use pack::{InstalledPack, NewInstall};
pub use sqlite::{FILE, Sqlite, Surveyed, backup, installed_packs, remove_pack, survey};
pub use table::{
    Append, BotSeat, CommandEntry, CommandNote, NewChat, NewTable, Occupant, SealedAnswer, TableId,
    TableProgress, TableRow, TableSummary,
};

/// A store that many hands hold.
pub type SharedStore = Arc<dyn Store>;

/// The answer of a store.
pub type StoreResult<T> = Result<T, StoreFault>;

/// All that a server keeps between two starts.
#[async_trait]
pub trait Store: Send + Sync {
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

    /// Opens a session.
    async fn open_session(&self, session: LoginSession) -> StoreResult<()>;

    /// The person behind a session that has not run out.
    async fn session(&self, hash: Hash, now: i64) -> StoreResult<Option<(User, LoginSession)>>;

    /// Notes that a session was used, and lets it run until `expires`.
    async fn touch_session(&self, hash: Hash, now: i64, expires: i64) -> StoreResult<()>;

    /// Ends one session.
    async fn close_session(&self, hash: Hash) -> StoreResult<()>;

    /// Ends every session of a person.
    async fn close_sessions(&self, id: UserId) -> StoreResult<()>;

    /// Makes a program's identity for its owner; only the hash of the secret is kept.
    async fn add_token(
        &self,
        owner: UserId,
        name: &str,
        hash: Hash,
        now: i64,
    ) -> StoreResult<TokenInfo>;

    /// The tokens of an owner.
    async fn tokens(&self, owner: UserId) -> StoreResult<Vec<TokenInfo>>;

    /// Takes a token away; whether there was one.
    async fn drop_token(&self, owner: UserId, id: i64) -> StoreResult<bool>;

    /// The program behind a token.
    async fn token(&self, hash: Hash) -> StoreResult<Option<User>>;

    /// Keeps a new table. A code that is in use is [`StoreFault::Conflict`].
    async fn create_table(&self, table: NewTable) -> StoreResult<TableRow>;

    /// A table by its id.
    async fn table(&self, id: &str) -> StoreResult<Option<TableRow>>;

    /// The open table with this code.
    async fn table_by_code(&self, code: &str) -> StoreResult<Option<TableRow>>;

    /// How many open tables a person has made at which somebody sits.
    async fn count_open(&self, host: UserId) -> StoreResult<u64>;

    /// Those of some tables that are still open and at which somebody sits.
    async fn still_open(&self, ids: &[TableId]) -> StoreResult<Vec<TableId>>;

    /// Public tables with a free seat, the latest first, only a few of each host.
    async fn open_tables(&self, limit: u32) -> StoreResult<Vec<TableRow>>;

    /// Public tables that play, the latest first, only a few of each host.
    async fn running_tables(&self, limit: u32) -> StoreResult<Vec<TableRow>>;

    /// Tables at which a person sits, the latest first: those that are over, or all others.
    async fn tables_of(&self, id: UserId, over: bool, limit: u32) -> StoreResult<Vec<TableRow>>;

    /// At how many open public tables a person sits.
    async fn open_seats(&self, id: UserId) -> StoreResult<u32>;

    /// Every table whose match is running or frozen, for the start of the server.
    async fn awake_tables(&self) -> StoreResult<Vec<TableId>>;

    /// Forgets a table with everything that belongs to it.
    async fn drop_table(&self, id: &str) -> StoreResult<()>;

    /// Takes a table one step on, in one durable transaction, and returns its new version.
    ///
    /// [`StoreFault::Conflict`] if the table is not at the expected version, or a line with such
    /// a number is there already; nothing has changed then.
    async fn append(&self, append: Append) -> StoreResult<i64>;

    /// The lines of the record so far, in order.
    async fn lines(&self, table: &str) -> StoreResult<Vec<String>>;

    /// The lines of the table itself, in order.
    async fn table_lines(&self, table: &str) -> StoreResult<Vec<String>>;

    /// The commands at a table that were done and are not forgotten yet.
    async fn commands_done(&self, table: &str) -> StoreResult<Vec<DoneCommand>>;

    /// The answers that lie sealed.
    async fn sealed(&self, table: &str) -> StoreResult<Vec<SealedAnswer>>;

    /// The secret seed of a match; it must never leave the server before the end.
    async fn seed(&self, table: &str) -> StoreResult<Seed>;

    /// What was acknowledged to a person under this key.
    async fn acknowledged(
        &self,
        table: &str,
        person: UserId,
        key: &str,
    ) -> StoreResult<Option<CommandNote>>;

    /// Adds a line of chat, numbered.
    async fn say(&self, line: NewChat) -> StoreResult<ChatLine>;

    /// The last lines of chat at a table, in order, with the names of today.
    async fn chat(&self, table: &str, limit: u32) -> StoreResult<Vec<ChatLine>>;

    /// Mutes or unmutes a person for another.
    async fn mute(&self, person: UserId, other: UserId, mute: bool) -> StoreResult<()>;

    /// Whom a person does not want to hear.
    async fn mutes(&self, person: UserId) -> StoreResult<BTreeSet<UserId>>;

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

    /// Notes what the clock of the machine says and what was seen to pass since the last sign of
    /// life, and says whether that clock can be believed.
    async fn witness(&self, clock: i64, passed: i64) -> StoreResult<ClockTrust>;

    /// Everything that is kept about a person and is nobody's secret.
    async fn kept_of(&self, id: UserId) -> StoreResult<UserData>;

    /// Forgets what has run out.
    async fn sweep(&self, now: i64, ages: Ages) -> StoreResult<Swept>;

    /// Writes down that the server lives, now in milliseconds since 1970.
    async fn beat(&self, now_ms: i64) -> StoreResult<()>;

    /// When the server was last known to live, in milliseconds since 1970.
    async fn last_beat(&self) -> StoreResult<Option<i64>>;

    /// Whether the store takes what is written.
    async fn alive(&self) -> StoreResult<()>;

    /// Writes everything into the main file and stops taking work.
    async fn close(&self);
}
