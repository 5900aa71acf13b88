//! Chapter 13: two players.

use mittwoch_kernel::{Seat, Wording};
use mittwoch_notre_dame::{Card, Colour};

use crate::position::{Position, game};

/// ND-13.1.
#[test]
fn four_boroughs_lie_in_the_ring_and_the_players_sit_opposite() {
    let game = game(2);
    let owners: Vec<_> = game.catalogue().boroughs.iter().map(|borough| borough.owner).collect();
    assert_eq!(owners, [Some(Seat(0)), None, Some(Seat(1)), None]);
    assert_eq!((game.catalogue().markets.len(), game.catalogue().streets.pairs().len()), (20, 44));
    assert_eq!(game.catalogue().cathedral, 6);
}

/// ND-13.2.
#[test]
fn the_other_boroughs_hold_only_messages() {
    let position = Position::new(2);
    assert_eq!(position.state.messages.iter().flatten().count(), 16);
    let game = &position.game;
    let colours: Vec<&str> = game.catalogue().boroughs.iter().map(|b| b.colour.name()).collect();
    assert_eq!(colours, ["lapis", "brick", "amber", "jade"]);
    assert!(game.read("play brick-park").is_err(), "the unused colours have no cards");
    let position = Position::cards(2).play(0, "lapis-carriage-house");
    assert!(position.offered(0, "ride brick-inner"), "one may ride there");
}

/// ND-13.3.
#[test]
fn all_four_colours_count_for_a_full_set() {
    let may = |position: &Position, colour| {
        position.game.may_take_colour(&position.state, Seat(0), colour)
    };
    let position = Position::cards(2).collected(0, "lapis", 1).collected(0, "amber", 1);
    assert!(!may(&position, Colour::Lapis) && may(&position, Colour::Jade));
    let position = position.collected(0, "brick", 1).collected(0, "jade", 1);
    assert!(may(&position, Colour::Lapis));
}

/// ND-13.4.
#[test]
fn one_of_the_passed_cards_comes_back() {
    let position = Position::cards(2);
    for seat in 0..2 {
        let hand = position.state.hands[usize::from(seat)];
        assert_eq!(hand.both(Card::owned_by(Seat(seat))).len(), 2);
        assert_eq!(hand.both(Card::owned_by(Seat(1 - seat))).len(), 1);
    }
}

/// ND-13.5.
#[test]
fn the_rest_is_the_same() {
    let position = Position::new(2).until(|position| position.asked().is_empty());
    assert_eq!(position.state.round, 9);
    assert!(!position.winners().expect("over").is_empty());
}
