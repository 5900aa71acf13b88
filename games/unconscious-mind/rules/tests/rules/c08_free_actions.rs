//! Chapters 8 and 9: free actions beside a question, and the uses of Bright Ideas.

use mittwoch_kernel::{Game, Seat, Setting, Wording};
use mittwoch_unconscious_mind::effect::Good;
use mittwoch_unconscious_mind::{Action, Frame, Free, Location};

use crate::position::Position;

/// UM-8.1, UM-8.8, UM-E.18.
#[test]
fn coffee_above_six_is_lost_unless_some_is_spent_first() {
    let full = || Position::new(2).mine(|player| player.coffee = 6);
    let position = full().run("gain coffee 2");
    assert_eq!(position.top(), Frame::Gain { good: Good::Coffee, count: 2 });
    assert_eq!(position.answer("do").me().coffee, 6, "two are lost");
    let position = full().run("gain coffee 2").answer("coffee-bright");
    assert_eq!((position.me().coffee, position.me().bright), (5, 1), "nothing is lost");
    let position = Position::new(2).run("gain coffee 2");
    assert_eq!((position.top(), position.me().coffee), (Frame::Turn, 6), "no question needed");
}

/// UM-8.2.
#[test]
fn a_coffee_replaces_a_suppress() {
    let position = Position::new(2).dial(&[]).run("pay suppress -> gain points 2").answer("coffee");
    assert_eq!((position.me().coffee, position.me().points), (3, 2));
    let none = Position::new(2).dial(&["minor-growth"]).mine(|player| player.coffee = 0);
    assert_eq!(none.run("pay suppress -> gain points 2").refused("coffee"), "UM-8.2");
}

/// UM-8.3, UM-8.4.
#[test]
fn two_coffee_move_an_insight_and_three_make_a_bright_idea() {
    let position = Position::new(2).dial(&["minor-growth"]).mine(|player| player.coffee = 6);
    let position = position.answer("coffee-elevate").answer("elevate minor-growth common");
    assert_eq!((position.at("median-growth"), position.me().coffee), (1, 4));
    let position = position.answer("coffee-transfer");
    let position = position.answer("transfer median-growth common median-passion");
    assert_eq!((position.at("median-passion"), position.me().coffee), (1, 2));
    assert_eq!(position.refused("coffee-bright"), "UM-8.4");
    let empty = Position::new(2).dial(&[]);
    assert_eq!(empty.refused("coffee-elevate"), "UM-8.3", "nothing to elevate");
    assert_eq!(empty.answer("coffee-bright").me().bright, 1);
}

/// UM-8.5: every free action uses something up, so that none goes on for ever.
#[test]
fn free_actions_come_to_an_end() {
    let mut position = Position::new(2).mine(|player| (player.coffee, player.boxes) = (6, 3));
    let measure = |position: &Position| {
        let player = position.me();
        let rings: u8 =
            (1..10).map(|at| player.dial[at].iter().sum::<u8>() * (1 + (at as u8 - 1) / 3)).sum();
        u32::from(player.coffee) * 100 + u32::from(player.boxes) * 20 + u32::from(rings) * 10
    };
    let mut taken = 0;
    while let Some(offer) = position
        .offers()
        .into_iter()
        .rev()
        .find(|offer| Free::ALL.iter().any(|(_, name)| name == offer))
    {
        let before = measure(&position);
        position = position.answer(&offer);
        while position.top() != Frame::Turn {
            let first = position.offers()[0].clone();
            position = position.answer(&first);
        }
        assert!(measure(&position) < before, "'{offer}' uses something up");
        taken += 1;
        assert!(taken < 40);
    }
}

/// UM-8.6.
#[test]
fn free_actions_belong_to_the_own_turn() {
    let fresh = Position::fresh(Setting::new(2));
    assert_eq!(fresh.refused("coffee-bright"), "UM-8.6", "not in the set-up");
    let position = Position::new(2);
    let action = Action::Free(Free::Bright);
    assert!(position.game.check(&position.state, Seat(0), action).is_ok());
    assert!(position.game.check(&position.state, Seat(1), action).is_err());
}

