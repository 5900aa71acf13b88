//! Chapter 13: notebook tiles.

use mittwoch_unconscious_mind::{Frame, Open};

use crate::position::Position;

const LEFT: &str = "pay coffee 1 -> gain tile left";
const CENTRE: &str = "pay coffee 2 -> gain tile centre";
const RIGHT: &str = "pay coffee 3 -> gain tile right";

/// A gained tile of level I that waits for its cell.
fn placing(position: Position) -> Position {
    position.run("gain tile left").answer("tile level-i")
}

/// UM-13.1.
#[test]
fn a_tile_is_paid_taken_triggered_placed_and_then_the_display_is_refilled() {
    let position = Position::new(2).clear().shown_tile(0, 1, "lucky-coin");
    let top = position.state.tiles[0].shown[0];
    let (coin, position) = (position.tile_id("lucky-coin"), position.run(CENTRE));
    assert_eq!(position.me().coffee, 2, "paying comes first");
    let position = position.answer("tile level-i");
    assert!(position.state.held.contains(coin) && position.me().tile_count() == 0);
    assert_eq!(position.verb("trigger"), ["trigger banner"], "not its main effect");
    let position = position.answer("trigger banner");
    assert_eq!((position.me().bright, position.me().points), (1, 0));
    assert!(matches!(position.top(), Frame::PlaceTile { .. }));
    assert_eq!(position.state.tiles[0].shown[1], None, "refilling comes last");
    let position = position.answer("cell r2c1");
    assert_eq!(position.me().notebook[3], Some(coin));
    assert_eq!(position.state.tiles[0].shown[1], top);
}

/// UM-13.1: the right action triggers both sides of the tile, in any order.
#[test]
fn the_effects_of_a_gained_tile_run_before_it_lies_on_the_board() {
    let position = Position::new(2).clear().shown_tile(0, 2, "lucky-coin");
    let position = position.run(RIGHT).answer("tile level-i");
    assert_eq!(position.me().coffee, 1);
    assert_eq!(position.verb("trigger"), ["trigger banner", "trigger main"]);
    let position = position.answers(&["trigger main", "trigger banner"]);
    assert_eq!((position.me().bright, position.me().points), (1, 1));
    assert_eq!(position.me().tile_count(), 0);
}

/// UM-13.2.
#[test]
fn only_the_table_actions_cost_coffee() {
    for (action, coffee) in [(LEFT, 3), (CENTRE, 2), (RIGHT, 1), ("gain tile left", 4)] {
        let position = Position::new(2).run(action);
        assert_eq!(position.me().coffee, coffee, "{action}");
    }
    let position = Position::new(2).mine(|player| player.coffee = 0);
    assert_eq!(position.run(LEFT).top(), Frame::Turn, "nothing to pay with");
}

/// UM-13.2.
#[test]
fn a_tile_gained_elsewhere_is_the_top_of_either_stack_and_triggers_nothing() {
    let position = Position::new(2);
    let top = position.state.tiles[1].shown[0].expect("a tile");
    let position = position.run("gain tile left");
    assert_eq!(position.verb("tile"), ["tile level-i", "tile level-ii"]);
    let position = position.answer("tile level-ii");
    assert_eq!(position.top(), Frame::PlaceTile { tile: top });
}

/// UM-13.3.
#[test]
fn a_tile_goes_to_the_leftmost_empty_cell_of_any_row() {
    let position = placing(Position::new(2).clear().fill(&[0, 3, 4]));
    assert_eq!(position.verb("cell"), ["cell r1c2", "cell r2c3", "cell r3c1"]);
    assert_eq!(position.refused("cell r1c3"), "UM-13.3");
    assert_eq!(position.refused("cell r1c1"), "UM-13.3");
    let tile = position.state.held.iter().next();
    assert_eq!(position.answer("cell r2c3").me().notebook[5], tile);
}

