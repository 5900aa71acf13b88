//! Chapter 13: notebook tiles.

use mittwoch_unconscious_mind::{Frame, Open};

use super::position::Position;

/// UM-13.2.
#[test]
fn a_tile_from_elsewhere_is_the_free_top_of_a_stack() {
    let position = Position::new(2).run("gain tile left");
    assert_eq!(position.verb("tile"), ["tile level-i", "tile level-ii"]);
    let position = position.answer("tile level-i");
    assert_eq!(position.me().coffee, 4);
    assert!(matches!(position.top(), Frame::PlaceTile { .. }));
}

/// UM-13.3, UM-13.4, UM-E.8.
#[test]
fn a_tile_goes_to_the_leftmost_empty_cell_of_a_row() {
    let position = Position::new(2).clear().fill(&[0, 1, 3]);
    let position = position.run("gain tile left").answer("tile level-i");
    assert_eq!(position.verb("cell"), ["cell r1c3", "cell r2c2", "cell r3c1"]);
    assert_eq!(position.refused("cell r3c2"), "UM-13.3");
    let second = Position::new(2).clear().fill(&[0, 1, 2, 3, 4]);
    let second = second.run("gain tile left").answer("tile level-i");
    assert_eq!(second.refused("cell r2c3"), "UM-13.4", "the second one needs a cured client");
    let cured = Position::new(2).clear().fill(&[0, 1, 2, 3, 4]).cured(1, 0);
    let cured = cured.run("gain tile left").answer("tile level-i");
    assert!(cured.offered("cell r2c3"));
}

/// UM-13.5, UM-13.6.
#[test]
fn a_tile_is_replaced_or_discarded_only_where_none_can_be_placed() {
    let position = Position::new(2).run("gain tile left").answer("tile level-i");
    assert_eq!(position.refused("discard-tile"), "UM-13.5");
    let full = Position::new(2).clear().fill(&[0, 1, 2, 3, 4, 6, 7]);
    let full = full.run("gain tile left").answer("tile level-i");
    assert_eq!(full.verb("cell").len(), 7, "any tile may be replaced");
    let gone = full.state.gone_tiles.len();
    let full = full.answer("discard-tile");
    assert_eq!(full.state.gone_tiles.len(), gone + 1);
}

/// UM-13.7.
#[test]
fn replacing_earns_nothing_again() {
    let position = Position::new(2).clear().fill(&[0, 1, 2, 3, 4, 6, 7]);
    let own = position.me().own_insights();
    let position = position.run("gain tile left").answer("tile level-ii").answer("cell r1c3");
    assert_eq!(position.me().own_insights(), own);
    assert!(position.me().is_complete(0));
}

/// UM-13.8, UM-13.9.
#[test]
fn a_completed_line_frees_its_insight_even_if_locked() {
    let position = Position::new(2).clear().fill(&[0, 1, 3, 4, 6, 7]);
    let own = position.me().dial[0][1];
    assert_eq!((own, position.me().locked), (2, 3), "two columns, both locked");
    let position = position.run("gain tile left").answer("tile level-i").answer("cell r1c3");
    assert_eq!(position.me().dial[0][1], own + 1);
    let both = Position::new(2).clear().cured(2, 0).fill(&[0, 1, 2, 3, 4, 5, 6, 7]);
    let before = both.me().dial[0][1];
    let both = both.run("gain tile left").answer("tile level-i").answer("cell r3c3");
    assert_eq!(both.me().dial[0][1], before + 2, "a row and a column at once");
}

/// UM-13.12, UM-13.13.
#[test]
fn a_row_without_a_stack_is_not_refilled_and_an_empty_place_scores() {
    let empty = |column: usize| {
        Position::new(2).with(|state| {
            let row = &mut state.tiles[0];
            row.below = 0;
            let tile = row.shown[0].take().expect("a tile");
            state.gone_tiles.insert(tile);
            if column > 0 {
                let tile = state.tiles[0].shown[column].take().expect("a tile");
                state.gone_tiles.insert(tile);
            }
        })
    };
    let position = empty(2).frame(Frame::GainTile { column: 2 }).answer("tile level-i");
    assert_eq!(position.me().points, 3);
    assert_eq!(position.top(), Frame::Turn);
    let position = empty(0).run("gain tile left").answer("tile level-i");
    assert_eq!(position.me().points, 1, "free of cost elsewhere");
    let mut position = empty(0).frame(Frame::GainTile { column: 1 }).answer("tile level-i");
    while position.top() != Frame::Turn {
        let next =
            if position.offered("skip") { "skip".to_owned() } else { position.offers()[0].clone() };
        position = position.answer(&next);
    }
    assert_eq!(position.state.tiles[0].shown[1], None, "no sliding");
    assert!(position.state.tiles[0].shown[2].is_some());
}

/// UM-13.14.
#[test]
fn one_tile_can_be_triggered_in_a_locked_column_too() {
    let position = Position::new(2).clear().tile(4, "second-cup");
    let position = position.mine(|player| player.coffee = 0).run("trigger tile");
    assert_eq!(position.refused("cell r1c1"), "UM-13.14");
    let position = position.answer("cell r2c2");
    assert_eq!(position.me().coffee, 2);
    assert!(position.told.iter().any(|event| matches!(event, Open::TileTriggered { .. })));
}
