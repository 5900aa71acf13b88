use std::ops::RangeInclusive;

use serde::de::DeserializeOwned;
use serde_path_to_error::{Path, Segment};
use toml::{Table, Value};

use crate::DataFault;

/// The numbers that may be printed on components; sums of them stay far below what a state holds.
const PRINTED: RangeInclusive<i64> = -99..=99;

/// Reads a component file into its raw form, or says what is wrong in which entry.
pub(crate) fn read<T: DeserializeOwned>(file: &str, table: &Table) -> Result<T, DataFault> {
    let table = Value::Table(table.clone());
    huge(file, None, &table).map_or(Ok(()), Err)?;
    serde_path_to_error::deserialize(table.clone()).map_err(|error| {
        let what = error.inner().to_string();
        match entry(&table, error.path()) {
            Some(entry) => DataFault::in_entry(file, &entry, what),
            None => DataFault::in_file(file, what),
        }
    })
}

/// The first number that no component shows.
fn huge(file: &str, entry: Option<&str>, value: &Value) -> Option<DataFault> {
    match value {
        Value::Integer(number) if !PRINTED.contains(number) => {
            let (least, most) = (PRINTED.start(), PRINTED.end());
            let what = format!("a number on a component is {least} to {most}, not {number}");
            Some(DataFault::in_entry(file, entry.unwrap_or("numbers"), what))
        }
        Value::Array(values) => values.iter().find_map(|value| huge(file, entry, value)),
        Value::Table(table) => {
            let id = table.get("id").and_then(Value::as_str);
            table.iter().find_map(|(key, value)| huge(file, id.or(entry).or(Some(key)), value))
        }
        _ => None,
    }
}

/// What a reader of TOML says about a file.
pub(crate) fn fault(file: &str, error: &toml::de::Error) -> DataFault {
    DataFault::in_file(file, error.to_string())
}

/// The innermost entry with an id on the way to a fault; else the way itself, if there is one.
fn entry(root: &Value, path: &Path) -> Option<String> {
    let mut below = Some(root);
    let mut found = None;
    for segment in path.iter() {
        below = match (segment, below) {
            (Segment::Map { key }, Some(value)) => value.get(key),
            (Segment::Seq { index }, Some(value)) => value.get(*index),
            _ => None,
        };
        let id = below.and_then(|value| value.get("id")?.as_str());
        found = id.map(str::to_owned).or(found);
    }
    found.or_else(|| Some(path.to_string()).filter(|way| way != "."))
}

#[cfg(test)]
mod tests {
    use serde::Deserialize;

    use super::*;

    #[derive(Deserialize, Debug)]
    #[serde(deny_unknown_fields)]
    struct File {
        #[allow(dead_code, reason = "only what cannot be read matters here")]
        tile: Vec<Tile>,
    }

    #[derive(Deserialize, Debug)]
    #[serde(deny_unknown_fields)]
    struct Tile {
        #[allow(dead_code, reason = "only what cannot be read matters here")]
        id: String,
        #[allow(dead_code, reason = "only what cannot be read matters here")]
        steps: Option<Vec<u8>>,
    }

    fn told(text: &str) -> String {
        let table = text.parse().expect("TOML");
        read::<File>("a.toml", &table).expect_err("a fault").to_string()
    }

    #[test]
    fn a_fault_names_the_entry_by_its_id_or_by_the_way_to_it() {
        let deep = "[[tile]]\nid = 'x'\n[[tile]]\nid = 'y'\nsteps = [1, 300]\n";
        assert_eq!(told(deep), "a.toml: y: a number on a component is -99 to 99, not 300");
        let negative = deep.replace("300", "-3");
        assert!(told(&negative).starts_with("a.toml: y: invalid value"), "{}", told(&negative));
        let nameless = "[[tile]]\nsteps = 3\n";
        assert!(told(nameless).starts_with("a.toml: tile[0]"), "{}", told(nameless));
        let unknown = "tile = []\ncards = 3\n";
        assert!(told(unknown).starts_with("a.toml: cards: unknown field"), "{}", told(unknown));
        assert!(told("").starts_with("a.toml: missing field"), "{}", told(""));
    }

    #[test]
    fn a_fault_is_one_short_line() {
        let long = format!("[[tile]]\nid = 'x'\nsteps = ['{}\\n']\n", "(".repeat(5000));
        let long = told(&long.replace('\'', "\""));
        assert!(long.chars().count() < 330 && !long.contains('\n'), "{long}");
    }
}
