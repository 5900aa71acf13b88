use std::fmt;

use serde::ser::SerializeStruct;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use serde_json::Value;

use crate::written::{RAW, written_into};

/// As much room as most views need.
const ROOM: usize = 1 << 14;

/// What a viewer sees, in the form of the game: JSON that is written once.
///
/// It is made with every step of a match for everybody who looks, and read by nobody on its way.
#[derive(Clone, Debug)]
pub struct ShownView(Box<str>);

impl ShownView {
    /// A view, written down.
    pub fn of(view: &impl Serialize) -> ShownView {
        let text = written_into(String::with_capacity(ROOM), view);
        ShownView(text.expect("a view is plain JSON").into_boxed_str())
    }

    /// Nothing to see.
    pub fn nothing() -> ShownView {
        ShownView("null".into())
    }

    /// The view as it is written.
    pub fn text(&self) -> &str {
        &self.0
    }

    /// The view, read.
    pub fn read(&self) -> Value {
        serde_json::from_str(self.text()).expect("what was written as JSON is JSON")
    }
}

/// Two views are equal that say the same, in whatever order.
impl PartialEq for ShownView {
    fn eq(&self, other: &ShownView) -> bool {
        self.text() == other.text() || self.read() == other.read()
    }
}

impl fmt::Display for ShownView {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        out.write_str(self.text())
    }
}

/// As a text that is JSON already.
impl Serialize for ShownView {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        let mut raw = to.serialize_struct(RAW, 1)?;
        raw.serialize_field(RAW, self.text())?;
        raw.end()
    }
}

// By way of a value: inside of a tagged message serde has read the text already.
impl<'de> Deserialize<'de> for ShownView {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<ShownView, D::Error> {
        Value::deserialize(from).map(|view| ShownView::of(&view))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_view_is_written_as_it_is_and_compared_by_what_it_says() {
        let view: ShownView = serde_json::from_str(r#"{"b": 1, "a": [2]}"#).expect("JSON");
        let other = ShownView::of(&serde_json::json!({"a": [2], "b": 1}));
        assert_eq!(view, other);
        assert_eq!(other.text(), serde_json::to_string(&other).expect("JSON"));
        assert_ne!(other, ShownView::nothing());
        assert!(ShownView::nothing().read().is_null());
    }
}
