//! The worked examples of the rulebook.

use mittwoch_kernel::{Game, Seat};
use mittwoch_unconscious_mind::{Frame, Location, Open};

use super::c04_course::idle;
use super::position::Position;

/// UM-E.2.
#[test]
fn two_ideas_trigger_an_action_twice() {
    let position = Position::new(4).answers(&["state-ideas", "point 2-1 gain-research", "lay 2 0"]);
    let mut position = position.answers(&["do", "skip", "do", "skip"]);
    assert_eq!((position.me().hand_count, position.me().ideas), (2, 1));
    for _ in 0..4 {
        position = idle(position);
    }
    let position = position.answer("state-ideas");
    assert_eq!(position.refused("point 3-1 gain-research"), "UM-10.5");
}

/// UM-E.3.
#[test]
fn an_idea_and_a_bright_idea_trigger_twice() {
    let position = Position::new(4).mine(|player| player.bright = 1);
    let position = position.answers(&["state-ideas", "point 2-1 gain-research", "lay 1 1"]);
    let position = position.answers(&["do", "skip", "do", "skip"]);
    assert_eq!(position.me().hand_count, 2);
    let position = idle(position);
    assert_eq!((position.state.spaces[4].ideas, position.state.spaces[4].bright), (1, 0));
}

/// UM-E.4.
#[test]
fn the_inkpot_unlocks_an_idea() {
    let position = Position::new(2).mine(|player| player.inkpot = 4);
    let position = position.frame(Frame::Ink { least: 2, most: 2 }).answer("ink 2 0");
    assert_eq!((position.me().ideas, position.me().locked), (4, 2));
    assert!(position.me().is_unlocked(0) && !position.me().is_unlocked(1));
}

/// UM-E.5.
#[test]
fn a_completed_column_gives_four_effects() {
    let position = Position::new(2).dial(&["major-growth", "major-freedom", "major-passion"]);
    let position = position.hand(0, 1).mine(|player| {
        (player.locked, player.ideas, player.inkpot) = (1, 5, 4);
        (player.coffee, player.bright) = (6, 1);
    });
    let position = position.clear().tile(0, "second-cup").tile(3, "garden-walk");
    let position = position.tile(6, "forgotten-umbrella");
    let position = position.frame(Frame::Ink { least: 1, most: 1 }).answer("ink 1 0");
    assert_eq!(position.verb("line"), ["line column-1", "line column-2", "line column-3"]);
    let position = position.answer("line column-1");
    let all = ["trigger first", "trigger second", "trigger third", "trigger end"];
    assert_eq!(position.verb("trigger"), all);
}

/// UM-E.6.
#[test]
fn a_bottom_row_is_a_chain() {
    let position = Position::new(2).dial(&[]).clear();
    let position = position.tile(6, "forgotten-umbrella").tile(7, "slip-of-the-tongue");
    let position = position.frame(Frame::Ink { least: 3, most: 3 }).answer("ink 3 0");
    assert!(!position.offered("trigger first"), "nothing to pay with yet");
    let position = position.answers(&[
        "trigger printed",
        "generate reserve common minor-passion",
        "trigger second",
        "suppress minor-passion common",
        "generate reserve common median-growth",
        "trigger first",
        "use median-growth common",
    ]);
    assert_eq!((position.me().boxes, position.at("reserve")), (1, 7));
}

/// UM-E.7.
#[test]
fn the_left_space_gives_the_zone_and_an_action() {
    let position = Position::new(2).mine(|player| player.coffee = 0);
    let position = position.with(|state| state.freud_marker = 3);
    let position = position.frame(Frame::Ink { least: 4, most: 4 }).answers(&["ink 4 0", "do"]);
    assert_eq!((position.me().points, position.me().coffee), (1, 2));
    assert_eq!(position.verb("pick").len(), 4, "the zone of Freud's marker and the left one");
}

/// UM-E.9.
#[test]
fn a_treatise_of_four_volumes_cites_three() {
    // The new treatise is red, green, purple and red, led by red. Seat 1 has a red volume at the
    // right end, seat 2 a purple and behind it a green one.
    let position = Position::new(3).own("minor-growth").in_play(0, &["red", "red"]);
    let position = position.published(1, "open-doors").published(2, "the-growing-mind");
    let yellow = position.treatise("the-growing-mind");
    let position = position.with(|state| {
        let volumes = &mut state.treatises[yellow].volumes;
        // Green, purple, red, green: what lies left of the end is put into the order of the example.
        volumes.swap(1, 3);
        let red = volumes[2].take().expect("a red volume");
        state.research.gone.insert(red);
        volumes.swap(2, 3);
        volumes.swap(1, 2);
        volumes.swap(1, 2);
    });
    let position = position.run("publish").answer("publish the-burning-mind");
    let own = position.me().played;
    let lead = position.verb("volume").into_iter().find(|offer| {
        own.iter()
            .any(|card| offer.ends_with(&position.game.catalogue().research[usize::from(card)].id))
    });
    let mut position = position.answer(&lead.expect("an own red card"));
    for _ in 0..3 {
        let own = position.me().played;
        let cited = position.verb("volume").into_iter().find(|offer| {
            !own.iter().any(|card| {
                offer.ends_with(&position.game.catalogue().research[usize::from(card)].id)
            })
        });
        position = position.answer(&cited.expect("a volume to cite"));
    }
    let position = position.answer("endow minor-growth");
    let goods =
        |seat: usize| (position.state.players[seat].points, position.state.players[seat].bright);
    assert_eq!((goods(1), goods(2)), ((2, 1), (4, 2)));
    assert_eq!((position.me().points, position.me().played.len()), (12, 1), "one card is kept");
    assert_eq!(position.me().own_insights(), 0);
}

