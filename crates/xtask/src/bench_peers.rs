//! Our doors beside other environments: random play with masks and observations, in one run.

use clap::Args;

use crate::wheel;

/// How long is measured, and where the table goes.
#[derive(Args, Debug)]
pub struct PeersPlan {
    /// How many seconds each environment plays
    #[arg(long, default_value_t = 5.0)]
    pub seconds: f64,
    /// Writes the table into the documents
    #[arg(long)]
    pub store: bool,
}

/// Where the table is kept.
const TABLE: &str = "docs/python-peers.md";

/// Builds the wheel as people get it and measures; peers that cannot be installed are named.
pub fn run(plan: &PeersPlan) -> Result<(), String> {
    let seconds = plan.seconds.to_string();
    let mut words = vec!["python/bench/peers.py", "--seconds", &seconds];
    if plan.store {
        words.extend(["--out", TABLE]);
    }
    wheel::measure(&words)
}
