//! Chapter 5: Play a Card.

use mittwoch_dreamworld::{Choice, Event, EventView, Frame, Open, Owner, Professor, Suit};
use mittwoch_kernel::{EventLog, FastRng, Game, Knowing, Seat, Setting, Viewer};

use crate::position::{Position, card, game};

/// DW-5.1.
#[test]
fn the_non_player_card_is_open_before_the_choice() {
    for (players, count) in [(1, 1), (2, 1), (3, 1), (4, 0)] {
        let position = Position::new(players);
        let non_player =
            position.state.line.iter().filter(|placed| placed.owner == Owner::NonPlayer).count();
        assert_eq!(non_player, count, "{players} players");
    }
}

/// DW-5.2.
#[test]
fn any_card_of_the_hand_may_be_played_and_no_other() {
    let position = Position::new(4).round(1).hand(0, &["hex-4-sun"]).hand(1, &["circle-9-moon"]);
    assert_eq!(position.offers(0).len(), 16);
    assert!(position.offered(0, "play hex-4-sun"));
    assert_eq!(position.refused(0, "play circle-9-moon"), "DW-5.2");
    let position = position.answer(0, "play hex-4-sun");
    assert_eq!(position.refused(0, "play hex-4-sun"), "DW-5.2", "one choice each");
}

/// DW-5.3.
#[test]
fn others_learn_only_that_a_choice_was_made() {
    let game = game(3);
    let mut state = game.setup(&mut FastRng::new(2), &mut EventLog::default());
    let mut offers = Vec::new();
    game.legal(&state, Seat(1), &mut offers);
    let mut log = EventLog::default();
    game.perform(&mut state, Seat(1), offers[0], &mut FastRng::new(1), &mut log);
    let [event @ Event::Chose { seat: Seat(1), choice }] = log.0[..] else { panic!("{log:?}") };
    for viewer in Viewer::all(3) {
        let told = game.event_view(&event, viewer);
        if viewer.is(Seat(1)) {
            assert_eq!(told, Some(EventView::Chose { seat: Seat(1), choice }));
        } else {
            assert_eq!(told, Some(EventView::HasChosen { seat: Seat(1) }));
            assert_eq!(game.view(&state, viewer).mine.and_then(|mine| mine.choice), None);
        }
    }
}

/// DW-5.4.
#[test]
fn the_last_choice_reveals_all_and_marks_the_owners() {
    let position = Position::new(4).round(1).tile("small-gap");
    let position = position.play(&["hex-2-sun", "hex-9-sun", "hex-4-sun", "hex-6-sun"]);
    let owners: Vec<Owner> = position.state.line.iter().map(|placed| placed.owner).collect();
    assert_eq!(owners, [0, 2, 3, 1].map(|seat| Owner::Seat(Seat(seat))));
    let revealed =
        position.told.iter().filter(|event| matches!(event, Open::Revealed { .. })).count();
    assert_eq!(revealed, 4);
}

/// DW-5.5.
#[test]
fn ownerless_cards_join_by_the_same_order_and_take_no_turn() {
    let position = Position::new(3).round(1).client(Suit::Hex).tile("small-gap");
    let position = position.ownerless("hex-6-sun", Owner::NonPlayer);
    let position = position.play(&["hex-6-moon", "hex-3-sun", "circle-9-sun"]);
    assert_eq!(position.line(), ["hex-3-sun", "hex-6-moon", "hex-6-sun", "circle-9-sun"]);
    let position = position.until_turn_of(0);
    assert_eq!(position.turn(0), Some((0, 3)), "the ownerless 6 closes the gap");
    let position = position.rest_of_round();
    let turns = position.told.iter().filter(|e| matches!(e, Open::TurnBegan { .. })).count();
    assert_eq!(turns, 3);
}

/// DW-5.6.
#[test]
fn sun_lines_rise_and_moon_lines_fall_toward_the_client() {
    let cards = ["hex-7-sun", "circle-2-sun", "diamond-10-moon", "hex-4-moon"];
    let sun = Position::new(4).round(1).tile("small-gap").play(&cards);
    assert_eq!(sun.line(), ["circle-2-sun", "hex-4-moon", "hex-7-sun", "diamond-10-moon"]);
    let moon = Position::new(4).round(2).tile("small-gap").play(&cards);
    assert_eq!(moon.line(), ["diamond-10-moon", "hex-7-sun", "hex-4-moon", "circle-2-sun"]);
}

/// DW-5.7.
#[test]
fn of_equal_numbers_the_on_suit_card_lies_nearer() {
    for round in [1, 2] {
        let position = Position::new(4).round(round).client(Suit::Hex).tile("small-gap");
        let cards = ["diamond-6-sun", "hex-6-moon", "circle-6-moon", "hex-6-sun"];
        let line = position.play(&cards).line();
        assert!(line[2].starts_with("hex") && line[3].starts_with("hex"), "{line:?}");
    }
}

/// DW-5.8.
#[test]
fn of_equal_cards_the_icon_of_the_side_lies_nearer() {
    let cards = ["hex-6-sun", "hex-6-moon", "circle-5-sun", "circle-5-moon"];
    let sun = Position::new(4).round(1).client(Suit::Hex).tile("small-gap").play(&cards);
    assert_eq!(sun.line(), ["circle-5-moon", "circle-5-sun", "hex-6-moon", "hex-6-sun"]);
    let moon = Position::new(4).round(2).client(Suit::Hex).tile("small-gap").play(&cards);
    assert_eq!(moon.line(), ["hex-6-sun", "hex-6-moon", "circle-5-sun", "circle-5-moon"]);
}

