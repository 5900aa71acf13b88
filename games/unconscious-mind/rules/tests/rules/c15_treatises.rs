//! Chapter 15: treatises.

use mittwoch_kernel::Seat;
use mittwoch_unconscious_mind::effect::Count;
use mittwoch_unconscious_mind::{Frame, Tag};

use crate::position::Position;

/// Lays the only volume that is open, again and again.
fn lay_all(mut position: Position) -> Position {
    while matches!(position.top(), Frame::Volumes { .. }) {
        let volumes = position.verb("volume");
        position = position.answer(&volumes[0]);
    }
    position
}

/// UM-15.1.
#[test]
fn a_treatise_takes_exactly_its_volumes_and_an_own_insight() {
    let colours = ["green", "red", "purple", "green"];
    let position = Position::new(2).in_play(0, &colours).own("reserve").run("publish");
    assert_eq!(
        position.verb("publish"),
        [
            "publish first-steps",
            "publish open-doors",
            "publish hidden-fires",
            "publish the-growing-mind"
        ]
    );
    let position = lay_all(position.answer("publish first-steps"));
    assert_eq!(position.volumes("first-steps"), ["green", "red", "purple"]);
    let position = position.answer("endow reserve");
    let shelf = position.state.treatises[position.treatise("first-steps")];
    assert_eq!(shelf.owner, Some(Seat(0)));
    assert_eq!((position.me().played.len(), position.me().own_insights()), (1, 0));
    assert_eq!(position.top(), Frame::Turn, "one treatise");
}

/// UM-15.1.
#[test]
fn no_treatise_without_a_volume_an_insight_or_when_it_is_taken() {
    let all = ["green", "red", "purple"];
    let no_insight = Position::new(2).in_play(0, &all).run("publish");
    assert_eq!(no_insight.top(), Frame::Turn);
    let no_red = Position::new(2).in_play(0, &["green", "purple"]).own("reserve").run("publish");
    assert_eq!(no_red.top(), Frame::Turn);
    let taken = Position::new(2).published(0, "first-steps").in_play(0, &all).own("reserve");
    let taken = taken.run("publish");
    assert_eq!(taken.refused("publish first-steps"), "UM-15.1");
    assert!(taken.offered("publish open-doors"));
}

/// UM-15.2.
#[test]
fn the_leftmost_volume_must_be_an_own_card_in_play() {
    let position = Position::new(2).published(1, "open-doors").in_play(0, &["green", "purple"]);
    let position = position.own("reserve").run("publish");
    // Red, green and purple volumes can all be had, but red ones only by citing.
    let led_by_green_or_purple =
        ["first-steps", "the-growing-mind", "the-wandering-mind", "the-child-within"];
    assert_eq!(position.verb("publish"), led_by_green_or_purple.map(|id| format!("publish {id}")));
    assert_eq!(position.refused("publish hidden-fires"), "UM-15.1");
    assert_eq!(position.refused("publish the-burning-mind"), "UM-15.1");
}

/// UM-15.3.
#[test]
fn volumes_are_own_cards_in_play_or_cited_ones() {
    let position = Position::new(2).published(0, "the-burning-mind").published(1, "open-doors");
    let position = position.in_play(0, &["green", "purple"]).in_play(1, &["red"]).own("reserve");
    let position = position.in_hand("the-riddle-of-hysteria").run("publish");
    let position = position.answer("publish first-steps");
    let cited = position.volume("open-doors", 2);
    let mut allowed: Vec<String> =
        position.me().played.iter().map(|card| position.card_name(card)).collect();
    allowed.push(cited);
    let mut offered = position.verb("volume");
    offered.sort();
    let mut expected: Vec<String> = allowed.iter().map(|card| format!("volume {card}")).collect();
    expected.sort();
    assert_eq!(offered, expected);
    let theirs = position.state.players[1].played.iter().next().expect("a card");
    let theirs = position.card_name(theirs);
    let in_own_treatise = position.volume("the-burning-mind", 3);
    for card in ["the-riddle-of-hysteria", &theirs, &in_own_treatise] {
        assert_eq!(position.refused(&format!("volume {card}")), "UM-15.3", "{card}");
    }
}

