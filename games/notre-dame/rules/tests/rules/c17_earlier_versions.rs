//! Chapter 17: earlier versions of the rules.

use mittwoch_kernel::{Game, Knowing, Setting, Viewer};
use mittwoch_notre_dame::NotreDame;

use crate::position::{Position, pack};

/// ND-17.1.
#[test]
fn by_version_1_coins_are_never_limited() {
    let keys = |rules| {
        let about = NotreDame::about_of(rules).expect("known");
        about.options.iter().map(|option| option.key).collect::<Vec<_>>()
    };
    assert_eq!((keys(1), keys(2)), (vec!["prestige"], vec!["prestige", "coins"]));
    let setting = Setting::new(2).with("coins", "limited");
    let faults = NotreDame::with_rules(1, &pack(), &setting).expect_err("no such option");
    assert!(faults[0].to_string().contains("coins"), "{faults:?}");
    let position = Position::by(1, Setting::new(2)).drafted().coins(0, 2).coins(1, 22);
    let position = position.markers(0, "bank", 3).play(0, "lapis-bank");
    assert_eq!([0, 1].map(|seat| position.player(seat).coins), [6, 22]);
    let view = position.game.view(&position.state, Viewer::Spectator);
    assert!(!serde_json::to_string(&view).expect("JSON").contains("\"bank\":"), "as before");
}
