//! Chapter 16: limited coins.

use mittwoch_kernel::{Game, Knowing, Seat, Setting, Viewer};
use mittwoch_notre_dame::{Action, COINS, Favour, Frame, Open, Refusal};

use crate::position::Position;

/// Cards are drafted, and the players have so many coins.
fn with_coins(coins: &[u16]) -> Position {
    let setting = Setting::new(coins.len() as u8).with("coins", "limited");
    let mut position = Position::of(setting).drafted();
    for (seat, coins) in (0..).zip(coins) {
        position = position.coins(seat, *coins);
    }
    position
}

/// The coins of the general supply and of all players.
fn coins(position: &Position) -> (i16, Vec<u16>) {
    (position.state.bank, position.seats().map(|seat| position.player(seat.0).coins).collect())
}

/// Seat 0 adds a marker to those in the bank.
fn bank(position: Position, markers: u8) -> Position {
    position.markers(0, "bank", markers).play(0, "lapis-bank")
}

/// ND-16.1.
#[test]
fn there_are_the_coins_of_the_box_and_everybody_sees_what_is_left() {
    for players in 2..=5u8 {
        let position = Position::of(Setting::new(players).with("coins", "limited"));
        assert_eq!(i32::from(position.state.bank), i32::from(COINS) - 3 * i32::from(players));
        let view = position.game.view(&position.state, Viewer::Spectator);
        assert_eq!(view.bank, Some(position.state.bank as u8));
    }
    let unlimited = Position::new(3);
    assert_eq!(unlimited.game.view(&unlimited.state, Viewer::Spectator).bank, None);
    let position = with_coins(&[3, 3, 3]).play(0, "lapis-notre-dame").answer(0, "give 2");
    assert_eq!(coins(&position), (18, vec![1, 3, 3]), "what is given goes back");
    let mut unsound = with_coins(&[3, 3, 3]);
    assert_eq!(unsound.game.conserved(&unsound.state), Ok(()));
    unsound = unsound.coins(0, 22);
    assert!(unsound.game.conserved(&unsound.state).is_err(), "there is no coin to stand in");
    unsound.state.bank = 0;
    assert!(unsound.game.conserved(&unsound.state).is_err(), "nor one too many");
}

/// ND-16.2.
#[test]
fn the_richest_pays_what_is_missing() {
    let enough = bank(with_coins(&[1, 5, 7]), 3);
    assert_eq!(coins(&enough), (8, vec![5, 5, 7]), "the general supply has all");
    let position = bank(with_coins(&[2, 9, 12]), 3);
    assert_eq!(coins(&position), (0, vec![6, 9, 10]));
    let told = [
        Open::TookCoins { seat: Seat(0), count: 2 },
        Open::CoinsMissing { seat: Seat(0), count: 2, payers: 1 },
        Open::Charged { seat: Seat(0), payer: Seat(2), count: 2 },
    ];
    assert!(position.told.windows(3).any(|events| events == told), "{:?}", position.told);
    // The coins of the general supply are taken first, and then seat 0 has the most.
    let first = bank(with_coins(&[11, 0, 12]), 3);
    assert_eq!(coins(&first), (0, vec![13, 0, 12]));
}

/// ND-16.3.
#[test]
fn of_several_the_one_who_takes_chooses_who_pays() {
    let position = bank(with_coins(&[3, 10, 2, 10]), 1);
    assert_eq!(position.state.stack.top(), Some(Frame::Payer { seat: Seat(0), count: 2 }));
    assert_eq!(
        (position.asked(), position.offers(0)),
        (vec![0], svec(&["charge amber", "charge jade"]))
    );
    assert_eq!(position.refused(0, "charge brick"), "ND-16.3");
    assert_eq!(position.refused(0, "charge lapis"), "ND-16.3", "nobody pays to themself");
    assert_eq!(position.refused(1, "charge jade"), "ND-3.3");
    let mut refused = Vec::new();
    position.game.neighbours(&position.state, Seat(0), &mut refused);
    assert_eq!(refused, [(Action::Charge(Seat(2)), Refusal::NotRichest)]);
    let after = position.answer(0, "charge jade");
    assert_eq!(coins(&after), (0, vec![5, 10, 2, 8]));
    assert_eq!(after.asked(), [1], "and play goes on");
    // One who takes and has as many as the richest is not asked to pay.
    let tied = bank(with_coins(&[10, 10, 5]), 0);
    assert_eq!(coins(&tied), (0, vec![11, 9, 5]));
}

fn svec(texts: &[&str]) -> Vec<String> {
    texts.iter().map(|text| (*text).to_owned()).collect()
}

