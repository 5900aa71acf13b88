//! Chapter 17: tokens and bonus slots.

use mittwoch_unconscious_mind::effect::notation;
use mittwoch_unconscious_mind::{Frame, Location};

use crate::position::Position;

/// UM-17.1.
#[test]
fn every_slot_is_used_once_in_the_game() {
    let position = Position::new(2).figures(Location::Theatre, Location::Theatre).bonus();
    let position = position.answer("bonus theatre-bottom").answer("skip");
    assert_eq!(position.state.slots[Location::Theatre.index()], 0b100);
    assert_eq!(position.state.tokens, [7, 8, 8]);
    let again = position.bonus();
    assert_eq!(again.refused("bonus theatre-bottom"), "UM-17.1");
    // The other player, at the same place, finds it used as well.
    let other = again.answer("skip").with(|state| state.players[1].professor = Location::Theatre);
    let other = other.answer("state-ideas").end_turn();
    assert_eq!(other.seat(), 1);
    assert_eq!(other.bonus().refused("bonus theatre-bottom"), "UM-17.1");
}

/// UM-17.1.
#[test]
fn a_district_slot_too_holds_one_token() {
    let cards = ["the-puppet-and-the-child", "the-diary-as-mirror"];
    let position = Position::new(2).figures(Location::Theatre, Location::Theatre).area(0, &cards);
    let position = position.mark(1, 0, 0).own("reserve").bonus();
    assert_eq!(position.refused("bonus green-3"), "UM-17.1");
    assert!(position.offered("bonus green-4"));
}

/// UM-17.2.
#[test]
fn the_district_slots_are_alike_in_all_districts() {
    let position = Position::new(2);
    let all = position.game.catalogue();
    let expected = [
        (3, "move inkpot 1 + gain box 1"),
        (4, "move inkpot 1..2 + gain box 1"),
        (5, "move inkpot 1..3 + gain box 2"),
        (6, "move inkpot 1..4 + gain box 2 + gain reputation 1"),
    ];
    for slots in all.city.district_slots {
        let texts = slots.map(|slot| (slot.need, notation(&all.effects, slot.effect)));
        assert_eq!(texts.each_ref().map(|(need, text)| (*need, text.as_str())), expected);
    }
}

/// UM-17.2.
#[test]
fn slot_six_gives_steps_boxes_and_a_reputation_point() {
    let cards = ["the-puppet-and-the-child", "the-diary-as-mirror", "fairy-tales-retold"];
    let position = Position::new(2).figures(Location::Library, Location::Opera).no_goals();
    let position = position.area(0, &cards).area(0, &["on-play-and-imitation"]).own("reserve");
    // The token with the reputation point is gone already.
    let position = position.used(Location::Theatre, &[0]).bonus();
    let position = position.answers(&["bonus green-6", "endow reserve", "pick 2"]);
    assert_eq!(position.me().boxes, 2);
    let position = position.answer("pick 1");
    assert_eq!(position.verb("ink"), ["ink 1 0", "ink 2 0", "ink 3 0", "ink 4 0"]);
    let mut position = position.answer("ink 1 0");
    while position.top() != Frame::Turn {
        position = position.answer("skip");
    }
    assert_eq!((position.me().inkpot, position.me().reputation), (1, 1));
}

/// UM-17.3.
#[test]
fn the_theatre_slots() {
    let position = Position::new(2);
    let all = position.game.catalogue();
    let slots = all.city.slots[Location::Theatre.index()].map(|slot| notation(&all.effects, slot));
    assert_eq!(slots, ["trigger column", "generate major growth", "gain research 1"]);
    let position = position.figures(Location::Theatre, Location::Opera).dial(&[]).bonus();
    let position = position.answer("bonus theatre-middle");
    let position = position.answer("generate reserve common major-growth");
    assert_eq!(position.at("major-growth"), 1);
}

/// UM-17.4.
#[test]
fn without_tokens_a_district_has_no_bonus_even_with_a_free_slot() {
    let cards = ["the-puppet-and-the-child", "the-diary-as-mirror", "fairy-tales-retold"];
    let base = || {
        let position = Position::new(2).figures(Location::Theatre, Location::Opera).no_goals();
        let position = position.area(0, &cards).area(0, &["on-play-and-imitation"]).own("reserve");
        position.used(Location::Library, &[0, 1, 2]).used(Location::Theatre, &[0, 1])
    };
    let last = base().mark(1, 0, 0).mark(1, 0, 1).bonus();
    assert_eq!(last.state.tokens[0], 1);
    assert!(last.offered("bonus theatre-bottom") && last.offered("bonus green-5"));
    let none = base().mark(1, 0, 0).mark(1, 0, 1).mark(1, 0, 2).bonus();
    assert_eq!(none.state.tokens[0], 0);
    assert_eq!(none.refused("bonus theatre-bottom"), "UM-17.4");
    assert_eq!(none.refused("bonus green-6"), "UM-17.4");
    assert!(none.offered("bonus opera-bottom"), "the other district has its own");
}
