//! The full text of the components, line by line.

use std::collections::BTreeMap;

use mittwoch_kernel::Phrase;

use super::card::tags;
use crate::component::{
    Banner, Catalogue, Client, Deed, Dream, IdTile, Layer, Overlay, Power, ResearchCard, Start,
    Table, Tile, Treatise,
};
use crate::component::{Location, Quality, Symbol, Tags};
use crate::effect::{
    EffectId, Icon, condition_icon, cost_icons, describe_condition, describe_cost, describe_score,
    score_icons,
};
use crate::state::Spot;
use crate::words::{display_name, line_name, spot_name};

mittwoch_kernel::named! {
    /// What a line of the text of a component is about.
    pub enum TextPart {
        /// Its kind and numbers.
        Facts = "facts",
        /// The colours of its volumes.
        Volumes = "volumes",
        /// What it costs.
        Cost = "cost",
        /// What must be reached.
        Need = "need",
        /// What it does.
        Effect = "effect",
        /// The banner of a tile.
        Banner = "banner",
        /// What completing a line adds.
        End = "end",
        /// The slots of the coloured side.
        Coloured = "coloured",
        /// The slots of the grey side.
        Grey = "grey",
        /// The low side.
        Low = "low",
        /// The high side.
        High = "high",
        /// Its symbol.
        Symbol = "symbol",
        /// Its tags.
        Tags = "tags",
    }
}

mittwoch_kernel::wired! {
    /// A line of the text of a component: its own icons and words, then those of an effect.
    TextLine {
        /// What it is about.
        part: TextPart,
        /// Icons, where it is no whole effect.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        #[cfg_attr(feature = "schema", ts(optional, as = "Option<Vec<Icon>>"))]
        icons: Vec<Icon>,
        /// Phrases that are a sentence when they are read one after the other.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        #[cfg_attr(feature = "schema", ts(optional, as = "Option<Vec<Phrase>>"))]
        words: Vec<Phrase>,
        /// The effect.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "schema", ts(optional))]
        effect: Option<EffectId>,
    }
}

impl TextLine {
    fn words(part: TextPart, words: Vec<Phrase>) -> TextLine {
        TextLine { part, icons: Vec::new(), words, effect: None }
    }

    fn one(part: TextPart, phrase: Phrase) -> TextLine {
        TextLine::words(part, vec![phrase])
    }

    fn drawn(self, icons: Vec<Icon>) -> TextLine {
        TextLine { icons, ..self }
    }

    fn effect(part: TextPart, effect: EffectId) -> TextLine {
        TextLine { part, icons: Vec::new(), words: Vec::new(), effect: Some(effect) }
    }
}

fn say(end: &str) -> Phrase {
    Phrase::new(&format!("um-board-{end}"))
}

/// The text of every component by its plain name.
pub(super) fn texts(all: &Catalogue) -> BTreeMap<String, Vec<TextLine>> {
    let mut texts = BTreeMap::new();
    let mut add = |name: &str, lines: Vec<TextLine>| {
        let double = texts.insert(name.to_owned(), lines).is_some();
        debug_assert!(!double, "two components are called {name}");
    };
    all.research.iter().for_each(|one| add(&one.id, research(one)));
    all.treatises.iter().for_each(|one| add(&one.id, treatise(one)));
    all.tiles.iter().for_each(|one| add(&one.id, tile(one)));
    all.clients.iter().for_each(|one| add(&one.id, client(one)));
    all.layers.iter().for_each(|one| add(&one.id, layer(one)));
    all.latent.iter().chain(&all.manifest).for_each(|one| add(&one.id, dream(all, one)));
    for goal in &all.goals {
        let need = TextLine::one(TextPart::Need, describe_condition(goal.condition));
        let need = need.drawn(vec![condition_icon(goal.condition)]);
        add(&goal.id, [Some(need), tagged(goal.tags)].into_iter().flatten().collect());
    }
    all.set_up.rooms.iter().for_each(|(id, _)| add(id, Vec::new()));
    boards(all, &mut add);
    city(all, &mut add);
    solo(all, &mut add);
    texts
}

fn tagged(shown: Tags) -> Option<TextLine> {
    let names = tags(shown).iter().map(|tag| tag.name().to_owned()).collect();
    (shown.total() > 0).then(|| TextLine::one(TextPart::Tags, say("tags").pieces("tags", names)))
}

fn symbol(symbol: Option<Symbol>) -> Option<TextLine> {
    let phrase = |symbol: Symbol| say("symbol").word("symbol", symbol.name());
    symbol.map(|symbol| TextLine::one(TextPart::Symbol, phrase(symbol)))
}

fn research(card: &ResearchCard) -> Vec<TextLine> {
    let volume = say("volume").word("colour", card.volume.name());
    let effect = card.effect.map(|effect| TextLine::effect(TextPart::Effect, effect));
    let lines = [Some(TextLine::one(TextPart::Volumes, volume)), tagged(card.tags), effect];
    lines.into_iter().flatten().collect()
}

fn treatise(treatise: &Treatise) -> Vec<TextLine> {
    let colours = treatise.volumes.iter().flatten().map(|colour| colour.name().to_owned());
    let phrase = say("volumes").pieces("volumes", colours.collect());
    let volumes = TextLine::one(TextPart::Volumes, phrase.number("points", treatise.points));
    [Some(volumes), tagged(treatise.tags)].into_iter().flatten().collect()
}

