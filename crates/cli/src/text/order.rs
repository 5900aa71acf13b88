//! What a line of input asks for.

use std::path::PathBuf;

/// One line of input, understood.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Order {
    /// An empty line: say the question again.
    Again,
    /// The answer with this number in the list.
    Number(usize),
    /// An answer in its notation.
    Answer(String),
    /// The answers that are not open, and why.
    Why,
    /// What a bot would answer.
    Hint,
    /// What happened so far.
    Log,
    /// The board in words.
    Board,
    /// A paragraph of the rules, or the numbers that there are.
    Rules(Option<String>),
    /// Take the last answer back.
    Undo,
    /// Take all answers of this turn back.
    Reset,
    /// Save, into a named file or the usual one.
    Save(Option<PathBuf>),
    /// Say something to the table.
    Say(String),
    /// Agree to what somebody asks, or not.
    Agree(bool),
    /// Give the match up.
    Resign,
    /// Ask the others to end the match.
    End,
    /// What can be said.
    Help,
    /// Leave the table.
    Quit,
}

impl Order {
    /// Reads a line.
    pub fn parse(line: &str) -> Order {
        let line = line.trim();
        let (word, rest) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
        let rest = Some(rest.trim()).filter(|rest| !rest.is_empty());
        match (word, rest) {
            ("", _) => Order::Again,
            ("why", None) => Order::Why,
            ("hint", None) => Order::Hint,
            ("log", None) => Order::Log,
            ("board", None) => Order::Board,
            ("rules", id) => Order::Rules(id.map(ToOwned::to_owned)),
            ("undo", None) => Order::Undo,
            ("reset", None) => Order::Reset,
            ("save", file) => Order::Save(file.map(PathBuf::from)),
            ("say", Some(text)) => Order::Say(text.to_owned()),
            ("agree" | "+", None) => Order::Agree(true),
            ("disagree" | "-", None) => Order::Agree(false),
            ("resign", None) => Order::Resign,
            ("end", None) => Order::End,
            ("help" | "?", None) => Order::Help,
            ("quit", None) => Order::Quit,
            _ => line.parse().map_or_else(|_| Order::Answer(line.to_owned()), Order::Number),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_words_and_notations_are_told_apart() {
        assert_eq!(Order::parse(" 12 "), Order::Number(12));
        assert_eq!(Order::parse("play hex-4-moon"), Order::Answer("play hex-4-moon".into()));
        assert_eq!(Order::parse("rules DW-6.4"), Order::Rules(Some("DW-6.4".into())));
        assert_eq!(Order::parse("save a b"), Order::Save(Some("a b".into())));
        assert_eq!(Order::parse("reset"), Order::Reset);
        assert_eq!(Order::parse("hint"), Order::Hint);
        assert_eq!(Order::parse("undo it"), Order::Answer("undo it".into()));
        assert_eq!(Order::parse("say hello there"), Order::Say("hello there".into()));
        assert_eq!(Order::parse("disagree"), Order::Agree(false));
        assert_eq!(Order::parse("\r\n"), Order::Again);
        assert_eq!(Order::parse("-3"), Order::Answer("-3".into()));
    }
}
