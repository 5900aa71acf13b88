use std::collections::BTreeMap;
use std::fmt::Debug;

use serde::Serialize;
use serde_json::Value;

/// Every place where another value differs from a base, as a path and what stands there.
pub(crate) fn differences(path: &str, base: &Value, other: &Value, lines: &mut Vec<String>) {
    let below = |key: &dyn std::fmt::Display| format!("{path}/{key}");
    match (base, other) {
        _ if base == other => {}
        (Value::Object(a), Value::Object(b)) => {
            for key in a.keys().filter(|key| !b.contains_key(*key)) {
                lines.push(format!("    {} is absent", below(key)));
            }
            for (key, value) in b {
                match a.get(key) {
                    Some(base) => differences(&below(key), base, value, lines),
                    None => lines.push(format!("    {} {value}", below(key))),
                }
            }
        }
        (Value::Array(a), Value::Array(b)) if a.len() == b.len() && holds_trees(a) => {
            for (at, (one, two)) in a.iter().zip(b).enumerate() {
                differences(&below(&at), one, two, lines);
            }
        }
        _ => lines.push(format!("    {path} {other}")),
    }
}

/// How a view that follows from what is known is unlike the one that is seen.
pub(crate) fn unlike<T: Serialize + Debug>(known: &T, seen: &T) -> String {
    let tree = |view| serde_json::to_value(view).unwrap_or(Value::Null);
    let (mut knows, mut sees) = (Vec::new(), Vec::new());
    differences("", &tree(seen), &tree(known), &mut knows);
    differences("", &tree(known), &tree(seen), &mut sees);
    if knows.is_empty() {
        return format!("knows\n    {known:?}\n  but sees\n    {seen:?}");
    }
    format!("knows\n{}\n  but sees\n{}", knows.join("\n"), sees.join("\n"))
}

/// The same tree with the keys of every object in order, whatever order the library keeps.
pub(crate) fn sorted(tree: Value) -> Value {
    match tree {
        Value::Object(fields) => {
            let fields: BTreeMap<String, Value> = fields.into_iter().collect();
            fields.into_iter().map(|(key, value)| (key, sorted(value))).collect()
        }
        Value::Array(list) => list.into_iter().map(sorted).collect(),
        other => other,
    }
}

/// Whether a list is of records, which are compared one by one, rather than of plain values.
fn holds_trees(list: &[Value]) -> bool {
    list.iter().any(|value| value.is_object() || value.is_array())
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    #[test]
    fn what_is_known_and_what_is_seen_stand_side_by_side() {
        let text = unlike(&json!({"a": [1], "b": 2}), &json!({"a": [3], "b": 2}));
        assert_eq!(text, "knows\n    /a [1]\n  but sees\n    /a [3]");
    }

    #[test]
    fn differences_name_every_path_and_nothing_else() {
        let base = json!({"a": 1, "gone": 2, "list": [{"h": 1}, {"h": 2}], "plain": [1, 2]});
        let other = json!({"a": 1, "list": [{"h": 1}, {"h": [7]}], "new": null, "plain": [1, 3]});
        let mut lines = Vec::new();
        differences("", &base, &other, &mut lines);
        let wanted = ["/gone is absent", "/list/1/h [7]", "/new null", "/plain [1,3]"];
        assert_eq!(lines, wanted.map(|line| format!("    {line}")));
    }
}
