//! Living as a node: signs of life, stepping down, and taking over what nobody runs.

use std::sync::Arc;
use std::time::Duration;

use futures_util::future::join_all;
use tokio::task::JoinHandle;
use tokio::time::{Instant, sleep, sleep_until, timeout};

use super::{ServerNode, SharedNode, hearing, locked};
use crate::http::App;

/// How many tables are taken over at once.
const TOGETHER: u32 = 32;

/// How long is waited for tables that are being woken, before further ones are taken.
const PATIENCE: Duration = Duration::from_secs(5);

/// How long the store may take to hear that a node leaves.
const FAREWELL: Duration = Duration::from_secs(2);

/// How often what is long over is forgotten.
const TIDY: u64 = 60;

/// What a node does as long as it runs.
pub(crate) struct NodeTasks(Vec<JoinHandle<()>>);

impl ServerNode {
    /// Lives from now on.
    pub(crate) fn start(&self, app: &App) -> NodeTasks {
        let Some(node) = self.shared() else { return NodeTasks(Vec::new()) };
        let (app, node) = (app.clone(), node.clone());
        NodeTasks(vec![
            tokio::spawn(live(node.clone(), app.clone())),
            tokio::spawn(adopt(node.clone(), app.clone())),
            tokio::spawn(hearing::hear(node, app)),
        ])
    }

    /// Leaves in order: what it held is free at once.
    pub(crate) async fn leave(&self, tasks: NodeTasks) {
        tasks.0.iter().for_each(JoinHandle::abort);
        let Some(node) = self.shared() else { return };
        let life = *node.life.borrow();
        node.end();
        let Some(id) = life else { return };
        match timeout(FAREWELL, node.store.leave(id)).await {
            Ok(Ok(())) => {}
            Ok(Err(error)) => tracing::warn!(%error, "the other nodes do not know of the end"),
            Err(_) => tracing::warn!("the other nodes do not know of the end"),
        }
    }
}

/// Gives signs of life; where they do not arrive in time, steps down and begins anew.
async fn live(node: Arc<SharedNode>, app: App) {
    loop {
        while node.lives_on(&app).await {}
        node.end();
        node.meter.lives_lost.inc();
        tracing::error!("this node has lost touch with the others: it lets go of its tables");
        app.tables.let_go().await;
        let mut pause = node.pace.beat / 4;
        while let Err(error) = timeout(node.pace.life, node.begin()).await.unwrap_or_else(|_| {
            Err(crate::store::StoreFault::Broken("the store does not answer".to_owned()))
        }) {
            tracing::warn!(%error, "this node cannot join the others yet");
            sleep(pause).await;
            pause = (pause * 2).min(node.pace.beat);
        }
        app.tables.tell_time();
        tracing::info!("this node has joined the others again");
    }
}

impl SharedNode {
    /// The next sign of life; whether the node still lives after it.
    async fn lives_on(&self, app: &App) -> bool {
        let (end, Some(id)) = (self.end_of_life(), *self.life.borrow()) else { return false };
        let begun = Instant::now();
        let beat = tokio::select! {
            biased;
            () = sleep_until(end) => return false,
            beat = self.store.beat(id, self.pace.life) => beat,
        };
        // One that does not arrive is tried again soon.
        let pause = match beat {
            Ok(Some(pulse)) => {
                self.meter.beats.observe(begun.elapsed().as_secs_f64());
                self.pulse(begun, pulse);
                app.tables.tell_time();
                self.pace.beat
            }
            Ok(None) => return false,
            Err(error) => {
                tracing::warn!(%error, "a sign of life did not arrive");
                self.pace.beat / 4
            }
        };
        let end = self.end_of_life();
        tokio::select! {
            biased;
            () = sleep_until(end) => false,
            () = sleep(pause) => true,
        }
    }
}

/// Takes over what nobody runs, and gives back what nobody uses.
async fn adopt(node: Arc<SharedNode>, app: App) {
    for round in 0u64.. {
        let more = node.take_over(&app).await;
        node.give_back().await;
        if round % TIDY == TIDY - 1
            && app.tables.node().leads()
            && let Err(error) = node.store.tidy().await
        {
            tracing::warn!(%error, "what is over among the nodes was not forgotten");
        }
        if !more {
            tokio::select! {
                () = node.freed.notified() => {}
                () = sleep(node.pace.beat) => {}
            }
        }
    }
}

impl SharedNode {
    /// Takes some tables over and wakes them; whether there may be more.
    async fn take_over(&self, app: &App) -> bool {
        let Ok(life) = self.living_as() else { return false };
        let tables = match self.store.orphans(life, TOGETHER).await {
            Ok(tables) => tables,
            Err(error) => {
                tracing::debug!(%error, "nobody knows which tables go on");
                return false;
            }
        };
        if tables.is_empty() || !self.living_as().is_ok_and(|now| now == life) {
            return false;
        }
        {
            let mut leases = locked(&self.leases);
            tables.iter().for_each(|table| leases.hold(table, true));
        }
        self.meter.taken_over.inc_by(tables.len() as u64);
        tracing::info!(tables = tables.len(), "tables are taken over");
        let woken = join_all(tables.iter().map(|table| app.tables.info(table, None)));
        if timeout(PATIENCE, woken).await.is_err() {
            tracing::warn!("some tables take long to wake");
        }
        tables.len() >= TOGETHER as usize
    }

    async fn give_back(&self) {
        let Ok(life) = self.living_as() else { return };
        let tables = locked(&self.leases).begin_giving();
        if tables.is_empty() {
            return;
        }
        match self.store.give_back(life, &tables).await {
            Ok(()) => self.meter.given_back.inc_by(tables.len() as u64),
            // They stay where they are: nobody else can take them, and whoever needs one asks here.
            Err(error) => tracing::debug!(%error, "tables were not given back"),
        }
        locked(&self.leases).end_giving();
        self.given.notify_waiters();
    }
}
