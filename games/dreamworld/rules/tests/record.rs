//! `docs/record.md` of the folder and the game say the same, in both directions.

use mittwoch_dreamworld::Dreamworld;
use mittwoch_testkit::{Met, RecordPage};

fn page() -> RecordPage {
    RecordPage::beside(env!("CARGO_MANIFEST_DIR"))
}

#[test]
fn the_page_of_records_and_the_game_say_the_same() {
    page().check::<Dreamworld>(&Met::of::<Dreamworld>(&page(), 20));
}

/// Each change of the page, and what is said about it.
const CHANGES: [(&str, &str, &str); 9] = [
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
    ("| `dreamworld` | 1 |", "| `dreamworld` | 3 |", "the page has no line '| `dreamworld` | 1 |'"),
];

#[test]
fn a_page_that_says_something_else_is_found_out() {
    let met = Met::of::<Dreamworld>(&page(), 20);
    for (right, wrong, complaint) in CHANGES {
        let found = page().changed(right, wrong).differences::<Dreamworld>(&met).join("\n");
        assert!(found.contains(complaint), "{wrong}:\n{found}");
    }
}
