//! Matches that end before the rules end them.

use mittwoch_games::{catalogue, verify};
use mittwoch_kernel::{Seat, Seats, Viewer};
use mittwoch_match::EndedBy;
use mittwoch_protocol::UndoState;

use crate::checker::check;
use crate::helper::{drive, finish, finished, open, open_any, shown};

#[test]
fn the_last_one_who_has_not_resigned_wins() {
    for title in catalogue() {
        let mut game = open_any(*title, 3, 2);
        drive(&mut *game, |game| game.answers() > 12);
        assert!(game.resign(Seat(1)) && !game.resign(Seat(1)) && !game.resign(Seat(9)));
        assert_eq!((game.resigned(), game.outcome()), (Seats::only(Seat(1)), None));
        assert_eq!(game.undo_of(Seat(1)), UndoState::No);
        let at = game.answers() + 6;
        drive(&mut *game, move |game| game.answers() >= at);
        assert!(game.resign(Seat(0)));
        let outcome = game.outcome().expect("one is left");
        assert_eq!(outcome.winners, Seats::only(Seat(2)));
        assert_eq!((outcome.scores.len(), game.ended_by()), (3, Some(EndedBy::Resignation)));
        assert!(game.awaited().is_empty() && !game.answer_forced());
        assert!(game.offers(Seat(2)).is_empty() && !game.resign(Seat(2)));
        let verified = verify(&game.record(), None).unwrap_or_else(|fault| panic!("{fault}"));
        assert_eq!(verified.outcome, outcome);
        check("resigned", &game.record()).expect("the script agrees");
    }
}

#[test]
fn a_seat_that_resigned_can_be_played_on_to_the_end_of_the_rules() {
    let mut game = open(3, 8);
    drive(&mut *game, |game| game.answers() > 5);
    game.resign(Seat(0));
    game.hand_over(Seat(0), Some("greedy"));
    finish(&mut *game);
    assert_eq!(game.ended_by(), Some(EndedBy::Rules));
    verify(&game.record(), None).expect("sound");
    check("played-on", &game.record()).expect("the script agrees");
}

#[test]
fn who_resigns_alone_has_lost() {
    let mut game = open(1, 8);
    drive(&mut *game, |game| game.answers() > 5);
    assert!(game.resign(Seat(0)));
    assert_eq!(game.outcome().expect("over").winners, Seats::NONE);
    verify(&game.record(), None).expect("sound");
    check("alone", &game.record()).expect("the script agrees");
}

#[test]
fn a_match_ended_by_consent_has_scores_and_no_winner() {
    for title in catalogue() {
        let mut game = open_any(*title, 2, 2);
        drive(&mut *game, |game| game.answers() > 12);
        assert!(!game.end_agreed(Seat(5)));
        assert!(game.end_agreed(Seat(1)) && !game.end_agreed(Seat(0)));
        let outcome = game.outcome().expect("over");
        assert_eq!((outcome.winners, outcome.scores.len()), (Seats::NONE, 2));
        assert_eq!(game.ended_by(), Some(EndedBy::Consent));
        let last = game.events(Viewer::Spectator, 0).pop().expect("told");
        assert_eq!(last.key, mittwoch_match::ENDED);
        verify(&game.record(), None).unwrap_or_else(|fault| panic!("{fault}"));
        check("consent", &game.record()).expect("the script agrees");
        let pack = title.pack(None).expect("sound");
        let other = title.resume(&game.record(), &pack).unwrap_or_else(|f| panic!("{f}"));
        assert_eq!(shown(&*other), shown(&*game));
        assert_eq!(game.at(game.answers()).outcome(), Some(outcome));
        assert_eq!(game.at(game.answers() - 1).outcome(), None);
    }
}

#[test]
fn a_match_that_is_over_stays_as_it_ended() {
    let mut game = finished(2, 3);
    let record = game.record();
    assert!(!game.resign(Seat(0)) && !game.end_agreed(Seat(0)));
    game.hand_over(Seat(0), Some("greedy"));
    assert!(game.undo_agreed(Seat(0)).is_err());
    assert_eq!(game.record(), record);
}

#[test]
fn it_is_told_who_plays_for_whom() {
    let mut game = open(2, 3);
    game.hand_over(Seat(1), Some("random"));
    drive(&mut *game, |game| game.answers() > 6);
    game.hand_over(Seat(1), None);
    let keys: Vec<_> = game.events(Viewer::Spectator, 0).into_iter().map(|p| p.key).collect();
    assert!(keys.contains(&mittwoch_match::STAND_IN.to_owned()));
    assert_eq!(keys.last().map(String::as_str), Some(mittwoch_match::RETURNED));
    finish(&mut *game);
    assert!(game.record().contains("\"by\":\"random\"") && game.record().contains("\"by\":null"));
    verify(&game.record(), None).expect("sound");
    check("by", &game.record()).expect("the script agrees");
}
