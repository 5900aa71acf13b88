use std::collections::BTreeMap;
use std::fmt;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::time::Instant;

use mittwoch_kernel::{Pack, Setting, Whole};

use crate::case::CheckPlace;
use crate::{Broken, Case, Subject, laws, settings};

/// How long to look for broken laws.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Budget {
    /// The most games to play.
    pub games: u64,
    /// The most seconds to take, where there is a limit; the game in play is finished.
    pub seconds: Option<f64>,
    /// The most answers that a game may take to end.
    pub bound: usize,
}

impl Budget {
    /// So many games, each of at most 5000 answers, however long it takes.
    pub fn games(games: u64) -> Budget {
        Budget { games, seconds: None, bound: 5000 }
    }

    /// The same, but stopping after some seconds.
    pub fn within(self, seconds: f64) -> Budget {
        Budget { seconds: Some(seconds), ..self }
    }
}

/// What was checked without finding a broken law.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Report {
    /// How many settings were played.
    pub settings: usize,
    /// How many games.
    pub games: u64,
    /// How many answers in these games.
    pub steps: u64,
    /// By law, how many things it looked at, and what these are.
    pub checks: BTreeMap<&'static str, (u64, &'static str)>,
}

impl Report {
    /// How many things a law looked at.
    pub fn count(&self, law: &str) -> u64 {
        self.checks.get(law).map_or(0, |(count, _)| *count)
    }

    /// Adds what another run checked.
    pub fn add(&mut self, other: &Report) {
        self.settings = self.settings.max(other.settings);
        self.games += other.games;
        self.steps += other.steps;
        for (law, (count, unit)) in &other.checks {
            self.checks.entry(law).or_insert((0, unit)).0 += count;
        }
    }
}

impl fmt::Display for Report {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Report { settings, games, steps, checks } = self;
        write!(f, "{settings} settings, {games} games, {steps} answers")?;
        checks.iter().try_for_each(|(law, (count, unit))| write!(f, "; {law}: {count} {unit}"))
    }
}

/// Plays random games of one player count under all laws, taking the settings in turn.
///
/// Game number `n` has the seed `seed + n`, which [`check_seed`] takes to see a breach again.
pub fn run_laws<G: Whole>(
    pack: &Pack,
    players: u8,
    budget: Budget,
    seed: u64,
) -> Result<Report, Broken> {
    run_subjects(&subjects::<G>(G::RULES, pack, players)?, budget, seed)
}

/// A game by a version of the rules, once for each setting that is tested.
///
/// # Panics
///
/// When the game does not know that version.
pub fn subjects<G: Whole>(rules: u32, pack: &Pack, players: u8) -> Result<Vec<Subject<G>>, Broken> {
    let about = G::about_of(rules).unwrap_or_else(|fault| panic!("{fault}"));
    settings(&about, players).iter().map(|s| Subject::by(rules, pack, s)).collect()
}

/// Holds the laws against some games of every number of players by each version of the rules but
/// the newest, so that matches which began under them stay lawful.
///
/// # Panics
///
/// When there is no earlier version, or no game was played.
pub fn earlier_rules_hold<G: Whole>(pack: &Pack, budget: Budget) -> Result<(), Broken> {
    assert!(G::EDITIONS.len() > 1, "{} has no earlier version", G::KEY);
    for edition in &G::EDITIONS[1..] {
        for players in G::about().players {
            let subjects = subjects::<G>(edition.rules, pack, players)?;
            let report = run_subjects(&subjects, budget, 1000)?;
            println!("rules {}, {players} players: {report}", edition.rules);
            assert!(report.games > 0, "too few games: {report}");
        }
    }
    Ok(())
}

fn run_subjects<G: Whole>(
    subjects: &[Subject<G>],
    budget: Budget,
    seed: u64,
) -> Result<Report, Broken> {
    let start = Instant::now();
    let mut report = Report::default();
    for (game, subject) in (0..budget.games).zip(subjects.iter().cycle()) {
        if budget.seconds.is_some_and(|limit| start.elapsed().as_secs_f64() >= limit) {
            break;
        }
        report.add(&check_walk(subject, seed.wrapping_add(game), budget.bound, None)?);
        report.settings = subjects.len().min(report.games as usize);
    }
    Ok(report)
}

/// Holds the laws against at least so many games of one player count, under every setting of which
/// there are that many; the test of a game is this call.
///
/// # Panics
///
/// When there was time for too few games, or some law that every game can break was not tried.
pub fn laws_hold<G: Whole>(
    pack: &Pack,
    players: u8,
    budget: Budget,
    least: u64,
) -> Result<(), Broken> {
    let report = run_laws::<G>(pack, players, budget, 1000)?;
    println!("{report}");
    let settings = settings(&G::about(), players).len();
    assert!(report.games >= least, "too few games: {report}");
    assert!(report.settings as u64 >= least.min(settings as u64), "too few settings: {report}");
    for law in ["non-interference", "determinized states fit"] {
        assert!(report.count(law) > 0, "{law} was not tried: {report}");
    }
    Ok(())
}

/// Holds the one walk that follows from a setting and a seed against every law.
pub fn check_seed<G: Whole>(pack: &Pack, setting: &Setting, seed: u64) -> Result<Report, Broken> {
    check_walk(&Subject::<G>::new(pack, setting)?, seed, Budget::games(1).bound, None)
}

/// Holds one walk against every law, or against the one that is named; a panic is a breach too.
pub fn check_walk<G: Whole>(
    subject: &Subject<G>,
    seed: u64,
    bound: usize,
    only: Option<&str>,
) -> Result<Report, Broken> {
    let place = CheckPlace::new();
    let checked = catch_unwind(AssertUnwindSafe(|| all_laws(subject, seed, bound, only, &place)));
    checked.unwrap_or_else(|panic| {
        let text = panic.downcast_ref::<String>().map(String::as_str);
        let text = text.or(panic.downcast_ref::<&str>().copied()).unwrap_or("no message");
        Err(place.broken(subject, seed, format!("panic: {text}")))
    })
}

fn all_laws<G: Whole>(
    subject: &Subject<G>,
    seed: u64,
    bound: usize,
    only: Option<&str>,
    place: &CheckPlace,
) -> Result<Report, Broken> {
    let case = Case::new(subject, seed, bound, place)?;
    let steps = case.walk.steps.len() as u64;
    let mut report = Report { settings: 1, games: 1, steps, ..Report::default() };
    for law in laws::<G>().iter().filter(|law| only.is_none_or(|name| name == law.name)) {
        place.enter(law.name);
        report.checks.insert(law.name, ((law.check)(&case)?, law.counts));
    }
    Ok(report)
}
