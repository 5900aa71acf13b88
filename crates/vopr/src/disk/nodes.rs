//! Nodes over a disk in memory: lives, leases and signals, by a clock that is handed in.

use std::collections::BTreeMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use async_trait::async_trait;
use mittwoch_protocol::Stage;
use mittwoch_server::store::{
    LeaseAnswer, NewNode, NodeBirth, NodeGap, NodeId, NodeInfo, NodePulse, NodeSignal, NodeStore,
    StoreResult, TableId, UserId,
};
use tokio::sync::watch;

use super::Disk;
use crate::life::Life;
use crate::luck::chance;

/// Says how late it is, in milliseconds since 1970.
pub type NodeClock = Arc<dyn Fn() -> i64 + Send + Sync>;

/// Lives, leases and signals of all nodes on one disk.
#[derive(Clone)]
pub(crate) struct NodeBoard {
    kept: Arc<Mutex<BoardKept>>,
    clock: NodeClock,
    told: watch::Sender<i64>,
}

#[derive(Default)]
struct BoardKept {
    born: NodeId,
    lives: BTreeMap<NodeId, DiskNodeLife>,
    /// Who holds a table; nobody, where a lease was given back and the table goes on by itself.
    leases: BTreeMap<TableId, Option<NodeId>>,
    signals: Vec<NodeSignal>,
    gap: Option<NodeGap>,
}

struct DiskNodeLife {
    info: NodeInfo,
    until: i64,
    /// When it last gave a sign.
    seen: i64,
}

impl BoardKept {
    fn living(&self, id: NodeId, now: i64) -> Option<&NodeInfo> {
        self.lives.get(&id).filter(|life| life.until > now).map(|life| &life.info)
    }

    fn holder(&self, table: &str, now: i64) -> Option<&NodeInfo> {
        self.living((*self.leases.get(table)?)?, now)
    }

    /// Notes for how long no node has lived, where none does.
    fn note_gap(&mut self, now: i64) {
        let last = self.lives.values().map(|life| life.seen).max();
        let alone = !self.lives.values().any(|life| life.until > now);
        if let Some(last) = last.filter(|_| alone) {
            self.gap = Some(NodeGap { until_ms: now, ms: (now - last).max(0) });
        }
    }
}

impl NodeBoard {
    pub(crate) fn new(clock: NodeClock) -> NodeBoard {
        NodeBoard { kept: Arc::default(), clock, told: watch::Sender::new(0) }
    }

    fn kept(&self) -> MutexGuard<'_, BoardKept> {
        self.kept.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn now(&self) -> i64 {
        (self.clock)()
    }

    /// Whether a node may take a table on: no other has taken its lease since.
    pub(super) fn may_write(&self, node: NodeId, table: &str) -> bool {
        let kept = self.kept();
        kept.leases.get(table).copied().flatten().is_none_or(|holder| holder == node)
    }

    /// Sessions of a person have ended.
    pub(super) fn revoked(&self, person: UserId) {
        self.tell(NodeSignal::Revoked { person });
    }

    /// Where the node is reached that runs a table now, if one does.
    pub(crate) fn runs(&self, table: &str) -> Option<String> {
        let now = self.now();
        self.kept().holder(table, now).map(|holder| holder.address.clone())
    }

    fn tell(&self, signal: NodeSignal) {
        let mut kept = self.kept();
        kept.signals.push(signal);
        let last = kept.signals.len() as i64;
        drop(kept);
        self.told.send_replace(last);
    }
}

/// What one store of a disk says about nodes.
pub(crate) struct MemoryNodes {
    board: NodeBoard,
    disk: Disk,
    life: Arc<Life>,
    heard: tokio::sync::Mutex<watch::Receiver<i64>>,
}

impl MemoryNodes {
    pub(crate) fn new(board: &NodeBoard, disk: &Disk, life: &Arc<Life>) -> MemoryNodes {
        let heard = tokio::sync::Mutex::new(board.told.subscribe());
        let (board, disk, life) = (board.clone(), disk.clone(), life.clone());
        MemoryNodes { board, disk, life, heard }
    }

    /// What is said reaches the disk, unless the node is dead or cannot reach it.
    async fn reach(&self) -> StoreResult<()> {
        self.disk.reached(&self.life).await?;
        if !self.life.effect() {
            std::future::pending::<()>().await;
        }
        Ok(())
    }

    fn goes_on(&self, table: &str) -> bool {
        matches!(self.disk.stage(table), Some(Stage::Running | Stage::Frozen))
    }
}

fn ms(time: Duration) -> i64 {
    i64::try_from(time.as_millis()).unwrap_or(i64::MAX)
}

