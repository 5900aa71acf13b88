//! What the solo game adds.

use super::Print;
use super::card::tags;
use crate::component::Tag;
use crate::component::{Catalogue, Deed, Exchange, IdColour, IdTile, Overlay, Table, Way};
use crate::effect::{Amount, EffectId, describe_score, score_icons};

mittwoch_kernel::wired! {
    /// What the solo game adds.
    IdSheet {
        /// The meeting-table cards.
        cards: Vec<MeetingCardSheet>,
        /// The notebook tiles by colour and number.
        tiles: Vec<IdTileSheet>,
        /// The overlays with their twins.
        overlays: Vec<OverlaySheet>,
        /// What the Id takes in place of what it cannot use.
        aid: Vec<AidSheet>,
        /// The coffee that makes a box: as usual, and with strong coffee.
        brew: [u8; 2],
    }

    /// A meeting-table card.
    MeetingCardSheet {
        /// The plain name.
        name: String,
        /// The target space.
        space: String,
        /// Where the Id goes on if it is not free.
        way: Way,
    }

    /// A notebook tile of the Id.
    IdTileSheet {
        /// The plain name.
        name: String,
        /// Its colour.
        colour: IdColour,
        /// Its number, 1 to 3.
        number: u8,
        /// What it does.
        deed: Deed,
        /// The coffee that it gives beside.
        coffee: u8,
    }

    /// An overlay for routine clients and its twin for case studies.
    OverlaySheet {
        /// The plain name of the routine overlay.
        name: String,
        /// The tags on it.
        tags: Vec<Tag>,
        /// The plain name of its twin.
        twin: String,
        /// What the low side of the twin scores at the end.
        low: Print,
        /// What the high side of the twin scores at the end.
        high: Print,
    }

    /// What the Id takes for something.
    AidSheet {
        /// For what.
        what: Exchange,
        /// What it takes.
        effect: EffectId,
    }
}

pub(super) fn sheet(all: &Catalogue) -> IdSheet {
    let parts = &all.id;
    let cards = parts.cards.iter().map(|card| MeetingCardSheet {
        name: card.id.clone(),
        space: Table::space_name(card.space),
        way: card.way,
    });
    let aid = Exchange::ALL.iter().zip(parts.aid);
    IdSheet {
        cards: cards.collect(),
        tiles: parts.tiles.iter().enumerate().map(|(at, one)| tile(at, one)).collect(),
        overlays: parts.overlays.iter().map(overlay).collect(),
        aid: aid.map(|(what, effect)| AidSheet { what: *what, effect }).collect(),
        brew: parts.brews,
    }
}

fn tile(at: usize, tile: &IdTile) -> IdTileSheet {
    IdTileSheet {
        name: tile.id.clone(),
        colour: IdColour::ALL[at / 3],
        number: at as u8 % 3 + 1,
        deed: tile.deed,
        coffee: tile.coffee,
    }
}

fn overlay(overlay: &Overlay) -> OverlaySheet {
    let side = |score: Amount| Print { icons: score_icons(score), words: describe_score(score) };
    let [low, high] = overlay.sides.map(side);
    OverlaySheet {
        name: overlay.id.clone(),
        tags: tags(overlay.tags),
        twin: overlay.twin.clone(),
        low,
        high,
    }
}
