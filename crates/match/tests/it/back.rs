//! Taking answers back.

use mittwoch_games::verify;
use mittwoch_kernel::{Seat, Viewer};
use mittwoch_match::{Match, TAKEN_BACK, UndoFault};

use crate::helper::{drive, finish, finished, open, shown, viewers};

/// Whoever alone is asked now and has an answer with this promise about taking it back.
fn promised(game: &dyn Match, undoable: bool) -> Option<(Seat, String)> {
    let seat = game.awaited().first().filter(|_| alone(game))?;
    let offers = game.offers(seat);
    let offer = offers.iter().find(|offer| offer.undoable == undoable)?;
    (offers.len() > 1).then(|| (seat, offer.action.clone()))
}

/// Whether exactly one seat is asked.
fn alone(game: &dyn Match) -> bool {
    game.awaited().len() == 1 && game.sealed().is_empty()
}

fn stopped_at(players: u8, undoable: bool) -> (Box<dyn Match>, Seat, String) {
    for seed in 1..50 {
        let mut game = open(players, seed);
        drive(&mut *game, |game| promised(game, undoable).is_some());
        if let Some((seat, action)) = promised(&*game, undoable) {
            return (game, seat, action);
        }
    }
    panic!("no match comes to such a question");
}

#[test]
fn an_answer_that_shows_nothing_goes_back_and_everything_is_as_before() {
    let (mut game, seat, action) = stopped_at(2, true);
    let (before, answers) = (shown_without_log(&*game), game.answers());
    let heard = game.events(Viewer::Spectator, 0).len();
    game.answer(seat, &action).expect("offered");
    assert_ne!(shown_without_log(&*game), before);
    game.undo(seat).expect("nobody learnt anything");
    assert_eq!((shown_without_log(&*game), game.answers()), (before, answers));
    let told = game.events(Viewer::Spectator, heard);
    let last = told.last().expect("the log goes on");
    assert_eq!(last.key, TAKEN_BACK, "events keep their numbers and a new one tells of it");
    finish(&mut *game);
    verify(&game.record(), None).expect("a record with an answer taken back is sound");
    assert!(game.record().contains("\"undo\":"));
}

fn shown_without_log(game: &dyn Match) -> Vec<String> {
    let views = viewers(game).into_iter().map(|viewer| game.view(viewer).to_string());
    views.chain([format!("{:?}", game.awaited())]).collect()
}

#[test]
fn what_the_driver_answered_goes_back_with_the_answer_before_it() {
    let mut tried = 0;
    for seed in 1..200 {
        let mut game = open(2, seed);
        drive(&mut *game, |game| promised(game, true).is_some());
        let Some((seat, action)) = promised(&*game, true) else { continue };
        let (before, answers) = (shown_without_log(&*game), game.answers());
        game.answer(seat, &action).expect("offered");
        if game.awaited().first() != Some(seat) || !game.answer_forced() {
            continue;
        }
        tried += 1;
        assert_eq!(game.answers(), answers + 2);
        game.undo(seat).expect("promised");
        assert_eq!((shown_without_log(&*game), game.answers()), (before, answers));
    }
    assert!(tried > 0, "no match came to it");
}

#[test]
fn every_promise_about_taking_back_is_kept() {
    let (mut kept, mut refused) = (0, 0);
    for seed in 1..4 {
        let mut game = open(3, seed);
        while game.outcome().is_none() {
            drive(&mut *game, alone);
            let Some(seat) = game.awaited().first() else { break };
            for offer in game.offers(seat) {
                let mut copy = game.at(game.answers());
                copy.answer(seat, &offer.action).expect("offered");
                let back = copy.undo(seat);
                if offer.undoable {
                    assert_eq!(back, Ok(()), "{}", offer.action);
                    kept += 1;
                } else {
                    refused += u32::from(back == Err(UndoFault::Known));
                }
            }
            let answer = game.bot_answer(seat, "random").expect("asked");
            game.answer(seat, &answer).expect("offered");
        }
    }
    assert!(kept > 50 && refused > 10, "{kept} {refused}");
}

#[test]
fn an_answer_that_showed_something_stays() {
    let (mut game, seat, action) = stopped_at(3, false);
    game.answer(seat, &action).expect("offered");
    let before = shown(&*game);
    assert_eq!(game.undo(seat), Err(UndoFault::Known));
    assert_eq!(shown(&*game), before);
}

#[test]
fn answers_given_together_stay_once_they_are_open() {
    let mut game = open(2, 1);
    drive(&mut *game, |game| game.answers() >= 2);
    assert_eq!(game.undo(Seat(1)), Err(UndoFault::Known));
    assert_eq!(game.undo(Seat(0)), Err(UndoFault::NotYours));
}

#[test]
fn nobody_takes_back_what_is_not_theirs_or_not_there() {
    let mut game = open(2, 1);
    assert_eq!(game.undo(Seat(0)), Err(UndoFault::Nothing));
    assert_eq!(game.undo(Seat(77)), Err(UndoFault::Nothing));
    let (mut game, seat, action) = stopped_at(2, true);
    game.answer(seat, &action).expect("offered");
    assert_eq!(game.undo(Seat(1 - seat.0)), Err(UndoFault::NotYours));
}

#[test]
fn a_finished_match_stays_finished() {
    for seed in 1..5 {
        let mut game = finished(2, seed);
        let record = game.record();
        for seat in 0..2 {
            assert!(game.undo(Seat(seat)).is_err());
        }
        assert_eq!(game.record(), record);
    }
}
