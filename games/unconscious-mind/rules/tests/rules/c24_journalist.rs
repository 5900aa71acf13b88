//! Chapter 24: the Journalist.

use std::collections::BTreeSet;

use mittwoch_kernel::{Game, Knowing, Seat, Viewer};
use mittwoch_unconscious_mind::effect::Figure;
use mittwoch_unconscious_mind::{Colour, Frame, Location, Open};

use crate::position::board::{Table, game, set_up};

const ON: &[(&str, &str)] = &[("journalist", "true")];

/// The Journalist at the Theatre.
fn table() -> Table {
    Table::new(2, ON).with(|state| state.journalist = Some(Location::Theatre))
}

/// UM-24.1
#[test]
fn the_journalist_is_in_the_city_only_if_wanted() {
    assert_eq!(Table::new(2, &[]).state.journalist, None);
    for players in 2..=4 {
        assert!(Table::new(players, ON).state.journalist.is_some());
    }
    let without = Table::new(2, &[]).run("move freud 1..3");
    assert_eq!(without.offers()[..3], ["walk 1", "walk 2", "walk 3"]);
    assert!(without.verb("walk-journalist").is_empty());
    assert_eq!(without.refused("walk-journalist 1"), "UM-24.3");
    let other = table().with(|state| state.turn = Seat(1)).run("move freud 1..3");
    let moved = other.answer("walk-journalist 1");
    assert_eq!(moved.state.journalist, Some(Location::Library), "every player may move it");
}

/// UM-24.2: Freud and the Journalist start with different goals, and no goal leaves the row.
#[test]
fn the_journalist_starts_on_one_of_the_five_other_goals() {
    let game = game(3, ON);
    let mut pairs = BTreeSet::new();
    for seed in 0..400 {
        let state = set_up(&game, seed);
        let journalist = state.journalist.expect("in the city");
        assert_ne!(state.freud, journalist);
        pairs.insert((state.freud, journalist));
        assert_eq!(game.view(&state, Viewer::Spectator).goals.len(), 7);
    }
    assert_eq!(pairs.len(), 30, "each pair of two locations comes");
}

/// UM-24.3
#[test]
fn the_journalist_moves_in_place_of_professor_or_freud() {
    let table = || table().run("move professor 1..2 / move professor to freud").answer("pick 1");
    assert_eq!(
        table().offers()[..4],
        ["walk 1", "walk 2", "walk-journalist 1", "walk-journalist 2"]
    );
    assert_eq!(table().refused("walk-journalist 3"), "UM-24.3");
    let moved = table().answer("walk-journalist 2");
    assert_eq!(moved.state.journalist, Some(Location::Opera));
    assert_eq!(moved.state.me().professor, Location::Opera, "the Professor stays");
    let walked = Open::Walked { figure: Figure::Journalist, to: Location::Opera };
    assert!(matches!(moved.told[..], [Open::Picked { option: 0, .. }, last] if last == walked));
    let freud = self::table().run("move freud 1..3").answer("walk-journalist 3");
    assert_eq!(freud.state.journalist, Some(Location::Museum));
    assert_eq!(freud.state.freud, Location::Museum, "Freud stays");
    assert_eq!(freud.top(), Frame::VisitByJournalist { location: Location::Museum });
}

/// UM-24.3: a quiet move stays quiet, and a portrait moves Freud alone.
#[test]
fn the_journalist_only_stands_in() {
    let quiet = table().run("move freud 1..3 quietly + gain points 1").answer("pick 1");
    let quiet = quiet.answer("walk-journalist 1");
    assert_eq!(quiet.state.journalist, Some(Location::Library));
    assert!(!matches!(quiet.top(), Frame::VisitByJournalist { .. }), "no trigger");
    let portrait = (1..10).find(|space| table().game.catalogue().reputation.portrait(*space));
    let before = portrait.expect("a portrait") - 1;
    let crossed = table().with(|state| state.freud_marker = before);
    let good = mittwoch_unconscious_mind::effect::Good::Reputation;
    let crossed = crossed.ask(Frame::Gain { good, count: 1 });
    assert_ne!(crossed.state.freud, Location::Museum);
    assert_eq!(crossed.state.journalist, Some(Location::Theatre));
}

