//! The greedy bot against the random one: it must win, and a seed must decide all it does.

use mittwoch_ai::trial::{seed_decides, wins};
use mittwoch_notre_dame_bots::BOTS;

#[test]
fn greedy_beats_random() {
    let wins = wins(&BOTS, "greedy", "random", 100);
    assert!(wins >= 90, "greedy won {wins} of 100 games");
}

#[test]
fn a_seed_decides_all_that_greedy_does() {
    assert!(seed_decides(&BOTS, "greedy"));
}
