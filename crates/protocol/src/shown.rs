use std::fmt;

use serde::{Deserialize, Deserializer, Serialize};
use serde_json::Value;
use serde_json::value::{RawValue, to_raw_value};

/// What a viewer sees or is told, in the form of the game: JSON that is written once.
///
/// It is made with every step of a match for everybody who looks, and read by nobody on its way.
#[derive(Clone, Debug, Serialize)]
#[serde(transparent)]
pub struct ShownView(Box<RawValue>);

impl ShownView {
    /// A view, written down.
    pub fn of(view: &impl Serialize) -> ShownView {
        ShownView(to_raw_value(view).expect("a view is plain JSON"))
    }

    /// Nothing to see.
    pub fn nothing() -> ShownView {
        ShownView(RawValue::NULL.to_owned())
    }

    /// The view as it is written.
    pub fn text(&self) -> &str {
        self.0.get()
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

impl Eq for ShownView {}

impl fmt::Display for ShownView {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        out.write_str(self.text())
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
