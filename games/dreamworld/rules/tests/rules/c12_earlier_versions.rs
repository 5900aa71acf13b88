//! Chapter 12: earlier versions of the rules.

use mittwoch_dreamworld::{Action, Dreamworld, Ends};
use mittwoch_kernel::{Game, Seat, Setting};

use super::c06_determine_scoring::nothing_to_draw;
use crate::position::{Position, pack};

/// DW-12.1.
#[test]
fn version_1_has_its_own_options() {
    let keys = |rules| {
        let about = Dreamworld::about_of(rules).expect("known");
        about.options.iter().map(|option| option.key).collect::<Vec<_>>()
    };
    assert_eq!(keys(1), ["professor", "level"]);
    assert_eq!(keys(2), ["professor", "level", "ends"]);
    let setting = Setting::new(2).with("ends", "players");
    let faults = Dreamworld::with_rules(1, &pack(), &setting).expect_err("no such option");
    assert!(faults[0].to_string().contains("ends"), "{faults:?}");
    assert_eq!(Position::by(1, Setting::new(2)).game.config().ends, Ends::All);
}

/// DW-12.2.
#[test]
fn by_version_1_who_can_only_score_scores() {
    let position = nothing_to_draw(1);
    assert_eq!(position.offers(0), ["score 0"]);
    assert_eq!(position.refused(0, "decline"), "DW-12.2");
    let mut refused = Vec::new();
    position.game.neighbours(&position.state, Seat(0), &mut refused);
    assert!(refused.iter().all(|(action, _)| *action != Action::Decline), "nor is it expected");
}
