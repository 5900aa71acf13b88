//! Non-interference at the wire: what a viewer cannot know does not reach its connection.
//!
//! Everything that is sent to each person at a table is written down while a match is played.
//! Then, for each of them in turn, everything that this viewer cannot know changes places, another
//! server plays the same match, and the viewer must be sent the same, to the byte.

mod deed;
mod evening;
mod leaks;
mod other;
mod persons;
mod room;
mod secrets;
mod tally;

use std::thread;

use mittwoch_kernel::{Chance, Thought};
use mittwoch_table::{Title, catalogue};

use evening::Evening;
use room::Room;
use tally::Tally;

/// How many matches of every title; `cargo xtask wire` asks for many more.
const GAMES: &str = "MITTWOCH_WIRE_GAMES";
/// The number of the first match.
const FIRST: &str = "MITTWOCH_WIRE_FIRST";
/// From how many sides each match is looked at, in turn; from all if it is not said.
const SIDES: &str = "MITTWOCH_WIRE_SIDES";
/// One title only.
const TITLE: &str = "MITTWOCH_WIRE_TITLE";

fn number(name: &str, otherwise: u64) -> u64 {
    std::env::var(name).ok().and_then(|text| text.parse().ok()).unwrap_or(otherwise)
}

/// Plays matches of a title and looks at each from every side.
async fn watched(title: &'static dyn Title, numbers: std::ops::Range<u64>) -> Tally {
    let (truth, other) = (Room::open().await, Room::open().await);
    let (mut tally, sides) = (Tally::default(), number(SIDES, u64::MAX) as usize);
    for which in numbers {
        let evening = Evening::played(&truth, title, which).await;
        secrets::must_be_kept(&evening);
        tally.played(&evening);
        let persons = evening.persons();
        let first = Thought::new(which).below(persons as u32) as usize;
        for who in (0..persons.min(sides)).map(|side| (first + side) % persons) {
            let seen = other::seen(&other, &evening, who, other::own).await;
            tally.add(&seen.unwrap_or_else(|noticed| panic!("{noticed}")));
        }
        tally.report(title.about().key, which);
    }
    tally
}

fn in_a_thread(title: &'static dyn Title, numbers: std::ops::Range<u64>) -> Tally {
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build();
    runtime.expect("a runtime").block_on(watched(title, numbers))
}

#[test]
fn nobody_is_sent_anything_that_they_cannot_know() {
    let (games, first) = (number(GAMES, 4), number(FIRST, 1));
    let only = std::env::var(TITLE).ok();
    let titles = catalogue().iter().filter(|t| only.as_deref().is_none_or(|k| k == t.about().key));
    thread::scope(|scope| {
        let numbers = first..first + games;
        let threads: Vec<_> = titles
            .map(|title| {
                let numbers = numbers.clone();
                (title.about().key, scope.spawn(move || in_a_thread(*title, numbers)))
            })
            .collect();
        for (key, thread) in threads {
            let tally = thread.join().unwrap_or_else(|_| panic!("{key} fails"));
            println!("{key}: {tally}");
            tally.must_mean_something(key, games);
        }
    });
}
