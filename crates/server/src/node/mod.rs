//! One of several servers on one store, or the only one.
//!
//! Nodes hold no truth. Each table is run by one of them at a time, whichever holds its lease, and
//! what reaches another node is passed on to that one whole, over a door of its own. A lease holds
//! as long as its node lives, and a node lives as long as it gives signs of life to the store: one
//! that does not manage to steps down by itself, before anybody can take its tables.
//!
//! A server that is alone asks nobody: every table is here.

mod bridge;
mod hearing;
mod leases;
mod life;
mod passing;
mod peer;

use std::sync::atomic::{AtomicI64, AtomicU64, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, OnceLock, PoisonError};
use std::time::Duration;

use mittwoch_session::TableResult;
use tokio::sync::{Notify, watch};
use tokio::time::Instant;

use self::leases::LeaseBook;
use self::peer::PeerClient;
use crate::faults;
use crate::meter::NodeMeter;
use crate::store::{
    LeaseAnswer, NewNode, NodeGap, NodeId, NodeInfo, NodePulse, NodeSignal, NodeStore, SharedStore,
    StoreResult,
};

pub(crate) use life::NodeTasks;
pub(crate) use passing::{Passage, pass_on};
pub(crate) use peer::{PassedOn, only_nodes};

/// How nodes live.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct NodePace {
    /// For how long a node lives without a sign.
    pub life: Duration,
    /// How often it gives one, and looks for tables that nobody runs.
    pub beat: Duration,
    /// How long it waits for news that nobody announces.
    pub listen: Duration,
}

impl Default for NodePace {
    fn default() -> NodePace {
        let (life, beat) = (Duration::from_secs(3), Duration::from_secs(1));
        NodePace { life, beat, listen: Duration::from_secs(2) }
    }
}

/// Where a table is run.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum TablePlace {
    /// Here.
    Here,
    /// On another node.
    There(NodeInfo),
}

/// What is known of the place of a table without asking.
enum KnownPlace {
    Known(TablePlace),
    /// It is just being given back; it can be taken again then.
    BeingGiven,
    Unknown,
}

/// This server among the others.
#[derive(Clone)]
pub struct ServerNode(Option<Arc<SharedNode>>);

/// One of several.
pub(crate) struct SharedNode {
    store: Arc<dyn NodeStore>,
    pace: NodePace,
    /// Where the others reach it.
    address: String,
    /// By what nodes know each other.
    secret: OnceLock<String>,
    /// The life that it lives, if it does.
    life: watch::Sender<Option<NodeId>>,
    start: Instant,
    /// Until when it lives, in milliseconds after its start; nobody else may think otherwise sooner.
    until: AtomicU64,
    leases: Mutex<LeaseBook>,
    /// Leases have been given back.
    given: Notify,
    /// Somebody else has given leases back.
    freed: Notify,
    /// The nodes that live, this one among them.
    living: watch::Sender<Vec<NodeInfo>>,
    /// The clock of the store, and when it was read.
    clock: Mutex<(i64, Instant)>,
    gap: Mutex<Option<NodeGap>>,
    heard: AtomicI64,
    meter: NodeMeter,
    client: PeerClient,
}

fn locked<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

impl ServerNode {
    /// The only server of its store.
    pub fn alone() -> ServerNode {
        ServerNode(None)
    }

    /// Joins the nodes of a store, which reach it at an address; nobody, if a store has only one.
    pub async fn join(
        store: &SharedStore,
        address: String,
        pace: NodePace,
    ) -> StoreResult<ServerNode> {
        if store.nodes.is_alone() {
            return Ok(ServerNode::alone());
        }
        let node = Arc::new(SharedNode::new(store.nodes.clone(), address, pace));
        node.begin().await?;
        Ok(ServerNode(Some(node)))
    }

    /// The node, where it is one of several.
    pub(crate) fn shared(&self) -> Option<&Arc<SharedNode>> {
        self.0.as_ref()
    }

    /// Whether it may run tables now.
    pub fn lives(&self) -> bool {
        self.0.as_ref().is_none_or(|node| node.lives())
    }

    /// Which life it lives; nothing where it is alone.
    pub fn life(&self) -> Option<NodeId> {
        self.0.as_ref().and_then(|node| *node.life.borrow())
    }

