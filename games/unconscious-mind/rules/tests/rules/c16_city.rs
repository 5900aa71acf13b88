//! Chapter 16: the city.

use mittwoch_kernel::Seat;
use mittwoch_unconscious_mind::effect::notation;
use mittwoch_unconscious_mind::{Colour, Frame, Location, Tag};

use crate::position::Position;

fn tags(position: &Position) -> mittwoch_unconscious_mind::Tags {
    position.game.tags(&position.state, Seat(0))
}

/// UM-16.1.
#[test]
fn each_district_has_two_locations() {
    use Location::{Cafe, Library, Museum, Opera, Theatre, University};
    assert_eq!(Colour::Green.locations(), [Theatre, Library]);
    assert_eq!(Colour::Purple.locations(), [Opera, Museum]);
    assert_eq!(Colour::Red.locations(), [University, Cafe]);
}

/// UM-16.2.
#[test]
fn figures_go_round_clockwise_and_any_number_stands_at_a_location() {
    let names = ["theatre", "library", "opera", "museum", "university", "cafe"];
    let mut position = Position::new(4).figures(Location::Cafe, Location::Museum);
    for name in names {
        position = position.run("move professor 1..2").answer("walk 1").answer("skip");
        assert_eq!(position.me().professor.name(), name);
    }
    let position = position.run("move professor 1..2");
    assert_eq!(position.verb("walk"), ["walk 1", "walk 2"]);
    assert_eq!(position.refused("walk 5"), "UM-16.2", "never back");
    let position = position.with(|state| {
        state.freud = Location::Theatre;
        state.players.iter_mut().for_each(|player| player.professor = Location::Theatre);
        state.players[0].professor = Location::Cafe;
    });
    let position = position.answer("walk 1");
    assert_eq!(position.game.figures(&position.state, Location::Theatre), 5);
}

/// UM-16.3.
#[test]
fn slots_are_used_only_with_recall() {
    let position = Position::new(2).figures(Location::Theatre, Location::Opera);
    let city = &position.game.catalogue().city;
    assert_eq!((city.effects.len(), city.slots.len(), city.most_triggers), (6, 6, 5));
    assert!(city.district_slots.iter().all(|slots| slots.map(|slot| slot.need) == [3, 4, 5, 6]));
    assert_eq!(position.refused("bonus theatre-bottom"), "UM-4.7");
    let walking = position.run("move professor 1..2").answer("walk 1");
    assert_eq!(walking.refused("bonus library-bottom"), "UM-4.7");
    let position = walking.answer("skip").idea(0, "1-2", 0, 1).answer("recall");
    assert!(position.offered("bonus library-bottom"));
}

/// UM-16.4.
#[test]
fn the_professor_joins_freud_only_from_elsewhere() {
    let elsewhere = Position::new(2).figures(Location::Library, Location::Theatre);
    let joined = elsewhere.run("move professor to freud");
    assert_eq!(joined.me().professor, Location::Theatre);
    assert!(matches!(joined.top(), Frame::Visit { location: Location::Theatre, tag: false }));
    let there = Position::new(2).figures(Location::Theatre, Location::Theatre);
    assert_eq!(there.run("move professor to freud").top(), Frame::Turn, "no full circle");
    let there = Position::new(2).figures(Location::Theatre, Location::Theatre);
    let action = there.run("move professor 1..2 / move professor to freud");
    assert_eq!(action.refused("pick 2"), "UM-4.6");
}

/// UM-16.5.
#[test]
fn a_move_of_professor_or_freud_may_trigger_the_location() {
    let start = || Position::new(2).figures(Location::Cafe, Location::Cafe);
    for figure in ["move professor 1..2", "move freud 1..3"] {
        let position = start().run(figure).answer("walk 1");
        let visit = Frame::Visit { location: Location::Theatre, tag: false };
        assert_eq!(position.top(), visit, "{figure}");
        let dial = position.me().dial;
        let declined = position.answer("skip");
        assert_eq!((declined.top(), declined.me().dial), (Frame::Turn, dial));
        let used = start().dial(&[]).run(figure).answers(&["walk 1", "visit figures 0", "pick 1"]);
        let used = used.answer("generate reserve common minor-growth");
        assert_eq!(used.at("minor-growth"), 1);
    }
    let quiet = start().run("move freud 1..2 quietly").answer("walk 2");
    assert_eq!(quiet.top(), Frame::Turn, "an effect may move a figure without it");
}

