//! What can go wrong, told in one sentence with an exit code.

use std::fmt;
use std::io;

use mittwoch_kernel::Fault;

use crate::edge;

/// Why a command did not end well.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Problem {
    /// The command line asks for something that does not exist.
    Usage(String),
    /// Something failed on the way.
    Failure(String),
    /// A file has these faults, each told in a line of its own.
    Faults(Vec<String>),
    /// The answers ended before the game did.
    Unfinished(String),
    /// A signal or Ctrl-C ended the work; the sentence says what became of it.
    Stopped(i32, String),
    /// The reader of the output went away.
    Closed,
}

impl Problem {
    /// The exit code that goes with it.
    pub fn code(&self) -> u8 {
        match self {
            Problem::Usage(_) => 2,
            Problem::Failure(_) | Problem::Faults(_) => 1,
            Problem::Unfinished(_) => 3,
            Problem::Stopped(signal, _) => u8::try_from(128 + signal).unwrap_or(1),
            Problem::Closed => 141,
        }
    }

    /// Faults of a setting: a wrong command line.
    pub fn setting(faults: &[Fault]) -> Problem {
        Problem::Usage(sentences(faults).join(" "))
    }

    /// Faults of a pack or another file.
    pub fn faults(faults: &[Fault]) -> Problem {
        Problem::Faults(sentences(faults))
    }

    /// A file that could not be read or written.
    pub fn file(doing: &str, path: &std::path::Path, error: &io::Error) -> Problem {
        Problem::Failure(format!("Cannot {doing} '{}': {}.", edge::path(path), cause(error)))
    }
}

/// What the system says, in lower case and without its error number.
fn cause(error: &io::Error) -> String {
    let text = error.to_string();
    let text = text.split(" (os error").next().unwrap_or_default();
    let mut letters = text.chars();
    let first = letters.next().map(|letter| letter.to_lowercase().collect::<String>());
    first.unwrap_or_default() + letters.as_str()
}

fn sentences(faults: &[Fault]) -> Vec<String> {
    faults.iter().map(|fault| sentence(&fault.to_string())).collect()
}

/// A text with a full stop, and with a capital where it does not start with a name of a file.
pub fn sentence(text: &str) -> String {
    let first = text.split_whitespace().next().unwrap_or_default();
    let mut letters = text.chars();
    let capital = letters.next().filter(|_| !first.contains(['.', ':', '\'']));
    let start = capital.map(|letter| letter.to_uppercase().collect::<String>() + letters.as_str());
    let text = start.unwrap_or_else(|| text.to_owned());
    if text.ends_with(['.', '?']) { text } else { text + "." }
}

impl fmt::Display for Problem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Problem::Closed => f.write_str("The output was closed before its end."),
            // Parts of it may come from a file or a server: it stays one line.
            Problem::Usage(text)
            | Problem::Failure(text)
            | Problem::Unfinished(text)
            | Problem::Stopped(_, text) => f.write_str(&edge::plain(text)),
            Problem::Faults(faults) => {
                let lines: Vec<_> = faults.iter().map(|fault| edge::plain(fault)).collect();
                f.write_str(&lines.join("\n"))
            }
        }
    }
}

impl std::error::Error for Problem {}

impl From<io::Error> for Problem {
    fn from(error: io::Error) -> Problem {
        match error.kind() {
            io::ErrorKind::BrokenPipe => Problem::Closed,
            _ => Problem::Failure(format!("Cannot read or write: {}.", cause(&error))),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_sentence_has_a_capital_and_a_full_stop() {
        assert_eq!(sentence("option 'x' is odd"), "Option 'x' is odd.");
        assert_eq!(sentence("a.toml: b: it is wrong."), "a.toml: b: it is wrong.");
        assert_eq!(sentence(""), ".");
    }

    #[test]
    fn signals_have_their_usual_codes() {
        let problem = Problem::from(io::Error::from(io::ErrorKind::BrokenPipe));
        assert_eq!(problem.code(), 141);
        assert_eq!(Problem::Stopped(2, String::new()).code(), 130);
    }
}
