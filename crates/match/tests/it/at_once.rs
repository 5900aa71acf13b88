//! Answers that several seats give at once.

use mittwoch_kernel::{Seat, Seats, Viewer};

use crate::helper::{open, shown, shown_to};

fn first_offers(players: u8, seat: u8) -> Vec<String> {
    let game = open(players, 6);
    game.offers(Seat(seat)).into_iter().map(|offer| offer.action).collect()
}

#[test]
fn answers_lie_sealed_until_the_last_is_in() {
    let mut game = open(3, 6);
    let spectator = shown_to(&*game, Viewer::Spectator);
    assert_eq!(game.awaited().len(), 3);
    game.answer(Seat(2), &first_offers(3, 2)[0]).expect("it is offered");
    game.answer(Seat(0), &first_offers(3, 0)[0]).expect("it is offered");
    assert_eq!((game.awaited(), game.sealed().len()), (Seats::only(Seat(1)), 2));
    assert_eq!(game.answers(), 0, "nothing is in the record yet");
    let now = shown_to(&*game, Viewer::Spectator);
    assert_eq!(now.split("Seats").next(), spectator.split("Seats").next(), "nothing is shown yet");
    game.answer(Seat(1), &first_offers(3, 1)[0]).expect("it is offered");
    assert_eq!(game.answers(), 3);
    let seats: Vec<_> = game.record().lines().skip(2).map(seat_of).collect();
    assert_eq!(seats, [0, 1, 2], "they are performed in the order of the seats");
}

fn seat_of(line: &str) -> u64 {
    let line: serde_json::Value = serde_json::from_str(line).expect("a line is JSON");
    line["seat"].as_u64().expect("an answer has a seat")
}

#[test]
fn a_sealed_answer_can_be_changed_and_withdrawn() {
    let offers = [first_offers(2, 0), first_offers(2, 1)];
    let mut changed = open(2, 6);
    changed.answer(Seat(0), &offers[0][0]).expect("offered");
    assert!(changed.offers(Seat(0)).iter().all(|offer| offer.undoable));
    assert!(changed.question(Seat(0)).is_some(), "the question stands while it can be changed");
    changed.answer(Seat(0), &offers[0][3]).expect("changed");
    changed.undo(Seat(0)).expect("withdrawn");
    assert_eq!((changed.sealed(), changed.awaited().len()), (Seats::NONE, 2));
    changed.answer(Seat(0), &offers[0][5]).expect("given again");
    changed.answer(Seat(1), &offers[1][2]).expect("offered");

    let mut plain = open(2, 6);
    plain.answer(Seat(0), &offers[0][5]).expect("offered");
    plain.answer(Seat(1), &offers[1][2]).expect("offered");
    assert_eq!(changed.record(), plain.record(), "only the last choice counts");
}

#[test]
fn the_order_in_which_they_come_does_not_matter() {
    let offers: Vec<_> =
        (0..4).map(|seat| first_offers(4, seat)[usize::from(seat)].clone()).collect();
    let play = |order: [u8; 4]| {
        let mut game = open(4, 6);
        for seat in order {
            game.answer(Seat(seat), &offers[usize::from(seat)]).expect("offered");
        }
        (game.record(), shown(&*game))
    };
    let straight = play([0, 1, 2, 3]);
    for order in [[3, 2, 1, 0], [2, 0, 3, 1], [1, 3, 0, 2]] {
        assert_eq!(play(order), straight);
    }
}

#[test]
fn the_driver_never_answers_a_question_to_several() {
    let mut game = open(4, 6);
    assert!(!game.answer_forced());
    assert_eq!(game.answers(), 0);
}
