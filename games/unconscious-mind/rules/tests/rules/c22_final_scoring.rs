//! Chapter 22: final scoring.

use mittwoch_kernel::{Game, Seat};
use mittwoch_unconscious_mind::{Frame, Location};

use crate::position::Position;

/// What the parts bring the first player, without the points scored so far: reputation, rank,
/// districts, rows, tags, case studies, boxes, bright ideas.
fn parts(position: &Position) -> [i32; 8] {
    let all = position.game.score_parts(&position.state, Seat(0));
    std::array::from_fn(|at| all[at + 1])
}

fn markers(position: Position, markers: &[(u8, u8)]) -> Position {
    position.with(|state| {
        for (player, (space, height)) in state.players.iter_mut().zip(markers) {
            (player.reputation, player.height) = (*space, *height);
        }
    })
}

/// UM-22.1.
#[test]
fn the_space_of_the_marker_scores_itself() {
    for space in 0..=9 {
        let position = Position::new(2).mine(|player| player.reputation = space);
        assert_eq!(parts(&position)[0], i32::from(space));
    }
}

/// UM-22.2, UM-22.3.
#[test]
fn the_first_scores_two_and_the_second_one_for_each_treatise_and_cured_client() {
    let base = || Position::new(3).published(0, "first-steps").cured_named(&["the-bookbinder"]);
    assert_eq!(parts(&markers(base(), &[(5, 0), (4, 0), (3, 0)]))[1], 4);
    assert_eq!(parts(&markers(base(), &[(4, 0), (5, 0), (3, 0)]))[1], 2);
    assert_eq!(parts(&markers(base(), &[(3, 0), (5, 0), (4, 0)]))[1], 0, "the third nothing");
    let two = Position::new(2).published(0, "first-steps");
    let two = markers(two, &[(3, 0), (4, 0)]).with(|state| state.freud_marker = 9);
    assert_eq!(parts(&two)[1], 1, "with two players too; Freud takes no place");
}

/// UM-22.4.
#[test]
fn on_one_space_the_lower_marker_is_ahead() {
    let base = || Position::new(3).published(0, "first-steps");
    assert_eq!(parts(&markers(base(), &[(4, 0), (4, 1), (4, 2)]))[1], 2);
    assert_eq!(parts(&markers(base(), &[(4, 1), (4, 0), (4, 2)]))[1], 1);
    assert_eq!(parts(&markers(base(), &[(4, 2), (4, 1), (4, 0)]))[1], 0);
}

/// UM-22.5.
#[test]
fn insights_in_one_two_or_three_districts() {
    let position = Position::new(2);
    assert_eq!(parts(&position)[2], 0);
    let one = position.mark(0, 0, 0).mark(0, 0, 1).mark(1, 1, 0);
    assert_eq!(parts(&one)[2], 4, "several in one district count once, and only own ones");
    let two = one.mark(0, 2, 3);
    assert_eq!(parts(&two)[2], 10);
    assert_eq!(parts(&two.mark(0, 1, 1))[2], 18);
}

/// UM-22.6.
#[test]
fn completed_rows() {
    let rows: [&[usize]; 4] =
        [&[0, 1, 3, 4, 6, 7], &[0, 1, 2], &[0, 1, 2, 6, 7, 8], &[0, 1, 2, 3, 4, 5, 6, 7, 8]];
    let scored = rows.map(|cells| parts(&Position::new(2).clear().fill(cells))[3]);
    assert_eq!(scored, [0, 1, 5, 16]);
}

/// UM-22.7.
#[test]
fn one_set_of_different_tags() {
    let cards = [
        "on-play-and-imitation",
        "memories-of-the-nursery",
        "the-mothers-lullaby",
        "family-resemblances",
        "on-the-first-word",
        "sayings-of-a-five-year-old",
    ];
    let mut position = Position::new(2);
    assert_eq!(parts(&position)[4], 0);
    for (card, points) in cards.iter().zip([0, 1, 3, 6, 10, 15]) {
        position = position.area(0, &[card]);
        assert_eq!(parts(&position)[4], points, "{card}");
    }
    let position = position.area(0, &["three-essays-on-childhood", "the-family-romance"]);
    assert_eq!(parts(&position)[4], 15, "only one set");
    let same = Position::new(2).area(0, &["the-puppet-and-the-child", "the-jealous-gaze"]);
    assert_eq!(parts(&same)[4], 0, "three of a kind are one");
}

