//! The counting allocator counts, and a sound game allocates nothing when nobody listens.

use crate::toy::{Toy, fault, pack};
use mittwoch_kernel::{Chance, Game, Setting, Silent, Thought};
use mittwoch_testkit::{allocations, counting_works};

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
    let mut luck = Thought::new(1);
    let mut state = game.setup(&mut luck, &mut Silent);
    let mut offers = Vec::with_capacity(32);
    let (answers, count) = allocations(|| {
        let mut answers = 0;
        while let Some(seat) = game.asked(&state).first() {
            offers.clear();
            game.legal(&state, seat, &mut offers);
            let action = offers[luck.below(offers.len() as u32) as usize];
            game.perform(&mut state, seat, action, &mut luck, &mut Silent);
            answers += 1;
        }
        answers
    });
    assert!(answers >= 9, "{answers} answers");
    assert_eq!(count, 0, "{count} allocations in {answers} answers");
}
