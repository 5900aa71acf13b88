//! Chapter 1: Components, as the rules use them.

use mittwoch_unconscious_mind::{
    Banner, CASE_STUDIES, Colour, Location, Power, ROUTINE, STARTING, STARTING_LAYER, TileKind,
};

use super::position::Position;

/// UM-1.1.
#[test]
fn every_player_has_the_pieces_of_a_colour() {
    let position = Position::new(4);
    for player in &position.state.players {
        let common: u8 = player.dial.iter().map(|at| at[0]).sum();
        assert_eq!((common, player.locked_lines.count_ones()), (7, 6));
        assert_eq!(player.ideas + player.locked, 6);
        assert_eq!(player.rooms.len(), 2);
    }
}

/// UM-1.2, UM-1.3.
#[test]
fn tiles_have_levels_and_starting_tiles_have_glyphs() {
    let position = Position::new(2);
    let tiles = &position.game.catalogue().tiles;
    let level = |kind| tiles.iter().filter(|tile| tile.kind == kind).count();
    assert_eq!(tiles.len(), 60);
    for kind in mittwoch_unconscious_mind::Level::ALL {
        assert_eq!(level(TileKind::Level(*kind)), 24);
    }
    assert_eq!(level(TileKind::Starting), 12);
    for tile in STARTING {
        assert!(matches!(tiles[usize::from(tile)].banner, Banner::Start(_)));
    }
}

/// UM-1.4, UM-1.5.
#[test]
fn research_and_treatises_come_in_three_colours() {
    let position = Position::new(2);
    let catalogue = position.game.catalogue();
    for colour in Colour::ALL {
        let cards = catalogue.research.iter().filter(|card| card.volume == *colour);
        assert_eq!(cards.count(), 12);
        let led = catalogue.treatises.iter().filter(|one| one.volumes[0] == Some(*colour));
        let mut sizes: Vec<usize> = led.map(|one| one.volumes.len()).collect();
        sizes.sort_unstable();
        assert_eq!(sizes, [3, 4, 5]);
    }
}

/// UM-1.6, UM-1.7.
#[test]
fn routine_clients_change_rules_and_case_studies_score() {
    let position = Position::new(2);
    let clients = &position.game.catalogue().clients;
    for client in ROUTINE {
        let client = &clients[usize::from(client)];
        assert!(matches!(client.power, Power::Lasting { .. }) && client.tags.total() > 0);
    }
    for client in CASE_STUDIES {
        let client = &clients[usize::from(client)];
        assert!(matches!(client.power, Power::Score(_)) && client.tags.total() == 0);
    }
}

/// UM-1.8, UM-1.9.
#[test]
fn every_client_with_every_layer_makes_four_to_eight() {
    let position = Position::new(2);
    let catalogue = position.game.catalogue();
    assert_eq!(catalogue.layers.len(), 25);
    for client in &catalogue.clients {
        for layer in &catalogue.layers {
            assert!((4..=8).contains(&(client.therapy + layer.therapy)));
        }
    }
    assert_eq!(catalogue.layers[usize::from(STARTING_LAYER)].symbol, None);
    assert!(!position.state.layers.bag.contains(STARTING_LAYER), "never mixed with the others");
}

/// UM-1.10, UM-1.11, UM-1.12, UM-1.13.
#[test]
fn dreams_goals_tokens_and_rooms_are_complete() {
    let position = Position::new(2);
    let catalogue = position.game.catalogue();
    assert_eq!((catalogue.latent.len(), catalogue.manifest.len()), (24, 24));
    assert!(catalogue.latent.iter().all(|dream| dream.symbol.is_none()));
    let located: Vec<_> = catalogue.goals.iter().filter_map(|goal| goal.location).collect();
    assert!(Location::ALL.iter().all(|location| located.contains(location)));
    assert_eq!((catalogue.goals.len(), located.len()), (7, 6));
    assert_eq!(catalogue.city.tokens, [8; 3]);
    assert_eq!(catalogue.city.reputation_tokens, [1; 3]);
    assert_eq!(catalogue.set_up.rooms.len(), 4);
}
