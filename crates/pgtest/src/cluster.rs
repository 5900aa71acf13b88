use std::fs::File;
use std::net::TcpListener;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Output, Stdio};
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Mutex, PoisonError};
use std::time::{Duration, Instant};

use crate::find::binaries;
use crate::owner::Owner;
use crate::watch;

/// How long a cluster may take to answer; after it was killed it reads its log first.
const PATIENCE: Duration = Duration::from_secs(60);

/// How often a start is tried: another process may take the port, or parts of a cluster that was
/// killed still end.
const TRIES: u32 = 20;

/// Whether a cluster keeps what it acknowledges through a crash.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Durability {
    /// As people run it: `fsync` and `synchronous_commit` are on.
    Full,
    /// Both are off: for tests in which nothing crashes.
    Quick,
}

impl Durability {
    fn settings(self) -> &'static [&'static str] {
        match self {
            Durability::Full => &["fsync=on", "synchronous_commit=on"],
            Durability::Quick => &["fsync=off", "synchronous_commit=off", "full_page_writes=off"],
        }
    }
}

/// How a cluster is stopped.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ClusterStop {
    /// In order; connections are ended.
    Fast,
    /// At once, as after a loss of power for the program alone.
    Immediate,
}

/// A cluster in a folder of its own, which ends with this process.
#[derive(Debug)]
pub struct Cluster {
    binaries: PathBuf,
    folder: PathBuf,
    owner: Owner,
    port: u16,
    durability: Durability,
    server: Mutex<Option<Child>>,
    watch: Option<Child>,
    databases: AtomicU64,
    environment: Vec<(String, String)>,
}

impl Cluster {
    /// Makes a cluster and starts it.
    pub fn start(durability: Durability) -> Result<Cluster, String> {
        Cluster::start_with(durability, Vec::new())
    }

    /// The same with variables for the server, for instance a clock of its own.
    pub fn start_with(
        durability: Durability,
        environment: Vec<(String, String)>,
    ) -> Result<Cluster, String> {
        let binaries = binaries().ok_or(
            "there is no PostgreSQL on this machine: install its package (postgresql), or name \
             the folder of its programs in POSTGRES_BIN",
        )?;
        let owner = Owner::find()?;
        let folder = tempfile::Builder::new().prefix("mittwoch-pg-").tempdir();
        let folder = folder.map_err(told)?.keep();
        owner.give(&folder).map_err(told)?;
        let watch = Some(watch::over(&binaries, &folder, owner).map_err(told)?);
        let (port, server, databases) = (free_port()?, Mutex::new(None), AtomicU64::new(0));
        let mut cluster = Cluster {
            binaries,
            folder,
            owner,
            port,
            durability,
            server,
            watch,
            databases,
            environment,
        };
        cluster.make()?;
        cluster.first_begin()?;
        Ok(cluster)
    }

    fn make(&self) -> Result<(), String> {
        let mut command = self.program("initdb");
        command.args(["--no-sync", "-A", "trust", "-U", "postgres", "-E", "UTF8", "--locale=C"]);
        done(command.arg("-D").arg(self.data()).output(), "initdb").map(drop)
    }

    /// Another process may have taken the port meanwhile.
    fn first_begin(&mut self) -> Result<(), String> {
        for _ in 0..TRIES {
            if self.begin().is_ok() {
                return Ok(());
            }
            self.port = free_port()?;
        }
        self.begin()
    }

    /// Starts the server of the cluster, if it does not run, and waits until it answers.
    pub fn begin(&self) -> Result<(), String> {
        let mut server = self.server.lock().unwrap_or_else(PoisonError::into_inner);
        if server.as_mut().is_some_and(|server| matches!(server.try_wait(), Ok(None))) {
            return Ok(());
        }
        let mut fault = String::new();
        for _ in 0..TRIES {
            let mut started = self.serve()?;
            match self.answers(&mut started) {
                Ok(()) => {
                    *server = Some(started);
                    return Ok(());
                }
                Err(why) => fault = why,
            }
            std::thread::sleep(Duration::from_millis(300));
            if fault.contains("Address already in use") {
                break;
            }
        }
        Err(fault)
    }

    fn serve(&self) -> Result<Child, String> {
        let log = File::create(self.folder.join("log")).map_err(told)?;
        let mut command = self.program("postgres");
        command.envs(self.environment.iter().map(|(name, value)| (name, value)));
        command.arg("-D").arg(self.data()).arg("-k").arg(&self.folder);
        command.args(["-h", "127.0.0.1", "-p", &self.port.to_string()]);
        let more = ["max_connections=400", "shared_buffers=64MB", "log_min_messages=warning"];
        for setting in self.durability.settings().iter().chain(&more) {
            command.args(["-c", setting]);
        }
        let both = log.try_clone().map_err(told)?;
        command.stdin(Stdio::null()).stdout(both).stderr(log);
        command.spawn().map_err(told)
    }

