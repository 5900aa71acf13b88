//! What photographs of components show.

use mittwoch_unconscious_mind::effect::costs_text;
use mittwoch_unconscious_mind::{Catalogue, Colour, Dream, Location, Symbol};

use crate::support::{catalogue, text};

#[test]
fn the_theatre() {
    let catalogue = catalogue();
    let at = Location::Theatre.index();
    let effects = catalogue.city.effects[at].map(|id| text(&catalogue, id));
    let wanted = ["generate minor growth", "elevate", "pay minor growth -> gain research 1"];
    assert_eq!(effects, wanted);
    let slots = catalogue.city.slots[at].map(|id| text(&catalogue, id));
    assert_eq!(slots, ["trigger column", "generate major growth", "gain research 1"]);
}

#[test]
fn the_green_district() {
    let catalogue = catalogue();
    let green = catalogue.city.district_slots[Colour::Green.index()];
    let slots = green.map(|slot| text(&catalogue, slot.effect));
    let wanted = [
        "move inkpot 1 + gain box 1",
        "move inkpot 1..2 + gain box 1",
        "move inkpot 1..3 + gain box 2",
        "move inkpot 1..4 + gain box 2 + gain reputation 1",
    ];
    assert_eq!(slots, wanted);
}

#[test]
fn two_grief_layers() {
    let catalogue = catalogue();
    let seen = |symbol, points, effect: &str| {
        catalogue.layers.iter().any(|layer| {
            layer.symbol == Some(symbol)
                && layer.points == points
                && layer.effect.is_some_and(|id| text(&catalogue, id) == effect)
        })
    };
    assert!(seen(Symbol::Cloud, 2, "gain coffee 1"));
    assert!(seen(Symbol::Waves, 4, "generate major growth"));
}

fn has(catalogue: &Catalogue, dreams: &[Dream], cost: &str, effect: &str) -> bool {
    dreams.iter().any(|dream| {
        costs_text(&catalogue.effects, dream.cost) == cost
            && text(catalogue, dream.effect) == effect
    })
}

#[test]
fn four_dreams() {
    let catalogue = catalogue();
    let manifest = |cost| has(&catalogue, &catalogue.manifest, cost, "therapy 2 + gain points 3");
    assert!(manifest("major passion, minor growth"));
    assert!(manifest("major growth, minor passion"));
    let latent = |cost| has(&catalogue, &catalogue.latent, cost, "therapy 3 + trigger tile");
    assert!(latent("major passion, minor passion, minor growth"));
    assert!(latent("major freedom, minor freedom, minor passion"));
}

#[test]
fn latent_dreams_give_three_therapy_points_and_manifest_ones_about_two() {
    let catalogue = catalogue();
    assert!(catalogue.latent.iter().all(|dream| dream.therapy == 3));
    let sum: u8 = catalogue.manifest.iter().map(|dream| dream.therapy).sum();
    assert!((40..=56).contains(&sum), "{sum} over 24 dreams");
    let costs = |dreams: &[Dream]| -> usize {
        dreams.iter().map(|dream| catalogue.effects.costs(dream.cost).len()).sum()
    };
    assert!(costs(&catalogue.latent) > costs(&catalogue.manifest), "latent ones are dearer");
}
