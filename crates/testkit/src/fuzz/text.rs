use proptest::collection::vec;
use proptest::prelude::*;
use proptest::sample::{Index, select};

/// Signs and numbers at which readers stumble.
const STUMBLES: [&str; 40] = [
    "",
    " ",
    "  ",
    "\n",
    "\r\n",
    "\t",
    "\0",
    "(",
    ")",
    "[",
    "]",
    "{",
    "}",
    "\"",
    "'",
    "\\",
    "=",
    ",",
    ";",
    ":",
    "-",
    "/",
    "+",
    "->",
    ">=",
    "#",
    "0",
    "-1",
    "255",
    "256",
    "65536",
    "4294967296",
    "-9223372036854775808",
    "99999999999999999999",
    "1e999",
    "nan",
    "null",
    "ß",
    "\u{202e}",
    "𝔘",
];

/// What opens and may be opened again and again.
const NESTS: [&str; 5] = ["(", "[", "{\"a\":", "may ", "-> "];

/// How deep a nest is at most.
const DEEPEST: usize = 20_000;

/// One way in which a text is changed.
#[derive(Clone, Debug)]
enum Edit {
    /// Some characters are gone.
    Cut(Index, usize),
    /// Something stands there in place of some characters.
    Put(Index, usize, &'static str),
    /// Some characters stand there again, elsewhere.
    Copy(Index, usize, Index),
    /// The rest is that of another sample.
    Graft(Index, Index, Index),
    /// Something is opened many times.
    Nest(Index, &'static str, usize),
}

fn edit() -> impl Strategy<Value = Edit> {
    let at = any::<Index>;
    prop_oneof![
        3 => (at(), 1usize..9).prop_map(|(at, count)| Edit::Cut(at, count)),
        6 => (at(), 0usize..6, select(&STUMBLES[..])).prop_map(|(at, n, text)| Edit::Put(at, n, text)),
        3 => (at(), 1usize..30, at()).prop_map(|(at, count, to)| Edit::Copy(at, count, to)),
        3 => (at(), at(), at()).prop_map(|(at, which, from)| Edit::Graft(at, which, from)),
        1 => (at(), select(&NESTS[..]), 1..DEEPEST).prop_map(|(at, text, n)| Edit::Nest(at, text, n)),
    ]
}

/// Texts of any characters: short, with stumbling-blocks, or bytes that were never a text.
pub fn arbitrary() -> impl Strategy<Value = String> {
    prop_oneof![
        "\\PC{0,40}",
        vec(select(&STUMBLES[..]), 0..24).prop_map(|parts| parts.concat()),
        vec(any::<u8>(), 0..200).prop_map(|bytes| String::from_utf8_lossy(&bytes).into_owned()),
    ]
}

/// Sound texts with a few changes.
pub fn mutated(samples: Vec<String>) -> impl Strategy<Value = String> {
    assert!(!samples.is_empty(), "there is nothing to change");
    (any::<Index>(), vec(edit(), 1..5)).prop_map(move |(which, edits)| {
        let sound = samples[which.index(samples.len())].chars().collect();
        edits.iter().fold(sound, |text, edit| edited(text, edit, &samples)).into_iter().collect()
    })
}

/// Both kinds, the changed ones more often.
pub fn damaged(samples: Vec<String>) -> impl Strategy<Value = String> {
    prop_oneof![1 => arbitrary(), 3 => mutated(samples)]
}

fn edited(mut text: Vec<char>, edit: &Edit, samples: &[String]) -> Vec<char> {
    let place = |at: &Index| at.index(text.len() + 1);
    match edit {
        Edit::Cut(at, count) => drop(text.drain(span(place(at), *count, text.len()))),
        Edit::Put(at, count, put) => {
            drop(text.splice(span(place(at), *count, text.len()), put.chars()));
        }
        Edit::Copy(at, count, to) => {
            let (copy, to) = (text[span(place(at), *count, text.len())].to_vec(), place(to));
            drop(text.splice(to..to, copy));
        }
        Edit::Graft(at, which, from) => {
            let other: Vec<char> = samples[which.index(samples.len())].chars().collect();
            text.truncate(place(at));
            text.extend(&other[from.index(other.len() + 1)..]);
        }
        Edit::Nest(at, open, times) => {
            let at = place(at);
            drop(text.splice(at..at, open.repeat(*times).chars()));
        }
    }
    text
}

fn span(at: usize, count: usize, size: usize) -> std::ops::Range<usize> {
    at..(at + count).min(size)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::fuzz;

    #[test]
    fn changed_texts_are_mostly_other_texts_and_never_too_long() {
        let samples = vec!["play hex-4-moon".to_owned(), "pass".to_owned()];
        let known = samples.clone();
        let same = std::cell::Cell::new(0);
        let seen = fuzz(200, &mutated(samples), |text| {
            same.set(same.get() + u32::from(known.contains(&text)));
            if text.len() < 1_000_000 { Ok(()) } else { Err("too long".to_owned()) }
        });
        assert_eq!(seen, Ok(()));
        assert!(same.get() < 50, "{} of 200 are not changed", same.get());
    }
}