    /// Waits until the server takes connections, or has ended.
    fn answers(&self, server: &mut Child) -> Result<(), String> {
        let begun = Instant::now();
        while begun.elapsed() < PATIENCE {
            if let Ok(Some(_)) = server.try_wait() {
                return Err(format!("PostgreSQL ended at its start: {}", self.log()));
            }
            let mut ready = self.program("pg_isready");
            ready.args(["-q", "-h", "127.0.0.1", "-p", &self.port.to_string(), "-d", "postgres"]);
            if ready.status().is_ok_and(|status| status.success()) {
                return Ok(());
            }
            std::thread::sleep(Duration::from_millis(30));
        }
        Err(format!("PostgreSQL does not answer: {}", self.log()))
    }

    fn log(&self) -> String {
        std::fs::read_to_string(self.folder.join("log")).unwrap_or_default()
    }

    fn data(&self) -> PathBuf {
        self.folder.join("data")
    }

    /// A program of PostgreSQL, run as the owner of the cluster.
    fn program(&self, name: &str) -> Command {
        let mut command = Command::new(self.binaries.join(name));
        command.current_dir(&self.folder).env_remove("PGSERVICE");
        self.owner.run(&mut command);
        command
    }

    /// The folder of the cluster's files.
    pub fn folder(&self) -> &Path {
        &self.folder
    }

    /// The port on 127.0.0.1.
    pub fn port(&self) -> u16 {
        self.port
    }

    /// The process of the server, while it runs.
    pub fn process(&self) -> Option<u32> {
        self.server.lock().unwrap_or_else(PoisonError::into_inner).as_ref().map(Child::id)
    }

    /// The address of a database.
    pub fn url(&self, database: &str) -> String {
        format!("postgres://postgres@127.0.0.1:{}/{database}", self.port)
    }

    /// A new empty database; its address.
    ///
    /// # Panics
    ///
    /// If it cannot be made.
    pub fn database(&self) -> String {
        let name = format!("test{}", self.databases.fetch_add(1, Ordering::Relaxed));
        let made = self.sql("postgres", &format!("CREATE DATABASE {name}"));
        made.unwrap_or_else(|fault| panic!("{fault}"));
        self.url(&name)
    }

    /// What a statement answers, a line for each row.
    pub fn sql(&self, database: &str, statement: &str) -> Result<String, String> {
        let mut command = self.program("psql");
        command.args(["-X", "-q", "-A", "-t", "-v", "ON_ERROR_STOP=1", "-U", "postgres"]);
        command.args(["-h", "127.0.0.1", "-p", &self.port.to_string(), "-d", database]);
        done(command.args(["-c", statement]).output(), "psql")
    }

    /// Stops the server; [`Cluster::begin`] starts it again with what it kept.
    pub fn stop(&self, how: ClusterStop) -> Result<(), String> {
        let mode = match how {
            ClusterStop::Fast => "fast",
            ClusterStop::Immediate => "immediate",
        };
        let mut command = self.program("pg_ctl");
        command.args(["stop", "-w", "-m", mode, "-D"]).arg(self.data());
        done(command.output(), "pg_ctl")?;
        self.ended();
        Ok(())
    }

    /// Kills the first process of the server, as a machine does that has no memory left.
    pub fn kill(&self) {
        let mut server = self.server.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(server) = server.as_mut() {
            let _gone = server.kill();
        }
        drop(server);
        self.ended();
    }

    fn ended(&self) {
        let ended = self.server.lock().unwrap_or_else(PoisonError::into_inner).take();
        if let Some(mut ended) = ended {
            let _gone = ended.wait();
        }
    }
}

impl Drop for Cluster {
    fn drop(&mut self) {
        if let Some(mut watch) = self.watch.take() {
            drop(watch.stdin.take());
            self.ended();
            let _gone = watch.wait();
        }
    }
}

fn told(error: std::io::Error) -> String {
    format!("a PostgreSQL for tests cannot be started: {error}")
}

fn free_port() -> Result<u16, String> {
    let listener = TcpListener::bind(("127.0.0.1", 0)).map_err(told)?;
    Ok(listener.local_addr().map_err(told)?.port())
}

/// What a program printed, if it ended well.
fn done(output: std::io::Result<Output>, program: &str) -> Result<String, String> {
    let output = output.map_err(told)?;
    if output.status.success() {
        return Ok(String::from_utf8_lossy(&output.stdout).trim_end().to_owned());
    }
    Err(format!("{program}: {}", String::from_utf8_lossy(&output.stderr).trim_end()))
}
