//! Chapter 6: Determine Scoring.

use mittwoch_dreamworld::{Action, Frame, Open, Owner, Professor, Refusal, Suit};
use mittwoch_kernel::{Game, Knowing, Seat, Setting, Viewer, Wording};

use crate::position::{Position, card};

/// Four players at a Hex Client; the tile changes nothing for gaps above 1.
fn at(round: u8) -> Position {
    Position::new(4).round(round).client(Suit::Hex).tile("small-gap")
}

/// DW-6.1.
#[test]
fn turns_go_from_the_farthest_inward() {
    let cards = ["hex-9-sun", "hex-2-sun", "circle-6-sun", "hex-4-sun"];
    let order = |mut position: Position| {
        let mut order = Vec::new();
        let round = position.state.round;
        while position.state.round == round {
            let seat = position.asked()[0];
            order.push(seat);
            position = position.answer(seat, "draw professor");
        }
        order
    };
    assert_eq!(order(at(1).play(&cards)), [1, 3, 2, 0]);
    assert_eq!(order(at(2).play(&cards)), [0, 2, 3, 1]);
    let position = at(1).play(&cards);
    assert_eq!(position.refused(0, "draw professor"), "DW-6.1");
}

/// DW-6.2.
#[test]
fn a_turn_is_to_score_or_to_draw_never_both() {
    let position = at(1).play(&["hex-2-sun", "hex-6-sun", "hex-7-sun", "hex-9-sun"]);
    assert!(position.offered(0, "score 0") && position.offered(0, "draw professor"));
    let scoring = position.answer(0, "score 0");
    assert_eq!(scoring.refused(0, "draw professor"), "DW-6.2");
    let drawn = at(1).play(&["hex-2-sun", "hex-6-sun", "hex-7-sun", "hex-9-sun"]);
    let drawn = drawn.answer(0, "draw professor");
    assert_eq!(drawn.refused(0, "score 0"), "DW-6.1", "the turn is over");
}

/// DW-6.3.
#[test]
fn an_off_suit_card_must_draw() {
    let position = at(1).play(&["circle-2-sun", "hex-6-sun", "hex-7-sun", "hex-9-sun"]);
    assert!(position.offers(0).iter().all(|offer| offer.starts_with("draw")));
    assert_eq!(position.refused(0, "score 0"), "DW-6.3");
}

/// DW-6.4, DW-6.6.
#[test]
fn the_gap_reaches_to_the_next_card_of_any_suit() {
    let position = at(1).play(&["hex-2-sun", "circle-6-sun", "diamond-6-sun", "hex-9-sun"]);
    assert_eq!(position.game.gap(&position.state, 0), 4);
    assert_eq!(position.game.gap(&position.state, 1), 0, "equal numbers");
    assert_eq!(position.game.gap(&position.state, 2), 3);
    let moon = at(2).play(&["hex-2-sun", "circle-6-sun", "diamond-6-sun", "hex-9-sun"]);
    let gaps: Vec<u8> = (0..4).map(|place| moon.game.gap(&moon.state, place)).collect();
    assert_eq!(gaps, [3, 0, 4, 2]);
}

/// DW-6.5.
#[test]
fn the_closest_card_is_measured_to_the_corner_number() {
    let position = at(1).play(&["hex-2-sun", "hex-3-sun", "hex-4-sun", "hex-9-sun"]);
    assert_eq!(position.game.gap(&position.state, 3), 3, "9 to 12");
    let position = at(2).play(&["hex-2-sun", "hex-3-sun", "hex-4-sun", "hex-9-sun"]);
    assert_eq!(position.game.gap(&position.state, 3), 2, "2 to 0");
}

/// DW-6.6.
#[test]
fn ownerless_cards_close_gaps_too() {
    let position = Position::new(2).round(1).client(Suit::Hex).tile("numbers-high");
    let position = position.ownerless("diamond-5-sun", Owner::NonPlayer);
    let position = position.play(&["hex-3-sun", "hex-7-sun"]);
    assert_eq!(position.turn(0), Some((2, 0)));
}

