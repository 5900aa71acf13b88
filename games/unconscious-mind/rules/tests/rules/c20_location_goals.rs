//! Chapter 20: location goals, each claimed in play.

use mittwoch_kernel::Seat;
use mittwoch_unconscious_mind::effect::condition_text;
use mittwoch_unconscious_mind::{Frame, Location, Open, Tag};

use crate::position::Position;

fn owner(position: &Position, goal: &str) -> Option<Seat> {
    position.state.goals[position.goal_id(goal)]
}

/// One column is complete, and the tile for the second waits for its cell.
fn second_column() -> Position {
    let position = Position::new(2).clear().fill(&[0, 3, 6, 1, 4]);
    position.run("gain tile left").answer("tile level-i")
}

/// UM-20.1, UM-20.2, UM-20.4.
#[test]
fn a_goal_is_claimed_at_once_and_gives_reputation_and_tags() {
    let position = second_column();
    assert_eq!((owner(&position, "two-columns"), position.me().reputation), (None, 0));
    let position = position.answer("cell r3c2");
    assert_eq!(owner(&position, "two-columns"), Some(Seat(0)), "without being asked");
    assert_eq!((position.me().reputation, position.state.freud_marker), (1, 2));
    assert_eq!(position.game.tags(&position.state, Seat(0)).of(Tag::Cafe), 2);
    assert_eq!(position.refused("skip"), "UM-4.5");
}

/// UM-20.1.
#[test]
fn a_goal_is_claimed_once_and_not_lost_later() {
    let position = second_column().answer("cell r3c2");
    let position = position.mine(|player| player.notebook.swap(0, 8));
    let position = position.run("gain points 1");
    assert_eq!(owner(&position, "two-columns"), Some(Seat(0)), "not lost");
    let other = position.with(|state| state.goals = [Some(Seat(1)); 7]);
    let other = other.mine(|player| player.notebook.swap(0, 8)).run("gain points 1");
    assert_eq!(owner(&other, "two-columns"), Some(Seat(1)), "the first player has it");
    assert_eq!(other.me().reputation, 1);
}

/// UM-20.3.
#[test]
fn a_goal_is_claimed_in_the_middle_of_an_effect() {
    let position = Position::new(2).cured(2, 0).client(0, "the-bookbinder").live(0).marker(0, 1);
    let position =
        position.dream(0, "a-flight-over-roofs").dial(&["major-freedom", "minor-passion"]);
    let position = position.answers(&["treat room-1", "use major-freedom common"]);
    let position = position.answers(&["use minor-passion common", "pick 1"]);
    assert!(matches!(position.top(), Frame::All { .. }), "the dream is not over");
    assert_eq!(owner(&position, "three-routine"), Some(Seat(0)));
}

/// UM-20.3.
#[test]
fn two_goals_met_at_once_are_claimed_in_their_order() {
    let position = Position::new(2).cured(2, 2).client(0, "the-bookbinder").live(0).marker(0, 1);
    let case = position.goal_id("two-case-studies");
    let position = position.with(|state| state.goals[case] = Some(Seat(1)));
    let position = position.mine(|player| player.boxes = 1).frame(Frame::Boxes);
    let position = position.answer("box room-1");
    let claimed: Vec<u8> = position
        .told
        .iter()
        .filter_map(|event| match event {
            Open::Claimed { goal } => Some(*goal),
            _ => None,
        })
        .collect();
    let order = ["three-routine", "five-clients"].map(|goal| position.goal_id(goal) as u8);
    assert_eq!(claimed, order);
    assert_eq!(position.me().reputation, 2);
}

/// UM-20.5.
#[test]
fn three_unlocked_ideas() {
    let position = Position::new(2).unlocked(2).mine(|player| player.inkpot = 4);
    let position = position.frame(Frame::Ink { least: 1, most: 1 });
    assert_eq!(owner(&position, "three-ideas"), None);
    let position = position.answer("ink 1 0");
    assert_eq!((position.me().locked, owner(&position, "three-ideas")), (0, Some(Seat(0))));
}

/// UM-20.6.
#[test]
fn two_published_treatises() {
    let position = Position::new(2).published(0, "hidden-fires").own("reserve");
    let position = position.in_play(0, &["green", "red", "purple"]).run("publish");
    let mut position = position.answer("publish first-steps");
    while matches!(position.top(), Frame::Volumes { .. }) {
        let volume = position.verb("volume")[0].clone();
        position = position.answer(&volume);
    }
    assert_eq!(owner(&position, "two-treatises"), None);
    assert_eq!(owner(&position.answer("endow reserve"), "two-treatises"), Some(Seat(0)));
}

/// UM-20.7.
#[test]
fn two_insights_in_one_district_or_in_two() {
    let cards = ["the-puppet-and-the-child", "the-diary-as-mirror"];
    for (district, slot) in [(0, 3), (2, 0)] {
        let position = Position::new(2).mark(0, district, slot).own("reserve").area(0, &cards);
        let position = position.figures(Location::Theatre, Location::Opera).bonus();
        let position = position.answer("bonus green-3");
        assert_eq!(owner(&position, "two-marks"), None);
        let position = position.answer("endow reserve");
        assert_eq!(owner(&position, "two-marks"), Some(Seat(0)), "district {district}");
    }
}

/// UM-20.8.
#[test]
fn three_goals_count_cured_clients() {
    let cure = |routine, cases, client: &str| {
        let position = Position::new(2).cured(routine, cases).client(0, client).live(0);
        let position = position.marker(0, 1).mine(|player| player.boxes = 1).frame(Frame::Boxes);
        let position = position.answer("box room-1");
        ["three-routine", "two-case-studies", "five-clients"]
            .map(|goal| owner(&position, goal).is_some())
    };
    assert_eq!(cure(1, 0, "the-bookbinder"), [false, false, false]);
    assert_eq!(cure(2, 0, "the-bookbinder"), [true, false, false]);
    assert_eq!(cure(0, 1, "the-governess"), [false, true, false]);
    assert_eq!(cure(2, 1, "the-bookbinder"), [true, false, false]);
    assert_eq!(cure(4, 0, "the-governess"), [true, false, true]);
}

/// UM-20.9.
#[test]
fn six_goals_show_two_tags_of_a_location_and_the_seventh_a_wild_one() {
    let position = Position::new(2);
    let goals = &position.game.catalogue().goals;
    let columns = &goals[position.goal_id("two-columns")];
    assert_eq!(condition_text(columns.condition), "columns >= 2");
    assert_eq!((columns.location, columns.tags.of(Tag::Cafe)), (Some(Location::Cafe), 2));
    let five = &goals[position.goal_id("five-clients")];
    assert_eq!((five.location, five.tags.of(Tag::Wild), five.tags.total()), (None, 1, 1));
    let mut locations: Vec<_> = goals.iter().filter_map(|goal| goal.location).collect();
    locations.sort();
    assert_eq!(locations, Location::ALL);
}
