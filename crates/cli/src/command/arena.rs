//! `mittwoch arena`: bots against one another, with every rotation of the seats on the same deals.

use std::fs;
use std::io::stdout;
use std::path::Path;
use std::thread::available_parallelism;

use mittwoch_arena::{
    Meeting, Pairing, Standing, TournamentPlan, TournamentTally, Verdict, drawing, tournament,
};
use mittwoch_kernel::Phrase;
use mittwoch_match::Title;

use super::{setting, simulate, title};
use crate::args::ArenaArgs;
use crate::edge;
use crate::layout::columns;
use crate::pack_dir;
use crate::party::check_bot;
use crate::problem::Problem;
use crate::words::{Lang, Words};

/// Holds a tournament and prints what came of it.
pub(super) fn run(args: ArenaArgs, lang: Lang) -> Result<(), Problem> {
    let title = title(&args.game)?;
    let (json, svg) = (args.json, args.svg.clone());
    let plan = plan(title, args)?;
    let words = Words::new(lang);
    let bar = simulate::bar(0, &words);
    let tally = tournament(title, &plan, &|done, all| {
        bar.set_length(all);
        bar.set_position(done);
    });
    bar.finish_and_clear();
    let tally = tally.map_err(|faults| Problem::faults(&faults))?;
    if let Some(path) = svg {
        draw(&path, &tally)?;
    }
    let mut out = stdout().lock();
    if json {
        let text = serde_json::to_string(&tally).expect("a tally is JSON");
        edge::line(&mut out, &text)?;
    } else {
        for line in lines(&tally, &words) {
            edge::line(&mut out, &line)?;
        }
    }
    Ok(())
}

fn plan(title: &dyn Title, args: ArenaArgs) -> Result<TournamentPlan, Problem> {
    let setting = setting(title, args.players, args.options)?;
    for entrant in &args.bots {
        check_bot(title, &entrant.bot)?;
    }
    let cores = || available_parallelism().map_or(1, usize::from);
    Ok(TournamentPlan {
        pack: pack_dir::pack(title, args.pack.as_deref())?,
        setting,
        entrants: args.bots,
        meeting: if args.gauntlet { Meeting::Gauntlet } else { Meeting::RoundRobin },
        deals: args.deals,
        seed: args.seed,
        threads: args.threads.map_or_else(cores, usize::from),
        kept: args.keep,
        verdict: args.sprt,
    })
}

fn draw(path: &Path, tally: &TournamentTally) -> Result<(), Problem> {
    fs::write(path, drawing(tally)).map_err(|error| {
        let phrase = Phrase::new("problem-arena-drawing").word("path", &edge::path(path));
        Problem::Failure(phrase.word("why", &error.to_string()))
    })
}

fn lines(tally: &TournamentTally, words: &Words) -> Vec<String> {
    let heads = ["arena-one", "arena-others", "arena-games", "arena-wins", "arena-scores"];
    let mut rows = vec![heads.map(|key| words.say(key)).to_vec()];
    rows.extend(tally.pairings.iter().map(|pairing| met(pairing, words)));
    let mut lines = columns(&rows);
    lines.push(String::new());
    let heads = ["arena-bot", "arena-rating", "arena-time", "arena-longest"];
    let mut rows = vec![heads.map(|key| words.say(key)).to_vec()];
    rows.extend(tally.standings.iter().map(stands));
    lines.extend(columns(&rows));
    lines
}

fn met(pairing: &Pairing, words: &Words) -> Vec<String> {
    let [low, high] = pairing.interval.map(|share| 100.0 * share);
    let verdict = match pairing.verdict {
        Some(Verdict::Accepted) => format!("  {}", words.say("arena-accepted")),
        Some(Verdict::Refused) => format!("  {}", words.say("arena-refused")),
        Some(Verdict::Open) => format!("  {}", words.say("arena-open")),
        None => String::new(),
    };
    vec![
        pairing.one.clone(),
        pairing.others.clone(),
        pairing.games.to_string(),
        format!("{:.1} % ({low:.1} - {high:.1}){verdict}", 100.0 * pairing.wins),
        format!("{:.1} : {:.1}", pairing.scores[0], pairing.scores[1]),
    ]
}

fn stands(standing: &Standing) -> Vec<String> {
    vec![
        standing.name.clone(),
        format!("{:.1} ± {:.1}", standing.rating, standing.doubt),
        format!("{:.2}", standing.milliseconds),
        format!("{:.1}", standing.longest),
    ]
}
