//! A server under load: open tables, idle connections, durable moves, and how long they take.

mod crowd;
mod disk;
mod person;
mod process;
mod served;
mod thinking;

use std::time::{Duration, Instant};

use clap::Args;
use serde_json::{Value, json};

use self::crowd::Crowd;
use self::served::Served;
use self::thinking::Thinking;
use crate::serving::{DataFolder, quantile};
use crate::shell::{built, cargo};
use crate::smoke;

/// The slowest move that a small run accepts, in milliseconds: far above what is aimed at, since
/// the machine may be busy.
const ACCEPTED: f64 = 2000.0;

/// How much load, and for how long.
#[derive(Args, Clone, Debug)]
pub struct LoadPlan {
    /// How many tables play
    #[arg(long, value_name = "N", default_value_t = 1000)]
    #[arg(value_parser = clap::value_parser!(u32).range(1..=5_000))]
    pub tables: u32,
    /// How many connections only listen
    #[arg(long, value_name = "M", default_value_t = 2000)]
    #[arg(value_parser = clap::value_parser!(u32).range(0..=15_000))]
    pub idle: u32,
    /// How many moves a second
    #[arg(long, value_name = "R", default_value_t = 300)]
    #[arg(value_parser = clap::value_parser!(u32).range(1..=5_000))]
    pub moves: u32,
    /// For how many seconds
    #[arg(long, value_name = "S", default_value_t = 20)]
    #[arg(value_parser = clap::value_parser!(u64).range(1..=600))]
    pub seconds: u64,
    /// At how many tables bots think among themselves meanwhile; first it is measured without them
    #[arg(long, value_name = "B", default_value_t = 0)]
    #[arg(value_parser = clap::value_parser!(u32).range(0..=500))]
    pub thinking: u32,
    /// Which game is played, alone; else the first that can be
    #[arg(long, value_name = "GAME")]
    pub game: Option<String>,
    /// From how many addresses of this machine people come, with the server's limits as they are;
    /// else all come from one, and there are no limits
    #[arg(long, value_name = "A")]
    #[arg(value_parser = clap::value_parser!(u32).range(1..=60_000))]
    pub addresses: Option<u32>,
    /// How many nodes there are on a PostgreSQL that is started for them; else one server with a
    /// folder
    #[arg(long, value_name = "N")]
    #[arg(value_parser = clap::value_parser!(u32).range(1..=9))]
    pub nodes: Option<u32>,
    /// Everybody comes in at the node that runs the table; else at any, as behind a proxy
    #[arg(long)]
    pub at_holder: bool,
    /// The program that serves; else the released one is built
    #[arg(long, value_name = "FILE")]
    pub program: Option<std::path::PathBuf>,
}

impl LoadPlan {
    /// From how many addresses people come.
    fn addresses(&self) -> usize {
        self.addresses.map_or(1, |count| count as usize)
    }
}

/// Puts a server under load and prints one JSON object with what was measured.
pub fn run(plan: &LoadPlan) -> Result<(), String> {
    measure(plan).map(|report| println!("{report}"))
}

/// A run for every day: it must be done, and not absurdly slow.
pub(crate) fn small() -> Result<(), String> {
    let program = Some(smoke::build()?);
    let plan = LoadPlan {
        tables: 40,
        idle: 80,
        moves: 40,
        seconds: 5,
        thinking: 0,
        game: None,
        addresses: Some(20),
        nodes: None,
        at_holder: false,
        program,
    };
    let report = measure(&plan)?;
    println!("{report}");
    let slow = report["broadcast_ms"]["p99"].as_f64().is_none_or(|ms| ms > ACCEPTED);
    let few = report["moves"].as_u64() < Some(40);
    if slow || few { Err("the server is too slow under a little load".to_owned()) } else { Ok(()) }
}

fn measure(plan: &LoadPlan) -> Result<Value, String> {
    let released = || built(&mut cargo(&["build", "--release", "--package", "mittwoch"]));
    let program = plan.program.clone().map_or_else(released, Ok)?;
    let folder = DataFolder::new("load")?;
    let before = disk::fsync(&folder.0)?;
    let served = Served::start(plan, &program, &folder.0)?;
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build();
    let runtime = runtime.map_err(|error| format!("no threads can be started: {error}"))?;
    let measured = runtime.block_on(under_load(plan, &served))?;
    let after = disk::fsync(&folder.0)?;
    let Measured { setting_up, memory, quiet, thinking } = measured;
    let mut report = json!({
        "tables": plan.tables,
        "idle": plan.idle,
        "nodes": plan.nodes,
        "setting_up_seconds": setting_up.as_secs_f64(),
        "wanted_moves_per_second": plan.moves,
        "memory": memory.told(plan),
        "disk_fsync_ms": { "before": spread(before), "after": spread(after) },
    });
    let add = |report: &mut Value, more: Value| {
        let (Value::Object(report), Value::Object(more)) = (report, more) else { return };
        report.extend(more);
    };
    let before = p99(&quiet.acknowledged);
    add(&mut report, quiet.told());
    if let Some((answers, phase)) = thinking {
        let delayed = p99(&phase.acknowledged) - before;
        let per_second = answers as f64 / phase.took.as_secs_f64();
        let mut told = phase.told();
        let bots = json!({"tables": plan.thinking, "answers_per_second": per_second});
        add(&mut told, json!({"bots": bots, "p99_later_by_ms": delayed}));
        add(&mut report, json!({ "thinking": told }));
    }
    Ok(report)
}

