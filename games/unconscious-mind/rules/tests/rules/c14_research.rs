//! Chapter 14: research.

use mittwoch_unconscious_mind::Frame;

use crate::position::Position;

/// UM-14.1.
#[test]
fn a_card_is_drawn_and_any_card_of_the_hand_may_be_swapped() {
    let position = Position::new(2).in_hand("stage-fright");
    let (deck, shown) = (position.state.research.count, position.state.shown_research);
    let position = position.run("gain research 1");
    assert_eq!((position.me().hand_count, position.state.research.count), (2, deck - 1));
    assert_eq!(position.verb("swap").len(), 4, "two cards of the hand with two shown ones");
    assert!(position.offered("skip"));
    let take = position.card_name(shown[1].expect("a card"));
    let position = position.answer(&format!("swap stage-fright {take}"));
    let given = position.card_id("stage-fright");
    assert_eq!(position.state.shown_research, [shown[0], Some(given)], "it takes the same place");
    assert!(position.me().hand.contains(shown[1].expect("a card")));
    assert!(!position.me().hand.contains(given));
    assert_eq!((position.me().hand_count, position.top()), (2, Frame::Turn), "one swap");
}

/// UM-14.1.
#[test]
fn only_shown_cards_and_cards_of_the_hand_are_swapped() {
    let position = Position::new(2).in_hand("stage-fright").run("gain research 1");
    let unseen = position.state.research.bag.iter().next().expect("a card");
    let (unseen, shown) = (position.card_name(unseen), position.state.shown_research[0]);
    let shown = position.card_name(shown.expect("a card"));
    assert_eq!(position.refused(&format!("swap stage-fright {unseen}")), "UM-14.1");
    assert_eq!(position.refused(&format!("swap {unseen} {shown}")), "UM-14.4");
    let position = position.answer("skip");
    assert_eq!(position.me().hand_count, 2);
}

/// UM-14.2.
#[test]
fn an_empty_deck_gives_nothing_but_the_swap() {
    let position = Position::new(2).in_hand("stage-fright").no_research().run("gain research 1");
    assert_eq!(position.me().hand_count, 1);
    assert_eq!(position.verb("swap").len(), 2);
    let shown = position.state.shown_research[0].expect("a card");
    let name = position.card_name(shown);
    let position = position.answer(&format!("swap stage-fright {name}"));
    assert!(position.me().hand.contains(shown));
}

/// UM-14.2.
#[test]
fn a_hand_has_no_limit() {
    let mut position = Position::new(2);
    for cards in 1..=34 {
        position = position.run("gain research 1").answer("skip");
        assert_eq!(position.me().hand_count, cards);
    }
    assert_eq!(position.state.research.count, 0);
}

/// UM-14.3.
#[test]
fn cards_are_played_only_by_an_effect() {
    let position = Position::new(2).in_hand("memories-of-the-nursery");
    assert!(position.verb("play").is_empty());
    assert_eq!(position.refused("play memories-of-the-nursery"), "UM-4.7");
    let drawing = position.run("gain research 1");
    assert_eq!(drawing.refused("play memories-of-the-nursery"), "UM-4.7");
    let playing = drawing.answer("skip").run("play research 1");
    assert!(playing.offered("play memories-of-the-nursery"));
}

/// UM-14.4.
#[test]
fn a_played_card_lies_open_and_its_effect_may_be_triggered() {
    let play = || {
        let position = Position::new(2).in_hand("memories-of-the-nursery");
        position.run("play research 1").answer("play memories-of-the-nursery")
    };
    let position = play();
    let card = position.card_id("memories-of-the-nursery");
    assert!(position.me().played.contains(card) && position.me().hand_count == 0);
    assert_eq!(position.me().points, 0, "it is asked first");
    assert_eq!(position.answer("do").me().points, 2);
    let declined = play().answer("skip");
    assert_eq!((declined.me().points, declined.top()), (0, Frame::Turn));
    assert!(declined.me().played.contains(card));

    let position = Position::new(2).in_hand("stage-fright").run("play research 1");
    assert_eq!(position.refused("play memories-of-the-nursery"), "UM-14.4", "not in the hand");
}

/// UM-14.5.
#[test]
fn the_second_card_is_chosen_when_the_first_is_resolved() {
    let position = Position::new(2).in_hand("on-growing-pains").run("play research 2");
    let position = position.answer("play on-growing-pains");
    assert!(position.verb("play").is_empty(), "its effect comes first");
    let position = position.answer("do");
    let drawn = position.me().hand.iter().next().expect("the card drawn");
    let position = position.answer("skip");
    let name = position.card_name(drawn);
    assert_eq!(position.verb("play"), [format!("play {name}")], "the card just drawn");
    let position = position.answer("skip");
    assert_eq!((position.top(), position.me().hand_count), (Frame::Turn, 1), "or one card only");
}

/// UM-14.5.
#[test]
fn no_third_card_is_played() {
    let cards = ["three-essays-on-childhood", "the-family-romance", "on-obsession"];
    let position = cards.iter().fold(Position::new(2), |position, card| position.in_hand(card));
    let position = position
        .run("play research 2")
        .answers(&["play three-essays-on-childhood", "play the-family-romance"]);
    assert_eq!((position.top(), position.me().hand_count), (Frame::Turn, 1));
    assert_eq!(position.me().played.len(), 2);
}
