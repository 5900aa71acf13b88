//! Several nodes on one PostgreSQL behind a proxy, and everything that goes wrong with them.

mod clock;
mod proxy;
mod town;
mod trouble;

use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicBool, Ordering};
use std::thread;
use std::time::{Duration, Instant};

use clap::Args;
use serde_json::{Value, json};

use self::town::ServedTown;
use self::trouble::{TownTrouble, TroubleLog};
use crate::kill::player::KilledPlayer;
use crate::serving::{DataFolder, Guest, Numbers};
use crate::{kill, smoke};

/// How long nobody may answer, whatever goes wrong, before it is a breach.
const PATIENCE: Duration = Duration::from_secs(60);

/// How long the tables of a node may stand still that is killed.
const ASKED: Duration = Duration::from_secs(5);

/// What goes wrong, and for how long.
#[derive(Args, Clone, Debug)]
pub struct NodesPlan {
    /// Kills, stops and cuts whatever can be; else the nodes are only played through
    #[arg(long)]
    pub faults: bool,
    /// For how many minutes
    #[arg(long, value_name = "N", default_value_t = 1.0)]
    pub minutes: f64,
    /// The seed of what goes wrong and when; else the time
    #[arg(long, value_name = "SEED")]
    pub seed: Option<u64>,
    /// How many nodes there are
    #[arg(long, value_name = "N", default_value_t = 3)]
    #[arg(value_parser = clap::value_parser!(u32).range(1..=9))]
    pub nodes: u32,
    /// How many people play at once, each at a table
    #[arg(long, value_name = "N", default_value_t = 9)]
    #[arg(value_parser = clap::value_parser!(u32).range(1..=64))]
    pub tables: u32,
    /// How often the whole is run, each time with the next seed
    #[arg(long, value_name = "N", default_value_t = 1)]
    pub runs: u64,
    /// How many faults a run has at most; else as many as there is time for
    #[arg(long, value_name = "N")]
    pub most: Option<u32>,
    /// Exchanges one node after the other for this other build, while people play, and back again
    #[arg(long, value_name = "OLD_BINARY")]
    pub upgrade: Option<PathBuf>,
    /// The program that serves; else the one that is checked is built
    #[arg(long, value_name = "FILE")]
    pub program: Option<PathBuf>,
}

/// A run for every day: a node is killed, and the database.
pub(crate) fn small() -> Result<(), String> {
    let plan = NodesPlan {
        faults: true,
        minutes: 0.3,
        seed: Some(1),
        nodes: 3,
        tables: 4,
        runs: 1,
        most: Some(2),
        upgrade: None,
        program: None,
    };
    let program = smoke::build()?;
    let found = run_once(&plan, &program, 1, &mut Daily::default())?;
    println!("{found}");
    Ok(())
}

/// Runs it so often, and prints one JSON object for each run.
pub fn run(plan: &NodesPlan) -> Result<(), String> {
    if plan.faults && clock::library().is_none() {
        eprintln!("note: no clock steps, because libfaketime is not installed");
    }
    let program = plan.program.clone().map_or_else(smoke::build, Ok)?;
    let first = Numbers::new(plan.seed).below(1 << 31);
    let first = plan.seed.unwrap_or(first);
    for seed in (first..).take(plan.runs as usize) {
        let found = match &plan.upgrade {
            Some(old) => run_once(plan, &program, seed, &mut Upgrade::new(old, &program))?,
            None => run_once(plan, &program, seed, &mut Seeded)?,
        };
        println!("{found}");
    }
    Ok(())
}

/// What is done to the nodes while people play.
trait Ordeal {
    /// With which program a node begins.
    fn begins_with<'p>(&'p self, program: &'p Path) -> &'p Path {
        program
    }

    /// The next thing to be done, if there is any.
    fn next(&mut self, luck: &mut Numbers, plan: &NodesPlan) -> Option<TownTrouble>;
}

/// Whatever luck has it.
struct Seeded;

impl Ordeal for Seeded {
    fn next(&mut self, luck: &mut Numbers, plan: &NodesPlan) -> Option<TownTrouble> {
        plan.faults.then(|| TownTrouble::any(luck, plan.nodes as usize))
    }
}

/// The two faults of every day.
#[derive(Default)]
struct Daily(u32);

impl Ordeal for Daily {
    fn next(&mut self, _: &mut Numbers, _: &NodesPlan) -> Option<TownTrouble> {
        self.0 += 1;
        match self.0 {
            1 => Some(TownTrouble::Kill(0)),
            2 => Some(TownTrouble::KillDatabase),
            _ => None,
        }
    }
}

/// Each node in turn with the new program, then each with the old one again.
struct Upgrade {
    old: PathBuf,
    new: PathBuf,
    done: usize,
}

