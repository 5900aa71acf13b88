//! Bots against one another: who is stronger, by how much, and how sure that is.

mod drawing;
mod entrant;
mod kept;
mod stats;
mod table;

use std::path::PathBuf;
use std::sync::Mutex;
use std::sync::atomic::{AtomicU64, Ordering};

use mittwoch_ai::Bots;
use mittwoch_games::{Visitor, each};
use mittwoch_kernel::{DataFault, Pack, Setting, Whole};
use mittwoch_match::{Title, sound_game};
use rayon::prelude::*;
use serde::Serialize;

pub use drawing::drawing;
pub use entrant::Entrant;
use kept::Kept;
pub use stats::{Verdict, interval};
use table::{Played, TournamentTable};

/// How often results are looked at for a verdict: deals of a piece of work.
const PIECE: u64 = 8;

/// Who meets whom.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Meeting {
    /// Everybody meets everybody.
    RoundRobin,
    /// The first meets each of the others.
    Gauntlet,
}

/// A tournament to be played.
#[derive(Clone, Debug)]
pub struct TournamentPlan {
    /// The components.
    pub pack: Pack,
    /// Players and options.
    pub setting: Setting,
    /// The bots, with how long each may think.
    pub entrants: Vec<Entrant>,
    /// Who meets whom.
    pub meeting: Meeting,
    /// Deals of each pairing; each is played with every rotation of the seats.
    pub deals: u64,
    /// What all luck follows from.
    pub seed: u64,
    /// How many threads.
    pub threads: usize,
    /// A file of finished games, from which a tournament goes on.
    pub kept: Option<PathBuf>,
    /// Two shares of wins: a pairing stops once one of them is clearly not so.
    pub verdict: Option<[f64; 2]>,
}

/// One against all others at a table, or one against one.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Pairing {
    /// Who sits alone.
    pub one: String,
    /// Who sits at all other seats.
    pub others: String,
    /// Games.
    pub games: u64,
    /// The share of wins of the one; a shared win counts in part.
    pub wins: f64,
    /// Within what the true share lies, with a certainty of 95 %.
    pub interval: [f64; 2],
    /// The share if all were equal.
    pub par: f64,
    /// Mean scores of the one and of the others.
    pub scores: [f64; 2],
    /// Whether a verdict was asked for, and which it is.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub verdict: Option<Verdict>,
}

/// An entrant over all games.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Standing {
    /// Who.
    pub name: String,
    /// The rating by Weng and Lin, 25 at the start.
    pub rating: f64,
    /// How unsure it is.
    pub doubt: f64,
    /// Answers chosen among two or more offers.
    pub decisions: u64,
    /// Mean milliseconds of each.
    pub milliseconds: f64,
    /// The longest one.
    pub longest: f64,
}

/// What came of a tournament.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct TournamentTally {
    /// The game.
    pub game: String,
    /// How many play.
    pub players: u8,
    /// Every pairing.
    pub pairings: Vec<Pairing>,
    /// Every entrant, the strongest first.
    pub standings: Vec<Standing>,
}

/// Plays a tournament; `progress` hears the games finished so far, and how many there are.
pub fn tournament(
    title: &dyn Title,
    plan: &TournamentPlan,
    progress: &(dyn Fn(u64, u64) + Sync),
) -> Result<TournamentTally, Vec<DataFault>> {
    let key = title.about().key;
    let mut finder = Hall { key, plan, progress, found: None };
    each(&mut finder);
    finder.found.unwrap_or_else(|| Err(vec![DataFault::new(format!("there is no game '{key}'"))]))
}

/// Looks for the game of a tournament, and plays it with its type.
struct Hall<'a> {
    key: &'a str,
    plan: &'a TournamentPlan,
    progress: &'a (dyn Fn(u64, u64) + Sync),
    found: Option<Result<TournamentTally, Vec<DataFault>>>,
}

impl Visitor for Hall<'_> {
    fn visit<G: Whole>(&mut self, bots: &'static Bots<G>) {
        if G::KEY == self.key {
            self.found = Some(hold(bots, self.plan, self.progress));
        }
    }
}

