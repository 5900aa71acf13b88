//! A decision of random play takes nothing from the heap.

use mittwoch_testkit::lean_play;

#[test]
fn a_decision_allocates_nothing() {
    for players in 1..=4 {
        let game = crate::position::game(players);
        let (answers, count) = lean_play(&game, 20).expect("the allocator counts");
        assert!(answers > 20 * 14);
        assert_eq!(count, 0, "{players} players: {count} allocations in {answers} answers");
    }
}

#[test]
fn a_state_is_small() {
    let size = size_of::<mittwoch_dreamworld::State>();
    assert!(size <= 640, "a state has {size} bytes");
}
