//! Chapter 12: what each of the nine actions costs and brings.

use mittwoch_unconscious_mind::{Frame, Location, Open};

use crate::position::Position;

/// Triggers an action once.
fn action(position: Position, name: &str) -> Position {
    let all = &position.game.catalogue().table.action_ids;
    let action = all.iter().position(|id| id == name).expect("an action") as u8;
    position.frame(Frame::Table { action, left: 1 })
}

/// UM-12.1, UM-13.11.
#[test]
fn the_stack_action_costs_one_coffee_and_triggers_nothing() {
    let position = action(Position::new(2), "tile-left").answer("do");
    assert_eq!(position.me().coffee, 3);
    let below = position.state.tiles[1].below;
    let position = position.answer("tile level-ii");
    assert!(matches!(position.top(), Frame::PlaceTile { .. }));
    let cell = position.verb("cell")[0].clone();
    let position = position.answer(&cell);
    assert_eq!((position.me().tile_count(), position.state.tiles[1].below), (2, below - 1));
    assert!(position.state.tiles[1].shown[0].is_some(), "the next tile is seen");
}

/// UM-12.2, UM-13.1.
#[test]
fn the_centre_action_triggers_the_banner_before_the_tile_is_placed() {
    let position = action(Position::new(2), "tile-centre").answers(&["do", "tile level-i"]);
    assert_eq!(position.me().coffee, 2);
    assert!(matches!(position.top(), Frame::TileEffects { both: false, done: 0, .. }));
    assert_eq!(position.me().tile_count(), 1);
    assert_eq!(position.verb("trigger"), ["trigger banner"]);
    let position = position.answer("skip");
    assert!(matches!(position.top(), Frame::PlaceTile { .. }), "then it is placed");
}

/// UM-12.3.
#[test]
fn the_right_action_triggers_banner_and_main_effect() {
    let rich = Position::new(2).dial(&["major-growth", "major-freedom", "major-passion"]);
    let rich = rich.hand(0, 1).mine(|player| (player.coffee, player.bright) = (6, 1));
    let position = action(rich, "tile-right").answers(&["do", "tile level-i"]);
    assert!(matches!(position.top(), Frame::TileEffects { both: true, done: 0, .. }));
    let slid = position.state.tiles[0].shown[1];
    let mut position = position.answer("skip");
    let cell = position.verb("cell")[0].clone();
    position = position.answer(&cell);
    assert_eq!(position.state.tiles[0].shown[2], slid, "the centre tile slides");
    assert!(position.state.tiles[0].shown.iter().all(Option::is_some));
}

/// UM-12.6, UM-12.7.
#[test]
fn insights_are_generated_and_arranged() {
    let position = action(Position::new(2).dial(&[]), "three-insights");
    assert_eq!(position.verb("pick").len(), 3);
    let position = action(Position::new(2).dial(&["minor-growth"]), "arrange-insights");
    let position = position.answers(&["pick 1", "elevate minor-growth common", "pick 2"]);
    let position = position.answer("elevate median-growth common");
    let position = position.answer("transfer major-growth common major-passion");
    assert_eq!(position.at("major-passion"), 1, "all on one insight");
}

/// UM-12.8, UM-16.4.
#[test]
fn the_professor_moves_one_or_two_or_to_freud() {
    let position = Position::new(2).with(|state| {
        state.freud = state.players[0].professor.after(4);
    });
    let from = position.me().professor;
    let choice = action(position, "move-professor");
    let walked = choice.answer("pick 1");
    assert_eq!(walked.verb("walk"), ["walk 1", "walk 2"]);
    assert_eq!(walked.refused("walk 3"), "UM-16.2");
    let walked = walked.answer("walk 2");
    assert_eq!(walked.me().professor, from.after(2));
    assert!(matches!(walked.top(), Frame::Visit { tag: false, .. }));
    let there = Position::new(2).with(|state| state.freud = state.players[0].professor);
    assert_eq!(action(there, "move-professor").verb("pick"), ["pick 1"], "never a full circle");
}

/// UM-12.9, UM-16.5.
#[test]
fn freud_moves_one_to_three_and_may_trigger_the_location() {
    let position = Position::new(2);
    let from = position.state.freud;
    let position = action(position, "move-freud").answer("do");
    assert_eq!(position.verb("walk"), ["walk 1", "walk 2", "walk 3"]);
    let position = position.answer("walk 3");
    assert_eq!(position.state.freud, from.after(3));
    assert!(position.offered("skip") && position.offered("visit figures 0"));
    assert!(position.told.iter().any(|event| matches!(event, Open::Walked { .. })));
}

/// UM-12.1, UM-12.2, UM-12.3: without the coffee there is no tile.
#[test]
fn each_tile_action_has_its_price() {
    for (name, price) in [("tile-left", 1), ("tile-centre", 2), ("tile-right", 3)] {
        let poor = Position::new(2).mine(|player| player.coffee = price - 1);
        assert_eq!(action(poor, name).top(), Frame::Turn, "{name}");
        let enough = action(Position::new(2).mine(|player| player.coffee = price), name);
        let position = enough.answer("do");
        assert_eq!(position.me().coffee, 0);
        assert_eq!(position.verb("tile"), ["tile level-i", "tile level-ii"], "either one");
    }
}

