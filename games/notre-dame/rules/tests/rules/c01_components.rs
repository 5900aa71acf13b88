//! Chapter 1: components.

use std::collections::BTreeSet;

use mittwoch_kernel::{Bag, Game, Seat, Wording};
use mittwoch_notre_dame::{COINS, Card, FILES, Kind, LAST_STEP, MARKERS, Sector};

use crate::position::{Position, game};

/// ND-1.1, ND-1.3.
#[test]
fn a_colour_has_nine_cards_fourteen_markers_and_four_messages() {
    for players in 2..=5 {
        let position = Position::new(players);
        for seat in position.seats() {
            let cards = Card::owned_by(seat);
            assert_eq!(cards.len(), 9);
            let kinds: Vec<Kind> = cards.iter().map(|card| Card(card).kind()).collect();
            let sectors = kinds.iter().filter(|kind| matches!(kind, Kind::Sector(_))).count();
            assert_eq!(sectors, 7, "one for each sector");
            assert!(kinds.contains(&Kind::NotreDame) && kinds.contains(&Kind::TrustedFriend));
            assert_eq!(position.player(seat.0).supply + position.player(seat.0).general, MARKERS);
        }
        assert_eq!(position.game.conserved(&position.state), Ok(()));
    }
    assert_eq!(MARKERS, 14);
    let names: BTreeSet<String> = Card::all().map(|card| card.to_string()).collect();
    assert_eq!(names.len(), 45);
}

/// ND-1.2.
#[test]
fn a_borough_has_seven_sectors_and_a_track_to_nine() {
    let names: Vec<&str> = Sector::ALL.iter().map(|sector| sector.name()).collect();
    assert_eq!(names.len(), 7);
    assert!(!names.contains(&"harbour") && !names.contains(&"notre-dame"));
    assert_eq!(LAST_STEP, 9);
    assert!(game(3).read("to harbour").is_err());
}

/// ND-1.4.
#[test]
fn six_persons_are_brown_and_three_bear_each_letter() {
    let game = game(4);
    let catalogue = game.catalogue();
    assert_eq!((catalogue.persons.len(), catalogue.brown.len()), (15, 6));
    assert_eq!(catalogue.grey.map(Bag::len), [3, 3, 3]);
    let all = catalogue.grey.iter().fold(catalogue.brown, |all, deck| all.union(*deck));
    assert_eq!(all.len(), 15, "every person is in one deck");
}

/// ND-1.5.
#[test]
fn rats_add_up_to_what_is_known() {
    let game = game(4);
    let catalogue = game.catalogue();
    let rats = |deck: Bag| deck.iter().map(|id| catalogue.person(id).rats).sum::<u8>();
    let brown = rats(catalogue.brown);
    let periods = catalogue.grey.map(|grey| brown + rats(grey));
    assert_eq!(periods, [12, 13, 12]);
    assert_eq!(periods.iter().sum::<u8>(), 37);
    assert!(catalogue.persons.iter().all(|person| person.rats <= 3));
    let doctor = catalogue.persons.iter().find(|person| person.id == "doctor");
    assert_eq!(doctor.expect("a doctor").rats, 2);
}

/// ND-1.6.
#[test]
fn every_colour_has_one_message_of_each_kind() {
    let game = game(5);
    let kinds = game.catalogue().messages.iter();
    let kinds: Vec<_> =
        kinds.map(|kind| (kind.prestige, kind.coins, kind.markers, kind.rat_back)).collect();
    assert_eq!(kinds, [(1, 1, 0, false), (2, 0, 1, false), (3, 0, 0, true), (4, 0, 0, false)]);
    let pieces = game.pieces();
    let messages = pieces.iter().filter(|piece| piece.name.contains("-message-")).count();
    assert_eq!(messages, 20);
}

/// ND-1.7.
#[test]
fn coins_do_not_run_out() {
    let mut position = Position::cards(2).markers(0, "bank", 9);
    for _ in 0..3 {
        position = position.with(0, |player| player.supply = 1).play(0, "lapis-bank");
    }
    assert!(position.state.bank < 0, "something stands in for the coins");
    assert_eq!(position.player(0).coins, 3 + 10 + 11 + 12);
    let held = position.player(0).coins + position.player(1).coins;
    assert_eq!(held as i16 + position.state.bank, COINS);
}

/// ND-1.8.
#[test]
fn the_cathedral_has_more_prestige_for_more_players() {
    assert_eq!([2, 3, 4, 5].map(|players| game(players).catalogue().cathedral), [6, 8, 10, 12]);
    let seats = [2, 3, 4, 5].map(|players| game(players).seats());
    assert_eq!(seats, [2, 3, 4, 5]);
    assert_eq!(FILES.len(), 6);
    assert_eq!(Card::owned_by(Seat(0)).both(Card::owned_by(Seat(1))), Bag::EMPTY);
}
