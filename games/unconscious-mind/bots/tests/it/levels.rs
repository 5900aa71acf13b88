//! Opponents of four strengths: what they hold against, that they know nothing that their seat does
//! not know, and that they play with every number of players, every option and an owner's pack.

use mittwoch_ai::trial::{Trial, is_blind, play_with, plays_everything, seed_decides};
use mittwoch_kernel::{Game, Pack, Seat, Setting};
use mittwoch_unconscious_mind::{FILES, UnconsciousMind};
use mittwoch_unconscious_mind_bots::BOTS;

fn built_in() -> Pack {
    Pack::new(FILES.iter().copied()).expect("the built-in files are sound")
}

/// Treatises worth twice as much, cures worth little, and dreams that bring cards instead of tiles.
fn altered() -> Pack {
    let files = FILES.iter().map(|(name, text)| {
        let text = match *name {
            "treatises.toml" => text.replace("points = 8", "points = 16"),
            "routine-clients.toml" => text.replace("points = 10", "points = 3"),
            "latent-dreams.toml" => text.replace("+ trigger tile", "+ gain research 1"),
            _ => (*text).to_owned(),
        };
        (*name, text)
    });
    let files: Vec<_> = files.collect();
    assert!(files.iter().zip(FILES).filter(|(new, old)| new.1 != old.1).count() == 3);
    Pack::new(files.iter().map(|(name, text)| (*name, text.as_str()))).expect("sound files")
}

/// Enough worlds that an expert thinks as one: with fewer than four it takes a glance.
const WORLDS: u32 = 8;

/// The wins of one bot at every seat of some deals for two, with few iterations.
fn wins(pack: &Pack, one: &str, other: &str, deals: u64) -> usize {
    let game = UnconsciousMind::new(pack, &Setting::new(2)).expect("a sound setting");
    let won = |(names, seat, seed): ([&str; 2], Seat, u64)| {
        let Trial { outcome, .. } = play_with(&game, &BOTS, &names, seed, WORLDS);
        outcome.winners.contains(seat) && outcome.winners.len() == 1
    };
    let both = |seed| [([one, other], Seat(0), seed), ([other, one], Seat(1), seed)];
    (0..deals).flat_map(both).filter(|game| won(*game)).count()
}

#[test]
fn a_novice_beats_whoever_guesses_and_an_expert_holds_against_whoever_reckons() {
    let pack = built_in();
    let novice = wins(&pack, "novice", "random", 5);
    assert!(novice >= 9, "the novice won {novice} of 10 games");
    let expert = wins(&pack, "expert", "greedy", 4);
    assert!(expert >= 5, "the expert won {expert} of 8 games");
}

#[test]
fn other_components_do_not_make_an_expert_foolish() {
    let expert = wins(&altered(), "expert", "greedy", 3);
    assert!(expert >= 3, "the expert won {expert} of 6 games with other components");
}

#[test]
fn a_level_plays_everything_and_follows_its_seed() {
    assert!(plays_everything(&BOTS, "novice", &built_in()));
    assert!(seed_decides(&BOTS, "novice"));
}

#[test]
fn no_level_knows_what_its_seat_does_not() {
    for (name, players) in [("novice", 4), ("club", 3), ("expert", 2), ("champion", 1)] {
        assert!(is_blind(&BOTS, name, players, 40), "{name}");
    }
}
