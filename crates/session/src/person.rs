use mittwoch_protocol::{Me, Rank};

/// The stable number of a person.
pub type UserId = i64;

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
