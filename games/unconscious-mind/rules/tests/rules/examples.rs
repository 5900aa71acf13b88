//! The worked examples of the rulebook, played through.

use mittwoch_kernel::{Seat, Setting};
use mittwoch_unconscious_mind::{Frame, IdeaSpace, Location, Open, Quality, Tag};

use crate::position::{Position, spot};

/// UM-E.1.
#[test]
fn reputation_one() {
    let position = Position::new(4).with(|state| {
        state.freud_marker = 7;
        (state.players[0].reputation, state.players[0].coffee) = (6, 0);
    });
    let position = position.state_ideas("4-2", "arrange-insights", 1).answer("skip");
    let position = skip_to_ink(position).answers(&["ink 4 0", "do"]);
    assert_eq!((position.me().points, position.me().coffee), (3, 1));
    let from_zones = position.verb("pick");
    assert_eq!(from_zones, ["pick 1", "pick 2", "pick 3", "pick 4", "pick 5"], "three zones");
    assert_eq!((position.me().reputation, position.state.freud_marker), (6, 7), "no marker moves");
    let position = position.answer("pick 5");
    assert_eq!((position.state.players[0].boxes, position.seat()), (1, 0), "and no second action");
    assert_ne!(position.top(), Frame::Zone);
}

/// Leaves out what is left of the meeting table.
fn skip_to_ink(mut position: Position) -> Position {
    while !matches!(position.top(), Frame::Ink { .. }) {
        let skip =
            if position.offered("skip") { "skip".to_owned() } else { position.offers()[0].clone() };
        position = position.answer(&skip);
    }
    position
}

/// UM-E.2.
#[test]
fn two_ideas() {
    let position = Position::new(4).idea(0, "1-4", 2, 1);
    let position = position.answer("state-ideas");
    assert_eq!(position.refused("point 2-3 tile-right"), "UM-10.5", "an own idea points there");
    let position = position.answers(&["point 2-1 gain-research", "lay 2 0"]);
    assert_eq!((position.me().ideas, position.state.spaces[4].ideas), (0, 2));
    let position = position.answers(&["do", "skip", "do", "skip"]);
    assert_eq!(position.me().hand_count, 2);
    assert!(matches!(position.top(), Frame::Ink { .. }), "not a third time");
}

/// UM-E.3.
#[test]
fn an_idea_and_a_bright_idea() {
    for (ideas, bright) in [(1, 1), (0, 2)] {
        let position = Position::new(4).mine(|player| player.bright = 2);
        let position = position.answers(&["state-ideas", "point 2-1 gain-research"]);
        let position = position.answer(&format!("lay {ideas} {bright}"));
        let position = position.answers(&["do", "skip", "do", "skip"]);
        assert_eq!(position.me().hand_count, 2);
        let position = position.answer("ink 2 0").end_turn();
        let space = position.state.spaces[4];
        assert_eq!((space.ideas, space.bright), (ideas, 0), "bright ideas leave the table");
        assert_eq!(position.state.players[0].bright, 2 - bright);
    }
}

/// UM-E.4.
#[test]
fn unlocking() {
    let position = Position::new(4).mine(|player| player.inkpot = 4);
    let position = position.state_ideas("1-1", "tile-left", 1);
    let position = skip_to_ink(position);
    assert_eq!((position.me().ideas, position.me().locked), (2, 3));
    let position = position.answer("ink 1 0");
    assert_eq!(
        (position.me().ideas, position.me().locked),
        (3, 2),
        "four with the one on the table"
    );
    assert!(position.me().is_unlocked(0) && !position.me().is_unlocked(1));
    assert!(position.heard(|event| matches!(event, Open::Inked { unlocked: 1, .. })));
}

/// UM-E.5.
#[test]
fn a_column() {
    let position = Position::new(2).unlocked(1).clear().dial(&[]).mine(|player| player.inkpot = 4);
    let position =
        position.tile(0, "lucky-coin").tile(3, "published-aphorism").tile(6, "red-ribbon");
    let position = position.mine(|player| player.coffee = 0).tile(1, "second-cup");
    let position = position.frame(Frame::Ink { least: 1, most: 1 }).answer("ink 1 0");
    assert_eq!(position.verb("line"), ["line column-1", "line column-2"]);
    assert_eq!(position.refused("line column-3"), "UM-11.10");
    let position = position.answer("line column-1");
    let four = ["trigger first", "trigger second", "trigger third", "trigger end"];
    assert_eq!(position.verb("trigger"), four);
    let position = position.answers(&["trigger end", "generate reserve own median-growth"]);
    let position = position.answers(&["trigger second", "trigger first"]);
    assert_eq!((position.at("median-growth"), position.me().points), (1, 3));
    let position =
        position.answers(&["trigger third", "pick 2", "generate reserve common minor-passion"]);
    assert_eq!((position.me().coffee, position.at("minor-passion")), (1, 1));
    assert_eq!(position.top(), Frame::Turn, "not the other column");
}

