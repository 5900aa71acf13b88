//! Chapter 20: location goals.

use mittwoch_kernel::Seat;
use mittwoch_unconscious_mind::effect::Good;
use mittwoch_unconscious_mind::{Frame, Location, Open};

use super::position::Position;

fn goal(position: &Position, name: &str) -> usize {
    let goals = &position.game.catalogue().goals;
    goals.iter().position(|goal| goal.id == name).expect("a goal")
}

fn claimed(position: Position, name: &str) -> bool {
    let at = goal(&position, name);
    let position = position.run("gain points 1");
    position.state.goals[at] == Some(Seat(0))
}

/// UM-20.1, UM-20.2, UM-20.3.
#[test]
fn a_goal_is_claimed_at_once_by_the_first_to_meet_it() {
    let position = Position::new(2).mine(|player| (player.locked, player.ideas) = (0, 6));
    let at = goal(&position, "three-ideas");
    let position = position.frame(Frame::Gain { good: Good::Coffee, count: 1 });
    assert_eq!((position.state.goals[at], position.me().reputation), (Some(Seat(0)), 1));
    let order = [
        position.told.iter().position(|event| matches!(event, Open::Claimed { .. })),
        position.told.iter().position(|event| matches!(event, Open::Gained { .. })),
    ];
    assert!(order[0] < order[1], "in the middle of an effect: {order:?}");
    let position = position.with(|state| {
        state.turn = Seat(1);
        (state.players[1].locked, state.players[1].ideas) = (0, 6);
    });
    assert_eq!(position.run("gain points 1").state.goals[at], Some(Seat(0)), "once");
}

/// UM-20.4, UM-20.5, UM-20.9, UM-E.13.
#[test]
fn columns_and_ideas_meet_goals() {
    let position = Position::new(2).clear().fill(&[0, 3, 6, 1, 4, 7]);
    let at = goal(&position, "two-columns");
    assert_eq!(position.game.catalogue().goals[at].location.map(Location::name), Some("cafe"));
    assert!(claimed(position, "two-columns"));
    assert!(!claimed(Position::new(2), "two-columns"));
    assert!(claimed(
        Position::new(2).mine(|player| (player.locked, player.ideas) = (0, 6)),
        "three-ideas"
    ));
}

/// UM-20.6, UM-20.7.
#[test]
fn treatises_and_marks_meet_goals() {
    let position = Position::new(2).published(0, "first-steps").published(0, "open-doors");
    assert!(claimed(position, "two-treatises"));
    let marked = Position::new(2).with(|state| {
        state.marks[0] = [Some(Seat(0)), Some(Seat(0)), None, None];
        state.tokens[0] = 6;
        state.players[0].locked_lines &= 0b1111;
    });
    assert!(claimed(marked, "two-marks"), "in one district too");
}

/// UM-20.8.
#[test]
fn cured_clients_meet_three_goals() {
    assert!(claimed(Position::new(2).cured(3, 0), "three-routine"));
    assert!(claimed(Position::new(2).cured(0, 2), "two-case-studies"));
    assert!(claimed(Position::new(2).cured(4, 1), "five-clients"));
    assert!(!claimed(Position::new(2).cured(2, 1), "five-clients"));
}
