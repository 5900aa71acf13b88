//! Golden playthroughs: whole games that must not drift.
//!
//! Random games take thousands of answers, so each answer is one line with what was drawn, and
//! what everybody sees is put down as a number at the start of every round.

use std::fmt::Write;

use mittwoch_kernel::{Draw, Game, Knowing, Setting, Viewer, Wording};
use mittwoch_testkit::{Walk, check_playthrough};
use mittwoch_unconscious_mind::{State, UnconsciousMind};

/// A number that changes with every letter of a text (FNV-1a).
fn digest(text: &str) -> u64 {
    text.bytes().fold(0xcbf2_9ce4_8422_2325, |hash, byte| {
        (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3)
    })
}

fn drawn(draws: &[Draw]) -> String {
    let all = draws.iter().flat_map(|draw| &draw.got);
    all.fold(String::new(), |text, name| text + " < " + name)
}

fn seen(game: &UnconsciousMind, state: &State) -> String {
    let views = Viewer::all(game.seats()).map(|viewer| {
        let view = serde_json::to_string(&game.view(state, viewer)).expect("a view as JSON");
        format!(" {:016x}", digest(&view))
    });
    format!("round {}{}", state.round, views.collect::<String>())
}

fn text(game: &UnconsciousMind, setting: &Setting, seed: u64) -> String {
    let (walk, stuck) = Walk::new(game, seed, 40_000, |_| ());
    assert_eq!(stuck, None);
    let mut text =
        format!("{} {} {setting:?} seed {seed}\n", UnconsciousMind::KEY, UnconsciousMind::RULES);
    let _ = writeln!(text, "set-up{}", drawn(&walk.opening.draws));
    for step in &walk.steps {
        let (record, action) = (&step.record, game.write(step.record.action));
        let _ = writeln!(text, "{} {action}{}", record.seat.0, drawn(&record.draws));
        if step.after.round != step.before.round {
            let _ = writeln!(text, "{}", seen(game, &step.after));
        }
    }
    let outcome = game.outcome(walk.last()).expect("the game is over");
    let _ = writeln!(text, "{}\n{outcome:?}", seen(game, walk.last()));
    text
}

fn unchanged(name: &str, setting: &Setting, seed: u64) {
    let game = UnconsciousMind::new(&crate::support::pack(), setting).expect("sound");
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/playthroughs");
    let text = text(&game, setting, seed);
    check_playthrough(format!("{folder}/{name}.txt"), &text).unwrap_or_else(|why| panic!("{why}"));
}

#[test]
fn two_players_are_unchanged() {
    let setting = Setting::new(2).with("recall", "first-print");
    unchanged("unconscious-mind-2p", &setting, 2);
}

#[test]
fn three_players_are_unchanged() {
    unchanged("unconscious-mind-3p", &Setting::new(3), 3);
}

#[test]
fn four_players_are_unchanged() {
    unchanged("unconscious-mind-4p", &Setting::new(4), 4);
}
