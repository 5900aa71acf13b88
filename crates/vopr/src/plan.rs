//! What is simulated, and what goes wrong in it.

use mittwoch_kernel::{Chance, FastRng};
use mittwoch_server::simulation::Flaw;

/// The kinds of faults; each can be left out, so that a failing seed gets smaller.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum TroubleKind {
    /// Messages take long.
    Delay,
    /// Commands arrive twice.
    Double,
    /// Commands overtake each other.
    Reorder,
    /// Commands never arrive.
    Drop,
    /// Connections are cut, or fall silent.
    Cut,
    /// Clients do not read for a while.
    Stall,
    /// A server is killed between two effects, and started again.
    Kill,
    /// Writes are slow, fail, or succeed without the answer arriving; reads fail.
    Disk,
    /// The disk is full for a while.
    Full,
    /// Steps arrive late, after their sender was told that they failed.
    Late,
    /// Credentials are taken away.
    Revoke,
    /// A node stands still for a while and wakes with what it knew.
    Pause,
    /// A node cannot reach the disk for a while.
    Lose,
}

impl TroubleKind {
    /// Every one of them.
    pub const ALL: [TroubleKind; 13] = [
        TroubleKind::Delay,
        TroubleKind::Double,
        TroubleKind::Reorder,
        TroubleKind::Drop,
        TroubleKind::Cut,
        TroubleKind::Stall,
        TroubleKind::Kill,
        TroubleKind::Disk,
        TroubleKind::Full,
        TroubleKind::Late,
        TroubleKind::Revoke,
        TroubleKind::Pause,
        TroubleKind::Lose,
    ];

    /// What it is called on the command line.
    pub fn name(self) -> &'static str {
        match self {
            TroubleKind::Delay => "delay",
            TroubleKind::Double => "double",
            TroubleKind::Reorder => "reorder",
            TroubleKind::Drop => "drop",
            TroubleKind::Cut => "cut",
            TroubleKind::Stall => "stall",
            TroubleKind::Kill => "kill",
            TroubleKind::Disk => "disk",
            TroubleKind::Full => "full",
            TroubleKind::Late => "late",
            TroubleKind::Revoke => "revoke",
            TroubleKind::Pause => "pause",
            TroubleKind::Lose => "lose",
        }
    }
}

/// One simulated evening.
#[derive(Clone, PartialEq, Debug)]
pub struct SimulatedEvening {
    /// From which everything follows.
    pub seed: u64,
    /// How many tables play at once.
    pub tables: u32,
    /// After how many steps it ends.
    pub steps: u64,
    /// How many nodes share each disk and its tables.
    pub nodes: u32,
    /// How long people think on average, in milliseconds.
    pub think: u64,
    /// What is left out.
    pub without: Vec<TroubleKind>,
    /// What is wrong with the servers on purpose.
    pub flaw: Option<Flaw>,
    /// Whether screens are compared every hundred steps, or only at rest.
    pub looks: bool,
    /// Whether everything goes wrong that can, and often; else the seed says what does.
    pub rough: bool,
}

/// How much more often things go wrong on a rough evening than they do at most on another.
const ROUGH: u32 = 4;

/// How often what goes wrong on the disk, out of a million.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct DiskTrouble {
    pub slow_reads: u32,
    pub failed_reads: u32,
    pub stalls: u32,
    pub failed_commits: u32,
    pub lost_answers: u32,
    pub late_appends: u32,
    /// Of news of the nodes.
    pub lost_notices: u32,
}

/// How often what goes wrong elsewhere, out of a million messages or seconds.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Trouble {
    pub disk: DiskTrouble,
    /// Of messages.
    pub slow: u32,
    pub doubled: u32,
    pub overtaken: u32,
    pub dropped: u32,
    pub cut: u32,
    pub stalled: u32,
    /// Of seconds of a server.
    pub killed: u32,
    pub filled: u32,
    /// Of deeds of people.
    pub revoked: u32,
    /// Of seconds of a node that is one of several.
    pub paused: u32,
    pub lost: u32,
}

impl SimulatedEvening {
    /// What goes wrong: of each kind more, less or nothing, as the seed says.
    pub(crate) fn trouble(&self) -> Trouble {
        let mut luck = FastRng::new(self.seed ^ 0x7472_6f75_626c_6500);
        let mut rate = |kind: TroubleKind, most: u32| {
            let strength = [0, 1, 3, 10][luck.below(4) as usize];
            let strength = if self.rough { 10 * ROUGH } else { strength };
            if self.without.contains(&kind) { 0 } else { most / 10 * strength }
        };
        let mut disk = DiskTrouble {
            slow_reads: rate(TroubleKind::Disk, 50_000),
            failed_reads: rate(TroubleKind::Disk, 1_000),
            stalls: rate(TroubleKind::Disk, 5_000),
            failed_commits: rate(TroubleKind::Disk, 10_000),
            lost_answers: rate(TroubleKind::Disk, 10_000),
            late_appends: rate(TroubleKind::Late, 5_000),
            lost_notices: 0,
        };
        let trouble = Trouble {
            disk: DiskTrouble::default(),
            slow: rate(TroubleKind::Delay, 50_000),
            doubled: rate(TroubleKind::Double, 30_000),
            overtaken: rate(TroubleKind::Reorder, 30_000),
            dropped: rate(TroubleKind::Drop, 20_000),
            cut: rate(TroubleKind::Cut, 10_000),
            stalled: rate(TroubleKind::Stall, 5_000),
            killed: rate(TroubleKind::Kill, 2_000),
            filled: rate(TroubleKind::Full, 500),
            revoked: rate(TroubleKind::Revoke, 20_000),
            paused: rate(TroubleKind::Pause, 5_000),
            lost: rate(TroubleKind::Lose, 3_000),
        };
        disk.lost_notices = rate(TroubleKind::Lose, 200_000);
        Trouble { disk, ..trouble }
    }

    /// How many servers there are, each with a disk of its own.
    pub(crate) fn servers(&self) -> usize {
        self.tables.div_ceil(34) as usize
    }
}
