use std::fmt;
use std::str::FromStr;
use std::time::{Duration, Instant};

use mittwoch_ai::MindBudget;
use mittwoch_match::ITERATIONS;

/// A bot in a tournament, with how long it may think: `expert`, `expert@50` (iterations) or
/// `expert@100ms`.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Entrant {
    /// The name of the bot.
    pub bot: String,
    limit: ThinkingTime,
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
        match self.limit {
            ThinkingTime::Usual => MindBudget::iterations(ITERATIONS),
            ThinkingTime::Iterations(count) => MindBudget::iterations(count),
            ThinkingTime::Milliseconds(time) => {
                MindBudget::until(Instant::now() + Duration::from_millis(time.into()))
            }
        }
    }
}

impl FromStr for Entrant {
    type Err = String;

    fn from_str(text: &str) -> Result<Entrant, String> {
        let wrong = || format!("'{text}' is no bot with a time, such as expert@50 or expert@100ms");
        let Some((bot, time)) = text.split_once('@') else {
            return Ok(Entrant { bot: text.to_owned(), limit: ThinkingTime::Usual });
        };
        let number = |text: &str| text.parse::<u32>().ok().filter(|number| *number > 0);
        let limit = match time.strip_suffix("ms") {
            Some(time) => number(time).map(ThinkingTime::Milliseconds),
            None => number(time).map(ThinkingTime::Iterations),
        };
        limit.map(|limit| Entrant { bot: bot.to_owned(), limit }).ok_or_else(wrong)
    }
}

impl fmt::Display for Entrant {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.limit {
            ThinkingTime::Usual => write!(f, "{}", self.bot),
            ThinkingTime::Iterations(count) => write!(f, "{}@{count}", self.bot),
            ThinkingTime::Milliseconds(time) => write!(f, "{}@{time}ms", self.bot),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_time_is_read_as_it_is_written() {
        for text in ["club", "club@7", "club@100ms"] {
            assert_eq!(text.parse::<Entrant>().map(|entrant| entrant.to_string()), Ok(text.into()));
        }
        for text in ["club@", "club@0", "club@ms", "club@1s", "club@-1"] {
            assert!(text.parse::<Entrant>().is_err(), "{text}");
        }
    }
}
