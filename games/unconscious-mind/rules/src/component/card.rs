use mittwoch_kernel::List;

use crate::component::{ClientKind, Colour, Glyph, Insight, Level, Location, Symbol, Tags};
use crate::effect::{Amount, Condition, Costs, EffectId, Moment, Quantity};

/// A research card, by its place in the catalogue.
pub type ResearchId = u8;
/// A treatise, by its place in the catalogue.
pub type TreatiseId = u8;
/// A notebook tile, by its place in the catalogue.
pub type TileId = u8;
/// A client, by its place in the catalogue.
pub type ClientId = u8;
/// A grief layer, by its place in the catalogue.
pub type LayerId = u8;
/// A latent or a manifest dream, by its place in its list of the catalogue.
pub type DreamId = u8;
/// A location goal, by its place in the catalogue.
pub type GoalId = u8;

/// A research card.
#[derive(Clone, Debug)]
pub struct ResearchCard {
    /// The stable name.
    pub id: String,
    /// The colour of its volume.
    pub volume: Colour,
    /// What counts while it is in play.
    pub tags: Tags,
    /// What it does when it is played.
    pub effect: Option<EffectId>,
}

/// A treatise.
#[derive(Clone, Debug)]
pub struct Treatise {
    /// The stable name.
    pub id: String,
    /// The volumes from left to right; the first must be an own card.
    pub volumes: List<Volume, 5>,
    /// What publishing it scores.
    pub points: u8,
    /// Two different tags.
    pub tags: Tags,
}

/// A volume of a treatise; the fixed list inside needs a value to fill itself with.
pub type Volume = Option<Colour>;

/// The kinds of notebook tiles.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum TileKind {
    /// From a stack.
    Level(Level),
    /// From the set-up.
    Starting,
}

/// How a player with this starting tile begins.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Start {
    /// The room card to which the tile belongs.
    pub glyph: Glyph,
    /// Where the professor starts.
    pub professor: Location,
    /// Where four common insights start.
    pub insights: [Insight; 4],
}

/// The banner of a notebook tile.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Banner {
    /// An effect.
    Effect(EffectId),
    /// The set-up of a player.
    Start(Start),
}

/// A notebook tile.
#[derive(Clone, Debug)]
pub struct Tile {
    /// The stable name.
    pub id: String,
    /// Its level, or that it is a starting tile.
    pub kind: TileKind,
    /// The main effect.
    pub main: EffectId,
    /// What one side shows beside it.
    pub banner: Banner,
}

/// What a client without its grief layer brings for the rest of the game.
#[derive(Clone, Debug)]
pub enum Power {
    /// A routine client.
    Lasting {
        /// The whole effect, for words and icons.
        effect: EffectId,
        /// What happens when.
        reactions: Vec<(Moment, EffectId)>,
        /// How the numbers of the rules are shifted, by [`Quantity::index`].
        shifts: [i8; Quantity::ALL.len()],
    },
    /// A case study: points at the end.
    Score(Amount),
}

/// A client.
#[derive(Clone, Debug)]
pub struct Client {
    /// The stable name.
    pub id: String,
    /// Routine or case study.
    pub kind: ClientKind,
    /// Its own therapy points.
    pub therapy: u8,
    /// What curing it scores.
    pub points: u8,
    /// What counts once the grief layer is gone.
    pub tags: Tags,
    /// What it brings once the grief layer is gone.
    pub power: Power,
}

impl Client {
    /// How far the client shifts a number of the rules.
    #[inline]
    pub fn shift(&self, quantity: Quantity) -> i8 {
        match &self.power {
            Power::Lasting { shifts, .. } => shifts[quantity.index()],
            Power::Score(_) => 0,
        }
    }

    /// The effects that come to pass at a moment.
    pub fn reactions(&self, moment: Moment) -> impl Iterator<Item = EffectId> {
        let all = match &self.power {
            Power::Lasting { reactions, .. } => reactions.as_slice(),
            Power::Score(_) => &[],
        };
        all.iter().filter(move |(when, _)| *when == moment).map(|(_, effect)| *effect)
    }
}

/// A grief layer.
#[derive(Clone, Debug)]
pub struct Layer {
    /// The stable name.
    pub id: String,
    /// The therapy points that it adds to its client's.
    pub therapy: u8,
    /// What the catharsis scores.
    pub points: u8,
    /// What the catharsis does.
    pub effect: Option<EffectId>,
    /// The symbol that a manifest dream may match.
    pub symbol: Option<Symbol>,
}

/// A dream.
#[derive(Clone, Debug)]
pub struct Dream {
    /// The stable name.
    pub id: String,
    /// The insights to use.
    pub cost: Costs,
    /// What it does, therapy points included.
    pub effect: EffectId,
    /// The therapy points in it.
    pub therapy: u8,
    /// The symbol of a manifest dream.
    pub symbol: Option<Symbol>,
}

/// A location goal.
#[derive(Clone, Debug)]
pub struct Goal {
    /// The stable name.
    pub id: String,
    /// What must be reached.
    pub condition: Condition,
    /// What counts once it is claimed.
    pub tags: Tags,
    /// The location whose two tags it shows; the seventh has none.
    pub location: Option<Location>,
}
