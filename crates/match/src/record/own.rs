use serde::de::DeserializeOwned;

use super::RecordLine;

/// How a line ends: with the 16 digits of its check.
const TAIL: usize = ",\"check\":\"0123456789abcdef\"}".len();

/// A line as this project writes it, taken apart without looking at anything twice.
pub(crate) struct Own<'a> {
    pub line: RecordLine,
    /// The line without its check.
    pub body: String,
    pub check: &'a str,
}

/// Reads a line that was written here and kept letter for letter, which its check will prove.
///
/// Strangers' records are read by [`super::read_line`], which trusts no order and no spacing.
pub(crate) fn read_own(text: &str) -> Result<Own<'_>, String> {
    let odd = || "this line was not written here".to_owned();
    let at =
        text.len().checked_sub(TAIL).filter(|at| text.is_char_boundary(*at)).ok_or_else(odd)?;
    let check = text[at..].strip_prefix(",\"check\":\"").and_then(|t| t.strip_suffix("\"}"));
    let (body, check) = (format!("{}}}", &text[..at]), check.ok_or_else(odd)?);
    let mut names = body.split('"').skip(1).step_by(2);
    let (first, second, third) = (names.next(), names.next(), names.next());
    let line = match (first, second, third) {
        (Some("mittwoch"), ..) => read(&body).map(RecordLine::Header),
        (Some("outcome" | "sealed" | "seed"), ..) => read(&body).map(RecordLine::Ending),
        (_, Some("setup"), _) => read(&body).map(RecordLine::Start),
        (.., Some("action")) => read(&body).map(RecordLine::Answer),
        (.., Some("undo")) => read(&body).map(RecordLine::Back),
        (.., Some("resigned")) => read(&body).map(RecordLine::Resigned),
        (.., Some("ended")) => read(&body).map(RecordLine::Ended),
        (.., Some("by")) => read(&body).map(RecordLine::Played),
        _ => Err(odd()),
    };
    line.map(|line| Own { line, body, check })
}

fn read<T: DeserializeOwned>(body: &str) -> Result<T, String> {
    serde_json::from_str(body).map_err(|error| format!("this cannot be read: {error}"))
}
