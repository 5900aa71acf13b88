//! Chapter 18: Recall Ideas, with every step of it.

use mittwoch_kernel::{Seat, Setting};
use mittwoch_unconscious_mind::{Frame, IdeaSpace, Location, Open};

use crate::position::Position;

/// Every idea space is taken by the other player's bright ideas.
fn crowded(setting: Setting) -> Position {
    Position::of(setting).dial(&[]).with(|state| {
        for space in &mut state.spaces {
            *space = IdeaSpace { ideas: 0, bright: 1, owner: Seat(1), action: 0 };
        }
    })
}

/// Five red tags, and a professor at the University.
fn red_tags() -> Position {
    let position = Position::new(2).figures(Location::University, Location::Opera);
    position.area(0, &["on-growing-pains", "on-gossip-and-guilt", "the-riddle-of-hysteria"])
}

/// UM-18.1.
#[test]
fn recall_needs_an_own_idea_on_the_table() {
    assert_eq!(Position::new(2).refused("recall"), "UM-18.1");
    assert_eq!(Position::new(2).idea(1, "1-2", 0, 1).refused("recall"), "UM-18.1", "another's");
    assert!(Position::new(2).idea(0, "1-2", 0, 1).offered("recall"));
}

/// UM-18.2.
#[test]
fn the_second_print_allows_recall_where_no_space_is_left() {
    let position = crowded(Setting::new(2));
    assert_eq!(position.refused("state-ideas"), "UM-10.8");
    let (coffee, ideas) = (position.me().coffee, position.me().ideas);
    let position = position.figures(Location::Theatre, Location::Opera).answer("recall");
    assert_eq!((position.me().coffee, position.me().ideas), (coffee, ideas));
    assert!(position.offered("bonus theatre-bottom"), "the rest is as usual");
    let first = crowded(Setting::new(2).with("recall", "first-print"));
    assert_eq!(first.refused("recall"), "UM-18.1");
    assert!(first.offered("pass"));
}

/// UM-18.3, UM-18.4.
#[test]
fn each_different_space_gives_a_coffee_and_all_ideas_come_back() {
    let position = Position::new(2).mine(|player| player.coffee = 0).idea(1, "3-2", 4, 1);
    let position = position.idea(0, "1-2", 0, 2).idea(0, "2-3", 4, 1).answer("recall");
    assert_eq!((position.me().coffee, position.me().ideas), (2, 3), "two on one space count once");
    let taken: Vec<_> = position.state.spaces.iter().filter(|space| space.is_taken()).collect();
    assert_eq!(taken.len(), 1, "the other player's idea stays");
    let coffee = position.when(|event| matches!(event, Open::Gained { count: 2, .. }));
    assert!(coffee < position.when(|event| matches!(event, Open::IdeasBack { ideas: 3 })));
}

/// UM-18.5.
#[test]
fn recall_effects_run_once_each_between_ideas_and_bonus() {
    let position = Position::new(2).client(0, "the-somnambulist").live(0).second_room();
    let position = position.client(1, "the-fiacre-driver").live(1).idea(0, "1-2", 0, 1);
    let position = position.dial(&["minor-growth"]).figures(Location::Cafe, Location::Opera);
    let position = position.answer("recall");
    assert_eq!(position.me().ideas, 3, "the ideas are back");
    assert_eq!(position.verb("effect"), ["effect the-somnambulist", "effect the-fiacre-driver"]);
    let position = position.answers(&["effect the-fiacre-driver", "walk 1"]);
    assert_eq!(position.verb("effect"), ["effect the-somnambulist"], "in any order, once each");
    let position = position.answers(&["effect the-somnambulist", "pick 1"]);
    let position = position.answers(&["elevate minor-growth common", "skip"]);
    assert_eq!(position.top(), Frame::Bonus);
    assert!(position.offered("bonus theatre-top"), "where the professor has just come to");
    let covered = Position::new(2).client(0, "the-somnambulist").idea(0, "1-2", 0, 1);
    assert_eq!(covered.dial(&["minor-growth"]).answer("recall").top(), Frame::Bonus);
}

