//! Chapter 7: therapy tiles.

use mittwoch_dreamworld::{Card, Open, Owner, Suit};
use mittwoch_kernel::{Seat, Setting, Wording};

use crate::position::{Position, card};

fn with(tile: &str, round: u8) -> Position {
    Position::new(4).round(round).client(Suit::Hex).tile(tile)
}

/// What the tile adds for each seat's card, and the gap.
fn turns(position: Position) -> Vec<(u8, i8)> {
    let told = position.rest_of_round();
    (0..4).map(|seat| told.turn(seat).expect("a turn")).collect()
}

const SPREAD: [&str; 4] = ["hex-2-sun", "hex-5-moon", "hex-8-sun", "hex-10-moon"];

/// DW-7.1.
#[test]
fn one_tile_governs_each_round_and_none_governs_freuds() {
    let position = Position::new(4);
    for round in 1..=14u8 {
        let position =
            Position { game: position.game.clone(), state: position.state, told: vec![] };
        let at = position.round(round);
        let tile = at.game.tile(&at.state);
        let place = usize::from((round - 1) / 2);
        let side = usize::from(round % 2 == 0);
        let expected = (round <= 12)
            .then(|| at.game.catalogue().tiles[usize::from(at.state.tiles[place][side])].1);
        assert_eq!(tile, expected);
    }
}

/// DW-7.2.
#[test]
fn numbers_add_one_for_the_listed_numbers() {
    assert_eq!(turns(with("numbers-high", 1).play(&SPREAD)), [(3, 0), (3, 0), (2, 1), (2, 1)]);
    assert_eq!(turns(with("numbers-low", 1).play(&SPREAD)), [(3, 1), (3, 0), (2, 0), (2, 0)]);
}

/// DW-7.3.
#[test]
fn icons_add_or_subtract() {
    let sun = turns(with("sun-favoured", 1).play(&SPREAD));
    assert_eq!(sun, [(3, 1), (3, -1), (2, 1), (2, -1)]);
    let moon = turns(with("moon-favoured", 2).play(&SPREAD));
    assert_eq!(moon, [(2, -1), (3, 1), (3, -1), (2, 1)]);
}

/// DW-7.4.
#[test]
fn farthest_adds_or_subtracts_for_the_farthest_card() {
    assert_eq!(turns(with("farthest-plus", 1).play(&SPREAD))[0], (3, 2));
    assert_eq!(turns(with("farthest-minus", 2).play(&SPREAD))[3], (2, -2));
    let others = &turns(with("farthest-plus", 1).play(&SPREAD))[1..];
    assert!(others.iter().all(|(_, add)| *add == 0));
}

/// DW-7.5.
#[test]
fn closest_adds_or_subtracts_for_the_closest_card() {
    assert_eq!(turns(with("closest-plus", 1).play(&SPREAD))[3], (2, 2));
    assert_eq!(turns(with("closest-minus", 2).play(&SPREAD))[0], (2, -2));
}

/// DW-7.6.
#[test]
fn places_count_every_card_of_the_line() {
    let position = Position::new(3).round(1).client(Suit::Hex).tile("farthest-plus");
    let position = position.ownerless("circle-1-sun", Owner::NonPlayer);
    let told = position.play(&["hex-2-sun", "hex-5-moon", "hex-8-sun"]).rest_of_round();
    assert_eq!([0, 1, 2].map(|seat| told.turn(seat).expect("a turn").1), [0, 0, 0]);
    // An off-suit card takes the place as well.
    let cards = ["diamond-2-sun", "hex-5-moon", "hex-8-sun", "hex-10-moon"];
    let adds: Vec<i8> = turns(with("farthest-plus", 1).play(&cards)).iter().map(|t| t.1).collect();
    assert_eq!(adds, [2, 0, 0, 0]);
    let position = with("farthest-plus", 1).play(&cards);
    assert_eq!(position.refused(0, "score 0"), "DW-6.3", "and scores nothing");
}

/// DW-7.13.
#[test]
fn places_may_count_the_players_cards_alone() {
    let setting = Setting::new(3).with("ends", "players");
    let at = |tile: &str, first: &str, last: &str| {
        let position = Position::of(setting.clone()).round(1).client(Suit::Hex).tile(tile);
        let position = position.ownerless(first, Owner::NonPlayer).ownerless(last, Owner::Random);
        let told = position.play(&["hex-2-sun", "hex-5-moon", "hex-8-sun"]).rest_of_round();
        [0, 1, 2].map(|seat| told.turn(seat).expect("a turn"))
    };
    let adds = |tile: &str| at(tile, "circle-1-sun", "circle-9-sun").map(|turn| turn.1);
    assert_eq!(adds("farthest-plus"), [2, 0, 0]);
    assert_eq!(adds("closest-minus"), [0, 0, -2]);
    let gaps = at("farthest-plus", "circle-1-sun", "circle-9-sun").map(|turn| turn.0);
    assert_eq!(gaps, [3, 3, 1], "ownerless cards still end gaps");
    // A player's off-suit card takes the place.
    let position = Position::of(setting).round(1).client(Suit::Hex).tile("farthest-plus");
    let position = position.play(&["diamond-2-sun", "hex-5-moon", "hex-8-sun"]);
    assert_eq!(position.refused(0, "score 0"), "DW-6.3");
    let told = position.rest_of_round();
    assert_eq!([0, 1, 2].map(|seat| told.turn(seat).expect("a turn").1), [2, 0, 0]);
}

