//! Nodes as processes, their database, and the proxy in front of them.

use std::path::{Path, PathBuf};
use std::thread;
use std::time::{Duration, Instant};

use mittwoch_pgtest::{Cluster, ClusterStop, Durability};
use rustix::process::{Pid, Signal, kill_process};

use super::clock::{self, SteppedClock};
use super::proxy::Proxy;
use crate::serving::Server;

/// How long a node may take to stop in order.
const FAREWELL: Duration = Duration::from_secs(20);

/// How long everything may take to be well.
const CALM: Duration = Duration::from_secs(30);

/// Some nodes on one database.
pub(super) struct ServedTown {
    cluster: Cluster,
    url: String,
    folder: PathBuf,
    nodes: Vec<ServedNode>,
    proxy: Proxy,
    /// That of the database, where clocks can step.
    clock: Option<SteppedClock>,
}

struct ServedNode {
    server: Option<Server>,
    program: PathBuf,
    clock: Option<SteppedClock>,
}

impl ServedTown {
    pub(super) fn start(program: &Path, folder: &Path, many: usize) -> Result<ServedTown, String> {
        let library = clock::library();
        let clock = |whose: &str| {
            let file = folder.join(format!("{whose}.clock"));
            library.as_ref().map(|library| SteppedClock::new(library, file)).transpose()
        };
        let of_database = clock("database")?;
        let environment = of_database.as_ref().map(SteppedClock::environment).unwrap_or_default();
        let cluster = Cluster::start_with(Durability::Full, environment)?;
        let (url, proxy) = (cluster.database(), Proxy::start(many)?);
        let node = |at| {
            let clock = clock(&format!("node-{at}"))?;
            Ok(ServedNode { server: None, program: program.to_owned(), clock })
        };
        let nodes = (0..many).map(node).collect::<Result<_, String>>()?;
        let folder = folder.to_owned();
        let mut town = ServedTown { cluster, url, folder, nodes, proxy, clock: of_database };
        for node in 0..many {
            town.begin(node, None)?;
        }
        town.calm()?;
        Ok(town)
    }

    /// Where people come in.
    pub(super) fn address(&self) -> String {
        self.proxy.address()
    }

    /// Starts a node, with another program if one is named.
    pub(super) fn begin(&mut self, at: usize, program: Option<&Path>) -> Result<(), String> {
        let node = &mut self.nodes[at];
        if let Some(program) = program {
            node.program = program.to_owned();
        }
        let data = self.folder.join(format!("node-{at}"));
        let mut command = Server::node(&node.program, &data, &self.url);
        command.args(["--unlimited", "--log", "text"]);
        command.envs(node.clock.as_ref().map(SteppedClock::environment).unwrap_or_default());
        let log = self.folder.with_extension(format!("node-{at}.log"));
        let log = std::fs::OpenOptions::new().create(true).append(true).open(log);
        command.stderr(log.map_err(|error| error.to_string())?);
        let server = Server::of(&mut command)?;
        self.proxy.leads_to(at, &server.address);
        node.server = Some(server);
        Ok(())
    }

    /// Ends a node as a loss of power does.
    pub(super) fn kill(&mut self, at: usize) {
        if let Some(mut server) = self.nodes[at].server.take() {
            server.kill();
        }
    }

    /// Lets a node stop in order.
    pub(super) fn stop(&mut self, at: usize) -> Result<(), String> {
        let Some(mut server) = self.nodes[at].server.take() else { return Ok(()) };
        signal(&server, Signal::TERM)?;
        let begun = Instant::now();
        while !server.has_ended() {
            if begun.elapsed() > FAREWELL {
                return Err("a node does not stop".to_owned());
            }
            thread::sleep(Duration::from_millis(20));
        }
        Ok(())
    }

    /// Lets a node stand still, or go on.
    pub(super) fn pause(&mut self, at: usize, still: bool) -> Result<(), String> {
        let Some(server) = &self.nodes[at].server else { return Ok(()) };
        signal(server, if still { Signal::STOP } else { Signal::CONT })
    }

    /// Stops the database for a moment.
    pub(super) fn database_stops(&mut self, ms: u64, kill: bool) -> Result<(), String> {
        match kill {
            true => self.cluster.kill(),
            false => self.cluster.stop(ClusterStop::Fast)?,
        }
        thread::sleep(Duration::from_millis(ms));
        self.cluster.begin()
    }

    /// Puts the clock of a node forward or back, or that of the database.
    pub(super) fn steps(&mut self, node: Option<usize>, seconds: i64) -> Result<(), String> {
        let clock = match node {
            Some(node) => &mut self.nodes[node].clock,
            None => &mut self.clock,
        };
        clock.as_mut().map_or(Ok(()), |clock| clock.step(seconds))
    }

    /// Cuts some connections of people.
    pub(super) fn cut(&self, many: usize) {
        self.proxy.cut(many);
    }

    /// Cuts some connections of nodes with the database.
    pub(super) fn cut_database(&self, which: &str, many: u64) -> Result<(), String> {
        let cut = format!(
            "SELECT pg_terminate_backend(pid) FROM (SELECT pid FROM pg_stat_activity WHERE {which}
             AND pid <> pg_backend_pid() ORDER BY random() LIMIT {many}) AS chosen"
        );
        self.cluster.sql("postgres", &cut).map(drop)
    }

    /// Waits until every node is well.
    pub(super) fn calm(&self) -> Result<(), String> {
        let begun = Instant::now();
        while !self.proxy.all_well() {
            if begun.elapsed() > CALM {
                return Err("not every node is well again".to_owned());
            }
            thread::sleep(Duration::from_millis(50));
        }
        Ok(())
    }
}

fn signal(server: &Server, signal: Signal) -> Result<(), String> {
    let number = i32::try_from(server.process()).map_err(|error| error.to_string())?;
    let process = Pid::from_raw(number).ok_or("a process without a number")?;
    kill_process(process, signal).map_err(|error| error.to_string())
}
