//! Chapter 26: the Fireworks.

use std::collections::BTreeSet;

use mittwoch_kernel::{Knowing, Seat, Viewer};
use mittwoch_unconscious_mind::effect::Quantity;
use mittwoch_unconscious_mind::{Colour, Frame, Location, Open};

use crate::position::board::{Table, game, set_up};

const ON: &[(&str, &str)] = &[("fireworks", "true")];

/// The Fireworks and the Professor in the green district, an insight to mark a slot.
fn table() -> Table {
    let table = Table::new(2, ON).with(|state| {
        state.fireworks = Some(Colour::Green);
        state.players[0].professor = Location::Library;
    });
    table.own()
}

/// So many green tags.
fn tagged(tags: u8) -> Table {
    let table = table();
    let table = if tags >= 2 { table.goal(0, Location::Library) } else { table };
    if tags == 3 { table.card("on-play-and-imitation") } else { table }
}

fn green(fireworks: Option<Colour>) -> bool {
    fireworks == Some(Colour::Green)
}

/// UM-26.1
#[test]
fn the_fireworks_are_in_the_city_only_if_wanted() {
    assert_eq!(Table::new(3, &[]).state.fireworks, None);
    let table = table();
    let figures = |location| table.game.figures(&table.state, location);
    assert_eq!(figures(Location::Theatre), 0, "no figure of a location");
    assert_eq!(figures(Location::Library), 1, "the Professor alone");
    let view = table.game.view(&table.state, Viewer::Spectator);
    assert!(green(view.fireworks));
    let known = table.game.know(Viewer::Spectator, &view);
    assert_eq!(table.game.known_view(&known), view);
    let without = Table::new(2, &[]).own().ask(Frame::Bonus);
    assert!(without.verb("fireworks-bonus").is_empty());
    assert_eq!(without.refused("fireworks-bonus purple-3"), "UM-26.3");
}

/// UM-26.2, UM-E.21
#[test]
fn they_start_in_freuds_district() {
    let game = game(4, ON);
    let mut starts = BTreeSet::new();
    for seed in 0..60 {
        let state = set_up(&game, seed);
        assert_eq!(state.fireworks, Some(state.freud.district()));
        starts.insert(state.freud);
        assert!(state.freud != Location::Library || green(state.fireworks));
    }
    assert!(starts.contains(&Location::Library));
}

/// UM-26.3, UM-E.22
#[test]
fn two_tags_are_enough_for_slot_three() {
    let bonus = tagged(2).ask(Frame::Bonus);
    assert_eq!(bonus.verb("fireworks-bonus"), ["fireworks-bonus green-3"]);
    assert_eq!(bonus.refused("bonus green-3"), "UM-18.8");
    assert_eq!(bonus.refused("fireworks-bonus green-4"), "UM-18.8", "one tag, not two");
    assert_eq!(bonus.refused("fireworks-bonus purple-3"), "UM-26.3", "not there");
    assert_eq!(bonus.refused("fireworks-bonus library-top"), "UM-26.3", "no district bonus");
    let taken = bonus.answers(&["fireworks-bonus green-3", "endow reserve"]);
    assert_eq!(taken.state.marks[0][0], Some(Seat(0)));
    assert_eq!((taken.state.tokens[0], taken.state.me().own_insights()), (7, 0));
    assert!(taken.told.contains(&Open::FireworksUsed { slot: 18 }));
}

/// UM-26.3: figure, insight, token and slot are needed as ever.
#[test]
fn they_replace_nothing_but_a_tag() {
    let far = tagged(2).with(|state| state.players[0].professor = Location::Opera);
    assert_eq!(far.ask(Frame::Bonus).refused("fireworks-bonus green-3"), "UM-18.6");
    let used = tagged(2).with(|state| state.marks[0][0] = Some(Seat(1)));
    assert_eq!(used.ask(Frame::Bonus).refused("fireworks-bonus green-3"), "UM-17.1");
    let poor = tagged(2).with(|state| state.players[0].dial[0][1] = 0);
    assert_eq!(poor.ask(Frame::Bonus).refused("fireworks-bonus green-3"), "UM-18.9");
    let none = tagged(2).with(|state| state.tokens[0] = 0);
    assert_eq!(none.ask(Frame::Bonus).refused("fireworks-bonus green-3"), "UM-17.4");
    let paying = tagged(2).ask(Frame::Bonus).answer("fireworks-bonus green-3");
    assert_eq!(paying.refused("coffee-bright"), "UM-8.9", "no free action within the cost");
}

/// UM-26.4
#[test]
fn using_them_is_a_choice() {
    let bonus = || tagged(3).ask(Frame::Bonus);
    assert_eq!(bonus().verb("bonus").last().expect("a bonus"), "bonus green-3");
    let two = ["fireworks-bonus green-3", "fireworks-bonus green-4"];
    assert_eq!(bonus().verb("fireworks-bonus"), two);
    let kept = to_the_boxes(bonus().answers(&["bonus green-3", "endow reserve"]));
    assert!(green(kept.state.fireworks), "not used, so they stay");
    let used = to_the_boxes(bonus().answers(&["fireworks-bonus green-3", "endow reserve"]));
    assert_eq!(used.state.fireworks, Some(Colour::Purple));
}