    /// Waits until it does not live this life any more; for ever where it is alone.
    pub(crate) async fn lost(&self, life: Option<NodeId>) {
        match &self.0 {
            Some(node) => node.lost(life).await,
            None => std::future::pending().await,
        }
    }

    /// Where a table is run, which is taken if nobody runs it; whether it will be used here.
    pub(crate) async fn place(&self, table: &str, using: bool) -> TableResult<TablePlace> {
        match &self.0 {
            Some(node) => node.place(table, using).await,
            None => Ok(TablePlace::Here),
        }
    }

    /// Nobody uses a table here any more, and it does not go on by itself.
    pub(crate) fn rest(&self, table: &str) {
        if let Some(node) = &self.0 {
            locked(&node.leases).rest(table);
        }
    }

    /// Lets the other nodes know something, without waiting for it.
    pub(crate) fn tell(&self, signal: NodeSignal) {
        let Some(node) = self.0.clone() else { return };
        tokio::spawn(async move { node.post(signal).await });
    }

    /// How many nodes share the work.
    pub fn many(&self) -> u32 {
        let many = self.0.as_ref().map_or(1, |node| node.living.borrow().len());
        u32::try_from(many).unwrap_or(u32::MAX).max(1)
    }

    /// Whether it does what one node has to do for all.
    pub(crate) fn leads(&self) -> bool {
        let Some(node) = &self.0 else { return true };
        let first = node.living.borrow().first().map(|first| first.id);
        first.is_some() && first == *node.life.borrow()
    }

    /// When there was last no node at all.
    pub(crate) fn gap(&self) -> Option<NodeGap> {
        self.0.as_ref().and_then(|node| *locked(&node.gap))
    }

    /// The time by the clock of the store, in milliseconds since 1970; nothing where it is alone.
    pub(crate) fn store_time(&self) -> Option<i64> {
        let node = self.0.as_ref()?;
        let (said, at) = *locked(&node.clock);
        Some(said.saturating_add(i64::try_from(at.elapsed().as_millis()).unwrap_or(i64::MAX)))
    }

    /// How many tables it has taken over from others.
    pub fn taken_over(&self) -> u64 {
        self.0.as_ref().map_or(0, |node| node.meter.taken_over.get())
    }

    /// How many tables it holds; none where it is alone, and needs no leave.
    pub(crate) fn held(&self) -> usize {
        self.0.as_ref().map_or(0, |node| locked(&node.leases).many())
    }

    /// What it counts; nothing moves where it is alone.
    pub(crate) fn meter(&self) -> NodeMeter {
        self.0.as_ref().map_or_else(NodeMeter::default, |node| node.meter.clone())
    }
}

impl SharedNode {
    fn new(store: Arc<dyn NodeStore>, address: String, pace: NodePace) -> SharedNode {
        SharedNode {
            store,
            pace,
            address,
            secret: OnceLock::new(),
            life: watch::Sender::new(None),
            start: Instant::now(),
            until: AtomicU64::new(0),
            leases: Mutex::default(),
            given: Notify::new(),
            freed: Notify::new(),
            living: watch::Sender::new(Vec::new()),
            clock: Mutex::new((0, Instant::now())),
            gap: Mutex::default(),
            heard: AtomicI64::new(0),
            meter: NodeMeter::default(),
            client: PeerClient::new(),
        }
    }

    /// Begins a life.
    async fn begin(&self) -> StoreResult<()> {
        let begun = Instant::now();
        let (address, version) = (self.address.clone(), env!("CARGO_PKG_VERSION").to_owned());
        let birth = self.store.join(NewNode { address, version, life: self.pace.life }).await?;
        let _the_same = self.secret.set(birth.secret);
        // Nothing of what was told before concerns a node that has no table and no connection.
        self.heard.fetch_max(birth.heard, Ordering::Relaxed);
        *locked(&self.gap) = birth.gap;
        self.goes_on(begun, birth.now_ms);
        if let Some(pulse) = self.store.beat(birth.id, self.pace.life).await? {
            self.note(pulse.nodes);
        }
        self.life.send_replace(Some(birth.id));
        Ok(())
    }

