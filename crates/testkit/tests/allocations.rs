//! The counting allocator counts, and a sound game allocates nothing when nobody listens.

use crate::toy::{Toy, fault, pack};
use mittwoch_kernel::{Game, Setting};
use mittwoch_testkit::{allocations, counting_works, lean_play};

#[test]
fn every_allocation_of_this_thread_is_counted_and_no_other() {
    assert!(counting_works());
    let (made, count) = allocations(|| (vec![1u8; 10], String::from("x"), vec![0u64; 100]));
    assert_eq!((made.0.len(), count), (10, 3));
    let (_, count) = allocations(|| 1 + 1);
    assert_eq!(count, 0);
}

#[test]
fn a_decision_needs_no_allocation() {
    assert!(counting_works());
    let game = Toy::<{ fault::NONE }>::new(&pack(), &Setting::new(3)).expect("a game");
    let (answers, count) = lean_play(&game, 5).expect("the allocator counts");
    assert!(answers >= 45, "{answers} answers");
    assert_eq!(count, 0, "{count} allocations in {answers} answers");
}