/// UM-16.6.
#[test]
fn either_figures_or_tags_are_counted_up_to_five() {
    // Two other professors and Freud wait at the University; the player brings two of its tags.
    let start = || {
        let position = Position::new(4).figures(Location::Museum, Location::University);
        position.with(|state| {
            state.players[1].professor = Location::University;
            state.players[2].professor = Location::University;
        })
    };
    let arrived =
        || start().area(0, &["on-growing-pains"]).run("move professor 1..2").answer("walk 1");
    assert_eq!(arrived().answer("visit figures 0").triggers(), Some(4));
    assert_eq!(arrived().answer("visit tags 0").triggers(), Some(2), "never both together");
    let none = start().run("move professor 1..2").answer("walk 1");
    assert_eq!(none.refused("visit tags 0"), "UM-16.6");

    let cards = ["on-growing-pains", "on-the-first-word", "on-obsession", "lectures-on-liberty"];
    let many = start().area(0, &cards).area(0, &["hypnosis-and-after"]);
    assert_eq!(tags(&many).of(Tag::University), 6);
    let many = many.run("move professor 1..2").answer("walk 1").answer("visit tags 0");
    assert_eq!(many.triggers(), Some(5), "never more than five");
}

/// UM-16.7.
#[test]
fn the_number_is_fixed_before_the_first_trigger() {
    let start = Position::new(2).figures(Location::Cafe, Location::Theatre).dial(&[]);
    let position = start.run("move professor 1..2").answers(&["walk 1", "visit figures 0"]);
    assert_eq!(position.triggers(), Some(2));
    // More tags, more bright ideas and fewer figures change nothing any more.
    let position = position.area(0, &["the-puppet-and-the-child", "on-play-and-imitation"]);
    let position = position.with(|state| {
        state.freud = Location::Opera;
        state.players[0].bright = 3;
    });
    assert!(position.verb("visit").is_empty());
    let position = position.answers(&["pick 1", "generate reserve common minor-growth"]);
    let position = position.answers(&["pick 1", "generate reserve common minor-growth"]);
    assert_eq!((position.top(), position.me().bright), (Frame::Turn, 3));
}

/// UM-16.8.
#[test]
fn each_trigger_is_one_of_three_effects_and_may_be_left_unused() {
    let position = Position::new(2).dial(&[]);
    let position = position.frame(Frame::Location { location: Location::Theatre, left: 5 });
    assert_eq!(position.verb("pick"), ["pick 1"], "the others cannot run yet");
    assert_eq!(position.refused("pick 3"), "UM-4.6");
    let generate = "generate reserve common minor-growth";
    let position = position.answers(&["pick 1", generate, "pick 1", generate]);
    assert_eq!(position.at("minor-growth"), 2, "the same effect repeatedly");
    let position = position.answers(&["pick 2", "elevate minor-growth common"]);
    let position = position.answer("pick 3");
    assert!(position.verb("pick").is_empty(), "each in full before the next");
    let position = position.answers(&["use minor-growth common", "skip"]);
    assert_eq!((position.at("median-growth"), position.me().hand_count), (1, 1));
    let position = position.answer("skip");
    assert_eq!(position.top(), Frame::Turn, "the fifth was left unused");
}

/// UM-16.9.
#[test]
fn a_bright_idea_adds_two_triggers_up_to_five() {
    let visit = |figures: u8, bright: u8| {
        let position = Position::new(4).figures(Location::Cafe, Location::Museum);
        let position = position.with(|state| {
            for seat in 1..usize::from(figures) {
                state.players[seat].professor = Location::Theatre;
            }
            state.players[0].bright = bright;
        });
        position.run("move professor 1..2").answer("walk 1")
    };
    let alone = visit(1, 3);
    assert_eq!(alone.verb("visit"), ["visit figures 0", "visit figures 1", "visit figures 2"]);
    assert_eq!(alone.refused("visit tags 1"), "UM-16.6", "there is no tag to add to");
    let three = alone.answer("visit figures 1");
    assert_eq!((three.triggers(), three.me().bright), (Some(3), 2));
    let four = visit(4, 2);
    assert_eq!(four.refused("visit figures 2"), "UM-16.6", "it would add nothing");
    let five = four.answer("visit figures 1");
    assert_eq!((five.triggers(), five.me().bright), (Some(5), 1), "what exceeds five is lost");
}

