//! The server under load, killed at random moments: what it acknowledged must be there again.

pub(crate) mod player;

use std::sync::atomic::{AtomicBool, Ordering};
use std::thread;
use std::time::{Duration, Instant};

use clap::Args;
use serde_json::json;

use self::player::KilledPlayer;
use crate::serving::{DataFolder, Numbers, Server};
use crate::smoke;

/// The longest that a server runs before it is killed, in milliseconds.
const LONGEST: u64 = 900;

/// How often, and among how many tables.
#[derive(Args, Clone, Debug)]
pub struct KillPlan {
    /// How often the server is killed
    #[arg(long, value_name = "K", default_value_t = 200)]
    #[arg(value_parser = clap::value_parser!(u32).range(1..=10_000))]
    pub times: u32,
    /// How many people play at once, each at a table
    #[arg(long, value_name = "N", default_value_t = 8)]
    #[arg(value_parser = clap::value_parser!(u32).range(1..=64))]
    pub tables: u32,
    /// The most seconds in all
    #[arg(long, value_name = "S", default_value_t = 1200)]
    pub seconds: u64,
    /// The seed of the moments; else the time
    #[arg(long, value_name = "SEED")]
    pub seed: Option<u64>,
    /// The program that serves; else the one that is checked is built
    #[arg(long, value_name = "FILE")]
    pub program: Option<std::path::PathBuf>,
    /// Another build that takes turns with it, to see that both work on the same data
    #[arg(long, value_name = "OTHER_BINARY")]
    pub upgrade: Option<std::path::PathBuf>,
}

/// A run for every day.
pub(crate) fn small() -> Result<(), String> {
    run(&KillPlan { times: 3, tables: 4, seconds: 60, seed: None, program: None, upgrade: None })
}

/// Kills the server again and again, and prints one JSON object with what was found.
pub fn run(plan: &KillPlan) -> Result<(), String> {
    let program = plan.program.clone().map_or_else(smoke::build, Ok)?;
    let folder = DataFolder::new("kill")?;
    let (start, mut numbers) = (Instant::now(), Numbers::new(plan.seed));
    let mut server = Server::start(&program, &folder.0)?;
    let mut players = (0..plan.tables)
        .map(|number| KilledPlayer::new(number, &server.address))
        .collect::<Result<Vec<_>, _>>()?;
    let (mut killed, mut starting) = (0, Vec::new());
    while killed < plan.times && start.elapsed().as_secs() < plan.seconds {
        let after = Duration::from_millis(numbers.below(LONGEST));
        play_and_kill(&mut players, &mut server, after);
        killed += 1;
        let begun = Instant::now();
        let other = plan.upgrade.as_ref().filter(|_| killed % 2 == 1);
        server = Server::start(other.unwrap_or(&program), &folder.0)?;
        starting.push(begun.elapsed().as_secs_f64() * 1000.0);
        for player in &mut players {
            player.check(&server.address)?;
        }
        if killed.is_multiple_of(20) {
            eprintln!("… killed {killed} times, all is there");
        }
    }
    let verified = finish(&mut players, &program, &folder)?;
    starting.sort_by(f64::total_cmp);
    let sum = |count: fn(&KilledPlayer) -> u64| players.iter().map(count).sum::<u64>();
    let report = json!({
        "killed": killed,
        "tables": sum(|player| player.tables),
        "acknowledged": sum(|player| player.acknowledged),
        "unanswered": sum(|player| player.unanswered),
        "unanswered_but_done": sum(|player| player.kept),
        "checks": sum(|player| player.checks),
        "records_verified": verified,
        "start_ms_p50": crate::serving::quantile(&starting, 500),
        "start_ms_max": starting.last(),
        "seconds": start.elapsed().as_secs_f64(),
    });
    println!("{report}");
    Ok(())
}

/// Lets everybody play until the moment comes.
fn play_and_kill(players: &mut [KilledPlayer], server: &mut Server, after: Duration) {
    let over = AtomicBool::new(false);
    thread::scope(|scope| {
        for player in players.iter_mut() {
            scope.spawn(|| player.play(&over));
        }
        thread::sleep(after);
        server.kill();
        over.store(true, Ordering::Relaxed);
    });
}

/// Every table plays on, and a finished one is sound to the last card; how many were.
pub(crate) fn finish(
    players: &mut [KilledPlayer],
    program: &std::path::Path,
    folder: &DataFolder,
) -> Result<usize, String> {
    let mut verified = 0;
    for player in players.iter_mut() {
        player.play_on()?;
        for record in player.records()? {
            let file = folder.0.join("record.jsonl");
            std::fs::write(&file, record).map_err(|error| error.to_string())?;
            let mut command = crate::shell::program(program);
            let checked = command.arg("replay").arg(&file).arg("--verify").output();
            let checked = checked.map_err(|error| error.to_string())?;
            if !checked.status.success() {
                let said = String::from_utf8_lossy(&checked.stderr).into_owned();
                return Err(format!(
                    "a record after {} tables is not sound: {said}",
                    player.tables
                ));
            }
            verified += 1;
        }
    }
    Ok(verified)
}
