//! A decision of random play takes nothing from the heap.

use mittwoch_testkit::lean_play;

#[test]
fn a_decision_allocates_nothing() {
    for players in 2..=4 {
        let game = crate::position::game(players);
        let (answers, count) = lean_play(&game, 20).expect("the allocator counts");
        assert!(answers >= 20 * 6 * u64::from(players));
        assert_eq!(count, 0, "{players} players: {count} allocations in {answers} answers");
    }
}

#[test]
fn a_state_is_small() {
    let size = size_of::<mittwoch_night_market::State>();
    assert!(size <= 512, "a state has {size} bytes");
}
