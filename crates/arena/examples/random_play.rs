//! Plays random games on one core and prints how many decisions they had: what `cargo xtask
//! instructions` counts the instructions of.

use std::process::ExitCode;

use mittwoch_arena::{SimulationPlan, simulate};
use mittwoch_games::title;
use mittwoch_kernel::Setting;

fn main() -> ExitCode {
    let words: Vec<String> = std::env::args().skip(1).collect();
    match decisions(&words) {
        Ok(count) => {
            println!("{count}");
            ExitCode::SUCCESS
        }
        Err(fault) => {
            eprintln!("{fault}");
            ExitCode::FAILURE
        }
    }
}

/// Plays GAME with PLAYERS people so many GAMES.
fn decisions(words: &[String]) -> Result<u64, String> {
    let [key, players, games] = words else { return Err("GAME PLAYERS GAMES".to_owned()) };
    let number = |word: &String| word.parse::<u64>().map_err(|_| format!("'{word}' is no number"));
    let title = title(key).ok_or_else(|| format!("there is no game '{key}'"))?;
    let said = |faults: Vec<_>| format!("{faults:?}");
    let plan = SimulationPlan {
        pack: title.pack(None).map_err(said)?,
        setting: Setting::new(number(players)?.try_into().unwrap_or(u8::MAX)),
        rules: None,
        games: number(games)?,
        bots: vec!["random".to_owned()],
        seed: 1,
        threads: 1,
        records: None,
    };
    simulate(title, &plan, &|_| {}).map(|tally| tally.decisions).map_err(said)
}
