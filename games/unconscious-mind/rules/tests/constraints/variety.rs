//! What our own reconstruction promises: nothing stands twice, and everything is spread evenly.

use std::collections::BTreeSet;
use std::fmt::Debug;

use mittwoch_unconscious_mind::effect::{amount_text, costs_text};
use mittwoch_unconscious_mind::{
    Banner, Catalogue, Location, Power, Quality, STARTING, STARTING_LAYER, Tag,
};

use crate::support::{catalogue, text};

fn different<T: Ord + Debug>(what: &str, all: impl Iterator<Item = T>) {
    let mut seen = BTreeSet::new();
    for one in all {
        let told = format!("{what}: {one:?} stands twice");
        assert!(seen.insert(one), "{told}");
    }
}

fn power(catalogue: &Catalogue, power: &Power) -> String {
    match power {
        Power::Lasting { effect, .. } => text(catalogue, *effect),
        Power::Score(score) => amount_text(*score),
    }
}

#[test]
fn no_two_clients_are_alike() {
    let catalogue = catalogue();
    different("client", catalogue.clients.iter().map(|client| power(&catalogue, &client.power)));
}

#[test]
fn no_two_tiles_are_alike() {
    let catalogue = catalogue();
    different("tile", catalogue.tiles.iter().map(|tile| text(&catalogue, tile.main)));
    let starts = STARTING.map(|tile| catalogue.tiles[usize::from(tile)].banner);
    different("start", starts.map(|banner| format!("{banner:?}")));
}

#[test]
fn no_two_dreams_are_alike() {
    let catalogue = catalogue();
    let dreams = catalogue.latent.iter().chain(&catalogue.manifest);
    different(
        "dream",
        dreams.map(|dream| {
            (costs_text(&catalogue.effects, dream.cost), text(&catalogue, dream.effect))
        }),
    );
}

#[test]
fn no_two_layers_and_no_two_research_cards_are_alike() {
    let catalogue = catalogue();
    let layers = &catalogue.layers[..usize::from(STARTING_LAYER)];
    let words = |effect: Option<_>| effect.map(|effect| text(&catalogue, effect));
    different("layer", layers.iter().map(|l| (l.therapy, l.points, words(l.effect))));
    different(
        "research card",
        catalogue.research.iter().map(|card| {
            let tags: Vec<_> = Tag::ALL.iter().map(|tag| card.tags.of(*tag)).collect();
            (card.volume, tags, words(card.effect))
        }),
    );
}

#[test]
fn locations_are_spread_evenly() {
    let catalogue = catalogue();
    for place in Location::ALL {
        let cards: u8 = catalogue.research.iter().map(|card| card.tags.at(place)).sum();
        let treatises: u8 = catalogue.treatises.iter().map(|t| t.tags.at(place)).sum();
        assert_eq!((cards, treatises), (10, 3), "{}", place.name());
        let starts = catalogue
            .tiles
            .iter()
            .filter(|tile| matches!(tile.banner, Banner::Start(start) if start.professor == place));
        assert_eq!(starts.count(), 2, "{}", place.name());
        let tag = format!("trigger tag {}", place.name());
        let banners = catalogue.tiles.iter().filter(
            |tile| matches!(tile.banner, Banner::Effect(effect) if text(&catalogue, effect) == tag),
        );
        assert_eq!(banners.count(), 2, "{}", place.name());
    }
}

#[test]
fn qualities_are_spread_evenly_over_the_prices_of_dreams() {
    let catalogue = catalogue();
    for (what, dreams) in [("latent", &catalogue.latent), ("manifest", &catalogue.manifest)] {
        let text: Vec<_> =
            dreams.iter().map(|dream| costs_text(&catalogue.effects, dream.cost)).collect();
        let count = |quality: Quality| {
            text.iter().map(|cost| cost.matches(quality.name()).count()).sum::<usize>()
        };
        let counts: Vec<_> = Quality::ALL.iter().map(|quality| count(*quality)).collect();
        let (low, high) = (counts.iter().min(), counts.iter().max());
        assert!(high.zip(low).is_some_and(|(high, low)| high - low <= 2), "{what}: {counts:?}");
    }
}
