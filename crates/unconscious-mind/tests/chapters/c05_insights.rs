//! Chapters 5 and 6: insights, points and boxes.

use mittwoch_unconscious_mind::{Frame, Insight, Quality, Ring, Spot};

use super::position::Position;

/// UM-5.1, UM-5.2, UM-E.15.
#[test]
fn a_place_of_the_dial_has_a_ring_and_a_quality() {
    let median_growth = Spot(4);
    assert_eq!(median_growth.ring(), Some(Ring::Median as u8));
    assert_eq!(median_growth.quality().map(Quality::name), Some("growth"));
    assert_eq!((Spot::RESERVE.ring(), Spot::RESERVE.quality()), (None, None));
    let position = Position::new(2).dial(&["median-growth", "median-growth", "median-growth"]);
    assert_eq!(position.at("median-growth"), 3, "any number of insights");
}

/// UM-5.3, UM-5.4, UM-5.5.
#[test]
fn own_and_common_insights_may_both_be_chosen() {
    let position = Position::new(2).dial(&[]).own("reserve").run("generate minor growth");
    assert!(position.offered("generate reserve common minor-growth"));
    let position = position.answer("generate reserve own minor-growth");
    assert_eq!(position.me().dial[Spot(1).index()], [0, 1]);
}

/// UM-5.6, UM-5.7.
#[test]
fn with_an_empty_reserve_an_insight_comes_from_a_ring() {
    let full = ["minor-growth", "minor-growth", "minor-growth", "minor-passion", "minor-passion"];
    let places = [&full[..], &["major-freedom", "median-growth"]].concat();
    let position = Position::new(2).dial(&places).run("generate minor growth");
    assert!(position.offered("generate major-freedom common minor-growth"));
    assert!(position.offered("skip"));
    let position = position.answer("generate minor-passion common minor-growth");
    assert_eq!((position.at("minor-growth"), position.at("minor-passion")), (4, 1));
    let some = Position::new(2).dial(&places[1..]).run("generate minor growth");
    assert_eq!(some.refused("generate major-freedom common minor-growth"), "UM-5.7");
    assert_eq!(some.refused("generate reserve common minor-passion"), "UM-5.6");
}

/// UM-5.8.
#[test]
fn insights_generated_together_come_one_by_one() {
    let text = "generate minor growth + generate minor freedom + generate minor passion";
    let position = Position::new(2).dial(&[]).run(text);
    let position = position.answer("pick 3").answer("generate reserve common minor-passion");
    let position = position.answer("pick 1").answer("skip");
    let position = position.answer("generate reserve common minor-freedom");
    assert_eq!(position.at("minor-growth"), 0);
    assert_eq!((position.at("minor-passion"), position.at("minor-freedom")), (1, 1));
}

/// UM-5.9.
#[test]
fn elevating_goes_one_ring_outward() {
    let position = Position::new(2).dial(&["minor-growth", "major-passion"]);
    let position = position.frame(Frame::Elevate { free: false });
    assert_eq!(position.verb("elevate"), ["elevate minor-growth common"]);
    assert_eq!(position.refused("elevate major-passion common"), "UM-5.9");
    assert_eq!(position.answer("elevate minor-growth common").at("median-growth"), 1);
}

/// UM-5.10.
#[test]
fn suppressing_goes_one_ring_inward() {
    let text = "pay suppress -> gain points 2";
    let position = Position::new(2).dial(&["median-growth", "minor-passion"]).run(text);
    assert_eq!(position.refused("suppress major-growth common"), "UM-5.12");
    let position = position.answer("suppress median-growth common");
    assert_eq!((position.at("minor-growth"), position.me().points), (1, 2));
    let position = position.run(text).answer("suppress minor-passion common");
    assert_eq!((position.at("minor-passion"), position.at("reserve")), (0, 6));
}

/// UM-5.11.
#[test]
fn transferring_goes_to_either_other_section() {
    let position = Position::new(2).dial(&["median-growth"]);
    let position = position.frame(Frame::Transfer { free: false });
    let both = [
        "transfer median-growth common median-freedom",
        "transfer median-growth common median-passion",
    ];
    assert_eq!(position.verb("transfer"), both);
    assert_eq!(position.refused("transfer median-growth common minor-passion"), "UM-5.11");
}

/// UM-5.12, UM-5.13, UM-5.14, UM-E.16.
#[test]
fn a_higher_insight_pays_for_a_lower_one() {
    let text = "pay minor passion -> gain points 2";
    let position = Position::new(2).dial(&["major-passion", "minor-growth"]).run(text);
    assert_eq!(position.refused("use minor-growth common"), "UM-5.13");
    assert_eq!(position.refused("use minor-passion common"), "UM-5.12");
    let position = position.answer("use major-passion common");
    assert_eq!((position.at("reserve"), position.me().points), (6, 2), "nothing is given back");
    let any = Position::new(2).dial(&["major-passion", "minor-growth"]);
    let any = any.run("pay median any -> gain box 1").answer("use major-passion common");
    assert_eq!(any.me().boxes, 1);
    let wild = Position::new(2).dial(&[]).run("generate median any");
    assert_eq!(wild.verb("generate").len(), 3);
    let insight = Insight { ring: Ring::Median, quality: None };
    assert_eq!(wild.top(), Frame::Generate(insight));
}

/// UM-6.1.
#[test]
fn points_have_no_limit() {
    let position = Position::new(2).mine(|player| player.points = 199).run("gain points 2");
    assert_eq!(position.me().points, 201);
}

/// UM-6.2.
#[test]
fn a_fourth_box_is_worth_two_points() {
    let position = Position::new(2).mine(|player| player.boxes = 3).run("gain box 1");
    assert_eq!((position.me().boxes, position.me().points), (3, 2));
}

/// UM-6.3.
#[test]
fn a_set_of_insights_makes_a_box() {
    let position = Position::new(2).dial(&["major-growth", "median-growth", "minor-passion"]);
    let position = position.answer("insights-box").answer("use major-growth common");
    let position = position.answer("use median-growth common");
    let position = position.answer("use minor-passion common");
    assert_eq!((position.me().boxes, position.at("reserve")), (1, 7));
    let over = Position::new(2).dial(&["major-growth", "major-passion", "median-growth"]);
    assert!(over.offered("insights-box"), "overpaid");
    let short = Position::new(2).dial(&["major-growth", "minor-passion", "minor-growth"]);
    assert_eq!(short.refused("insights-box"), "UM-6.3");
}

/// UM-6.4.
#[test]
fn a_box_is_two_points_at_any_time() {
    let position = Position::new(2).mine(|player| player.boxes = 1).answer("box-points");
    assert_eq!((position.me().boxes, position.me().points), (0, 2));
    assert_eq!(position.refused("box-points"), "UM-6.4");
}
