//! The command line.

mod serve;
mod wrong;

use std::ffi::OsString;
use std::path::PathBuf;

use clap::error::ErrorKind;
use clap::{Parser, Subcommand};
use mittwoch_arena::Entrant;
use mittwoch_kernel::Seed;
use mittwoch_protocol::{Night, Pace};

use crate::party::Who;
use crate::problem::Problem;
use crate::words::Lang;

pub use serve::{
    BackupArgs, LogForm, MigrateArgs, PacksArgs, PacksCommand, PlaceText, ServeArgs, ThinkersArgs,
    ThinkersCommand,
};

/// What happens when nothing is named.
#[cfg(feature = "server")]
const WITHOUT: &str = "Without a command: serve.";
#[cfg(not(feature = "server"))]
const WITHOUT: &str = "Without a command: menu. This program was built without a server.";

/// Play modern board games online and in the terminal, and let machines play them.
#[derive(Parser, Debug)]
#[command(name = "mittwoch", version, about, after_help = WITHOUT)]
pub struct Args {
    /// What to do.
    #[command(subcommand)]
    pub command: Option<CliCommand>,
    /// The language of the texts; else that of the surroundings.
    #[arg(long, global = true, value_name = "LANG")]
    pub lang: Option<Lang>,
}

/// The commands.
#[derive(Subcommand, Debug)]
pub enum CliCommand {
    /// Serve tables to browsers, terminals and programs.
    #[cfg(feature = "server")]
    Serve(ServeArgs),
    /// Copy the database of a server, also while it runs.
    #[cfg(feature = "server")]
    Backup(BackupArgs),
    /// Move all data between a data folder and a PostgreSQL database, while no server runs.
    #[cfg(feature = "server")]
    Migrate(MigrateArgs),
    /// List or remove the packs that people have installed on a server, also while it runs.
    #[cfg(feature = "server")]
    Packs(PacksArgs),
    /// Let programs in that think for bots at tables, list or remove them, also while it runs.
    #[cfg(feature = "server")]
    Thinkers(ThinkersArgs),
    /// Choose a game from a menu and play it in the terminal.
    Menu,
    /// List the games with their seats, options and bots.
    Games(GamesArgs),
    /// Play a game in the terminal, here or on a server.
    Play(Box<PlayArgs>),
    /// Learn a game by playing it: a guided first game in plain lines.
    Teach(TeachArgs),
    /// Let bots play many games.
    Simulate(SimulateArgs),
    /// Let bots meet one another and say who is stronger.
    Arena(ArenaArgs),
    /// Watch a recorded game step by step, or check its record.
    Replay(ReplayArgs),
    /// Say how a recorded game went: chances, what decided, mistakes and luck.
    Review(ReviewArgs),
    /// Measure how fast games are played on one core.
    Bench(BenchArgs),
    /// Say which components are original and which reconstructed; check, write or note a pack.
    Components(ComponentsArgs),
    /// Print the rules digest of a game, or one paragraph.
    Rules(RulesArgs),
}

/// What `games` is asked.
#[derive(clap::Args, Debug)]
pub struct GamesArgs {
    /// Print JSON.
    #[arg(long)]
    pub json: bool,
}

/// What `play` is asked.
#[derive(clap::Args, Debug)]
pub struct PlayArgs {
    /// The game; a resumed file names its own.
    #[arg(required_unless_present_any = ["resume", "table", "code"])]
    pub game: Option<String>,
    /// How many play.
    #[arg(long, value_name = "N")]
    pub players: Option<u8>,
    /// Who sits where: `human` or the name of a bot for each seat.
    #[arg(long, value_name = "WHO,…", value_delimiter = ',', value_parser = who)]
    pub seat: Vec<Who>,
    /// An option of the set-up.
    #[arg(long = "option", value_name = "KEY=VALUE", value_parser = pair)]
    pub options: Vec<(String, String)>,
    /// A folder with your own components.
    #[arg(long, value_name = "DIR")]
    pub pack: Option<PathBuf>,
    /// A number or 64 hexadecimal digits from which all luck follows.
    #[arg(long, value_name = "SEED", value_parser = crate::seed::parse)]
    pub seed: Option<Seed>,
    /// With how many cores a bot may think; the strongest ones look farther with more.
    #[arg(long, value_name = "N", default_value_t = 1, conflicts_with = "server")]
    #[arg(value_parser = clap::value_parser!(u16).range(1..=1024))]
    pub cores: u16,
    /// Plain lines on standard input and output, for screen readers and scripts.
    #[arg(long)]
    pub text: bool,
    /// Keep the game in this file after every answer.
    #[arg(long, value_name = "FILE")]
    pub save: Option<PathBuf>,
    /// How much time everybody has, such as 10m+20s: ten minutes for the whole game and twenty
    /// seconds more with every question; or 1d: a day for every move, for tables over days.
    #[arg(long, value_name = "TIME", value_parser = crate::pace::parse)]
    pub pace: Option<Pace>,
    /// When you sleep, in UTC, such as 22:00-06:00: at a table over days your clock stands then.
    #[arg(long, value_name = "FROM-TO", value_parser = crate::pace::night, requires = "server")]
    pub night: Option<Night>,
    /// Take up a saved game.
    #[arg(long, value_name = "FILE", conflicts_with_all = ["players", "options", "seed", "pace"])]
    pub resume: Option<PathBuf>,
    /// Play on this server, such as http://127.0.0.1:7300.
    #[arg(long, value_name = "URL", conflicts_with_all = ["pack", "seed", "save", "resume"])]
    pub server: Option<String>,
    /// The table on the server, by its id or its link.
    #[arg(long, value_name = "ID", requires = "server")]
    #[arg(conflicts_with_all = ["game", "players", "seat", "options", "public", "pace"])]
    pub table: Option<String>,
    /// The table on the server, by its code.
    #[arg(long, value_name = "CODE", requires = "server")]
    #[arg(conflicts_with_all = ["game", "table", "players", "seat", "options", "public", "pace"])]
    pub code: Option<String>,
    /// Show the new table in the lobby of the server; else only those who have the link find it.
    #[arg(long, requires = "server")]
    pub public: bool,
    /// The token of a program that plays on the server.
    #[arg(long, value_name = "TOKEN", env = "MITTWOCH_TOKEN", hide_env_values = true)]
    pub token: Option<String>,
}

