//! `mittwoch games`: what can be played.

use std::io::stdout;

use mittwoch_games::catalogue;
use mittwoch_kernel::{OptionSpec, Phrase};
use mittwoch_match::Title;
use serde_json::{Value, json};

use crate::args::GamesArgs;
use crate::edge;
use crate::problem::Problem;
use crate::words::{Lang, Words};

/// Lists the games.
pub(super) fn run(args: &GamesArgs, lang: Lang) -> Result<(), Problem> {
    let mut out = stdout().lock();
    if args.json {
        let games: Vec<_> = catalogue().iter().map(|title| object(*title)).collect();
        edge::line(&mut out, format_args!("{:#}", Value::from(games)))?;
        return Ok(());
    }
    let words = Words::new(lang);
    for title in catalogue() {
        for line in lines(*title, &words) {
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
pub(super) fn lines(title: &dyn Title, words: &Words) -> Vec<String> {
    let about = title.about();
    let span = players(words, (*about.players.start(), *about.players.end()));
    let mut lines = vec![format!("{}  {span}", about.key)];
    for option in about.options {
        lines.push(format!("  --option {}", describe(option, words)));
    }
    let bots = Phrase::new("games-bots").word("bots", &title.bots().join(", "));
    lines.push(format!("  {}", words.phrase(&bots)));
    lines
}

fn describe(option: &OptionSpec, words: &Words) -> String {
    let span = players(words, (option.least_players, option.most_players));
    let about = Phrase::new("games-option").word("default", option.default).word("players", &span);
    format!("{}={}  {}", option.key, option.values.join("|"), words.phrase(&about))
}

fn players(words: &Words, (least, most): (u8, u8)) -> String {
    words.phrase(&match least == most {
        true => Phrase::new("games-players").number("players", least),
        false => Phrase::new("games-span").number("least", least).number("most", most),
    })
}