/// DW-6.7: closest-minus takes two; tokens first make up the deficit.
#[test]
fn the_limit_adds_up_gap_tile_and_tokens_before_the_cut_at_zero() {
    let position = Position::new(4).round(1).client(Suit::Hex).tile("closest-minus");
    let position = position.supply(3, 9);
    let position = position.play(&["hex-2-sun", "hex-3-sun", "hex-4-sun", "hex-11-sun"]);
    let position = position.until_turn_of(3);
    assert_eq!(position.turn(3), Some((1, -2)));
    let limits = [0, 1, 2, 3].map(|spent| position.game.limit(&position.state, 3, spent));
    assert_eq!(limits, [0, 0, 1, 2]);
    assert_eq!(position.offers(3)[0], "score 3", "only three tokens reach a 2");
}

/// DW-6.8.
#[test]
fn up_to_three_tokens_of_the_supply_may_be_spent() {
    let cards = ["hex-2-sun", "hex-6-sun", "hex-7-sun", "hex-9-sun"];
    let rich = at(1).supply(0, 5).play(&cards);
    let scores: Vec<_> = rich.offers(0).into_iter().filter(|o| o.starts_with("score")).collect();
    assert_eq!(scores, ["score 0", "score 1", "score 2", "score 3"]);
    let poor = at(1).supply(0, 1).play(&cards);
    assert_eq!(poor.refused(0, "score 2"), "DW-6.8");
    let action = mittwoch_dreamworld::Action::Score(4);
    let refusal = rich.game.check(&rich.state, Seat(0), action).expect_err("four are too many");
    assert_eq!(refusal, mittwoch_dreamworld::Refusal::MoreThanThree);
    // Even with a gap of 0: the tile gives 3 and the tokens 2.
    let zero = at(1).supply(0, 2).play(&["hex-6-moon", "hex-6-sun", "hex-7-sun", "hex-9-sun"]);
    assert_eq!((zero.turn(0), zero.game.limit(&zero.state, 0, 2)), (Some((0, 3)), 5));
}

/// DW-6.9, DW-6.10.
#[test]
fn spent_tokens_stay_on_the_card_and_change_nobody_elses_gap() {
    let cards = ["hex-2-sun", "hex-6-sun", "hex-7-sun", "hex-9-sun"];
    let position = at(1).supply(0, 3).play(&cards);
    let before: Vec<u8> = (0..4).map(|place| position.game.gap(&position.state, place)).collect();
    let position = position.answer(0, "score 3").answer(0, "flip row-5").answer(0, "stop");
    let after: Vec<u8> = (0..4).map(|place| position.game.gap(&position.state, place)).collect();
    assert_eq!(before, after);
    assert_eq!(position.state.plus_on[card("hex-2-sun").index()], 3);
    assert_eq!(position.state.players[0].supply, 1, "the flipped 5 alone");
    let later = position.rest_of_round();
    assert_eq!(later.state.plus_on[card("hex-2-sun").index()], 3, "they remain");
}

/// DW-6.11.
#[test]
fn scoring_is_offered_only_where_a_token_can_be_flipped() {
    let position = at(1).supply(0, 3).left(0, [1, 0, 0, 0, 0]);
    let position = position.play(&["hex-2-sun", "hex-6-sun", "hex-7-sun", "hex-9-sun"]);
    let scores: Vec<_> = position.offers(0).into_iter().filter(|o| o.starts_with("s")).collect();
    assert_eq!(scores, ["score 2", "score 3"], "only the golden 6 is left and the gap is 4");
    assert_eq!(position.refused(0, "score 1"), "DW-6.11");
    assert_eq!(position.refused(0, "flip row-6"), "DW-6.11", "declare first");
}

/// DW-6.12.
#[test]
fn tokens_are_flipped_one_by_one_within_the_limit() {
    let position = at(1).play(&["hex-2-sun", "hex-8-sun", "hex-9-sun", "hex-10-sun"]);
    let position = position.answer(0, "score 0");
    assert_eq!(position.refused(0, "stop"), "DW-6.12", "the first flip is compulsory");
    let position = position.answer(0, "flip row-2").answer(0, "flip row-3");
    assert_eq!(
        position.told.last(),
        Some(&Open::TurnBegan { seat: Seat(1), at: 1, gap: 1, add: 3 })
    );
    assert_eq!(position.state.players[0].left, [1, 2, 3, 3, 4], "1 of the limit lapses");
    let position = at(1).play(&["hex-2-sun", "hex-8-sun", "hex-9-sun", "hex-10-sun"]);
    let position = position.answer(0, "score 0").answer(0, "flip row-3");
    assert_eq!(position.refused(0, "flip row-4"), "DW-6.12", "4 exceeds the 3 that are left");
    assert_eq!(position.offers(0), ["flip row-3", "flip row-2", "stop"]);
    assert_eq!(position.answer(0, "stop").asked(), [1]);
}

