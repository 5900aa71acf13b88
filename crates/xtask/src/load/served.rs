//! What is put under load: one server with a folder, or several nodes on one PostgreSQL.

use std::collections::BTreeMap;
use std::path::Path;
use std::time::Duration;

use mittwoch_pgtest::{Cluster, Durability};
use serde_json::{Value, json};

use super::{LoadPlan, process};
use crate::serving::Server;

/// Servers, and the database behind them if there is one.
pub(super) struct Served {
    servers: Vec<Server>,
    cluster: Option<Cluster>,
}

/// How long everybody has had a processor so far.
pub(super) struct ServedSpent {
    /// Each server, by what its threads are called.
    servers: Vec<BTreeMap<String, Duration>>,
    database: Option<Duration>,
}

impl Served {
    /// Starts what a plan asks for.
    pub(super) fn start(plan: &LoadPlan, program: &Path, folder: &Path) -> Result<Served, String> {
        let Some(nodes) = plan.nodes else {
            let server = match plan.addresses {
                Some(_) => Server::limited(program, folder)?,
                None => Server::start(program, folder)?,
            };
            return Ok(Served { servers: vec![server], cluster: None });
        };
        let cluster = Cluster::start(Durability::Full)?;
        let url = cluster.database();
        let node = |at| {
            let data = folder.join(format!("node-{at}"));
            let mut command = Server::node(program, &data, &url);
            if plan.addresses.is_none() {
                command.arg("--unlimited");
            }
            Server::of(command.args(["--log", "none"]))
        };
        let servers = (0..nodes).map(node).collect::<Result<_, _>>()?;
        Ok(Served { servers, cluster: Some(cluster) })
    }

    /// Where people come in.
    pub(super) fn addresses(&self) -> Vec<String> {
        self.servers.iter().map(|server| server.address.clone()).collect()
    }

    /// What all servers hold of the memory, in KiB.
    pub(super) fn memory(&self) -> Option<u64> {
        self.servers.iter().map(|server| process::memory(server.process())).sum()
    }

    /// How long everybody has had a processor.
    pub(super) fn spent(&self) -> ServedSpent {
        let threads = |server: &Server| process::threads(server.process());
        let database = self.cluster.as_ref().and_then(Cluster::process);
        ServedSpent {
            servers: self.servers.iter().map(threads).collect(),
            database: database.and_then(process::family),
        }
    }
}

impl ServedSpent {
    /// What was spent since an earlier look: processors kept busy for so long, and microseconds for
    /// each answer.
    pub(super) fn told(&self, before: &ServedSpent, took: Duration, answers: u64) -> Value {
        let busy = |spent: Duration| spent.as_secs_f64() / took.as_secs_f64();
        let each = |spent: Duration| spent.as_secs_f64() * 1e6 / answers.max(1) as f64;
        let sum = |spent: &BTreeMap<String, Duration>| spent.values().sum::<Duration>();
        let pairs = || self.servers.iter().zip(&before.servers);
        let nodes: Vec<_> = pairs().map(|(now, then)| sum(now).saturating_sub(sum(then))).collect();
        let mut parts = BTreeMap::<&str, Duration>::new();
        for (now, then) in pairs() {
            for (name, spent) in now {
                let then = then.get(name).copied().unwrap_or_default();
                *parts.entry(name).or_default() += spent.saturating_sub(then);
            }
        }
        let database =
            self.database.zip(before.database).map(|(now, then)| now.saturating_sub(then));
        json!({
            "server_processors": busy(nodes.iter().sum()),
            "server_processors_each": nodes.iter().map(|node| busy(*node)).collect::<Vec<_>>(),
            "database_processors": database.map(busy),
            "microseconds_per_answer": {
                "servers": each(nodes.iter().sum()),
                "database": database.map(each),
                "threads": parts.into_iter().map(|(name, spent)| (name, each(spent)))
                    .collect::<BTreeMap<_, _>>(),
            },
        })
    }
}
