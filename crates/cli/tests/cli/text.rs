//! Whole games on standard input and output.

use mittwoch_cli::party::{LocalMatch, seats};
use mittwoch_cli::save::Seating;
use mittwoch_cli::words::{Lang, Words};
use mittwoch_games::{catalogue, title};
use mittwoch_kernel::{Seed, Setting};
use mittwoch_match::{MatchSetup, Title};
use mittwoch_protocol::Question;

use crate::run::{Folder, Ran, feed};

fn play(more: &[&str], input: &str) -> Ran {
    feed(&[&["play", "dreamworld", "--text", "--seed", "11"], more].concat(), input)
}

fn ones(count: usize) -> String {
    "1\n".repeat(count)
}

/// What a line of the score sheet of a game says.
fn score_line(title: &dyn Title, players: u8) -> String {
    let pack = title.pack(None).expect("the built-in pack is sound");
    let (setting, seed) = (Setting::new(players), Seed::from_number(1));
    let opening = MatchSetup { pack, setting, seed, entropy: Vec::new() };
    let game = title.open(opening).unwrap_or_else(|faults| panic!("{faults:?}"));
    let line = game.score_sheet().into_iter().next().expect("something is counted");
    Words::new(Lang::En).phrase(&line.what)
}

#[test]
fn always_the_first_answer_leads_to_the_end_with_any_number_of_players() {
    for title in catalogue() {
        let about = title.about();
        for players in about.players.clone() {
            let score = score_line(*title, players);
            let players = players.to_string();
            let args = ["play", about.key, "--text", "--seed", "11", "--players", &players];
            let ran = feed(&args, &ones(500));
            let key = about.key;
            assert_eq!((ran.code, ran.err.as_str()), (Some(0), ""), "{key}: {players} players");
            assert!(ran.out.contains(&score), "{}", ran.out);
            assert!(ran.out.contains("rounds were played."), "{}", ran.out);
        }
    }
}

#[test]
fn every_language_plays_to_the_end_without_a_bare_key() {
    for (lang, last) in [
        ("en", "rounds were played."),
        ("fr", "manches ont été jouées."),
        ("pl", "Rozegrano "),
        ("ru", "Сыграно "),
    ] {
        for title in catalogue() {
            let about = title.about();
            for players in [*about.players.start(), *about.players.end()] {
                let (key, players) = (about.key, players.to_string());
                let args = ["play", key, "--text", "--seed", "11", "--players", &players];
                // The board in words is asked for as well.
                let input = format!("board\n{}", ones(30)) + &format!("board\n{}", ones(500));
                let ran = feed(&[&args[..], &["--lang", lang]].concat(), &input);
                assert_eq!(ran.code, Some(0), "{key} {lang}: {}", ran.err);
                let end = ran.out.lines().last().unwrap_or_default();
                assert!(end.contains(last), "{key} {lang}: {end}");
                for mark in ["{$", "{ $", "\u{2068}"] {
                    assert!(!ran.out.contains(mark), "{key} {lang}: a line holds {mark}");
                }
                for mark in ["dw-", "nd-", "um-", "board-", "outcome-"] {
                    let bare = ran.out.split_whitespace().find(|word| word.starts_with(mark));
                    assert_eq!(bare, None, "{key} {lang}");
                }
            }
        }
    }
}

#[test]
fn hot_seat_players_are_asked_by_name() {
    let ran = play(&["--seat", "human,human"], &ones(800));
    assert_eq!((ran.code, ran.err.as_str()), (Some(0), ""));
    for name in ["Player 1: ", "Player 2: "] {
        assert!(ran.out.contains(name), "{name}");
    }
}

#[test]
fn the_end_of_input_keeps_the_game_and_says_so() {
    let folder = Folder::new();
    let file = folder.file("game.jsonl");
    let ran = play(&["--players", "2", "--save", &file], &ones(3));
    assert_eq!(ran.code, Some(3), "{}", ran.err);
    assert!(ran.err.contains("saved in") && ran.err.lines().count() == 1, "{}", ran.err);
    assert!(folder.read("game.jsonl").contains("\"game\":\"dreamworld\""));
    let unsaved = play(&["--players", "2"], "");
    assert_eq!(unsaved.code, Some(3));
    assert!(unsaved.err.contains("not saved"), "{}", unsaved.err);
    let quit = play(&["--players", "2"], "quit\n");
    assert_eq!((quit.code, quit.err.as_str()), (Some(0), ""));
}

#[test]
fn a_resumed_game_goes_on_as_if_it_had_never_stopped() {
    let folder = Folder::new();
    let (whole, half) = (folder.file("whole.jsonl"), folder.file("half.jsonl"));
    let seats = ["--seat", "human,greedy,human"];
    let straight = play(&[&seats[..], &["--save", &whole]].concat(), &ones(800));
    assert_eq!(straight.code, Some(0), "{}", straight.err);
    // Three answers: the third lies sealed while the last person has not chosen.
    for count in [3, 4, 20] {
        let first = play(&[&seats[..], &["--save", &half]].concat(), &ones(count));
        assert_eq!(first.code, Some(3), "{}", first.err);
        let args = ["play", "--text", "--resume", &half, "--save", &half];
        let second = feed(&args, &ones(800));
        assert_eq!(second.code, Some(0), "{}", second.err);
        assert_eq!(folder.read("half.jsonl"), folder.read("whole.jsonl"), "after {count}");
    }
    let other = feed(&["play", "chess", "--text", "--resume", &whole], "");
    assert_eq!(other.code, Some(2), "{}", other.err);
}

