//! Chapter 9: the end of the game.

use mittwoch_kernel::{Game, Setting};
use mittwoch_notre_dame::{Frame, Open};

use crate::position::Position;

/// The last plague of the game, which does no harm.
fn end(position: Position) -> Position {
    let position = position.persons(&["minstrel", "lady-of-the-court", "bishop"]);
    position.round(9).plague()
}

/// ND-9.1.
#[test]
fn the_most_prestige_wins_after_the_ninth_round() {
    let position = Position::cards(3).with_prestige(0, 30).with_prestige(1, 29);
    let position = end(position.with(1, |player| player.cathedral = 1));
    assert_eq!(position.prestige(1), 29 + 8, "the cathedral is scored first");
    assert_eq!(position.winners(), Some(vec![1]));
    assert_eq!(position.state.stack.top(), Some(Frame::Over));
    assert_eq!(position.refused(0, "decline"), "ND-9.1");
    let scores = position.game.outcome(&position.state).expect("over").scores;
    assert_eq!(scores.to_vec(), [30, 37, 0]);
    assert!(position.told.iter().any(|event| matches!(event, Open::Counted { .. })));
}

/// ND-9.2.
#[test]
fn coins_and_markers_in_the_supply_break_a_tie() {
    let position = Position::cards(3).with_prestige(0, 30).with_prestige(2, 30);
    let position = position.coins(0, 5).with(0, |player| player.supply = 1);
    let position = end(position.coins(2, 0).with(2, |player| player.supply = 7));
    assert_eq!(position.winners(), Some(vec![2]), "7 is more than 6");
}

/// ND-9.3.
#[test]
fn those_still_tied_share_the_win() {
    let position = Position::cards(3).with_prestige(0, 30).with_prestige(2, 30);
    let position = position.coins(0, 5).with(0, |player| player.supply = 2);
    let position = end(position.coins(2, 3).with(2, |player| player.supply = 4));
    assert_eq!(position.winners(), Some(vec![0, 2]));
}

/// ND-9.1.
#[test]
fn the_score_sheet_tells_where_prestige_came_from() {
    let position = Position::cards(3).with_prestige(0, 5);
    let keys = |position: &Position| {
        let sheet = position.game.score_sheet(&position.state);
        sheet.into_iter().map(|line| (line.what.key, line.values)).collect::<Vec<_>>()
    };
    assert_eq!(keys(&position), [("nd-sheet-reserve".to_owned(), vec![7, 7, 7])]);
    let sheet = keys(&end(position));
    assert_eq!(sheet.len(), 9);
    assert_eq!(sheet[0], ("nd-sheet-residence".to_owned(), vec![5, 0, 0]));
    assert_eq!(sheet[7], ("nd-sheet-prestige".to_owned(), vec![5, 0, 0]));
    let open = Position::of(Setting::new(3).with("prestige", "open"));
    assert_eq!(keys(&open).len(), 9, "shown at any time");
}