/// Takes first offers, but leaves out what can be left out, until the bonus is done.
fn to_the_boxes(mut table: Table) -> Table {
    let open = |frame: &Frame| !matches!(frame, Frame::Boxes | Frame::Draft | Frame::Turn);
    while open(&table.top()) {
        let offers = table.offers();
        let skip = offers.iter().find(|offer| *offer == "skip").unwrap_or(&offers[0]).clone();
        table = table.answer(&skip);
    }
    table
}

/// UM-26.5: after the slot's effect and the token's reputation.
#[test]
fn they_move_on_after_their_use() {
    let started = tagged(2).ask(Frame::Bonus);
    let started = started.answers(&["fireworks-bonus green-3", "endow reserve"]);
    assert!(green(started.state.fireworks), "the effect of the slot comes first");
    let done = to_the_boxes(started);
    let at = |wanted: fn(&Open) -> bool| done.told.iter().position(wanted).expect("told");
    let reputation = at(|what| matches!(what, Open::Reputation { .. }));
    let moved = at(|what| *what == Open::FireworksMoved { to: Colour::Purple });
    assert!(reputation < moved);
    for (from, to) in [(Colour::Purple, Colour::Red), (Colour::Red, Colour::Green)] {
        let place = from.locations()[0];
        let table = table().with(|state| {
            state.fireworks = Some(from);
            state.players[0].professor = place;
        });
        let bonus = table.goal(0, place).ask(Frame::Bonus);
        let slot = format!("fireworks-bonus {}-3", from.name());
        let done = to_the_boxes(bonus.answers(&[&slot, "endow reserve"]));
        assert_eq!(done.state.fireworks, Some(to));
    }
}

/// UM-26.6
#[test]
fn unusable_districts_are_passed_over() {
    for purple in [true, false] {
        let table = tagged(2).with(|state| match purple {
            true => state.tokens[1] = 0,
            false => state.marks[1] = [Some(Seat(1)); 4],
        });
        let bonus = table.ask(Frame::Bonus);
        let done = to_the_boxes(bonus.answers(&["fireworks-bonus green-3", "endow reserve"]));
        assert_eq!(done.state.fireworks, Some(Colour::Red));
    }
}

/// UM-26.6: the last token goes to a location, or the last slot is marked without them.
#[test]
fn they_leave_a_district_that_becomes_unusable() {
    let last = tagged(2).with(|state| state.tokens[0] = 1).ask(Frame::Bonus);
    let done = to_the_boxes(last.answer("bonus library-bottom"));
    assert_eq!(done.state.fireworks, Some(Colour::Purple));
    let marked = |state: &mut mittwoch_unconscious_mind::State| {
        state.marks[0] = [None, Some(Seat(1)), Some(Seat(1)), Some(Seat(1))];
    };
    let full = tagged(3).with(marked).ask(Frame::Bonus);
    let done = to_the_boxes(full.answers(&["bonus green-3", "endow reserve"]));
    assert_eq!(done.state.fireworks, Some(Colour::Purple));
    let once = tagged(2).with(marked).ask(Frame::Bonus);
    let done = to_the_boxes(once.answers(&["fireworks-bonus green-3", "endow reserve"]));
    assert_eq!(done.state.fireworks, Some(Colour::Purple), "one move is enough");
}

/// UM-26.7
#[test]
fn with_nowhere_to_go_they_stay() {
    let table = tagged(2).with(|state| (state.tokens[1], state.tokens[2]) = (0, 0));
    let bonus = table.ask(Frame::Bonus);
    let done = to_the_boxes(bonus.answers(&["fireworks-bonus green-3", "endow reserve"]));
    assert!(green(done.state.fireworks));
    assert!(!done.told.iter().any(|what| matches!(what, Open::FireworksMoved { .. })));
}

/// UM-26.8: with the client that lowers the need, one tag is enough for slot 3.
#[test]
fn they_add_to_what_clients_lower() {
    let one = |table: Table| table.card("on-play-and-imitation");
    let clerk = |table: Table| {
        let mut clients = table.game.catalogue().clients.iter();
        let lowers = clients.position(|client| client.shift(Quantity::DistrictNeed) == -1);
        let id = lowers.expect("a client that lowers the need") as u8;
        table.with(|state| state.players[0].cured.insert(id))
    };
    let alone = one(table()).ask(Frame::Bonus);
    assert_eq!(alone.refused("fireworks-bonus green-3"), "UM-18.8");
    let both = clerk(one(table()));
    let own = both.game.tags(&both.state, Seat(0)).within(Colour::Green);
    let bonus = both.ask(Frame::Bonus);
    let reached = format!("fireworks-bonus green-{}", own + 2);
    assert_eq!(bonus.verb("fireworks-bonus").last(), Some(&reached));
}
