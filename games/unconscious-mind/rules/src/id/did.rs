use crate::component::{Exchange, Location, Side};
use crate::effect::{EffectId, Figure};
use serde::{Deserialize, Serialize};

mittwoch_kernel::named! {
    /// What the compass decides.
    pub enum Pick {
        /// A client of any kind.
        Client = "client",
        /// A routine client.
        Routine = "routine",
        /// A case study.
        CaseStudy = "case-study",
        /// A manifest dream among the strongest.
        Manifest = "manifest",
        /// The client that gets the first box.
        Room = "room",
        /// The client whose dream is used.
        Dream = "dream",
        /// A shown research card.
        Research = "research",
        /// A treatise among the best.
        Treatise = "treatise",
        /// An own card among those with the fewest tags.
        Volume = "volume",
        /// A treatise of the person to cite.
        Citation = "citation",
        /// An end of the row of goals.
        Goal = "goal",
    }

    /// What a step over the icon brought (ID-5.4).
    pub enum Freed {
        /// No step over the icon, or nothing was left.
        Nothing = "nothing",
        /// An idea.
        Idea = "idea",
        /// The bright idea that lay on it.
        Bright = "bright",
    }

    /// Whose place brings a bonus.
    pub enum Mover {
        /// The professor of the Id.
        Professor = "professor",
        /// Freud.
        Freud = "freud",
        /// The Journalist (ID-11.2).
        Journalist = "journalist",
    }

    /// Why the Id has no district bonus (ID-7.6).
    pub enum Plight {
        /// It has one.
        None = "none",
        /// No insight in its supply.
        NoInsight = "no-insight",
        /// Too few tags, or no slot or token left.
        NoTags = "no-tags",
    }

    /// Why a figure goes where it goes.
    pub enum Errand {
        /// To where most can be triggered (ID-9.13).
        Triggers = "triggers",
        /// To Freud (ID-9.8).
        Freud = "freud",
        /// To where most could be triggered, but nothing is (ID-9.15).
        Quiet = "quiet",
    }

    /// Why a tile finds nothing to act on (ID-9.14).
    pub enum Idle {
        /// No tile is left in the row of the display.
        NoTile = "no-tile",
        /// No client has a dream.
        NoDream = "no-dream",
        /// Therapy points are being given.
        Therapy = "therapy",
    }
}

/// The figure in whose place the Journalist goes (ID-11.1).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub struct Replaced {
    /// The figure.
    pub figure: Figure,
    /// What it could have triggered; nothing if it could not have gone at all.
    pub triggers: Option<u8>,
}

