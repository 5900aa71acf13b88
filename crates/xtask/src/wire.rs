//! Many matches whose every message is compared with those of other worlds.

use clap::Args;
use mittwoch_games::catalogue;

use crate::shell::{self, PROFILE, cargo};

/// How many matches are recorded.
#[derive(Args, Clone, Debug)]
pub struct WirePlan {
    /// How many matches of every title
    #[arg(long, value_name = "N", default_value_t = 1000)]
    #[arg(value_parser = clap::value_parser!(u64).range(1..=1_000_000))]
    pub games: u64,
    /// From how many sides each match is looked at, in turn [default: all]
    #[arg(long, value_name = "N")]
    #[arg(value_parser = clap::value_parser!(u64).range(1..))]
    pub sides: Option<u64>,
    /// One title only
    #[arg(long, value_name = "KEY")]
    pub game: Option<String>,
    /// The number of the first match; the next one has the next number
    #[arg(long, value_name = "NUMBER", default_value_t = 1)]
    pub first: u64,
}

/// Runs the server's test of its wire in its long form.
pub fn run(plan: &WirePlan) -> Result<(), String> {
    let known = |key: &String| catalogue().iter().any(|title| title.about().key == key);
    if let Some(unknown) = plan.game.as_ref().filter(|key| !known(key)) {
        return Err(format!("there is no game '{unknown}'"));
    }
    let test = ["test", "--profile", PROFILE, "--package", "mittwoch-server", "--test", "it"];
    let filter = ["wire::nobody_is_sent", "--", "--nocapture"];
    let mut command = cargo(&test);
    command.args(filter).env("MITTWOCH_WIRE_GAMES", plan.games.to_string());
    command.env("MITTWOCH_WIRE_FIRST", plan.first.to_string());
    if let Some(sides) = plan.sides {
        command.env("MITTWOCH_WIRE_SIDES", sides.to_string());
    }
    if let Some(key) = &plan.game {
        command.env("MITTWOCH_WIRE_TITLE", key);
    }
    shell::run(&mut command)
}
