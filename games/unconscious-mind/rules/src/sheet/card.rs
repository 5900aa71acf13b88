//! Cards and tiles.

use super::Print;
use crate::component::{
    Banner, Catalogue, Client, Dream, Goal, Layer, Power, ResearchCard, Start, Tile, TileKind,
    Treatise,
};
use crate::component::{ClientKind, Colour, Glyph, Insight, Level, Location, Symbol, Tag, Tags};
use crate::effect::{
    EffectId, condition_icon, cost_icons, describe_condition, describe_cost, describe_score,
    score_icons,
};

mittwoch_kernel::wired! {
    /// A research card.
    ResearchSheet {
        /// The plain name.
        name: String,
        /// The colour of its volume.
        volume: Colour,
        /// What counts while it is in play.
        tags: Vec<Tag>,
        /// What it does when it is played.
        effect: Option<EffectId>,
    }

    /// A treatise.
    TreatiseSheet {
        /// The plain name.
        name: String,
        /// Its volumes from the left.
        volumes: Vec<Colour>,
        /// What publishing it scores.
        points: u8,
        /// What counts once it is published.
        tags: Vec<Tag>,
    }

    /// A notebook tile.
    TileSheet {
        /// The plain name.
        name: String,
        /// Its level; a starting tile has none.
        level: Option<Level>,
        /// The main effect.
        main: EffectId,
        /// The banner of a tile with a level.
        banner: Option<EffectId>,
        /// How a player with this starting tile begins.
        start: Option<StartSheet>,
    }

    /// How a player begins.
    StartSheet {
        /// The sign of the room card to which the tile belongs.
        glyph: Glyph,
        /// Where the professor starts.
        professor: Location,
        /// Where common insights start.
        insights: Vec<Insight>,
    }

    /// A client.
    ClientSheet {
        /// The plain name.
        name: String,
        /// Routine or case study.
        kind: ClientKind,
        /// Its own therapy points.
        therapy: u8,
        /// What curing it scores.
        points: u8,
        /// What counts once the grief layer is gone.
        tags: Vec<Tag>,
        /// The lasting effect of a routine client.
        lasting: Option<EffectId>,
        /// What a case study scores at the end.
        score: Option<Print>,
    }

    /// A grief layer.
    LayerSheet {
        /// The plain name.
        name: String,
        /// The therapy points that it adds to its client's.
        therapy: u8,
        /// What the catharsis scores.
        points: u8,
        /// The symbol that a manifest dream may match.
        symbol: Option<Symbol>,
        /// What the catharsis does.
        effect: Option<EffectId>,
    }

    /// A dream.
    DreamSheet {
        /// The plain name.
        name: String,
        /// The insights to use.
        cost: Print,
        /// What it does, therapy points included.
        effect: EffectId,
        /// The therapy points in it.
        therapy: u8,
        /// The symbol of a manifest dream.
        symbol: Option<Symbol>,
    }

    /// A location goal.
    GoalSheet {
        /// The plain name.
        name: String,
        /// What must be reached.
        condition: Print,
        /// What counts once it is claimed.
        tags: Vec<Tag>,
        /// The location whose two tags it shows; the seventh has none.
        location: Option<Location>,
    }

    /// An office room card.
    RoomSheet {
        /// The plain name.
        name: String,
        /// Its sign.
        glyph: Glyph,
    }
}

/// Every tag as often as it is shown.
pub(super) fn tags(tags: Tags) -> Vec<Tag> {
    let each = |tag: &Tag| std::iter::repeat_n(*tag, usize::from(tags.of(*tag)));
    Tag::ALL.iter().flat_map(each).collect()
}

pub(super) fn research(card: &ResearchCard) -> ResearchSheet {
    let ResearchCard { id, volume, tags: shown, effect } = card;
    ResearchSheet { name: id.clone(), volume: *volume, tags: tags(*shown), effect: *effect }
}

pub(super) fn treatise(treatise: &Treatise) -> TreatiseSheet {
    TreatiseSheet {
        name: treatise.id.clone(),
        volumes: treatise.volumes.iter().flatten().copied().collect(),
        points: treatise.points,
        tags: tags(treatise.tags),
    }
}

pub(super) fn tile(tile: &Tile) -> TileSheet {
    let start = |Start { glyph, professor, insights }: Start| StartSheet {
        glyph,
        professor,
        insights: insights.to_vec(),
    };
    let (banner, start) = match tile.banner {
        Banner::Effect(effect) => (Some(effect), None),
        Banner::Start(begins) => (None, Some(start(begins))),
    };
    let level = match tile.kind {
        TileKind::Level(level) => Some(level),
        TileKind::Starting => None,
    };
    TileSheet { name: tile.id.clone(), level, main: tile.main, banner, start }
}

pub(super) fn client(client: &Client) -> ClientSheet {
    let (lasting, score) = match client.power {
        Power::Lasting { effect, .. } => (Some(effect), None),
        Power::Score(score) => {
            (None, Some(Print { icons: score_icons(score), words: describe_score(score) }))
        }
    };
    ClientSheet {
        name: client.id.clone(),
        kind: client.kind,
        therapy: client.therapy,
        points: client.points,
        tags: tags(client.tags),
        lasting,
        score,
    }
}

pub(super) fn layer(layer: &Layer) -> LayerSheet {
    let Layer { id, therapy, points, effect, symbol } = layer;
    LayerSheet {
        name: id.clone(),
        therapy: *therapy,
        points: *points,
        symbol: *symbol,
        effect: *effect,
    }
}

pub(super) fn dream(all: &Catalogue, dream: &Dream) -> DreamSheet {
    let cost = Print {
        icons: cost_icons(&all.effects, dream.cost),
        words: describe_cost(&all.effects, dream.cost),
    };
    DreamSheet {
        name: dream.id.clone(),
        cost,
        effect: dream.effect,
        therapy: dream.therapy,
        symbol: dream.symbol,
    }
}

pub(super) fn goal(goal: &Goal) -> GoalSheet {
    let condition = Print {
        icons: vec![condition_icon(goal.condition)],
        words: vec![describe_condition(goal.condition)],
    };
    GoalSheet { name: goal.id.clone(), condition, tags: tags(goal.tags), location: goal.location }
}

pub(super) fn room((name, glyph): &(String, Glyph)) -> RoomSheet {
    RoomSheet { name: name.clone(), glyph: *glyph }
}
