use proptest::collection::vec;
use proptest::prelude::*;
use proptest::sample::{Index, select};
use toml::{Table, Value};

/// The component files of a game: name and content.
pub(super) type Files = Vec<(String, Table)>;

/// Numbers that are too large, too small or no numbers of pieces.
const NUMBERS: [i64; 12] =
    [i64::MAX, i64::MIN, -1, 0, 7, 127, 128, 255, 256, 65_536, 4_294_967_296, 100_000];

/// Words that no file knows, or that mean something in another place.
const WORDS: [&str; 12] = [
    "",
    " ",
    "flubber",
    "flubber 3 per tiles",
    "\u{202e}evil",
    "a\nb",
    "<b>",
    "{ $x }",
    "'",
    "-",
    "id",
    "certain",
];

/// Pieces of the effect language that nest, or that need what they do not have.
const EFFECTS: [&str; 10] =
    ["(", ")", " + ", " / ", " -> ", "may ", "pay ", "; ", " per ", "99999999999999999999"];

/// How often something is repeated that stood there once.
const MANY: usize = 300;

/// One way in which component files are damaged.
#[derive(Clone, Debug)]
pub struct Damage {
    file: Index,
    place: Index,
    other: Index,
    kind: Kind,
}

#[derive(Clone, Debug)]
enum Kind {
    /// Something of another type stands there.
    Type(u8),
    /// A number or a text is another one.
    Number(i64),
    Word(&'static str),
    /// Something is gone, or stands there twice, or many times under other ids.
    Missing,
    Doubled,
    Many,
    /// A text has a word more in the middle, or is nested many times.
    Effect(&'static str),
    Nested(&'static str, usize),
    /// Two values of a file have changed places, so that what refers to others goes astray.
    Exchanged,
    /// A key is one that nobody knows.
    Renamed,
}

/// Any damage.
pub fn damage() -> impl Strategy<Value = Vec<Damage>> {
    let kind = prop_oneof![
        2 => (0u8..7).prop_map(Kind::Type),
        3 => select(&NUMBERS[..]).prop_map(Kind::Number),
        2 => select(&WORDS[..]).prop_map(Kind::Word),
        2 => Just(Kind::Missing),
        2 => Just(Kind::Doubled),
        1 => Just(Kind::Many),
        3 => select(&EFFECTS[..]).prop_map(Kind::Effect),
        1 => (select(&EFFECTS[..]), 1usize..5000).prop_map(|(text, n)| Kind::Nested(text, n)),
        3 => Just(Kind::Exchanged),
        1 => Just(Kind::Renamed),
    ];
    let index = any::<Index>;
    let one = (index(), index(), index(), kind).prop_map(|(file, place, other, kind)| Damage {
        file,
        place,
        other,
        kind,
    });
    vec(one, 1..3)
}

impl Damage {
    /// What is damaged where, for the message of a test.
    pub(super) fn shown(&self, files: &Files) -> String {
        let (name, table) = &files[self.file.index(files.len())];
        let places = places(&Value::Table(table.clone()), &self.kind);
        let at = |index: &Index| match places.len() {
            0 => "nowhere".to_owned(),
            count => places[index.index(count)].join("."),
        };
        format!("{:?} at {name}: {} ({})", self.kind, at(&self.place), at(&self.other))
    }

    /// Damages the files.
    pub(super) fn apply(&self, files: &mut Files) {
        let at = self.file.index(files.len());
        let mut root = Value::Table(std::mem::take(&mut files[at].1));
        let places = places(&root, &self.kind);
        if !places.is_empty() {
            let pick = |index: &Index| places[index.index(places.len())].clone();
            self.kind.strike(&mut root, &pick(&self.place), &pick(&self.other));
        }
        if let Value::Table(table) = root {
            files[at].1 = table;
        }
    }
}

impl Kind {
    /// Whether something can be damaged this way.
    fn fits(&self, value: &Value) -> bool {
        match self {
            Kind::Number(_) => value.is_integer(),
            Kind::Word(_) | Kind::Effect(_) | Kind::Nested(..) => value.is_str(),
            Kind::Many => value.as_array().is_some_and(|values| !values.is_empty()),
            _ => true,
        }
    }

    fn strike(&self, root: &mut Value, at: &[String], other: &[String]) {
        match self {
            Kind::Type(kind) => put(root, at, of_type(*kind)),
            Kind::Number(number) => put(root, at, Value::Integer(*number)),
            Kind::Word(word) => put(root, at, Value::String((*word).to_owned())),
            Kind::Missing => remove(root, at),
            Kind::Doubled => double(root, at),
            Kind::Many => repeat(root, at),
            Kind::Effect(part) => change(root, at, |text| {
                let middle = text.char_indices().nth(text.chars().count() / 2);
                let (head, tail) = text.split_at(middle.map_or(0, |(at, _)| at));
                format!("{head}{part}{tail}")
            }),
            Kind::Nested(part, times) => {
                change(root, at, |text| format!("{}{text}", part.repeat(*times)));
            }
            Kind::Exchanged => exchange(root, at, other),
            Kind::Renamed => rename(root, at),
        }
    }
}

/// Every place of a tree that can be damaged this way: keys, and numbers in lists.
fn places(root: &Value, kind: &Kind) -> Vec<Vec<String>> {
    let mut found = Vec::new();
    walk(root, &mut Vec::new(), kind, &mut found);
    found
}

fn walk(value: &Value, at: &mut Vec<String>, kind: &Kind, found: &mut Vec<Vec<String>>) {
    if !at.is_empty() && kind.fits(value) {
        found.push(at.clone());
    }
    let mut below = |key: String, value: &Value| {
        at.push(key);
        walk(value, at, kind, found);
        at.pop();
    };
    match value {
        Value::Table(table) => table.iter().for_each(|(key, value)| below(key.clone(), value)),
        Value::Array(values) => {
            values.iter().enumerate().for_each(|(at, value)| below(at.to_string(), value));
        }
        _ => {}
    }
}

fn of_type(kind: u8) -> Value {
    match kind {
        0 => Value::Boolean(true),
        1 => Value::Float(f64::INFINITY),
        2 => Value::Float(f64::NAN),
        3 => Value::Array(Vec::new()),
        4 => Value::Table(Table::new()),
        5 => Value::String("text".to_owned()),
        _ => Value::Datetime("1902-11-05".parse().expect("a date")),
    }
}

fn place<'a>(root: &'a mut Value, at: &[String]) -> Option<&'a mut Value> {
    at.iter().try_fold(root, |value, key| match value {
        Value::Array(values) => key.parse::<usize>().ok().and_then(|at| values.get_mut(at)),
        Value::Table(table) => table.get_mut(key),
        _ => None,
    })
}

fn put(root: &mut Value, at: &[String], new: Value) {
    if let Some(value) = place(root, at) {
        *value = new;
    }
}

fn change(root: &mut Value, at: &[String], how: impl Fn(&str) -> String) {
    if let Some(Value::String(text)) = place(root, at) {
        *text = how(text);
    }
}

/// The last key of a place, and what holds it.
fn holder<'a>(root: &'a mut Value, at: &'a [String]) -> Option<(&'a String, &'a mut Value)> {
    let (last, above) = at.split_last()?;
    Some((last, place(root, above)?))
}

