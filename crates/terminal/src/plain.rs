//! Any view in words: what is shown of a game that has no drawing of its own.
//!
//! Shown are the fields that have a text `<prefix>-view-<field>`: single values first, then what has
//! parts, then lists. A game that has no such text at all is shown with the bare names of its fields.

use mittwoch_kernel::Seat;
use mittwoch_words::prefix;
use ratatui::text::{Line, Text};
use serde_json::{Map, Value};

use super::{Drawing, Scene};

type Fields = Map<String, Value>;

/// The fields as lines.
pub(super) fn draw(sight: &Scene) -> Drawing {
    let text = Text::from_iter(describe(sight).into_iter().map(Line::from));
    Drawing { text, vital: 8 }
}

/// The fields as lines.
pub(super) fn describe(sight: &Scene) -> Vec<String> {
    let Value::Object(view) = &sight.view else { return Vec::new() };
    let bare = !view.keys().any(|field| sight.words.has(&key(sight, field)));
    let mut lines = Vec::new();
    Plain { sight, bare }.write(view, &mut lines);
    lines
}

/// The key of the text of a field.
fn key(sight: &Scene, field: &str) -> String {
    format!("{}-view-{field}", prefix(sight.key))
}

struct Plain<'a> {
    sight: &'a Scene<'a>,
    /// Whether the game has no texts for its fields.
    bare: bool,
}

impl Plain<'_> {
    /// The fields that are shown, with what they are called.
    fn shown<'f>(&self, fields: &'f Fields) -> Vec<(&'f str, String, &'f Value)> {
        let known = fields.iter().filter_map(|(field, value)| {
            let key = key(self.sight, field);
            let label = match self.bare {
                true => field.clone(),
                false => self.sight.words.has(&key).then(|| self.sight.words.say(&key))?,
            };
            Some((field.as_str(), label, value))
        });
        known.collect()
    }

    fn write(&self, fields: &Fields, lines: &mut Vec<String>) {
        let shown = self.shown(fields);
        let rank = |value: &Value| match value {
            Value::Object(_) => 1,
            Value::Array(items) if items.iter().any(Value::is_object) => 2,
            Value::Array(_) => 3,
            _ => 0,
        };
        for now in 0..=3 {
            for (field, label, value) in shown.iter().filter(|(_, _, value)| rank(value) == now) {
                match value {
                    Value::Object(parts) => self.write(parts, lines),
                    Value::Array(entries) if now == 2 => {
                        lines.push(label.clone());
                        self.entries(*field == "players", entries, lines);
                    }
                    _ => lines.push(format!("{label}: {}", self.said(value))),
                }
            }
        }
    }

    /// A line for each entry, with the name of the player where they are the players.
    fn entries(&self, players: bool, entries: &[Value], lines: &mut Vec<String>) {
        for (at, entry) in (0u8..).zip(entries) {
            let head = match players {
                true => self.sight.words.name(Seat(at)),
                false => (at + 1).to_string(),
            };
            lines.push(format!("  {head}: {}", self.said(entry)));
        }
    }

    fn said(&self, value: &Value) -> String {
        match value {
            Value::Null => "-".to_owned(),
            Value::Bool(holds) => if *holds { "✓" } else { "-" }.to_owned(),
            Value::String(name) => self.sight.words.piece(name),
            Value::Number(number) => number.to_string(),
            Value::Array(items) if items.is_empty() => "-".to_owned(),
            Value::Array(items) => {
                items.iter().map(|item| self.said(item)).collect::<Vec<_>>().join(", ")
            }
            Value::Object(fields) => {
                let parts = self.shown(fields).into_iter();
                let parts = parts.map(|(_, label, value)| format!("{label}: {}", self.said(value)));
                parts.collect::<Vec<_>>().join("; ")
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use mittwoch_kernel::Viewer;
    use mittwoch_words::{Lang, Words};
    use serde_json::json;

    use super::*;

    #[test]
    fn a_view_without_texts_is_shown_field_by_field() {
        let words = Words::new(Lang::En);
        let view = json!({
            "round": 2, "mine": {"hand": ["a", "b"], "bid": null}, "spent": [],
            "players": [{"coins": 6, "done": true}, {"coins": 5, "done": false}],
        });
        let (viewer, awaited) = (Viewer::Spectator, mittwoch_kernel::Seats::NONE);
        let (key, sheet, words) = ("nothing", std::sync::Arc::default(), &words);
        let sight = Scene { key, view, sheet, viewer, awaited, words, lit: &[] };
        let wanted = [
            "round: 2",
            "bid: -",
            "hand: a, b",
            "players",
            "  Player 1: coins: 6; done: ✓",
            "  Player 2: coins: 5; done: -",
            "spent: -",
        ];
        assert_eq!(describe(&sight), wanted);
    }
}
