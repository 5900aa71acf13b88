//! What the server keeps, by concern: rooms behind which another database can stand.
//!
//! Everything that is acknowledged to anybody went through [`TableStore::append`] or one of its
//! smaller siblings first; each returns only when its transaction is on disk.

mod alone;
mod identity;
mod kept;
mod life;
mod likeness;
mod moving;
mod node;
mod pack;
mod postgres;
mod room;
mod row;
mod seal;
mod shared;
mod sqlite;
mod table;
mod writer;

pub use alone::AloneNode;
pub use identity::{Hash, LoginSession, NewUser, User, UserId, sitter_name};
pub use kept::{Ages, StoreFault, Swept, UserData};
pub use life::{ClockTrust, StoreClock};
pub use likeness::{Likeness, folded};
pub use mittwoch_session::{DoneCommand, circle, free_member, sitters};
pub use moving::{MoveNews, MovedData, StorePlace, move_data};
pub use node::{LeaseAnswer, NewNode, NodeBirth, NodeGap, NodeId, NodeInfo, NodePulse, NodeSignal};
pub use pack::{InstalledPack, NewInstall};
pub use postgres::{
    DatabaseUrl, NoDatabaseUrl, Postgres, PostgresOptions, installed_packs_of, remove_pack_of,
};
pub use room::{
    ChatStore, CredentialStore, LobbyStore, NodeStore, PackStore, PeopleStore, TableStore,
    UpkeepStore,
};
pub use shared::{SharedStore, Store};
pub use sqlite::{FILE, Sqlite, Surveyed, backup, installed_packs, remove_pack, survey};
pub use table::{
    Append, BotSeat, CommandEntry, CommandNote, NewChat, NewTable, Occupant, SealedAnswer, TableId,
    TableProgress, TableRow, TableSummary,
};
pub use writer::{WriteQueue, WriteTarget};

pub use crate::meter::StoreMeter;

/// The answer of a store.
pub type StoreResult<T> = Result<T, StoreFault>;