/// UM-24.4
#[test]
fn the_journalist_goes_to_freud_from_elsewhere() {
    let both = table().run("move professor to freud");
    assert_eq!(both.verb("join"), ["join professor", "join journalist"]);
    let joined = both.answer("join journalist");
    assert_eq!(joined.state.journalist, Some(Location::Museum));
    assert_eq!(joined.state.me().professor, Location::Opera);
    assert_eq!(joined.top(), Frame::VisitByJournalist { location: Location::Museum });
    let there = table().with(|state| state.players[0].professor = Location::Museum);
    let there = there.run("move professor to freud");
    assert_eq!(there.verb("join"), ["join journalist"]);
    assert_eq!(there.refused("join professor"), "UM-24.4");
    let all = |state: &mut mittwoch_unconscious_mind::State| {
        state.players[0].professor = Location::Museum;
        state.journalist = Some(Location::Museum);
    };
    let nobody = table().with(all).run("move professor to freud");
    assert!(!nobody.told.iter().any(|what| matches!(what, Open::Walked { .. })), "nobody can go");
    let alone = table().with(|state| state.journalist = Some(Location::Museum));
    let alone = alone.run("move professor to freud");
    assert_eq!(alone.state.me().professor, Location::Museum, "only the Professor can go");
    let without = Table::new(2, &[]).run("move professor to freud");
    let plain = Open::Walked { figure: Figure::Professor, to: Location::Museum };
    assert_eq!(without.told, [plain], "without the module nothing is asked");
}

/// UM-24.5
#[test]
fn the_journalist_is_a_figure() {
    let table = table().with(|state| state.journalist = Some(Location::Museum));
    assert_eq!(table.game.figures(&table.state, Location::Museum), 2, "with Freud");
    let visit = table.ask(Frame::Visit { location: Location::Museum, tag: false });
    assert_eq!(visit.answer("visit figures 0").triggers(), 2);
    let moved = self::table().run("move freud 1..3").answer("walk-journalist 2");
    assert_eq!(moved.answer("visit figures 0").triggers(), 3, "two Professors and itself");
}

/// UM-24.6: a Theatre tag of one's own, one on an own treatise, two on those of others.
#[test]
fn all_treatises_count_after_the_move_of_the_journalist() {
    let table = || {
        let table = table().with(|state| state.journalist = Some(Location::Cafe));
        let table = table.card("on-play-and-imitation").treatise(0, "first-steps");
        table.treatise(1, "hidden-fires").treatise(1, "the-burning-mind")
    };
    let moved = table().run("move freud 1..3").answer("walk-journalist 1");
    assert_eq!(moved.state.journalist, Some(Location::Theatre));
    assert_eq!(moved.answer("visit tags 0").triggers(), 4, "the own treatise counts once");
    let freud = table().with(|state| state.freud = Location::Cafe).run("move freud 1..3");
    assert_eq!(freud.answer("walk 1").answer("visit tags 0").triggers(), 2, "Freud's move");
    let at_theatre = table().with(|state| state.journalist = Some(Location::Theatre));
    let tag = at_theatre.ask(Frame::Visit { location: Location::Theatre, tag: true });
    assert_eq!(tag.answer("visit tags 0").triggers(), 3, "the tag of the effect and two own ones");
}

/// UM-24.7
#[test]
fn a_bonus_can_be_taken_where_the_journalist_is() {
    let bonus = table().ask(Frame::Bonus);
    let theatre: Vec<_> =
        bonus.verb("bonus").into_iter().filter(|offer| offer.contains("theatre")).collect();
    assert_eq!(theatre, ["bonus theatre-top", "bonus theatre-middle", "bonus theatre-bottom"]);
    assert_eq!(bonus.refused("bonus library-top"), "UM-18.6");
    let taken = bonus.answer("bonus theatre-bottom");
    assert_eq!(taken.state.tokens[Colour::Green.index()], 7);
    let without = Table::new(2, &[]).ask(Frame::Bonus);
    assert_eq!(without.refused("bonus theatre-bottom"), "UM-18.6");
}

/// UM-24.8
#[test]
fn all_treatises_count_for_the_journalists_district() {
    let tags = |table: Table| {
        let table = table.card("memories-of-the-nursery").own();
        table.treatise(1, "first-steps").treatise(1, "open-doors").treatise(0, "hidden-fires")
    };
    let bonus = tags(table()).ask(Frame::Bonus);
    assert_eq!(bonus.verb("bonus").last().expect("a bonus"), "bonus green-4");
    assert_eq!(bonus.refused("bonus green-5"), "UM-18.8");
    let freud = |state: &mut mittwoch_unconscious_mind::State| {
        state.freud = Location::Library;
        state.journalist = Some(Location::Cafe);
    };
    let without = tags(table()).with(freud).ask(Frame::Bonus);
    assert_eq!(without.refused("bonus green-3"), "UM-18.8", "two own tags, Freud alone");
    let company = tags(table()).with(|state| state.freud = Location::Library).ask(Frame::Bonus);
    assert!(company.verb("bonus").contains(&"bonus green-4".to_owned()), "Freud there as well");
}

/// UM-24.1: everybody sees where it stands, and so does whoever comes later.
#[test]
fn the_journalist_is_open() {
    let table = table();
    for viewer in Viewer::all(table.game.seats()) {
        let view = table.game.view(&table.state, viewer);
        assert_eq!(view.journalist, Some(Location::Theatre));
        let known = table.game.know(viewer, &view);
        assert_eq!(table.game.known_view(&known), view);
    }
}
