//! A disk in memory: what was committed survives every kill, what was not is gone.

mod kept;
mod lookup;
mod nodes;
mod place;
mod rooms;
mod rows;
mod target;

use std::collections::BTreeMap;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use futures_util::future::ready;
use mittwoch_kernel::{FastRng, Seed};
use mittwoch_protocol::{Rank, Stage};
use mittwoch_server::store::{
    Append, CommandNote, Hash, Likeness, LoginSession, StoreFault, StoreResult, TableId, TableRow,
    User, UserId, WriteQueue,
};

pub(crate) use self::kept::KeptStep;
use self::kept::{KeptDisk, Numbered, PersonRow};
pub use self::nodes::NodeClock;
pub(crate) use self::nodes::{MemoryNodes, NodeBoard};
pub use self::place::MemoryPlace;
use self::target::MemoryTarget;
use crate::life::Life;
use crate::luck::{chance, pick};
use crate::plan::DiskTrouble;

/// A disk, which outlives every server that is started on it.
#[derive(Clone)]
pub(crate) struct Disk(Arc<Mutex<DiskState>>);

struct DiskState {
    kept: KeptDisk,
    luck: FastRng,
    trouble: DiskTrouble,
    full: bool,
    /// Steps that were kept and that nobody has looked at yet.
    steps: Vec<KeptStep>,
    /// How often something went wrong on purpose.
    faults: u64,
    /// The sessions that are being looked up, and by how many.
    lookups: BTreeMap<Hash, u32>,
    /// Where the nodes that share it know of each other, if several do.
    board: Option<NodeBoard>,
}

/// A table as it lies on the disk.
pub(crate) struct OnDisk {
    /// The table.
    pub row: TableRow,
    /// Its lines.
    pub lines: Vec<String>,
    /// What lies sealed.
    pub sealed: Vec<(mittwoch_kernel::Seat, String)>,
    /// Its seed.
    pub seed: Seed,
}

impl Disk {
    pub(crate) fn new(seed: u64, trouble: DiskTrouble) -> Disk {
        let (kept, luck) = (KeptDisk::default(), FastRng::new(seed));
        let (steps, faults, full, lookups) = (Vec::new(), 0, false, BTreeMap::new());
        let board = None;
        let state = DiskState { kept, luck, trouble, full, steps, faults, lookups, board };
        Disk(Arc::new(Mutex::new(state)))
    }

    /// Lets nodes share it, which live by a clock.
    pub(crate) fn share(&self, clock: NodeClock) -> NodeBoard {
        let board = NodeBoard::new(clock);
        self.state().board = Some(board.clone());
        board
    }

    fn state(&self) -> MutexGuard<'_, DiskState> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Whether it is full from now on.
    pub(crate) fn fill(&self, full: bool) {
        self.state().full = full;
    }

    /// Nothing goes wrong any more.
    pub(crate) fn heal(&self) {
        let mut state = self.state();
        (state.full, state.trouble) = (false, DiskTrouble::default());
    }

    /// What was kept since the last time, and how often something went wrong.
    pub(crate) fn news(&self) -> (Vec<KeptStep>, u64) {
        let mut state = self.state();
        (std::mem::take(&mut state.steps), std::mem::take(&mut state.faults))
    }

    /// Puts a person with some sessions there, as if they had come long ago.
    pub(crate) fn settle_person(
        &self,
        name: &str,
        rank: Rank,
        sessions: &[Hash],
        now: i64,
    ) -> User {
        let user = {
            let kept = &mut self.state().kept;
            let id = kept.number(Numbered::Person);
            let user = User { id, name: name.to_owned(), rank, owner: None, departed: false };
            let likeness = Some(Likeness::of(name));
            let row =
                PersonRow { user: user.clone(), password: None, made: now, seen: now, likeness };
            kept.people.put(id, row);
            kept.keep();
            user
        };
        sessions.iter().for_each(|hash| self.settle_session(user.id, *hash, now));
        user
    }

    /// Opens a session, as if the person had just signed in.
    pub(crate) fn settle_session(&self, person: UserId, hash: Hash, now: i64) {
        let kept = &mut self.state().kept;
        let expires = now + mittwoch_server::identity::SESSION;
        kept.sessions.put(hash, LoginSession { hash, person, seen: now, expires });
        kept.keep();
    }

    /// What was noted of a command.
    pub(crate) fn note(&self, table: &str, person: UserId, key: &str) -> Option<CommandNote> {
        let key = (table.to_owned(), person, key.to_owned());
        self.state().kept.notes.get(&key).map(|row| row.note)
    }

    /// Whether a session holds.
    pub(crate) fn holds(&self, hash: &Hash) -> bool {
        self.state().kept.sessions.has(hash)
    }

