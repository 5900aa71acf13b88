//! Teaching the judge of a game: rounds of self-play, each fitted to how its games ended.

use std::fs;
use std::path::PathBuf;

use clap::Args;
use indicatif::{ProgressBar, ProgressStyle};
use mittwoch_games::{StudentVisitor, students};
use mittwoch_kernel::Whole;
use mittwoch_learn::{School, SchoolPlan, SchoolReport};
use mittwoch_search::Student;

use crate::shell::root;

/// The finest step of a bar that shows how much is fitted.
const FINE: u64 = 1000;

/// Whose judge is taught, and how long.
#[derive(Args, Clone, Debug)]
pub struct TrainPlan {
    /// The game
    pub game: String,
    /// The numbers of players, in turn; one judge serves them all [default: what the game says, else all]
    #[arg(long, value_name = "N,…", value_delimiter = ',')]
    pub players: Vec<u8>,
    /// Games of the first round, by the bot that reckons [default: what the game says, as below]
    #[arg(long, value_name = "G")]
    pub first: Option<u64>,
    /// Games of each later round, mostly by the judge of the round before
    #[arg(long, value_name = "G")]
    pub games: Option<u64>,
    /// How many rounds
    #[arg(long, value_name = "R")]
    pub rounds: Option<u32>,
    /// How often each position is fitted to
    #[arg(long, value_name = "E")]
    pub epochs: Option<u32>,
    /// Of a hundred positions, how many are kept
    #[arg(long, value_name = "K")]
    pub kept: Option<u32>,
    /// The number from which all luck follows
    #[arg(long, value_name = "S", default_value_t = 1)]
    pub seed: u64,
    /// How many threads play
    #[arg(long, value_name = "T", default_value_t = 2)]
    pub threads: usize,
    /// Where rounds are left, so that what was broken off goes on [default: target/train/GAME/JUDGE]
    #[arg(long, value_name = "DIR")]
    pub folder: Option<PathBuf>,
    /// Write the weights into the folder of the game
    #[arg(long)]
    pub keep: bool,
}

/// Teaches, and says where the weights are.
pub fn run(plan: &TrainPlan) -> Result<(), String> {
    let mut classroom = Classroom { plan, taught: None };
    students(&mut classroom);
    classroom.taught.unwrap_or_else(|| Err(format!("{} has no judge that learns", plan.game)))
}

/// Looks for the game among those whose judge can be taught.
struct Classroom<'a> {
    plan: &'a TrainPlan,
    taught: Option<Result<(), String>>,
}

impl StudentVisitor for Classroom<'_> {
    fn visit<G: Whole>(&mut self, student: &'static dyn Student<G>) {
        if G::KEY == self.plan.game {
            self.taught = Some(teach(student, self.plan));
        }
    }
}

fn teach<G: Whole>(student: &'static dyn Student<G>, plan: &TrainPlan) -> Result<(), String> {
    let all = G::about().players;
    let players = match (&plan.players[..], student.lessons().players) {
        ([], []) => all.clone().collect(),
        ([], usual) => usual.to_vec(),
        (named, _) => named.to_vec(),
    };
    if let Some(wrong) = players.iter().find(|count| !all.contains(count)) {
        return Err(format!("{} is not played by {wrong}", G::KEY));
    }
    let folder = plan.folder.clone();
    let name = student.file(&players).trim_end_matches(".net");
    let usual = || root().join("target/train").join(G::KEY).join(name);
    let folder = folder.unwrap_or_else(usual);
    let (lessons, file) = (student.lessons(), student.file(&players));
    let school = SchoolPlan {
        folder: folder.clone(),
        players,
        first: plan.first.unwrap_or(lessons.first),
        games: plan.games.unwrap_or(lessons.games),
        rounds: plan.rounds.unwrap_or(lessons.rounds),
        epochs: plan.epochs.unwrap_or(lessons.epochs),
        seed: plan.seed,
        threads: plan.threads,
        kept: plan.kept.unwrap_or(lessons.kept),
    };
    let bar = bar();
    let net = School { student, plan: school }
        .teach(&|report| show(&bar, report))
        .map_err(|error| format!("{}: {error}", folder.display()))?;
    bar.finish_and_clear();
    println!("{}: the rounds and their curve", folder.display());
    if plan.keep {
        let path = root().join(format!("games/{}/bots/data/{file}", G::KEY));
        fs::write(&path, net.bytes()).map_err(|error| format!("{}: {error}", path.display()))?;
        println!(
            "{}: the weights; say in judge.md beside them how they came about",
            path.display()
        );
    }
    Ok(())
}

fn bar() -> ProgressBar {
    let style = ProgressStyle::with_template("{msg} {bar:40} {pos}/{len} {eta} left");
    let bar = ProgressBar::new(1);
    bar.with_style(style.unwrap_or_else(|_| ProgressStyle::default_bar()))
}

fn show(bar: &ProgressBar, report: SchoolReport) {
    match report {
        SchoolReport::Playing { round, done, of } => {
            bar.set_message(format!("round {round}, playing"));
            bar.set_length(of);
            bar.set_position(done);
        }
        SchoolReport::Fitting { round, part } => {
            bar.set_message(format!("round {round}, fitting"));
            bar.set_length(FINE);
            bar.set_position((part * FINE as f32) as u64);
        }
        SchoolReport::Done(point) => bar.println(format!(
            "round {}: {} games, {} positions, loss {:.4} to {:.4}",
            point.round, point.games, point.rows, point.loss[0], point.loss[1]
        )),
    }
}
