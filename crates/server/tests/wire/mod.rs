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

use std::ops::Range;
use std::thread;

use mittwoch_games::catalogue;
use mittwoch_kernel::{Chance, FastRng};
use mittwoch_match::Title;

use evening::{Evening, WHOLE};
use room::ChatRoom;
use tally::Tally;

/// How many matches are played and looked at.
#[derive(Clone)]
struct Plan {
    numbers: Range<u64>,
    /// From how many sides each is looked at, in turn.
    sides: usize,
    /// After how many acts a match is left as it is.
    longest: usize,
    /// One title only.
    title: Option<String>,
}

impl Plan {
    /// A few short matches, or what `cargo xtask wire` asks for: whole ones.
    fn asked_for() -> Plan {
        let number = |name| std::env::var(name).ok().and_then(|text| text.parse::<u64>().ok());
        let (first, sides) = (number("MITTWOCH_WIRE_FIRST"), number("MITTWOCH_WIRE_SIDES"));
        let first = first.unwrap_or(1);
        match number("MITTWOCH_WIRE_GAMES") {
            Some(games) => Plan {
                numbers: first..first + games,
                sides: sides.map_or(usize::MAX, |sides| sides as usize),
                longest: WHOLE,
                title: std::env::var("MITTWOCH_WIRE_TITLE").ok(),
            },
            None => Plan { numbers: 1..5, sides: 2, longest: 160, title: None },
        }
    }

    fn titles(&self) -> impl Iterator<Item = &'static dyn Title> {
        let wanted = |key| self.title.as_ref().is_none_or(|title| title == key);
        catalogue().iter().copied().filter(move |title| wanted(title.about().key))
    }

    /// Plays matches of a title and looks at each from several sides.
    async fn watched(&self, title: &'static dyn Title) -> Tally {
        let (truth, other) = (ChatRoom::open().await, ChatRoom::open().await);
        let mut tally = Tally::default();
        for number in self.numbers.clone() {
            let evening = Evening::played(&truth, title, number, self.longest).await;
            secrets::must_be_kept(&evening);
            tally.played(&evening);
            let persons = evening.persons();
            let first = FastRng::new(number).below(persons as u32) as usize;
            for who in (0..persons.min(self.sides)).map(|side| (first + side) % persons) {
                let seen = other::seen(&other, &evening, who, other::own).await;
                tally.add(&seen.unwrap_or_else(|noticed| panic!("{noticed}")));
            }
            tally.report(title.about().key, number);
        }
        tally
    }
}

fn in_a_thread(plan: &Plan, title: &'static dyn Title) -> Tally {
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build();
    runtime.expect("a runtime").block_on(plan.watched(title))
}

#[test]
fn nobody_is_sent_anything_that_they_cannot_know() {
    let plan = Plan::asked_for();
    thread::scope(|scope| {
        let start = |title: &'static dyn Title| {
            let plan = &plan;
            (title.about().key, scope.spawn(move || in_a_thread(plan, title)))
        };
        for (key, thread) in plan.titles().map(start).collect::<Vec<_>>() {
            let tally = thread.join().unwrap_or_else(|_| panic!("{key} fails"));
            println!("{key}: {tally}");
            let games = plan.numbers.end - plan.numbers.start;
            tally.must_mean_something(key, games, plan.longest == WHOLE);
        }
    });
}