/// ND-16.4.
#[test]
fn who_alone_has_the_most_gets_nothing_more() {
    let position = bank(with_coins(&[13, 12]), 4);
    assert_eq!(coins(&position), (0, vec![13, 12]));
    let told = Open::CoinsMissing { seat: Seat(0), count: 5, payers: 0 };
    assert!(position.told.contains(&told));
    assert_eq!(position.asked(), [1]);
}

/// ND-16.5.
#[test]
fn one_pays_all_and_who_has_too_few_is_followed_by_the_next() {
    let position = bank(with_coins(&[1, 8, 8, 8]), 4);
    let position = position.answer(0, "charge amber");
    assert_eq!(coins(&position), (0, vec![6, 3, 8, 8]), "all five at once");
    let position = bank(with_coins(&[0, 5, 5, 5, 10]), 9);
    assert_eq!(coins(&position), (0, vec![10, 5, 5, 5, 0]));
    let position = bank(with_coins(&[0, 5, 5, 5, 10]), 10);
    assert_eq!(coins(&position), (0, vec![10, 5, 5, 5, 0]), "now seat 0 has the most");
    let position = bank(with_coins(&[0, 6, 6, 6, 7]), 8);
    assert_eq!(coins(&position).1, [7, 6, 6, 6, 0], "two are missing, and nobody has more");
    let position = bank(with_coins(&[0, 8, 8, 8, 1]), 9).answer(0, "charge jade");
    let again = Some(Frame::Payer { seat: Seat(0), count: 2 });
    assert_eq!((coins(&position).1, position.state.stack.top()), (vec![8, 8, 8, 0, 1], again));
    assert_eq!(coins(&position.answer(0, "charge amber")).1, [10, 6, 8, 0, 1]);
}

/// ND-16.6.
#[test]
fn every_rule_that_gives_coins_is_meant() {
    let lender = with_coins(&[2, 12, 11]).hire("money-lender").answer(0, "hire money-lender");
    assert_eq!(coins(&lender), (0, vec![3, 11, 11]), "the coin paid comes back");
    let hotel = with_coins(&[2, 12, 11]).play(0, "lapis-hotel").answer(0, "choose coin");
    assert_eq!(coins(&hotel), (0, vec![3, 11, 11]));
    assert!(hotel.told.contains(&Open::WantedCoin { seat: Seat(0) }));
    let barmaid = with_coins(&[3, 12, 10]).hire("barmaid").answer(0, "hire barmaid");
    assert_eq!(coins(&barmaid.answer(0, "choose coin")), (0, vec![3, 12, 10]));
    let ride = with_coins(&[2, 12, 11]).message("lapis-inner", "coin");
    let ride = ride.play(0, "lapis-carriage-house").answer(0, "ride lapis-inner");
    assert_eq!(coins(&ride.answer(0, "accept")), (0, vec![3, 11, 11]));
}

/// ND-16.6: two favours, and between them the question who pays.
#[test]
fn a_favour_waits_until_the_coin_is_paid() {
    let position = with_coins(&[1, 12, 12]).markers(0, "hotel", 3).play(0, "lapis-hotel");
    let position = position.rat(0, 2).answer(0, "choose coin");
    let view = position.game.view(&position.state, Viewer::Seat(Seat(0)));
    assert_eq!(view.question, Some(Frame::Payer { seat: Seat(0), count: 1 }));
    assert_eq!(view.later, Some(Frame::Favour { seat: Seat(0), left: 1 }));
    let seen = serde_json::to_value(&view).expect("JSON");
    assert_eq!(seen["bank"], 0, "the page reads it under this name");
    assert_eq!(seen["later"]["favour"]["left"], 1, "and this");
    let knowledge = position.game.know(Viewer::Seat(Seat(0)), &view);
    assert_eq!(knowledge.table().stack(), position.state.stack, "who comes late knows it too");
    let position = position.answer(0, "charge brick");
    assert_eq!(coins(&position), (0, vec![2, 12, 11]));
    assert!(position.offered(0, "choose rat"));
}

/// ND-16.6: what cannot be had is not chosen.
#[test]
fn a_favour_lapses_where_none_can_be_chosen() {
    let rich = with_coins(&[13, 12]).play(0, "lapis-hotel");
    assert_eq!(rich.offers(0), ["choose marker"]);
    assert_eq!(rich.refused(0, "choose coin"), "ND-16.6");
    let all_out = |player: &mut mittwoch_notre_dame::Player| {
        (player.supply, player.sectors[0]) = (1, 13);
    };
    let none = with_coins(&[13, 12]).with(0, all_out).play(0, "lapis-hotel");
    assert!(none.told.contains(&Open::NoFavour { seat: Seat(0) }));
    assert_eq!(none.asked(), [1], "nobody is stuck");
    let coin = Open::Favoured { seat: Seat(0), favour: Favour::Coin };
    assert!(!none.told.contains(&coin));
}
