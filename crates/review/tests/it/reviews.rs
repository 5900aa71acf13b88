use std::time::Instant;

use mittwoch_kernel::Setting;
use mittwoch_match::Match;
use mittwoch_protocol::Review;
use mittwoch_review::{Reviewer, adviser};

use crate::helper::{open, open_with, play_on};

fn review(game: &dyn Match, bot: &str, worlds: u32) -> Review {
    let mut reviewer = Reviewer::new(game, bot, Some(worlds)).expect("the match is over");
    assert_eq!(reviewer.review(), None);
    while reviewer.step() {}
    reviewer.review().expect("every answer was looked at")
}

fn check(game: &dyn Match, review: &Review) {
    assert_eq!(review.length as usize, game.answers());
    assert_eq!(Some(review.outcome), game.outcome());
    assert_eq!(review.seats.len(), usize::from(game.seats()));
    for answer in &review.answers {
        let given = game.given_answer(answer.at as usize).expect("it stands");
        assert!(!given.auto && answer.others.len() <= 2);
        assert!(answer.others.iter().all(|other| other.action != answer.played.action));
    }
    for seat in &review.seats {
        let (first, last) = (&seat.points[0], &seat.points[seat.points.len() - 1]);
        let own = seat.seat.index();
        let change = i32::from(last.chances[own]) - i32::from(first.chances[own]);
        assert_eq!(change, seat.luck + seat.rivals - seat.mistakes as i32, "all is told apart");
        assert!(seat.moments.len() <= 3);
        assert!(seat.points.windows(2).all(|pair| pair[0].at <= pair[1].at));
    }
}

#[test]
fn every_game_can_be_reviewed() {
    for title in mittwoch_games::catalogue() {
        let mut game = open(*title, 2, 5);
        // A long game takes minutes to look at; its first answers are enough to show that it goes.
        play_on(&mut *game, "random", 6);
        assert!(Reviewer::new(&*game, "random", None).is_none(), "the match is not over");
        game.resign(mittwoch_kernel::Seat(1));
        let began = Instant::now();
        let review = review(&*game, adviser(title.bots()), 1);
        println!("{}: {:?}", title.about().key, began.elapsed());
        check(&*game, &review);
    }
}

#[test]
fn a_whole_game_is_told_apart_into_mistakes_rivals_and_luck() {
    let title = mittwoch_games::title("dreamworld").expect("a game");
    let mut game = open(title, 2, 9);
    play_on(&mut *game, "random", usize::MAX);
    let review = review(&*game, "greedy", 6);
    check(&*game, &review);
    assert!(review.answers.iter().any(|answer| answer.cost > 0), "random answers are mistakes");
    assert!(!review.seats[0].moments.is_empty());
}

#[test]
fn a_game_against_the_id_is_reviewed_as_well() {
    let title = mittwoch_games::title("dreamworld").expect("a game");
    let mut game = open_with(title, Setting::new(1), 4);
    play_on(&mut *game, "greedy", usize::MAX);
    let outcome = game.outcome().expect("it is over");
    assert!(outcome.automaton.is_some());
    let review = review(&*game, "greedy", 2);
    check(&*game, &review);
    assert!(!review.answers.is_empty());
}
