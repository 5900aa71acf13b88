//! Chapters 5 and 6: insights of both kinds, the reserve, and boxes.

use mittwoch_kernel::Seat;
use mittwoch_unconscious_mind::effect::Good;
use mittwoch_unconscious_mind::{Frame, Insight, Location, Quality, Ring, Spot};

use crate::position::Position;

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

/// UM-5.3.
#[test]
fn only_own_insights_leave_the_dial_and_for_good() {
    let position = Position::new(2).no_goals().dial(&["minor-growth"]).own("minor-passion");
    let position = position.used(Location::Theatre, &[0]).frame(Frame::Mark { slot: 18 });
    assert_eq!(position.verb("endow"), ["endow minor-passion"]);
    assert_eq!(position.refused("endow minor-growth"), "UM-5.3");
    let position = position.answer("endow minor-passion").end_turn();
    let common: u8 = position.state.players[0].dial.iter().map(|at| at[0]).sum();
    assert_eq!((position.state.players[0].own_insights(), common), (0, 7));
    assert_eq!(position.state.marks[0][0], Some(Seat(0)));
}

/// UM-5.4.
#[test]
fn an_unlocked_insight_comes_to_the_reserve_and_serves_like_a_common_one() {
    let position = Position::new(2).dial(&[]).clear().fill(&[0, 1]).run("gain tile left");
    let position = position.answers(&["tile level-i", "cell r1c3"]);
    assert_eq!(position.me().dial[0], [7, 1]);
    let position =
        position.run("generate minor growth").answer("generate reserve own minor-growth");
    let position = position.run("pay minor growth -> gain points 2");
    let position = position.answer("use minor-growth own");
    assert_eq!((position.me().dial[0], position.me().points), ([7, 1], 2));
}

/// UM-5.5.
#[test]
fn either_kind_is_used_moved_or_suppressed() {
    let both = || Position::new(2).dial(&["minor-growth"]).own("minor-growth");
    let elevate = both().frame(Frame::Elevate { free: false });
    let offers = ["elevate minor-growth common", "elevate minor-growth own"];
    assert_eq!(elevate.verb("elevate"), offers);
    let moved = elevate.answer("elevate minor-growth own");
    assert_eq!((moved.me().dial[1], moved.me().dial[4]), ([1, 0], [0, 1]));
    let pay = both().run("pay minor growth -> gain points 2");
    assert_eq!(pay.verb("use"), ["use minor-growth common", "use minor-growth own"]);
    let pay = both().run("pay suppress -> gain points 2");
    let offers = ["suppress minor-growth common", "suppress minor-growth own"];
    assert_eq!(pay.verb("suppress"), offers);
}

/// UM-5.7, UM-5.8: the reserve may run out on the way.
#[test]
fn the_second_of_several_insights_may_come_from_a_ring() {
    let places = ["major-passion"; 6];
    let text = "generate minor growth + generate minor freedom + generate minor passion";
    let position = Position::new(2).dial(&places).run(text).answer("pick 1");
    assert_eq!(position.verb("generate"), ["generate reserve common minor-growth"]);
    let position = position.answers(&["generate reserve common minor-growth", "pick 2"]);
    assert!(position.offered("generate major-passion common minor-freedom"));
    assert!(position.offered("generate minor-growth common minor-freedom"));
}

/// UM-5.9, UM-5.10.
#[test]
fn insights_in_the_reserve_are_neither_elevated_nor_suppressed() {
    let position = Position::new(2).dial(&["minor-growth"]);
    let elevate = position.frame(Frame::Elevate { free: false });
    assert_eq!(elevate.refused("elevate reserve common"), "UM-5.9");
    let position = Position::new(2).dial(&["major-growth"]).run("pay suppress -> gain points 2");
    assert_eq!(position.refused("suppress reserve common"), "UM-5.10");
    let position = position.answer("suppress major-growth common");
    assert_eq!(position.at("median-growth"), 1, "one ring and no more");
    let bare = Position::new(2).dial(&[]).mine(|player| player.coffee = 0);
    assert_eq!(bare.run("pay suppress -> gain points 2").me().points, 0);
}

/// UM-5.12.
#[test]
fn each_icon_takes_an_insight_of_its_own() {
    let text = "pay minor any, minor any -> (gain box 1 + gain coffee 1)";
    let position = Position::new(2).dial(&["major-growth"]).run(text);
    assert_eq!((position.top(), position.me().boxes), (Frame::Turn, 0), "one is not enough");
    let position = Position::new(2).dial(&["major-growth", "minor-growth"]).run(text);
    let position = position.answers(&["use major-growth common", "use minor-growth common"]);
    assert_eq!(position.at("reserve"), 7);
}

/// UM-5.14: the section of a colourless icon is the player's choice, its ring is not.
#[test]
fn a_colourless_icon_leaves_the_section_open() {
    let position = Position::new(2).dial(&[]).run("generate median any");
    let sections = ["growth", "freedom", "passion"];
    assert_eq!(
        position.verb("generate"),
        sections.map(|section| format!("generate reserve common median-{section}"))
    );
    assert_eq!(position.refused("generate reserve common minor-growth"), "UM-5.6");
    let poor = Position::new(2).dial(&["minor-growth"]).mine(|player| player.coffee = 1);
    let poor = poor.run("pay median any -> gain box 1");
    assert_eq!(poor.me().boxes, 0, "a lower ring does not serve");
    assert_eq!(poor.top(), Frame::Turn);
}

/// UM-6.2: every box above three counts by itself.
#[test]
fn two_boxes_with_room_for_one_are_a_box_and_two_points() {
    let position = Position::new(2).mine(|player| player.boxes = 2);
    let position = position.frame(Frame::Gain { good: Good::Box, count: 2 });
    assert_eq!((position.me().boxes, position.me().points), (3, 2));
}

/// UM-6.4: in the turn itself a box is no therapy.
#[test]
fn boxes_help_clients_only_at_the_end_of_the_turn() {
    let position = Position::new(2).mine(|player| player.boxes = 1);
    assert!(position.verb("box").is_empty() && position.offered("box-points"));
    assert_eq!(position.refused("box room-1"), "UM-4.7");
    let position = position.frame(Frame::Boxes);
    assert_eq!(position.verb("box"), ["box room-1"]);
}
