//! Going back because the whole table agrees.

use mittwoch_games::{catalogue, verify};
use mittwoch_kernel::{Seat, Viewer};
use mittwoch_match::{AGREED_BACK, Match, UndoFault};
use mittwoch_protocol::UndoState;
use serde_json::Value;

use crate::helper::{drive, finish, open, open_any, viewers};

fn seen(game: &dyn Match) -> Vec<String> {
    let views = viewers(game).into_iter().map(|viewer| game.view(viewer).to_string());
    views.chain([format!("{:?}", game.awaited())]).collect()
}

fn draws_of(record: &str) -> Vec<(u64, usize)> {
    let lines = record.lines().map(|line| serde_json::from_str::<Value>(line).expect("JSON"));
    let draws = lines.flat_map(|line| line["draws"].as_array().cloned().unwrap_or_default());
    let word = |draw: &Value| draw["at"].as_u64().expect("a number");
    draws.map(|draw| (word(&draw), draw["numbers"].as_array().map_or(0, Vec::len))).collect()
}

#[test]
fn an_answer_that_showed_something_goes_back_and_the_dice_go_on() {
    let mut game = open(2, 5);
    drive(&mut *game, |game| game.answers() >= 12);
    let seat = Seat(0);
    let (before, answers) = (seen(&*game.at(0)), game.answers());
    assert!(game.undo_of(seat) != UndoState::No);
    game.undo_agreed(seat).expect("the others agree");
    assert!(game.answers() < answers);
    let told = game.told(Viewer::Spectator, 0);
    let last = told.last().expect("the log goes on");
    assert_eq!((last.phrase.key.as_str(), last.answers), (AGREED_BACK, game.answers() as u32));
    while game.answers() > 0 {
        game.undo_agreed(seat).expect("as far as the start");
    }
    assert_eq!(seen(&*game), before, "the first question stands again");
    assert_eq!(game.undo_agreed(seat), Err(UndoFault::Nothing));
    finish(&mut *game);
    let record = game.record();
    assert!(record.contains("\"agreed\":[1]"));
    verify(&record, None).expect("the record is sound");
    let mut due = 0;
    for (at, numbers) in draws_of(&record) {
        assert!(at >= due, "no random word is used twice");
        due = at + numbers as u64;
    }
}

#[test]
fn answers_given_together_go_back_together() {
    for title in catalogue() {
        let mut game = open_any(*title, *title.about().players.end(), 3);
        let mut groups = 0;
        while game.outcome().is_none() && groups < 3 {
            drive(&mut *game, |game| game.awaited().len() > 1 && game.sealed().is_empty());
            if game.outcome().is_some() {
                break;
            }
            let (before, answers, asked) = (seen(&*game), game.answers(), game.awaited());
            for seat in asked.iter() {
                let answer = game.bot_answer(seat, "random").expect("asked");
                game.answer(seat, &answer).expect("offered");
            }
            assert_eq!(game.answers(), answers + asked.len());
            assert_eq!(seen(&*game.at(answers + 1)), before, "no look into the middle");
            let last = asked.iter().last().expect("several");
            let first = asked.first().expect("several");
            for seat in [first, last] {
                assert!(game.undo(seat).is_err(), "not without asking");
            }
            if game.outcome().is_some() {
                break;
            }
            assert_eq!(game.undo_of(first), UndoState::Ask);
            game.undo_agreed(first).expect("the others agree");
            assert_eq!((seen(&*game), game.answers()), (before, answers));
            let answer = game.bot_answer(last, "random").expect("asked again");
            game.answer(last, &answer).expect("offered");
            groups += 1;
        }
        finish(&mut *game);
        verify(&game.record(), None).unwrap_or_else(|fault| panic!("{fault}"));
    }
}

#[test]
fn what_is_said_about_taking_back_is_what_happens() {
    for title in catalogue() {
        let mut game = open_any(*title, 2, 9);
        for _ in 0..60 {
            let at = game.answers();
            drive(&mut *game, move |game| game.answers() > at);
            for seat in [Seat(0), Seat(1), Seat(7)] {
                let mut copy = game.at(game.answers());
                let said = copy.undo_of(seat);
                let free = copy.undo(seat).is_ok();
                let mut copy = game.at(game.answers());
                let agreed = copy.undo_agreed(seat).is_ok();
                let done = if free {
                    UndoState::Free
                } else if agreed {
                    UndoState::Ask
                } else {
                    UndoState::No
                };
                assert_eq!(said, done);
            }
        }
    }
}

#[test]
fn a_sealed_answer_of_another_seat_is_forgotten_with_its_question() {
    let mut game = open(3, 4);
    drive(&mut *game, |game| game.answers() > 3 && game.awaited().len() == 3);
    let answer = game.bot_answer(Seat(2), "random").expect("asked");
    game.answer(Seat(2), &answer).expect("offered");
    assert_eq!((game.undo_of(Seat(2)), game.undo_of(Seat(0))), (UndoState::Free, UndoState::Ask));
    game.undo_agreed(Seat(0)).expect("the others agree");
    assert!(game.sealed().is_empty() && game.given(Seat(2)).is_none());
    finish(&mut *game);
    verify(&game.record(), None).expect("sound");
}