/// DW-6.13.
#[test]
fn the_golden_token_comes_last_in_its_row() {
    let position = at(1).left(0, [1, 2, 1, 1, 2]);
    let position = position.play(&["hex-2-sun", "hex-11-sun", "diamond-11-sun", "circle-11-moon"]);
    let position = position.answer(0, "score 0").answer(0, "flip row-2").answer(0, "flip row-2");
    let golden: Vec<bool> = position
        .told
        .iter()
        .filter_map(|event| match event {
            Open::Flipped { golden, .. } => Some(*golden),
            _ => None,
        })
        .collect();
    assert_eq!(golden, [false, true], "two of one row in one turn, the golden one last");
    assert_eq!(position.refused(0, "flip row-2"), "DW-6.13");
}

/// DW-6.14.
#[test]
fn a_standard_token_becomes_a_plus_one_and_a_golden_one_counts() {
    let position = at(1).left(0, [1, 1, 3, 4, 5]);
    let position = position.play(&["hex-2-sun", "hex-11-sun", "diamond-11-sun", "circle-11-moon"]);
    let position = position.answer(0, "score 0").answer(0, "flip row-5");
    assert_eq!((position.state.players[0].golden(), position.state.players[0].supply), (1, 0));
    let position = position.answer(0, "flip row-4");
    assert_eq!((position.state.players[0].golden(), position.state.players[0].supply), (1, 1));
}

/// DW-6.15.
#[test]
fn gained_tokens_cannot_be_spent_in_the_same_turn() {
    let position = at(1).play(&["hex-2-sun", "hex-8-sun", "hex-9-sun", "hex-10-sun"]);
    let position = position.answer(0, "score 0").answer(0, "flip row-2");
    assert_eq!(position.state.players[0].supply, 1);
    assert_eq!(position.refused(0, "score 1"), "DW-6.2", "tokens are spent at the declaration");
    let next = position.answer(0, "stop").rest_of_round().round(3).client(Suit::Hex);
    let next = next.tile("skip").play(&["hex-3-sun", "diamond-6-sun", "hex-9-moon", "hex-10-moon"]);
    assert!(next.offered(0, "score 1"), "but in the next round");
}

/// DW-6.16.
#[test]
fn who_cannot_or_will_not_score_draws() {
    let position = Position::new(4).round(1).client(Suit::Hex).tile("skip");
    let position = position.play(&["hex-2-sun", "hex-3-sun", "hex-10-sun", "hex-11-sun"]);
    let position = position.until_turn_of(3);
    assert_eq!(position.turn(3), Some((1, 0)));
    assert_eq!(position.offers(3), ["draw professor"], "a limit of 1 reaches no token");
    let willing = at(1).play(&["hex-2-sun", "hex-6-sun", "hex-7-sun", "hex-9-sun"]);
    assert!(willing.offered(0, "draw professor"), "although it could score");
}

/// DW-6.17.
#[test]
fn the_professor_or_any_face_up_card_of_an_earlier_round_may_be_drawn() {
    let position = at(3).lying("circle-8-moon", 1, 0).lying("hex-10-moon", 2, 0);
    let position = position.play(&["diamond-2-sun", "hex-6-sun", "hex-7-sun", "hex-9-sun"]);
    assert_eq!(position.offers(0), ["draw professor", "draw hex-10-moon", "draw circle-8-moon"]);
    assert_eq!(position.refused(0, "draw hex-6-sun"), "DW-6.17", "of this round");
    let hidden = position.state.pool.iter().next().expect("an unseen card");
    let name = mittwoch_dreamworld::Card(hidden).to_string();
    assert_eq!(position.refused(0, &format!("draw {name}")), "DW-6.17", "face down");
    let mut held = position;
    held.state.players[0].professor = Professor::Hand;
    assert_eq!(held.refused(0, "draw professor"), "DW-6.17", "already in the hand");
}