/// UM-15.4, UM-15.6.
#[test]
fn volumes_are_cited_from_the_right_end_inward_and_lie_in_printed_order() {
    let position = Position::new(2).published(1, "the-growing-mind").in_play(0, &["red"]);
    let position = position.own("reserve").run("publish").answer("publish the-burning-mind");
    let [_, purple, red, green] =
        [0, 1, 2, 3].map(|place| position.volume("the-growing-mind", place));
    let lead = position.me().played.iter().next().expect("the red card");
    let lead = position.card_name(lead);
    assert_eq!(position.verb("volume"), [format!("volume {green}"), format!("volume {lead}")]);
    let position = position.answer(&format!("volume {green}"));
    assert_eq!(
        position.refused(&format!("volume {purple}")),
        "UM-15.3",
        "it lies behind a red one"
    );
    let position = position.answer(&format!("volume {red}"));
    let position = position.answer(&format!("volume {purple}")).answer(&format!("volume {lead}"));
    assert_eq!(position.volumes("the-burning-mind"), ["red", "green", "purple", "red"]);
    assert_eq!(position.volume("the-burning-mind", 0), lead);
    assert_eq!(position.volume("the-burning-mind", 3), red, "the next to be cited");
    assert_eq!(position.volumes("the-growing-mind"), ["green"]);
}

/// UM-15.5.
#[test]
fn a_volume_of_a_wrong_colour_blocks_those_behind_it() {
    // Green would be needed once, red not at all, and purple lies behind the red one.
    let position = Position::new(2).published(1, "the-growing-mind").in_play(0, &["red"]);
    let position = position.own("reserve").run("publish");
    assert_eq!(position.refused("publish hidden-fires"), "UM-15.1");
    let position = position.answer("skip").in_play(0, &["purple"]).run("publish");
    assert!(position.offered("publish hidden-fires"), "with an own purple card it works");
}

/// UM-15.7.
#[test]
fn the_insight_comes_from_the_reserve_or_any_ring_and_stays() {
    let position = Position::new(2).in_play(0, &["green", "red", "purple"]);
    let position = position.own("reserve").own("major-passion").dial(&["minor-growth"]);
    let position = lay_all(position.run("publish").answer("publish first-steps"));
    assert_eq!(position.verb("endow"), ["endow reserve", "endow major-passion"]);
    assert_eq!(position.refused("endow minor-growth"), "UM-5.3", "a common one");
    let position = position.answer("endow major-passion");
    assert_eq!((position.at("major-passion"), position.me().own_insights()), (0, 1));
}

/// UM-15.8, UM-15.9.
#[test]
fn cited_owners_are_rewarded_before_the_publisher_scores() {
    let position = Position::new(3).published(1, "open-doors").published(2, "first-steps");
    let position = position.in_play(0, &["green"]).own("reserve").run("publish");
    // Green, purple, red, green: red and green from one player, purple from the other.
    let position = lay_all(position.answer("publish the-growing-mind"));
    assert!(matches!(position.top(), Frame::Endow { .. }));
    let [one, two] = [1, 2].map(|seat| position.state.players[seat]);
    assert_eq!((one.points, one.bright), (4, 2));
    let before = position.game.catalogue().set_up.seats[2].is_some();
    assert!(before, "the third seat starts with a bright idea");
    assert_eq!((two.points, two.bright), (2, 2));
    assert_eq!(position.me().points, 0);
    let position = position.answer("endow reserve");
    assert_eq!(position.me().points, 12);
}

/// UM-15.10.
#[test]
fn the_tags_of_the_treatise_replace_those_of_its_cards() {
    let cards = ["three-essays-on-childhood", "on-obsession", "the-symbol-in-art"];
    let position = Position::new(2).area(0, &cards).own("reserve");
    let tags = position.game.tags(&position.state, Seat(0));
    assert_eq!((tags.of(Tag::Museum), tags.of(Tag::University), tags.total()), (2, 2, 7));
    let position = lay_all(position.run("publish").answer("publish first-steps"));
    let position = position.answer("endow reserve");
    let tags = position.game.tags(&position.state, Seat(0));
    assert_eq!((tags.of(Tag::Theatre), tags.of(Tag::Museum), tags.total()), (1, 1, 2));
}

/// UM-15.11.
#[test]
fn a_treatise_without_volumes_stays_published() {
    let position = Position::new(2).published(1, "first-steps").in_play(0, &["purple"]);
    let tags = position.game.tags(&position.state, Seat(1));
    let position = position.own("reserve").run("publish").answer("publish the-wandering-mind");
    let position = lay_all(position).answer("endow reserve");
    let shelf = position.state.treatises[position.treatise("first-steps")];
    assert_eq!((shelf.owner, shelf.right_end()), (Some(Seat(1)), None));
    assert_eq!(position.game.tags(&position.state, Seat(1)), tags);
    assert_eq!(position.game.count(&position.state, Seat(1), Count::Treatises), 1);
    assert_eq!(position.state.players[1].points, 6, "two for each of the three");
}
