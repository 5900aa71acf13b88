//! The examples of docs/protocol.md are what they say they are.

use std::collections::BTreeSet;

use mittwoch_kernel::Phrase;
use mittwoch_protocol::*;
use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::Value;

const PAGE: &str = include_str!("../../../docs/protocol.md");

/// The blocks of JSON, each with the name of its type.
pub(crate) fn blocks() -> Vec<(&'static str, &'static str)> {
    let blocks = PAGE.split("```json ").skip(1);
    blocks.filter_map(|block| block.split("```").next()?.split_once('\n')).collect()
}

/// Reads an example as a type, and says what the type keeps of it.
fn kept(name: &str, text: &str) -> Result<Value, String> {
    fn read<T: DeserializeOwned + Serialize>(text: &str) -> Result<Value, String> {
        let value: T = serde_json::from_str(text).map_err(|error| error.to_string())?;
        serde_json::to_value(value).map_err(|error| error.to_string())
    }
    match name {
        "Acknowledged" => read::<Acknowledged>(text),
        "ClientMessage" => read::<ClientMessage>(text),
        "CompanionRequest" => read::<CompanionRequest>(text),
        "ComponentSheet" => read::<ComponentSheet>(text),
        "Course" => read::<ScoreHistory>(text),
        "Create" => read::<Create>(text),
        "Credentials" => read::<Credentials>(text),
        "Fault" => read::<Fault>(text),
        "GameInfo" => read::<GameInfo>(text),
        "Hint" => read::<Hint>(text),
        "Me" => read::<Me>(text),
        "NewGuest" => read::<NewGuest>(text),
        "NewName" => read::<NewName>(text),
        "NewPack" => read::<NewPack>(text),
        "NewToken" => read::<NewToken>(text),
        "PackInfo" => read::<PackInfo>(text),
        "Phrase" => read::<Phrase>(text),
        "Preview" => read::<Preview>(text),
        "Profile" => read::<Profile>(text),
        "Request" => read::<Request>(text),
        "ReviewState" => read::<ReviewState>(text),
        "SeatInfo" => read::<SeatInfo>(text),
        "ServerMessage" => read::<ServerMessage>(text),
        "Snapshot" => read::<Snapshot>(text),
        "ThinkerHears" => read::<ThinkerHears>(text),
        "ThinkerSays" => read::<ThinkerSays>(text),
        "Token" => read::<ApiToken>(text),
        other => Err(format!("the test knows no type {other}")),
    }
}

/// Whether everything in an example is also in what the type keeps; defaults may be added.
fn holds(kept: &Value, example: &Value) -> bool {
    match (kept, example) {
        (Value::Object(kept), Value::Object(example)) => {
            let there = |(key, value)| kept.get(key).is_some_and(|kept| holds(kept, value));
            example.iter().all(there)
        }
        (Value::Array(kept), Value::Array(example)) => {
            kept.len() == example.len() && kept.iter().zip(example).all(|(a, b)| holds(a, b))
        }
        _ => kept == example,
    }
}

#[test]
fn every_example_of_the_page_is_of_its_type() {
    let blocks = blocks();
    assert!(blocks.len() > 15, "{} examples", blocks.len());
    for (name, text) in blocks {
        let kept = kept(name, text).unwrap_or_else(|why| panic!("{name}: {why}\n{text}"));
        let example: Value = serde_json::from_str(text).expect("it was read before");
        assert!(holds(&kept, &example), "{name} has no such field:\n{text}\n{kept}");
    }
}

/// The names that a generated schema gives to the values of a type.
fn names(schema: &Value) -> BTreeSet<String> {
    let choices = schema["oneOf"].as_array().expect("a choice");
    let names = choices.iter().flat_map(|one| {
        let list = one["enum"].as_array().cloned().unwrap_or_default();
        let tag = one["properties"]["do"]["const"].clone();
        list.into_iter().chain([one["const"].clone(), tag])
    });
    names.filter_map(|name| name.as_str().map(ToOwned::to_owned)).collect()
}

#[test]
fn every_command_and_every_fault_is_on_the_page() {
    for schema in [schemars::schema_for!(Command), schemars::schema_for!(FaultCode)] {
        let names = names(schema.as_value());
        assert!(names.len() > 10, "{names:?}");
        let absent: Vec<_> =
            names.iter().filter(|name| !PAGE.contains(&format!("`{name}`"))).collect();
        assert!(absent.is_empty(), "{absent:?}");
    }
}

#[test]
fn the_page_is_of_this_version() {
    assert!(PAGE.contains(&format!("this page is version {VERSION}")));
    assert!(PAGE.contains(&format!("this page is version {THINKERS_VERSION} of it")));
}

/// The commands that need nothing beside their name, by the schema.
fn plain_commands() -> Vec<String> {
    let schema = serde_json::to_value(schemars::schema_for!(Command)).expect("a schema");
    let commands = schema["oneOf"].as_array().expect("commands").iter();
    let plain = commands.filter(|command| command["required"] == serde_json::json!(["do"]));
    plain
        .map(|command| command["properties"]["do"]["const"].as_str().expect("a name").into())
        .collect()
}

#[test]
fn no_command_takes_a_field_that_it_does_not_have() {
    let plain = plain_commands();
    for known in ["sit", "leave", "start", "propose-end", "resign", "return", "rematch"] {
        assert!(plain.iter().any(|name| name == known), "{known}");
    }
    for name in plain {
        let read = |value| serde_json::from_value::<Command>(value);
        assert!(read(serde_json::json!({ "do": name })).is_ok(), "{name}");
        let more = serde_json::json!({ "do": name, "nonsense": 7 });
        assert!(read(more).is_err(), "{name} takes anything");
    }
}
