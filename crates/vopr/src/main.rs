//! `vopr`: simulates evenings until time or steps are up; see `cargo xtask vopr --help`.

use std::process::ExitCode;
use std::time::{Duration, Instant};

use clap::Parser;
use mittwoch_vopr::{Flaw, SimulatedEvening, SimulatedReport, TroubleKind, shrink, simulate};

/// A fifth of what an evening costs is asking for memory and giving it back.
#[global_allocator]
static ALLOCATOR: mimalloc::MiMalloc = mimalloc::MiMalloc;

/// How long a failing evening is made smaller.
const SHRINKING: Duration = Duration::from_secs(120);

/// Simulates whole servers, with everything that can go wrong.
#[derive(Parser)]
struct Arguments {
    /// For how many seconds evenings are simulated, one seed after the other
    #[arg(long)]
    seconds: Option<u64>,
    /// The seed of the first evening
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// After how many steps an evening ends
    #[arg(long, default_value_t = 50_000)]
    steps: u64,
    /// How many evenings, where no seconds are given
    #[arg(long, default_value_t = 1)]
    evenings: u64,
    /// How many tables play at once
    #[arg(long, default_value_t = 100)]
    tables: u32,
    /// How long people think on average, in milliseconds
    #[arg(long, default_value_t = 10_000)]
    think: u64,
    /// Kinds of faults that are left out
    #[arg(long, value_delimiter = ',', value_parser = kind)]
    without: Vec<TroubleKind>,
    /// A fault that is put into the servers on purpose
    #[arg(long, value_parser = flaw)]
    flaw: Option<Flaw>,
    /// Compares screens at rest alone
    #[arg(long)]
    no_looks: bool,
    /// Lets everything go wrong that can, and often
    #[arg(long)]
    rough: bool,
}

fn kind(name: &str) -> Result<TroubleKind, String> {
    let known = TroubleKind::ALL.into_iter().find(|kind| kind.name() == name);
    known.ok_or_else(|| format!("one of {}", TroubleKind::ALL.map(TroubleKind::name).join(", ")))
}

fn flaw(name: &str) -> Result<Flaw, String> {
    let known = Flaw::ALL.into_iter().find(|flaw| flaw.name() == name);
    known.ok_or_else(|| format!("one of {}", Flaw::ALL.map(Flaw::name).join(", ")))
}

fn main() -> ExitCode {
    let arguments = Arguments::parse();
    let start = Instant::now();
    let end = arguments.seconds.map(|seconds| start + Duration::from_secs(seconds));
    let mut all = SimulatedReport::default();
    let mut evenings = 0;
    while end.map_or(evenings < arguments.evenings, |end| Instant::now() < end) {
        let evening = SimulatedEvening {
            seed: arguments.seed + evenings,
            tables: arguments.tables,
            steps: arguments.steps,
            think: arguments.think,
            without: arguments.without.clone(),
            flaw: arguments.flaw,
            looks: !arguments.no_looks,
            rough: arguments.rough,
        };
        let began = Spent::until_now(start);
        match simulate(&evening) {
            Ok(report) => {
                told(&format!("seed {}", evening.seed), &report, began.since(start));
                all.add(&report);
            }
            Err(failure) => {
                let steps = failure.report.steps;
                println!("seed {} breaks at step {steps}: {}", evening.seed, failure.breach);
                let (evening, failure) = shrink(&evening, &failure, SHRINKING);
                println!("smaller: {}", failure.breach);
                println!("again: {}", evening.command());
                return ExitCode::FAILURE;
            }
        }
        evenings += 1;
    }
    told(&format!("{evenings} evenings"), &all, Spent::until_now(start));
    ExitCode::SUCCESS
}

/// What a simulation took: of the clock on the wall, and of a processor where the system tells.
#[derive(Clone, Copy)]
struct Spent {
    wall: Duration,
    processor: Option<Duration>,
}

impl Spent {
    fn until_now(start: Instant) -> Spent {
        let told = std::fs::read_to_string("/proc/thread-self/schedstat").ok();
        let spent = told.and_then(|told| told.split_whitespace().next()?.parse().ok());
        Spent { wall: start.elapsed(), processor: spent.map(Duration::from_nanos) }
    }

    /// What was spent from this moment on.
    fn since(self, start: Instant) -> Spent {
        let now = Spent::until_now(start);
        let processor = now.processor.zip(self.processor).map(|(now, then)| now - then);
        Spent { wall: now.wall - self.wall, processor }
    }
}

fn told(what: &str, report: &SimulatedReport, took: Spent) {
    let (wall, life) = (took.wall.as_secs_f64(), report.time as f64 / 1000.0);
    let seconds = took.processor.unwrap_or(took.wall).as_secs_f64();
    let speed = life / seconds;
    println!(
        "{what}: {} steps ({} commands, {} thoughts and timers, {} faults, {} kills), {} matches, \
         {} acknowledged, {} looks, {} replays, {} folds; {life:.0} s in {seconds:.2} s of a \
         processor ({wall:.1} s on the wall), {speed:.0} times as fast as life; digest {:016x}",
        report.steps,
        report.commands,
        report.thoughts,
        report.faults,
        report.kills,
        report.matches,
        report.acknowledged,
        report.looks,
        report.replays,
        report.folds,
        report.digest,
    );
}
