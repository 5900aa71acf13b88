//! Chapter 12: the nine actions.

use mittwoch_unconscious_mind::{Frame, Open};

use super::position::Position;

fn action(position: Position, name: &str) -> Position {
    let all = &position.game.catalogue().table.action_ids;
    let action = all.iter().position(|id| id == name).expect("an action") as u8;
    position.frame(Frame::Table { action, left: 1 })
}

/// UM-12.1, UM-13.11.
#[test]
fn the_stack_action_costs_one_coffee_and_triggers_nothing() {
    let position = action(Position::new(2), "tile-left").answer("do");
    assert_eq!(position.me().coffee, 3);
    let below = position.state.tiles[1].below;
    let position = position.answer("tile level-ii");
    assert!(matches!(position.top(), Frame::PlaceTile { .. }));
    let cell = position.verb("cell")[0].clone();
    let position = position.answer(&cell);
    assert_eq!((position.me().tile_count(), position.state.tiles[1].below), (2, below - 1));
    assert!(position.state.tiles[1].shown[0].is_some(), "the next tile is seen");
}

/// UM-12.2, UM-13.1.
#[test]
fn the_centre_action_triggers_the_banner_before_the_tile_is_placed() {
    let position = action(Position::new(2), "tile-centre").answers(&["do", "tile level-i"]);
    assert_eq!(position.me().coffee, 2);
    assert!(matches!(position.top(), Frame::TileEffects { both: false, done: 0, .. }));
    assert_eq!(position.me().tile_count(), 1);
    assert_eq!(position.verb("trigger"), ["trigger banner"]);
    let position = position.answer("skip");
    assert!(matches!(position.top(), Frame::PlaceTile { .. }), "then it is placed");
}

/// UM-12.3.
#[test]
fn the_right_action_triggers_banner_and_main_effect() {
    let rich = Position::new(2).dial(&["major-growth", "major-freedom", "major-passion"]);
    let rich = rich.hand(0, 1).mine(|player| (player.coffee, player.bright) = (6, 1));
    let position = action(rich, "tile-right").answers(&["do", "tile level-i"]);
    assert!(matches!(position.top(), Frame::TileEffects { both: true, done: 0, .. }));
    let slid = position.state.tiles[0].shown[1];
    let mut position = position.answer("skip");
    let cell = position.verb("cell")[0].clone();
    position = position.answer(&cell);
    assert_eq!(position.state.tiles[0].shown[2], slid, "the centre tile slides");
    assert!(position.state.tiles[0].shown.iter().all(Option::is_some));
}

/// UM-12.4, UM-12.5.
#[test]
fn research_is_gained_and_played() {
    let position = action(Position::new(2), "gain-research").answers(&["do", "skip"]);
    assert_eq!(position.me().hand_count, 1);
    let position = action(position.hand(0, 1), "play-or-publish").answer("pick 1");
    assert_eq!(position.top(), Frame::Play { left: 2 });
    let one = position.verb("play")[0].clone();
    assert_eq!(position.answer(&one).me().played.len(), 1);
}

/// UM-12.6, UM-12.7.
#[test]
fn insights_are_generated_and_arranged() {
    let position = action(Position::new(2).dial(&[]), "three-insights");
    assert_eq!(position.verb("pick").len(), 3);
    let position = action(Position::new(2).dial(&["minor-growth"]), "arrange-insights");
    let position = position.answers(&["pick 1", "elevate minor-growth common", "pick 2"]);
    let position = position.answer("elevate median-growth common");
    let position = position.answer("transfer major-growth common major-passion");
    assert_eq!(position.at("major-passion"), 1, "all on one insight");
}

/// UM-12.8, UM-16.4.
#[test]
fn the_professor_moves_one_or_two_or_to_freud() {
    let position = Position::new(2).with(|state| {
        state.freud = state.players[0].professor.after(4);
    });
    let from = position.me().professor;
    let choice = action(position, "move-professor");
    let walked = choice.answer("pick 1");
    assert_eq!(walked.verb("walk"), ["walk 1", "walk 2"]);
    assert_eq!(walked.refused("walk 3"), "UM-16.2");
    let walked = walked.answer("walk 2");
    assert_eq!(walked.me().professor, from.after(2));
    assert!(matches!(walked.top(), Frame::Visit { tag: false, .. }));
    let there = Position::new(2).with(|state| state.freud = state.players[0].professor);
    assert_eq!(action(there, "move-professor").verb("pick"), ["pick 1"], "never a full circle");
}

/// UM-12.9, UM-16.5.
#[test]
fn freud_moves_one_to_three_and_may_trigger_the_location() {
    let position = Position::new(2);
    let from = position.state.freud;
    let position = action(position, "move-freud").answer("do");
    assert_eq!(position.verb("walk"), ["walk 1", "walk 2", "walk 3"]);
    let position = position.answer("walk 3");
    assert_eq!(position.state.freud, from.after(3));
    assert!(position.offered("skip") && position.offered("visit figures 0"));
    assert!(position.told.iter().any(|event| matches!(event, Open::Walked { .. })));
}
