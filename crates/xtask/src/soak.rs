//! Long runs: many random games on all cores, every law at every step.

use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Mutex, PoisonError};
use std::thread;
use std::time::{Duration, Instant};

use clap::Args;
use mittwoch_ai::Bots;
use mittwoch_games::{Visitor, each};
use mittwoch_kernel::{Pack, Whole};
use mittwoch_testkit::{Broken, Report, Subject, check_walk, subjects};

/// The most answers of a game: random players may go on for 200 rounds where nothing drives them.
const LONGEST: usize = 40_000;

/// How long and what to soak.
#[derive(Args, Clone, Debug)]
pub struct SoakPlan {
    /// One game only
    #[arg(long, value_name = "KEY")]
    pub game: Option<String>,
    /// How many games per number of players, spread over the sets of options [default: 1000]
    #[arg(long, value_name = "N")]
    pub games: Option<u64>,
    /// How many seconds in all, shared by the numbers of players
    #[arg(long, value_name = "S", value_parser = clap::value_parser!(u64).range(1..))]
    pub seconds: Option<u64>,
    /// One number of players only
    #[arg(long, value_name = "N")]
    pub players: Option<u8>,
    /// A version of the rules [default: the newest]
    #[arg(long, value_name = "N")]
    pub rules: Option<u32>,
    /// The seed of the first game; the next game has the next number
    #[arg(long, value_name = "SEED", default_value_t = 1)]
    pub seed: u64,
}

/// What is played for one game and one number of players.
struct Stint {
    rules: u32,
    players: u8,
    seed: u64,
    games: u64,
    time: Option<Duration>,
}

/// A game whose type is known here and nowhere else in the chores.
#[derive(Clone, Copy)]
struct Soaked {
    key: &'static str,
    /// The versions of its rules, the newest first.
    rules: fn() -> Vec<u32>,
    players: fn() -> Vec<u8>,
    soak: fn(&Stint) -> Result<Report, Broken>,
}

/// Every game of the registry.
fn soaked() -> Vec<Soaked> {
    struct Listing(Vec<Soaked>);
    impl Visitor for Listing {
        fn visit<G: Whole>(&mut self, _: &'static Bots<G>) {
            self.0.push(Soaked {
                key: G::KEY,
                rules: || G::EDITIONS.iter().map(|edition| edition.rules).collect(),
                players: || G::about().players.collect(),
                soak: soak::<G>,
            });
        }
    }
    let mut listing = Listing(Vec::new());
    each(&mut listing);
    listing.0
}

/// A run for every day.
pub(crate) fn small() -> Result<(), String> {
    let (games, seconds) = (Some(200), Some(60));
    run(&SoakPlan { game: None, games, seconds, players: None, rules: None, seed: 1 })
}

/// Soaks the chosen games and reports how far it came.
pub fn run(plan: &SoakPlan) -> Result<(), String> {
    let stints = stints(plan)?;
    let mut total = Report::default();
    for (game, stint) in &stints {
        let start = Instant::now();
        let report = (game.soak)(stint).map_err(|broken| again(&broken, stint.rules))?;
        print_stint(game.key, stint.players, &report, start.elapsed());
        total.add(&report);
    }
    print_total(&total);
    Ok(())
}

fn print_stint(key: &str, players: u8, report: &Report, time: Duration) {
    let Report { settings, games, steps, .. } = report;
    let seconds = time.as_secs_f64();
    println!(
        "{key}, {players} players: {games} games and {steps} answers in {settings} settings, \
         {seconds:.1} s"
    );
}

fn print_total(total: &Report) {
    for (law, (count, unit)) in &total.checks {
        println!("{law:<28} {count:>12} {unit}");
    }
    println!("no law is broken after {} games and {} answers", total.games, total.steps);
}

/// The line that shows a breach again.
fn again(broken: &Broken, rules: u32) -> String {
    let Broken { game, setting, seed, .. } = broken;
    let players = setting.players;
    format!(
        "{broken}\nrun it again with: \
         cargo xtask soak --game {game} --rules {rules} --players {players} --seed {seed} --games 1"
    )
}

fn stints(plan: &SoakPlan) -> Result<Vec<(Soaked, Stint)>, String> {
    let all = soaked();
    let named = |game: &&Soaked| plan.game.as_ref().is_none_or(|key| key == game.key);
    let sits = |players: &u8| plan.players.is_none_or(|wanted| wanted == *players);
    let version = |game: &Soaked| {
        let known = (game.rules)();
        known.into_iter().find(|rules| plan.rules.is_none_or(|wanted| wanted == *rules))
    };
    let games = all.iter().filter(named).filter_map(|game| Some((*game, version(game)?)));
    let tables: Vec<_> = games
        .flat_map(|(game, rules)| {
            (game.players)().into_iter().filter(sits).map(move |n| (game, rules, n))
        })
        .collect();
    if tables.is_empty() {
        let games = all.iter().map(|game| {
            let (players, rules) = ((game.players)(), (game.rules)());
            format!("{} (players {players:?}, rules {rules:?})", game.key)
        });
        return Err(format!("nothing to play; there are {}", games.collect::<Vec<_>>().join(", ")));
    }
    let time = plan.seconds.map(|all| Duration::from_secs(all) / tables.len() as u32);
    let games = plan.games.unwrap_or(if time.is_some() { u64::MAX } else { 1000 });
    let stint = |rules, players| Stint { rules, players, seed: plan.seed, games, time };
    Ok(tables.into_iter().map(|(game, rules, players)| (game, stint(rules, players))).collect())
}

