//! Chapter 4: show persons.

use std::collections::BTreeSet;

use mittwoch_kernel::{Bag, Game};

use crate::position::Position;

/// ND-4.1.
#[test]
fn two_brown_persons_and_a_grey_one_are_shown() {
    let position = Position::new(4);
    let shown: Bag = position.state.shown.iter().copied().collect();
    let catalogue = position.game.catalogue();
    assert_eq!(shown.both(catalogue.brown).len(), 2);
    assert_eq!(shown.both(catalogue.grey[0]).len(), 1);
    let in_draft = position.state.shown;
    let position = position.drafted().until(|p| p.state.played[3].len() == 2);
    assert_eq!(position.state.shown, in_draft, "they stay");
}

/// ND-4.2.
#[test]
fn every_person_of_a_period_comes_once() {
    let mut position = Position::new(3);
    for period in 0..3 {
        let mut shown = Vec::new();
        for _ in 0..3 {
            shown.extend(position.state.shown.to_vec());
            let round = position.state.round;
            position = position.until(|p| p.state.round != round || p.asked().is_empty());
        }
        let catalogue = position.game.catalogue();
        let wanted = catalogue.brown.union(catalogue.grey[period]);
        let different: BTreeSet<u8> = shown.iter().copied().collect();
        assert_eq!((shown.len(), different.into_iter().collect::<Bag>()), (9, wanted));
    }
    assert!(position.game.outcome(&position.state).is_some());
}
