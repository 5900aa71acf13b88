use std::time::Instant;

use mittwoch_match::{Match, MindBudget};
use mittwoch_protocol::{Hint, Sureness};
use mittwoch_review::{Adviser, adviser};

use crate::helper::{asked, open, play_on};

fn hint(game: &dyn Match, seat: mittwoch_kernel::Seat, bot: &str, worlds: u32) -> Hint {
    let mut adviser = Adviser::new(game, seat, bot).expect("the seat is asked");
    adviser.advise(&MindBudget::iterations(worlds))
}

#[test]
fn every_game_has_hints_that_can_be_answered() {
    for title in mittwoch_games::catalogue() {
        let mut game = open(*title, 2, 5);
        play_on(&mut *game, "random", 20);
        let seat = asked(&mut *game, "random").expect("the match goes on");
        let began = Instant::now();
        let hint = hint(&*game, seat, adviser(title.bots()), 2);
        println!("{}: {:?} for 2 deals", title.about().key, began.elapsed());
        assert_eq!((hint.seq, hint.worlds), (game.seq(), 2));
        assert!(!hint.answers.is_empty() && hint.answers.len() <= 3);
        let offers = game.offers(seat);
        for answer in &hint.answers {
            let offer = offers.iter().find(|offer| offer.action == answer.action);
            let offer = offer.expect("what is advised is offered");
            assert_eq!((&offer.phrase, &offer.pieces), (&answer.phrase, &answer.pieces));
            assert!(answer.estimate.win <= 1000);
        }
        let wins: Vec<_> = hint.answers.iter().map(|answer| &answer.action).collect();
        assert!(wins.iter().enumerate().all(|(at, one)| !wins[..at].contains(one)));
    }
}

#[test]
fn whoever_is_not_asked_gets_no_hint_and_thinking_changes_nothing() {
    let title = mittwoch_games::title("notre-dame").expect("a game");
    let mut game = open(title, 3, 8);
    play_on(&mut *game, "greedy", 60);
    let seat = asked(&mut *game, "greedy").expect("the match goes on");
    let before = game.save();
    hint(&*game, seat, "greedy", 2);
    assert_eq!(game.save(), before);
    for other in (0..3).map(mittwoch_kernel::Seat).filter(|other| !game.awaited().contains(*other))
    {
        assert!(Adviser::new(&*game, other, "greedy").is_none());
    }
    assert!(Adviser::new(&*game, seat, "nobody").is_none());
}

#[test]
fn a_hint_follows_from_the_number_of_worlds_alone() {
    let title = mittwoch_games::title("dreamworld").expect("a game");
    let mut game = open(title, 2, 3);
    let seat = asked(&mut *game, "greedy").expect("the match goes on");
    let [one, again, more] = [6, 6, 40].map(|worlds| hint(&*game, seat, "greedy", worlds));
    assert_eq!(one, again);
    let error = |hint: &Hint| hint.answers[0].estimate.win_error;
    assert!(error(&more) <= error(&one), "{} {}", error(&more), error(&one));
    assert!(matches!(more.sure, Sureness::Close | Sureness::Probable | Sureness::Certain));
}