/// UM-22.8.
#[test]
fn case_studies_without_a_layer_score_up_to_their_maximum() {
    let position = Position::new(2).clear().fill(&[0, 1]).client(0, "the-schoolmaster");
    assert_eq!(parts(&position)[5], 0, "it still has its layer");
    let position = position.live(0);
    assert_eq!(parts(&position)[5], 6, "in a room");
    let position = position.fill(&[2, 3, 4, 5, 6]);
    assert_eq!(parts(&position)[5], 15, "seven tiles, but 15 at most");
    let cured = position.marker(0, 1).mine(|player| player.boxes = 1).frame(Frame::Boxes);
    let cured = cured.answer("box room-1");
    assert_eq!(parts(&cured)[5], 15, "or cured");
}

/// UM-22.9.
#[test]
fn tiles_count_with_their_levels_as_they_lie_now() {
    let position = Position::new(2).client(0, "the-schoolmaster").live(0);
    assert_eq!(parts(&position)[5], 0, "the starting tile has no level");
    let position = position.fill(&[1]).tile(2, "eureka");
    assert_eq!(parts(&position)[5], 3);
    let position = position.tile(1, "oak-grove");
    assert_eq!(parts(&position)[5], 0, "what was replaced is gone");
    assert_eq!(parts(&position.client(0, "the-governess"))[5], 6, "two tiles of level II");
}

/// UM-22.10.
#[test]
fn each_box_is_worth_two_points() {
    for boxes in 0..=3 {
        let position = Position::new(2).mine(|player| player.boxes = boxes);
        assert_eq!(parts(&position)[6], 2 * i32::from(boxes));
    }
}

/// UM-22.11.
#[test]
fn coffee_becomes_bright_ideas_of_one_point_each() {
    for (coffee, bright, points) in [(2, 0, 0), (3, 0, 1), (5, 2, 3), (6, 0, 2), (0, 4, 4)] {
        let position =
            Position::new(2).mine(|player| (player.coffee, player.bright) = (coffee, bright));
        assert_eq!(parts(&position)[7], points, "{coffee} coffee");
    }
}

/// UM-22.12.
#[test]
fn most_points_win_then_reputation_then_the_lower_marker() {
    let end = |scores: [i16; 3], track: [(u8, u8); 3]| {
        let position = markers(Position::new(3), &track).with(|state| {
            for (player, points) in state.players.iter_mut().zip(scores) {
                (player.points, player.coffee, player.bright) = (points, 0, 0);
            }
            state.stack.replace(Frame::Over);
        });
        let outcome = position.game.outcome(&position.state).expect("the game is over");
        assert_eq!(outcome.winners.len(), 1, "always one winner");
        (outcome.winners.first().expect("a winner").0, outcome.scores.to_vec())
    };
    let (winner, scores) = end([30, 20, 10], [(0, 0), (5, 0), (7, 0)]);
    assert_eq!((winner, scores), (0, vec![30, 25, 17]));
    let (winner, scores) = end([22, 20, 10], [(3, 0), (5, 0), (1, 0)]);
    assert_eq!((winner, scores[0]), (1, scores[1]), "reputation breaks the tie");
    assert_eq!(end([20, 20, 10], [(5, 1), (5, 0), (1, 0)]).0, 1, "the lower marker");
    assert_eq!(end([20, 20, 10], [(5, 0), (5, 1), (1, 0)]).0, 0);
}

/// UM-22.1, UM-22.12: the game ends by itself and every part is on the sheet.
#[test]
fn the_sheet_adds_up_to_the_score_at_the_end() {
    let position = Position::new(2).figures(Location::Cafe, Location::Opera);
    let mut position = position.with(|state| (state.signal, state.round) = (Some(1), 2));
    while position.top() != Frame::Over {
        position = position.end_turn();
    }
    let outcome = position.game.outcome(&position.state).expect("the game is over");
    let sheet = position.game.score_sheet(&position.state);
    assert_eq!(sheet.len(), 9, "points so far and seven parts, the first in two lines");
    for seat in 0..2 {
        let total: i32 = sheet.iter().map(|line| line.values[seat]).sum();
        assert_eq!(total, outcome.scores[seat]);
    }
}
