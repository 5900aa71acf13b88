//! Many games among bots.

mod contest;
mod folder;
mod luck;
mod players;
mod sums;

use std::path::PathBuf;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Instant;

use mittwoch_ai::Bots;
use mittwoch_games::{Visitor, each};
use mittwoch_kernel::{DataFault, Pack, Setting, Whole};
use mittwoch_match::{Title, sound_game};
use rayon::prelude::*;
use serde::Serialize;

use contest::Contest;
use sums::Sums;

/// What to simulate.
#[derive(Clone, Debug)]
pub struct SimulationPlan {
    /// The components.
    pub pack: Pack,
    /// Players and options.
    pub setting: Setting,
    /// The version of the rules, if not the newest.
    pub rules: Option<u32>,
    /// How many games.
    pub games: u64,
    /// A bot per seat; one name fills all seats.
    pub bots: Vec<String>,
    /// Game number `i` has the seed that follows from this number and `i`.
    pub seed: u64,
    /// How many threads.
    pub threads: usize,
    /// A folder for one record file per game.
    pub records: Option<PathBuf>,
}

/// What came of a simulation.
#[derive(Clone, PartialEq, Debug, Default, Serialize)]
pub struct SimulationTally {
    /// Games played.
    pub games: u64,
    /// Answers chosen among two or more offers.
    pub decisions: u64,
    /// Wall-clock seconds.
    pub seconds: f64,
    /// Decisions per second.
    pub decisions_per_second: f64,
    /// Games per second.
    pub games_per_second: f64,
    /// Wins per seat; a shared win counts for each.
    pub wins: Vec<u64>,
    /// Mean score per seat.
    pub score_mean: Vec<f64>,
    /// Mean score of the winners.
    pub winning_score_mean: f64,
    /// Mean number of rounds.
    pub rounds_mean: f64,
    /// Mean score of the automaton, in a game that has one.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub automaton_score_mean: Option<f64>,
}

/// Plays the games of a plan among bots; `progress` hears the number of games finished so far.
///
/// What comes of it does not depend on the number of threads.
pub fn simulate(
    title: &dyn Title,
    plan: &SimulationPlan,
    progress: &(dyn Fn(u64) + Sync),
) -> Result<SimulationTally, Vec<DataFault>> {
    let key = title.about().key;
    let mut finder = Finder { key, plan, progress, found: None };
    each(&mut finder);
    finder.found.unwrap_or_else(|| Err(vec![DataFault::new(format!("there is no game '{key}'"))]))
}

/// Looks for the game of a plan among those of the catalogue, and plays it with its type.
struct Finder<'a> {
    key: &'a str,
    plan: &'a SimulationPlan,
    progress: &'a (dyn Fn(u64) + Sync),
    found: Option<Result<SimulationTally, Vec<DataFault>>>,
}

impl Visitor for Finder<'_> {
    fn visit<G: Whole>(&mut self, bots: &'static Bots<G>) {
        if G::KEY == self.key {
            self.found = Some(play(bots, self.plan, self.progress));
        }
    }
}

fn play<G: Whole>(
    bots: &'static Bots<G>,
    plan: &SimulationPlan,
    progress: &(dyn Fn(u64) + Sync),
) -> Result<SimulationTally, Vec<DataFault>> {
    let contest = contest(bots, plan)?;
    let pool = rayon::ThreadPoolBuilder::new().num_threads(plan.threads).build();
    let pool = pool.map_err(|error| vec![DataFault::new(format!("no threads: {error}"))])?;
    let start = Instant::now();
    let sums = pool.install(|| play_all(&contest, plan, progress)).map_err(|fault| vec![fault])?;
    Ok(sums.tally(start.elapsed().as_secs_f64()))
}

/// Checks a plan and makes what its games share.
fn contest<G: Whole>(
    bots: &'static Bots<G>,
    plan: &SimulationPlan,
) -> Result<Contest<G>, Vec<DataFault>> {
    let about = G::about_of(plan.rules.unwrap_or(G::RULES)).map_err(|fault| vec![fault])?;
    let game = sound_game::<G>(&about, &plan.pack, &plan.setting)?;
    let faults = faults(bots, plan, game.seats());
    if !faults.is_empty() {
        return Err(faults);
    }
    if let Some(folder) = &plan.records {
        folder::prepare(folder).map_err(|fault| vec![fault])?;
    }
    Ok(Contest::new((game, bots), &about, plan))
}

fn faults<G: Whole>(bots: &Bots<G>, plan: &SimulationPlan, seats: u8) -> Vec<DataFault> {
    let mut faults = Vec::new();
    if plan.games == 0 {
        faults.push(DataFault::new("at least one game must be played"));
    }
    if plan.threads == 0 {
        faults.push(DataFault::new("at least one thread is needed"));
    }
    let count = plan.bots.len();
    if count != 1 && count != usize::from(seats) {
        let what =
            format!("{count} bots are named; name one for all seats, or one for each of {seats}");
        faults.push(DataFault::new(what));
    }
    for bot in plan.bots.iter().filter(|bot| bots.mind(bot).is_none()) {
        let known = bots.names.join(", ");
        faults.push(DataFault::new(format!("{} has no bot '{bot}'; it has {known}", G::KEY)));
    }
    faults
}

/// Plays in pieces, so that the threads share the work and a buffer serves many games.
fn play_all<G: Whole>(
    contest: &Contest<G>,
    plan: &SimulationPlan,
    progress: &(dyn Fn(u64) + Sync),
) -> Result<Sums, DataFault> {
    let piece = (plan.games / (plan.threads as u64 * 32)).clamp(1, 256);
    let finished = AtomicU64::new(0);
    let pieces = (0..plan.games.div_ceil(piece)).into_par_iter();
    let played = pieces.map(|number| {
        let games = number * piece..plan.games.min((number + 1) * piece);
        let count = games.end - games.start;
        let sums = contest.play(games)?;
        progress(finished.fetch_add(count, Ordering::Relaxed) + count);
        Ok(sums)
    });
    played.try_reduce(Sums::default, |one, other| Ok(one.plus(&other)))
}
