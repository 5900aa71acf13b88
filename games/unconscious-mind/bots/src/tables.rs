//! What printed things are worth, counted once for each thought.

use mittwoch_unconscious_mind::effect::{Cost, estimate, estimate_costs, estimate_score, scale};
use mittwoch_unconscious_mind::{Banner, Catalogue, Dream, Power};

/// A dream as a bargain.
#[derive(Clone, Copy, Debug)]
pub(super) struct Bargain<'a> {
    /// What it does.
    pub(super) gain: i32,
    /// What it costs.
    pub(super) cost: i32,
    /// The insights to use.
    pub(super) price: &'a [Cost],
    /// Its therapy points.
    pub(super) therapy: u8,
}

/// Values of components by their place in the catalogue.
pub(super) struct Tables<'a> {
    /// Main effects of tiles.
    pub(super) main: Vec<i32>,
    /// Banners of tiles.
    pub(super) banner: Vec<i32>,
    /// Lasting effect and tags of a client, without what a case study scores.
    pub(super) live: Vec<i32>,
    /// What a case study may score at the end.
    pub(super) score: Vec<i32>,
    /// The cure of a client.
    pub(super) cure: Vec<i32>,
    /// The catharsis that a layer brings.
    pub(super) layer: Vec<i32>,
    /// Latent dreams.
    pub(super) latent: Vec<Bargain<'a>>,
    /// Manifest dreams.
    pub(super) manifest: Vec<Bargain<'a>>,
}

impl<'a> Tables<'a> {
    pub(super) fn of(catalogue: &'a Catalogue) -> Tables<'a> {
        let effects = &catalogue.effects;
        let points = |points: u8| i32::from(points) * scale::POINT;
        Tables {
            main: catalogue.tiles.iter().map(|tile| estimate(effects, tile.main)).collect(),
            banner: catalogue.tiles.iter().map(|tile| banner(catalogue, tile.banner)).collect(),
            live: catalogue
                .clients
                .iter()
                .map(|client| lasting(catalogue, &client.power))
                .collect(),
            score: catalogue.clients.iter().map(|client| scored(&client.power)).collect(),
            cure: catalogue.clients.iter().map(|client| points(client.points)).collect(),
            layer: catalogue
                .layers
                .iter()
                .map(|layer| {
                    points(layer.points) + layer.effect.map_or(0, |e| estimate(effects, e))
                })
                .collect(),
            latent: catalogue.latent.iter().map(|dream| bargain(catalogue, dream)).collect(),
            manifest: catalogue.manifest.iter().map(|dream| bargain(catalogue, dream)).collect(),
        }
    }
}

fn banner(catalogue: &Catalogue, banner: Banner) -> i32 {
    match banner {
        Banner::Effect(effect) => estimate(&catalogue.effects, effect),
        Banner::Start(_) => 0,
    }
}

fn lasting(catalogue: &Catalogue, power: &Power) -> i32 {
    match power {
        Power::Lasting { effect, .. } => estimate(&catalogue.effects, *effect),
        Power::Score(_) => 0,
    }
}

fn scored(power: &Power) -> i32 {
    match power {
        Power::Lasting { .. } => 0,
        Power::Score(amount) => estimate_score(*amount),
    }
}

fn bargain<'a>(catalogue: &'a Catalogue, dream: &Dream) -> Bargain<'a> {
    let effects = &catalogue.effects;
    Bargain {
        gain: estimate(effects, dream.effect),
        cost: estimate_costs(effects, dream.cost),
        price: effects.costs(dream.cost),
        therapy: dream.therapy,
    }
}
