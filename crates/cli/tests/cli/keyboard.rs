//! A table at one keyboard is a table: consent, taking back, and clocks.

use std::time::Duration;

use mittwoch_cli::party::{LocalMatch, Who};
use mittwoch_cli::save::Seating;
use mittwoch_games::title;
use mittwoch_kernel::{Seat, Seed, Setting};
use mittwoch_match::MatchSetup;
use mittwoch_protocol::{Clock, Command, OnTimeout, Pace, RequestKind};

fn party(others: &str, pace: Option<Pace>) -> LocalMatch {
    let title = title("notre-dame").expect("a game");
    let pack = title.pack(None).expect("the built-in pack is sound");
    let (setting, seed) = (Setting::new(2), Seed::from_number(5));
    let opening = MatchSetup { pack, setting, seed, entropy: Vec::new() };
    let who = |name: &str| match name {
        "human" => Who::Human,
        bot => Who::Bot(bot.to_owned()),
    };
    let seating = vec![who("human"), who(others)];
    LocalMatch::open(title, opening, Seating { seating, pace, ..Seating::default() })
        .expect("it opens")
}

/// The person who is asked gives the first answer.
fn answer(party: &mut LocalMatch) -> Seat {
    party.advance().expect("it goes on");
    let asked = party.asked().expect("somebody is asked");
    let action = party.game().offers(asked).remove(0).action;
    party.answer(asked, &action).expect("it was offered");
    asked
}

fn take_back(party: &mut LocalMatch, seat: Seat) {
    let seq = party.game().seq();
    party.says(seat, Command::Undo { seq }).expect("it can be asked for");
}

/// Plays until taking the last answer back needs the others; who asked.
fn asked_for(party: &mut LocalMatch) -> Seat {
    for _ in 0..200 {
        let seat = answer(party);
        let answers = party.game().answers();
        let seq = party.game().seq();
        if party.says(seat, Command::Undo { seq }).is_err() {
            continue;
        }
        if party.asks(seat, RequestKind::Undo) {
            assert_eq!(party.game().answers(), answers, "nothing goes back before they agree");
            return seat;
        }
    }
    panic!("no answer showed anything");
}

#[test]
fn behind_what_was_shown_the_others_at_the_keyboard_are_asked() {
    for yes in [true, false] {
        let mut party = party("human", None);
        let seat = asked_for(&mut party);
        let answers = party.game().answers();
        let other = Seat(1 - seat.0);
        party.says(other, Command::Agree { seat, yes }).expect("it was asked");
        assert!(!party.asks(seat, RequestKind::Undo), "it was answered");
        assert_eq!(party.game().answers() < answers, yes);
    }
}

#[test]
fn whoever_plays_with_bots_alone_takes_anything_back() {
    let mut party = party("random", None);
    for _ in 0..30 {
        let before = party.game().answers();
        let seat = answer(&mut party);
        if party.over() {
            break;
        }
        take_back(&mut party, seat);
        assert!(party.requests().is_empty(), "nobody is asked");
        assert!(party.game().answers() <= before, "the answer is gone");
        answer(&mut party);
    }
}

#[test]
fn a_clock_at_the_keyboard_runs_out_and_its_player_comes_back() {
    let clock = Clock { bank: 1, extra: 0, most: None, on_timeout: OnTimeout::BotTakesSeat };
    let mut party = party("human", Some(Pace { turn_based: false, clock: Some(clock) }));
    let seat = party.asked().expect("somebody is asked");
    assert!(!party.tick(), "a second is not over");
    std::thread::sleep(Duration::from_millis(1_100));
    assert!(party.tick(), "the time is up");
    assert!(party.stood_in().contains(&seat), "a bot plays");
    party.says(seat, Command::Return).expect("one may come back");
    assert!(!party.stood_in().contains(&seat));
    assert_eq!(party.asked(), Some(seat));
}
