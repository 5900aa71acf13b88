//! Saving a match and taking it up again.

use mittwoch_games::verify;
use mittwoch_kernel::Seat;
use mittwoch_match::Match;

use crate::helper::{dreamworld, drive, finish, finished, open, pack, shown};

fn resumed(text: &str) -> Box<dyn Match> {
    dreamworld().resume(text, &pack()).unwrap_or_else(|fault| panic!("{fault}"))
}

#[test]
fn a_saved_match_goes_on_with_the_same_dice_and_bots() {
    for players in 1..=4 {
        let whole = finished(players, 12);
        let mut game = open(players, 12);
        drive(&mut *game, |game| game.answers() > 20);
        let mut other = resumed(&game.save());
        assert_eq!(shown(&*other), shown(&*game));
        assert_eq!((other.save(), other.header()), (game.save(), game.header()));
        finish(&mut *other);
        assert_eq!(other.record(), whole.record(), "{players} players");
    }
}

#[test]
fn sealed_answers_are_kept() {
    let mut game = open(3, 4);
    let answer = game.bot_answer(Seat(1), "random").expect("asked");
    game.answer(Seat(1), &answer).expect("offered");
    let mut other = resumed(&game.save());
    assert_eq!((other.sealed(), other.awaited()), (game.sealed(), game.awaited()));
    finish(&mut *other);
    finish(&mut *game);
    assert_eq!(other.record(), game.record());
}

#[test]
fn a_match_with_an_answer_taken_back_is_kept_as_it_is() {
    let mut game = open(2, 3);
    let mut backs = 0;
    while game.outcome().is_none() {
        drive(&mut *game, |game| game.awaited().len() == 1);
        let Some(seat) = game.awaited().first() else { break };
        let answer = game.bot_answer(seat, "random").expect("asked");
        game.answer(seat, &answer).expect("offered");
        backs += u32::from(backs < 5 && game.undo(seat).is_ok());
        let other = resumed(&game.save());
        assert_eq!(shown(&*other), shown(&*game));
        assert_eq!(other.save(), game.save());
    }
    assert_eq!(backs, 5);
    verify(&game.record(), None).expect("sound");
}

#[test]
fn a_finished_match_can_be_taken_up_to_look_at() {
    let game = finished(2, 7);
    let other = resumed(&game.record());
    assert_eq!(shown(&*other), shown(&*game));
    assert_eq!(game.save(), game.record());
}

#[test]
fn a_running_match_does_not_tell_its_seed() {
    let mut game = open(2, 7);
    drive(&mut *game, |game| game.answers() > 10);
    assert!(!game.record().contains("\"seed\""));
    assert!(game.save().contains("\"seed\""));
    let fault = dreamworld().resume(&game.record(), &pack()).err().expect("it cannot go on");
    assert_eq!(fault.line, game.record().lines().count());
    let fault = verify(&game.save(), None).expect_err("it is not over");
    assert_eq!(fault.line, game.save().lines().count());
    assert!(fault.to_string().contains("not over"), "{fault}");
}
