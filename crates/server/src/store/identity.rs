use mittwoch_protocol::Rank;

pub use mittwoch_session::{User, UserId, sitter_name};

/// The SHA-256 of a secret: all that the store knows of it.
pub type Hash = [u8; 32];

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
