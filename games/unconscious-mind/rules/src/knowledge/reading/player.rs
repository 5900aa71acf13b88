//! What lies before a player, read back.

use mittwoch_testkit::Reader;

use super::{bits, ids, parts};
use crate::component::Location;
use crate::state::{Dial, Player, Room};

/// What lies before a player.
pub(super) fn board(from: &mut Reader<'_>) -> Player {
    let mut player = Player {
        points: from.amount("points") as i16,
        coffee: from.small("coffee"),
        boxes: from.small("boxes"),
        bright: from.small("bright ideas"),
        reputation: from.small("reputation"),
        height: from.small("height of the marker"),
        inkpot: from.id("inkpot").expect("it stands somewhere"),
        ideas: from.small("ideas"),
        locked: from.small("locked ideas"),
        dial: dial(from),
        locked_lines: bits(from.some_of("locked lines")) as u8,
        professor: Location::ALL[from.one_of("professor").expect("it stands somewhere")],
        ..Player::default()
    };
    let tiles = from.some_of("tiles of the notebook");
    player.notebook = ids(from, "cells of the notebook");
    assert_eq!(tiles, player.notebook.iter().flatten().copied().collect(), "the same tiles");
    cards(from, &mut player);
    player
}

fn cards(from: &mut Reader<'_>, player: &mut Player) {
    player.glyph = from.id("office room card").expect("everybody has one");
    player.blocked = from.flag("second room blocked");
    player.choice = from.some_of("starting tiles");
    player.rooms = parts(from, "room", |from, _| room(from));
    player.cured = from.some_of("clients cured");
    player.hand = from.some_of("research known to be in the hand");
    player.open = from.some_of("research that everybody knows");
    player.hand_count = from.small("cards in the hand");
    player.played = from.some_of("research in play");
}

fn dial(from: &mut Reader<'_>) -> Dial {
    let common: [u8; 10] = from.counts("common insights at each place");
    let own: [u8; 10] = from.counts("own insights at each place");
    std::array::from_fn(|at| [common[at], own[at]])
}

fn room(from: &mut Reader<'_>) -> Room {
    Room {
        client: from.id("client"),
        layer: from.id("layer"),
        latent: from.id("latent dream"),
        manifest: from.id("manifest dream"),
        marker: from.small("therapy marker"),
    }
}