/// Something that the Id did, with the rule that decided it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Did {
    /// The compass decided and was turned (ID-3.5).
    Compass {
        /// What about.
        pick: Pick,
        /// Where it pointed.
        from: Side,
    },
    /// The spent cards are the new deck (ID-4.2).
    Reshuffled,
    /// A card was turned.
    Card {
        /// The card.
        card: u8,
    },
    /// A space was not free; the Id goes on (ID-4.4).
    Taken {
        /// The space.
        space: u8,
    },
    /// No space of the column was free (ID-4.5).
    Full,
    /// It has too few ideas (ID-4.1).
    TooFew {
        /// Ideas.
        ideas: u8,
        /// Bright ideas.
        bright: u8,
    },
    /// Ideas were placed (ID-4.6).
    Placed {
        /// The space.
        space: u8,
        /// Ideas.
        ideas: u8,
        /// Bright ideas.
        bright: u8,
    },
    /// The inkpot moved.
    Inked {
        /// How many steps.
        steps: u8,
        /// Where it stands.
        to: u8,
        /// What it unlocked.
        freed: Freed,
    },
    /// A row or column was chosen (ID-6.1, ID-6.8).
    Line {
        /// The line.
        line: u8,
        /// Its active tiles.
        active: u8,
        /// Whether another one had as many.
        tied: bool,
    },
    /// Every column is locked (ID-6.3).
    NoColumn,
    /// The printed effect of a row, or what its completion added (ID-6.2, ID-6.4).
    Part {
        /// The line.
        line: u8,
        /// Whether it is the end or foot.
        end: bool,
    },
    /// A tile acts.
    Tile {
        /// Its cell.
        cell: u8,
    },
    /// A tile was flipped (ID-6.5).
    Flipped {
        /// Its cell.
        cell: u8,
    },
    /// A line was completed (ID-6.6).
    Completed {
        /// The line.
        line: u8,
    },
    /// Something was taken in place of an effect (ID-3.1).
    Exchanged {
        /// For what.
        what: Exchange,
        /// How often.
        times: u8,
        /// The coffee that it has then, or 0 if it took something else.
        total: u8,
    },
    /// Coffee was gained.
    Coffee {
        /// How much.
        count: u8,
        /// How much it has then.
        total: u8,
    },
    /// Coffee became a box, or points where there is no room (ID-3.2, ID-3.3).
    Brewed {
        /// The coffee.
        coffee: u8,
        /// The points.
        points: u8,
        /// The coffee that is left.
        left: u8,
    },
    /// A tile of the display was removed for its banner (ID-9.1).
    TookTile {
        /// The row.
        level: u8,
        /// The column.
        column: u8,
        /// The tile.
        tile: u8,
        /// The coffee beside.
        coffee: u8,
    },
    /// A tile found nothing to act on; coffee all the same (ID-9.14).
    Nothing {
        /// The coffee.
        coffee: u8,
        /// Why.
        why: Idle,
    },
    /// An effect came to nothing (ID-3.17).
    Idle {
        /// The effect.
        effect: EffectId,
    },
    /// A dream is used without paying (ID-9.3).
    Dream {
        /// The room.
        room: u8,
    },
    /// A treatise is published, with so many citations (ID-9.5).
    Treatise {
        /// The treatise.
        treatise: u8,
        /// Volumes to cite.
        cites: u8,
    },
    /// No treatise can be published (ID-9.10).
    CannotPublish {
        /// Whether it has an insight.
        insight: bool,
    },
    /// A figure went somewhere (ID-9.8, ID-9.13).
    Walked {
        /// The figure.
        figure: Figure,
        /// Where it went.
        to: Location,
        /// What can be triggered there.
        triggers: u8,
        /// Whether another place in reach has as many.
        tied: bool,
        /// Why it went there.
        errand: Errand,
        /// In whose place the Journalist went.
        replaced: Option<Replaced>,
    },
    /// The triggers of a location were counted.
    Visited {
        /// The location.
        location: Location,
        /// Whether by tags.
        tags: bool,
        /// How many.
        triggers: u8,
    },
    /// A goal was taken without being met (ID-9.9).
    Goal {
        /// The goal.
        goal: u8,
    },
    /// No goal is left: a point of reputation (ID-9.9).
    NoGoal,
    /// A bonus was taken (ID-7.3, ID-7.5).
    Bonus {
        /// The slot.
        slot: u8,
        /// Through whom.
        mover: Mover,
        /// Whether the other figure's place had one as good.
        tied: bool,
        /// Why it is no district bonus.
        plight: Plight,
        /// Its tags that were counted for a district bonus.
        tags: u8,
        /// What the slot does.
        effect: EffectId,
    },
    /// No bonus is to be had (ID-7.8).
    NoBonus,
    /// No client of the right kind is shown (ID-8.6).
    AnyKind {
        /// The room.
        room: u8,
    },
    /// An overlay was laid on a client (ID-8.7).
    Overlaid {
        /// The client.
        client: u8,
        /// The overlay: routine ones 0 to 3, their twins 4 to 7.
        overlay: u8,
    },
    /// No overlay of its kind is left (ID-8.8).
    NoOverlay {
        /// The client.
        client: u8,
    },
}