/// DW-5.9.
#[test]
fn two_off_suit_cards_follow_freuds_order_before_the_icon() {
    let cards = ["diamond-6-sun", "circle-6-moon", "hex-2-sun", "hex-3-sun"];
    let sun = Position::new(4).round(1).client(Suit::Hex).tile("small-gap").play(&cards);
    assert_eq!(sun.line()[2..], ["diamond-6-sun", "circle-6-moon"], "Circle is nearest");
    let moon = Position::new(4).round(2).client(Suit::Hex).tile("small-gap").play(&cards);
    assert_eq!(moon.line()[..2], ["circle-6-moon", "diamond-6-sun"], "Diamond is nearest");
}

/// DW-5.10.
#[test]
fn the_icon_is_no_part_of_the_suit() {
    let position = Position::new(4).round(1).client(Suit::Hex);
    assert!(position.game.is_on_suit(&position.state, card("hex-4-sun")));
    assert!(position.game.is_on_suit(&position.state, card("hex-4-moon")));
    assert!(!position.game.is_on_suit(&position.state, card("circle-4-sun")));
    let freud = Position::new(4).round(13);
    assert!(freud.game.is_on_suit(&freud.state, card("circle-4-sun")));
}

fn with_professors(seats: &[u8]) -> Position {
    let mut position = Position::new(4).round(1).client(Suit::Hex).tile("small-gap");
    for seat in seats {
        position.state.players[usize::from(*seat)].professor = Professor::Hand;
    }
    position
}

/// DW-5.11, DW-5.12.
#[test]
fn who_shows_the_professor_chooses_a_dream_card_afterwards() {
    let position = with_professors(&[2]);
    let position = position.play(&["hex-2-sun", "hex-5-sun", "professor", "hex-9-sun"]);
    assert_eq!(position.asked(), [2]);
    assert_eq!(position.state.stack.top(), Some(Frame::ChooseAgain));
    assert_eq!(position.state.players[2].professor, Professor::Table);
    assert_eq!(position.refused(2, "play professor"), "DW-5.12");
    assert_eq!(position.refused(1, "play hex-5-sun"), "DW-5.2", "only seat 2 chooses again");
    let position = position.hand(2, &["hex-7-sun"]).answer(2, "play hex-7-sun");
    assert_eq!(position.line(), ["hex-2-sun", "hex-5-sun", "hex-7-sun", "hex-9-sun"]);
    let position = position.rest_of_round().round(2);
    let held = position.state.players[2].professor == Professor::Hand;
    assert_eq!(position.offered(2, "play professor"), held, "playable once drawn back");
}

/// DW-5.13.
#[test]
fn the_second_choice_comes_after_every_reveal() {
    let position = with_professors(&[3]).tile("random-after");
    let position = position.hand(0, &["hex-2-sun"]).hand(1, &["hex-5-sun"]).hand(2, &["hex-8-sun"]);
    let position = position.answer(0, "play hex-2-sun").answer(1, "play hex-5-sun");
    let position = position.answer(2, "play hex-8-sun");
    let luck = position.state.pool.iter().next().expect("a spare card");
    let name = mittwoch_dreamworld::Card(luck).to_string();
    let position = position.answer_lucky(3, "play professor", &[("random after", &name)]);
    let view = position.game.view(&position.state, Viewer::Seat(Seat(3)));
    assert_eq!(view.line.len(), 4, "three players' cards and the random one");
    assert_eq!(position.asked(), [3]);
}

/// DW-5.14.
#[test]
fn several_professors_choose_again_together_and_in_secret() {
    let position = with_professors(&[0, 1, 2, 3]).play(&["professor"; 4]);
    assert_eq!(position.asked(), [0, 1, 2, 3]);
    assert!(position.state.line.is_empty(), "no player's card is known");
    let position = position.hand(0, &["hex-3-sun"]).answer(0, "play hex-3-sun");
    assert!(position.state.line.is_empty(), "sealed until the last choice is in");
    assert_eq!(position.asked(), [1, 2, 3]);
    assert_eq!(position.state.choices[0], Some(Choice::Card(card("hex-3-sun"))));
}

/// DW-5.15.
#[test]
fn late_cards_are_inserted_and_scoring_waits_for_them() {
    let position = with_professors(&[1, 3]);
    let position = position.play(&["hex-2-sun", "professor", "hex-5-moon", "professor"]);
    assert_eq!((position.asked(), position.line().len()), (vec![1, 3], 2));
    let position = position.hand(1, &["hex-5-sun"]).hand(3, &["diamond-5-sun"]);
    let position = position.answer(1, "play hex-5-sun").answer(3, "play diamond-5-sun");
    assert_eq!(position.line(), ["hex-2-sun", "diamond-5-sun", "hex-5-moon", "hex-5-sun"]);
    assert!(position.told.contains(&Open::Arranged));
}

/// DW-5.2: a hand never runs dry, whatever is played.
#[test]
fn a_card_for_every_round() {
    let setting = Setting::new(4).with("professor", "hand");
    let position = Position::of(setting);
    assert!(position.state.hands.iter().all(|hand| hand.len() >= 14));
}
