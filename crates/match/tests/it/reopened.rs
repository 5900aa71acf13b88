//! Matches that are stored line by line and taken up again.

use mittwoch_games::{catalogue, title, verify};
use mittwoch_kernel::{Seat, Seed, Viewer};
use mittwoch_match::{Match, StoredMatch, Title, bare_log};

use crate::helper::{drive, finish, open_any, shown};

const SEED: u64 = 77;

fn reopened(title: &dyn Title, lines: &[String], sealed: &[(Seat, String)]) -> Box<dyn Match> {
    let kept = StoredMatch { lines, seed: Seed::from_number(SEED), sealed };
    let pack = title.pack(None).expect("sound");
    title.reopen(&kept, &pack).unwrap_or_else(|fault| panic!("{fault}"))
}

#[test]
fn the_lines_of_each_move_make_the_whole_record() {
    for title in catalogue() {
        let mut game = open_any(*title, 3, SEED);
        let mut lines = game.new_lines();
        assert_eq!(lines.len(), 2);
        while game.outcome().is_none() {
            let at = game.answers();
            drive(&mut *game, move |game| game.answers() > at);
            lines.extend(game.new_lines());
            let ending = usize::from(game.outcome().is_some());
            assert_eq!(lines.len(), game.seq() as usize + 2 + ending);
        }
        assert!(game.new_lines().is_empty());
        let text: String = lines.iter().map(|line| format!("{line}\n")).collect();
        assert_eq!(text, game.record());
        verify(&text, None).unwrap_or_else(|fault| panic!("{fault}"));
        let mut other = reopened(*title, &lines, &[]);
        assert_eq!(shown(&*other), shown(&*game));
        assert!(other.new_lines().is_empty());
    }
}

#[test]
fn a_match_taken_up_from_its_lines_goes_on_with_the_same_dice_and_chain() {
    for title in catalogue() {
        let players = *title.about().players.end();
        let mut game = open_any(*title, players, SEED);
        drive(&mut *game, |game| game.answers() > 14);
        let _ = game.undo_agreed(Seat(1));
        drive(&mut *game, |game| game.answers() > 16 && game.awaited().len() > 1);
        let sealing = game.awaited().iter().last().filter(|_| game.awaited().len() > 1);
        if let Some(seat) = sealing {
            let answer = game.bot_answer(seat, "random").expect("asked");
            game.answer(seat, &answer).expect("offered");
        }
        let sealed: Vec<_> =
            game.sealed().iter().filter_map(|seat| Some((seat, game.given(seat)?))).collect();
        assert_eq!(sealed.len(), usize::from(sealing.is_some()));
        let mut lines = game.new_lines();
        let mut other = reopened(*title, &lines, &sealed);
        assert_eq!((shown(&*other), other.seq()), (shown(&*game), game.seq()));
        finish(&mut *game);
        finish(&mut *other);
        assert_eq!(other.record(), game.record());
        lines.extend(other.new_lines());
        assert_eq!(lines, game.record().lines().collect::<Vec<_>>());
    }
}

#[test]
fn lines_that_were_changed_in_the_store_are_refused() {
    let title = title("dreamworld").expect("in the catalogue");
    let mut game = open_any(title, 2, SEED);
    drive(&mut *game, |game| game.answers() > 8);
    let lines = game.new_lines();
    let pack = title.pack(None).expect("sound");
    let refused = |lines: &[String], seed: u64, sealed: &[(Seat, String)]| {
        let kept = StoredMatch { lines, seed: Seed::from_number(seed), sealed };
        title.reopen(&kept, &pack).err().expect("it differs").line
    };
    for at in 0..lines.len() {
        let mut changed = lines.clone();
        changed[at] = changed[at].replacen(['1', '2', '0'], "7", 1);
        assert_eq!(refused(&changed, SEED, &[]), at + 1);
        let mut less = lines.clone();
        less.remove(at);
        if at + 1 < lines.len() {
            assert!(refused(&less, SEED, &[]) <= at + 1);
        }
    }
    assert_eq!(refused(&lines, SEED + 1, &[]), 1);
    assert_eq!(refused(&[], SEED, &[]), 1);
    assert_eq!(refused(&["{}".to_owned()], SEED, &[]), 1);
    refused(&lines, SEED, &[(Seat(0), "nonsense".to_owned())]);
}

#[test]
fn lines_without_rules_tell_only_who_may_see_it_what_was_answered() {
    let title = title("notre-dame").expect("in the catalogue");
    let mut game = open_any(title, 2, SEED);
    drive(&mut *game, |game| game.answers() > 8);
    let lines = game.new_lines();
    let told = |sees: fn(Seat) -> bool| bare_log(&lines, sees);
    let actions = |sees: fn(Seat) -> bool| {
        told(sees).iter().filter(|told| told.phrase.args.contains_key("action")).count()
    };
    let all = told(|_| true);
    assert_eq!(all.len(), game.seq() as usize);
    assert_eq!(all.last().map(|told| told.answers), Some(game.answers() as u32));
    assert_eq!(told(|_| false).len(), all.len(), "that somebody answered is no secret");
    assert_eq!((actions(|_| false), actions(|_| true)), (0, game.answers()));
    let own = actions(|seat| seat == Seat(0));
    assert!(own > 0 && own < game.answers(), "the own answers alone");
}

#[test]
fn every_told_thing_has_its_place_on_the_time_slider() {
    for title in catalogue() {
        let mut game = open_any(*title, 2, SEED);
        drive(&mut *game, |game| game.answers() > 30);
        let told = game.told(Viewer::Spectator, 0);
        assert!(told.is_sorted_by_key(|told| told.answers));
        for (number, point) in told.iter().enumerate().filter(|(number, _)| number % 5 == 0) {
            let then = game.at(point.answers as usize);
            assert_eq!(then.answers(), point.answers as usize, "a point between two questions");
            let heard = then.told(Viewer::Spectator, number);
            assert_eq!(heard.first(), Some(point), "it is told at that point");
            if point.answers > 0 {
                let before = game.at(point.answers as usize - 1);
                assert!(before.told(Viewer::Spectator, number).is_empty(), "and not before it");
            }
        }
    }
}

#[test]
fn a_long_match_with_answers_taken_back_opens_as_it_was() {
    let title = title("unconscious-mind").expect("in the catalogue");
    let mut game = open_any(title, 4, SEED);
    let (mut lines, mut back) = (game.new_lines(), 0);
    for step in 0.. {
        if game.outcome().is_some() || game.answers() >= 500 {
            break;
        }
        let at = game.answers();
        drive(&mut *game, move |game| game.answers() > at);
        if step % 10 == 3 {
            back += usize::from((0..4).any(|seat| game.undo(Seat(seat)).is_ok()));
        }
        lines.extend(game.new_lines());
    }
    assert!(back > 10, "{back} answers were taken back");
    assert_eq!(shown(&*reopened(title, &lines, &[])), shown(&*game));
}
