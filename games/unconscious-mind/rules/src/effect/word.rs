use crate::component::{Column, Insight, Location};
use crate::effect::{Amount, Condition, Costs, EffectId, Measure, Nodes};

mittwoch_kernel::named! {
    /// What is gained in amounts.
    pub enum Good {
        /// Coffee, up to the limit of the track.
        Coffee = "coffee",
        /// Heart-shaped boxes; each above the limit turns into points.
        Box = "box",
        /// Bright ideas.
        Bright = "bright",
        /// Victory points.
        Points = "points",
        /// Reputation: Freud's marker, then the player's, then Freud's steps.
        Reputation = "reputation",
        /// Research cards: draw one, then perhaps swap one.
        Research = "research",
    }

    /// A figure that an effect moves clockwise through the city.
    pub enum Figure {
        /// The player's own professor.
        Professor = "professor",
        /// Freud.
        Freud = "freud",
        /// The Journalist of the module, who moves in place of another figure.
        Journalist = "journalist",
    }

    /// When a client's lasting effect comes to pass, always on its owner's turn.
    pub enum Moment {
        /// After the ideas came back and before a bonus is taken.
        Recall = "recall",
        /// After a dream was used for a client.
        Treat = "treat",
        /// After the catharsis of another client; the own one only frees this effect.
        Catharsis = "catharsis",
        /// After a client was cured, this one too.
        Cure = "cure",
        /// After a treatise was published.
        Publish = "publish",
        /// After the last trigger of a location.
        Visit = "visit",
    }

    /// A number of the rules that a client may shift; shifts of several clients add up.
    pub enum Quantity {
        /// The most coffee that a player can hold.
        CoffeeLimit = "coffee-limit",
        /// The coffee for one elevation or transfer at any time.
        ElevateCost = "elevate-cost",
        /// The steps that may be added to or taken from a move of the inkpot for nothing.
        InkpotShift = "inkpot-shift",
        /// The triggers of a location; at most five all the same.
        LocationTriggers = "location-triggers",
        /// The coffee for a tile on the meeting table; never below 0.
        TileCost = "tile-cost",
        /// The tags that a district bonus needs.
        DistrictNeed = "district-need",
    }

    /// Effects written by hand, each for one printed thing that no word can say.
    pub enum Special {
        /// Swaps a client's exposed manifest dream with one of the display. The only effect that
        /// touches a dream without using it, so a word for it would have one user.
        ExchangeDream = "exchange-dream",
        /// One idea returns from the meeting table to the supply. The only effect that moves an
        /// idea outside a turn of its own kind.
        TakeBackIdea = "take-back-idea",
        /// Triggers the main effect of a tile in the centre or right column of the display. The
        /// only effect that runs a component nobody owns.
        CopyDisplay = "copy-display",
    }
}

impl Figure {
    /// The figures that an effect can name.
    pub const PRINTED: [Figure; 2] = [Figure::Professor, Figure::Freud];
}

/// A number of steps to choose from.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Steps {
    /// The fewest.
    pub least: u8,
    /// The most.
    pub most: u8,
}

/// What a trigger sets off.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Target {
    /// One notebook row of the player's choice: printed insight, tiles and unlocked end.
    AnyRow,
    /// The notebook row of this number, 1 to 3 from the top.
    Row(u8),
    /// One unlocked notebook column: tiles and unlocked foot.
    Column,
    /// The reputation track.
    Reputation,
    /// The main effect of one of the player's notebook tiles.
    Tile,
    /// A location, by this tag and the player's own tags of it; bright ideas add triggers.
    Tag(Location),
}

/// Something that is paid before an effect runs.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Cost {
    /// Using an insight; one of a higher ring will do.
    Insight(Insight),
    /// Suppressing an insight, or one coffee instead.
    Suppress,
    /// Coffee.
    Coffee(u8),
    /// Heart-shaped boxes.
    Box(u8),
    /// Bright ideas.
    Bright(u8),
    /// Discarding a research card from the hand.
    Card,
}

/// A node of an effect tree; its children are other nodes of the same [`Effects`].
///
/// The verbs are written so:
///
/// ```text
/// verb = "generate" insight | "elevate" | "transfer"
///      | "gain" good amount | "gain tile" column | "therapy" number
///      | "play research" number | "publish" | "treat"
///      | "move inkpot" steps | "move" figure steps [ "quietly" ] | "move professor to freud"
///      | "trigger" ( "row" [ number ] | "column" | "reputation" | "tile" | "tag" location )
///      | "unlock room" | "adjust" quantity signed-number | "special" name
/// ```
///
/// A new verb is a variant here, an arm in each reader of `verb.rs` and in each function of
/// `act.rs`, and a text in each language; where it may stand is checked in `check/words.rs`, and
/// the page draws it in `web/icons.ts`.
///
/// [`Effects`]: crate::effect::Effects
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Effect {
    /// An insight from the reserve, or from the dial if the reserve is empty.
    Generate(Insight),
    /// One insight one ring out.
    Elevate,
    /// One insight to another section of its ring.
    Transfer,
    /// An amount of something.
    Gain(Good, Amount),
    /// A notebook tile of a column of the display. Left: the top of either stack, no trigger.
    /// Centre: its banner is triggered. Right: banner and main effect are. Then it is placed.
    GainTile(Column),
    /// Therapy points for the client that is being treated.
    Therapy(u8),
    /// Up to so many research cards from the hand come into play, one after the other.
    PlayResearch(u8),
    /// A treatise.
    Publish,
    /// One client is treated with its exposed dream (UM-25.6).
    Treat,
    /// The inkpot moves and triggers what it lands on.
    MoveInkpot(Steps),
    /// A figure moves; unless quietly, the location it reaches may be triggered.
    Move {
        /// Which figure.
        figure: Figure,
        /// How far.
        steps: Steps,
        /// Whether the location stays untriggered.
        quietly: bool,
    },
    /// The professor, standing elsewhere, moves to Freud and may trigger the location.
    JoinFreud,
    /// Something is set off.
    Trigger(Target),
    /// The second office room is open from now on.
    UnlockRoom,
    /// A number of the rules is shifted for as long as the client is free of its layer.
    Adjust(Quantity, i8),
    /// Something written by hand.
    Special(Special),
    /// One after the other.
    Seq(Nodes),
    /// All of them, in the player's order.
    All(Nodes),
    /// One of them.
    Choose(Nodes),
    /// If the player wants.
    May(EffectId),
    /// If something has been reached.
    If(Condition, EffectId),
    /// Once for each counted thing, counted when it starts.
    Per(Measure, EffectId),
    /// Up to so many times.
    Repeat(u8, EffectId),
    /// For a price.
    Pay(Costs, EffectId),
    /// Whenever something happens.
    On(Moment, EffectId),
}

impl Effect {
    /// The single child of a node that has one.
    pub fn child(self) -> Option<EffectId> {
        match self {
            Effect::May(child)
            | Effect::If(_, child)
            | Effect::Per(_, child)
            | Effect::Repeat(_, child)
            | Effect::Pay(_, child)
            | Effect::On(_, child) => Some(child),
            _ => None,
        }
    }

    /// The children of a node that joins several.
    pub fn parts(self) -> Option<Nodes> {
        match self {
            Effect::Seq(nodes) | Effect::All(nodes) | Effect::Choose(nodes) => Some(nodes),
            _ => None,
        }
    }
}
