use std::fmt;
use std::str::FromStr;
use std::time::{Duration, Instant};

use mittwoch_ai::MindBudget;
use mittwoch_match::ITERATIONS;

/// The most threads of a thought.
const MOST: u32 = 1024;

/// A bot in a tournament, with how long it may think: `expert`, `expert@50` (iterations) or
/// `expert@100ms`; and with how many threads: `expert+4`, `expert@100ms+4`.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Entrant {
    /// The name of the bot.
    pub bot: String,
    limit: ThinkingTime,
    threads: u32,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum ThinkingTime {
    Usual,
    Iterations(u32),
    Milliseconds(u32),
}

impl Entrant {
    /// How much it may think about a question that it is asked now.
    pub fn budget(&self) -> MindBudget {
        let budget = match self.limit {
            ThinkingTime::Usual => MindBudget::iterations(ITERATIONS),
            ThinkingTime::Iterations(count) => MindBudget::iterations(count),
            ThinkingTime::Milliseconds(time) => {
                MindBudget::until(Instant::now() + Duration::from_millis(time.into()))
            }
        };
        budget.with_threads(self.threads)
    }
}

impl FromStr for Entrant {
    type Err = String;

    fn from_str(text: &str) -> Result<Entrant, String> {
        let wrong = || {
            format!("'{text}' is no bot with a time, such as expert@50, expert@100ms or expert+4")
        };
        let number = |text: &str| text.parse::<u32>().ok().filter(|number| *number > 0);
        let (one, threads) = match text.split_once('+') {
            Some((one, threads)) => (one, number(threads).filter(|threads| *threads <= MOST)),
            None => (text, Some(1)),
        };
        let (bot, limit) = match one.split_once('@') {
            Some((bot, time)) => match time.strip_suffix("ms") {
                Some(time) => (bot, number(time).map(ThinkingTime::Milliseconds)),
                None => (bot, number(time).map(ThinkingTime::Iterations)),
            },
            None => (one, Some(ThinkingTime::Usual)),
        };
        let both = limit.zip(threads);
        let entrant = both.map(|(limit, threads)| Entrant { bot: bot.to_owned(), limit, threads });
        entrant.ok_or_else(wrong)
    }
}

impl fmt::Display for Entrant {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.limit {
            ThinkingTime::Usual => write!(f, "{}", self.bot)?,
            ThinkingTime::Iterations(count) => write!(f, "{}@{count}", self.bot)?,
            ThinkingTime::Milliseconds(time) => write!(f, "{}@{time}ms", self.bot)?,
        }
        if self.threads > 1 { write!(f, "+{}", self.threads) } else { Ok(()) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_time_is_read_as_it_is_written() {
        for text in ["club", "club@7", "club@100ms", "club+2", "club@7+4", "club@9ms+16"] {
            assert_eq!(text.parse::<Entrant>().map(|entrant| entrant.to_string()), Ok(text.into()));
        }
        for text in
            ["club@", "club@0", "club@ms", "club@1s", "club@-1", "club+", "club+0", "club+9999"]
        {
            assert!(text.parse::<Entrant>().is_err(), "{text}");
        }
    }
}
