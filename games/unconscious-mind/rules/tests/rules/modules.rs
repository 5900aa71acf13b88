//! The modules together: they add up, pieces are counted, and whole games do not drift.

use mittwoch_kernel::{Game, Setting};
use mittwoch_testkit::{Subject, check_walk};
use mittwoch_unconscious_mind::{Colour, Cover, Face, Frame, Location, UnconsciousMind};

use crate::playthrough::unchanged;
use crate::position::board::{Options, Table, pack, setting};

const ALL: Options = &[("journalist", "true"), ("locations", "mixed"), ("fireworks", "true")];

/// UM-24.8, UM-26.3: treatises of others and the Fireworks for one bonus.
#[test]
fn journalist_and_fireworks_add_up() {
    let table = Table::new(3, ALL).own().with(|state| {
        state.journalist = Some(Location::Cafe);
        state.fireworks = Some(Colour::Red);
    });
    let table = table.treatise(1, "hidden-fires").treatise(2, "the-growing-mind");
    let bonus = table.ask(Frame::Bonus);
    assert_eq!(bonus.verb("fireworks-bonus"), ["fireworks-bonus red-3"]);
    assert_eq!(bonus.refused("bonus red-3"), "UM-18.8");
}

#[test]
fn pieces_of_modules_are_counted() {
    let lost = |change: fn(&mut mittwoch_unconscious_mind::State)| {
        let table = Table::new(2, ALL).with(change);
        table.game.conserved(&table.state).expect_err("something is wrong")
    };
    assert!(lost(|state| state.journalist = None).contains("Journalist"));
    assert!(lost(|state| state.fireworks = None).contains("Fireworks"));
    assert!(lost(|state| state.covers[3] = None).contains("is nowhere"));
    assert!(lost(|state| state.covers[3] = state.covers[2]).contains("two places"));
    let turned = |state: &mut mittwoch_unconscious_mind::State| {
        for cover in state.covers.iter_mut().flatten() {
            *cover = Cover { side: Face::Grey, ..*cover };
        }
    };
    assert!(lost(turned).contains("6 are grey"));
    let table = Table::new(2, &[]).with(|state| {
        state.covers[0] = Some(Cover { tile: 0, side: Face::Grey });
    });
    assert!(table.game.conserved(&table.state).expect_err("not played").contains("played"));
}

/// The laws take the settings in turn and do not come to all of them; these mix the modules.
#[test]
fn games_with_modules_break_no_law() {
    let settings = [
        setting(2, &[("journalist", "true"), ("locations", "grey"), ("fireworks", "true")]),
        setting(3, &[("locations", "coloured"), ("fireworks", "true")]),
        setting(4, ALL),
    ];
    for (setting, seed) in settings.iter().zip(40..) {
        let subject = Subject::<UnconsciousMind>::new(&pack(), setting).expect("a sound setting");
        let report = check_walk(&subject, seed, 40_000, None).unwrap_or_else(|why| panic!("{why}"));
        assert!(report.count("determinized states fit") > 0, "{report}");
    }
}

fn golden(name: &str, setting: &Setting, seed: u64) {
    unchanged(&format!("unconscious-mind-{name}"), setting, seed);
}

#[test]
fn games_with_the_journalist_are_unchanged() {
    golden("journalist", &setting(2, &[("journalist", "true")]), 5);
}

#[test]
fn games_with_grey_tiles_are_unchanged() {
    golden("locations", &setting(2, &[("locations", "grey")]), 14);
}

#[test]
fn games_with_the_fireworks_are_unchanged() {
    golden("fireworks", &setting(2, &[("fireworks", "true")]), 7);
}

#[test]
fn games_with_all_modules_are_unchanged() {
    golden("modules", &setting(3, ALL), 8);
}
