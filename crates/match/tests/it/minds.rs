//! A bot at a table: it lives as long as its seat, and it is the bot that simulations measure.

use std::collections::BTreeMap;
use std::fs;
use std::path::PathBuf;

use mittwoch_arena::{SimulationPlan, simulate};
use mittwoch_games::catalogue;
use mittwoch_kernel::{Seat, Seed, Setting};
use mittwoch_match::{ITERATIONS, Match, MatchBot, MatchSetup, MindBudget, StoredMatch, Title};

use crate::helper::{drive, open_any};

/// Bots that keep their seats.
#[derive(Default)]
struct Seated(BTreeMap<Seat, Box<dyn MatchBot>>);

impl Seated {
    /// The answer of the bot at a seat, which hears first what its seat has heard.
    fn answer(&mut self, game: &dyn Match, seat: Seat, name: &str) -> String {
        let anew = || game.bot(seat, name).expect("a bot of this name");
        let bot = self.0.entry(seat).or_insert_with(anew);
        game.brief(&mut **bot);
        bot.think(&MindBudget::iterations(ITERATIONS)).expect("the seat is asked").action
    }

    /// Lets the bots play as long as `more` says so.
    fn play(&mut self, game: &mut dyn Match, names: &[&str], more: impl Fn(&dyn Match) -> bool) {
        while game.outcome().is_none() && more(game) {
            if game.answer_forced() {
                continue;
            }
            let seat = game.awaited().first().expect("somebody is asked");
            let answer = self.answer(game, seat, names[seat.index() % names.len()]);
            game.answer(seat, &answer).unwrap_or_else(|fault| panic!("{answer}: {fault:?}"));
        }
    }
}

fn folder(name: &str) -> PathBuf {
    let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(name);
    let _nothing_there = fs::remove_dir_all(&folder);
    folder
}

/// The record of the first game of a simulation among these bots, one after the other.
fn simulated(title: &dyn Title, players: u8, bots: &[&str]) -> String {
    let records = folder(&format!("minds-{}-{players}-{}", title.about().key, bots.join("-")));
    let plan = SimulationPlan {
        pack: title.pack(None).expect("sound"),
        setting: Setting::new(players),
        rules: None,
        games: 1,
        bots: bots.iter().map(|name| (*name).to_owned()).collect(),
        seed: 7,
        threads: 1,
        records: Some(records.clone()),
    };
    simulate(title, &plan, &|_| {}).unwrap_or_else(|faults| panic!("{faults:?}"));
    fs::read_to_string(records.join("game-000001.jsonl")).expect("a record")
}

fn opened(title: &dyn Title, players: u8) -> Box<dyn Match> {
    let seed = Seed::from_number(7).key(&["game 0".to_owned()]);
    let (pack, setting) = (title.pack(None).expect("sound"), Setting::new(players));
    let setup = MatchSetup { pack, setting, seed, entropy: Vec::new() };
    title.open(setup).unwrap_or_else(|faults| panic!("{faults:?}"))
}

#[test]
fn a_bot_at_a_table_decides_as_in_a_simulation() {
    for title in catalogue() {
        for players in title.about().players {
            compared(*title, players, &["greedy"]);
        }
        // Every bot beside others: where all play at random a simulation has no minds at all.
        for names in brisk(*title).windows(2) {
            compared(*title, 2, names);
        }
    }
}

/// Bots that may think for seconds about a turn: a whole game of them is too long for a test.
const LONG: [&str; 2] = ["expert", "champion"];

/// The other bots of a game.
fn brisk(title: &dyn Title) -> Vec<&'static str> {
    title.bots().iter().copied().filter(|name| !LONG.contains(name)).collect()
}

/// Plays a match among these bots and compares its record with the simulation's, line by line.
fn compared(title: &dyn Title, players: u8, names: &[&str]) {
    let mut game = opened(title, players);
    Seated::default().play(&mut *game, names, |_| true);
    let (record, simulated) = (game.record(), simulated(title, players, names));
    for (at_table, simulated) in record.lines().zip(simulated.lines()) {
        assert_eq!(at_table, simulated, "{} with {players} {names:?}", title.about().key);
    }
    assert_eq!(record.lines().count(), simulated.lines().count());
}