/// UM-E.10.
#[test]
fn four_figures_at_the_university() {
    let position = Position::new(4).dial(&[]).mine(|player| player.bright = 1).with(|state| {
        state.freud = Location::Theatre;
        state.players.iter_mut().for_each(|player| player.professor = Location::University);
        state.players[0].professor = Location::Opera;
    });
    let position = position.run("move professor 1..2").answer("walk 2");
    assert_eq!(position.refused("visit figures 2"), "UM-16.6", "a second one would add nothing");
    let position = position.answer("visit figures 0");
    let find = |position: &Position, text: &str| {
        let effects = position.game.catalogue().city.effects[Location::University.index()];
        let at = effects.iter().position(|id| {
            mittwoch_unconscious_mind::effect::notation(&position.game.catalogue().effects, *id)
                == text
        });
        format!("pick {}", at.expect("an effect") + 1)
    };
    let generate = find(&position, "generate minor passion");
    let research = find(&position, "pay minor passion -> gain research 1");
    let mut position = position;
    for _ in 0..2 {
        position = position.answers(&[&generate, "generate reserve common minor-passion"]);
    }
    for _ in 0..2 {
        position = position.answers(&[&research, "use minor-passion common", "skip"]);
    }
    assert_eq!((position.me().hand_count, position.top()), (2, Frame::Turn));
}

/// UM-E.11.
#[test]
fn coffee_in_the_middle_of_the_library() {
    let position = Position::new(2).dial(&[]).mine(|player| {
        (player.bright, player.coffee) = (1, 0);
    });
    let goals = position.game.catalogue().goals.clone();
    let library =
        goals.iter().position(|goal| goal.location == Some(Location::Library)).expect("one");
    let position = position.with(|state| {
        state.goals[library] = Some(Seat(0));
        state.freud = Location::Theatre;
        state.players.iter_mut().for_each(|player| player.professor = Location::Cafe);
    });
    let position = position.run("move freud 1").answer("walk 1").answer("visit tags 1");
    assert_eq!(position.top(), Frame::Location { location: Location::Library, left: 4 });
    let position = position.answers(&[
        "pick 1",
        "generate reserve common minor-growth",
        "pick 2",
        "coffee-elevate",
        "elevate minor-growth common",
        "pick 3",
        "use median-growth common",
    ]);
    assert_eq!((position.me().boxes, position.me().coffee), (1, 0));
    assert_eq!(position.top(), Frame::Location { location: Location::Library, left: 1 });
}

/// UM-E.12.
#[test]
fn recall_with_three_coffees_and_the_red_bonus() {
    let position = Position::new(2).own("minor-growth").with(|state| {
        state.goals = [Some(Seat(0)); 7];
        state.players[0].professor = Location::Cafe;
        state.players[0].coffee = 0;
        state.players[0].ideas = 0;
        for (action, space) in [1, 6, 9].into_iter().enumerate() {
            (state.spaces[space].ideas, state.spaces[space].action) = (1, action as u8);
        }
    });
    let position = position.answer("recall");
    assert_eq!((position.me().coffee, position.me().ideas), (3, 3));
    let position = position.answers(&["bonus red-5", "endow minor-growth", "pick 2"]);
    assert_eq!(position.me().boxes, 2);
    assert_eq!(position.verb("ink"), ["ink 1 0", "ink 2 0", "ink 3 0"]);
    let position = position.answer("ink 1 0");
    assert!(matches!(position.top(), Frame::Line { line: 0, .. }), "with the landing space");
}

/// UM-E.14.
#[test]
fn the_final_score_of_the_rulebook() {
    // Three rows of three level I tiles and six of level II; five treatises and cured clients.
    let position = Position::new(3).client(0, "the-schoolmaster").clear();
    let position = position.fill(&[0, 1, 2]).with(|state| {
        for cell in 3..9 {
            let tile = state.tiles[1].unseen.iter().last().expect("a tile");
            state.tiles[1].unseen.remove(tile);
            state.players[0].notebook[cell] = Some(tile);
        }
        state.players[0].rooms[0].layer = None;
        state.players[0].locked_lines = 0;
        state.players[0].reputation = 4;
        state.players[1].reputation = 5;
        state.marks[1][0] = Some(Seat(0));
        (state.players[0].boxes, state.players[0].coffee, state.players[0].bright) = (2, 4, 0);
        state.players[0].points = 0;
        // Tags of five locations and none of the Theatre.
        for (goal, owner) in state.goals.iter_mut().enumerate() {
            *owner = Some(Seat(if goal == 4 || goal == 6 { 1 } else { 0 }));
        }
    });
    let position = position.cured(0, 0).with(|state| {
        for client in [16, 20] {
            state.cases.bag.remove(client);
            state.players[0].cured.insert(client);
        }
        for treatise in &mut state.treatises[..3] {
            treatise.owner = Some(Seat(0));
        }
    });
    let parts = position.game.score_parts(&position.state, Seat(0));
    assert_eq!((parts[1], parts[2], parts[3], parts[4]), (4, 5, 4, 16));
    assert_eq!((parts[7], parts[8]), (4, 1));
}

/// The events of an example are told in order.
#[test]
fn an_example_is_told() {
    let position = Position::new(2).run("gain points 2");
    assert!(position.told.iter().any(|event| matches!(event, Open::Gained { count: 2, .. })));
    assert!(position.game.outcome(&position.state).is_none());
}