/// UM-18.6.
#[test]
fn one_bonus_may_be_taken_where_the_professor_or_freud_is() {
    let position = Position::new(2).figures(Location::Theatre, Location::Opera);
    let position = position.idea(0, "1-2", 0, 1).dial(&[]).answer("recall");
    assert_eq!(position.verb("bonus").len(), 6, "three slots at each of the two");
    assert_eq!(position.refused("bonus cafe-top"), "UM-18.6");
    assert_eq!(position.refused("bonus library-top"), "UM-18.6", "the same district is not enough");
    let taken = position.answer("bonus opera-bottom");
    assert_eq!((taken.state.players[0].bright, taken.state.tokens), (1, [8, 7, 8]));
    assert_eq!(taken.seat(), 1, "one bonus, and the turn is over");
}

/// UM-18.6.
#[test]
fn the_bonus_may_be_left_out() {
    let position = Position::new(2).figures(Location::Theatre, Location::Opera);
    let position = position.dial(&[]).idea(0, "1-2", 0, 1).answers(&["recall", "skip"]);
    assert_eq!(position.state.tokens, [8, 8, 8]);
    assert_eq!(position.seat(), 1, "the turn is over");
}

/// UM-18.7.
#[test]
fn a_location_bonus_lays_a_token_on_any_free_slot_and_runs_it() {
    let position = Position::new(2).figures(Location::Library, Location::Opera).dial(&[]);
    let position = position.used(Location::Library, &[2]).bonus();
    assert_eq!(position.refused("bonus library-bottom"), "UM-17.1");
    let position = position.answer("bonus library-middle");
    assert_eq!(position.state.slots[Location::Library.index()], 0b110);
    assert_eq!(position.state.tokens[0], 6);
    let position = position.answer("generate reserve common major-growth");
    assert_eq!((position.at("major-growth"), position.me().reputation), (1, 0));
}

/// UM-18.8.
#[test]
fn a_district_bonus_counts_the_tags_of_both_locations() {
    let position = red_tags().own("reserve").bonus();
    for slot in ["bonus red-3", "bonus red-4", "bonus red-5"] {
        assert!(position.offered(slot), "{slot}: reached or exceeded");
    }
    assert_eq!(position.refused("bonus red-6"), "UM-18.8");
    let tags = position.game.tags(&position.state, Seat(0));
    let position = position.answers(&["bonus red-4", "endow reserve"]);
    assert_eq!(position.game.tags(&position.state, Seat(0)), tags, "tags are not used up");
    let other = red_tags().own("reserve").figures(Location::Cafe, Location::Opera).bonus();
    assert!(other.offered("bonus red-5"), "at either of the two locations");
}

/// UM-18.9.
#[test]
fn a_district_bonus_takes_an_own_insight_from_reserve_or_ring() {
    assert_eq!(red_tags().bonus().refused("bonus red-3"), "UM-18.9");
    let position = red_tags().no_goals().dial(&[]).own("reserve").own("median-freedom");
    let position = position.bonus().answer("bonus red-5");
    assert_eq!(position.verb("endow"), ["endow reserve", "endow median-freedom"]);
    assert!(position.state.marks[2][2].is_none(), "the insight comes first");
    let position = position.answers(&["endow median-freedom", "pick 2"]);
    assert_eq!((position.state.marks[2][2], position.state.tokens[2]), (Some(Seat(0)), 7));
    assert_eq!((position.at("median-freedom"), position.me().boxes), (0, 2));
    let mut position = position.answer("ink 1 0");
    while position.top() != Frame::Turn {
        position = position.answer("skip");
    }
    let position = position.bonus().answers(&["bonus red-3", "endow reserve"]);
    assert_eq!(position.state.marks[2], [Some(Seat(0)), None, Some(Seat(0)), None]);
    assert_eq!(position.me().own_insights(), 0, "an insight for each");
}

/// UM-18.10.
#[test]
fn the_reputation_of_a_token_comes_after_the_landing_of_the_slot() {
    let position = red_tags().no_goals().own("reserve").bonus();
    let position = position.answers(&["bonus red-3", "endow reserve", "pick 1", "ink 1 0"]);
    assert!(matches!(position.top(), Frame::Line { .. }));
    let position = position.answer("skip");
    let boxes = position.when(|event| {
        matches!(event, Open::Gained { good: mittwoch_unconscious_mind::effect::Good::Box, .. })
    });
    assert!(boxes < position.when(|event| matches!(event, Open::Reputation { .. })));
    assert_eq!((position.me().reputation, position.me().boxes), (1, 1));
    let second = position.used(Location::Cafe, &[]).bonus().answer("bonus university-bottom");
    assert_eq!(second.answer("skip").me().reputation, 1, "only the first token bears one");
}