fn remove(root: &mut Value, at: &[String]) {
    match holder(root, at) {
        Some((key, Value::Table(table))) => drop(table.remove(key)),
        Some((key, Value::Array(values))) => drop(values.remove(key.parse().unwrap_or(0))),
        _ => {}
    }
}

fn double(root: &mut Value, at: &[String]) {
    match holder(root, at) {
        Some((key, Value::Array(values))) => {
            let copy = values[key.parse().unwrap_or(0)].clone();
            values.push(copy);
        }
        Some((key, Value::Table(table))) => {
            let copy = table[key].clone();
            table.insert(format!("{key}-2"), copy);
        }
        _ => {}
    }
}

fn repeat(root: &mut Value, at: &[String]) {
    let Some(Value::Array(values)) = place(root, at) else { return };
    let first = values[0].clone();
    for number in 0..MANY {
        let mut copy = first.clone();
        if let Some(id) = copy.get_mut("id") {
            *id = Value::String(format!("more-{number}"));
        }
        values.push(copy);
    }
}

fn exchange(root: &mut Value, one: &[String], other: &[String]) {
    let (Some(a), Some(b)) = (place(root, one).cloned(), place(root, other).cloned()) else {
        return;
    };
    put(root, one, b);
    put(root, other, a);
}

fn rename(root: &mut Value, at: &[String]) {
    if let Some((key, Value::Table(table))) = holder(root, at)
        && let Some(value) = table.remove(key)
    {
        table.insert("flubber".to_owned(), value);
    }
}