/// UM-16.10.
#[test]
fn a_tag_trigger_counts_its_own_tag_and_the_players() {
    let position = Position::new(2).figures(Location::Theatre, Location::Theatre);
    let position = position.area(0, &["the-puppet-and-the-child"]).mine(|player| player.bright = 1);
    let position = position.run("trigger tag theatre");
    assert_eq!(position.verb("visit"), ["visit tags 0", "visit tags 1"]);
    assert_eq!(position.refused("visit figures 0"), "UM-16.6", "only tags count");
    let position = position.answer("visit tags 0");
    assert_eq!(position.triggers(), Some(3));
    assert_eq!(position.me().professor, Location::Theatre, "nobody moves");
    let bare = Position::new(2).mine(|player| player.bright = 1).run("trigger tag museum");
    let bare = bare.answer("visit tags 1");
    assert_eq!(bare.triggers(), Some(3), "one tag and a bright idea");
}

/// UM-16.11.
#[test]
fn tags_come_from_cards_treatises_clients_and_goals() {
    let position = Position::new(2).client(0, "the-seamstress").in_hand("stage-fright");
    assert_eq!(tags(&position).total(), 0, "neither a hand nor a client with its layer counts");
    let position = position.area(0, &["the-lost-toy"]);
    assert_eq!((tags(&position).of(Tag::Museum), tags(&position).of(Tag::Cafe)), (1, 1));
    let position = position.published(0, "open-doors");
    assert_eq!((tags(&position).of(Tag::Opera), tags(&position).of(Tag::Library)), (1, 1));
    let position = position.live(0);
    assert_eq!(tags(&position).of(Tag::Theatre), 2);
    let goal = position.goal_id("two-treatises");
    let position = position.with(|state| state.goals[goal] = Some(Seat(0)));
    assert_eq!(tags(&position).of(Tag::University), 2);
    assert_eq!(tags(&position).total(), 8);
    assert_eq!(position.game.tags(&position.state, Seat(1)).total(), 0, "only the own ones");
}

/// UM-16.11.
#[test]
fn the_tags_of_a_cured_client_stay() {
    let position = Position::new(2).client(0, "the-seamstress").live(0).marker(0, 1);
    let position =
        position.mine(|player| player.boxes = 1).frame(Frame::Boxes).answer("box room-1");
    assert!(position.me().cured.contains(position.client_id("the-seamstress")));
    assert_eq!(tags(&position).of(Tag::Theatre), 2);
}

/// UM-16.12.
#[test]
fn a_wild_tag_is_one_tag_in_each_count() {
    let position = Position::new(2).client(0, "the-flaneur").live(0).area(0, &["the-lost-toy"]);
    let held = tags(&position);
    assert_eq!(Location::ALL.iter().map(|at| held.at(*at)).collect::<Vec<_>>(), [1, 1, 1, 2, 1, 2]);
    assert_eq!(Colour::ALL.iter().map(|at| held.within(*at)).collect::<Vec<_>>(), [1, 2, 2]);
    assert_eq!(held.kinds(), 3, "it fills one missing kind");
    let position = position.figures(Location::Cafe, Location::Opera).run("move professor 1..2");
    let position = position.answers(&["walk 1", "visit tags 0"]);
    assert_eq!(position.triggers(), Some(1));
}

fn printed(location: Location) -> [String; 3] {
    let position = Position::new(2);
    let all = position.game.catalogue();
    all.city.effects[location.index()].map(|effect| notation(&all.effects, effect))
}

/// UM-16.13.
#[test]
fn the_theatre() {
    let effects = ["generate minor growth", "elevate", "pay minor growth -> gain research 1"];
    assert_eq!(printed(Location::Theatre), effects);
}

/// UM-16.14.
#[test]
fn the_library_gives_two_coffee_for_one_trigger() {
    let effects = ["generate minor growth", "gain coffee 2", "pay median growth -> gain box 1"];
    assert_eq!(printed(Location::Library), effects);
    let position = Position::new(2).mine(|player| player.coffee = 0).dial(&["median-growth"]);
    let position = position.frame(Frame::Location { location: Location::Library, left: 2 });
    let position = position.answers(&["pick 2", "pick 3", "use median-growth common"]);
    assert_eq!((position.me().coffee, position.me().boxes), (2, 1));
    assert_eq!(position.top(), Frame::Turn);
}

/// UM-16.15.
#[test]
fn each_district_has_a_house_for_research_and_one_for_medicine() {
    let university = printed(Location::University);
    assert_eq!(university[0], "generate minor passion");
    assert_eq!(university[2], "pay minor passion -> gain research 1");
    let quality = ["growth", "freedom", "passion"];
    for (district, quality) in Colour::ALL.iter().zip(quality) {
        let [one, two] = district.locations().map(|location| printed(location)[2].clone());
        let mut pair = [one, two];
        pair.sort();
        let expected = [
            format!("pay median {quality} -> gain box 1"),
            format!("pay minor {quality} -> gain research 1"),
        ];
        assert_eq!(pair, expected);
    }
}