/// The pairings as places of entrants: who sits alone, and who sits elsewhere.
fn pairings(plan: &TournamentPlan) -> Vec<[usize; 2]> {
    let count = plan.entrants.len();
    match plan.meeting {
        Meeting::Gauntlet => (1..count).map(|other| [0, other]).collect(),
        Meeting::RoundRobin => (0..count)
            .flat_map(|one| (0..count).map(move |other| [one, other]))
            // With two at the table a pairing is the same from either side.
            .filter(|[one, other]| one < other || plan.setting.players > 2 && one != other)
            .collect(),
    }
}

fn hold<G: Whole>(
    bots: &'static Bots<G>,
    plan: &TournamentPlan,
    progress: &(dyn Fn(u64, u64) + Sync),
) -> Result<TournamentTally, Vec<DataFault>> {
    let about = G::about();
    let game = sound_game::<G>(&about, &plan.pack, &plan.setting)?;
    faults(bots, plan, game.seats())?;
    let pool = rayon::ThreadPoolBuilder::new().num_threads(plan.threads).build();
    let pool = pool.map_err(|error| vec![DataFault::new(format!("no threads: {error}"))])?;
    let pairs = pairings(plan);
    let kept = Kept::open(plan, &pairs, G::KEY).map_err(|fault| vec![fault])?;
    let table = TournamentTable { game, bots, plan };
    let all = pairs.len() as u64 * plan.deals * u64::from(plan.setting.players);
    let done = AtomicU64::new(0);
    let kept = Mutex::new(kept);
    let mut games = Vec::new();
    for pair in &pairs {
        let played = pool.install(|| {
            meet(&table, *pair, &kept, &|| {
                progress(done.fetch_add(1, Ordering::Relaxed) + 1, all);
            })
        });
        games.push(played.map_err(|fault| vec![fault])?);
    }
    Ok(stats::tally(G::KEY, plan, &pairs, &games))
}

fn faults<G: Whole>(
    bots: &Bots<G>,
    plan: &TournamentPlan,
    seats: u8,
) -> Result<(), Vec<DataFault>> {
    let mut faults = Vec::new();
    let mut wrong = |what: String| faults.push(DataFault::new(what));
    if plan.entrants.len() < 2 {
        wrong("a tournament needs two bots at least".to_owned());
    }
    if seats < 2 {
        wrong("a tournament needs two seats at least".to_owned());
    }
    if plan.deals == 0 || plan.threads == 0 {
        wrong("at least one deal must be played, by at least one thread".to_owned());
    }
    for entrant in plan.entrants.iter().filter(|entrant| bots.mind(&entrant.bot).is_none()) {
        let known = bots.names.join(", ");
        wrong(format!("{} has no bot '{}'; it has {known}", G::KEY, entrant.bot));
    }
    if faults.is_empty() { Ok(()) } else { Err(faults) }
}

/// Plays the deals of a pairing piece by piece, until there is a verdict or no deal is left.
fn meet<G: Whole>(
    table: &TournamentTable<G>,
    pair: [usize; 2],
    kept: &Mutex<Kept>,
    step: &(dyn Fn() + Sync),
) -> Result<Vec<Played>, DataFault> {
    let (plan, seats) = (table.plan, u64::from(table.plan.setting.players));
    let mut games: Vec<Played> = Vec::new();
    for first in (0..plan.deals).step_by(PIECE as usize) {
        let deals = first..plan.deals.min(first + PIECE);
        let numbers: Vec<(u64, u64)> =
            deals.flat_map(|deal| (0..seats).map(move |rotation| (deal, rotation))).collect();
        let played: Result<Vec<Played>, DataFault> = numbers
            .into_par_iter()
            .map(|(deal, rotation)| {
                let known = kept::lock(kept).find(pair, deal, rotation);
                let played = match known {
                    Some(played) => played,
                    None => {
                        let played = table.play(pair, deal, rotation);
                        kept::lock(kept).add(pair, deal, rotation, &played)?;
                        played
                    }
                };
                step();
                Ok(played)
            })
            .collect();
        games.extend(played?);
        if plan.verdict.is_some_and(|shares| stats::verdict(&games, shares) != Verdict::Open) {
            break;
        }
    }
    Ok(games)
}