impl Upgrade {
    fn new(old: &Path, new: &Path) -> Upgrade {
        Upgrade { old: old.to_owned(), new: new.to_owned(), done: 0 }
    }
}

impl Ordeal for Upgrade {
    fn begins_with<'p>(&'p self, _: &'p Path) -> &'p Path {
        &self.old
    }

    fn next(&mut self, _: &mut Numbers, plan: &NodesPlan) -> Option<TownTrouble> {
        let (node, round) = (self.done % plan.nodes as usize, self.done / plan.nodes as usize);
        self.done += 1;
        let program = if round.is_multiple_of(2) { &self.new } else { &self.old };
        Some(TownTrouble::Exchange(node, program.clone()))
    }
}

/// Plays, does what is planned, and looks whether all is there.
fn run_once(
    plan: &NodesPlan,
    program: &Path,
    seed: u64,
    ordeal: &mut dyn Ordeal,
) -> Result<Value, String> {
    let folder = DataFolder::new(&format!("nodes-{seed}"))?;
    let (mut luck, begun) =
        (Numbers::new(Some(seed.wrapping_mul(2).wrapping_add(1))), Instant::now());
    let mut town = ServedTown::start(ordeal.begins_with(program), &folder.0, plan.nodes as usize)?;
    let address = town.address();
    let mut players = (0..plan.tables)
        .map(|number| KilledPlayer::new(number, &address))
        .collect::<Result<Vec<_>, _>>()?;
    let end = Instant::now() + Duration::from_secs_f64(plan.minutes * 60.0);
    let (over, mut log) = (AtomicBool::new(false), TroubleLog::default());
    let ended = thread::scope(|scope| {
        let playing: Vec<_> = players
            .iter_mut()
            .map(|player| scope.spawn(|| player.play_through(&over, PATIENCE)))
            .collect();
        let done = torment(&mut town, &mut log, plan, (&mut luck, ordeal), end);
        over.store(true, Ordering::Relaxed);
        let mut breaches: Vec<_> = done.err().into_iter().collect();
        for player in playing {
            breaches.extend(player.join().map_err(|_| "a player broke".to_owned())?.err());
        }
        Ok::<_, String>(breaches)
    });
    let breaches = ended?;
    if !breaches.is_empty() {
        let seen = format!("seed {seed}: {}\n{log}", breaches.join("\n"));
        return Err(seen);
    }
    town.calm()?;
    let stranger = Guest::enter(&address).map_err(|missed| missed.to_string())?;
    let mut again = 0;
    for player in &mut players {
        player.heal(PATIENCE)?;
        player.looked_at_by(&stranger)?;
        again += player.recount()?;
    }
    let verified = kill::finish(&mut players, program, &folder)?;
    let sound = json!({ "acknowledged_again": again, "records_verified": verified });
    Ok(report((plan, seed), &players, &log, sound, begun))
}

/// What was found.
fn report(
    (plan, seed): (&NodesPlan, u64),
    players: &[KilledPlayer],
    log: &TroubleLog,
    sound: Value,
    begun: Instant,
) -> Value {
    let sum = |count: fn(&KilledPlayer) -> u64| players.iter().map(count).sum::<u64>();
    let gaps: Vec<_> = players.iter().flat_map(|player| player.gaps.iter().copied()).collect();
    let stood = log.stood_still(&gaps);
    let late = stood.get("kill").copied().unwrap_or_default() > ASKED.as_secs_f64();
    json!({
        "seed": seed,
        "nodes": plan.nodes,
        "tables": sum(|player| player.tables),
        "faults": log.counts(),
        "acknowledged": sum(|player| player.acknowledged),
        "unanswered": sum(|player| player.unanswered),
        "unanswered_but_done": sum(|player| player.kept),
        "broken_answers": sum(|player| player.broken),
        "checks": sum(|player| player.checks),
        "sound": sound,
        "longest_standstill_s": stood,
        "killed_late": late,
        "seconds": begun.elapsed().as_secs_f64(),
    })
}

/// Does one thing after the other, each with some calm after it, until the time is over.
fn torment(
    town: &mut ServedTown,
    log: &mut TroubleLog,
    plan: &NodesPlan,
    (luck, ordeal): (&mut Numbers, &mut dyn Ordeal),
    end: Instant,
) -> Result<(), String> {
    while Instant::now() < end {
        thread::sleep(Duration::from_millis(500 + luck.below(1500)));
        let enough = plan.most.is_some_and(|most| log.many() >= most);
        let Some(trouble) = (!enough).then(|| ordeal.next(luck, plan)).flatten() else {
            if enough {
                return Ok(());
            }
            continue;
        };
        let begun = Instant::now();
        trouble.happens(town, luck)?;
        // What stands still now stands still because of it.
        thread::sleep(Duration::from_secs(6));
        log.note(&trouble, begun);
    }
    Ok(())
}
