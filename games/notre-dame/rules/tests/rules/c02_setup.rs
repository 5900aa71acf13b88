//! Chapter 2: set-up.

use std::collections::BTreeSet;

use mittwoch_kernel::{EventLog, FastRng, Game, Recorder, Seat, Silent};
use mittwoch_notre_dame::{Card, Colour, Event, Frame, Open};

use crate::position::{Position, game};

/// ND-2.1.
#[test]
fn boroughs_lie_in_the_order_of_the_seats() {
    for players in 3..=5 {
        let game = game(players);
        let owners: Vec<_> = game.catalogue().boroughs.iter().map(|b| b.owner).collect();
        let seats: Vec<_> = (0..players).map(|seat| Some(Seat(seat))).collect();
        assert_eq!(owners, seats);
        let colour = |seat: u8| game.catalogue().boroughs[usize::from(seat)].colour;
        assert!((0..players).all(|seat| colour(seat) == Colour::of(Seat(seat))));
    }
}

/// ND-2.2.
#[test]
fn streets_join_five_markets_in_every_borough() {
    for (players, markets, streets, widest) in [(3, 15, 33, 4), (4, 20, 44, 5), (5, 25, 55, 5)] {
        let game = game(players);
        let map = &game.catalogue().streets;
        assert_eq!((game.catalogue().markets.len(), map.pairs().len()), (markets, streets));
        let ids = 0..markets as u8;
        let far = |from: u8| ids.clone().filter_map(|to| map.distance(from, to)).max();
        assert_eq!(ids.clone().filter_map(far).max(), Some(widest));
        let (corners, centres): (Vec<_>, Vec<_>) =
            game.catalogue().markets.iter().partition(|market| market.message);
        assert_eq!((corners.len(), centres.len()), (4 * markets / 5, markets / 5));
    }
}

/// ND-2.2.
#[test]
fn one_street_from_the_centre_lie_the_own_corners_and_one_of_each_neighbour() {
    let position = Position::new(4);
    let within = position.game.catalogue().streets.within(position.market("amber-centre"), 1);
    let names = position.game.catalogue().markets.iter().zip(0..);
    let near = names.filter(|(_, at)| within >> at & 1 != 0).map(|(market, _)| market.id.as_str());
    let near: BTreeSet<&str> = near.collect();
    let wanted = [
        "amber-centre",
        "amber-inner",
        "amber-side",
        "amber-outer-right",
        "amber-outer-left",
        "brick-inner",
        "lapis-side",
    ];
    assert_eq!(near, BTreeSet::from(wanted));
}

/// ND-2.3, ND-2.4, ND-2.9.
#[test]
fn everybody_starts_alike() {
    for players in 2..=5 {
        let position = Position::new(players);
        for seat in position.seats() {
            let player = position.player(seat.0);
            assert_eq!((player.coins, player.supply, player.general), (3, 4, 10));
            assert_eq!((player.friend, player.rat, player.prestige()), (None, 0, 0));
            assert_eq!(player.sectors, [0; 7]);
            let carriage = &position.game.catalogue().markets[usize::from(player.carriage)];
            assert_eq!(carriage.id, format!("{}-centre", Colour::of(seat).name()));
        }
    }
}

/// ND-2.5.
#[test]
fn the_messages_of_a_colour_are_shuffled_onto_its_corners() {
    let game = game(4);
    let mut seen = BTreeSet::new();
    for seed in 0..40 {
        let state = game.setup(&mut FastRng::new(seed), &mut Silent);
        for (borough, colour) in ["lapis", "amber", "brick", "jade"].iter().enumerate() {
            let here = game.catalogue().markets.iter().zip(state.messages);
            let here = here.filter(|(market, _)| usize::from(market.borough) == borough);
            let laid: Vec<_> = here.filter(|(market, _)| market.message).map(|(_, m)| m).collect();
            let kinds: BTreeSet<_> = laid.iter().flatten().copied().collect();
            assert_eq!(kinds, BTreeSet::from([0, 1, 2, 3]), "{colour} has one of each kind");
            seen.insert(laid);
        }
        let centres = game.catalogue().markets.iter().zip(state.messages);
        assert!(centres.filter(|(market, _)| !market.message).all(|(_, m)| m.is_none()));
    }
    assert!(seen.len() > 15, "the order changes");
}

/// ND-2.6, ND-2.7.
#[test]
fn decks_are_shuffled() {
    let game = game(3);
    let mut first_cards = BTreeSet::new();
    let mut first_persons = BTreeSet::new();
    for seed in 0..60 {
        let mut chance = Recorder::new(FastRng::new(seed));
        let state = game.setup(&mut chance, &mut Silent);
        let draws = chance.take();
        let cards = draws.iter().find(|draw| draw.what == "action cards").expect("cards");
        assert_eq!((cards.from.len(), cards.got.len()), (9, 3));
        first_cards.insert(cards.got.clone());
        first_persons.insert(state.shown.to_vec());
        let grey = state.shown.iter().filter(|id| game.catalogue().grey[0].contains(**id));
        assert_eq!(grey.count(), 1, "a grey person of A");
    }
    assert!(first_cards.len() > 40 && first_persons.len() > 20);
}

/// ND-2.8.
#[test]
fn seat_0_is_the_first_start_player() {
    let game = game(4);
    let mut log = EventLog::default();
    let state = game.setup(&mut FastRng::new(1), &mut log);
    assert_eq!(game.start(&state), Seat(0));
    assert_eq!(log.0[0], Event::Open(Open::RoundStarted { round: 1 }));
    let drawn = log.0.iter().filter(|event| matches!(event, Event::Drew { .. })).count();
    assert_eq!((drawn, state.stack.top()), (4, Some(Frame::Draft { step: 0 })));
    assert!(Card::owned_by(Seat(2)).minus(state.deck) == state.looking[2]);
}