/// UM-13.4.
#[test]
fn each_right_hand_cell_after_the_first_needs_one_cured_client_more() {
    let rows = [[0, 1, 2], [3, 4, 5], [6, 7, 8]];
    for first in 0..3 {
        let [one, two, three] = [0, 1, 2].map(|turn| rows[(first + turn) % 3]);
        let cell = |row: [usize; 3]| format!("cell r{}c3", row[2] / 3 + 1);
        let base = || Position::new(2).no_goals().clear().fill(&one[..2]);
        assert!(placing(base()).offered(&cell(one)), "the first one is free");

        let second = || base().fill(&one).fill(&two[..2]);
        assert_eq!(placing(second()).refused(&cell(two)), "UM-13.4");
        assert!(placing(second().cured(1, 0)).offered(&cell(two)));

        let third = || second().fill(&two).fill(&three[..1]);
        let nearly = third().fill(&three[..2]);
        assert_eq!(placing(nearly.cured(1, 0)).refused(&cell(three)), "UM-13.4");
        assert!(placing(third().fill(&three[..2]).cured(1, 1)).offered(&cell(three)));
    }
}

/// UM-13.5.
#[test]
fn a_tile_that_can_be_placed_must_be_placed() {
    let position = placing(Position::new(2));
    assert_eq!(position.refused("discard-tile"), "UM-13.5");
    assert_eq!(position.refused("skip"), "UM-4.5");
    assert_eq!(position.refused("cell r1c1"), "UM-13.3", "no tile is replaced");
}

/// UM-13.6.
#[test]
fn without_a_free_cell_a_tile_replaces_another_one_or_is_discarded() {
    let full = || placing(Position::new(2).clear().fill(&[0, 1, 2, 3, 4, 6, 7]));
    assert_eq!(full().verb("cell").len(), 7, "every tile of the board and no empty cell");
    assert_eq!(full().refused("cell r2c3"), "UM-13.4");

    let before = full();
    let (held, notebook) = (before.state.held.iter().next().expect("a tile"), before.me().notebook);
    let discarded = before.answer("discard-tile");
    assert!(discarded.state.gone_tiles.contains(held));
    assert_eq!(discarded.me().notebook, notebook);

    let replaced = full().answer("cell r2c2");
    assert_eq!(replaced.me().notebook[4], Some(held));
    assert!(replaced.state.gone_tiles.contains(notebook[4].expect("a tile")));
    let others = [0, 1, 2, 3, 5, 6, 7, 8];
    assert!(others.iter().all(|cell| replaced.me().notebook[*cell] == notebook[*cell]));
}

/// UM-13.7.
#[test]
fn any_tile_may_be_replaced_and_nothing_is_earned_again() {
    // The starting tile lies in the first cell.
    let position = Position::new(2).fill(&[1, 2, 3, 4, 6, 7]).no_goals();
    let starting = position.me().notebook[0].expect("the starting tile");
    let own = position.me().own_insights();
    let position = placing(position);
    assert!(position.offered("cell r1c3"), "no cured client is needed");
    let position = position.answer("cell r1c1");
    assert!(position.state.gone_tiles.contains(starting));
    assert!(position.me().is_complete(0) && position.me().is_complete(3));
    assert_eq!(position.me().own_insights(), own);
    assert_eq!(position.me().reputation, 0);
}

/// UM-13.8.
#[test]
fn a_completed_line_frees_its_insight_and_its_end() {
    let position = Position::new(2).clear().fill(&[0, 1, 5, 8]).cured(2, 0);
    let position = placing(position.dial(&["minor-growth"])).answer("cell r1c3");
    assert_eq!(position.me().dial[0][1], 2, "a row and a column at once");
    assert_eq!(position.me().locked_lines, 0b01_1110);
    let row = position.frame(Frame::Line { line: 0, done: 0 });
    assert!(row.offered("trigger end"));
    let row = row.answer("trigger end").answer("elevate minor-growth common");
    assert_eq!(row.at("median-growth"), 1);

    let open = Position::new(2).clear().fill(&[0, 1]).dial(&["minor-growth"]);
    assert!(!open.frame(Frame::Line { line: 0, done: 0 }).offered("trigger end"));
}

/// UM-13.8, UM-13.9.
#[test]
fn a_column_frees_its_insight_even_while_it_is_locked() {
    let position = placing(Position::new(2).clear().fill(&[0, 3])).answer("cell r3c1");
    assert_eq!((position.me().locked, position.me().dial[0][1]), (3, 1));
    let position = position.frame(Frame::PickColumn);
    assert_eq!(position.top(), Frame::Turn, "no column is unlocked");
    let position = position.unlocked(1).frame(Frame::PickColumn).answer("line column-1");
    let position = position.answer("trigger end");
    assert_eq!(position.verb("generate").len(), 2, "either kind from the reserve");
    let position = position.answer("generate reserve own median-growth");
    assert_eq!(position.at("median-growth"), 1);
}

