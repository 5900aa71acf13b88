use mittwoch_kernel::Phrase;
use mittwoch_protocol::ChatLine;

/// Why the store did not do something. Nothing has changed.
#[derive(Clone, Debug, thiserror::Error)]
pub enum StoreFault {
    /// Somebody else was first: the table has moved on, or the code is in use.
    #[error("somebody else was first")]
    Conflict,
    /// There is no such table or person.
    #[error("there is no such thing")]
    NotFound,
    /// The name belongs to somebody else.
    #[error("the name is taken")]
    NameTaken,
    /// The store is closed.
    #[error("the store is closed")]
    Closed,
    /// The data folder or its file cannot be used; what the keeper of the server is told.
    #[error("the data cannot be used: {0:?}")]
    Unusable(Phrase),
    /// The database cannot be reached. Whether a step that was under way has arrived may not be
    /// known: whoever holds the table reads it anew.
    #[error("the database is away: {0}")]
    Away(String),
    /// The database failed; for the log alone.
    #[error("the database failed: {0}")]
    Broken(String),
}

impl StoreFault {
    /// What the keeper of a server is told of it.
    pub fn phrase(&self) -> Phrase {
        match self {
            StoreFault::Unusable(phrase) => phrase.clone(),
            StoreFault::Away(cause) => Phrase::new("store-away").word("cause", cause),
            other => Phrase::new("store-broken").word("cause", &other.to_string()),
        }
    }
}

/// How long things are kept, in seconds.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Ages {
    /// A table that nobody has started.
    pub open_table: i64,
    /// A table at which guests alone sit, and a guest who does not come back.
    pub guest: i64,
    /// The key of a command that was done.
    pub key: i64,
}

impl Default for Ages {
    fn default() -> Ages {
        const DAY: i64 = 24 * 60 * 60;
        Ages { open_table: 14 * DAY, guest: 60 * DAY, key: 7 * DAY }
    }
}

/// What a sweep has forgotten.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Swept {
    /// Ids of tables, so that nobody keeps them awake.
    pub tables: Vec<String>,
    /// How many guests.
    pub guests: u64,
    /// How many sessions.
    pub sessions: u64,
}

/// What is kept about a person beside name, tables, tokens and mutes.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct UserData {
    /// When they first came, in seconds since 1970.
    pub made: i64,
    /// When they were last noted.
    pub seen: i64,
    /// When each session was last noted, and when it runs out.
    pub sessions: Vec<(i64, i64)>,
    /// What they said, and at which table.
    pub chat: Vec<(String, ChatLine)>,
}
