//! Chapter 10: solo against the Id.

use mittwoch_dreamworld::{Open, Owner, Professor, Suit};
use mittwoch_kernel::{Game, Setting};

use crate::position::Position;

fn level(level: &str) -> Position {
    Position::of(Setting::new(1).with("level", level))
}

/// A round at a Hex Client with an ownerless Diamond 2; the tile changes nothing for big gaps.
fn at(round: u8) -> Position {
    let position = level("medium").round(round).client(Suit::Hex).tile("small-gap");
    position.ownerless("diamond-2-sun", Owner::NonPlayer)
}

/// The person plays a card and the Id turns up another.
fn play(position: Position, own: &str, id: &str) -> Position {
    let text = format!("play {own}");
    position.hand(0, &[own]).unseen(id).answer_lucky(0, &text, &[("card of the Id", id)])
}

fn id_flips(position: &Position) -> Vec<u8> {
    let flips = position.told.iter().filter_map(|event| match event {
        Open::IdFlipped { value, .. } => Some(*value),
        _ => None,
    });
    flips.collect()
}

/// DW-10.1.
#[test]
fn solo_is_set_up_as_for_two_with_one_hand() {
    let position = level("easy");
    assert_eq!(position.game.catalogue().deck.len(), 54);
    assert_eq!(position.game.catalogue().corner, [11, 1]);
    assert_eq!(position.state.hands.map(mittwoch_kernel::Bag::len), [16, 0, 0, 0]);
    assert_eq!(position.game.seats(), 1);
}

/// DW-10.2.
#[test]
fn the_level_sets_the_six_tokens_of_the_id() {
    let tokens =
        ["easy", "medium", "hard"].map(|name| level(name).game.catalogue().id_tokens.to_vec());
    assert_eq!(tokens, [[6, 6, 5, 5, 4, 4], [5, 5, 4, 4, 3, 3], [4, 4, 3, 3, 2, 2]]);
}

/// DW-10.3.
#[test]
fn the_id_turns_up_its_card_after_the_reveal_also_of_a_professor() {
    let position = play(at(1), "hex-5-sun", "circle-9-sun");
    assert_eq!(position.line(), ["diamond-2-sun", "hex-5-sun", "circle-9-sun"]);
    let mut position = at(1);
    position.state.players[0].professor = Professor::Hand;
    let luck = [("card of the Id", "circle-9-sun")];
    let position = position.answer_lucky(0, "play professor", &luck);
    assert_eq!(position.line(), ["diamond-2-sun", "circle-9-sun"], "open before the second choice");
    assert_eq!(position.asked(), [0]);
    let position = position.hand(0, &["hex-5-sun"]).answer(0, "play hex-5-sun");
    let owners: Vec<_> = position.state.line.iter().map(|placed| placed.owner).collect();
    assert_eq!(owners.iter().filter(|owner| **owner == Owner::Id).count(), 1, "one card a round");
}

/// DW-10.4.
#[test]
fn the_id_scores_in_its_turn_even_off_suit() {
    // The Id's Circle 6 lies between: gap 4 to the person's 10.
    let position = play(at(1), "hex-10-sun", "circle-6-sun");
    assert_eq!(id_flips(&position), [4]);
    let before = position.told.iter().position(|e| matches!(e, Open::IdTurn { .. }));
    let own = position.told.iter().position(|e| matches!(e, Open::TurnBegan { .. }));
    assert!(before < own, "the farther card comes first");
    // Its suit still counts for ties: the on-suit 6 lies nearer.
    let tied = play(at(1), "hex-6-moon", "circle-6-sun");
    assert_eq!(tied.line(), ["diamond-2-sun", "circle-6-sun", "hex-6-moon"]);
}

/// DW-10.5.
#[test]
fn tiles_change_the_limit_of_the_id() {
    let position = level("medium").round(1).client(Suit::Hex).tile("skip");
    let position = position.ownerless("diamond-2-sun", Owner::NonPlayer);
    let position = play(position, "hex-7-sun", "circle-6-sun");
    let limit = position.told.iter().find_map(|event| match event {
        Open::IdTurn { limit, .. } => Some(*limit),
        _ => None,
    });
    assert_eq!(limit, Some(5), "6 to 11, the 7 is skipped");
}

/// DW-10.6.
#[test]
fn the_id_flips_the_highest_token_that_fits_then_again() {
    let wide = play(at(1), "hex-3-sun", "circle-3-moon");
    assert_eq!(wide.line(), ["diamond-2-sun", "circle-3-moon", "hex-3-sun"]);
    let position = play(at(1), "hex-10-sun", "circle-2-moon");
    // Circle lies nearer than Diamond on the Sun side: gap 8 to the 10. First 5, then 3.
    assert_eq!(id_flips(&position), [5, 3]);
}

/// DW-10.7.
#[test]
fn the_id_never_draws_and_its_cards_can_be_drawn() {
    let position = play(at(1), "hex-10-sun", "circle-9-sun").answer(0, "draw professor");
    let drew = position.told.iter().filter(|e| matches!(e, Open::Drew { .. })).count();
    assert_eq!(drew, 0, "a limit of 1 flips nothing, and the Id does not draw instead");
    let position = position.round(2).tile("skip").client(Suit::Diamond);
    let position = play(position, "hex-8-sun", "circle-4-sun");
    assert!(position.offered(0, "draw circle-9-sun"));
}

/// DW-10.8.
#[test]
fn whoever_flips_everything_wins() {
    let mut position = at(1).left(0, [0, 0, 0, 0, 1]);
    position.state.id_flipped = 0;
    let position = play(position, "hex-5-sun", "circle-10-sun");
    let position = position.answer(0, "score 0").answer(0, "flip row-2");
    assert_eq!(position.winners(), Some(vec![0]));
    let mut position = at(1);
    position.state.id_flipped = 0b111110;
    let position = play(position, "hex-10-sun", "circle-4-sun").answer(0, "draw professor");
    assert_eq!(id_flips(&position), [5]);
    assert_eq!(position.winners(), Some(vec![]), "the Id wins");
}

/// DW-10.9.
#[test]
fn if_both_finish_a_plus_one_token_decides() {
    // The Id has one 4 left; its gap of 1 becomes a limit of 4 by the tile small gap.
    let finish = |supply: u8| {
        let mut position = at(1).left(0, [0, 0, 0, 0, 1]).supply(0, supply);
        position.state.id_flipped = 0b111011;
        let position = play(position, "hex-5-sun", "circle-4-sun");
        position.answer(0, "score 0").answer(0, "flip row-2").winners()
    };
    assert_eq!(finish(1), Some(vec![0]));
    assert_eq!(finish(0), Some(vec![]));
}

/// DW-10.10.
#[test]
fn after_round_fourteen_the_person_needs_strictly_more_golden_tokens() {
    let end = |left: [u8; 5], id_flipped: u8| {
        let mut position = level("easy").round(14).left(0, left);
        position.state.id_flipped = id_flipped;
        // Moon side: the Id's card is closest with a gap of 1, too small for any of its tokens.
        let position = position.ownerless("diamond-10-sun", Owner::NonPlayer);
        let position = play(position, "hex-5-sun", "circle-2-sun").answer(0, "draw professor");
        position.winners()
    };
    assert_eq!(end([0, 0, 3, 4, 5], 0b1), Some(vec![0]));
    assert_eq!(end([0, 0, 3, 4, 5], 0b11), Some(vec![]));
    assert_eq!(end([0, 2, 3, 4, 5], 0b11), Some(vec![]));
}
