//! `mittwoch thinkers`: who may think for bots from outside of a server, for its host.

use std::io::stdout;

use mittwoch_kernel::Phrase;
use mittwoch_server::thinkers::{KnownThinker, ThinkerList, ThinkerListFault};

use super::serve::data_folder;
use crate::args::{ThinkersArgs, ThinkersCommand};
use crate::edge;
use crate::layout::columns;
use crate::problem::Problem;
use crate::words::{Lang, Words};

/// Adds, lists or removes, also while the server runs.
pub(super) fn run(args: &ThinkersArgs, lang: Lang) -> Result<(), Problem> {
    let list = ThinkerList::of(&args.data.clone().unwrap_or_else(data_folder));
    let words = Words::new(lang);
    match &args.command {
        ThinkersCommand::Add { name } => {
            let token = list.add(name).map_err(failed)?;
            edge::line(&mut stdout(), words.say("thinkers-added"))?;
            Ok(edge::line(&mut stdout(), &token)?)
        }
        ThinkersCommand::List => shown(&list.all().map_err(failed)?, &words),
        ThinkersCommand::Remove { name } => {
            if !list.remove(name).map_err(failed)? {
                return Err(Problem::Usage(Phrase::new("thinkers-unknown")));
            }
            Ok(edge::line(&mut stdout(), words.say("thinkers-removed"))?)
        }
    }
}

fn failed(fault: ThinkerListFault) -> Problem {
    match &fault {
        ThinkerListFault::Name | ThinkerListFault::Taken => Problem::Usage(fault.phrase()),
        ThinkerListFault::Unusable(_) => Problem::Failure(fault.phrase()),
    }
}

fn shown(thinkers: &[KnownThinker], words: &Words) -> Result<(), Problem> {
    if thinkers.is_empty() {
        return Ok(edge::line(&mut stdout(), words.say("thinkers-none"))?);
    }
    let mut rows = vec![["thinkers-title", "thinkers-since"].map(|key| words.say(key)).to_vec()];
    rows.extend(thinkers.iter().map(|known| vec![known.name.clone(), day(known.made)]));
    for line in columns(&rows) {
        edge::line(&mut stdout(), &line)?;
    }
    Ok(())
}

/// A moment as a day, in the form of ISO 8601 (days from civil, by Howard Hinnant).
fn day(seconds: i64) -> String {
    let days = seconds.div_euclid(24 * 60 * 60) + 719_468;
    let (era, day) = (days.div_euclid(146_097), days.rem_euclid(146_097));
    let year = (day - day / 1460 + day / 36_524 - day / 146_096) / 365;
    let day = day - (365 * year + year / 4 - year / 100);
    let month = (5 * day + 2) / 153;
    let (day, month) =
        (day - (153 * month + 2) / 5 + 1, if month < 10 { month + 3 } else { month - 9 });
    let year = year + era * 400 + i64::from(month <= 2);
    format!("{year:04}-{month:02}-{day:02}")
}

#[cfg(test)]
mod tests {
    use super::day;

    #[test]
    fn a_day_is_written_as_everywhere() {
        assert_eq!(day(0), "1970-01-01");
        assert_eq!(day(951_782_400), "2000-02-29");
        assert_eq!(day(1_795_000_000), "2026-11-18");
    }
}
