use mittwoch_kernel::{Fault, Setting};
use serde::Serialize;

use crate::{Plan, Tally, Title};

/// How long one run lasts, about.
const SECONDS: f64 = 0.3;
/// How many runs there are; the best one counts, because everything else slows a run down.
const RUNS: usize = 3;

/// The speed of random play on one core, for one number of players.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Row {
    /// The key of the game.
    pub game: &'static str,
    /// How many people play.
    pub players: u8,
    /// Answers chosen among two or more offers, per second.
    pub decisions_per_second: f64,
    /// Games per second.
    pub games_per_second: f64,
}

/// Measures random play on one core for every number of players.
pub fn bench(title: &dyn Title) -> Result<Vec<Row>, Vec<Fault>> {
    title.about().players.map(|players| row(title, players)).collect()
}

fn row(title: &dyn Title, players: u8) -> Result<Row, Vec<Fault>> {
    let trial = run(title, players, 200)?;
    let games = (trial.games_per_second * SECONDS).max(1.0) as u64;
    let mut best = trial;
    for _ in 0..RUNS {
        let tally = run(title, players, games)?;
        if tally.decisions_per_second > best.decisions_per_second {
            best = tally;
        }
    }
    let Tally { decisions_per_second, games_per_second, .. } = best;
    Ok(Row { game: title.about().key, players, decisions_per_second, games_per_second })
}

fn run(title: &dyn Title, players: u8, games: u64) -> Result<Tally, Vec<Fault>> {
    let plan = Plan {
        pack: title.pack(None)?,
        setting: Setting::new(players),
        games,
        bots: vec!["random".to_owned()],
        seed: 1,
        threads: 1,
        records: None,
    };
    title.simulate(&plan, &|_| {})
}
