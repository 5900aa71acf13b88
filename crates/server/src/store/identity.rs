use mittwoch_protocol::{Me, Rank};

/// The stable number of a person.
pub type UserId = i64;

/// The SHA-256 of a secret: all that the store knows of it.
pub type Hash = [u8; 32];

/// Somebody who can sit at a table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct User {
    /// The stable number.
    pub id: UserId,
    /// The name that others see; empty once the person has departed.
    pub name: String,
    /// Guest, account or bot.
    pub rank: Rank,
    /// Who answers for a bot.
    pub owner: Option<UserId>,
    /// Whether the person has been forgotten.
    pub departed: bool,
}

impl User {
    /// What the person is told of itself.
    pub fn me(&self) -> Me {
        Me { id: self.id, name: self.name.clone(), rank: self.rank }
    }
}

/// The name of a sitter as others see it; clients put the empty one into words.
pub fn sitter_name(person: Option<&User>) -> String {
    person.filter(|person| !person.departed).map(|person| person.name.clone()).unwrap_or_default()
}

/// A person who is not known yet.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct NewUser {
    /// The name.
    pub name: String,
    /// Guest, account or bot.
    pub rank: Rank,
    /// The hash of the password of an account.
    pub password: Option<String>,
    /// Who answers for a bot.
    pub owner: Option<UserId>,
    /// Whether nobody chose the name: where a guest has it already, it gets a number.
    pub suggested: bool,
    /// Now, in seconds since 1970.
    pub now: i64,
}

/// A session: somebody has the cookie whose hash this is.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct LoginSession {
    /// The hash of the cookie.
    pub hash: Hash,
    /// Whose it is.
    pub person: UserId,
    /// When it was last noted as used, in seconds since 1970.
    pub seen: i64,
    /// When it runs out.
    pub expires: i64,
}
