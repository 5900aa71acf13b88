//! Cards, tiles, clients, layers, dreams and goals.

use mittwoch_kernel::Pack;

use super::super::card::{Banner, Client, Dream, Goal, Layer, Power, ResearchCard, Start, Tile};
use super::super::card::{TileKind, Treatise};
use super::super::{Family, raw};
use super::Check;
use super::words::therapy_points;
use crate::component::{ClientKind, Glyph, Insight, Level, Location, Tag, Tags};
use crate::effect::{Cost, Effect, EffectId, Quantity, parse_amount, parse_condition};

impl Check {
    pub(super) fn research(&mut self, pack: &Pack) -> Option<Vec<ResearchCard>> {
        const FILE: &str = "research-cards.toml";
        let raw::ResearchCards { card } = self.read(pack, FILE)?;
        self.count(card.len(), 36, FILE, "research cards");
        let cards = card.into_iter().map(|raw| {
            let tagged = (1..=4).contains(&raw.tags.len());
            self.require(tagged, FILE, &raw.id, "a research card shows 1 to 4 tags");
            let effect = raw.effect.map(|text| self.effect(Family::Research, FILE, &raw.id, &text));
            ResearchCard { tags: tags(&raw.tags), volume: raw.volume, effect, id: raw.id }
        });
        Some(cards.collect())
    }

    pub(super) fn treatises(&mut self, pack: &Pack) -> Option<Vec<Treatise>> {
        const FILE: &str = "treatises.toml";
        let raw::Treatises { treatise } = self.read(pack, FILE)?;
        self.count(treatise.len(), 9, FILE, "treatises");
        for size in 3..=5 {
            let found = treatise.iter().filter(|raw| raw.volumes.len() == size).count();
            self.count(found, 3, FILE, &format!("treatises of {size} volumes"));
        }
        let all = treatise.into_iter().map(|raw| {
            let sized = (3..=5).contains(&raw.volumes.len());
            self.require(sized, FILE, &raw.id, "a treatise has 3 to 5 volumes");
            let different = raw.tags.len() == 2 && raw.tags[0] != raw.tags[1];
            self.require(different, FILE, &raw.id, "a treatise shows two different tags");
            let volumes = raw.volumes.into_iter().map(Some).take(5).collect();
            Treatise { volumes, points: raw.points, tags: tags(&raw.tags), id: raw.id }
        });
        Some(all.collect())
    }

    pub(super) fn tiles(&mut self, pack: &Pack) -> Option<Vec<Tile>> {
        let one = self.level(pack, "notebook-level-i.toml", Level::One);
        let two = self.level(pack, "notebook-level-ii.toml", Level::Two);
        let starting = self.starting(pack);
        Some([one?, two?, starting?].concat())
    }

    fn level(&mut self, pack: &Pack, file: &'static str, level: Level) -> Option<Vec<Tile>> {
        let raw::Tiles { tile } = self.read(pack, file)?;
        self.count(tile.len(), 24, file, "tiles");
        let tiles = tile.into_iter().map(|raw| {
            let main = self.effect(Family::TileMain, file, &raw.id, &raw.main);
            let banner = self.effect(Family::TileBanner, file, &raw.id, &raw.banner);
            let kind = TileKind::Level(level);
            Tile { id: raw.id, kind, main, banner: Banner::Effect(banner) }
        });
        Some(tiles.collect())
    }

    fn starting(&mut self, pack: &Pack) -> Option<Vec<Tile>> {
        const FILE: &str = "notebook-starting.toml";
        let raw::StartingTiles { tile } = self.read(pack, FILE)?;
        self.count(tile.len(), 12, FILE, "tiles");
        for glyph in Glyph::ALL {
            let found = tile.iter().filter(|raw| raw.glyph == glyph).count();
            self.count(found, 3, FILE, &format!("tiles of the glyph {}", glyph.name()));
        }
        let tiles = tile.into_iter().map(|raw| {
            let main = self.effect(Family::TileMain, FILE, &raw.id, &raw.main);
            let insights = self.insights(FILE, &raw.id, &raw.insights);
            let start = Start { glyph: raw.glyph, professor: raw.professor, insights };
            Tile { id: raw.id, kind: TileKind::Starting, main, banner: Banner::Start(start) }
        });
        Some(tiles.collect())
    }

    /// The four insights of a starting banner: each of a ring and a quality.
    fn insights(&mut self, file: &'static str, entry: &str, text: &str) -> [Insight; 4] {
        let costs = self.costs(file, entry, text);
        let plain = |cost: &Cost| match cost {
            Cost::Insight(insight) if insight.quality.is_some() => Some(*insight),
            _ => None,
        };
        let insights: Vec<_> = self.effects.costs(costs).iter().filter_map(plain).collect();
        let what = "a starting tile shows four insights, each of a ring and a quality";
        self.require(insights.len() == 4, file, entry, what);
        let none = Insight { ring: crate::component::Ring::Minor, quality: None };
        std::array::from_fn(|at| insights.get(at).copied().unwrap_or(none))
    }

    pub(super) fn clients(&mut self, pack: &Pack) -> Option<Vec<Client>> {
        let routine = self.routine(pack);
        let cases = self.cases(pack);
        Some([routine?, cases?].concat())
    }

    fn routine(&mut self, pack: &Pack) -> Option<Vec<Client>> {
        const FILE: &str = "routine-clients.toml";
        let raw::RoutineClients { client } = self.read(pack, FILE)?;
        self.count(client.len(), 12, FILE, "routine clients");
        let clients = client.into_iter().map(|raw| {
            let tagged = (1..=4).contains(&raw.tags.len());
            self.require(tagged, FILE, &raw.id, "a routine client shows 1 to 4 tags");
            let effect = self.effect(Family::Client, FILE, &raw.id, &raw.effect);
            Client {
                kind: ClientKind::Routine,
                therapy: raw.therapy,
                points: raw.points,
                tags: tags(&raw.tags),
                power: self.power(effect),
                id: raw.id,
            }
        });
        Some(clients.collect())
    }

