//! What is printed on the components, phrase by phrase, for boards: a view names components alone.
//!
//! The phrases are given as pieces with names such as `a-missed-train/cost/1`: the component, what
//! of it, and the place of the phrase in the sentence.

use mittwoch_kernel::{Phrase, Piece};

use super::names::{display_name, line_name, spot_name};
use crate::UnconsciousMind;
use crate::component::{
    Banner, Catalogue, Client, Dream, Face, Layer, Location, Power, Quality, ResearchCard, Symbol,
    Tag, Tags, Tile, Treatise,
};
use crate::effect::{EffectId, describe, describe_condition, describe_cost, describe_score};
use crate::state::Spot;

/// The pieces that are put together.
#[derive(Default)]
struct Print(Vec<Piece>);

impl Print {
    /// The phrases of a part of a component.
    fn part(&mut self, id: &str, part: &str, phrases: impl IntoIterator<Item = Phrase>) {
        let pieces = phrases.into_iter().zip(1..);
        self.0
            .extend(pieces.map(|(phrase, at)| Piece { name: format!("{id}/{part}/{at}"), phrase }));
    }

    fn tags(&mut self, id: &str, tags: Tags) {
        if tags.total() == 0 {
            return;
        }
        let each =
            |tag: &Tag| std::iter::repeat_n(tag.name().to_owned(), usize::from(tags.of(*tag)));
        let names = Tag::ALL.iter().flat_map(each).collect();
        self.part(id, "tags", [Phrase::new("um-board-tags").pieces("tags", names)]);
    }

    fn symbol(&mut self, id: &str, symbol: Option<Symbol>) {
        let phrase = |symbol: Symbol| Phrase::new("um-board-symbol").word("symbol", symbol.name());
        self.part(id, "symbol", symbol.map(phrase));
    }
}

impl UnconsciousMind {
    /// What is printed, in pieces.
    pub(super) fn printed_pieces(&self) -> Vec<Piece> {
        let (all, mut print) = (&self.catalogue, Print::default());
        print.0.push(Piece { name: "wild".to_owned(), phrase: Phrase::new("um-board-wild") });
        all.research.iter().for_each(|card| research(&mut print, all, card));
        all.treatises.iter().for_each(|one| treatise(&mut print, one));
        all.tiles.iter().for_each(|one| tile(&mut print, all, one));
        all.clients.iter().for_each(|one| client(&mut print, all, one));
        all.layers.iter().for_each(|one| layer(&mut print, all, one));
        all.latent.iter().chain(&all.manifest).for_each(|one| dream(&mut print, all, one));
        for goal in &all.goals {
            print.part(&goal.id, "condition", [describe_condition(goal.condition)]);
            print.tags(&goal.id, goal.tags);
        }
        for overlay in &all.id.overlays {
            print.tags(&overlay.id, overlay.tags);
            let end = [Phrase::new("um-board-at-end")].into_iter();
            print.part(&overlay.twin, "power", end.chain(describe_score(overlay.score)));
        }
        table(&mut print, all);
        city(&mut print, all);
        reputation(&mut print, all);
        player_board(&mut print, all);
        print.0
    }
}

fn words(all: &Catalogue, effect: EffectId) -> Vec<Phrase> {
    describe(&all.effects, effect)
}

fn research(print: &mut Print, all: &Catalogue, card: &ResearchCard) {
    let volume = Phrase::new("um-board-volume").word("colour", card.volume.name());
    print.part(&card.id, "volume", [volume]);
    print.tags(&card.id, card.tags);
    print.part(&card.id, "effect", card.effect.into_iter().flat_map(|effect| words(all, effect)));
}

fn treatise(print: &mut Print, treatise: &Treatise) {
    let colours = treatise.volumes.iter().flatten().map(|colour| colour.name().to_owned());
    let phrase = Phrase::new("um-board-volumes").pieces("volumes", colours.collect());
    print.part(&treatise.id, "volumes", [phrase.number("points", treatise.points)]);
    print.tags(&treatise.id, treatise.tags);
}

fn tile(print: &mut Print, all: &Catalogue, tile: &Tile) {
    print.part(&tile.id, "main", words(all, tile.main));
    match tile.banner {
        Banner::Effect(effect) => print.part(&tile.id, "banner", words(all, effect)),
        Banner::Start(start) => {
            let spot = |insight: &crate::component::Insight| {
                let quality = insight.quality.unwrap_or(Quality::Growth);
                spot_name(Spot::at(insight.ring, quality))
            };
            let insights = start.insights.iter().map(spot).collect();
            let phrase = Phrase::new("um-board-start").piece("location", start.professor.name());
            print.part(&tile.id, "banner", [phrase.pieces("insights", insights)]);
        }
    }
}