/// UM-8.7: in the middle of an effect the question comes back after a free action.
#[test]
fn a_free_action_interrupts_a_question() {
    let text = "elevate + elevate + transfer";
    let position = Position::new(2).dial(&["minor-growth"]).run(text);
    let question = position.top();
    let position = position.answer("coffee-elevate");
    assert_eq!(position.refused("coffee-transfer"), "UM-8.9", "no other one in between");
    let position = position.answer("elevate minor-growth common");
    assert_eq!(position.top(), question);
    let offered = position.game.offer(&position.state, Seat(0), Action::Free(Free::Transfer));
    assert!(offered.free);
}

/// UM-9.1, UM-9.2.
#[test]
fn bright_ideas_are_unlimited_and_go_when_used() {
    let position = Position::new(2).mine(|player| player.bright = 9).run("gain bright 1");
    assert_eq!(position.me().bright, 10);
    let position = position.answers(&["state-ideas", "point 1-2 tile-left", "lay 0 2"]);
    assert_eq!(position.me().bright, 8);
}

/// UM-8.7: afterwards the options are counted afresh.
#[test]
fn a_free_action_may_open_an_option_of_the_same_question() {
    let library = Frame::Location { location: Location::Library, left: 1 };
    let position = Position::new(2).dial(&["minor-growth"]).frame(library);
    assert_eq!(position.verb("pick"), ["pick 1", "pick 2"]);
    let position = position.answers(&["coffee-elevate", "elevate minor-growth common"]);
    assert_eq!(position.top(), library);
    assert_eq!(position.verb("pick"), ["pick 1", "pick 2", "pick 3"]);
    let position = position.answers(&["pick 3", "use median-growth common"]);
    assert_eq!(position.me().boxes, 1);
}

/// UM-8.6: a free action before the turn type may make a treatment payable.
#[test]
fn free_actions_come_before_the_turn_is_chosen() {
    let position = Position::new(2).dream(0, "a-lost-key").dial(&["minor-growth", "minor-growth"]);
    assert_eq!(position.refused("treat room-1"), "UM-19.2");
    let position = position.answers(&["coffee-elevate", "elevate minor-growth common"]);
    assert!(position.offered("treat room-1"));
}

/// UM-8.3, UM-8.5: what is paid for must be done, and a free action is no turn.
#[test]
fn a_paid_elevate_cannot_be_skipped_and_no_turn_is_over() {
    let position = Position::new(2).dial(&["minor-growth"]).answer("coffee-elevate");
    assert_eq!((position.refused("skip"), position.me().coffee), ("UM-4.5", 2));
    let position = position.answer("elevate minor-growth common");
    assert_eq!((position.top(), position.state.turn), (Frame::Turn, Seat(0)));
    let one = Position::new(2).dial(&["minor-growth"]).mine(|player| player.coffee = 1);
    assert_eq!([one.refused("coffee-elevate"), one.refused("coffee-transfer")], ["UM-8.3"; 2]);
}

/// UM-9.1, UM-9.2.
#[test]
fn a_bright_idea_moves_the_inkpot_adds_triggers_or_scores_at_the_end() {
    let position = Position::new(2).no_goals().mine(|player| player.bright = 3);
    let position = position.figures(Location::Theatre, Location::Opera);
    let position = position.frame(Frame::Ink { least: 1, most: 1 }).answers(&["ink 2 1", "skip"]);
    assert_eq!(position.me().bright, 2);
    let position = position.run("move freud 1").answers(&["walk 1", "visit figures 1"]);
    assert_eq!((position.me().bright, position.triggers()), (1, Some(3)), "one figure and two");
    let position = position.mine(|player| player.coffee = 0);
    assert_eq!(position.game.score_parts(&position.state, Seat(0))[8], 1);
}
