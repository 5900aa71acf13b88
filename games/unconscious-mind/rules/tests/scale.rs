//! The value scale: every family of the built-in pack stays within its band, so that no component
//! is far better than another of its kind. Owners' packs are not held to it.

use mittwoch_unconscious_mind::effect::{
    Effects, estimate, estimate_costs, estimate_score, estimate_with, parse, parse_costs, scale,
};
use mittwoch_unconscious_mind::{
    Banner, CASE_STUDIES, Catalogue, Client, Dream, Family, LEVEL_ONE, LEVEL_TWO, Power, ROUTINE,
    Ring, STARTING, Tag, TileKind,
};

use crate::support::{catalogue, of_family};

fn band(what: &str, value: i32, low: i32, high: i32) {
    assert!((low..=high).contains(&value), "{what} is worth {value}, not {low} to {high}");
}

fn within(catalogue: &Catalogue, family: Family, low: i32, high: i32) {
    for printed in of_family(catalogue, family) {
        band(&printed.entry, estimate(&catalogue.effects, printed.effect), low, high);
    }
}

#[test]
fn tiles_are_worth_their_level() {
    let catalogue = catalogue();
    let bands = [
        (LEVEL_ONE, (8, 14), (10, 16)),
        (LEVEL_TWO, (14, 22), (18, 26)),
        (STARTING, (7, 12), (0, 0)),
    ];
    for (tiles, main, banner) in bands {
        for tile in tiles {
            let tile = &catalogue.tiles[usize::from(tile)];
            band(&tile.id, estimate(&catalogue.effects, tile.main), main.0, main.1);
            if let Banner::Effect(effect) = tile.banner {
                assert_ne!(tile.kind, TileKind::Starting);
                band(&tile.id, estimate(&catalogue.effects, effect), banner.0, banner.1);
            }
        }
    }
}

#[test]
fn starting_banners_are_worth_the_same() {
    let catalogue = catalogue();
    for tile in STARTING.map(|tile| &catalogue.tiles[usize::from(tile)]) {
        let Banner::Start(start) = tile.banner else { panic!("{} has no start", tile.id) };
        let rings = start.insights.map(|insight| insight.ring as i32 + 1);
        band(&tile.id, rings.iter().sum(), 5, 5);
    }
}

#[test]
fn research_cards_trade_tags_for_effects() {
    let catalogue = catalogue();
    for card in &catalogue.research {
        let effect = card.effect.map_or(0, |effect| estimate(&catalogue.effects, effect));
        band(&card.id, effect + scale::TAG * i32::from(card.tags.total()), 22, 32);
    }
}

#[test]
fn layers_pay_for_their_therapy_points() {
    let catalogue = catalogue();
    for layer in &catalogue.layers[..24] {
        let effect = layer.effect.map_or(0, |effect| estimate(&catalogue.effects, effect));
        let wanted = 13 + 12 * i32::from(layer.therapy);
        let value = effect + scale::POINT * i32::from(layer.points);
        band(&layer.id, value, wanted - 6, wanted + 6);
    }
}

fn net(catalogue: &Catalogue, dream: &Dream) -> i32 {
    estimate(&catalogue.effects, dream.effect) - estimate_costs(&catalogue.effects, dream.cost)
}

#[test]
fn dreams_are_worth_the_same_beyond_their_cost() {
    let catalogue = catalogue();
    for dream in catalogue.latent.iter().chain(&catalogue.manifest) {
        band(&dream.id, net(&catalogue, dream), 44, 60);
    }
}

fn tags(client: &Client) -> i32 {
    let wild = i32::from(client.tags.of(Tag::Wild));
    let printed = i32::from(client.tags.total()) - wild;
    scale::TAG * printed + scale::WILD * wild
}

#[test]
fn clients_are_worth_their_therapy_points() {
    let catalogue = catalogue();
    for (clients, three) in [(ROUTINE, 150), (CASE_STUDIES, 190)] {
        for client in clients.map(|client| &catalogue.clients[usize::from(client)]) {
            let power = match &client.power {
                Power::Lasting { effect, .. } => estimate(&catalogue.effects, *effect),
                Power::Score(score) => estimate_score(*score),
            };
            let value = scale::POINT * i32::from(client.points) + tags(client) + power;
            let wanted = three + scale::THERAPY * (i32::from(client.therapy) - 3);
            band(&client.id, value, wanted - 10, wanted + 10);
        }
    }
}

#[test]
fn places_are_worth_the_same() {
    let catalogue = catalogue();
    within(&catalogue, Family::Location, 3, 12);
    within(&catalogue, Family::LocationSlot, 10, 45);
    for location in 0..6 {
        let worth = |effect| estimate(&catalogue.effects, effect);
        let sum: i32 = catalogue.city.slots[location].iter().map(|slot| worth(*slot)).sum();
        band(&catalogue.city.slot_ids[location][0], sum, 55, 75);
    }
}

#[test]
fn volumes_of_longer_treatises_are_worth_more() {
    let catalogue = catalogue();
    for treatise in &catalogue.treatises {
        let wanted = [8, 12, 17][treatise.volumes.len() - 3];
        assert_eq!(treatise.points, wanted, "{}", treatise.id);
    }
}

#[test]
fn the_scale_agrees_with_the_printed_exchanges() {
    let mut effects = Effects::default();
    let mut worth = |text: &str| {
        let id = parse(&mut effects, text).expect(text);
        estimate(&effects, id)
    };
    assert_eq!(worth("gain box 1"), scale::BOX);
    assert!(worth("pay coffee 3 -> gain bright 1") == 0, "three coffee are worth a bright idea");
    assert!(worth("pay box 1 -> gain points 2") == 0, "a box is worth more than two points");
    let set = parse_costs(&mut effects, "major any, median any, minor any").expect("sound");
    assert!(estimate_costs(&effects, set) > scale::BOX, "a set of three is a last resort");
    assert_eq!(Ring::Major as i32 - Ring::Minor as i32, 2);
}

#[test]
fn true_counts_replace_usual_ones() {
    let mut effects = Effects::default();
    let id = parse(&mut effects, "if kinds >= 4: gain points 3").expect("sound");
    assert_eq!(estimate(&effects, id), 20, "probably");
    assert_eq!(estimate_with(&effects, id, &|_| 4), 30, "certainly");
    assert_eq!(estimate_with(&effects, id, &|_| 3), 0, "not yet");
    let id = parse(&mut effects, "gain points 1 per cards max 3").expect("sound");
    assert_eq!([0, 2, 5].map(|cards| estimate_with(&effects, id, &|_| cards)), [0, 20, 30]);
}