/// What a run brought.
struct Measured {
    setting_up: Duration,
    memory: Memory,
    quiet: Phase,
    /// The same while bots think, and how many answers they gave.
    thinking: Option<(u64, Phase)>,
}

/// What the server holds of the memory, in KiB.
#[derive(Default)]
struct Memory {
    empty: Option<u64>,
    /// With the tables, each with the connection of its player.
    tables: Option<u64>,
    /// With those who only listen as well.
    listeners: Option<u64>,
}

impl Memory {
    fn told(&self, plan: &LoadPlan) -> Value {
        let each = |more: Option<u64>, less: Option<u64>, count: u32| {
            let more = more?.saturating_sub(less?);
            (count > 0).then(|| more as f64 / f64::from(count))
        };
        json!({
            "empty_kib": self.empty,
            "tables_kib": self.tables,
            "listeners_kib": self.listeners,
            "kib_per_table": each(self.tables, self.empty, plan.tables),
            "kib_per_listener": each(self.listeners, self.tables, plan.idle),
        })
    }
}

/// Some seconds of a run; times in milliseconds.
struct Phase {
    /// What everybody spent, and how much of it for an answer.
    spent: Value,
    took: Duration,
    sent: u64,
    refused: u64,
    acknowledged: Vec<f64>,
    broadcast: Vec<f64>,
}

impl Phase {
    fn told(self) -> Value {
        json!({
            "seconds": self.took.as_secs_f64(),
            "spent": self.spent,
            "moves": self.sent,
            "moves_per_second": self.sent as f64 / self.took.as_secs_f64(),
            "refused": self.refused,
            "acknowledged_ms": spread(self.acknowledged),
            "broadcast_ms": spread(self.broadcast),
        })
    }
}

async fn under_load(plan: &LoadPlan, served: &Served) -> Result<Measured, String> {
    let begun = Instant::now();
    let addresses = served.addresses();
    let mut memory = Memory { empty: served.memory(), ..Memory::default() };
    let mut crowd = Crowd::gather(plan, &addresses).await?;
    memory.tables = served.memory();
    crowd.attract(plan, &addresses).await?;
    memory.listeners = served.memory();
    let setting_up = begun.elapsed();
    eprintln!("… {} tables, {} listeners, set up in {setting_up:.1?}", plan.tables, plan.idle);
    let quiet = phase(plan, served, &mut crowd).await;
    if plan.thinking == 0 {
        return Ok(Measured { setting_up, memory, quiet, thinking: None });
    }
    let (address, tables) = (addresses[0].clone(), plan.thinking);
    let started = tokio::task::spawn_blocking(move || Thinking::start(&address, tables)).await;
    let mut bots = started.map_err(|error| error.to_string())??;
    // The queues fill up first.
    tokio::time::sleep(Duration::from_secs(2)).await;
    let before = bots.answers();
    let thinking = phase(plan, served, &mut crowd).await;
    let answers = bots.answers() - before;
    tokio::task::spawn_blocking(move || bots.stop()).await.map_err(|error| error.to_string())??;
    Ok(Measured { setting_up, memory, quiet, thinking: Some((answers, thinking)) })
}

/// Lets people move for some seconds.
async fn phase(plan: &LoadPlan, served: &Served, crowd: &mut Crowd) -> Phase {
    crowd.clear();
    let before = served.spent();
    let begun = Instant::now();
    let mut beat = tokio::time::interval(Duration::from_secs(1) / plan.moves);
    beat.set_missed_tick_behavior(tokio::time::MissedTickBehavior::Burst);
    while begun.elapsed() < Duration::from_secs(plan.seconds) {
        beat.tick().await;
        crowd.move_on();
    }
    let took = begun.elapsed();
    let spent = served.spent().told(&before, took, crowd.sent());
    tokio::time::sleep(Duration::from_secs(1)).await;
    let (sent, refused) = (crowd.sent(), crowd.refused());
    let (acknowledged, broadcast) = crowd.times();
    let heard = plan.idle == 0 || !broadcast.is_empty();
    assert!(heard, "whoever listens hears nothing, or messages have another beginning");
    Phase { spent, took, sent, refused, acknowledged, broadcast }
}

fn p99(times: &[f64]) -> f64 {
    let mut times = times.to_vec();
    times.sort_by(f64::total_cmp);
    quantile(&times, 990)
}

fn spread(mut times: Vec<f64>) -> Value {
    times.sort_by(f64::total_cmp);
    let at = |thousandths| (quantile(&times, thousandths) * 100.0).round() / 100.0;
    json!({
        "count": times.len(),
        "p50": at(500),
        "p95": at(950),
        "p99": at(990),
        "max": at(1000),
    })
}
