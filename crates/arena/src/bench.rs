use std::time::Instant;

use mittwoch_kernel::{DataFault, Seed, Setting};
use mittwoch_match::{Match, MatchSetup, StoredMatch, Title};
use serde::Serialize;

use crate::{SimulationPlan, SimulationTally, simulate};

/// How long one run lasts, about.
const SECONDS: f64 = 0.3;
/// How many runs there are; the best one counts, because everything else slows a run down.
const RUNS: usize = 3;
/// How many answers a match has that is taken up again, unless it is over before.
const ANSWERS: usize = 500;

/// The speed of random play on one core, and of taking up a stored match, for one number of
/// players.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct BenchRow {
    /// The key of the game.
    pub game: &'static str,
    /// How many people play.
    pub players: u8,
    /// Answers chosen among two or more offers, per second.
    pub decisions_per_second: f64,
    /// Games per second.
    pub games_per_second: f64,
    /// How many answers the match had that was taken up.
    pub opened_answers: usize,
    /// How long that took, in milliseconds.
    pub opened_ms: f64,
}

/// Measures random play on one core for every number of players.
pub fn bench(title: &dyn Title) -> Result<Vec<BenchRow>, Vec<DataFault>> {
    title.about().players.map(|players| row(title, players)).collect()
}

fn row(title: &dyn Title, players: u8) -> Result<BenchRow, Vec<DataFault>> {
    let trial = run(title, players, 200)?;
    let games = (trial.games_per_second * SECONDS).max(1.0) as u64;
    let mut best = trial;
    for _ in 0..RUNS {
        let tally = run(title, players, games)?;
        if tally.decisions_per_second > best.decisions_per_second {
            best = tally;
        }
    }
    let SimulationTally { decisions_per_second, games_per_second, .. } = best;
    let (opened_answers, opened_ms) = opened(title, players)?;
    let game = title.about().key;
    Ok(BenchRow {
        game,
        players,
        decisions_per_second,
        games_per_second,
        opened_answers,
        opened_ms,
    })
}

/// Takes up a stored match several times: how long it is, and the best time in milliseconds.
fn opened(title: &dyn Title, players: u8) -> Result<(usize, f64), Vec<DataFault>> {
    let (pack, seed) = (title.pack(None)?, Seed::from_number(1));
    let setting = Setting::new(players);
    let opening = MatchSetup { pack: pack.clone(), setting, seed, entropy: Vec::new() };
    let mut game = title.open(opening)?;
    play(&mut *game);
    let lines = game.new_lines();
    let sealed: Vec<_> =
        game.sealed().iter().filter_map(|seat| Some((seat, game.given(seat)?))).collect();
    let kept = StoredMatch { lines: &lines, seed, sealed: &sealed };
    let mut best = f64::INFINITY;
    for _ in 0..10 {
        let start = Instant::now();
        title.reopen(&kept, &pack).map_err(|fault| vec![DataFault::new(fault.to_string())])?;
        best = best.min(start.elapsed().as_secs_f64() * 1000.0);
    }
    Ok((game.answers(), best))
}

fn play(game: &mut dyn Match) {
    while game.answers() < ANSWERS
        && let Some(seat) = game.awaited().first()
        && let Some(answer) = game.bot_answer(seat, "random")
        && game.answer(seat, &answer).is_ok()
    {
        while game.answer_forced() {}
    }
}

fn run(title: &dyn Title, players: u8, games: u64) -> Result<SimulationTally, Vec<DataFault>> {
    let plan = SimulationPlan {
        pack: title.pack(None)?,
        setting: Setting::new(players),
        rules: None,
        games,
        bots: vec!["random".to_owned()],
        seed: 1,
        threads: 1,
        records: None,
    };
    simulate(title, &plan, &|_| {})
}
