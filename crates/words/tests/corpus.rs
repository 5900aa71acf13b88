//! The corpus: phrases with what they say in four languages. The tests of the page read it too.

use std::path::Path;

use fluent_syntax::ast::Entry;
use fluent_syntax::parser::parse;
use mittwoch_kernel::{Phrase, Piece, Seat};
use mittwoch_words::{Lang, Words};
use serde_json::{Map, Value, json};

use crate::sample;

const FILE: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../../web/tests/fixtures/words.json");

/// Of so many texts of a game one is taken.
const SPARSE: usize = 11;

/// A number that follows from a key alone, so that a new text changes no other case.
fn chance(key: &str) -> usize {
    key.bytes().fold(7, |sum: usize, byte| (sum * 31 + usize::from(byte)) % 1_000_003)
}

fn names() -> Vec<String> {
    ["Ada", "Bo"].map(str::to_owned).to_vec()
}

fn pieces() -> Vec<Piece> {
    let phrase = Phrase::new("seat-human").number("number", 7);
    vec![Piece { name: "thing".to_owned(), phrase }]
}

fn words(lang: Lang) -> Words {
    Words::new(lang).with_pieces(pieces()).with_names(names())
}

/// A phrase for every text that browsers and terminals share, and for some of every game.
fn phrases() -> Vec<Phrase> {
    let mut phrases = vec![Phrase::new("no-such-text")];
    let spoken_once = ["web", "pages", "end", "advice", "terminal"];
    for (name, text) in Lang::En.texts().iter().filter(|(name, _)| !spoken_once.contains(name)) {
        let shared = ["platform", "faults"].contains(name);
        let resource = parse(*text).unwrap_or_else(|(_, faults)| panic!("{name}: {faults:?}"));
        let messages = resource.body.iter().filter_map(|entry| match entry {
            Entry::Message(message) => Some(message),
            _ => None,
        });
        let taken = messages.map(|message| (chance(message.id.name), message));
        let taken = taken.filter(|(chance, _)| shared || chance % SPARSE == 0);
        phrases.extend(taken.map(|(chance, message)| sample::phrase(message, chance)));
    }
    phrases
}

fn corpus() -> String {
    let all = Lang::ALL.map(|lang| [words(lang), read(lang)]);
    // A line for each case, so that a changed text shows as one changed line.
    let cases: Vec<_> = phrases().iter().map(|phrase| case(&all, phrase).to_string()).collect();
    let (names, pieces) = (json!(names()), json!(pieces()));
    let cases = cases.join(",\n");
    format!("{{\"names\":{names},\"pieces\":{pieces},\"cases\":[\n{cases}\n]}}\n")
}

/// The same for whoever sits at the first seat.
fn read(lang: Lang) -> Words {
    let mut words = words(lang);
    words.read_at(Some(Seat(0)));
    words
}

fn case(all: &[[Words; 2]], phrase: &Phrase) -> Value {
    let mut said = Map::new();
    said.insert("phrase".to_owned(), json!(phrase));
    for [words, read] in all {
        let texts = [words.phrase(phrase), words.short(phrase), read.phrase(phrase)];
        said.insert(words.lang().code().to_owned(), json!(texts));
    }
    Value::Object(said)
}

#[test]
fn the_corpus_says_what_this_crate_says() {
    let (made, path) = (corpus(), Path::new(FILE));
    if std::env::var_os("MITTWOCH_BLESS").is_some() {
        std::fs::write(path, &made).expect("it can be written");
    }
    let kept = std::fs::read_to_string(path).expect("the corpus is there");
    assert!(kept == made, "words.json is old; MITTWOCH_BLESS=1 writes it anew");
}

#[test]
fn no_text_of_the_corpus_is_missing_or_has_a_hole() {
    for words in Lang::ALL.map(words) {
        for phrase in phrases().iter().skip(1) {
            let said = words.phrase(phrase);
            assert!(said != phrase.key && !said.contains('{'), "{:?}: {phrase:?}", words.lang());
        }
    }
}
