//! A decision of random play takes nothing from the heap.

use mittwoch_dreamworld::Dreamworld;
use mittwoch_kernel::{Chance, Dice, Game, Seed, Silent, Thought};
use mittwoch_testkit::{allocations, counting_works};

fn play_once(game: &Dreamworld, seed: u64, offers: &mut Vec<mittwoch_dreamworld::Action>) -> u64 {
    let mut dice = Dice::new(Seed::from_number(seed));
    let mut thought = Thought::new(seed);
    let mut state = game.setup(&mut dice, &mut Silent);
    let mut decisions = 0;
    while let Some(seat) = game.asked(&state).first() {
        game.legal(&state, seat, offers);
        let action = offers[thought.below(offers.len() as u32) as usize];
        game.perform(&mut state, seat, action, &mut dice, &mut Silent);
        decisions += 1;
    }
    decisions
}

#[test]
fn a_decision_allocates_nothing() {
    assert!(counting_works());
    for players in 1..=4 {
        let game = crate::position::game(players);
        let mut offers = Vec::with_capacity(128);
        let (decisions, count) =
            allocations(|| (0..20).map(|seed| play_once(&game, seed, &mut offers)).sum::<u64>());
        assert!(decisions > 20 * 14);
        assert_eq!(count, 0, "{players} players: {count} allocations in {decisions} decisions");
    }
}

#[test]
fn a_state_is_small() {
    let size = size_of::<mittwoch_dreamworld::State>();
    assert!(size <= 640, "a state has {size} bytes");
}
