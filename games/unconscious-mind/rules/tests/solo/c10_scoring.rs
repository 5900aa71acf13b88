//! Chapter 10: scoring and who wins.

use mittwoch_kernel::Game;
use mittwoch_unconscious_mind::{Frame, ID, PERSON};

use super::table::Table;

/// The game is over with these points and spaces of the track; who scored what before is undone.
fn over(person: (i16, u8), id: (i16, u8)) -> Table {
    let table = Table::new().with(|state| {
        for (board, (points, reputation)) in [(PERSON, person), (ID, id)] {
            let player = &mut state.players[board.index()];
            (player.points, player.reputation) = (points, reputation);
            (player.coffee, player.bright, player.boxes) = (0, 0, 0);
        }
    });
    table.goes(&[])
}

/// ID-10.3: more points, or as many and a strictly higher reputation.
#[test]
fn a_tie_needs_a_higher_reputation() {
    let won = |person, id| {
        let table = over(person, id);
        let outcome = table.game.outcome(&table.state).expect("over");
        assert_eq!(outcome.automaton.map(|_| outcome.scores.len()), Some(1));
        !outcome.winners.is_empty()
    };
    assert!(won((30, 0), (29, 0)) && !won((29, 0), (30, 0)));
    assert!(!won((30, 4), (30, 4)), "equal in both: the Id wins");
    assert!(won((30, 5), (31, 4)), "35 each, and the higher marker");
    assert!(!won((31, 4), (30, 5)));
}

/// ID-10.1: the parts of the base game.
#[test]
fn the_id_scores_as_a_player_does() {
    let table = over((0, 0), (10, 3)).with(|state| {
        state.id.active = 0b111_111;
        let id = &mut state.players[ID.index()];
        (id.boxes, id.coffee, id.bright) = (2, 3, 2);
        state.marks[0][0] = Some(ID);
        state.treatises[0].owner = Some(ID);
    });
    let parts = table.game.score_parts(&table.state, ID);
    // So far, reputation, rank, districts, rows, tags, case studies, boxes, bright ideas.
    assert_eq!(parts, [10, 3, 2, 4, 5, 1, 0, 4, 3]);
    let sheet = table.game.score_sheet(&table.state);
    assert!(sheet.iter().all(|line| line.values.len() == 2), "the person, then the Id");
    assert_eq!(table.state.stack.top(), Some(Frame::Over));
}