fn tile(tile: &Tile) -> Vec<TextLine> {
    let banner = match tile.banner {
        Banner::Effect(effect) => TextLine::effect(TextPart::Banner, effect),
        Banner::Start(start) => TextLine::one(TextPart::Banner, begins(start)),
    };
    vec![TextLine::effect(TextPart::Effect, tile.main), banner]
}

fn begins(start: Start) -> Phrase {
    let spot = |insight: &crate::component::Insight| {
        let quality = insight.quality.unwrap_or(Quality::Growth);
        spot_name(Spot::at(insight.ring, quality))
    };
    let insights = start.insights.iter().map(spot).collect();
    say("start").piece("location", start.professor.name()).pieces("insights", insights)
}

fn client(client: &Client) -> Vec<TextLine> {
    let facts = say("client")
        .word("kind", client.kind.name())
        .number("therapy", client.therapy)
        .number("points", client.points);
    let power = match client.power {
        Power::Lasting { effect, .. } => TextLine::effect(TextPart::Effect, effect),
        Power::Score(score) => at_end(TextPart::Effect, score),
    };
    let lines = [Some(TextLine::one(TextPart::Facts, facts)), Some(power), tagged(client.tags)];
    lines.into_iter().flatten().collect()
}

/// What is scored at the end.
fn at_end(part: TextPart, score: crate::effect::Amount) -> TextLine {
    let words = [say("at-end")].into_iter().chain(describe_score(score)).collect();
    TextLine::words(part, words).drawn(score_icons(score))
}

fn layer(layer: &Layer) -> Vec<TextLine> {
    let facts = say("layer").number("therapy", layer.therapy).number("points", layer.points);
    let effect = layer.effect.map(|effect| TextLine::effect(TextPart::Effect, effect));
    let facts = TextLine::one(TextPart::Facts, facts);
    [Some(facts), symbol(layer.symbol), effect].into_iter().flatten().collect()
}

fn dream(all: &Catalogue, dream: &Dream) -> Vec<TextLine> {
    let cost = TextLine::words(TextPart::Cost, describe_cost(&all.effects, dream.cost));
    let cost = cost.drawn(cost_icons(&all.effects, dream.cost));
    let effect = TextLine::effect(TextPart::Effect, dream.effect);
    [Some(cost), Some(effect), symbol(dream.symbol)].into_iter().flatten().collect()
}

/// The meeting table, the notebook display and the player board.
fn boards(all: &Catalogue, add: &mut impl FnMut(&str, Vec<TextLine>)) {
    for (id, effect) in all.table.action_ids.iter().zip(all.table.actions) {
        add(id, vec![TextLine::effect(TextPart::Effect, effect)]);
    }
    for space in 0..Table::SPACES {
        let steps = all.table.inkpot[usize::from(space / 4)];
        let ink = TextLine::one(TextPart::Facts, say("ink").number("steps", steps));
        add(&Table::space_name(space), vec![ink]);
    }
    for (points, at) in all.table.display_points.iter().flatten().zip(0..) {
        let empty = TextLine::one(TextPart::Facts, say("empty-slot").number("points", *points));
        add(&display_name(at), vec![empty]);
    }
    for row in 0..3 {
        let at = usize::from(row);
        let printed = TextLine::effect(TextPart::Effect, all.board.rows[at]);
        let end = TextLine::effect(TextPart::End, all.board.row_ends[at]);
        add(&line_name(row), vec![printed, end]);
        let foot = TextLine::effect(TextPart::End, all.board.column_feet[at]);
        add(&line_name(row + 3), vec![foot]);
    }
}

fn city(all: &Catalogue, add: &mut impl FnMut(&str, Vec<TextLine>)) {
    let effect = |effect: &EffectId| TextLine::effect(TextPart::Effect, *effect);
    for (location, effects) in Location::ALL.iter().zip(&all.city.effects) {
        add(location.name(), effects.iter().map(effect).collect());
    }
    let slots = all.city.slot_ids.iter().flatten().zip(all.city.slots.iter().flatten());
    slots.for_each(|(id, slot)| add(id, vec![effect(slot)]));
    for tile in &all.location_tiles {
        let [coloured, grey] = &tile.slots;
        let side = |part, slots: &[EffectId; 3]| slots.map(|slot| TextLine::effect(part, slot));
        let sides = [side(TextPart::Coloured, coloured), side(TextPart::Grey, grey)];
        add(&tile.id, sides.into_iter().flatten().collect());
    }
    let slots = all.city.district_slot_ids.iter().flatten();
    for (id, slot) in slots.zip(all.city.district_slots.iter().flatten()) {
        let need = TextLine::one(TextPart::Need, say("need").number("tags", slot.need));
        add(id, vec![need, effect(&slot.effect)]);
    }
}

fn solo(all: &Catalogue, add: &mut impl FnMut(&str, Vec<TextLine>)) {
    all.id.tiles.iter().for_each(|tile| add(&tile.id, vec![does(tile)]));
    for Overlay { id, tags, twin, sides, .. } in &all.id.overlays {
        add(id, tagged(*tags).into_iter().collect());
        let [low, high] = *sides;
        add(twin, vec![at_end(TextPart::Low, low), at_end(TextPart::High, high)]);
    }
    all.id.cards.iter().for_each(|card| add(&card.id, Vec::new()));
}

/// What a tile of the Id does.
fn does(tile: &IdTile) -> TextLine {
    let phrase = Phrase::new(&format!("um-id-does-{}", tile.deed.name()));
    let phrase = match tile.deed {
        Deed::UpperDisplay | Deed::LowerDisplay => phrase.number("coffee", tile.coffee),
        _ => phrase,
    };
    TextLine::one(TextPart::Effect, phrase)
}