#[test]
fn a_bot_that_slept_knows_and_decides_what_it_would_have() {
    for title in catalogue() {
        for name in brisk(*title) {
            for sleeps in [5, 60, 73, 86, 120] {
                slept(*title, name, sleeps);
            }
        }
        if title.bots().contains(&LONG[0]) {
            slept(*title, LONG[0], 5);
        }
    }
}

/// Plays on with bots that have sat there all the time, and beside them with bots that are rebuilt
/// from what their seats were told: they give the same answers.
fn slept(title: &dyn Title, name: &str, sleeps: usize) {
    let mut game = open_any(title, *title.about().players.end(), 3);
    let mut bots = Seated::default();
    bots.play(&mut *game, &[name], |game| game.answers() < sleeps);
    let lines = game.new_lines();
    let sealed: Vec<_> =
        game.sealed().iter().filter_map(|seat| Some((seat, game.given(seat)?))).collect();
    let stored = StoredMatch { lines: &lines, seed: Seed::from_number(3), sealed: &sealed };
    let pack = title.pack(None).expect("sound");
    let mut other = title.reopen(&stored, &pack).unwrap_or_else(|fault| panic!("{fault}"));
    bots.play(&mut *game, &[name], |game| game.answers() < sleeps + 60);
    Seated::default().play(&mut *other, &[name], |game| game.answers() < sleeps + 60);
    assert_eq!(other.record(), game.record(), "{} {name} {sleeps}", title.about().key);
}

#[test]
fn a_bot_whose_match_went_back_thinks_anew() {
    for title in catalogue() {
        let players = *title.about().players.end();
        let mut game = open_any(*title, players, 5);
        drive(&mut *game, |game| game.answers() >= 40 && game.awaited().len() == 1);
        let seat = game.awaited().first().expect("somebody is asked");
        let mut bots = Seated::default();
        let first = bots.answer(&*game, seat, "greedy");
        game.answer(seat, &first).expect("offered");
        drive(&mut *game, |_| true);
        let (before, again) = (game.answers(), game.undo_agreed(seat));
        again.unwrap_or_else(|fault| panic!("{}: {fault:?}", title.about().key));
        assert!(game.answers() < before);
        if game.awaited().contains(seat) {
            assert_eq!(bots.answer(&*game, seat, "greedy"), first, "{}", title.about().key);
        }
    }
}

#[test]
fn a_thought_says_what_was_weighed() {
    for title in catalogue() {
        let mut game = open_any(*title, *title.about().players.end(), 2);
        drive(&mut *game, |game| game.answers() >= 30);
        let seat = game.awaited().first().expect("somebody is asked");
        for name in title.bots() {
            let mut bot = game.bot(seat, name).expect("a bot of this name");
            let thought = bot.think(&MindBudget::iterations(1)).expect("the seat is asked");
            let offers: Vec<_> = game.offers(seat).into_iter().map(|offer| offer.action).collect();
            let weighed: Vec<_> = thought.odds.iter().map(|(action, _)| action.clone()).collect();
            assert_eq!(weighed, offers);
            let sum: f32 = thought.odds.iter().map(|(_, odds)| odds).sum();
            assert!((sum - 1.0).abs() < 1e-4, "{sum}");
            assert_eq!(thought.line.first(), Some(&thought.action));
            assert!(thought.odds.iter().all(|(_, odds)| (0.0..=1.0).contains(odds)));
            let most = thought.odds.iter().map(|(_, odds)| *odds).fold(0.0, f32::max);
            let taken = thought.odds.iter().find(|(action, _)| *action == thought.action);
            let taken = taken.map_or(0.0, |(_, odds)| *odds);
            assert!(taken > 0.0, "{name} takes what it may take");
            // Weaker levels choose freely among answers that seem worth nearly the same.
            if !["novice", "club"].contains(name) {
                assert!(taken >= most, "{name} takes what it likes best");
            }
            let judged = thought.expected.len();
            assert!(judged == 0 || judged == usize::from(game.seats()), "{name}");
            assert!(thought.expected.iter().all(|one| (0.0..=1.0).contains(&one.win)));
        }
        let other = game.awaited().iter().fold(Seat(0), |seat, asked| seat.max(asked.next(9)));
        let quiet = game.bot(other, "random");
        assert!(quiet.is_none_or(|mut bot| bot.think(&MindBudget::iterations(1)).is_none()));
    }
}
