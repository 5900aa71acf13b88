//! What the server keeps, by concern: rooms behind which another database can stand.
//!
//! Everything that is acknowledged to anybody went through [`TableStore::append`] or one of its
//! smaller siblings first; each returns only when its transaction is on disk.

mod identity;
mod kept;
mod life;
mod likeness;
mod pack;
mod room;
mod shared;
mod sqlite;
mod table;

pub use identity::{Hash, LoginSession, NewUser, User, UserId, sitter_name};
pub use kept::{Ages, StoreFault, Swept, UserData};
pub use life::{ClockTrust, StoreClock};
pub use likeness::{Likeness, folded};
pub use mittwoch_session::{DoneCommand, circle, free_member, sitters};
pub use pack::{InstalledPack, NewInstall};
pub use room::{
    ChatStore, CredentialStore, LobbyStore, PackStore, PeopleStore, TableStore, UpkeepStore,
};
pub use shared::{SharedStore, Store};
pub use sqlite::{FILE, Sqlite, Surveyed, backup, installed_packs, remove_pack, survey};
pub use table::{
    Append, BotSeat, CommandEntry, CommandNote, NewChat, NewTable, Occupant, SealedAnswer, TableId,
    TableProgress, TableRow, TableSummary,
};

/// The answer of a store.
pub type StoreResult<T> = Result<T, StoreFault>;
