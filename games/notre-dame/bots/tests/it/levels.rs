//! Opponents of four strengths: what they hold against, that they know nothing that their seat does
//! not know, and that they play with every number of players, every option and an owner's pack.
//!
//! They think for a moment alone here; `data/judge.md` says how strong they are with their usual time.

use mittwoch_ai::trial::{Trial, is_blind, play_with, plays_everything, seed_decides};
use mittwoch_kernel::{Game, Pack, Seat, Setting};
use mittwoch_notre_dame::{FILES, NotreDame};
use mittwoch_notre_dame_bots::BOTS;

fn built_in() -> Pack {
    Pack::new(FILES.iter().copied()).expect("the built-in files are sound")
}

/// Persons who give far more and rats that come quicker than anything that was learnt from.
fn altered() -> Pack {
    let files = FILES.iter().map(|(name, text)| {
        let text = match *name {
            "persons.toml" => {
                text.replace("prestige = 3", "prestige = 9").replace("rats = 1", "rats = 2")
            }
            _ => (*text).to_owned(),
        };
        (*name, text)
    });
    let files: Vec<_> = files.collect();
    assert!(files.iter().zip(FILES).any(|(new, old)| new.1 != old.1), "something is altered");
    Pack::new(files.iter().map(|(name, text)| (*name, text.as_str()))).expect("sound files")
}

/// The wins of one bot at every seat of some deals, in halves, with few iterations.
fn wins(pack: &Pack, one: &str, other: &str, deals: u64) -> usize {
    let game = NotreDame::new(pack, &Setting::new(2)).expect("a sound setting");
    let won = |(names, seat, seed): ([&str; 2], Seat, u64)| {
        let Trial { outcome, .. } = play_with(&game, &BOTS, &names, seed, 8);
        outcome.winners.contains(seat) && outcome.winners.len() == 1
    };
    let both = |seed| [([one, other], Seat(0), seed), ([other, one], Seat(1), seed)];
    (0..deals).flat_map(both).filter(|game| won(*game)).count()
}

#[test]
fn a_novice_beats_whoever_guesses_and_an_expert_holds_against_whoever_reckons() {
    let pack = built_in();
    let novice = wins(&pack, "novice", "random", 10);
    assert!(novice >= 17, "the novice won {novice} of 20 games");
    let expert = wins(&pack, "expert", "greedy", 10);
    assert!(expert >= 14, "the expert won {expert} of 20 games");
}

#[test]
fn other_components_do_not_make_an_expert_foolish() {
    let expert = wins(&altered(), "expert", "greedy", 10);
    assert!(expert >= 7, "the expert won {expert} of 20 games with other components");
}

#[test]
fn every_level_plays_everything_and_follows_its_seed() {
    for name in ["novice", "club", "expert", "champion"] {
        assert!(plays_everything(&BOTS, name, &built_in()), "{name}");
    }
    assert!(seed_decides(&BOTS, "novice"));
}

#[test]
fn no_level_knows_what_its_seat_does_not() {
    for (name, players) in [("novice", 2), ("club", 3), ("expert", 4), ("champion", 5)] {
        assert!(is_blind(&BOTS, name, players, 5), "{name}");
    }
}
