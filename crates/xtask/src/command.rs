//! The command line of the chores.

use clap::{Parser, Subcommand};

use crate::{
    balance, bench, bench_peers, ci, codegen, examples, fuzz, guide, instructions, kill, load,
    new_game, nodes, pages,
};
use crate::{playthroughs, replay_all, size, soak, train, vopr, wire};

/// The project's own chores.
#[derive(Parser, Debug)]
#[command(name = "cargo xtask")]
pub struct Xtask {
    /// What to do.
    #[command(subcommand)]
    pub chore: Chore,
}

/// What can be done.
#[derive(Subcommand, Debug)]
pub enum Chore {
    /// Runs every test and check, and installs what they need
    Ci {
        /// The steps to run, by name; all of them if none is named. 'quick' looks at what changed
        steps: Vec<String>,
    },
    /// Writes the generated pages
    Codegen {
        /// Only says whether the pages are as they should be
        #[arg(long)]
        check: bool,
    },
    /// Writes all golden texts anew: playthroughs, descriptions, screens
    Playthroughs,
    /// Writes the example records of the games anew
    Examples {
        /// The game; all of them if none is named
        game: Option<String>,
    },
    /// Makes a new game: a playable copy of the template, ready to be changed
    NewGame(new_game::NewGamePlan),
    /// Follows docs/adding-a-game.md word for word in a scratch copy of the repository
    TryGuide,
    /// Plays many random games and checks every law at every step
    Soak(soak::SoakPlan),
    /// Teaches the judge of a game from nothing by self-play, and writes its weights
    Train(train::TrainPlan),
    /// Reports how often bots take each component of a game and what it is worth
    Balance(balance::BalanceCommand),
    /// Plays many matches and compares all that is sent with what other worlds would send
    Wire(wire::WirePlan),
    /// Measures a server under load, on the loopback address
    Load(load::LoadPlan),
    /// Kills a server under load again and again, and looks whether all is there
    Kill(kill::KillPlan),
    /// Plays through several nodes on one PostgreSQL, and lets everything go wrong with them
    Nodes(nodes::NodesPlan),
    /// Simulates whole servers with people, network, disk and clock, and everything that goes wrong
    Vopr {
        /// In the profile of checks, which asserts more and is slower, in place of the released one
        #[arg(long)]
        checked: bool,
        /// Further arguments, such as --seconds N, --seed S, --steps N, --tables N or --help
        #[arg(trailing_var_arg = true, allow_hyphen_values = true)]
        arguments: Vec<String>,
    },
    /// Reads far more arbitrary and damaged input than the tests do
    Fuzz(fuzz::FuzzPlan),
    /// Counts the instructions of random play and compares them with the stored figures
    Instructions(instructions::InstructionsPlan),
    /// Plays the page in a browser: every test, with the whole-game matrices and all pictures
    Pages {
        /// Further arguments for Playwright, such as the name of a file or -g WORDS
        #[arg(trailing_var_arg = true, allow_hyphen_values = true)]
        arguments: Vec<String>,
    },
    /// Builds the program that people run and looks at its size
    Size,
    /// Says which matches of a folder would differ: records, saved games, the data of a server
    ReplayAll {
        /// The folder
        folder: String,
        /// Further arguments for `mittwoch replay`, such as --pack DIR
        #[arg(trailing_var_arg = true, allow_hyphen_values = true)]
        arguments: Vec<String>,
    },
    /// Compares the doors of Python with other environments, on this machine and in one run
    BenchPeers(bench_peers::PeersPlan),
    /// Measures the speed of random play in release mode
    Bench {
        /// Further arguments for `mittwoch bench`
        #[arg(trailing_var_arg = true, allow_hyphen_values = true)]
        arguments: Vec<String>,
    },
}

/// Does a chore.
pub fn run(xtask: Xtask) -> Result<(), String> {
    match xtask.chore {
        Chore::Ci { steps } => ci::run(&steps),
        Chore::Codegen { check } => codegen::run(check),
        Chore::Playthroughs => playthroughs::run(),
        Chore::Examples { game } => examples::run(game.as_deref()),
        Chore::NewGame(plan) => new_game::run(&plan),
        Chore::TryGuide => guide::run(),
        Chore::Soak(plan) => soak::run(&plan),
        Chore::Train(plan) => train::run(&plan),
        Chore::Balance(command) => balance::run(&command),
        Chore::Wire(plan) => wire::run(&plan),
        Chore::Load(plan) => load::run(&plan),
        Chore::Kill(plan) => kill::run(&plan),
        Chore::Nodes(plan) => nodes::run(&plan),
        Chore::Vopr { checked, arguments } => vopr::simulate(&arguments, checked),
        Chore::Fuzz(plan) => fuzz::run(&plan),
        Chore::Instructions(plan) => instructions::run(&plan),
        Chore::Pages { arguments } => pages::run(&arguments),
        Chore::Size => size::run(),
        Chore::ReplayAll { folder, arguments } => replay_all::run(&folder, &arguments),
        Chore::BenchPeers(plan) => bench_peers::run(&plan),
        Chore::Bench { arguments } => bench::run(&arguments),
    }
}