#[async_trait]
impl NodeStore for MemoryNodes {
    async fn join(&self, node: NewNode) -> StoreResult<NodeBirth> {
        self.reach().await?;
        let (now, mut kept) = (self.board.now(), self.board.kept());
        kept.note_gap(now);
        kept.born += 1;
        let id = kept.born;
        self.life.join(id);
        let info = NodeInfo { id, address: node.address, version: node.version };
        kept.lives.insert(id, DiskNodeLife { info, until: now + ms(node.life), seen: now });
        let (heard, gap) = (kept.signals.len() as i64, kept.gap);
        let secret = "a secret of nodes in memory".to_owned();
        Ok(NodeBirth { id, secret, now_ms: now, heard, gap })
    }

    async fn beat(&self, id: NodeId, life: Duration) -> StoreResult<Option<NodePulse>> {
        self.reach().await?;
        let (now, mut kept) = (self.board.now(), self.board.kept());
        let Some(own) = kept.lives.get_mut(&id).filter(|own| own.until > now) else {
            return Ok(None);
        };
        (own.until, own.seen) = (now + ms(life), now);
        let living = kept.lives.values().filter(|life| life.until > now);
        let nodes = living.map(|life| life.info.clone()).collect();
        Ok(Some(NodePulse { now_ms: now, nodes }))
    }

    async fn leave(&self, id: NodeId) -> StoreResult<()> {
        self.reach().await?;
        let now = self.board.now();
        let mut kept = self.board.kept();
        if let Some(own) = kept.lives.get_mut(&id).filter(|own| own.until > now) {
            (own.until, own.seen) = (now, now);
        }
        kept.leases
            .values_mut()
            .filter(|lease| **lease == Some(id))
            .for_each(|lease| *lease = None);
        kept.leases.retain(|table, lease| lease.is_some() || self.goes_on(table));
        drop(kept);
        self.board.tell(NodeSignal::Freed);
        Ok(())
    }

    async fn take(&self, id: NodeId, table: &str) -> StoreResult<LeaseAnswer> {
        self.reach().await?;
        let (now, mut kept) = (self.board.now(), self.board.kept());
        if kept.living(id, now).is_none() {
            return Ok(LeaseAnswer::Dead);
        }
        if self.disk.stage(table).is_none() {
            return Ok(LeaseAnswer::NoTable);
        }
        if let Some(holder) = kept.holder(table, now).filter(|holder| holder.id != id) {
            return Ok(LeaseAnswer::Theirs(holder.clone()));
        }
        kept.leases.insert(table.to_owned(), Some(id));
        Ok(LeaseAnswer::Mine)
    }

    async fn give_back(&self, id: NodeId, tables: &[TableId]) -> StoreResult<()> {
        self.reach().await?;
        let mut kept = self.board.kept();
        for table in tables {
            if kept.leases.get(table) == Some(&Some(id)) {
                kept.leases.remove(table);
            }
        }
        Ok(())
    }

    async fn orphans(&self, id: NodeId, most: u32) -> StoreResult<Vec<TableId>> {
        self.reach().await?;
        let (now, mut kept) = (self.board.now(), self.board.kept());
        if kept.living(id, now).is_none() {
            return Ok(Vec::new());
        }
        let free = |table: &TableId| kept.holder(table, now).is_none();
        let running = self.disk.going_on().into_iter().filter(free);
        let taken: Vec<_> = running.take(most as usize).collect();
        kept.leases.extend(taken.iter().map(|table| (table.clone(), Some(id))));
        Ok(taken)
    }

    async fn holder(&self, table: &str) -> StoreResult<Option<NodeInfo>> {
        self.reach().await?;
        Ok(self.board.kept().holder(table, self.board.now()).cloned())
    }

    async fn post(&self, signal: NodeSignal) -> StoreResult<()> {
        self.reach().await?;
        // That is told by the transaction that did it.
        if !matches!(signal, NodeSignal::Revoked { .. }) {
            self.board.tell(signal);
        }
        Ok(())
    }

    async fn signals(&self, after: i64) -> StoreResult<Vec<(i64, NodeSignal)>> {
        self.reach().await?;
        let kept = self.board.kept();
        let all = (1..).zip(&kept.signals);
        let new = all.filter(|(number, _)| *number > after);
        Ok(new.map(|(number, signal)| (number, signal.clone())).collect())
    }

    async fn signalled(&self) {
        let mut heard = self.heard.lock().await;
        loop {
            // The board outlives whoever waits here.
            let _open = heard.changed().await;
            let state = &mut *self.disk.state();
            if !chance(&mut state.luck, state.trouble.lost_notices) {
                return;
            }
            state.faults += 1;
        }
    }

    async fn tidy(&self) -> StoreResult<()> {
        self.reach().await?;
        let (now, mut kept) = (self.board.now(), self.board.kept());
        kept.leases.retain(|table, _| self.disk.stage(table).is_some());
        let holding: Vec<_> = kept.leases.values().flatten().copied().collect();
        let last = kept.lives.keys().next_back().copied();
        kept.lives.retain(|id, life| life.until > now || holding.contains(id) || last == Some(*id));
        Ok(())
    }
}
