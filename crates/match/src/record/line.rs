use mittwoch_kernel::{Draw, Outcome, Record, Seat, Seats, Seed, Wording};
use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};

use super::Header;

/// The set-up and what was drawn for it.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct SetupLine {
    pub seq: u64,
    pub setup: bool,
    pub draws: Vec<Draw>,
}

/// One answer and what was drawn while it was performed.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct AnswerLine {
    pub seq: u64,
    pub seat: Seat,
    pub action: String,
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub auto: bool,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub draws: Vec<Draw>,
}

impl AnswerLine {
    /// A record as it is written.
    pub(crate) fn new<G: Wording>(seq: u64, game: &G, record: Record<G::Action>) -> AnswerLine {
        let Record { seat, action, auto, draws } = record;
        AnswerLine { seq, seat, action: game.write(action), auto, draws }
    }
}

/// A seat took back its answer with this number and what stood after it, freely or because the
/// others agreed.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct UndoLine {
    pub seq: u64,
    pub seat: Seat,
    pub undo: u64,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub agreed: Option<Seats>,
}

/// A seat gave the match up.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct ResignLine {
    pub seq: u64,
    pub seat: Seat,
    pub resigned: bool,
}

/// The table agreed to end the match, as a seat had asked.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct EndLine {
    pub seq: u64,
    pub seat: Seat,
    pub ended: bool,
    pub agreed: Seats,
}

/// From here on a bot plays for a seat, or its own player again.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct HandOverLine {
    pub seq: u64,
    pub seat: Seat,
    pub by: Option<String>,
}

/// The last line: with an outcome once the match is over, with sealed answers while it is kept.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct LastLine {
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub outcome: Option<Outcome>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub sealed: Vec<SealedLine>,
    pub seed: Seed,
}

/// An answer that lies in its sealed slot.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct SealedLine {
    pub seat: Seat,
    pub action: String,
}

/// Any line of a record.
#[derive(Clone, Debug)]
pub(crate) enum RecordLine {
    Header(Header),
    Start(SetupLine),
    Answer(AnswerLine),
    Back(UndoLine),
    Resigned(ResignLine),
    Ended(EndLine),
    Played(HandOverLine),
    Ending(LastLine),
}

impl RecordLine {
    /// The line as it is written, without its check.
    pub(crate) fn body(&self) -> String {
        let text = match self {
            RecordLine::Header(line) => serde_json::to_string(line),
            RecordLine::Start(line) => serde_json::to_string(line),
            RecordLine::Answer(line) => serde_json::to_string(line),
            RecordLine::Back(line) => serde_json::to_string(line),
            RecordLine::Resigned(line) => serde_json::to_string(line),
            RecordLine::Ended(line) => serde_json::to_string(line),
            RecordLine::Played(line) => serde_json::to_string(line),
            RecordLine::Ending(line) => serde_json::to_string(line),
        };
        text.expect("plain data with text keys can always be written")
    }
}

/// The fields by which the kinds of lines are told apart.
const KINDS: [&str; 8] = ["mittwoch", "setup", "undo", "action", "resigned", "ended", "by", "seed"];

/// Reads a line and the check that it states, or says what is wrong with it.
pub(crate) fn read_line(text: &str) -> Result<(RecordLine, String), String> {
    let mut fields: Map<String, Value> = serde_json::from_str(text).map_err(|e| unreadable(&e))?;
    let Some(Value::String(check)) = fields.remove("check") else {
        return Err("the check of this line is missing".to_owned());
    };
    let kind = KINDS.into_iter().find(|key| fields.contains_key(*key));
    let line = match kind {
        Some("mittwoch") => exactly(text, fields).map(RecordLine::Header),
        Some("setup") => exactly(text, fields).map(RecordLine::Start),
        Some("undo") => exactly(text, fields).map(RecordLine::Back),
        Some("action") => exactly(text, fields).map(RecordLine::Answer),
        Some("resigned") => exactly(text, fields).map(RecordLine::Resigned),
        Some("ended") => exactly(text, fields).map(RecordLine::Ended),
        Some("by") => exactly(text, fields).map(RecordLine::Played),
        Some("seed") => exactly(text, fields).map(RecordLine::Ending),
        _ => Err("this is no line of a record".to_owned()),
    };
    Ok((line?, check))
}

/// A line beside its check. Reading it from the text itself refuses a field that stands twice.
#[derive(Deserialize)]
struct Checked<T> {
    #[serde(rename = "check")]
    _check: String,
    #[serde(flatten)]
    body: T,
}

/// Reads a line that says exactly what its type can say: nothing more, less or otherwise.
fn exactly<T: Serialize + DeserializeOwned>(
    text: &str,
    fields: Map<String, Value>,
) -> Result<T, String> {
    let Checked { body, .. } =
        serde_json::from_str::<Checked<T>>(text).map_err(|e| unreadable(&e))?;
    match serde_json::to_value(&body) {
        Ok(Value::Object(sound)) if sound == fields => Ok(body),
        Ok(Value::Object(sound)) => Err(odd_field(&fields, &sound)),
        _ => Err("this is no line of a record".to_owned()),
    }
}

fn odd_field(fields: &Map<String, Value>, sound: &Map<String, Value>) -> String {
    let odd = fields.iter().find(|(key, value)| sound.get(*key) != Some(*value));
    let key = odd.map_or("", |(key, _)| key);
    format!("the field '{key}' does not belong here or holds what no record holds")
}

/// The sentence for text that is no JSON of the wanted form; the library counts lines of its own.
fn unreadable(error: &serde_json::Error) -> String {
    let text = error.to_string();
    let what = text.split(" at line ").next().unwrap_or(&text);
    format!("this cannot be read: {what} (at character {})", error.column())
}