#[test]
fn the_board_of_notre_dame_is_told_in_sentences() {
    let args = ["play", "notre-dame", "--text", "--seed", "11", "--players", "3"];
    let ran = feed(&args, "board\nquit\n");
    assert_eq!((ran.code, ran.err.as_str()), (Some(0), ""));
    for said in [
        "Period A, round 1 of 9: choosing cards. Start player: Player 1.",
        "Plague: ",
        " (lapis), ",
        "Bot 2, Amber: coins 3, prestige hidden, markers in the own supply 4, \
         in the general supply 10; rat on 0, after the plague on ",
        "Borough of Bot 3: Cloister school 0, Bank 0, ",
        "trusted friend: beside the board",
        "Notre Dame: 8 prestige; markers: none",
        "Brick centre: carriage of Bot 3",
        "Streets from: Lapis centre. They lead to: Lapis inner corner, ",
    ] {
        assert!(ran.out.contains(said), "{said}: {}", ran.out);
    }
    assert!(!ran.out.contains('\u{1b}') && !ran.out.contains('─'), "plain lines only");
}

#[test]
fn orders_are_obeyed_and_nonsense_is_answered() {
    let orders = "board\nwhy\nlog\nrules\nrules dw-6.4\nrules DW-77\nundo\nhelp\n\n99\n0\nxyz\n\
                  play hex-44-moon\nscore 2\n\u{0}\nquit\n";
    let ran = play(&["--players", "4"], orders);
    assert_eq!((ran.code, ran.err.as_str()), (Some(0), ""));
    for said in [
        "Your hand: ",
        "[DW-5.12]",
        "Round 1",
        "DW-1.1 DW-1.2",
        "DW-6.4  The gap",
        "no paragraph DW-77",
        "nothing to take back",
        "save FILE",
        "from 1 to 16",
        "This is not an answer: ",
        "[DW-4.3]",
        "not saved",
    ] {
        assert!(ran.out.contains(said), "{said}: {}", ran.out);
    }
    assert!(!ran.out.contains('\u{1b}') && !ran.out.contains('─'), "plain lines only");
}

/// The answers of a player who scores as soon as possible, in their notation, until
/// there is a choice of tokens to flip.
fn way_to_a_flip(seed: u64) -> Option<Vec<String>> {
    let title = title("dreamworld").expect("it is in the catalogue");
    let pack = title.pack(None).expect("the built-in pack is sound");
    let (setting, seed) = (Setting::new(4), Seed::from_number(seed));
    let opening = MatchSetup { pack, setting, seed, entropy: Vec::new() };
    let seating = seats(title, 4, &[]).expect("everybody has a seat");
    let seating = Seating { seating, ..Seating::default() };
    let mut party = LocalMatch::open(title, opening, seating).expect("it opens");
    party.advance().expect("bots answer");
    let mut answers = Vec::new();
    loop {
        let seat = party.asked()?;
        let offers = party.game().offers(seat);
        let score = offers.iter().find(|offer| offer.group == "score");
        let action = score.unwrap_or(&offers[0]).action.clone();
        party.answer(seat, &action).expect("what is offered is taken");
        party.advance().expect("bots answer");
        answers.push(action);
        let flips = |question: Question| question.rule == "DW-6.12";
        if score.is_some() && party.game().question(seat).is_some_and(flips) {
            return Some(answers);
        }
    }
}

#[test]
fn an_answer_can_be_written_and_taken_back() {
    let found = (0..500).find_map(|seed| Some((seed.to_string(), way_to_a_flip(seed)?)));
    let (seed, answers) = found.expect("in some game there is a choice of tokens");
    for (order, said) in [("undo", "Taken back."), ("reset", "Your turn is as it was.")] {
        let script = answers.join("\n") + &format!("\n{order}\nlog\nquit\n");
        let args = ["play", "dreamworld", "--text", "--players", "4", "--seed", &seed];
        let ran = feed(&args, &script);
        assert_eq!((ran.code, ran.err.as_str()), (Some(0), ""));
        let (before, after) = ran.out.split_once(said).expect("the answer is taken back");
        assert!(before.ends_with('\n') && before.contains("You score"), "{before}");
        assert!(after.contains("Player 1: Score or draw?"), "the question is asked again: {after}");
        assert!(after.contains("You took your last answer back."), "{after}");
    }
}

#[test]
fn a_game_is_saved_into_a_named_file_on_request() {
    let folder = Folder::new();
    let (good, bad) = (folder.file("a b.jsonl"), folder.file("plain/x"));
    folder.write("plain", "in the way");
    let orders = format!("save {good}\nsave {bad}\n1\nquit\n");
    let ran = play(&["--players", "2"], &orders);
    assert_eq!((ran.code, ran.err.as_str()), (Some(0), ""));
    assert!(ran.out.contains("Saved in") && ran.out.contains("Cannot write"), "{}", ran.out);
    let saved = folder.read("a b.jsonl");
    let last = saved.lines().last().expect("a line");
    let seating: serde_json::Value = serde_json::from_str(last).expect("JSON");
    assert_eq!(seating["seating"], serde_json::json!(["human", "club"]));
    // How the table was goes along, so that clocks and requests go on.
    assert!(seating["table"]["lines"].as_array().is_some_and(|lines| lines.len() >= 2), "{last}");
}
