use mittwoch_games::{title, verify};
use mittwoch_kernel::{Seat, Setting};
use mittwoch_match::AnswerFault;

use crate::helper::{dreamworld, drive, finished, open, open_with, pack, shown};

#[test]
fn every_setting_gives_a_sound_record() {
    let about = dreamworld().about();
    for players in about.players.clone() {
        for setting in Setting::all(&about, players) {
            let mut game = open_with(setting.clone(), 8);
            drive(&mut *game, |_| false);
            let verified = verify(&game.record(), None).expect("the record is sound");
            assert_eq!(verified.header.setting, setting.complete(&about));
        }
    }
}

#[test]
fn the_same_seed_and_bots_give_the_same_match() {
    assert_eq!(finished(3, 4).record(), finished(3, 4).record());
    assert_ne!(finished(3, 4).record(), finished(3, 5).record());
}

#[test]
fn a_match_can_be_looked_at_as_it_was() {
    let mut game = open(2, 9);
    let mut history = vec![shown(&*game)];
    while game.outcome().is_none() {
        drive(&mut *game, |game| game.answers() >= history.len());
        while history.len() < game.answers() {
            // Answers that were given together come at once: only the last of them was seen.
            history.push(Vec::new());
        }
        history.push(shown(&*game));
    }
    for (answers, then) in history.iter().enumerate().filter(|(_, then)| !then.is_empty()) {
        assert_eq!(shown(&*game.at(answers)), *then, "after {answers} answers");
    }
    assert_eq!(shown(&*game.at(100_000)), shown(&*game), "there is nothing beyond the end");
}

#[test]
fn a_match_looked_back_at_goes_on_with_the_same_dice() {
    let game = finished(1, 2);
    let mut branch = game.at(game.answers() / 2);
    crate::helper::finish(&mut *branch);
    verify(&branch.record(), None).expect("the branch is a sound match of its own");
}

#[test]
fn answers_that_cannot_be_given_are_refused_and_change_nothing() {
    let mut game = open(1, 3);
    let before = shown(&*game);
    assert_eq!(game.answer(Seat(3), "stop"), Err(AnswerFault::NotAsked));
    assert!(matches!(game.answer(Seat(0), "dance"), Err(AnswerFault::Unreadable(_))));
    assert!(matches!(game.answer(Seat(0), ""), Err(AnswerFault::Unreadable(_))));
    let refused = game.answer(Seat(0), "stop").expect_err("nothing can be stopped yet");
    assert!(matches!(refused, AnswerFault::Refused { rule, .. } if rule.starts_with("DW-")));
    assert!(matches!(game.preview(Seat(0), "stop"), Err(AnswerFault::Refused { .. })));
    assert_eq!(game.bot_answer(Seat(0), "nobody"), None);
    assert_eq!(game.bot_answer(Seat(3), "random"), None);
    assert_eq!(shown(&*game), before);
    crate::helper::finish(&mut *game);
    assert_eq!(game.answer(Seat(0), "stop"), Err(AnswerFault::Over));
    assert!(!game.answer_forced());
}

#[test]
fn a_setting_or_a_game_that_does_not_exist_is_refused() {
    assert!(title("chess").is_none());
    let faults = |setting: Setting| {
        let seed = mittwoch_kernel::Seed::from_number(1);
        let opening =
            mittwoch_match::MatchSetup { pack: pack(), setting, seed, entropy: Vec::new() };
        dreamworld().open(opening).err().unwrap_or_default()
    };
    assert_eq!(faults(Setting::new(7)).len(), 1);
    assert_eq!(faults(Setting::new(9).with("colour", "red").with("professor", "bed")).len(), 3);
}
