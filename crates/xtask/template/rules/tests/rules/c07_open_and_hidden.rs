//! Chapter 7: what is open and what is hidden.

use mittwoch_kernel::{Knowing, Seat, Viewer};
use mittwoch_night_market::{Event, EventView, View};

use crate::position::{Position, coin};

fn view(position: &Position, viewer: Viewer) -> View {
    position.game.view(&position.state, viewer)
}

fn position() -> Position {
    Position::new(2).hands(&[&[3, 4], &[8, 9]]).bids(&[3, 8])
}

/// NM-7.1.
#[test]
fn what_lies_open_and_every_count_is_open() {
    let view = view(&position(), Viewer::Spectator);
    assert_eq!((view.spent, view.purse), (vec![coin(3), coin(8)], 26));
    let coins: Vec<_> = view.players.iter().map(|player| player.coins).collect();
    assert_eq!(coins, [1, 1]);
}

/// NM-7.2.
#[test]
fn a_hand_and_a_sealed_coin_are_seen_by_their_player_alone() {
    let position = Position::new(2).hands(&[&[3, 4], &[8, 9]]).answer(0, "bid coin-3");
    let mine = |seat| view(&position, Viewer::Seat(Seat(seat))).mine.expect("a player");
    assert_eq!((mine(0).hand, mine(0).bid), (vec![coin(3), coin(4)], Some(coin(3))));
    assert_eq!((mine(1).hand, mine(1).bid), (vec![coin(8), coin(9)], None));
}

/// NM-7.3.
#[test]
fn a_drawn_coin_is_seen_by_its_player_alone() {
    let position = position().answer(0, "trade coin-4");
    let drew = position.events.iter().find(|event| matches!(event, Event::Drew { .. }));
    let drew = drew.expect("a coin is drawn");
    let told = |viewer| position.game.event_view(drew, viewer).expect("told");
    assert!(matches!(told(Viewer::Seat(Seat(0))), EventView::Drew { .. }));
    assert_eq!(told(Viewer::Seat(Seat(1))), EventView::HasDrawn { seat: Seat(0) });
}

/// NM-7.4.
#[test]
fn onlookers_see_what_is_open_and_nothing_more() {
    let position = position();
    let onlooker = view(&position, Viewer::Spectator);
    let mut player = view(&position, Viewer::Seat(Seat(0)));
    assert!(player.mine.take().is_some());
    assert_eq!(player, onlooker, "a player sees the same and the own hand");
}
