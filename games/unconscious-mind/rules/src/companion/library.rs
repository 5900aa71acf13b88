//! Components that answer a question with one tap: cards of the deck, and what an owner's pack
//! holds.

use mittwoch_kernel::{Form, Game, LibraryCard, Pack, Said};

use super::forms::say;
use super::run::Run;
use crate::UnconsciousMind;
use crate::component::{Banner, Catalogue, LEVEL_ONE, LEVEL_TWO, Table, Tag, Tags};
use crate::effect::{EffectId, notation};
use crate::id::{ID, Step};
use crate::state::Frame;

/// The game as it is printed, if the pack is an owner's.
pub(super) fn printed(game: &UnconsciousMind, pack: &Pack) -> Option<UnconsciousMind> {
    let built_in = Pack::new(UnconsciousMind::about().files.iter().copied()).ok()?;
    (built_in.digest() != pack.digest()).then(|| game.clone())
}

/// What answers a form with one tap.
pub(super) fn cards(run: &Run, form: &Form) -> Vec<LibraryCard> {
    if form.name == "card" {
        return deck(run);
    }
    let Some(game) = &run.library else { return Vec::new() };
    let all = &game.catalogue;
    match form.name.as_str() {
        "shown-card" | "stack-card" => research(all),
        "tile" => banners(run, all),
        "dream" => dreams(run, all),
        "layer" => layers(all),
        "cure" => {
            let points = |client: &crate::component::Client| i32::from(client.points);
            named(&all.clients, |client| {
                (client.id.clone(), vec![("points", Said::Number(points(client)))])
            })
        }
        "treatise" => named(&all.treatises, |treatise| {
            let volumes = treatise.volumes.iter().flatten().map(|colour| colour.name().to_owned());
            let parts = vec![
                ("volumes", Said::Words(volumes.collect())),
                ("points", Said::Number(i32::from(treatise.points))),
                ("tags", words(treatise.tags)),
            ];
            (treatise.id.clone(), parts)
        }),
        _ => Vec::new(),
    }
}

fn named<T>(all: &[T], of: impl Fn(&T) -> (String, Vec<(&'static str, Said)>)) -> Vec<LibraryCard> {
    let card = |one: &T| {
        let (name, parts) = of(one);
        LibraryCard { name, say: say(parts) }
    };
    all.iter().map(card).collect()
}

/// The meeting-table cards that were not turned yet; all of them once the deck is empty.
fn deck(run: &Run) -> Vec<LibraryCard> {
    let id = &run.state.id;
    let left = if id.deck.is_empty() { id.spent } else { id.deck };
    let cards = left.iter().map(|card| &run.game.catalogue.id.cards[usize::from(card)]);
    let parts = |card: &crate::component::MeetingCard| {
        let (space, way) = (Table::space_name(card.space), card.way.name().to_owned());
        say(vec![("space", Said::Word(space)), ("way", Said::Word(way))])
    };
    cards.map(|card| LibraryCard { name: card.id.clone(), say: parts(card) }).collect()
}

fn text(all: &Catalogue, effect: EffectId) -> Said {
    Said::Word(notation(&all.effects, effect))
}

fn words(tags: Tags) -> Said {
    let of = |tag: &Tag| std::iter::repeat_n(tag.name().to_owned(), usize::from(tags.of(*tag)));
    Said::Words(Tag::ALL.iter().flat_map(of).collect())
}

fn research(all: &Catalogue) -> Vec<LibraryCard> {
    named(&all.research, |card| {
        let effect = card.effect.map_or(Said::Word(String::new()), |effect| text(all, effect));
        let volume = Said::Word(card.volume.name().to_owned());
        (card.id.clone(), vec![("tags", words(card.tags)), ("effect", effect), ("volume", volume)])
    })
}

fn banners(run: &Run, all: &Catalogue) -> Vec<LibraryCard> {
    let Frame::Id(Step::Deed { tile }) = run.state.stack.current() else { return Vec::new() };
    let lower = crate::component::Deed::LowerDisplay;
    let level = match run.game.catalogue.id.tiles[usize::from(tile)].deed == lower {
        true => LEVEL_TWO,
        false => LEVEL_ONE,
    };
    let tiles = &all.tiles[usize::from(level.start)..usize::from(level.end)];
    named(tiles, |tile| {
        let effect = match tile.banner {
            Banner::Effect(effect) => text(all, effect),
            Banner::Start(_) => Said::Word(String::new()),
        };
        (tile.id.clone(), vec![("there", Said::Word("shown".to_owned())), ("effect", effect)])
    })
}

fn dreams(run: &Run, all: &Catalogue) -> Vec<LibraryCard> {
    let Frame::Dream { room } = run.state.stack.current() else { return Vec::new() };
    let manifest = run.state.player(ID).rooms[usize::from(room)].manifest.is_some();
    let deck = if manifest { &all.manifest } else { &all.latent };
    named(deck, |dream| (dream.id.clone(), vec![("effect", text(all, dream.effect))]))
}

fn layers(all: &Catalogue) -> Vec<LibraryCard> {
    named(&all.layers, |layer| {
        let effect = layer.effect.map_or(Said::Word(String::new()), |effect| text(all, effect));
        let points = Said::Number(i32::from(layer.points));
        (layer.id.clone(), vec![("points", points), ("effect", effect)])
    })
}
