//! Chapter 22: final scoring.

use mittwoch_kernel::{Game, Seat};
use mittwoch_unconscious_mind::Frame;

use super::position::Position;

fn parts(position: &Position, seat: u8) -> [i32; 9] {
    position.game.score_parts(&position.state, Seat(seat))
}

/// UM-22.1, UM-22.2, UM-22.3, UM-22.4, UM-7.9.
#[test]
fn reputation_scores_itself_and_ranks_treatises_and_clients() {
    let position = Position::new(3).published(0, "first-steps").cured(1, 0);
    let position = position.mine(|player| player.reputation = 5);
    assert_eq!(parts(&position, 0)[1..3], [5, 4], "the first: two for each");
    let position = position.with(|state| state.players[1].reputation = 6);
    assert_eq!(parts(&position, 0)[2], 2, "the second: one for each");
    let position = position.with(|state| {
        (state.players[2].reputation, state.players[2].height) = (5, 0);
        state.players[0].height = 1;
    });
    assert_eq!(parts(&position, 0)[2], 0, "the lower marker is ahead");
}

/// UM-22.5, UM-22.6, UM-22.7, UM-E.19.
#[test]
fn districts_rows_and_tags_score() {
    let position = Position::new(2);
    for (districts, points) in [(0, 0), (1, 4), (2, 10), (3, 18)] {
        let marked = Position::new(2).with(|state| {
            for marks in &mut state.marks[..districts] {
                marks[0] = Some(Seat(0));
                marks[1] = Some(Seat(0));
            }
        });
        assert_eq!(parts(&marked, 0)[3], points, "several in one district count once");
    }
    assert_eq!(position.game.catalogue().board.row_points, [0, 1, 5, 16]);
    assert_eq!(position.game.catalogue().board.kind_points, [0, 0, 1, 3, 6, 10, 15]);
    let rows = position.clear().fill(&[0, 1, 2, 3, 4, 5]);
    assert_eq!(parts(&rows, 0)[4], 5);
    let tags = Position::new(2).with(|state| state.goals = [Some(Seat(0)); 7]);
    assert_eq!(parts(&tags, 0)[5], 15);
}

/// UM-22.8, UM-22.9.
#[test]
fn case_studies_without_a_layer_score_up_to_their_maximum() {
    let position = Position::new(2).client(0, "the-schoolmaster").clear().fill(&[0, 1, 2, 3, 4, 6]);
    assert_eq!(parts(&position, 0)[6], 0, "not with its layer");
    let position = position.mine(|player| player.rooms[0].layer = None);
    assert_eq!(parts(&position, 0)[6], 15, "six tiles, but at most 15");
    let start = Position::new(2).client(0, "the-schoolmaster");
    let start = start.mine(|player| player.rooms[0].layer = None);
    assert_eq!(parts(&start, 0)[6], 0, "a starting tile has no level");
}

/// UM-22.10, UM-22.11.
#[test]
fn boxes_and_bright_ideas_score_and_coffee_becomes_bright_ideas() {
    let position = Position::new(2).mine(|player| {
        (player.boxes, player.coffee, player.bright) = (2, 5, 2);
    });
    assert_eq!(parts(&position, 0)[7..], [4, 3]);
}

/// UM-22.12.
#[test]
fn reputation_and_then_the_lower_marker_break_a_tie() {
    let position = Position::new(2).with(|state| {
        for player in &mut state.players {
            (player.points, player.coffee, player.bright) = (20, 0, 0);
            player.rooms[0].layer = Some(24);
        }
        state.stack.replace(Frame::Over);
        (state.players[0].points, state.players[1].points) = (21, 20);
        (state.players[0].reputation, state.players[1].reputation) = (1, 2);
    });
    let outcome = position.game.outcome(&position.state).expect("over");
    assert_eq!(outcome.scores[0], outcome.scores[1]);
    assert_eq!(outcome.winners.first(), Some(Seat(1)), "the higher reputation");
    let position = position.with(|state| {
        (state.players[0].points, state.players[1].reputation) = (20, 1);
        (state.players[0].height, state.players[1].height) = (0, 1);
    });
    let outcome = position.game.outcome(&position.state).expect("over");
    assert_eq!((outcome.winners.len(), outcome.winners.first()), (1, Some(Seat(0))));
}