/// UM-12.1: neither banner nor main effect.
#[test]
fn a_tile_from_the_stack_is_only_placed() {
    let position = Position::new(2).shown_tile(0, 0, "lucky-coin");
    let position = action(position, "tile-left").answers(&["do", "tile level-i"]);
    let cell = position.verb("cell")[0].clone();
    let position = position.answer(&cell);
    assert_eq!((position.me().points, position.me().bright), (0, 0));
    assert_eq!((position.top(), position.me().tile_count()), (Frame::Turn, 2));
}

/// UM-12.2.
#[test]
fn the_centre_tile_gives_its_banner_and_not_its_main_effect() {
    let position = Position::new(2).shown_tile(0, 1, "lucky-coin");
    let position = action(position, "tile-centre").answers(&["do", "tile level-i"]);
    let position = position.answer("trigger banner");
    assert!(matches!(position.top(), Frame::PlaceTile { .. }));
    assert_eq!((position.me().points, position.me().bright), (0, 1));
}

/// UM-12.3.
#[test]
fn the_right_tile_gives_both_in_any_order() {
    for order in [["trigger banner", "trigger main"], ["trigger main", "trigger banner"]] {
        let position = Position::new(2).shown_tile(0, 2, "lucky-coin");
        let position = action(position, "tile-right").answers(&["do", "tile level-i"]);
        assert_eq!(position.verb("trigger"), ["trigger banner", "trigger main"]);
        let position = position.answer(order[0]);
        assert_eq!(position.refused(order[0]), "UM-11.11", "each once");
        let position = position.answer(order[1]);
        assert_eq!((position.me().points, position.me().bright), (1, 1));
        assert!(matches!(position.top(), Frame::PlaceTile { .. }));
    }
}

/// UM-12.4: the card comes from the deck, and a swap is offered.
#[test]
fn gaining_research_draws_one_card() {
    let position = Position::new(2);
    let deck = position.state.research.count;
    let luck = [("research card", "on-obsession")];
    let position = action(position, "gain-research").answer_lucky("do", &luck);
    assert_eq!((position.top(), position.me().hand_count), (Frame::Swap, 1));
    assert!(position.me().hand.contains(position.card_id("on-obsession")));
    assert_eq!(position.state.research.count, deck - 1);
}

/// UM-12.5.
#[test]
fn two_cards_are_played_or_one_treatise_is_published() {
    let colours = ["green", "red", "purple"];
    let position = Position::new(2).no_goals().in_play(0, &colours).own("reserve").hand(0, 3);
    let choice = action(position, "play-or-publish");
    assert_eq!(choice.verb("pick"), ["pick 1", "pick 2"]);
    let publish = choice.answer("pick 2");
    assert_eq!(publish.top(), Frame::Publish);
    assert!(publish.offered("publish first-steps"));
}

/// UM-12.5: a third card stays in the hand.
#[test]
fn no_more_than_two_cards_are_played() {
    let silent = ["three-essays-on-childhood", "the-family-romance", "the-divided-heart"];
    let position = silent.into_iter().fold(Position::new(2).no_goals(), Position::in_hand);
    let position = action(position, "play-or-publish").answer("pick 1");
    let position = position.answer("play the-family-romance");
    assert_eq!((position.top(), position.offered("skip")), (Frame::Play { left: 1 }, true));
    let position = position.answer("play the-divided-heart");
    assert_eq!((position.top(), position.me().hand_count), (Frame::Turn, 1));
    assert_eq!(position.me().played.len(), 2);
}

/// UM-12.6.
#[test]
fn three_minor_insights_one_of_each_quality() {
    let position = action(Position::new(2).dial(&[]), "three-insights");
    let position = position.answers(&["pick 2", "generate reserve common minor-freedom"]);
    let position = position.answers(&["pick 1", "generate reserve common minor-growth"]);
    let position = position.answer("generate reserve common minor-passion");
    let minor = ["minor-growth", "minor-freedom", "minor-passion"];
    assert_eq!((minor.map(|place| position.at(place)), position.at("reserve")), ([1; 3], 4));
    assert_eq!(position.top(), Frame::Turn);
}

/// UM-12.7.
#[test]
fn elevates_and_the_transfer_may_be_left_out() {
    let position = Position::new(2).dial(&["minor-growth", "minor-passion"]);
    let position = action(position, "arrange-insights");
    let position = position.answers(&["pick 3", "skip", "pick 1", "skip"]);
    let position = position.answer("elevate minor-passion common");
    assert_eq!((position.at("minor-growth"), position.at("median-passion")), (1, 1));
    assert_eq!(position.top(), Frame::Turn);
}

/// UM-12.8, UM-16.5.
#[test]
fn the_professor_may_join_freud_and_triggers_his_location() {
    let position = Position::new(2).figures(Location::Theatre, Location::University);
    let position = action(position, "move-professor").answer("pick 2");
    assert_eq!(position.me().professor, Location::University);
    let visit = Frame::Visit { location: Location::University, tag: false };
    assert_eq!(position.top(), visit);
}

/// UM-12.9.
#[test]
fn freud_goes_at_most_three_locations() {
    let position = Position::new(2).figures(Location::Theatre, Location::University);
    let position = action(position, "move-freud").answer("do");
    assert_eq!(position.refused("walk 4"), "UM-16.2");
    let position = position.answer("walk 1");
    let visit = Frame::Visit { location: Location::Cafe, tag: false };
    assert_eq!((position.top(), position.me().professor), (visit, Location::Theatre));
}
