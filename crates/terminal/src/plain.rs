//! Any view as a list of its fields: what is shown of a game that has no drawing of its own.

use ratatui::text::{Line, Text};
use serde_json::Value;

use super::{Drawing, Sight};

/// The fields as lines.
pub(super) fn draw(sight: &Sight) -> Drawing {
    let text = Text::from_iter(describe(sight).into_iter().map(Line::from));
    Drawing { text, vital: 8 }
}

/// The fields as lines.
pub(super) fn describe(sight: &Sight) -> Vec<String> {
    let mut lines = Vec::new();
    write(sight, "", &sight.view, &mut lines);
    lines
}

fn write(sight: &Sight, path: &str, value: &Value, lines: &mut Vec<String>) {
    match value {
        Value::Object(fields) => {
            for (key, value) in fields {
                let path = if path.is_empty() { key.clone() } else { format!("{path} {key}") };
                write(sight, &path, value, lines);
            }
        }
        Value::Array(items) if items.iter().any(|item| item.is_object() || item.is_array()) => {
            for (at, item) in items.iter().enumerate() {
                write(sight, &format!("{path} {}", at + 1), item, lines);
            }
        }
        Value::Array(items) => {
            let items: Vec<_> = items.iter().map(|item| leaf(sight, item)).collect();
            lines.push(format!("{path}: {}", items.join(", ")));
        }
        _ => lines.push(format!("{path}: {}", leaf(sight, value))),
    }
}

fn leaf(sight: &Sight, value: &Value) -> String {
    match value {
        Value::String(name) => sight.words.piece(name),
        Value::Null => "-".to_owned(),
        other => other.to_string(),
    }
}
