//! What boards are given: the printed texts, and a view that the page's types are tested on.

use mittwoch_kernel::{Arg, Phrase, Wording};
use mittwoch_notre_dame::{NotreDame, View};

use crate::components::overlaid;
use crate::position::game;

/// The same file as in the tests of the page: whoever changes the view changes both.
const FIXTURE: &str = include_str!("../../web/tests/view.json");

#[test]
fn the_page_is_tested_on_a_view_of_this_game() {
    let view: View = serde_json::from_str(FIXTURE).expect("a view of today's form");
    let again = serde_json::to_value(&view).expect("a view");
    let fixture: serde_json::Value = serde_json::from_str(FIXTURE).expect("JSON");
    assert_eq!(again, fixture);
}

fn printed(game: &NotreDame, name: &str) -> Phrase {
    let found = game.pieces().into_iter().find(|piece| piece.name == name);
    found.unwrap_or_else(|| panic!("nothing is printed as {name}")).phrase
}

#[test]
fn every_person_and_every_place_says_what_it_does() {
    let game = game(3);
    for person in &game.catalogue().persons {
        printed(&game, &format!("{}/effect/1", person.id));
    }
    for place in ["bank", "hotel", "notre-dame", "trusted-friend"] {
        assert_eq!(printed(&game, &format!("{place}/effect")).key, format!("nd-effect-{place}"));
    }
    let deck = |name: &str| printed(&game, &format!("{name}/deck")).args["deck"].clone();
    assert_eq!([deck("monk"), deck("lawyer")], ["brown", "b"].map(|d| Arg::Word(d.to_owned())));
    assert_eq!(printed(&game, "barmaid/effect/2").key, "nd-gain-favours");
}

#[test]
fn the_printed_numbers_are_those_of_the_pack() {
    let hotel = "[hotel]\nid = 'hotel-favours'\ntwo-from = 3\nstatus = 'certain'\nsource = 'x'\n";
    let other = overlaid("action-cards.toml", hotel, 3).expect("a sound pack");
    let from = |game: &NotreDame| printed(game, "hotel/effect").args["pieces"].clone();
    assert_eq!([from(&game(3)), from(&other)], [Arg::Number(4), Arg::Number(3)]);
}
