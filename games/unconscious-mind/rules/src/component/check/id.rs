//! The components of the solo game.

use mittwoch_kernel::Pack;

use super::super::id::{Exchange, IdColour, IdParts, IdTile, MeetingCard, Overlay};
use super::super::{Deed, Family, Table, raw};
use super::Check;
use crate::config::{Config, IdLevel};
use crate::effect::{Amount, Effect, EffectId, Good, parse_amount};

const FEWEST: &str = "one of each is needed";

impl Check {
    pub(super) fn id_parts(
        &mut self,
        pack: &Pack,
        config: &Config,
        table: Option<&Table>,
    ) -> Option<IdParts> {
        let cards = self.id_cards(pack, table.filter(|_| config.is_solo()));
        let tiles = self.id_tiles(pack);
        let overlays = self.overlays(pack, config);
        let (aid, brews) = self.aid(pack)?;
        let coffee = brews[usize::from(config.strong_coffee)];
        Some(IdParts { cards: cards?, tiles: tiles?, overlays: overlays?, aid, coffee, brews })
    }

    fn id_cards(&mut self, pack: &Pack, table: Option<&Table>) -> Option<Vec<MeetingCard>> {
        const FILE: &str = "id-cards.toml";
        let raw::IdCards { card } = self.read(pack, FILE)?;
        self.count(card.len(), 16, FILE, "meeting-table cards");
        let mut cards: Vec<MeetingCard> = Vec::new();
        for raw in card {
            let space = Table::space_named(&raw.space);
            let what = "spaces are called by row and column, such as 1-2";
            self.require(space.is_some(), FILE, &raw.id, what);
            let space = space.unwrap_or_default();
            let twice = cards.iter().any(|card| (card.space, card.way) == (space, raw.way));
            self.require(!twice, FILE, &raw.id, "another card has the same space and way");
            let blocked = table.is_some_and(|table| table.blocked.contains(space));
            self.require(!blocked, FILE, &raw.id, "the space is blocked in the solo game");
            cards.push(MeetingCard { id: raw.id, space, way: raw.way });
        }
        Some(cards)
    }

    fn id_tiles(&mut self, pack: &Pack) -> Option<Vec<IdTile>> {
        const FILE: &str = "id-tiles.toml";
        let raw::IdTiles { tile } = self.read(pack, FILE)?;
        self.count(tile.len(), 9, FILE, "notebook tiles of the Id");
        for deed in Deed::ALL {
            let found = tile.iter().filter(|raw| raw.does == deed).count();
            self.count(found, 1, FILE, &format!("tile that does '{}'", deed.name()));
        }
        let mut tiles = Vec::new();
        for (colour, number) in IdColour::ALL.iter().flat_map(|c| (1..=3).map(move |n| (*c, n))) {
            let mut here = tile.iter().filter(|raw| (raw.colour, raw.number) == (colour, number));
            let what = format!("tile {number} of the colour {}", colour.name());
            self.count(here.clone().count(), 1, FILE, &what);
            tiles.extend(here.next().map(|raw| IdTile {
                id: raw.id.clone(),
                deed: raw.does,
                coffee: raw.coffee.unwrap_or(0),
            }));
        }
        Some(tiles)
    }

    fn overlays(&mut self, pack: &Pack, config: &Config) -> Option<Vec<Overlay>> {
        const FILE: &str = "id-overlays.toml";
        let raw::IdOverlays { routine, case_study } = self.read(pack, FILE)?;
        self.count(routine.len(), 4, FILE, "routine overlays");
        self.count(case_study.len(), 4, FILE, "case-study overlays");
        let mut overlays: Vec<Overlay> = Vec::new();
        for twin in &case_study {
            let sides = (self.side(&twin.id, &twin.low), self.side(&twin.id, &twin.high));
            let (Some(low), Some(high)) = sides else { continue };
            let what = "the high side must score more than the low one";
            self.require(high.each > low.each, FILE, &twin.id, what);
            let score = if config.level == IdLevel::Hard { high } else { low };
            let mut of_twin = routine.iter().filter(|raw| raw.twin == twin.id);
            self.require(of_twin.clone().count() == 1, FILE, &twin.id, FEWEST);
            let tagged = of_twin.clone().all(|raw| (1..=4).contains(&raw.tags.len()));
            self.require(tagged, FILE, &twin.id, "a routine overlay shows 1 to 4 tags");
            overlays.extend(of_twin.next().map(|raw| Overlay {
                id: raw.id.clone(),
                tags: raw.tags.iter().copied().collect(),
                twin: twin.id.clone(),
                score,
                sides: [low, high],
            }));
        }
        Some(overlays)
    }

    fn side(&mut self, entry: &str, text: &str) -> Option<Amount> {
        const FILE: &str = "id-overlays.toml";
        let score = self.noted(parse_amount(text), FILE, entry)?;
        let capped = score.per.is_some_and(|measure| measure.max.is_some());
        let what = "an overlay scores for each of something, with a maximum";
        self.require(capped, FILE, entry, what);
        Some(score)
    }

    /// What it takes for each exchange, and the coffee for a box: as usual and with strong coffee.
    fn aid(&mut self, pack: &Pack) -> Option<([EffectId; Exchange::ALL.len()], [u8; 2])> {
        const FILE: &str = "id-exchange.toml";
        let raw: raw::IdExchanges = self.read(pack, FILE)?;
        let mut aid = [EffectId::default(); Exchange::ALL.len()];
        for exchange in Exchange::ALL {
            let found = raw.exchange.iter().filter(|raw| raw.what == exchange).count();
            self.count(found, 1, FILE, &format!("exchange for '{}'", exchange.name()));
        }
        for entry in &raw.exchange {
            let effect = self.effect(Family::Aid, FILE, &entry.id, &entry.effect);
            aid[entry.what.index()] = effect;
            let plain = self.effects.is_empty() || self.is_given(effect, entry.what);
            let what = "the Id takes coffee, boxes or points; a card only for a treatise";
            self.require(plain, FILE, &entry.id, what);
        }
        self.count(raw.r#box.len(), 2, FILE, "sides of the aid");
        let most = raw.r#box.iter().map(|side| side.coffee).max().unwrap_or(1);
        let least = raw.r#box.iter().map(|side| side.coffee).min().unwrap_or(1);
        let sound = (1..most).contains(&least);
        self.require(sound, FILE, "box", "strong coffee needs less coffee for a box, at least 1");
        Some((aid, [most.max(1), least.max(1)]))
    }

    /// An exchange ends in goods, so that none of them leads to another without a new card.
    fn is_given(&self, effect: EffectId, exchange: Exchange) -> bool {
        let research = exchange == Exchange::NoTreatise;
        !self.effects.any(effect, |node| match node {
            Effect::Gain(Good::Research, _) | Effect::PlayResearch(_) => !research,
            Effect::Gain(Good::Reputation, _) => true,
            Effect::Gain(..) | Effect::Seq(_) | Effect::All(_) => false,
            _ => true,
        })
    }
}
