//! What an answer would change is told before it is given.

use mittwoch_kernel::{Arg, Consequence, Seat, Wording, consequences, preview};

use crate::position::Position;

fn changes(position: &Position, seat: u8, answer: &str) -> Vec<Consequence> {
    let action = position.game.read(answer).expect("an action");
    let (game, state, seat) = (&position.game, &position.state, Seat(seat));
    consequences(game, state, seat, &preview(game, state, seat, action))
}

fn counts(changes: &[Consequence]) -> Vec<(&str, Option<i64>, i64)> {
    changes.iter().map(|change| (change.what.as_str(), change.from, change.to)).collect()
}

#[test]
fn a_gift_is_told_by_what_it_brings_and_costs() {
    let position = Position::cards(3).coins(0, 2).play(0, "lapis-notre-dame");
    let changes = changes(&position, 0, "give 2");
    assert_eq!(
        counts(&changes),
        [
            ("prestige", Some(0), 3),
            ("coins", Some(2), 0),
            ("markers", Some(4), 3),
            ("cathedral", Some(0), 1),
        ]
    );
    let coins = &changes[1].phrase;
    assert_eq!(coins.key, "nd-would-coins");
    assert_eq!(coins.args["by"], Arg::Word("\u{2212}2".to_owned()));
    assert_eq!(coins.args["size"], Arg::Number(2));
}

#[test]
fn a_plague_that_will_hit_is_told_with_every_answer() {
    let position = Position::cards(3).persons(&["fool", "barmaid", "monk"]).rat(0, 9);
    let position = position.play(0, "lapis-notre-dame");
    let changes = changes(&position, 0, "give 1");
    let plague = changes.iter().find(|change| change.what == "plague").expect("it is told");
    assert!(plague.to > 9 && plague.from == Some(plague.to), "{plague:?}");
    assert_eq!(plague.phrase.args["hit"], Arg::Word("yes".to_owned()));
    assert!(changes.iter().all(|change| change.seat == Seat(0)), "others have no such warning");
}
