//! The sheet: everything printed, of any pack, and the same as the page is tested with.

use std::collections::BTreeSet;

use mittwoch_dreamworld::{Dreamworld, Sheet, TileEffect};
use mittwoch_kernel::{Game, Pack, Setting, Wording};
use mittwoch_testkit::{Walk, paragraphs};

use crate::position::game;

/// What the tests of the page draw from.
const FIXTURE: &str = include_str!("../../web/tests/sheet.json");

/// A pack with a Client and a tile that the box does not have.
fn owners_game() -> Dreamworld {
    let (client, tile) = ("the-baker", "numbers-high");
    let swap = |file: &str, old: &str, new: &str| {
        let text = mittwoch_dreamworld::FILES.iter().find(|(name, _)| *name == file);
        text.expect("a file").1.replace(old, new)
    };
    let clients = swap("clients.toml", client, "the-night-watchman");
    let tiles = swap("therapy-tiles.toml", tile, "odd-numbers").replace("[8, 9, 10]", "[3, 5, 7]");
    let owner = [("clients.toml", clients), ("therapy-tiles.toml", tiles)];
    let rest = mittwoch_dreamworld::FILES.iter().copied();
    let rest = rest.filter(|(name, _)| owner.iter().all(|(other, _)| other != name));
    let files = owner.iter().map(|(name, text)| (*name, text.as_str())).chain(rest);
    let pack = Pack::new(files).expect("sound TOML");
    Dreamworld::new(&pack, &Setting::new(3)).expect("a sound pack")
}

fn rules(sheet: &Sheet) -> Vec<&str> {
    let cards = sheet.cards.iter().map(|card| &card.rule);
    let clients = sheet.clients.iter().map(|client| &client.rule);
    let tiles = sheet.tiles.iter().map(|tile| &tile.rule);
    let rows = sheet.rows.iter().map(|row| &row.rule);
    let professors = sheet.professors.iter().map(|professor| &professor.rule);
    let all = cards.chain(clients).chain(tiles).chain(rows).chain(professors);
    all.map(String::as_str).collect()
}

#[test]
fn every_component_cites_a_paragraph_that_is_there() {
    let known = paragraphs(Dreamworld::about().digest);
    for players in 1..=4 {
        let sheet = game(players).sheet();
        assert!(rules(&sheet).iter().all(|rule| known.contains(*rule)));
        let names: BTreeSet<_> = sheet.cards.iter().map(|card| card.name).collect();
        assert_eq!(names.len(), if players < 3 { 54 } else { 66 });
    }
}

#[test]
fn the_page_is_tested_with_the_sheet_of_today() {
    let fixture: Sheet = serde_json::from_str(FIXTURE).expect("a sheet");
    assert_eq!(fixture, game(3).sheet());
}

#[test]
fn what_an_owner_adds_has_its_card_and_its_name() {
    let game = owners_game();
    let sheet = game.sheet();
    let tile = sheet.tiles.iter().find(|tile| tile.name == "odd-numbers").expect("the tile");
    assert_eq!(tile.effect, TileEffect::Numbers { numbers: vec![3, 5, 7], add: 1 });
    let pieces = game.pieces();
    let client = pieces.iter().find(|piece| piece.name == "the-night-watchman");
    assert_eq!(client.expect("the Client").phrase.key, "dw-client-the-night-watchman");
}

#[test]
fn a_question_has_one_of_few_names() {
    let game = game(2);
    let walks = (0..20).map(|seed| Walk::new(&game, seed, 5000, |_| {}).0);
    let mut names = BTreeSet::new();
    for step in walks.flat_map(|walk| walk.steps) {
        names.insert(game.ask(&step.before, step.record.seat).name);
    }
    assert_eq!(names, BTreeSet::from(["choose", "choose-again", "flip", "turn"]));
}
