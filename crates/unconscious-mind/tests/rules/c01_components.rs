//! Chapter 1: components, in more detail.

use mittwoch_unconscious_mind::effect::costs_text;
use mittwoch_unconscious_mind::{
    Banner, CASE_STUDIES, Frame, Glyph, LEVEL_ONE, LEVEL_TWO, Open, Power, STARTING,
    STARTING_LAYER, Symbol, Tag,
};

use crate::position::Position;

/// UM-1.2, UM-1.3, UM-1.13.
#[test]
fn each_glyph_has_three_starting_tiles_and_one_room_card() {
    let position = Position::new(2);
    let catalogue = position.game.catalogue();
    let banner = |tile: u8| catalogue.tiles[usize::from(tile)].banner;
    for glyph in Glyph::ALL {
        let bears = |tile: &u8| matches!(banner(*tile), Banner::Start(at) if at.glyph == *glyph);
        assert_eq!(STARTING.filter(bears).count(), 3, "{glyph:?}");
        assert_eq!(catalogue.set_up.rooms.iter().filter(|(_, of)| of == glyph).count(), 1);
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
        assert!(layers.iter().any(|layer| layer.symbol == Some(*symbol)));
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
