//! Chapters 16 and 17: the city, tokens and slots.

use mittwoch_unconscious_mind::{Colour, Frame, Location};

use super::position::{Position, effect};

fn visit(position: Position, location: Location) -> Position {
    position.frame(Frame::Visit { location, tag: false })
}

/// UM-16.1, UM-16.2.
#[test]
fn six_locations_follow_each_other_in_three_districts() {
    let names: Vec<_> = Location::ALL.iter().map(|location| location.name()).collect();
    assert_eq!(names, ["theatre", "library", "opera", "museum", "university", "cafe"]);
    assert_eq!(Location::Library.district(), Colour::Green);
    assert_eq!(Location::Cafe.after(1), Location::Theatre);
}

/// UM-16.3, UM-16.13, UM-16.14, UM-16.15.
#[test]
fn each_location_has_three_effects_and_slots() {
    let position = Position::new(2);
    let city = &position.game.catalogue().city;
    let effect = |text: &str| effect(&position.game, text);
    let texts = |at: Location| {
        city.effects[at.index()].map(|id| {
            mittwoch_unconscious_mind::effect::notation(&position.game.catalogue().effects, id)
        })
    };
    assert_eq!(
        texts(Location::Theatre),
        ["generate minor growth", "elevate", "pay minor growth -> gain research 1"]
    );
    assert_eq!(
        texts(Location::Library),
        ["generate minor growth", "gain coffee 2", "pay median growth -> gain box 1"]
    );
    let university = texts(Location::University);
    assert!(university.contains(&"generate minor passion".to_owned()));
    assert!(university.contains(&"pay minor passion -> gain research 1".to_owned()));
    assert!(city.slots.iter().flatten().count() == 18 && effect("elevate").0 > 0);
    assert_eq!((city.most_triggers, city.bright_triggers), (5, 2));
}

/// UM-16.6, UM-16.7.
#[test]
fn triggers_are_figures_or_tags_and_never_more_than_five() {
    let position = Position::new(4).with(|state| {
        state.freud = Location::Opera;
        state.players.iter_mut().for_each(|player| player.professor = Location::Opera);
    });
    let position = visit(position, Location::Opera);
    let position = position.answer("visit figures 0");
    assert_eq!(position.top(), Frame::Location { location: Location::Opera, left: 5 });
    let alone = Position::new(2).with(|state| {
        state.freud = Location::Cafe;
        state.players[0].professor = Location::Opera;
        state.players[1].professor = Location::Cafe;
    });
    let alone = visit(alone, Location::Opera);
    assert_eq!(alone.refused("visit tags 0"), "UM-16.6", "no tag of the Opera");
    let alone = alone.answer("visit figures 0").with(|state| state.freud = Location::Opera);
    assert_eq!(alone.top(), Frame::Location { location: Location::Opera, left: 1 });
}

/// UM-16.8.
#[test]
fn each_trigger_is_one_of_three_effects() {
    let position = Position::new(2).dial(&["minor-growth"]);
    let position = position.frame(Frame::Location { location: Location::Theatre, left: 2 });
    assert_eq!(position.verb("pick"), ["pick 1", "pick 2", "pick 3"]);
    let position = position.answer("pick 2").answer("elevate minor-growth common");
    let position = position.answer("pick 2").answer("elevate median-growth common");
    assert_eq!((position.at("major-growth"), position.top()), (1, Frame::Turn));
    let left = Position::new(2).frame(Frame::Location { location: Location::Cafe, left: 2 });
    assert_eq!(left.answer("skip").top(), Frame::Turn, "triggers may be left unused");
}

/// UM-16.9.
#[test]
fn bright_ideas_add_two_triggers_up_to_five() {
    let position = Position::new(2).mine(|player| player.bright = 9).with(|state| {
        state.freud = Location::Opera;
        state.players[0].professor = Location::Opera;
        state.players[1].professor = Location::Cafe;
    });
    let position = visit(position, Location::Opera);
    let figures: Vec<_> =
        position.verb("visit").into_iter().filter(|offer| offer.contains("figures")).collect();
    assert_eq!(figures, ["visit figures 0", "visit figures 1", "visit figures 2"]);
    assert_eq!(position.refused("visit figures 3"), "UM-16.6");
    let position = position.answer("visit figures 2");
    assert_eq!(
        (position.me().bright, position.top()),
        (7, Frame::Location { location: Location::Opera, left: 5 })
    );
}

/// UM-16.10.
#[test]
fn a_tag_trigger_counts_its_own_tag_and_no_figures() {
    let position = Position::new(2).run("trigger tag opera");
    assert_eq!(position.verb("visit"), ["visit tags 0"]);
    let position = position.answer("visit tags 0");
    assert_eq!(position.top(), Frame::Location { location: Location::Opera, left: 1 });
}

/// UM-16.11, UM-16.12.
#[test]
fn tags_come_from_cards_treatises_clients_and_goals() {
    let position = Position::new(2).client(0, "the-flaneur");
    let tags = |position: &Position| position.game.tags(&position.state, position.state.turn);
    assert_eq!(tags(&position).total(), 0, "a client with its layer gives none");
    let position = position.mine(|player| player.rooms[0].layer = None);
    assert_eq!(tags(&position).at(Location::Museum), 1, "a wild tag counts anywhere");
    assert_eq!(tags(&position).kinds(), 1, "and fills one missing kind");
    let goals = position.game.catalogue().goals.clone();
    let cafe = goals.iter().position(|goal| goal.location == Some(Location::Cafe)).expect("one");
    let position = position.with(|state| state.goals[cafe] = Some(state.turn));
    assert_eq!((tags(&position).at(Location::Cafe), tags(&position).kinds()), (3, 2));
    let before = tags(&position).total();
    let position = position.in_play(0, &["green"]).published(0, "open-doors");
    assert!(tags(&position).total() > before + 2);
}

/// UM-17.1, UM-17.2, UM-17.3, UM-17.4.
#[test]
fn slots_are_used_once_and_tokens_run_out() {
    let position = Position::new(2).with(|state| state.players[0].professor = Location::Theatre);
    let needs =
        position.game.catalogue().city.district_slots.map(|slots| slots.map(|slot| slot.need));
    assert_eq!(needs, [[3, 4, 5, 6]; 3]);
    let bonus = position.frame(Frame::Bonus);
    assert!(bonus.offered("bonus theatre-middle"));
    let bonus = bonus.answer("bonus theatre-middle").answer("skip");
    let again = bonus.frame(Frame::Bonus);
    assert_eq!(again.refused("bonus theatre-middle"), "UM-17.1");
    let none = again.with(|state| {
        state.slots[0] = 0b111;
        state.slots[1] = 0b111;
        state.marks[0][0] = Some(mittwoch_kernel::Seat(1));
        state.marks[0][1] = Some(mittwoch_kernel::Seat(1));
        state.players[1].locked_lines &= 0b1111;
        state.tokens[0] = 0;
    });
    assert_eq!(none.refused("bonus green-5"), "UM-17.4");
}