/// DW-7.13: the Id's card counts as a player's, an ownerless one beside it does not.
#[test]
fn the_ids_card_takes_a_place_among_the_players() {
    for (ends, adds) in [("all", [0, 0]), ("players", [0, 2])] {
        let setting = Setting::new(1).with("ends", ends);
        let position = Position::of(setting).round(1).client(Suit::Hex).tile("farthest-plus");
        let position = position.ownerless("circle-2-sun", Owner::NonPlayer).unseen("circle-3-sun");
        let position = position.hand(0, &["hex-8-sun"]);
        let luck = [("card of the Id", "circle-3-sun")];
        let position = position.answer_lucky(0, "play hex-8-sun", &luck);
        let id = position.told.iter().find_map(|event| match event {
            Open::IdTurn { add, .. } => Some(*add),
            _ => None,
        });
        assert_eq!([position.turn(0).expect("a turn").1, id.expect("the Id's turn")], adds);
    }
}

/// DW-7.13: the tile says among which cards it looks.
#[test]
fn a_tile_says_whose_cards_it_means() {
    let key = |ends: &str, tile: &str| {
        let game = Position::of(Setting::new(2).with("ends", ends)).game;
        let piece = game.pieces().into_iter().find(|piece| piece.name == tile);
        piece.expect("a tile").phrase.key
    };
    assert_eq!(key("all", "farthest-plus"), "dw-tile-farthest");
    assert_eq!(key("players", "farthest-plus"), "dw-tile-farthest-player");
    assert_eq!(key("players", "closest-minus"), "dw-tile-closest-player");
}

/// DW-7.7.
#[test]
fn a_small_bare_gap_adds_three() {
    let cards = ["hex-5-sun", "hex-6-moon", "hex-6-sun", "hex-8-sun"];
    let position = with("small-gap", 1).supply(3, 3).play(&cards);
    assert_eq!(turns(position), [(1, 3), (0, 3), (2, 0), (4, 0)]);
}

/// DW-7.8.
#[test]
fn a_subtraction_never_makes_the_limit_negative() {
    let cards = ["hex-5-sun", "hex-6-moon", "hex-6-sun", "hex-8-sun"];
    let position = with("farthest-minus", 1).supply(0, 3).play(&cards);
    assert_eq!(position.turn(0), Some((1, -2)));
    let limits = [0, 1, 2, 3].map(|spent| position.game.limit(&position.state, 0, spent));
    assert_eq!(limits, [0, 0, 1, 2]);
}

/// DW-7.9, DW-7.10.
#[test]
fn skip_passes_over_the_next_card_but_not_over_the_client() {
    assert_eq!(turns(with("skip", 1).play(&SPREAD)), [(6, 0), (5, 0), (4, 0), (2, 0)]);
    assert_eq!(turns(with("skip", 2).play(&SPREAD)), [(2, 0), (5, 0), (6, 0), (5, 0)]);
}

/// DW-7.11.
#[test]
fn random_before_lays_a_card_open_before_the_choice() {
    // The second round of a Client: its tile is put there before the round begins.
    let mut position = with("small-gap", 1).play(&SPREAD);
    let place = position.state.client_place().expect("a Client");
    let tiles = &position.game.catalogue().tiles;
    let before = tiles.iter().position(|(id, _)| id == "random-before").expect("a tile") as u8;
    position.state.tiles[place][1] = before;
    let position = position.rest_of_round();
    assert_eq!((position.state.round, position.state.line.len()), (2, 1));
    assert_eq!(position.state.line[0].owner, Owner::Random);
    assert_eq!(position.asked(), [0, 1, 2, 3], "everybody still chooses");
    assert!(matches!(position.told.last(), Some(Open::TurnedUp { owner: Owner::Random, .. })));
}

/// DW-7.11: with two players the non-player card and the random one are both known.
#[test]
fn with_few_players_two_cards_are_open() {
    let mut position = Position::new(2).round(1).client(Suit::Hex).tile("small-gap");
    let tiles = &position.game.catalogue().tiles;
    let before = tiles.iter().position(|(id, _)| id == "random-before").expect("a tile") as u8;
    position.state.tiles[0][1] = before;
    let position = position.play(&["hex-2-sun", "hex-5-moon"]).rest_of_round();
    let owners: Vec<Owner> = position.state.line.iter().map(|placed| placed.owner).collect();
    assert!(owners.contains(&Owner::NonPlayer) && owners.contains(&Owner::Random));
}

/// DW-7.12.
#[test]
fn random_after_joins_once_the_cards_are_revealed() {
    let position = with("random-after", 1);
    assert!(position.state.line.is_empty());
    let position = position.hand(0, &["hex-2-sun"]).hand(1, &["hex-5-moon"]);
    let position = position.hand(2, &["hex-8-sun"]).hand(3, &["hex-10-moon"]);
    let position = position.answer(0, "play hex-2-sun").answer(1, "play hex-5-moon");
    let position = position.answer(2, "play hex-8-sun");
    let luck = Card(position.state.pool.iter().next().expect("a spare card"));
    let name = luck.to_string();
    let position = position.answer_lucky(3, "play hex-10-moon", &[("random after", &name)]);
    assert_eq!(position.line().len(), 5);
    let turned_up = Open::TurnedUp { card: luck, owner: Owner::Random };
    let at = |wanted: &Open| position.told.iter().position(|event| event == wanted);
    let last = Open::Revealed {
        seat: Seat(3),
        choice: mittwoch_dreamworld::Choice::Card(card("hex-10-moon")),
    };
    assert!(at(&turned_up) > at(&last), "after the reveal");
    assert!(at(&turned_up) < at(&Open::Arranged), "and before scoring");
}