/// What `teach` is asked.
#[derive(clap::Args, Debug)]
pub struct TeachArgs {
    /// The game.
    pub game: String,
    /// Keep the game in this file after every answer.
    #[arg(long, value_name = "FILE")]
    pub save: Option<PathBuf>,
}

/// What `simulate` is asked.
#[derive(clap::Args, Debug)]
pub struct SimulateArgs {
    /// The game.
    pub game: String,
    /// How many play.
    #[arg(long, value_name = "N")]
    pub players: u8,
    /// How many games.
    #[arg(long, value_name = "G", default_value_t = 1000)]
    #[arg(value_parser = clap::value_parser!(u64).range(1..))]
    pub games: u64,
    /// A bot for each seat; one name fills all seats.
    #[arg(long, value_name = "NAME,…", value_delimiter = ',', required = true)]
    pub bots: Vec<String>,
    /// The number from which all luck follows.
    #[arg(long, value_name = "S", default_value_t = 0)]
    pub seed: u64,
    /// An option of the set-up.
    #[arg(long = "option", value_name = "KEY=VALUE", value_parser = pair)]
    pub options: Vec<(String, String)>,
    /// A version of the rules; else the newest.
    #[arg(long, value_name = "R")]
    pub rules: Option<u32>,
    /// How many threads; else one per core.
    #[arg(long, value_name = "T", value_parser = clap::value_parser!(u16).range(1..=1024))]
    pub threads: Option<u16>,
    /// A new folder for one record file per game.
    #[arg(long, value_name = "DIR")]
    pub records: Option<PathBuf>,
    /// A folder with your own components.
    #[arg(long, value_name = "DIR")]
    pub pack: Option<PathBuf>,
    /// Print one JSON object.
    #[arg(long)]
    pub json: bool,
}

/// What `arena` is asked.
#[derive(clap::Args, Debug)]
pub struct ArenaArgs {
    /// The game.
    pub game: String,
    /// How many play: one bot at every seat in turn, the other at all other seats.
    #[arg(long, value_name = "N", default_value_t = 2)]
    pub players: u8,
    /// The bots, each with an optional time: expert, expert@50 (iterations), expert@100ms; and with
    /// the threads of a thought: expert+4, expert@100ms+4.
    #[arg(long, value_name = "NAME[@TIME][+THREADS],…", value_delimiter = ',', required = true)]
    pub bots: Vec<Entrant>,
    /// Only the first bot meets the others.
    #[arg(long)]
    pub gauntlet: bool,
    /// How many deals of each pairing; each is played with every rotation of the seats.
    #[arg(long, value_name = "D", default_value_t = 100)]
    #[arg(value_parser = clap::value_parser!(u64).range(1..))]
    pub deals: u64,
    /// The number from which all luck follows.
    #[arg(long, value_name = "S", default_value_t = 0)]
    pub seed: u64,
    /// An option of the set-up.
    #[arg(long = "option", value_name = "KEY=VALUE", value_parser = pair)]
    pub options: Vec<(String, String)>,
    /// How many threads; else one per core.
    #[arg(long, value_name = "T", value_parser = clap::value_parser!(u16).range(1..=1024))]
    pub threads: Option<u16>,
    /// A folder with your own components.
    #[arg(long, value_name = "DIR")]
    pub pack: Option<PathBuf>,
    /// A file of finished games; a tournament that was broken off goes on from it.
    #[arg(long, value_name = "FILE")]
    pub keep: Option<PathBuf>,
    /// Stop a pairing once the share of wins is clearly at most LOW or at least HIGH.
    #[arg(long, value_name = "LOW,HIGH", value_parser = shares)]
    pub sprt: Option<[f64; 2]>,
    /// A file for a drawing of the pairings.
    #[arg(long, value_name = "FILE")]
    pub svg: Option<PathBuf>,
    /// Print one JSON object.
    #[arg(long)]
    pub json: bool,
}

