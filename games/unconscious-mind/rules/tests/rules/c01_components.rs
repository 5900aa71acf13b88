//! Chapter 1: components.

use mittwoch_unconscious_mind::effect::costs_text;
use mittwoch_unconscious_mind::{
    Banner, CASE_STUDIES, Colour, Frame, Glyph, LEVEL_ONE, LEVEL_TWO, Location, Open, Power,
    ROUTINE, STARTING, STARTING_LAYER, Symbol, Tag, TileKind,
};

use crate::position::Position;

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
        assert_eq!(level(TileKind::Level(kind)), 24);
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
        let cards = catalogue.research.iter().filter(|card| card.volume == colour);
        assert_eq!(cards.count(), 12);
        let led = catalogue.treatises.iter().filter(|one| one.volumes[0] == Some(colour));
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

/// UM-1.2, UM-1.3, UM-1.13.
#[test]
fn each_glyph_has_three_starting_tiles_and_one_room_card() {
    let position = Position::new(2);
    let catalogue = position.game.catalogue();
    let banner = |tile: u8| catalogue.tiles[usize::from(tile)].banner;
    for glyph in Glyph::ALL {
        let bears = |tile: &u8| matches!(banner(*tile), Banner::Start(at) if at.glyph == glyph);
        assert_eq!(STARTING.filter(bears).count(), 3, "{glyph:?}");
        assert_eq!(catalogue.set_up.rooms.iter().filter(|(_, of)| *of == glyph).count(), 1);
    }
    let effect = |tile: u8| matches!(banner(tile), Banner::Effect(_));
    assert!(LEVEL_ONE.chain(LEVEL_TWO).all(effect));
}

/// UM-1.4, UM-1.5.
#[test]
fn research_cards_give_tags_and_treatises_two_different_ones() {
    let position = Position::new(2);
    let catalogue = position.game.catalogue();
    assert_eq!((catalogue.research.len(), catalogue.treatises.len()), (36, 9));
    assert!(catalogue.research.iter().all(|card| card.tags.total() > 0));
    let silent = catalogue.research.iter().filter(|card| card.effect.is_none()).count();
    assert!(silent < 18, "most have an effect");
    for treatise in &catalogue.treatises {
        assert_eq!((treatise.tags.total(), treatise.tags.kinds()), (2, 2), "{}", treatise.id);
        assert!(treatise.points > 0);
    }
}

/// UM-1.7, UM-1.8.
#[test]
fn case_studies_have_a_maximum_and_layers_a_symbol() {
    let position = Position::new(2);
    let catalogue = position.game.catalogue();
    for client in CASE_STUDIES.map(|client| &catalogue.clients[usize::from(client)]) {
        let Power::Score(amount) = client.power else { panic!("{} scores", client.id) };
        assert!(amount.per.is_some_and(|measure| measure.max.is_some()), "{}", client.id);
    }
    let layers = &catalogue.layers[..usize::from(STARTING_LAYER)];
    for symbol in Symbol::ALL {
        assert!(layers.iter().any(|layer| layer.symbol == Some(symbol)));
    }
    assert!(layers.iter().all(|layer| layer.symbol.is_some() && layer.effect.is_some()));
}

/// UM-1.10, UM-1.11.
#[test]
fn dreams_cost_insights_and_goals_bear_two_tags_or_a_wild_one() {
    let position = Position::new(2);
    let catalogue = position.game.catalogue();
    for dream in catalogue.latent.iter().chain(&catalogue.manifest) {
        let cost = costs_text(&catalogue.effects, dream.cost);
        assert!(dream.therapy > 0 && !cost.is_empty() && !cost.contains("coffee"), "{}", dream.id);
    }
    let signed = catalogue.manifest.iter().filter(|dream| dream.symbol.is_some()).count();
    assert!((1..24).contains(&signed), "only some of them");
    for goal in &catalogue.goals {
        let (wild, total) = (goal.tags.of(Tag::Wild), goal.tags.total());
        match goal.location {
            Some(location) => assert_eq!((goal.tags.at(location), wild, total), (2, 0, 2)),
            None => assert_eq!((wild, total), (1, 1)),
        }
    }
}

/// UM-1.8: a starting layer is never drawn again.
#[test]
fn a_discarded_starting_layer_stays_out() {
    let position = Position::new(2).client(0, "the-bookbinder").marker(0, 4);
    let position = position.frame(Frame::Therapy { room: 0, left: 1 });
    assert!(position.told.iter().any(|event| matches!(event, Open::LayerShed { .. })));
    assert!(!position.state.layers.gone.contains(STARTING_LAYER));
    assert!(!position.state.layers.bag.contains(STARTING_LAYER));
}
