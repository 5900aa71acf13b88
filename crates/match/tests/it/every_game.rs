//! What holds for every game of the catalogue, at every number of players.

use mittwoch_games::{catalogue, verify};
use mittwoch_kernel::{Seat, Seed, Setting};
use mittwoch_match::{Match, MatchSetup, MindBudget, Title};

use crate::helper::{drive, finish, shown};

fn open(title: &dyn Title, players: u8) -> Box<dyn Match> {
    let pack = title.pack(None).expect("the built-in pack is sound");
    let seed = Seed::from_number(u64::from(players));
    let opening = MatchSetup { pack, setting: Setting::new(players), seed, entropy: Vec::new() };
    title.open(opening).unwrap_or_else(|faults| panic!("{faults:?}"))
}

fn for_every_table(mut run: impl FnMut(&dyn Title, u8)) {
    for title in catalogue() {
        for players in title.about().players {
            run(*title, players);
        }
    }
}

#[test]
fn a_match_ends_and_its_record_is_sound() {
    for_every_table(|title, players| {
        let mut game = open(title, players);
        finish(&mut *game);
        let outcome = game.outcome().expect("it is over");
        assert_eq!(outcome.scores.len(), usize::from(players));
        verify(&game.record(), None).unwrap_or_else(|fault| panic!("{fault}"));
    });
}

#[test]
fn a_saved_match_goes_on_as_it_would_have() {
    for_every_table(|title, players| {
        let mut game = open(title, players);
        drive(&mut *game, |game| game.answers() > 15);
        let pack = title.pack(None).expect("sound");
        let mut other = title.resume(&game.save(), &pack).unwrap_or_else(|f| panic!("{f}"));
        assert_eq!(shown(&*other), shown(&*game));
        finish(&mut *game);
        finish(&mut *other);
        assert_eq!(other.record(), game.record());
    });
}

#[test]
fn an_offer_marked_as_undoable_can_be_taken_back() {
    for_every_table(|title, players| {
        let mut game = open(title, players);
        let mut backs = 0;
        while backs < 3 && game.outcome().is_none() {
            drive(&mut *game, |game| game.awaited().len() == 1);
            let Some(seat) = game.awaited().first() else { break };
            let before = shown(&*game).len();
            let offers = game.offers(seat);
            let offer = offers.iter().find(|offer| offer.undoable).unwrap_or(&offers[0]);
            game.answer(seat, &offer.action).expect("offered");
            if offer.undoable {
                game.undo(seat).unwrap_or_else(|fault| panic!("{}: {fault:?}", offer.action));
                assert_eq!(shown(&*game).len(), before);
                backs += 1;
                game.answer(seat, &offer.action).expect("offered again");
            }
        }
        assert!(backs > 0, "{} with {players} players offers nothing undoable", title.about().key);
    });
}

#[test]
fn a_changed_answer_is_refused_at_its_line() {
    for_every_table(|title, players| {
        let mut game = open(title, players);
        finish(&mut *game);
        let record = game.record();
        let lines: Vec<&str> = record.lines().collect();
        let (at, line) = (10, lines[10]);
        let changed = line.replacen("\"action\":\"", "\"action\":\"never ", 1);
        assert_ne!(changed, line, "line {at} holds an answer");
        let text = record.replacen(line, &changed, 1);
        let fault = verify(&text, None).expect_err("it was changed");
        assert_eq!(fault.line, at + 1, "{fault}");
    });
}

#[test]
fn every_bot_of_every_game_plays_to_the_end() {
    for_every_table(|title, players| {
        for bot in title.bots() {
            let mut game = open(title, players);
            let sit = |seat| game.bot(Seat(seat), bot).expect("a bot of this name");
            let mut minds: Vec<_> = (0..players).map(sit).collect();
            while game.outcome().is_none() {
                let seat = game.awaited().first().expect("asked");
                let mind = &mut minds[seat.index()];
                game.brief(&mut **mind);
                let thought = mind.think(&MindBudget::iterations(2)).expect("an answer");
                let answer = thought.action;
                game.answer(seat, &answer).unwrap_or_else(|f| panic!("{bot} {answer}: {f:?}"));
            }
            let verified = verify(&game.record(), None).expect("the record is sound");
            assert_eq!(Some(verified.outcome), game.outcome());
            assert_eq!(verified.answers, game.answers());
            assert!(game.awaited().is_empty());
        }
    });
}
