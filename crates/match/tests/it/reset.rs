//! Going back to the start of the own turn.

use mittwoch_games::{catalogue, title, verify};
use mittwoch_kernel::{Seat, Viewer};
use mittwoch_match::{Match, RESET};
use mittwoch_protocol::{ResetLimit, ResetState};

use crate::helper::{drive, finish, open, open_any, viewers};

fn seen(game: &dyn Match) -> Vec<String> {
    let views = viewers(game).into_iter().map(|viewer| game.view(viewer).to_string());
    views.chain([format!("{:?} {}", game.awaited(), game.answers())]).collect()
}

/// A match in which a seat can take several answers of its turn back.
fn with_several(players: u8) -> (Box<dyn Match>, Seat, ResetState) {
    let title = title("unconscious-mind").expect("it is in the catalogue");
    for seed in 1..40 {
        let mut game = open_any(title, players, seed);
        let several = |game: &dyn Match| (0..players).map(Seat).find(|seat| long(game, *seat));
        drive(&mut *game, |game| several(game).is_some());
        if let Some(seat) = several(&*game) {
            let state = game.reset_of(seat);
            return (game, seat, state);
        }
    }
    panic!("no match comes to it");
}

fn long(game: &dyn Match, seat: Seat) -> bool {
    let state = game.reset_of(seat);
    state.answers > 2 && state.limit.is_none()
}

#[test]
fn a_reset_is_as_many_undos_at_once() {
    for title in catalogue() {
        let mut game = open_any(*title, 2, 6);
        let mut tried = 0;
        for _ in 0..150 {
            let at = game.answers();
            drive(&mut *game, move |game| game.answers() > at);
            for seat in [Seat(0), Seat(1), Seat(7)] {
                let (mut once, mut often) = (game.at(game.answers()), game.at(game.answers()));
                let said = once.reset_of(seat);
                assert!(!said.ask, "a match asks nobody");
                if said.answers == 0 {
                    let before = seen(&*once);
                    assert_eq!(once.reset(seat).err(), said.limit);
                    assert!(said.limit.is_some() && seen(&*once) == before);
                    continue;
                }
                tried += 1;
                once.reset(seat).expect("it was said");
                (0..said.answers).for_each(|_| often.undo(seat).expect("one by one"));
                assert_eq!(seen(&*once), seen(&*often));
                let again = once.reset_of(seat);
                assert_eq!((again.answers, again.limit.is_some()), (0, true));
                assert_eq!(again.limit == Some(ResetLimit::Known), said.limit.is_some());
            }
        }
        assert!(tried > 10, "{}: {tried}", title.about().key);
    }
}

#[test]
fn several_answers_go_back_in_one_line_and_one_sentence() {
    let (mut game, seat, state) = with_several(2);
    let heard = game.told(Viewer::Spectator, 0).len();
    let lines = game.record().lines().count();
    game.reset(seat).expect("nobody learnt anything");
    let told = game.told(Viewer::Spectator, heard);
    let [last] = &told[..] else { panic!("{told:?}") };
    assert_eq!((last.phrase.key.as_str(), last.answers), (RESET, game.answers() as u32));
    assert!(state.answers > 2 && game.awaited().contains(seat));
    assert_eq!(game.record().lines().count(), lines + 1);
    let pack = title("unconscious-mind").and_then(|title| title.pack(None).ok()).expect("sound");
    let title = title("unconscious-mind").expect("it is in the catalogue");
    let resumed = title.resume(&game.save(), &pack).expect("it goes on");
    assert_eq!(seen(&*resumed), seen(&*game));
    finish(&mut *game);
    verify(&game.record(), None).expect("the record is sound");
}

#[test]
fn nobody_resets_the_turn_of_another() {
    let (mut game, seat, _) = with_several(3);
    let other = Seat((seat.0 + 1) % 3);
    let before = seen(&*game);
    assert_eq!(game.reset(other), Err(ResetLimit::NotYours));
    assert_eq!(seen(&*game), before);
}

#[test]
fn a_turn_begins_where_the_game_says_so() {
    let title = title("unconscious-mind").expect("it is in the catalogue");
    let mut game = open_any(title, 1, 3);
    let (mut turns, mut begun) = (0, 0);
    while turns < 4 && game.outcome().is_none() {
        let at = game.answers();
        drive(&mut *game, move |game| game.answers() > at);
        let told = game.told(Viewer::Spectator, 0);
        let starts = told.iter().filter(|told| told.phrase.key == "um-event-turn-started").count();
        if starts > begun {
            (begun, turns) = (starts, turns + 1);
            let state = game.reset_of(Seat(0));
            assert_eq!(state, ResetState::none(ResetLimit::Nothing), "nothing is answered yet");
        }
    }
    assert_eq!(turns, 4);
}

#[test]
fn a_sealed_answer_goes_back_alone() {
    let mut game = open(3, 4);
    drive(&mut *game, |game| game.answers() > 3 && game.awaited().len() == 3);
    let answer = game.bot_answer(Seat(2), "random").expect("asked");
    game.answer(Seat(2), &answer).expect("offered");
    assert_eq!(game.reset_of(Seat(2)), ResetState { answers: 1, ask: false, limit: None });
    assert_eq!(game.reset_of(Seat(0)).limit, Some(ResetLimit::NotYours));
    game.reset(Seat(2)).expect("it lies sealed");
    assert!(game.sealed().is_empty());
}

#[test]
fn what_a_finished_match_was_stays() {
    let mut game = open(2, 2);
    finish(&mut *game);
    let record = game.record();
    assert!((0..2).all(|seat| game.reset(Seat(seat)).is_err()));
    assert_eq!(game.record(), record);
}
