//! What an answer would change is told before it is given.

use mittwoch_dreamworld::Suit;
use mittwoch_kernel::{Arg, Consequence, Knowing, Seat, Viewer, Wording, consequences, preview};

use crate::position::{Position, card};

fn at(round: u8) -> Position {
    Position::new(4).round(round).client(Suit::Hex).tile("small-gap")
}

fn changes(position: &Position, seat: u8, answer: &str) -> Vec<Consequence> {
    let action = position.game.read(answer).expect("an action");
    let (game, state, seat) = (&position.game, &position.state, Seat(seat));
    consequences(game, state, seat, &preview(game, state, seat, action))
}

fn counts(changes: &[Consequence]) -> Vec<(&str, Option<i64>, i64)> {
    changes.iter().map(|change| (change.what.as_str(), change.from, change.to)).collect()
}

#[test]
fn scoring_tells_the_limit_and_a_flip_what_it_is_worth() {
    let position = at(1).play(&["hex-2-sun", "hex-6-sun", "hex-7-sun", "hex-9-sun"]);
    assert_eq!(counts(&changes(&position, 0, "score 0")), [("left", None, 4)]);
    let scoring = position.answer(0, "score 0");
    let flip = scoring.offers(0).into_iter().find(|offer| offer.starts_with("flip"));
    let changes = changes(&scoring, 0, &flip.expect("a token fits"));
    let remaining = changes.iter().find(|change| change.what == "remaining").expect("it is told");
    let left = changes.iter().find(|change| change.what == "left");
    let value = remaining.from.expect("it is counted") - remaining.to;
    assert!(value > 0, "{remaining:?}");
    if let Some(left) = left {
        assert_eq!(left.from.expect("it is counted") - left.to, value);
    }
}

#[test]
fn a_card_is_told_by_its_gap_as_the_line_lies() {
    let position = at(1);
    let corner = position.game.view(&position.state, Viewer::Seat(Seat(0))).corner[0];
    for offer in position.offers(0).iter().filter(|offer| offer.starts_with("play hex")) {
        let changes = changes(&position, 0, offer);
        let gap = changes.iter().find(|change| change.what == "gap").expect("it is told");
        let number = card(offer.strip_prefix("play ").expect("a card")).number();
        assert_eq!((gap.from, gap.to), (None, i64::from(number.abs_diff(corner))));
        assert_eq!(gap.phrase.args["suit"], Arg::Word("on".to_owned()));
    }
}
