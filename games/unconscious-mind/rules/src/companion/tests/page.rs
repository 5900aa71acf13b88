//! The games with which the page of the companion is tried in a browser: whole games of the engine,
//! answer by answer, and what the Id did in them.

use mittwoch_kernel::Setting;
use serde_json::{Value, json};

use super::agreement::{agrees_with, foreign};
use super::game;

const PLACE: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../web/browser/companion.json");

/// A game of our pack with every module, and one with components of another print.
fn games() -> Value {
    let setting = |level| Setting::new(1).with("level", level);
    let modules = setting("medium").with("journalist", "true").with("fireworks", "true");
    let modules = modules.with("locations", "mixed");
    let strangers = setting("hard").with("strong-coffee", "true");
    json!([
        written("pack", game(&modules), &modules, 25),
        written("strangers", foreign(&strangers), &strangers, 61),
    ])
}

fn written(name: &str, real: crate::UnconsciousMind, setting: &Setting, seed: u64) -> Value {
    let whole = agrees_with(real, setting, seed);
    // What is corrected is entered elsewhere on the page.
    assert!(whole.told.iter().all(|one| !crate::companion::correct::is_one(&one.ask)));
    let steps = whole.steps.iter().map(|step| {
        let changes = step.changes.iter().map(|one| json!([one.what, one.from, one.to]));
        json!([step.phrase.key, changes.collect::<Vec<_>>()])
    });
    json!({
        "name": name,
        "options": setting.options,
        "told": whole.told,
        "steps": steps.collect::<Vec<_>>(),
        "points": whole.points,
    })
}

#[test]
fn the_page_is_tried_with_whole_games_of_the_engine() {
    let now = format!("{}\n", games());
    if std::env::var("INSTA_UPDATE").is_ok_and(|how| how == "always") {
        std::fs::write(PLACE, &now).expect("the file can be written");
    }
    let there = std::fs::read_to_string(PLACE).expect("the games are there");
    assert!(there == now, "`cargo xtask playthroughs` writes {PLACE} anew");
}
