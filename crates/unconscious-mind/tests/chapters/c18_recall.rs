//! Chapter 18: Recall Ideas.

use mittwoch_kernel::Seat;
use mittwoch_unconscious_mind::{Frame, Location, Open};

use super::position::Position;

fn with_ideas(position: Position, spaces: &[usize]) -> Position {
    let spaces = spaces.to_vec();
    position.with(|state| {
        for (action, space) in spaces.iter().enumerate() {
            (state.spaces[*space].ideas, state.spaces[*space].owner) = (1, state.turn);
            state.spaces[*space].action = action as u8;
        }
        let seat = state.turn.index();
        state.players[seat].ideas -= spaces.len() as u8;
    })
}

/// UM-18.1, UM-18.2.
#[test]
fn recall_needs_an_own_idea_on_the_table() {
    let position = Position::new(2);
    assert_eq!(position.refused("recall"), "UM-18.1");
    assert!(with_ideas(position, &[1]).offered("recall"));
}

/// UM-18.3, UM-18.4.
#[test]
fn each_space_gives_a_coffee_and_all_ideas_come_back() {
    let position = with_ideas(Position::new(2), &[1, 6]).mine(|player| player.ideas = 0);
    let position =
        position.with(|state| state.spaces[1].ideas = 2).mine(|player| player.coffee = 0);
    let position = position.answer("recall");
    assert_eq!((position.me().coffee, position.me().ideas), (2, 3));
    assert!(position.state.spaces.iter().all(|space| !space.is_taken()));
    assert_eq!(position.top(), Frame::Bonus);
}

/// UM-18.5.
#[test]
fn recall_effects_come_before_the_bonus() {
    let position = with_ideas(Position::new(2), &[1]).client(0, "the-somnambulist");
    let position = position.mine(|player| player.rooms[0].layer = None);
    let position = position.dial(&["minor-growth"]).answer("recall");
    assert!(matches!(position.top(), Frame::Moment { .. }));
    let position = position.answer("effect the-somnambulist").answer("pick 1");
    let position = position.answers(&["elevate minor-growth common", "skip"]);
    assert_eq!((position.at("median-growth"), position.top()), (1, Frame::Bonus));
}

/// UM-18.6, UM-18.7.
#[test]
fn a_location_bonus_is_had_where_the_professor_or_freud_is() {
    let position = Position::new(2).dial(&[]).with(|state| {
        state.freud = Location::Opera;
        state.players[0].professor = Location::Theatre;
    });
    let position = position.frame(Frame::Bonus);
    assert!(position.offered("bonus theatre-middle") && position.offered("bonus opera-bottom"));
    assert_eq!(position.refused("bonus cafe-top"), "UM-18.6");
    let position = position.answer("bonus opera-bottom");
    assert_eq!((position.me().bright, position.state.tokens), (1, [8, 7, 8]));
}

/// UM-18.8, UM-18.9.
#[test]
fn a_district_bonus_needs_tags_and_an_own_insight() {
    let at = || {
        Position::new(2).with(|state| {
            state.freud = Location::Opera;
            state.players[0].professor = Location::Cafe;
        })
    };
    let position = at().own("minor-growth").frame(Frame::Bonus);
    assert_eq!(position.refused("bonus red-3"), "UM-18.8");
    let tags = |position: Position| position.with(|state| state.goals = [Some(Seat(0)); 7]);
    assert_eq!(tags(at()).frame(Frame::Bonus).refused("bonus red-3"), "UM-18.9");
    let position = tags(at()).own("minor-growth").frame(Frame::Bonus).answer("bonus red-5");
    assert_eq!(position.verb("endow"), ["endow minor-growth"]);
    let position = position.answer("endow minor-growth");
    assert_eq!(position.state.marks[2][2], Some(Seat(0)));
    assert_eq!((position.me().own_insights(), position.state.tokens[2]), (0, 7));
}

/// UM-18.10.
#[test]
fn the_reputation_of_a_token_comes_after_the_slot() {
    let position = Position::new(2).dial(&[]).with(|state| {
        state.players[0].professor = Location::Theatre;
    });
    let position = position.frame(Frame::Bonus).answer("bonus theatre-middle");
    assert_eq!(position.me().reputation, 0);
    let position = position.answer("generate reserve common major-growth");
    assert_eq!(position.me().reputation, 1);
    let order: Vec<bool> =
        position.told.iter().map(|event| matches!(event, Open::Reputation { .. })).collect();
    assert!(order.last() == Some(&true));
}
