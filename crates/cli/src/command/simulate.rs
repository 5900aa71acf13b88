//! `mittwoch simulate`: many games among bots.

use std::io::{IsTerminal, stderr, stdout};
use std::thread::available_parallelism;

use indicatif::{ProgressBar, ProgressDrawTarget, ProgressStyle};
use mittwoch_table::{Plan, Tally, Title};

use super::{setting, title};
use crate::args::Simulate;
use crate::edge;
use crate::layout::columns;
use crate::pack_dir;
use crate::party::check_bot;
use crate::problem::Problem;

/// Simulates and prints the tally.
pub(super) fn run(args: Simulate) -> Result<(), Problem> {
    let title = title(&args.game)?;
    let json = args.json;
    let plan = plan(title, args)?;
    let bar = bar(plan.games);
    bar.tick();
    let tally = title.simulate(&plan, &|done| bar.set_position(done));
    bar.finish_and_clear();
    let tally = tally.map_err(|faults| Problem::faults(&faults))?;
    let mut out = stdout().lock();
    if json {
        let text = serde_json::to_string(&tally)
            .map_err(|error| Problem::Failure(format!("Cannot write JSON: {error}.")))?;
        edge::line(&mut out, &text)?;
    } else {
        for line in table(&plan, &tally) {
            edge::line(&mut out, &line)?;
        }
    }
    Ok(())
}

fn plan(title: &dyn Title, args: Simulate) -> Result<Plan, Problem> {
    let setting = setting(title, args.players, args.options)?;
    for bot in &args.bots {
        check_bot(title, bot)?;
    }
    if args.bots.len() != 1 && args.bots.len() != usize::from(args.players) {
        let (bots, players) = (args.bots.len(), args.players);
        return Err(Problem::Usage(format!(
            "{bots} bots are named for {players} seats; name one for all or one for each."
        )));
    }
    let cores = || available_parallelism().map_or(1, usize::from);
    Ok(Plan {
        pack: pack_dir::pack(title, args.pack.as_deref())?,
        setting,
        games: args.games,
        bots: args.bots,
        seed: args.seed,
        threads: args.threads.map_or_else(cores, usize::from),
        records: args.records,
    })
}

/// A bar on a terminal, nothing elsewhere.
fn bar(games: u64) -> ProgressBar {
    let target = if stderr().is_terminal() {
        ProgressDrawTarget::stderr()
    } else {
        ProgressDrawTarget::hidden()
    };
    let style = ProgressStyle::with_template("{bar:40} {pos}/{len} games, {eta} left");
    let bar = ProgressBar::with_draw_target(Some(games), target);
    bar.with_style(style.unwrap_or_else(|_| ProgressStyle::default_bar()))
}

fn table(plan: &Plan, tally: &Tally) -> Vec<String> {
    let mut rows = vec![["seat", "bot", "wins", "mean score"].map(String::from).to_vec()];
    for (seat, (wins, score)) in tally.wins.iter().zip(&tally.score_mean).enumerate() {
        let bot = plan.bots.get(seat).or(plan.bots.first()).cloned().unwrap_or_default();
        rows.push(vec![format!("{}", seat + 1), bot, wins.to_string(), format!("{score:.2}")]);
    }
    if let Some(score) = tally.automaton_score_mean {
        let wins = tally.games.saturating_sub(tally.wins.iter().sum());
        rows.push(vec!["-".into(), "automaton".into(), wins.to_string(), format!("{score:.2}")]);
    }
    let mut lines = columns(&rows);
    lines.push(String::new());
    lines.push(format!(
        "{} games, {} decisions in {:.2} s: {:.0} decisions and {:.0} games a second",
        tally.games,
        tally.decisions,
        tally.seconds,
        tally.decisions_per_second,
        tally.games_per_second
    ));
    lines.push(format!(
        "mean winning score {:.2}, mean rounds {:.2}",
        tally.winning_score_mean, tally.rounds_mean
    ));
    lines
}
