//! Plays random games on one core and prints how many decisions they had: what `cargo xtask
//! instructions` counts the instructions of.
//!
//! A fourth word says how: `typed`, through the `door` for machines, or `observed`, which also
//! writes mask and observation before every decision. All three play the same games.

use std::process::ExitCode;

use mittwoch_ai::pick;
use mittwoch_arena::{SimulationPlan, simulate};
use mittwoch_games::title;
use mittwoch_kernel::{FastRng, Seed, Setting};
use mittwoch_match::{Door, DoorSetup, Title};

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
    let [key, players, games, how @ ..] = words else {
        return Err("GAME PLAYERS GAMES [typed|door|observed]".to_owned());
    };
    let number = |word: &String| word.parse::<u64>().map_err(|_| format!("'{word}' is no number"));
    let title = title(key).ok_or_else(|| format!("there is no game '{key}'"))?;
    let setting = Setting::new(number(players)?.try_into().unwrap_or(u8::MAX));
    match how.first().map_or("typed", String::as_str) {
        "typed" => typed(title, setting, number(games)?),
        "door" => through_door(title, setting, number(games)?, false),
        "observed" => through_door(title, setting, number(games)?, true),
        other => Err(format!("'{other}' is no way to play")),
    }
}

fn said<T: std::fmt::Debug>(faults: T) -> String {
    format!("{faults:?}")
}

fn typed(title: &dyn Title, setting: Setting, games: u64) -> Result<u64, String> {
    let plan = SimulationPlan {
        pack: title.pack(None).map_err(said)?,
        setting,
        rules: None,
        games,
        bots: vec!["random".to_owned()],
        seed: 1,
        threads: 1,
        records: None,
    };
    simulate(title, &plan, &|_| {}).map(|tally| tally.decisions).map_err(said)
}

fn through_door(
    title: &dyn Title,
    setting: Setting,
    games: u64,
    watching: bool,
) -> Result<u64, String> {
    let pack = title.pack(None).map_err(said)?;
    let setup = DoorSetup { pack, setting, rules: None, watching };
    let mut door = title.door(&setup).map_err(said)?;
    let mut mask = vec![0; door.spec().answers as usize];
    let mut seen = vec![0.0; door.spec().observation];
    let mut decisions = 0;
    for index in 0..games {
        let seed = Seed::from_number(1).key(&[format!("game {index}")]);
        let mut thought = FastRng::new(seed.key(&["choices".to_owned()]).small());
        door.restart(seed);
        while let Some(seat) = door.asked().first() {
            let numbers = door.legal(seat);
            let decides = numbers.len() > 1;
            let number = pick(numbers, &mut thought);
            if watching && decides {
                look(&mut *door, seat, (&mut mask, &mut seen))?;
            }
            decisions += u64::from(decides);
            door.step(seat, number).map_err(said)?;
        }
    }
    Ok(decisions)
}

fn look(
    door: &mut dyn Door,
    seat: mittwoch_kernel::Seat,
    (mask, seen): (&mut [u8], &mut [f32]),
) -> Result<(), String> {
    door.mask(seat, mask).map_err(said)?;
    door.observe(seat, seen).map_err(said)?;
    std::hint::black_box((mask, seen));
    Ok(())
}
