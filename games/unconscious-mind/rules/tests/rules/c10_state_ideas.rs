//! Chapter 10: pieces on the meeting table.

use mittwoch_kernel::Seat;
use mittwoch_unconscious_mind::{Frame, Table};

use crate::position::Position;

fn stating() -> Position {
    Position::new(4).answer("state-ideas")
}

/// UM-10.2.
#[test]
fn spaces_lie_around_actions() {
    let touched: Vec<usize> = (0..16).map(|space| Table::around(space).count()).collect();
    assert_eq!(touched, [1, 2, 2, 1, 2, 4, 4, 2, 2, 4, 4, 2, 1, 2, 2, 1]);
    for action in 0..9 {
        let around = (0..16).filter(|space| Table::around(*space).any(|at| at == action));
        assert_eq!(around.count(), 4);
    }
}

/// UM-10.3, UM-10.4.
#[test]
fn a_space_must_be_empty_and_touch_the_action() {
    let position = stating();
    assert_eq!(position.refused("point 1-1 tile-centre"), "UM-10.4");
    let position = position.answers(&["point 1-1 tile-left", "lay 1 0"]);
    let other = position.end_turn().answer("state-ideas");
    assert_eq!(other.refused("point 1-1 tile-left"), "UM-10.3");
    assert!(other.offered("point 1-2 tile-left"), "ideas of others do not matter");
}

/// UM-10.5.
#[test]
fn two_own_ideas_never_point_at_one_action() {
    let position = Position::new(4).with(|state| {
        (state.spaces[0].ideas, state.spaces[0].action) = (1, 0);
        state.players[0].ideas -= 1;
    });
    let position = position.answer("state-ideas");
    assert_eq!(position.refused("point 1-2 tile-left"), "UM-10.5");
    assert!(position.offered("point 1-2 tile-centre"));
}

/// UM-10.6, UM-10.7, UM-21.11.
#[test]
fn bright_ideas_stand_for_ideas_and_leave_at_the_end_of_the_turn() {
    let position = stating().mine(|player| player.bright = 1);
    let position = position.answer("point 1-1 tile-left");
    assert_eq!(position.verb("lay"), ["lay 0 1", "lay 1 0", "lay 1 1", "lay 2 0"]);
    assert_eq!(position.refused("lay 0 2"), "UM-10.6");
    let position = position.answer("lay 0 1");
    assert_eq!((position.state.spaces[0].bright, position.me().ideas), (1, 3));
    let position = position.end_turn();
    assert!(!position.state.spaces[0].is_taken());
}

/// UM-10.8.
#[test]
fn without_any_piece_there_is_no_such_turn() {
    let position = Position::new(2).with(|state| {
        let player = &mut state.players[0];
        (player.ideas, player.bright) = (0, 0);
        (state.spaces[1].ideas, state.spaces[1].action) = (3, 0);
    });
    assert_eq!(position.refused("state-ideas"), "UM-10.8");
    let position = position.mine(|player| player.bright = 1);
    assert!(position.offered("state-ideas"));
}

/// UM-10.3, UM-10.6.
#[test]
fn at_most_two_pieces_lie_on_one_space() {
    let position = Position::new(4).mine(|player| player.bright = 3).answer("state-ideas");
    let position = position.answer("point 2-2 tile-left");
    let mixtures = ["lay 0 1", "lay 0 2", "lay 1 0", "lay 1 1", "lay 2 0"];
    assert_eq!(position.verb("lay"), mixtures);
    assert_eq!([position.refused("lay 3 0"), position.refused("lay 0 0")], ["UM-10.6"; 2]);
    let position = position.answer("lay 1 1");
    let space = position.state.spaces[5];
    assert_eq!((space.ideas, space.bright, space.owner, space.action), (1, 1, Seat(0), 0));
    assert_eq!((position.me().ideas, position.me().bright), (2, 2));
}

/// UM-10.3: an own idea fills a space like any other.
#[test]
fn an_own_idea_takes_its_space() {
    let position = Position::new(4).idea(0, "2-2", 0, 1).answer("state-ideas");
    assert_eq!(position.refused("point 2-2 tile-centre"), "UM-10.3");
}

