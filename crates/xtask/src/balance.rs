//! A report on the components of a game: how often good bots take them and what they are worth.

mod drawing;
mod report;

use std::fs;
use std::ops::Range;
use std::path::PathBuf;
use std::sync::Mutex;
use std::sync::atomic::{AtomicU64, Ordering};
use std::thread;

use clap::Args;
use indicatif::{ProgressBar, ProgressStyle};
use mittwoch_arena::{BalancePlan, BalanceSums, balance};
use mittwoch_games::title;
use mittwoch_kernel::{Pack, Setting};

use crate::shell::root;

/// Games of a portion, which is kept as soon as it is played.
const PORTION: u64 = 20;

/// Which games are played and who plays them.
#[derive(Args, Clone, Debug)]
pub struct BalanceCommand {
    /// The game
    pub game: String,
    /// The number of players
    #[arg(long, value_name = "N", default_value_t = 2)]
    pub players: u8,
    /// How many games; more than are there already are added to them
    #[arg(long, value_name = "G", default_value_t = 4000)]
    pub games: u64,
    /// The bot of every seat
    #[arg(long, value_name = "BOT", default_value = "club")]
    pub bot: String,
    /// How many iterations it may think about an answer
    #[arg(long, value_name = "I", default_value_t = 16)]
    pub iterations: u32,
    /// Of so many components each seat must take one and may not take another; 0 leaves all free
    #[arg(long, value_name = "L", default_value_t = 16)]
    pub lean: u32,
    /// The number from which all luck follows
    #[arg(long, value_name = "S", default_value_t = 1)]
    pub seed: u64,
    /// How many threads play
    #[arg(long, value_name = "T", default_value_t = 2)]
    pub threads: usize,
    /// An option of the game, such as journalist=yes
    #[arg(long = "option", value_name = "KEY=VALUE")]
    pub options: Vec<String>,
}

/// Plays what is missing and writes the report.
pub fn run(command: &BalanceCommand) -> Result<(), String> {
    let plan = plan(command)?;
    let folder = root().join("target/balance");
    fs::create_dir_all(&folder).map_err(|error| format!("{}: {error}", folder.display()))?;
    let portions = BalancePortions { command, plan: &plan, folder, bar: bar(command.games) };
    let sums = portions.play()?;
    portions.bar.finish_and_clear();
    let (text, drawing) = (report::report(command, &plan, &sums)?, drawing::drawing(&sums));
    let folder = root().join("docs/balance");
    let name = format!("{}-{}", command.game, command.players);
    fs::create_dir_all(&folder)
        .and_then(|()| fs::write(folder.join(&name).with_extension("md"), text))
        .and_then(|()| fs::write(folder.join(&name).with_extension("svg"), drawing))
        .map_err(|error| format!("{}: {error}", folder.display()))?;
    println!("{}: the report and its chart", folder.join(name).with_extension("md").display());
    Ok(())
}

fn plan(command: &BalanceCommand) -> Result<BalancePlan, String> {
    let title =
        title(&command.game).ok_or_else(|| format!("there is no game '{}'", command.game))?;
    let pack = Pack::new(title.about().files.iter().copied())
        .map_err(|faults| faults.iter().map(ToString::to_string).collect::<Vec<_>>().join("; "))?;
    let mut setting = Setting::new(command.players);
    for option in &command.options {
        let (key, value) =
            option.split_once('=').ok_or_else(|| format!("'{option}' is no KEY=VALUE"))?;
        setting = setting.with(key, value);
    }
    Ok(BalancePlan {
        pack,
        setting,
        bot: command.bot.clone(),
        iterations: command.iterations,
        seed: command.seed,
        lean: command.lean,
    })
}

fn bar(games: u64) -> ProgressBar {
    let style = ProgressStyle::with_template("playing {bar:40} {pos}/{len} {eta} left");
    ProgressBar::new(games).with_style(style.unwrap_or_else(|_| ProgressStyle::default_bar()))
}

/// The games in portions, each a file, so that what was broken off goes on.
struct BalancePortions<'a> {
    command: &'a BalanceCommand,
    plan: &'a BalancePlan,
    folder: PathBuf,
    bar: ProgressBar,
}

impl BalancePortions<'_> {
    fn play(&self) -> Result<BalanceSums, String> {
        let next = AtomicU64::new(0);
        let found: Mutex<Vec<(u64, BalanceSums)>> = Mutex::default();
        let work = || -> Result<(), String> {
            loop {
                let start = next.fetch_add(PORTION, Ordering::Relaxed);
                if start >= self.command.games {
                    return Ok(());
                }
                let games = start..(start + PORTION).min(self.command.games);
                let sums = self.portion(games.clone())?;
                self.bar.inc(games.end - games.start);
                found.lock().map_err(|error| error.to_string())?.push((start, sums));
            }
        };
        thread::scope(|scope| {
            let threads: Vec<_> =
                (0..self.command.threads.max(1)).map(|_| scope.spawn(work)).collect();
            let ended = threads.into_iter().map(|one| one.join().expect("games are played"));
            ended.collect::<Result<(), String>>()
        })?;
        let mut found = found.into_inner().map_err(|error| error.to_string())?;
        // Sums of broken numbers depend on their order, and that of threads is luck.
        found.sort_by_key(|(start, _)| *start);
        let mut all = BalanceSums::default();
        found.iter().for_each(|(_, sums)| all.plus(sums));
        Ok(all)
    }

    fn portion(&self, games: Range<u64>) -> Result<BalanceSums, String> {
        let path = self.path(&games);
        if let Some(known) =
            fs::read(&path).ok().and_then(|bytes| serde_json::from_slice(&bytes).ok())
        {
            return Ok(known);
        }
        let sums = balance(&self.command.game, self.plan, games)?;
        let text = serde_json::to_string(&sums).map_err(|error| error.to_string())?;
        fs::write(&path, text).map_err(|error| format!("{}: {error}", path.display()))?;
        Ok(sums)
    }

    /// Everything on which a portion depends but the program is in its name.
    fn path(&self, games: &Range<u64>) -> PathBuf {
        let BalanceCommand { game, players, bot, iterations, lean, seed, options, .. } =
            self.command;
        let options: String = options.iter().map(|option| format!("-{option}")).collect();
        self.folder.join(format!(
            "{game}-{players}{options}-{bot}-{iterations}-{lean}-{seed}-{}-{}.json",
            games.start, games.end
        ))
    }
}
