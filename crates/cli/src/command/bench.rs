//! `mittwoch bench`: how fast games are played on one core.

use std::io::stdout;

use mittwoch_arena::BenchRow;
use mittwoch_games::catalogue;
use mittwoch_match::Title;

use super::title;
use crate::args::BenchArgs;
use crate::edge;
use crate::layout::columns;
use crate::problem::Problem;
use crate::words::{Lang, Words};

/// The keys of what stands above the columns.
const HEAD: [&str; 6] =
    ["menu-game", "menu-players", "bench-decisions", "bench-games", "bench-answers", "bench-open"];

/// Measures random play, and taking up a stored match, for every number of players.
pub(super) fn run(args: &BenchArgs, lang: Lang) -> Result<(), Problem> {
    let titles: Vec<&'static dyn Title> = match &args.game {
        Some(key) => vec![title(key)?],
        None => catalogue().to_vec(),
    };
    let words = Words::new(lang);
    let head = HEAD.map(|key| words.say(key)).to_vec();
    let mut rows = vec![head];
    for title in titles {
        let measured = mittwoch_arena::bench(title).map_err(|faults| Problem::faults(&faults))?;
        rows.extend(measured.iter().map(cells));
    }
    let mut out = stdout().lock();
    for line in columns(&rows) {
        edge::line(&mut out, &line)?;
    }
    Ok(())
}

fn cells(row: &BenchRow) -> Vec<String> {
    vec![
        row.game.to_owned(),
        row.players.to_string(),
        grouped(row.decisions_per_second),
        grouped(row.games_per_second),
        row.opened_answers.to_string(),
        format!("{:.2}", row.opened_ms),
    ]
}

/// A whole number with its thousands apart.
fn grouped(number: f64) -> String {
    let digits = format!("{number:.0}");
    let mut text = String::new();
    for (at, digit) in digits.chars().enumerate() {
        if at > 0 && (digits.len() - at).is_multiple_of(3) {
            text.push(' ');
        }
        text.push(digit);
    }
    text
}

#[cfg(test)]
mod tests {
    #[test]
    fn thousands_stand_apart() {
        let grouped = super::grouped;
        assert_eq!((grouped(7.4), grouped(1234567.0)), ("7".into(), "1 234 567".into()));
    }
}