/// UM-10.4: two pieces are laid after one action was named, so both point there.
#[test]
fn an_inner_space_points_at_any_of_four_actions() {
    let position = Position::new(4).answer("state-ideas");
    let at = |space: &str| {
        let offers = position.verb("point").into_iter();
        offers.filter(|offer| offer.contains(space)).collect::<Vec<_>>()
    };
    let actions = ["tile-left", "tile-centre", "gain-research", "play-or-publish"];
    assert_eq!(at(" 2-2 "), actions.map(|action| format!("point 2-2 {action}")));
    assert_eq!(at(" 4-4 "), ["point 4-4 move-freud"]);
    assert_eq!(position.refused("point 2-2 move-freud"), "UM-10.4");
}

/// UM-10.5, UM-10.6: Bright Ideas alone must not point at the action of an own idea either.
#[test]
fn bright_ideas_obey_the_rules_of_pointing() {
    let position = Position::new(4).idea(0, "1-1", 0, 2).idea(0, "4-4", 8, 1);
    let position = position.idea(1, "3-3", 1, 1).mine(|player| player.bright = 1);
    let position = position.answer("state-ideas");
    assert_eq!(position.refused("point 2-2 tile-left"), "UM-10.5");
    let position = position.answer("point 2-2 tile-centre"); // where only another player points
    assert_eq!(position.verb("lay"), ["lay 0 1"]);
}

/// UM-10.8: an empty space helps only if it touches an allowed action.
#[test]
fn a_space_whose_actions_are_taken_allows_no_such_turn() {
    let position = Position::new(2).with(|state| {
        for space in 0..16 {
            let at = &mut state.spaces[space];
            (at.ideas, at.owner, at.action) = (u8::from(space != 1), Seat(1), 8);
        }
        for (space, action) in [(5, 0), (6, 1)] {
            let at = &mut state.spaces[space];
            (at.owner, at.action) = (Seat(0), action);
        }
    });
    assert_eq!(position.refused("state-ideas"), "UM-10.8");
    let position = position.with(|state| state.spaces[6].action = 2).answer("state-ideas");
    assert_eq!(position.verb("point"), ["point 1-2 tile-centre"]);
}

/// UM-10.7.
#[test]
fn an_idea_stays_when_the_bright_idea_beside_it_leaves() {
    let position = Position::new(4).mine(|player| player.bright = 2).answer("state-ideas");
    let position = position.answers(&["point 1-1 tile-left", "lay 1 1"]).end_turn();
    let space = position.state.spaces[0];
    assert_eq!((space.ideas, space.bright, space.owner), (1, 0, Seat(0)));
    assert_eq!(position.state.players[0].bright, 1);
    let alone = Position::new(4).mine(|player| player.bright = 1).answer("state-ideas");
    let alone = alone.answers(&["point 1-1 tile-left", "lay 0 1"]).end_turn();
    assert!(!alone.state.spaces[0].is_taken());
}

/// UM-10.9, UM-10.10.
#[test]
fn each_piece_is_one_trigger_and_the_first_may_use_up_what_the_second_needs() {
    let one = Position::new(2).state_ideas("2-2", "gain-research", 1);
    let one = one.answers(&["do", "skip"]);
    assert_eq!(one.top(), Frame::Ink { least: 2, most: 2 }, "only one trigger");
    let with = |coffee: u8| {
        let position = Position::new(2).mine(|player| player.coffee = coffee);
        let position = position.state_ideas("1-2", "tile-left", 2);
        let position = position.answers(&["do", "tile level-i"]);
        let cell = position.verb("cell")[0].clone();
        position.answer(&cell)
    };
    let poor = with(1);
    assert_eq!((poor.top(), poor.me().coffee), (Frame::Ink { least: 1, most: 1 }, 0));
    assert!(with(2).offered("do"), "the second trigger");
}

/// UM-10.1: the Inkpot waits until the table is resolved.
#[test]
fn the_inkpot_moves_last() {
    let position = Position::new(2).state_ideas("2-2", "gain-research", 2);
    assert_eq!((position.me().ideas, position.me().inkpot), (1, 0), "the pieces lie there");
    assert_eq!(position.refused("ink 2 0"), "UM-4.7");
    let position = position.answers(&["do", "skip", "do", "skip", "ink 2 0"]);
    assert_eq!((position.me().hand_count, position.me().inkpot), (2, 2));
}