/// Two shares of wins, the lower one first.
fn shares(text: &str) -> Result<[f64; 2], String> {
    let share = |text: &str| text.parse::<f64>().ok().filter(|share| *share > 0.0 && *share < 1.0);
    let both = text.split_once(',').and_then(|(low, high)| Some([share(low)?, share(high)?]));
    both.filter(|[low, high]| low < high).ok_or_else(|| {
        "two shares between 0 and 1, the lower one first, such as 0.5,0.55".to_owned()
    })
}

/// What `replay` is asked.
#[derive(clap::Args, Debug)]
pub struct ReplayArgs {
    /// The record or saved game; with --verify also a folder of them or of a server's data.
    pub file: PathBuf,
    /// Check the record and print one line; of a folder, say which matches would differ.
    #[arg(long)]
    pub verify: bool,
    /// A folder with the components it was played with; may be named several times.
    #[arg(long, value_name = "DIR")]
    pub pack: Vec<PathBuf>,
    /// Plain lines on standard output.
    #[arg(long)]
    pub text: bool,
    /// Look through the eyes of this player, counted from 1; else as a spectator.
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u8).range(1..))]
    pub seat: Option<u8>,
}

/// What `review` is asked.
#[derive(clap::Args, Debug)]
pub struct ReviewArgs {
    /// The record of a game that is over.
    #[arg(value_name = "RECORD")]
    pub file: PathBuf,
    /// The bot that thinks; else the strongest of the game.
    #[arg(long, value_name = "NAME")]
    pub bot: Option<String>,
    /// In how many imagined deals each answer is weighed.
    #[arg(long, value_name = "N", default_value_t = 16)]
    #[arg(value_parser = clap::value_parser!(u32).range(1..=1000))]
    pub budget: u32,
    /// Through the eyes of this player alone, counted from 1.
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u8).range(1..))]
    pub seat: Option<u8>,
    /// A folder with the components it was played with; may be named several times.
    #[arg(long, value_name = "DIR")]
    pub pack: Vec<PathBuf>,
    /// Print one JSON object.
    #[arg(long)]
    pub json: bool,
}

/// What `bench` is asked.
#[derive(clap::Args, Debug)]
pub struct BenchArgs {
    /// One game only.
    pub game: Option<String>,
}

/// What `components` is asked.
#[derive(clap::Args, Debug)]
#[command(args_conflicts_with_subcommands = true, subcommand_negates_reqs = true)]
pub struct ComponentsArgs {
    /// The game.
    #[arg(required = true)]
    pub game: Option<String>,
    /// Print the whole page in Markdown.
    #[arg(long)]
    pub page: bool,
    /// Something else to do with components.
    #[command(subcommand)]
    pub command: Option<ComponentsCommand>,
}

/// What else can be done with components.
#[derive(Subcommand, Debug)]
pub enum ComponentsCommand {
    /// Name every fault of a folder of components.
    Check {
        /// The game and the folder; the folder alone if its file names tell the game.
        #[arg(value_names = ["GAME", "DIR"], num_args = 1..=2, required = true)]
        what: Vec<OsString>,
    },
    /// Write the built-in files into a folder, as a pack to edit.
    Export {
        /// The game.
        game: String,
        /// The new folder.
        #[arg(value_name = "DIR")]
        folder: PathBuf,
    },
    /// Print a page in HTML on which an owner notes what the box says.
    Sheet {
        /// The game.
        game: String,
    },
}

/// What `rules` is asked.
#[derive(clap::Args, Debug)]
pub struct RulesArgs {
    /// The game.
    pub game: String,
    /// The number of a paragraph, such as DW-6.4.
    pub id: Option<String>,
}

/// Reads the command line; there is nothing left to do where help or version were asked for.
pub fn read(args: impl IntoIterator<Item = OsString>) -> Result<Option<Args>, Problem> {
    let args = serve::spelled_out(args.into_iter().collect());
    Args::try_parse_from(args).map(Some).or_else(|error| match error.kind() {
        ErrorKind::DisplayHelp | ErrorKind::DisplayVersion => {
            error.print()?;
            Ok(None)
        }
        _ => Err(Problem::Usage(wrong::phrase(&error))),
    })
}

// What follows reads single words; the error is the key of a text.

fn who(text: &str) -> Result<Who, String> {
    if text.is_empty() { Err("hint-seat".into()) } else { Ok(Who::from(text.to_owned())) }
}

fn pair(text: &str) -> Result<(String, String), String> {
    let (key, value) = text.split_once('=').ok_or("hint-option")?;
    Ok((key.to_owned(), value.to_owned()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_command_line_is_sound() {
        use clap::CommandFactory;
        Args::command().debug_assert();
    }
}
