//! A decision of random play takes nothing from the heap.

use mittwoch_kernel::{Game, Setting};
use mittwoch_testkit::lean_play;
use mittwoch_unconscious_mind::{Action, Frame, State, UnconsciousMind};

#[test]
fn a_decision_allocates_nothing() {
    for players in 1..=4 {
        let setting = Setting::new(players);
        let game =
            UnconsciousMind::new(&crate::support::pack(), &setting).expect("a sound setting");
        let (answers, count) = lean_play(&game, 3).expect("the allocator counts");
        assert!(answers > 200);
        assert_eq!(count, 0, "{players} players: {count} allocations in {answers} answers");
    }
}

#[test]
fn a_state_is_small_and_so_are_frames_and_answers() {
    assert!(size_of::<State>() <= 4096, "a state has {} bytes", size_of::<State>());
    assert!(size_of::<Frame>() <= 16 && size_of::<Action>() <= 8);
}