/// UM-E.6.
#[test]
fn the_bottom_row() {
    let position = Position::new(2).dial(&[]).clear();
    let position = position.tile(6, "forgotten-umbrella").tile(7, "slip-of-the-tongue");
    let position = position.mine(|player| player.coffee = 0);
    let position = position.frame(Frame::Ink { least: 3, most: 3 }).answer("ink 3 0");
    assert_eq!(position.verb("trigger"), ["trigger printed"], "nothing else can be paid yet");
    let position = position.answers(&["trigger printed", "generate reserve common minor-passion"]);
    let position = position.answers(&["trigger second", "suppress minor-passion common"]);
    assert_eq!(position.verb("generate").len(), 3, "a median of any quality");
    let position = position.answer("generate reserve common median-freedom");
    let position = position.answers(&["trigger first", "use median-freedom common"]);
    assert_eq!((position.me().boxes, position.at("reserve")), (1, 7));
}

/// UM-E.7.
#[test]
fn reputation_two() {
    let position = Position::new(2).with(|state| {
        state.freud_marker = 4;
        (state.players[0].reputation, state.players[0].coffee) = (2, 0);
    });
    let position = position.frame(Frame::Ink { least: 4, most: 4 }).answers(&["ink 4 0", "do"]);
    assert_eq!((position.me().points, position.me().coffee), (1, 2));
    assert_eq!(position.verb("pick"), ["pick 1", "pick 2", "pick 3", "pick 4"], "two zones");
    let position = position.answer("pick 1");
    assert_eq!(position.me().hand_count, 1, "the left zone is open too");
}

/// UM-E.8.
#[test]
fn the_notebook() {
    let position = Position::new(2).clear().fill(&[0, 1, 3]);
    let position = position.run("gain tile left").answer("tile level-ii");
    assert_eq!(position.verb("cell"), ["cell r1c3", "cell r2c2", "cell r3c1"]);
    assert_eq!(position.refused("discard-tile"), "UM-13.5");
    assert!(position.me().cured.is_empty());
    let position = position.answer("cell r1c3");
    assert!(position.me().is_complete(0));
    assert_eq!(position.me().dial[0][1], 1, "the row's insight");
}

/// UM-E.9.
#[test]
fn a_treatise_of_four_volumes() {
    let (pink, yellow) = (1, 2);
    let position = Position::new(3).published(pink, "open-doors").published(yellow, "hidden-fires");
    let position = position.in_play(0, &["red", "green", "purple"]).own("median-growth");
    let position = position.with(|state| {
        state.players.iter_mut().for_each(|player| player.bright = 0);
    });
    let own: Vec<u8> = position.me().played.iter().collect();
    let red = own.iter().find(|card| {
        position.game.catalogue().research[usize::from(**card)].volume.name() == "red"
    });
    let lead = position.card_name(*red.expect("the red card"));
    let cited = [position.volume("open-doors", 2), position.volume("hidden-fires", 2)];
    let purple = position.volume("hidden-fires", 1);
    let position = position.run("publish").answer("publish the-burning-mind");
    let position = position.answer(&format!("volume {lead}"));
    let position =
        position.answers(&[&format!("volume {}", cited[0]), &format!("volume {}", cited[1])]);
    let position = position.answer(&format!("volume {purple}"));
    let scored =
        |seat: usize| (position.state.players[seat].points, position.state.players[seat].bright);
    assert_eq!((scored(pink), scored(yellow)), ((2, 1), (4, 2)));
    let position = position.answer("endow median-growth");
    assert_eq!((position.me().points, position.me().own_insights()), (12, 0));
    assert_eq!(position.volumes("the-burning-mind"), ["red", "green", "purple", "red"]);
    assert_eq!(position.me().played.len(), 2, "the other own cards are kept");
}

/// UM-E.10.
#[test]
fn the_university() {
    let arrived = || {
        let position = Position::new(4).dial(&[]).mine(|player| player.bright = 1).with(|state| {
            state.freud = Location::Theatre;
            state.players.iter_mut().for_each(|player| player.professor = Location::University);
            state.players[0].professor = Location::Opera;
        });
        let position = position.run("move professor 1..2 / move professor to freud");
        position.answers(&["pick 1", "walk 2"])
    };
    assert_eq!(arrived().answer("visit figures 1").triggers(), Some(5), "only one more");
    let position = arrived().answer("visit figures 0");
    assert_eq!(position.triggers(), Some(4));
    let passion = ["pick 1", "generate reserve common minor-passion"];
    let position = position.answers(&passion).answers(&passion);
    let card = ["pick 3", "use minor-passion common", "skip"];
    let position = position.answers(&card).answers(&card);
    assert_eq!((position.me().hand_count, position.top()), (2, Frame::Turn));
}

/// UM-E.11.
#[test]
fn the_library() {
    let position = Position::new(2).figures(Location::Cafe, Location::Theatre).dial(&[]);
    let position = position.area(0, &["the-diary-as-mirror"]);
    let position = position.mine(|player| (player.bright, player.coffee) = (1, 0));
    let position = position.run("move freud 1..3").answers(&["walk 1", "visit tags 1"]);
    assert_eq!((position.triggers(), position.me().bright), (Some(4), 0));
    let position = position.answers(&["pick 1", "generate reserve common minor-growth", "pick 2"]);
    let position = position.answers(&["coffee-elevate", "elevate minor-growth common"]);
    let position = position.answers(&["pick 3", "use median-growth common"]);
    assert_eq!((position.me().boxes, position.me().coffee), (1, 0));
    assert_eq!(position.top(), Frame::Location { location: Location::Library, left: 1 });
}

