use std::collections::BTreeMap;

use serde::Serialize;
use serde_json::{Value, json};

use super::*;

fn same(what: &impl Serialize) {
    let theirs = serde_json::to_string(what).expect("it is JSON");
    assert_eq!(written(what).expect("it is JSON"), theirs);
}

#[derive(Serialize)]
enum PennedKind {
    Plain,
    One(u8),
    Two(i8, Option<bool>),
    Named { first: char, second: () },
}

#[derive(Serialize)]
#[serde(tag = "say", rename_all = "kebab-case")]
enum PennedSaying {
    Nothing,
    Something(PennedInner),
    MuchMore { many: Vec<PennedInner> },
}

#[derive(Serialize, Clone)]
struct PennedInner {
    name: String,
    #[serde(skip_serializing_if = "Option::is_none")]
    left_out: Option<u8>,
    #[serde(flatten)]
    more: BTreeMap<String, i64>,
}

#[derive(Serialize)]
struct PennedUnit;

#[derive(Serialize)]
struct PennedNumber(u16);

#[derive(Serialize)]
struct PennedPair(f32, f64);

fn inner() -> PennedInner {
    let more = [("a".to_owned(), -1), ("b\n".to_owned(), i64::MIN)].into();
    PennedInner { name: "Zoë \"\\\u{1}\u{7f}\u{2028}🎲".to_owned(), left_out: None, more }
}

#[test]
fn every_shape_is_written_as_by_serde_json() {
    same(&[
        PennedKind::Plain,
        PennedKind::One(7),
        PennedKind::Two(-100, None),
        PennedKind::Two(5, Some(true)),
    ]);
    same(&PennedKind::Named { first: '"', second: () });
    same(&[
        PennedSaying::Nothing,
        PennedSaying::Something(inner()),
        PennedSaying::MuchMore { many: vec![inner(); 2] },
    ]);
    same(&(
        PennedUnit,
        PennedNumber(65_535),
        PennedPair(0.1, 1e300),
        PennedPair(f32::NAN, f64::INFINITY),
    ));
    same(&(0_u64, 9_u8, 10_i32, 99_u32, 100_i16, u64::MAX, i64::MIN, 1_234_567_u32));
    same(&Vec::<u8>::new());
    same(&BTreeMap::<String, u8>::new());
    let signs: String = (0..0x300).filter_map(char::from_u32).collect();
    same(&signs);
}

#[test]
fn keys_are_texts() {
    same(&BTreeMap::from([(-3_i8, 1), (12, 2)]));
    same(&BTreeMap::from([(true, "x"), (false, "y")]));
    same(&BTreeMap::from([('"', "x")]));
    let lists = BTreeMap::from([(vec![1], 2)]);
    assert!(serde_json::to_string(&lists).is_err() && written(&lists).is_err());
    let nothing = BTreeMap::from([((), 2)]);
    assert!(serde_json::to_string(&nothing).is_err() && written(&nothing).is_err());
}

#[test]
fn what_is_json_already_stays_as_it_is() {
    let text = r#"{"b": [1,  2], "a": "\u00e9"}"#;
    let raw: Box<serde_json::value::RawValue> = serde_json::from_str(text).expect("JSON");
    assert_eq!(written(&(&raw, "after")).expect("JSON"), format!("[{text},\"after\"]"));
    same(&raw);
}

#[test]
fn any_value_is_written_as_by_serde_json() {
    let value: Value = json!({
        "a": [1, -2, 3.5, null, true, "x", {"deep": [[], {}, [[]]]}],
        "b\"": {"c": "d\te", "": 18_446_744_073_709_551_615_u64},
    });
    same(&value);
}
