//! `mittwoch simulate`: many games among bots.

use std::io::{IsTerminal, stderr, stdout};
use std::thread::available_parallelism;

use indicatif::{ProgressBar, ProgressDrawTarget, ProgressStyle};
use mittwoch_arena::{SimulationPlan, SimulationTally};
use mittwoch_kernel::Phrase;
use mittwoch_match::Title;

use super::{setting, title};
use crate::args::SimulateArgs;
use crate::edge;
use crate::layout::columns;
use crate::pack_dir;
use crate::party::check_bot;
use crate::problem::Problem;
use crate::words::{Lang, Words};

/// Simulates and prints the tally.
pub(super) fn run(args: SimulateArgs, lang: Lang) -> Result<(), Problem> {
    let title = title(&args.game)?;
    let json = args.json;
    let plan = plan(title, args)?;
    let words = Words::new(lang);
    let bar = bar(plan.games, &words);
    bar.tick();
    let tally = mittwoch_arena::simulate(title, &plan, &|done| bar.set_position(done));
    bar.finish_and_clear();
    let tally = tally.map_err(|faults| Problem::faults(&faults))?;
    let mut out = stdout().lock();
    if json {
        let text = serde_json::to_string(&tally).expect("a tally is JSON");
        edge::line(&mut out, &text)?;
    } else {
        for line in table(&plan, &tally, &words) {
            edge::line(&mut out, &line)?;
        }
    }
    Ok(())
}

fn plan(title: &dyn Title, args: SimulateArgs) -> Result<SimulationPlan, Problem> {
    let setting = setting(title, args.players, args.options)?;
    for bot in &args.bots {
        check_bot(title, bot)?;
    }
    if args.bots.len() != 1 && args.bots.len() != usize::from(args.players) {
        let phrase = Phrase::new("problem-bots").number("bots", args.bots.len() as i64);
        return Err(Problem::Usage(phrase.number("players", args.players)));
    }
    let cores = || available_parallelism().map_or(1, usize::from);
    Ok(SimulationPlan {
        pack: pack_dir::pack(title, args.pack.as_deref())?,
        setting,
        rules: args.rules,
        games: args.games,
        bots: args.bots,
        seed: args.seed,
        threads: args.threads.map_or_else(cores, usize::from),
        records: args.records,
    })
}

/// A bar on a terminal, nothing elsewhere.
pub(super) fn bar(games: u64, words: &Words) -> ProgressBar {
    let target = if stderr().is_terminal() {
        ProgressDrawTarget::stderr()
    } else {
        ProgressDrawTarget::hidden()
    };
    let style = ProgressStyle::with_template(&format!(
        "{{bar:40}} {{pos}}/{{len}} {{eta}} {}",
        words.say("simulate-left")
    ));
    let bar = ProgressBar::with_draw_target(Some(games), target);
    bar.with_style(style.unwrap_or_else(|_| ProgressStyle::default_bar()))
}

fn table(plan: &SimulationPlan, tally: &SimulationTally, words: &Words) -> Vec<String> {
    let heads = ["simulate-seat", "simulate-bot", "simulate-wins", "simulate-score"];
    let mut rows = vec![heads.map(|key| words.say(key)).to_vec()];
    for (seat, (wins, score)) in tally.wins.iter().zip(&tally.score_mean).enumerate() {
        let bot = plan.bots.get(seat).or(plan.bots.first()).expect("a plan names a bot");
        rows.push(vec![
            format!("{}", seat + 1),
            bot.clone(),
            wins.to_string(),
            format!("{score:.2}"),
        ]);
    }
    if let Some(score) = tally.automaton_score_mean {
        let wins = tally.games.saturating_sub(tally.wins.iter().sum());
        rows.push(vec![
            "-".into(),
            words.say("score-automaton"),
            wins.to_string(),
            format!("{score:.2}"),
        ]);
    }
    let mut lines = columns(&rows);
    lines.push(String::new());
    let speed = Phrase::new("simulate-speed")
        .word("games", &tally.games.to_string())
        .word("decisions", &tally.decisions.to_string())
        .word("seconds", &format!("{:.2}", tally.seconds))
        .word("decisions-each", &format!("{:.0}", tally.decisions_per_second))
        .word("games-each", &format!("{:.0}", tally.games_per_second));
    let means = Phrase::new("simulate-means")
        .word("score", &format!("{:.2}", tally.winning_score_mean))
        .word("rounds", &format!("{:.2}", tally.rounds_mean));
    lines.extend([words.phrase(&speed), words.phrase(&means)]);
    lines
}