    /// Ends the life: nothing is held any more.
    fn end(&self) {
        self.until.store(0, Ordering::Release);
        self.life.send_replace(None);
        locked(&self.leases).clear();
        self.given.notify_waiters();
    }

    /// Lives on, by a sign that was given after this moment.
    fn goes_on(&self, begun: Instant, now_ms: i64) {
        let until = begun.saturating_duration_since(self.start) + self.pace.life;
        self.until.store(u64::try_from(until.as_millis()).unwrap_or(u64::MAX), Ordering::Release);
        *locked(&self.clock) = (now_ms, Instant::now());
    }

    /// The store has said how it is.
    fn pulse(&self, begun: Instant, pulse: NodePulse) {
        self.goes_on(begun, pulse.now_ms);
        self.note(pulse.nodes);
    }

    fn note(&self, nodes: Vec<NodeInfo>) {
        self.living.send_if_modified(|living| {
            let other = *living != nodes;
            *living = nodes;
            other
        });
    }

    /// Until when it lives.
    fn end_of_life(&self) -> Instant {
        self.start + Duration::from_millis(self.until.load(Ordering::Acquire))
    }

    /// Whether it may run tables now; the clock decides, whatever runs late here.
    fn lives(&self) -> bool {
        Instant::now() < self.end_of_life()
    }

    fn living_as(&self) -> TableResult<NodeId> {
        let life = (*self.life.borrow()).filter(|_| self.lives());
        life.ok_or_else(|| faults::NODE_LOST.into())
    }

    /// Waits until it does not live this life any more.
    async fn lost(&self, life: Option<NodeId>) {
        let mut now = self.life.subscribe();
        // The sender lives as long as the node itself.
        let _changed = now.wait_for(|now| *now != life || now.is_none()).await;
    }

    /// Waits until another node is known to live no more.
    async fn gone(&self, other: NodeId) {
        let mut living = self.living.subscribe();
        let _changed = living.wait_for(|living| living.iter().all(|node| node.id != other)).await;
    }

    fn known_place(&self, table: &str, using: bool) -> KnownPlace {
        let mut leases = locked(&self.leases);
        if leases.has(table, using) {
            return KnownPlace::Known(TablePlace::Here);
        }
        match leases.elsewhere(table) {
            Some(there) => KnownPlace::Known(TablePlace::There(there)),
            None if leases.is_being_given(table) => KnownPlace::BeingGiven,
            None => KnownPlace::Unknown,
        }
    }

    async fn place(&self, table: &str, using: bool) -> TableResult<TablePlace> {
        let life = loop {
            let given = self.given.notified();
            let life = self.living_as()?;
            match self.known_place(table, using) {
                KnownPlace::Known(place) => return Ok(place),
                KnownPlace::Unknown => break life,
                KnownPlace::BeingGiven => given.await,
            }
        };
        match self.store.take(life, table).await.map_err(crate::identity::fault)? {
            LeaseAnswer::Mine => {
                // A life that ended meanwhile takes nothing into the next.
                if self.living_as()? != life {
                    return Err(faults::NODE_LOST.into());
                }
                locked(&self.leases).hold(table, using);
                self.meter.taken.inc();
                Ok(TablePlace::Here)
            }
            LeaseAnswer::Theirs(node) => {
                self.meet(&node);
                locked(&self.leases).send_to(table, &node);
                Ok(TablePlace::There(node))
            }
            LeaseAnswer::NoTable => Ok(TablePlace::Here),
            LeaseAnswer::Dead => Err(faults::NODE_LOST.into()),
        }
    }

    /// Another node lives that may have joined since the last look.
    fn meet(&self, node: &NodeInfo) {
        self.living.send_if_modified(|living| {
            let new = living.iter().all(|known| known.id != node.id);
            if new {
                living.push(node.clone());
            }
            new
        });
    }

    async fn post(&self, signal: NodeSignal) {
        let mut pause = Duration::from_millis(100);
        for _ in 0..6 {
            match self.store.post(signal.clone()).await {
                Ok(()) => return,
                Err(error) => tracing::warn!(%error, "the other nodes could not be told yet"),
            }
            tokio::time::sleep(pause).await;
            pause *= 2;
        }
    }
}
