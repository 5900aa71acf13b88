//! `docs/record.md` and the games say the same, in both directions.

mod compare;
mod markdown;
mod names;
mod sources;
mod walks;

use mittwoch_dreamworld::Dreamworld;
use mittwoch_games::catalogue;
use mittwoch_kernel::{Game, Whole};
use mittwoch_notre_dame::NotreDame;
use mittwoch_unconscious_mind::UnconsciousMind;

use compare::differences;
use markdown::{Chapter, chapters};
use walks::{Met, stuck};

const PAGE: &str = include_str!("../../../../../docs/record.md");

/// The chapter on a game.
fn chapter(page: &str, key: &str) -> Chapter {
    let is_it = |chapter: &Chapter| chapter.title.to_lowercase().replace(' ', "-") == key;
    let found = chapters(page).into_iter().find(is_it);
    found.unwrap_or_else(|| panic!("the page has no chapter on {key}"))
}

fn assert_same<G: Whole>(met: &Met) {
    let found = differences::<G>(&chapter(PAGE, G::KEY), met);
    assert!(found.is_empty(), "{} and docs/record.md differ:\n{}", G::KEY, found.join("\n"));
}

#[test]
fn the_page_and_dreamworld_say_the_same() {
    assert_same::<Dreamworld>(&Met::of::<Dreamworld>(20));
}

#[test]
fn the_page_and_notre_dame_say_the_same() {
    let mut met = Met::of::<NotreDame>(20);
    met.play_rich();
    assert_same::<NotreDame>(&met);
}

#[test]
fn the_page_and_unconscious_mind_say_the_same() {
    let mut met = Met::of::<UnconsciousMind>(12);
    met.actions.extend(stuck());
    assert_same::<UnconsciousMind>(&met);
}

/// Each change of the page, and what is said about it.
const CHANGES: [(&str, &str, &str); 8] = [
    ("| `stop` |", "| `end` |", "'end' cannot be read"),
    ("| `stop` |", "| `end` |", "the page has no form for Stop"),
    ("| `stop` |", "| `end` |", "the offer 'stop' is of the forms []"),
    (
        "| `stop` |",
        "| `stop` | | DW-5.2 |\n| `stop` |",
        "the offer 'stop' is of the forms [\"stop\", \"stop\"]",
    ),
    ("| `random after` |", "| `random` |", "the draw 'random after' is not in the page"),
    ("| `SPENT` | `0` to `3` |", "| `SPENT` | `0` to `4` |", "'score 4' cannot be read"),
    ("`hex` or `circle` |", "`circle` or `hex` |", "'hand' is not drawn from ascending CARD"),
    ("| `CARD` | 16 |", "| `CARD` | 15 |", "'hand' draws 16, not 15"),
];

#[test]
fn a_page_that_says_something_else_is_found_out() {
    let met = Met::of::<Dreamworld>(20);
    for (right, wrong, complaint) in CHANGES {
        let page = PAGE.replacen(right, wrong, 1);
        assert_ne!(page, PAGE, "{right} is on the page");
        let found = differences::<Dreamworld>(&chapter(&page, Dreamworld::KEY), &met).join("\n");
        assert!(found.contains(complaint), "{wrong}:\n{found}");
    }
}

#[test]
fn the_page_has_a_chapter_and_a_version_of_every_game() {
    assert_eq!(chapters(PAGE).len(), catalogue().len());
    for title in catalogue() {
        let key = title.about().key;
        assert!(!chapter(PAGE, key).answers.is_empty(), "{key}");
        for version in title.editions().iter().map(|edition| edition.rules) {
            let line = format!("| `{key}` | {version} |");
            assert!(PAGE.contains(&line), "the page has no line '{line}'");
        }
    }
}
