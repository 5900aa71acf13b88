//! Chapter 6: play action cards.

use mittwoch_kernel::{Bag, Game, Knowing, Viewer};
use mittwoch_notre_dame::{Card, Frame, Open};

use crate::position::Position;

/// ND-6.1.
#[test]
fn everybody_plays_one_card_and_then_another() {
    let position = Position::cards(3);
    assert_eq!((position.asked(), position.offers(0).len()), (vec![0], 3));
    let foreign = Card(position.state.hands[1].nth(0).expect("a card"));
    assert_eq!(position.refused(0, &format!("play {foreign}")), "ND-6.1");
    let position = position.until(|p| p.state.stack.top() == Some(Frame::Cards { turn: 3 }));
    assert_eq!(position.asked(), [0]);
    assert_eq!(position.offers(0).len(), 2, "the second card");
    assert!(position.state.played.iter().take(3).all(|played| played.len() == 1));
}

/// ND-6.2.
#[test]
fn a_card_of_another_colour_serves_who_plays_it() {
    let position = Position::cards(3).play(0, "brick-bank");
    assert_eq!((position.player(0).sectors[1], position.player(0).coins), (1, 4));
    assert_eq!((position.player(2).sectors[1], position.player(2).coins), (0, 3));
}

/// ND-6.3.
#[test]
fn the_third_card_is_laid_away_without_its_action() {
    let position = Position::cards(3).until(|p| matches!(p.state.phase(), Frame::Hire { .. }));
    assert!(position.state.hands.iter().all(|hand| hand.is_empty()));
    let played: Bag = position.state.played.iter().flatten().map(|card| card.0).collect();
    assert_eq!((played.len(), position.state.discard.len()), (6, 9));
    let told = position.told.iter().filter(|event| matches!(event, Open::Played { .. })).count();
    assert_eq!(told, 6, "nobody is told of the third cards");
}

/// ND-6.4.
#[test]
fn used_cards_lie_until_the_period_ends_and_are_not_shown() {
    let position = Position::new(3).until(|p| p.state.round == 3);
    assert_eq!(position.state.discard.len(), 18);
    let view = position.game.view(&position.state, Viewer::Spectator);
    assert!(view.players.iter().all(|player| player.played.is_empty()));
    assert_eq!(position.game.conserved(&position.state), Ok(()));
}
