//! Golden playthroughs of the solo game: a whole random game at each level, move by move.

use std::fmt::Write;

use mittwoch_kernel::{Game, Setting, Wording};
use mittwoch_testkit::Walk;
use mittwoch_unconscious_mind::UnconsciousMind;

use crate::laws::LONGEST;
use crate::playthrough::GOLDEN;
use crate::support::pack;

fn text(game: &UnconsciousMind, setting: &Setting, seed: u64) -> String {
    let (walk, stuck) = Walk::new(game, seed, LONGEST, |_| ());
    assert_eq!(stuck, None);
    let mut text = format!("{} {setting:?} seed {seed}\n", UnconsciousMind::RULES);
    for step in &walk.steps {
        let drawn = step.record.draws.iter().flat_map(|draw| &draw.got);
        let drawn = drawn.fold(String::new(), |text, name| text + " < " + name);
        let _ = writeln!(text, "{}{drawn}", game.write(step.record.action));
        if step.after.round != step.before.round {
            let id = &step.after.players[1];
            let _ = writeln!(
                text,
                "round {}: the Id has {} points, {} coffee, {} boxes, tiles {:09b}, compass {}",
                step.after.round,
                id.points,
                id.coffee,
                id.boxes,
                step.after.id.active,
                step.after.id.compass.name()
            );
        }
    }
    let outcome = game.outcome(walk.last()).expect("the game is over");
    let _ = writeln!(text, "{outcome:?}");
    text
}

fn unchanged(level: &str, strong: &str, seed: u64) {
    let setting = Setting::new(1).with("level", level).with("strong-coffee", strong);
    let game = UnconsciousMind::new(&pack(), &setting).expect("a sound setting");
    GOLDEN.compare(&format!("unconscious-mind-1p-{level}"), &text(&game, &setting, seed));
}

#[test]
fn easy_is_unchanged() {
    unchanged("easy", "false", 1);
}

#[test]
fn medium_is_unchanged() {
    unchanged("medium", "false", 2);
}

#[test]
fn hard_with_strong_coffee_is_unchanged() {
    unchanged("hard", "true", 3);
}
