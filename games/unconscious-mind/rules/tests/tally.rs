//! What an answer would change is told before it is given.

use mittwoch_kernel::{Arg, Consequence, Seat, Wording, consequences, preview};

use crate::position::Position;

fn changes(position: &Position, answer: &str) -> Vec<Consequence> {
    let action = position.game.read(answer).expect("an action");
    let (game, state) = (&position.game, &position.state);
    consequences(game, state, state.turn, &preview(game, state, state.turn, action))
}

#[test]
fn coffee_for_a_bright_idea_is_told_with_both_sides() {
    let position = Position::new(2).mine(|player| (player.coffee, player.bright) = (5, 0));
    let changes = changes(&position, "coffee-bright");
    let counts = changes.iter().map(|change| (change.what.as_str(), change.from, change.to));
    assert_eq!(counts.collect::<Vec<_>>(), [("coffee", Some(5), 2), ("bright", Some(0), 1)]);
    assert_eq!(changes[0].phrase.args["by"], Arg::Word("\u{2212}3".to_owned()));
    assert!(changes.iter().all(|change| change.seat == Seat(0)), "nobody else is touched");
}
