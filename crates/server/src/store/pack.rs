use mittwoch_kernel::Pack;
use mittwoch_protocol::{PackInfo, PackLabel};

use super::UserId;

/// A pack that a person wants to have.
#[derive(Clone, Debug)]
pub struct NewInstall {
    /// Whose it will be.
    pub person: UserId,
    /// The whole pack.
    pub pack: Pack,
    /// The key of its game.
    pub game: String,
    /// What it is called, and how much of it is original.
    pub label: PackLabel,
    /// Its size.
    pub bytes: u32,
    /// Now, in seconds since 1970.
    pub now: i64,
    /// How many packs the person can have.
    pub most: u32,
    /// How many bytes they can have together.
    pub most_bytes: u32,
}

/// A pack that is installed, for the keeper of the server.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct InstalledPack {
    /// Whose it is.
    pub person: String,
    /// What it is.
    pub pack: PackInfo,
}