    /// A lasting effect taken apart into what happens when and what is shifted.
    fn power(&self, effect: EffectId) -> Power {
        let (mut reactions, mut shifts) = (Vec::new(), [0i8; Quantity::ALL.len()]);
        if self.effects.is_empty() {
            return Power::Lasting { effect, reactions, shifts };
        }
        self.effects.walk(effect, &mut |node| match node {
            Effect::On(moment, child) => reactions.push((moment, child)),
            Effect::Adjust(quantity, amount) => {
                let shift = &mut shifts[quantity.index()];
                *shift = shift.saturating_add(amount);
            }
            _ => {}
        });
        Power::Lasting { effect, reactions, shifts }
    }

    fn cases(&mut self, pack: &Pack) -> Option<Vec<Client>> {
        const FILE: &str = "case-studies.toml";
        let raw::CaseStudies { client } = self.read(pack, FILE)?;
        self.count(client.len(), 12, FILE, "case studies");
        let clients = client.into_iter().filter_map(|raw| {
            let score = self.noted(parse_amount(&raw.score), FILE, &raw.id)?;
            let capped = score.per.is_some_and(|measure| measure.max.is_some());
            let what = "a case study scores for each of something, with a maximum";
            self.require(capped, FILE, &raw.id, what);
            Some(Client {
                kind: ClientKind::CaseStudy,
                therapy: raw.therapy,
                points: raw.points,
                tags: Tags::default(),
                power: Power::Score(score),
                id: raw.id,
            })
        });
        Some(clients.collect())
    }

    pub(super) fn layers(&mut self, pack: &Pack) -> Option<Vec<Layer>> {
        const FILE: &str = "grief-layers.toml";
        let raw::GriefLayers { layer, starting } = self.read(pack, FILE)?;
        self.count(layer.len(), 24, FILE, "grief layers");
        self.count(usize::from(starting.count), 5, FILE, "starting layers");
        let mut layers = Vec::new();
        for raw in layer {
            let effect = raw.effect.map(|text| self.effect(Family::Layer, FILE, &raw.id, &text));
            let (therapy, points) = (raw.therapy, raw.points);
            layers.push(Layer { id: raw.id, therapy, points, effect, symbol: Some(raw.symbol) });
        }
        let raw::StartingLayer { id, therapy, points, symbol, effect, .. } = starting;
        let family = Family::StartingLayer;
        let effect = effect.map(|text| self.effect(family, FILE, &id, &text));
        self.require(effect.is_some(), FILE, &id, "the starting layer must have an effect");
        layers.push(Layer { id, therapy, points, effect, symbol });
        Some(layers)
    }

    /// Client and layer start above the catharsis and within the track, whoever meets whom.
    pub(super) fn therapy(&mut self, clients: &[Client], layers: &[Layer]) {
        const FILE: &str = "grief-layers.toml";
        for layer in layers {
            let sums = clients.iter().map(|client| client.therapy.saturating_add(layer.therapy));
            let what = "client and layer together must need 4 to 8 therapy points with any client";
            let within = sums.clone().all(|sum| (4..=8).contains(&sum));
            self.require(within, FILE, &layer.id, what);
        }
    }

    pub(super) fn dreams(&mut self, pack: &Pack, file: &'static str) -> Option<Vec<Dream>> {
        let latent = file == "latent-dreams.toml";
        let raw::Dreams { dream } = self.read(pack, file)?;
        self.count(dream.len(), 24, file, "dreams");
        let dreams = dream.into_iter().map(|raw| {
            let cost = self.costs(file, &raw.id, &raw.cost);
            let insight = |cost: &Cost| matches!(cost, Cost::Insight(_));
            let plain = self.effects.costs(cost).iter().all(insight);
            self.require(plain, file, &raw.id, "a dream costs insights only");
            let bare = !(latent && raw.symbol.is_some());
            self.require(bare, file, &raw.id, "only manifest dreams bear a symbol");
            let effect = self.effect(Family::Dream, file, &raw.id, &raw.effect);
            let therapy = self.therapy_in(effect);
            Dream { id: raw.id, cost, effect, therapy, symbol: raw.symbol }
        });
        Some(dreams.collect())
    }

    fn therapy_in(&self, effect: EffectId) -> u8 {
        if self.effects.is_empty() { 0 } else { therapy_points(&self.effects, effect) }
    }

    pub(super) fn goals(&mut self, pack: &Pack) -> Option<Vec<Goal>> {
        const FILE: &str = "goals.toml";
        let raw::Goals { goal } = self.read(pack, FILE)?;
        self.count(goal.len(), 7, FILE, "goals");
        let mut goals = Vec::new();
        for raw in goal {
            let Some(condition) = self.noted(parse_condition(&raw.condition), FILE, &raw.id) else {
                continue;
            };
            let tagged = (1..=4).contains(&raw.tags.len());
            self.require(tagged, FILE, &raw.id, "a goal shows 1 to 4 tags");
            let location = match raw.tags[..] {
                [first, second] if first == second => Location::named(first.name()),
                _ => None,
            };
            let tags = tags(&raw.tags);
            goals.push(Goal { id: raw.id, condition, tags, location });
        }
        let placed = goals.iter().filter(|goal| goal.location.is_some()).count();
        self.count(placed, 6, FILE, "goals with two tags of one location");
        Some(goals)
    }
}

fn tags(tags: &[Tag]) -> Tags {
    tags.iter().copied().collect()
}
