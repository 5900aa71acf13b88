//! Chapter 5: choose action cards.

use mittwoch_kernel::{Bag, Seat};
use mittwoch_notre_dame::{Card, Event, Frame};

use crate::position::Position;

fn name(cards: Bag, at: u32) -> String {
    Card(cards.nth(at).expect("a card")).to_string()
}

/// ND-5.1.
#[test]
fn one_of_three_is_kept_and_two_go_to_the_left() {
    let position = Position::new(3);
    let drawn = position.state.looking;
    assert!(drawn[..3].iter().all(|cards| cards.len() == 3));
    assert!(drawn[1].minus(Card::owned_by(Seat(1))).is_empty(), "of the own deck");
    let foreign = name(drawn[1], 0);
    assert_eq!(position.refused(0, &format!("keep {foreign}")), "ND-5.1");
    let mut position = position;
    for seat in 0..3u8 {
        let card = name(drawn[usize::from(seat)], 1);
        position = position.answer(seat, &format!("keep {card}"));
    }
    for (seat, cards) in drawn.iter().enumerate().take(3) {
        let mut passed = *cards;
        passed.remove(cards.nth(1).expect("kept"));
        assert_eq!(position.state.looking[(seat + 1) % 3], passed);
        assert_eq!(position.state.hands[seat].nth(0), cards.nth(1));
    }
}

/// ND-5.2.
#[test]
fn one_of_the_two_received_is_kept_and_the_kept_one_is_not_passed_on() {
    let position =
        Position::new(3).until(|p| p.state.stack.top() == Some(Frame::Draft { step: 1 }));
    let kept = name(position.state.hands[0], 0);
    assert_eq!(position.refused(0, &format!("keep {kept}")), "ND-5.2");
    let received = position.state.looking[0];
    assert_eq!(received.len(), 2);
    assert!(received.minus(Card::owned_by(Seat(2))).is_empty(), "of the right neighbour's deck");
    assert_eq!(position.offers(0).len(), 2);
    let other = name(position.state.looking[1], 0);
    assert_eq!(position.refused(0, &format!("keep {other}")), "ND-5.1");
}

/// ND-5.3.
#[test]
fn a_hand_comes_from_three_decks() {
    for players in 3..=5u8 {
        let position = Position::cards(players);
        for seat in 0..players {
            let hand = position.state.hands[usize::from(seat)];
            assert_eq!(hand.len(), 3);
            let decks = [0, 1, 2].map(|back| Seat((seat + players - back) % players));
            assert!(decks.iter().all(|deck| hand.both(Card::owned_by(*deck)).len() == 1));
        }
    }
}

/// ND-5.4.
#[test]
fn all_choose_at_once_and_nobody_sees_what_comes_before_passing() {
    let position = Position::new(4);
    assert_eq!(position.asked(), [0, 1, 2, 3]);
    let first = position.offers(2)[0].clone();
    let position = position.answer(2, &first);
    assert_eq!(position.asked(), [0, 1, 3]);
    assert_eq!(position.refused(2, &first), "ND-5.4");
    assert_eq!(position.state.looking[2].len(), 3, "nothing is passed yet");
    let received = |event: &Event| matches!(event, Event::Received { .. });
    assert!(!position.events.iter().any(received));
    let position = position.until(|p| p.state.stack.top() == Some(Frame::Draft { step: 1 }));
    let told = position.events.iter().filter(|event| received(event)).count();
    assert_eq!((told, position.asked().len()), (4, 4));
}