fn soak<G: Whole>(stint: &Stint) -> Result<Report, Broken> {
    let pack = Pack::new(G::about().files.iter().copied()).expect("built-in files are sound");
    let subjects = subjects::<G>(stint.rules, &pack, stint.players)?;
    let shared = Shared { stint, start: Instant::now(), next: AtomicU64::new(0) };
    let result = Mutex::new(Ok(Report::default()));
    thread::scope(|scope| {
        for _ in 0..thread::available_parallelism().map_or(1, usize::from) {
            scope.spawn(|| shared.work(&subjects, &result));
        }
    });
    result.into_inner().unwrap_or_else(PoisonError::into_inner)
}

/// What the threads of a stint have in common.
struct Shared<'a> {
    stint: &'a Stint,
    start: Instant,
    next: AtomicU64,
}

impl Shared<'_> {
    /// Plays games until there are none left, the time is over or a law is broken.
    fn work<G: Whole>(&self, subjects: &[Subject<G>], result: &Mutex<Result<Report, Broken>>) {
        while let Some(seed) = self.next_seed() {
            // The seed alone decides the setting, so that one number shows a breach again.
            let subject = &subjects[(seed % subjects.len() as u64) as usize];
            let checked = check_walk(subject, seed, LONGEST, None);
            let Ok(mut result) = result.lock() else { return };
            match (&mut *result, checked) {
                (Ok(report), Ok(more)) => {
                    report.add(&more);
                    report.settings = subjects.len().min(report.games as usize);
                }
                (Ok(_), Err(broken)) => *result = Err(broken),
                (Err(_), _) => return,
            }
        }
    }

    fn next_seed(&self) -> Option<u64> {
        let late = self.stint.time.is_some_and(|limit| self.start.elapsed() >= limit);
        let number = self.next.fetch_add(1, Ordering::Relaxed);
        if late || number >= self.stint.games {
            return None;
        }
        if number > 0 && number.is_multiple_of(10_000) {
            println!("… {number} games with {} players", self.stint.players);
        }
        Some(self.stint.seed.wrapping_add(number))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn plan() -> SoakPlan {
        SoakPlan { game: None, games: None, seconds: None, players: None, rules: None, seed: 1 }
    }

    #[test]
    fn time_is_shared_and_an_unknown_table_is_refused() {
        let shared = stints(&SoakPlan { seconds: Some(8), ..plan() }).expect("all tables");
        let times = shared.iter().filter_map(|(_, stint)| stint.time);
        let lost = Duration::from_secs(8).saturating_sub(times.sum());
        assert!(lost < Duration::from_micros(1), "{lost:?} of the time are given to no table");
        assert!(stints(&SoakPlan { players: Some(9), ..plan() }).is_err());
        assert!(stints(&SoakPlan { game: Some("chess".to_owned()), ..plan() }).is_err());
    }

    #[test]
    fn a_version_of_the_rules_can_be_chosen() {
        let versions = |rules| {
            let stints = stints(&SoakPlan { rules, players: Some(2), ..plan() })?;
            Ok::<_, String>(stints.iter().map(|(_, stint)| stint.rules).collect::<Vec<_>>())
        };
        assert_eq!(versions(Some(1)), Ok(vec![1; soaked().len()]));
        assert!(versions(None).is_ok_and(|newest| newest.iter().all(|rules| *rules > 1)));
        assert!(versions(Some(99)).is_err_and(|why| why.contains("rules [")));
    }

    #[test]
    fn as_many_games_are_played_as_asked_for_and_every_law_looks_at_them() {
        let stint = Stint { rules: 1, players: 2, seed: 5, games: 3, time: None };
        let report = (soaked()[0].soak)(&stint).expect("no law is broken");
        assert_eq!(report.games, 3);
        assert!(report.count("offered answers perform") > 100, "{report}");
    }

    #[test]
    fn a_breach_names_the_command_that_shows_it_again() {
        let setting = mittwoch_kernel::Setting::new(3);
        let what = "a card is gone".to_owned();
        let broken = Broken { law: "l", game: "dreamworld", setting, seed: 77, step: 2, what };
        let text = again(&broken, 2);
        assert!(text.ends_with("dreamworld --rules 2 --players 3 --seed 77 --games 1"), "{text}");
    }
}
