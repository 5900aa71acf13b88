//! `mittwoch games`: what can be played.

use std::io::stdout;

use mittwoch_games::catalogue;
use mittwoch_kernel::OptionSpec;
use mittwoch_table::Title;
use serde_json::{Value, json};

use crate::args::Games;
use crate::edge;
use crate::problem::Problem;

/// Lists the games.
pub(super) fn run(args: &Games) -> Result<(), Problem> {
    let mut out = stdout().lock();
    if args.json {
        let games: Vec<_> = catalogue().iter().map(|title| object(*title)).collect();
        edge::line(&mut out, format_args!("{:#}", Value::from(games)))?;
        return Ok(());
    }
    for title in catalogue() {
        for line in lines(*title) {
            edge::line(&mut out, &line)?;
        }
    }
    Ok(())
}

fn object(title: &dyn Title) -> Value {
    let about = title.about();
    json!({
        "key": about.key,
        "rules": about.rules,
        "players": { "least": about.players.start(), "most": about.players.end() },
        "options": about.options,
        "bots": title.bots(),
    })
}

/// One game as lines to read.
pub(super) fn lines(title: &dyn Title) -> Vec<String> {
    let about = title.about();
    let (least, most) = (about.players.start(), about.players.end());
    let mut lines = vec![format!("{}  {least} to {most} players", about.key)];
    for option in about.options {
        lines.push(format!("  --option {}", describe(option)));
    }
    lines.push(format!("  bots, weakest first: {}", title.bots().join(", ")));
    lines
}

fn describe(option: &OptionSpec) -> String {
    let values = option.values.join("|");
    let (least, most) = (option.least_players, option.most_players);
    let span = match (least, most) {
        (1, 1) => "1 player".to_owned(),
        _ if least == most => format!("{least} players"),
        _ => format!("{least} to {most} players"),
    };
    format!("{}={values}  (default {}; for {span})", option.key, option.default)
}