/// UM-E.12.
#[test]
fn a_recall() {
    let position = Position::new(2).figures(Location::Cafe, Location::Opera).own("reserve");
    let position = position.area(0, &["on-gossip-and-guilt", "on-growing-pains"]);
    let position = position.area(0, &["the-riddle-of-hysteria"]).mine(|player| player.coffee = 0);
    let position = position.idea(0, "1-2", 0, 1).idea(0, "2-3", 4, 1).idea(0, "4-2", 7, 1);
    let position = position.answer("recall");
    assert_eq!((position.me().coffee, position.me().ideas), (3, 3));
    let position = position.answers(&["bonus red-5", "endow reserve"]);
    assert_eq!((position.state.marks[2][2], position.state.tokens[2]), (Some(Seat(0)), 7));
    let position = position.answer("pick 2");
    assert_eq!(position.me().boxes, 2);
    assert_eq!(position.verb("ink"), ["ink 1 0", "ink 2 0", "ink 3 0"]);
    let position = position.answer("ink 2 0");
    assert!(matches!(position.top(), Frame::Line { line: 1, .. }), "the landing space");
}

/// UM-E.13.
#[test]
fn a_goal() {
    let position = Position::new(2).clear().fill(&[0, 3, 6, 1, 4]);
    let position = position.run("gain tile left").answers(&["tile level-i", "cell r3c2"]);
    let goal = position.goal_id("two-columns");
    assert_eq!((position.state.goals[goal], position.me().reputation), (Some(Seat(0)), 1));
    assert_eq!(position.game.tags(&position.state, Seat(0)).of(Tag::Cafe), 2);
}

/// UM-E.14.
#[test]
fn the_final_scoring() {
    let position = Position::new(3).published(0, "the-growing-mind");
    let position = position.published(0, "the-wandering-mind").mark(0, 0, 1);
    let cured = ["the-night-watchman", "the-bookbinder", "the-insomniac"];
    let position = position.cured_named(&cured).client(0, "the-governess");
    let position = position.second_room().client(1, "the-schoolmaster").live(1);
    let two = ["oak-grove", "herbarium", "aviary", "eureka", "card-index"];
    let position = two.iter().zip(1..).fold(position, |all, (tile, cell)| all.tile(cell, tile));
    let position = position.fill(&[6, 7, 8]).with(|state| {
        (state.players[0].reputation, state.players[1].reputation) = (4, 6);
        let player = &mut state.players[0];
        (player.boxes, player.coffee, player.bright) = (2, 4, 0);
    });
    let parts = position.game.score_parts(&position.state, Seat(0));
    assert_eq!(parts, [0, 4, 5, 4, 16, 10, 9, 4, 1]);
    assert_eq!(parts.iter().sum::<i32>(), 53);
}

/// UM-E.15.
#[test]
fn the_second_ring_of_the_green_section() {
    let position = Position::new(2).dial(&[]).run("generate median growth");
    let position = position.answer("generate reserve common median-growth");
    let place = spot("median-growth");
    assert_eq!((place.ring(), place.quality()), (Some(1), Some(Quality::Growth)));
    assert_eq!(position.me().dial[place.index()], [1, 0]);
}

/// UM-E.16.
#[test]
fn a_major_passion_serves_for_less() {
    for price in ["pay minor passion -> gain points 2", "pay median passion -> gain points 2"] {
        let position = Position::new(2).dial(&["major-passion", "major-growth"]).run(price);
        assert_eq!(position.verb("use"), ["use major-passion common"]);
        let position = position.answer("use major-passion common");
        assert_eq!((position.me().points, position.at("reserve")), (2, 6), "nothing is given back");
    }
}

/// UM-E.17.
#[test]
fn five_clients_for_four_players() {
    let position = Position::fresh(Setting::new(4));
    assert_eq!(position.verb("draft").len(), 5);
}

/// UM-E.18.
#[test]
fn coffee_is_spent_before_it_is_lost() {
    let position = Position::new(2).mine(|player| player.coffee = 6).run("gain coffee 3");
    let position = position.answer("coffee-bright");
    assert_eq!((position.me().coffee, position.me().bright), (6, 1), "nothing is lost");
    assert_eq!(position.top(), Frame::Turn);
}

/// UM-E.19.
#[test]
fn two_districts_two_rows_and_six_locations() {
    let position = Position::new(2).mark(0, 0, 0).mark(0, 2, 1);
    let position = position.clear().fill(&[0, 1, 2, 6, 7, 8]);
    let position = position.area(0, &["three-essays-on-childhood", "the-family-romance"]);
    let parts = position.game.score_parts(&position.state, Seat(0));
    assert_eq!(parts[3..6], [10, 5, 15]);
    assert!(position.state.spaces.iter().all(|space| *space == IdeaSpace::default()));
}