/// DW-6.18.
#[test]
fn a_professor_shown_this_round_may_be_drawn_back() {
    let mut position = at(1);
    position.state.players[0].professor = Professor::Hand;
    let position = position.play(&["professor", "hex-6-sun", "hex-7-sun", "hex-9-sun"]);
    let position = position.hand(0, &["circle-2-sun"]).answer(0, "play circle-2-sun");
    let position = position.answer(0, "draw professor");
    assert_eq!(position.state.players[0].professor, Professor::Hand);
}

/// DW-6.19.
#[test]
fn drawing_is_compulsory_and_with_nothing_to_draw_the_turn_passes() {
    let position = at(1).play(&["circle-2-sun", "hex-6-sun", "hex-7-sun", "hex-9-sun"]);
    assert_eq!(position.offers(0), ["draw professor"], "there is no way to pass");
    let setting = Setting::new(4).with("professor", "hand");
    let position = Position::of(setting).round(1).client(Suit::Hex).tile("small-gap");
    let position = position.play(&["circle-2-sun", "hex-6-sun", "hex-7-sun", "hex-9-sun"]);
    assert!(position.told.contains(&Open::Passed { seat: Seat(0) }));
    assert_eq!(position.asked(), [1]);
}

/// A round in which seat 0 could score but has nothing to draw.
pub(crate) fn nothing_to_draw(rules: u32) -> Position {
    let setting = Setting::new(4).with("professor", "hand");
    let position = Position::by(rules, setting).round(1).client(Suit::Hex).tile("skip");
    position.play(&["hex-2-sun", "hex-6-sun", "hex-7-sun", "hex-9-sun"])
}

/// DW-6.16, DW-6.19: nobody has to score, also where nothing can be drawn.
#[test]
fn scoring_may_be_declined_where_nothing_can_be_drawn() {
    let position = nothing_to_draw(2);
    assert_eq!(position.offers(0), ["score 0", "decline"]);
    let asked = position.game.ask(&position.state, Seat(0));
    assert_eq!((asked.phrase.key.as_str(), asked.rule), ("dw-ask-score-or-decline", "DW-6.16"));
    let before = position.state.players[0];
    let after = position.answer(0, "decline");
    assert!(after.told.contains(&Open::Declined { seat: Seat(0) }));
    assert_eq!((after.state.players[0], after.asked()), (before, vec![1]));
    // Once something lies there to be drawn, whoever does not score draws.
    let position = at(3).lying("circle-8-moon", 1, 0);
    let position = position.play(&["hex-2-sun", "hex-6-sun", "hex-7-sun", "hex-9-sun"]);
    assert!(!position.offered(0, "decline"));
    assert_eq!(position.refused(0, "decline"), "DW-6.19");
    let mut refused = Vec::new();
    position.game.neighbours(&position.state, Seat(0), &mut refused);
    assert!(refused.contains(&(Action::Decline, Refusal::MustDraw)), "why not? is answered");
    let flipping = position.answer(0, "score 0");
    assert_eq!(flipping.refused(0, "decline"), "DW-6.2", "too late");
}

/// DW-6.20, DW-6.21, DW-6.22.
#[test]
fn a_drawn_card_is_gone_brings_its_tokens_and_is_known_to_all() {
    let position = at(3).lying("circle-8-moon", 1, 2);
    let position = position.play(&["diamond-2-sun", "diamond-6-sun", "hex-7-sun", "hex-9-sun"]);
    let position = position.answer(0, "draw circle-8-moon");
    assert_eq!(position.state.players[0].supply, 2);
    assert_eq!(position.state.plus_on[card("circle-8-moon").index()], 0);
    assert_eq!(position.refused(1, "draw circle-8-moon"), "DW-6.17", "gone");
    let view = position.game.view(&position.state, Viewer::Seat(Seat(3)));
    assert_eq!(view.players[0].known, [card("circle-8-moon")]);
    assert_eq!(view.players[0].hand, 16);
    let position = position.rest_of_round();
    assert_eq!(position.state.stack.top(), Some(Frame::Choose));
    assert!(position.offered(0, "play circle-8-moon"), "from the next round on");
}
