//! What can go wrong: a phrase, which the edge puts into words, and an exit code.

use std::fmt;
use std::io;
use std::path::Path;

use mittwoch_kernel::{DataFault, Phrase, SettingFault};

use crate::edge;
use crate::words::Words;

/// Why a command did not end well.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Problem {
    /// The command line asks for something that does not exist.
    Usage(Phrase),
    /// Something failed on the way.
    Failure(Phrase),
    /// A file has these faults of data, each told in a line of its own.
    Faults(Vec<String>),
    /// The answers ended before the game did.
    Unfinished(Phrase),
    /// A signal or Ctrl-C ended the work; the phrase says what became of it.
    Stopped(i32, Phrase),
    /// The reader of the output went away.
    Closed,
}

impl Problem {
    /// Something that a command line asks for does not exist.
    pub fn usage(key: &str) -> Problem {
        Problem::Usage(Phrase::new(key))
    }

    /// Something failed.
    pub fn failure(key: &str) -> Problem {
        Problem::Failure(Phrase::new(key))
    }

    /// A signal or Ctrl-C, where nothing more is to be said.
    pub fn stopped(signal: i32) -> Problem {
        Problem::Stopped(signal, Phrase::new("problem-stopped"))
    }

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
    pub fn setting(faults: &[SettingFault]) -> Problem {
        Problem::Usage(all(faults.iter().map(SettingFault::phrase).collect()))
    }

    /// Faults of a pack or another file.
    pub fn faults(faults: &[DataFault]) -> Problem {
        Problem::Faults(faults.iter().map(|fault| sentence(&fault.to_string())).collect())
    }

    /// A file that could not be read or written; the key says which.
    pub fn file(key: &str, path: &Path, error: &io::Error) -> Problem {
        let phrase = Phrase::new(key).word("path", &edge::path(path));
        Problem::Failure(phrase.phrases("cause", vec![cause(error)]))
    }

    /// The same problem, and something more to say about it.
    pub fn and(self, more: Phrase) -> Problem {
        match self {
            Problem::Failure(phrase) => Problem::Failure(all(vec![phrase, more])),
            Problem::Stopped(signal, _) => Problem::Stopped(signal, more),
            other => other,
        }
    }

    /// The problem in words, in a line for each fault of a file.
    pub fn told(&self, words: &Words) -> String {
        match self {
            Problem::Closed => words.say("problem-closed"),
            // Parts of it may come from a file or a server: it stays one line.
            Problem::Usage(phrase)
            | Problem::Failure(phrase)
            | Problem::Unfinished(phrase)
            | Problem::Stopped(_, phrase) => edge::plain(&words.phrase(phrase)).into_owned(),
            Problem::Faults(faults) => {
                let lines: Vec<_> = faults.iter().map(|fault| edge::plain(fault)).collect();
                lines.join("\n")
            }
        }
    }
}

/// For logs and tests; people read [`Problem::told`].
impl fmt::Display for Problem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Debug::fmt(self, f)
    }
}

impl std::error::Error for Problem {}

/// Sentences one after the other.
pub fn all(mut phrases: Vec<Phrase>) -> Phrase {
    match phrases.len() {
        1 => phrases.remove(0),
        _ => Phrase::new("problem-all").phrases("all", phrases),
    }
}

/// What the system says; what it says often has words of our own.
pub fn cause(error: &io::Error) -> Phrase {
    use io::ErrorKind::{
        AlreadyExists, DirectoryNotEmpty, IsADirectory, NotADirectory, NotFound, PermissionDenied,
        StorageFull,
    };
    Phrase::new(match error.kind() {
        NotFound => "cause-not-found",
        PermissionDenied => "cause-permission",
        AlreadyExists => "cause-exists",
        IsADirectory => "cause-folder",
        NotADirectory => "cause-no-folder",
        DirectoryNotEmpty => "cause-not-empty",
        StorageFull => "cause-full",
        _ => return Phrase::new("cause-other").word("text", &system(&error.to_string())),
    })
}

/// What the system says, in lower case and without its error number.
pub fn system(text: &str) -> String {
    let text = text.split(" (os error").next().unwrap_or(text);
    let mut letters = text.chars();
    let first = letters.next().map(|letter| letter.to_lowercase().collect::<String>());
    first.map_or_else(String::new, |first| first + letters.as_str())
}

/// A text with a full stop, and with a capital where it does not start with a name of a file.
fn sentence(text: &str) -> String {
    let named = text.split_whitespace().next().is_some_and(|word| word.contains(['.', ':', '\'']));
    let mut letters = text.chars();
    let capital = letters.next().filter(|_| !named);
    let start = capital.map(|letter| letter.to_uppercase().collect::<String>() + letters.as_str());
    let text = start.unwrap_or_else(|| text.to_owned());
    if text.ends_with(['.', '?']) { text } else { text + "." }
}

impl From<io::Error> for Problem {
    fn from(error: io::Error) -> Problem {
        match error.kind() {
            io::ErrorKind::BrokenPipe => Problem::Closed,
            _ => Problem::Failure(Phrase::new("problem-io").phrases("cause", vec![cause(&error)])),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::words::Lang;

    #[test]
    fn a_fault_of_data_has_a_capital_and_a_full_stop() {
        assert_eq!(sentence("option 'x' is odd"), "Option 'x' is odd.");
        assert_eq!(sentence("a.toml: b: it is wrong."), "a.toml: b: it is wrong.");
        assert_eq!(sentence(""), ".");
    }

    #[test]
    fn signals_have_their_usual_codes() {
        let problem = Problem::from(io::Error::from(io::ErrorKind::BrokenPipe));
        assert_eq!(problem.code(), 141);
        assert_eq!(Problem::stopped(2).code(), 130);
    }

    #[test]
    fn a_problem_is_told_in_the_language_of_the_reader() {
        let missing = io::Error::from(io::ErrorKind::NotFound);
        let problem = Problem::file("problem-read", Path::new("x"), &missing);
        let told = |lang| problem.told(&Words::new(lang));
        assert_eq!(told(Lang::En), "Cannot read 'x': no such file or folder.");
        assert_eq!(
            told(Lang::Fr),
            "Impossible de lire «\u{a0}x\u{a0}»\u{a0}: ce fichier ou dossier n’existe pas."
        );
    }
}
