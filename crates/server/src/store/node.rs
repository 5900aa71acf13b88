use std::time::Duration;

use serde::{Deserialize, Serialize};

use super::{TableId, UserId};

/// One life of a node: a number that is given once, so that nobody mistakes a node that has lost
/// touch for what it was before.
pub type NodeId = i64;

/// A node that begins a life.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct NewNode {
    /// Where the other nodes reach it.
    pub address: String,
    /// The version of its program.
    pub version: String,
    /// For how long it lives without a sign.
    pub life: Duration,
}

/// A node as the others know it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct NodeInfo {
    /// Which life of it.
    pub id: NodeId,
    /// Where it is reached.
    pub address: String,
    /// The version of its program.
    pub version: String,
}

/// What a node is told that begins a life.
#[derive(Clone, Debug)]
pub struct NodeBirth {
    /// Which life it is.
    pub id: NodeId,
    /// By what nodes know each other.
    pub secret: String,
    /// What the clock of the store says, in milliseconds since 1970.
    pub now_ms: i64,
    /// The number of the last signal before.
    pub heard: i64,
    /// When there was last no node at all, if ever.
    pub gap: Option<NodeGap>,
}

/// A time in which no node lived, so that nobody could play.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct NodeGap {
    /// When it ended, in milliseconds since 1970.
    pub until_ms: i64,
    /// How long it was, in milliseconds.
    pub ms: i64,
}

/// What a node is told that gives a sign of life in time.
#[derive(Clone, Debug)]
pub struct NodePulse {
    /// What the clock of the store says, in milliseconds since 1970.
    pub now_ms: i64,
    /// The nodes that live, in the order of their births.
    pub nodes: Vec<NodeInfo>,
}

/// What becomes of the wish to run a table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum LeaseAnswer {
    /// The node holds it from now on, or did already.
    Mine,
    /// Another one that lives holds it.
    Theirs(NodeInfo),
    /// There is no such table.
    NoTable,
    /// The node itself lives no more.
    Dead,
}

/// What every node must hear. It may be told twice: it says what is so by now.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(tag = "say", rename_all = "kebab-case")]
pub enum NodeSignal {
    /// Credentials of a person, or of its programs, were taken away.
    Revoked {
        /// Whose.
        person: UserId,
    },
    /// A person is called otherwise.
    Renamed {
        /// Who.
        person: UserId,
    },
    /// A person and their programs are forgotten.
    Departed {
        /// Who.
        person: UserId,
    },
    /// A person does not hear another any more, or again.
    Muted {
        /// Who.
        person: UserId,
        /// Whom.
        other: UserId,
        /// Whether not any more.
        mute: bool,
    },
    /// A table is gone.
    Gone {
        /// Which.
        table: TableId,
    },
    /// Leases were given back: somebody should take the tables that go on by themselves.
    Freed,
}
