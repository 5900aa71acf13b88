//! What the tests of the page are given: a view and the sheet of a pack with a new person.

use mittwoch_kernel::{Game, Setting, Wording};
use mittwoch_notre_dame::{NotreDame, Sheet, View};
use serde_json::Value;

use crate::sheet::merchants_pack;

/// The same files as in the tests of the page: whoever changes the view or the sheet changes both.
const VIEW: &str = include_str!("../../web/tests/view.json");
const SHEET: &str = include_str!("../../web/tests/sheet.json");

fn json(text: &str) -> Value {
    serde_json::from_str(text).expect("JSON")
}

#[test]
fn the_page_is_tested_on_a_view_of_this_game() {
    let view: View = serde_json::from_str(VIEW).expect("a view of today's form");
    assert_eq!(serde_json::to_value(&view).expect("a view"), json(VIEW));
}

#[test]
fn the_page_is_tested_on_a_sheet_of_this_game() {
    let game = NotreDame::new(&merchants_pack(), &Setting::new(3)).expect("a sound pack");
    let today = serde_json::to_string(&game.sheet()).expect("a sheet");
    let kept = serde_json::from_str::<Sheet>(SHEET).ok();
    assert!(kept == Some(game.sheet()), "web/tests/sheet.json must be\n{today}");
}
