//! `vopr`: simulates evenings until time or steps are up; see `cargo xtask vopr --help`.

use std::num::NonZeroUsize;
use std::process::ExitCode;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::time::{Duration, Instant};

use clap::Parser;
use mittwoch_vopr::{
    EveningFailure, Flaw, SimulatedEvening, SimulatedReport, TroubleKind, shrink, simulate,
};

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
    /// How many nodes share each disk and its tables
    #[arg(long, default_value_t = 1)]
    #[arg(value_parser = clap::value_parser!(u32).range(1..=8))]
    nodes: u32,
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
    /// How many evenings are simulated at once, each on a thread of its own; else one per core
    #[arg(long)]
    jobs: Option<NonZeroUsize>,
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
    let run =
        Run { start: Instant::now(), next: AtomicU64::new(0), broken: AtomicBool::new(false) };
    // Each evening has one thread, and nothing in common with the others.
    let reports = std::thread::scope(|scope| {
        let jobs = (0..arguments.jobs()).map(|_| scope.spawn(|| run.evenings(&arguments)));
        let jobs: Vec<_> = jobs.collect();
        jobs.into_iter().map(|job| job.join().expect("panics are caught")).collect::<Vec<_>>()
    });
    if run.broken.load(Ordering::Relaxed) {
        return ExitCode::FAILURE;
    }
    let (mut all, mut spent, mut evenings) = (SimulatedReport::default(), Spent::nothing(), 0);
    for (report, took, many) in &reports {
        all.add(report);
        spent.processor = spent.processor.zip(took.processor).map(|(all, one)| all + one);
        evenings += many;
    }
    spent.wall = run.start.elapsed();
    told(&format!("{evenings} evenings"), &all, spent);
    ExitCode::SUCCESS
}

/// Evenings in the order of their seeds, each given to whoever is free.
struct Run {
    start: Instant,
    next: AtomicU64,
    broken: AtomicBool,
}

impl Run {
    /// Simulates evenings until there are no more, or one breaks; how many, and what they took.
    fn evenings(&self, arguments: &Arguments) -> (SimulatedReport, Spent, u64) {
        let end = arguments.seconds.map(|seconds| self.start + Duration::from_secs(seconds));
        let (mut all, mut many) = (SimulatedReport::default(), 0);
        let first = Spent::until_now(self.start);
        while !self.broken.load(Ordering::Relaxed) {
            let number = self.next.fetch_add(1, Ordering::Relaxed);
            if !end.map_or(number < arguments.evenings, |end| Instant::now() < end) {
                break;
            }
            let evening = arguments.evening(number);
            let began = Spent::until_now(self.start);
            match simulate(&evening) {
                Ok(report) => {
                    told(&format!("seed {}", evening.seed), &report, began.since(self.start));
                    all.add(&report);
                    many += 1;
                }
                Err(failure) => {
                    self.broken.store(true, Ordering::Relaxed);
                    breaks(&evening, &failure);
                }
            }
        }
        (all, first.since(self.start), many)
    }
}

impl Arguments {
    /// No more at once than there are, so that one evening is told as what one evening takes.
    fn jobs(&self) -> usize {
        let cores = self.jobs.or_else(|| std::thread::available_parallelism().ok());
        let cores = cores.map_or(1, NonZeroUsize::get);
        let evenings = self.seconds.map_or(self.evenings, |_| u64::MAX);
        cores.min(usize::try_from(evenings).unwrap_or(usize::MAX)).max(1)
    }

    fn evening(&self, number: u64) -> SimulatedEvening {
        SimulatedEvening {
            seed: self.seed + number,
            tables: self.tables,
            nodes: self.nodes,
            steps: self.steps,
            think: self.think,
            without: self.without.clone(),
            flaw: self.flaw,
            looks: !self.no_looks,
            rough: self.rough,
        }
    }
}

/// Says what breaks, and makes it smaller.
fn breaks(evening: &SimulatedEvening, failure: &EveningFailure) {
    let steps = failure.report.steps;
    println!("seed {} breaks at step {steps}: {}", evening.seed, failure.breach);
    let (evening, failure) = shrink(evening, failure, SHRINKING);
    println!("smaller: {}", failure.breach);
    println!("again: {}", evening.command());
}

/// What a simulation took: of the clock on the wall, and of a processor where the system tells.
#[derive(Clone, Copy)]
struct Spent {
    wall: Duration,
    processor: Option<Duration>,
}

impl Spent {
    fn nothing() -> Spent {
        Spent { wall: Duration::ZERO, processor: Some(Duration::ZERO) }
    }

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
    let (speed, by_wall) = (life / seconds, life / wall);
    println!(
        "{what}: {} steps ({} commands, {} thoughts and timers, {} faults, {} kills), \
         {} passed on, {} matches, \
         {} acknowledged, {} looks, {} replays, {} folds; {life:.0} s in {seconds:.2} s of a \
         processor and {wall:.1} s on the wall, {speed:.0} and {by_wall:.0} times as fast as life; \
         digest {:016x}",
        report.steps,
        report.commands,
        report.thoughts,
        report.faults,
        report.kills,
        report.passed,
        report.matches,
        report.acknowledged,
        report.looks,
        report.replays,
        report.folds,
        report.digest,
    );
}