    /// A table, if it is there.
    pub(crate) fn table(&self, id: &str) -> Option<OnDisk> {
        let kept = &self.state().kept;
        let table = kept.tables.get(id)?;
        let sealed = table.sealed.iter().map(|one| (one.seat, one.action.clone())).collect();
        let lines = kept.lines_of(id).cloned().collect();
        Some(OnDisk { row: table.row.clone(), lines, sealed, seed: table.seed })
    }

    /// The version of a table and its own lines, if it is there.
    pub(crate) fn table_lines(&self, id: &str) -> Option<(i64, Vec<String>)> {
        let kept = &self.state().kept;
        let version = kept.tables.get(id)?.row.version;
        Some((version, kept.table_lines_of(id).cloned().collect()))
    }

    /// The stage of a table, if it is there.
    pub(crate) fn stage(&self, id: &str) -> Option<Stage> {
        self.state().kept.tables.get(id).map(|table| table.row.standing.stage)
    }

    /// The tables whose match is running or frozen.
    fn going_on(&self) -> Vec<TableId> {
        let kept = &self.state().kept;
        let goes_on =
            |row: &&TableRow| matches!(row.standing.stage, Stage::Running | Stage::Frozen);
        let rows = kept.tables.values().map(|table| &table.row).filter(goes_on);
        rows.map(|row| row.id.clone()).collect()
    }

    /// How often a table has been taken on, if it is there.
    pub(crate) fn version(&self, id: &str) -> Option<i64> {
        self.state().kept.tables.get(id).map(|table| table.row.version)
    }

    /// Waits until something is looked up for a server, which may take its time and may fail.
    async fn reached(&self, life: &Life) -> StoreResult<()> {
        let (pause, fails) = {
            let state = &mut *self.state();
            let slow = chance(&mut state.luck, state.trouble.slow_reads);
            let fails = chance(&mut state.luck, state.trouble.failed_reads);
            state.faults += u64::from(fails);
            (if slow { pick(&mut state.luck, 1, 30) } else { 0 }, fails)
        };
        if pause > 0 {
            tokio::time::sleep(Duration::from_millis(pause)).await;
        }
        match fails || life.is_lost() {
            true => Err(StoreFault::Broken("a read failed on purpose".to_owned())),
            false => Ok(()),
        }
    }

    /// Puts a table away for good: nobody uses it any more.
    pub(crate) fn archive(&self, id: &str) {
        let kept = &mut self.state().kept;
        kept.forget(id);
        kept.keep();
    }
}

/// A store of one life of a server over a disk.
pub(crate) struct MemoryStore {
    disk: Disk,
    queue: WriteQueue<MemoryTarget>,
    life: Arc<Life>,
    /// Whether it was closed: it takes nothing any more.
    closed: AtomicBool,
}

impl MemoryStore {
    /// Opens the disk; to be called inside the runtime of the server.
    pub(crate) fn open(disk: &Disk, life: &Arc<Life>) -> MemoryStore {
        let (queue, _ends_with_it) =
            WriteQueue::start(MemoryTarget::new(disk.clone(), life.clone()));
        let (disk, life) = (disk.clone(), life.clone());
        MemoryStore { disk, queue, life, closed: AtomicBool::new(false) }
    }

    fn shut(&self) {
        self.closed.store(true, Ordering::Relaxed);
    }

    fn open_still(&self) -> StoreResult<()> {
        if self.closed.load(Ordering::Relaxed) { Err(StoreFault::Closed) } else { Ok(()) }
    }

    /// Does one thing durably, or not at all.
    async fn write<T: Send + 'static>(
        &self,
        run: impl FnOnce(&mut KeptDisk) -> StoreResult<T> + Send + 'static,
    ) -> StoreResult<T> {
        self.open_still()?;
        self.queue
            .write(
                move |target: &mut MemoryTarget| {
                    Box::pin(ready(run(&mut target.disk.state().kept)))
                },
                false,
            )
            .await
    }

    /// Looks something up, which may take its time and may fail.
    async fn read<T>(&self, run: impl FnOnce(&KeptDisk) -> StoreResult<T>) -> StoreResult<T> {
        self.open_still()?;
        self.disk.reached(&self.life).await?;
        run(&self.disk.state().kept)
    }

    /// Lets a step arrive late, though whoever sent it has been told that it failed.
    fn late(&self, step: &Append) -> Option<StoreFault> {
        let wait = {
            let state = &mut *self.disk.state();
            let late = chance(&mut state.luck, state.trouble.late_appends);
            state.faults += u64::from(late);
            late.then(|| pick(&mut state.luck, 5, 20_000))?
        };
        let (queue, step) = (self.queue.clone(), step.clone());
        tokio::spawn(async move {
            tokio::time::sleep(Duration::from_millis(wait)).await;
            let _nobody_waits = queue.append(step).await;
        });
        Some(StoreFault::Broken("no answer came".to_owned()))
    }
}
