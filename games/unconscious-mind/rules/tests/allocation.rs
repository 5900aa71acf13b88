//! A decision of random play takes nothing from the heap.

use mittwoch_kernel::{Chance, Dice, Game, Seed, Silent, Thought};
use mittwoch_testkit::{allocations, counting_works};
use mittwoch_unconscious_mind::{Action, Frame, State, UnconsciousMind};

fn play_once(game: &UnconsciousMind, seed: u64, offers: &mut Vec<Action>) -> u64 {
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
        let setting = mittwoch_kernel::Setting::new(players);
        let pack = crate::support::pack();
        let game = UnconsciousMind::new(&pack, &setting).expect("a sound setting");
        let mut offers = Vec::with_capacity(256);
        let (decisions, count) =
            allocations(|| (0..3).map(|seed| play_once(&game, seed, &mut offers)).sum::<u64>());
        assert!(decisions > 200);
        assert_eq!(count, 0, "{players} players: {count} allocations in {decisions} decisions");
    }
}

#[test]
fn a_state_is_small_and_so_are_frames_and_answers() {
    assert!(size_of::<State>() <= 4096, "a state has {} bytes", size_of::<State>());
    assert!(size_of::<Frame>() <= 16 && size_of::<Action>() <= 8);
}
