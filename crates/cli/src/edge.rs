//! The edge of the terminal: what comes from elsewhere is made plain here, and everything goes out
//! through here.
//!
//! A name, a line of chat, a refusal, a record, a pack or the name of a file is somebody else's
//! text. It must not steer the terminal, nor begin a line of its own that looks like one of ours.

use std::borrow::Cow;
use std::fmt::Display;
use std::io::{self, Write};
use std::path::Path;

use mittwoch_kernel::is_plain;
use serde::de::DeserializeOwned;
use serde_json::Value;

pub use mittwoch_kernel::plain;

/// Writes a text of ours, which may have several lines, and a line break.
pub fn line(out: &mut (impl Write + ?Sized), text: impl Display) -> io::Result<()> {
    writeln!(out, "{}", lines(&text.to_string()))
}

/// A text of ours in plain characters; its line breaks stay.
pub fn lines(text: &str) -> Cow<'_, str> {
    if text.chars().all(|sign| sign == '\n' || is_plain(sign)) {
        return Cow::Borrowed(text);
    }
    Cow::Owned(text.split('\n').map(plain).collect::<Vec<_>>().join("\n"))
}

/// The name of a file or folder.
pub fn path(path: &Path) -> String {
    plain(&path.display().to_string()).into_owned()
}

/// What a server sends, with every text in it made plain.
pub fn parsed<T: DeserializeOwned>(text: &str) -> serde_json::Result<T> {
    // Whatever is not plain is written with a backslash or stands there as it is.
    if !text.contains('\\') && text.chars().all(is_plain) {
        return serde_json::from_str(text);
    }
    let mut value = serde_json::from_str(text)?;
    clean(&mut value);
    serde_json::from_value(value)
}

fn clean(value: &mut Value) {
    match value {
        Value::String(text) => {
            if let Cow::Owned(clean) = plain(text) {
                *text = clean;
            }
        }
        Value::Array(values) => values.iter_mut().for_each(clean),
        Value::Object(fields) => {
            let taken = std::mem::take(fields);
            for (name, mut value) in taken {
                clean(&mut value);
                fields.insert(plain(&name).into_owned(), value);
            }
        }
        Value::Null | Value::Bool(_) | Value::Number(_) => {}
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn our_own_lines_stay_and_foreign_signs_go() {
        let mut out = Vec::new();
        line(&mut out, "one\ntwo\u{1b}[2J\rthree").expect("written");
        assert_eq!(String::from_utf8(out).expect("text"), "one\ntwo[2J three\n");
        assert_eq!(path(Path::new("a\nSound: 'b\u{202e}")), "a Sound: 'b");
    }

    #[test]
    fn every_text_of_a_server_is_made_plain() {
        let sent =
            r#"{"a\u001b": ["\u001b[31mred\nSound", {"b": "\u009b"}], "n": 7, "ok": "żółw"}"#;
        let value: Value = parsed(sent).expect("JSON");
        let wanted = serde_json::json!({"a": ["[31mred Sound", {"b": ""}], "n": 7, "ok": "żółw"});
        assert_eq!(value, wanted);
        let raw = "{\"x\": \"a\u{9b}b\u{202e}\"}";
        assert_eq!(parsed::<Value>(raw).expect("JSON"), serde_json::json!({"x": "ab"}));
    }
}