fn client(print: &mut Print, all: &Catalogue, client: &Client) {
    let facts = Phrase::new("um-board-client")
        .word("kind", client.kind.name())
        .number("therapy", client.therapy)
        .number("points", client.points);
    print.part(&client.id, "facts", [facts]);
    match &client.power {
        Power::Lasting { effect, .. } => print.part(&client.id, "power", words(all, *effect)),
        Power::Score(score) => {
            let end = [Phrase::new("um-board-at-end")].into_iter();
            print.part(&client.id, "power", end.chain(describe_score(*score)));
        }
    }
    print.tags(&client.id, client.tags);
}

fn layer(print: &mut Print, all: &Catalogue, layer: &Layer) {
    let facts = Phrase::new("um-board-layer").number("therapy", layer.therapy);
    print.part(&layer.id, "facts", [facts.number("points", layer.points)]);
    print.symbol(&layer.id, layer.symbol);
    print.part(&layer.id, "effect", layer.effect.into_iter().flat_map(|effect| words(all, effect)));
}

fn dream(print: &mut Print, all: &Catalogue, dream: &Dream) {
    print.part(&dream.id, "cost", describe_cost(&all.effects, dream.cost));
    print.part(&dream.id, "effect", words(all, dream.effect));
    print.symbol(&dream.id, dream.symbol);
}

fn table(print: &mut Print, all: &Catalogue) {
    for ((id, effect), at) in all.table.action_ids.iter().zip(all.table.actions).zip(0..9) {
        print.part(id, "effect", words(all, effect));
        // Only the name of this piece matters: it tells where the action lies.
        let cell = Phrase::new("um-cell").number("row", at / 3 + 1).number("column", at % 3 + 1);
        print.part(id, &format!("cell-{at}"), [cell]);
    }
    for (steps, row) in all.table.inkpot.iter().zip(1..) {
        let phrase = Phrase::new("um-board-ink").number("steps", *steps);
        print.part(&format!("idea-row-{row}"), "ink", [phrase]);
    }
    for (points, at) in all.table.display_points.iter().flatten().zip(0..) {
        let phrase = Phrase::new("um-board-empty-slot").number("points", *points);
        print.part(&display_name(at), "empty", [phrase]);
    }
}

fn city(print: &mut Print, all: &Catalogue) {
    for (location, effects) in Location::ALL.iter().zip(all.city.effects) {
        for (effect, at) in effects.into_iter().zip(1..) {
            print.part(location.name(), &format!("effect-{at}"), words(all, effect));
        }
    }
    let slots = all.city.slot_ids.iter().flatten().zip(all.city.slots.iter().flatten());
    slots.for_each(|(id, effect)| print.part(id, "effect", words(all, *effect)));
    for tile in &all.location_tiles {
        for (side, slots) in Face::ALL.iter().zip(tile.slots) {
            for (place, effect) in ["top", "middle", "bottom"].iter().zip(slots) {
                let part = format!("{}-{place}", side.name());
                print.part(&tile.id, &part, words(all, effect));
            }
        }
    }
    let slots = all.city.district_slot_ids.iter().flatten();
    for (id, slot) in slots.zip(all.city.district_slots.iter().flatten()) {
        print.part(id, "need", [Phrase::new("um-board-need").number("tags", slot.need)]);
        print.part(id, "effect", words(all, slot.effect));
    }
}

fn reputation(print: &mut Print, all: &Catalogue) {
    for (zone, space) in all.reputation.above.iter().zip(0..) {
        let phrase = Phrase::new("um-board-zone").number("points", zone.points);
        let phrase = phrase.number("coffee", zone.coffee);
        print.part("reputation", &format!("zone-{space}"), [phrase]);
    }
    for (effect, at) in all.reputation.actions.iter().zip(0u8..) {
        let from = all.reputation.open.iter().position(|open| *open > at).unwrap_or_default();
        let from = Phrase::new("um-board-from").number("space", from as i64);
        print.part("reputation", &format!("from-{}", at + 1), [from]);
        print.part("reputation", &format!("action-{}", at + 1), words(all, *effect));
    }
}

fn player_board(print: &mut Print, all: &Catalogue) {
    for row in 0..3 {
        let (name, at) = (line_name(row), usize::from(row));
        print.part(&name, "printed", words(all, all.board.rows[at]));
        print.part(&name, "end", words(all, all.board.row_ends[at]));
        print.part(&line_name(row + 3), "end", words(all, all.board.column_feet[at]));
    }
    let track = Phrase::new("um-board-therapy-track").number("catharsis", all.board.catharsis);
    print.part("therapy-track", "facts", [track]);
}
