use mittwoch_protocol::Rank;
use sqlx::FromRow;

use crate::store::{Hash, LoginSession, User};

/// A person as a row.
#[derive(FromRow)]
pub(in crate::store) struct UserRow {
    id: i64,
    name: String,
    rank: String,
    owner: Option<i64>,
    departed: bool,
}

impl From<UserRow> for User {
    fn from(row: UserRow) -> User {
        let UserRow { id, name, rank, owner, departed } = row;
        let rank = match rank.as_str() {
            "account" => Rank::Account,
            "bot" => Rank::Bot,
            _ => Rank::Guest,
        };
        User { id, name, rank, owner, departed }
    }
}

/// The name under which a rank is kept.
pub(in crate::store) fn rank_text(rank: Rank) -> &'static str {
    match rank {
        Rank::Guest => "guest",
        Rank::Account => "account",
        Rank::Bot => "bot",
    }
}

/// An account with the hash of its password.
#[derive(FromRow)]
pub(in crate::store) struct Account {
    #[sqlx(flatten)]
    person: UserRow,
    password: String,
}

impl From<Account> for (User, String) {
    fn from(Account { person, password }: Account) -> (User, String) {
        (person.into(), password)
    }
}

/// A session with the person behind it.
#[derive(FromRow)]
pub(in crate::store) struct FoundSession {
    #[sqlx(flatten)]
    person: UserRow,
    last: i64,
    expires: i64,
}

impl FoundSession {
    /// The session whose cookie has this hash.
    pub(in crate::store) fn under(self, hash: Hash) -> (User, LoginSession) {
        let person = User::from(self.person);
        let session =
            LoginSession { hash, person: person.id, seen: self.last, expires: self.expires };
        (person, session)
    }
}