/// UM-13.10.
#[test]
fn the_ninth_tile_gives_one_reputation_point_once() {
    let position = Position::new(2).no_goals().clear().fill(&[0, 1, 2, 3, 4, 5, 6, 7]).cured(2, 0);
    let position = placing(position);
    assert_eq!((position.me().reputation, position.state.freud_marker), (0, 1));
    let position = position.answer("cell r3c3");
    assert_eq!((position.me().reputation, position.state.freud_marker), (1, 2));
    let position = placing(position).answer("cell r3c3");
    assert_eq!((position.me().reputation, position.state.freud_marker), (1, 2));
}

/// UM-13.11.
#[test]
fn the_display_is_refilled_from_its_stack() {
    for (action, column) in [(LEFT, 0), (CENTRE, 1), (RIGHT, 2)] {
        let position = Position::new(2);
        let before = position.state.tiles[1];
        let mut position = position.run(action).answer("tile level-ii");
        while !matches!(position.top(), Frame::PlaceTile { .. }) {
            position = position.answer("skip");
        }
        let position = position.answer("cell r2c1");
        let after = position.state.tiles[1];
        assert_eq!(after.below, before.below - 1);
        let new = after.shown[0].expect("the next tile is seen");
        assert!(before.unseen.contains(new) && !after.unseen.contains(new));
        let moved = match column {
            0 => [Some(new), before.shown[1], before.shown[2]],
            1 => [Some(new), before.shown[0], before.shown[2]],
            _ => [Some(new), before.shown[0], before.shown[1]],
        };
        assert_eq!(after.shown, moved, "column {column}");
        assert_eq!(position.state.tiles[0], Position::new(2).state.tiles[0], "the other row");
    }
}

/// UM-13.12.
#[test]
fn a_row_with_an_empty_stack_is_not_refilled() {
    for (action, column) in [(CENTRE, 1), (RIGHT, 2)] {
        let position = Position::new(2).no_tile(0, 0);
        let mut expected = position.state.tiles[0].shown;
        let other = position.state.tiles[1];
        let mut position = position.run(action).answer("tile level-i");
        while !matches!(position.top(), Frame::PlaceTile { .. }) {
            position = position.answer("skip");
        }
        expected[column] = None;
        let position = position.answer("cell r2c1");
        assert_eq!(position.state.tiles[0].shown, expected, "neither sliding nor from elsewhere");
        assert_eq!(position.state.tiles[1], other);
    }
}

/// UM-13.13.
#[test]
fn an_empty_space_costs_its_coffee_and_scores_its_points() {
    let points = Position::new(2).game.catalogue().table.display_points;
    for (action, column, coffee) in [(LEFT, 0, 1), (CENTRE, 1, 2), (RIGHT, 2, 3)] {
        for (level, name) in [(0, "tile level-i"), (1, "tile level-ii")] {
            let position = Position::new(2).no_tile(level, 0).no_tile(level, column);
            let position = position.run(action).answer(name);
            assert_eq!(position.me().points, i16::from(points[level][column]));
            assert_eq!(position.me().coffee, 4 - coffee);
            assert_eq!((position.top(), position.me().tile_count()), (Frame::Turn, 1));
        }
    }
    let free = Position::new(2).no_tile(0, 0).run("gain tile left").answer("tile level-i");
    assert_eq!((free.me().coffee, free.me().points), (4, i16::from(points[0][0])));
    assert!(free.heard(|event| matches!(event, Open::TookNoTile { .. })));
}

/// UM-13.14.
#[test]
fn triggering_a_tile_runs_one_main_effect_in_a_locked_column_too() {
    let position = Position::new(2).clear().tile(2, "lucky-coin").tile(3, "blank-page");
    let position = position.run("trigger tile");
    assert_eq!(position.verb("cell"), ["cell r1c3", "cell r2c1"]);
    assert_eq!(position.refused("cell r3c3"), "UM-13.14");
    let position = position.answer("cell r1c3");
    assert_eq!((position.me().points, position.top()), (1, Frame::Turn), "one tile only");
    assert_eq!(position.me().bright, 0, "not the banner");
}
