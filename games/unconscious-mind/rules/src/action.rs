use serde::{Deserialize, Serialize};

use crate::component::Side;
use crate::effect::Figure;
use crate::state::Spot;

/// What of a line or a gained tile is triggered.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Part {
    /// The tile of the first cell.
    First,
    /// The tile of the second cell.
    Second,
    /// The tile of the third cell.
    Third,
    /// The Generate printed beside a row (UM-11.12).
    Printed,
    /// What completing the line unlocked (UM-13.8).
    End,
    /// The banner of a gained tile.
    Banner,
    /// The main effect of a gained tile.
    Main,
}

impl Part {
    /// Every part with its plain name.
    pub const ALL: [(Part, &'static str); 7] = [
        (Part::First, "first"),
        (Part::Second, "second"),
        (Part::Third, "third"),
        (Part::Printed, "printed"),
        (Part::End, "end"),
        (Part::Banner, "banner"),
        (Part::Main, "main"),
    ];

    /// The parts of a line.
    pub const LINE: [Part; 5] = [Part::First, Part::Second, Part::Third, Part::Printed, Part::End];

    /// The plain name.
    pub fn name(self) -> &'static str {
        Part::ALL[self as usize].1
    }
}

/// A free action (UM-8.5).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Free {
    /// Coffee for an Elevate (UM-8.3).
    Elevate,
    /// Coffee for a Transfer (UM-8.3).
    Transfer,
    /// Coffee for a bright idea (UM-8.4).
    Bright,
    /// A set of insights for a box (UM-6.3).
    Set,
    /// A box for points (UM-6.4).
    Points,
}

impl Free {
    /// Every free action with its plain name.
    pub const ALL: [(Free, &'static str); 5] = [
        (Free::Elevate, "coffee-elevate"),
        (Free::Transfer, "coffee-transfer"),
        (Free::Bright, "coffee-bright"),
        (Free::Set, "insights-box"),
        (Free::Points, "box-points"),
    ];

    /// The plain name.
    pub fn name(self) -> &'static str {
        Free::ALL[self as usize].1
    }
}

/// An insight on the dial: a place, and whether it is one in the player's colour.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct Token {
    /// Where it lies.
    pub spot: Spot,
    /// Whether it is in the player's colour (UM-5.5).
    pub own: bool,
}

/// An answer to a question.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Action {
    /// A State Ideas turn (UM-4.2).
    StateIdeas,
    /// A Recall Ideas turn (UM-4.2).
    Recall,
    /// Treat the client of a room (UM-19.1).
    Treat(u8),
    /// Pass, where nothing else is possible (UM-4.3).
    Pass,
    /// Place ideas on a space, pointing at an action (UM-10.4).
    Point {
        /// The space.
        space: u8,
        /// The action.
        action: u8,
    },
    /// Use so many ideas and bright ideas (UM-10.6).
    Lay {
        /// Ideas.
        ideas: u8,
        /// Bright ideas.
        bright: u8,
    },
    /// Do it.
    Do,
    /// Leave it out, or stop.
    Skip,
    /// Choose an effect by its place.
    Pick(u8),
    /// Choose a row (0 to 2) or column (3 to 5) of the notebook.
    Line(u8),
    /// Trigger a part of a line or tile.
    Trigger(Part),
    /// Move the inkpot so many steps with so many bright ideas (UM-11.3).
    Ink {
        /// Steps.
        steps: u8,
        /// Bright ideas.
        bright: u8,
    },
    /// Move a figure so many steps.
    Walk(u8),
    /// Move the Journalist so many steps in place of the figure (UM-24.3).
    WalkJournalist(u8),
    /// Move a figure to Freud (UM-24.4).
    Join(Figure),
    /// Count the triggers of a location (UM-16.6).
    Visit {
        /// By tags instead of figures.
        tags: bool,
        /// Bright ideas (UM-16.9).
        bright: u8,
    },
    /// Generate with an insight, at a place (UM-5.6).
    Generate {
        /// Which.
        token: Token,
        /// Where it goes.
        to: Spot,
    },
    /// Elevate an insight (UM-5.9).
    Elevate(Token),
    /// Transfer an insight (UM-5.11).
    Transfer {
        /// Which.
        token: Token,
        /// Where it goes.
        to: Spot,
    },
    /// Use an insight to pay (UM-5.12).
    Use(Token),
    /// Suppress an insight to pay (UM-5.10).
    Suppress(Token),
    /// Pay a coffee instead of a Suppress (UM-8.2).
    Coffee,
    /// Discard a research card to pay.
    Discard(u8),
    /// Swap a card of the hand with a shown one (UM-14.1).
    Swap {
        /// The card of the hand.
        give: u8,
        /// The shown card.
        take: u8,
    },
    /// Play a research card (UM-14.4).
    Play(u8),
    /// Publish a treatise (UM-15.1).
    Publish(u8),
    /// Lay a research card as a volume, an own one or a cited one (UM-15.3).
    Volume(u8),
    /// Give a player-colour insight away (UM-15.7, UM-18.9).
    Endow(Spot),
    /// Take a tile of a row of the display.
    Level(u8),
    /// Choose a cell of the notebook.
    Cell(u8),
    /// Discard the gained tile (UM-13.6).
    DiscardTile,
    /// Keep a starting tile (UM-3.12).
    Keep(u8),
    /// Take a client into a room (UM-21.6).
    Draft {
        /// The room.
        room: u8,
        /// The client.
        client: u8,
    },
    /// Take a shown manifest dream (UM-21.8).
    Dream(u8),
    /// Take the unseen top manifest dream (UM-21.8).
    DreamTop,
    /// Use a box for the client of a room (UM-21.2).
    Box(u8),
    /// Trigger the lasting effect of a client.
    Lasting(u8),
    /// Take a bonus: location slots 0 to 17, district slots 18 to 29 (UM-18.6).
    Bonus(u8),
    /// Take a district bonus with the Fireworks (UM-26.3).
    FireworksBonus(u8),
    /// Exchange the manifest dream of a room with a shown one.
    Exchange {
        /// The room.
        room: u8,
        /// The shown dream.
        dream: u8,
    },
    /// Take an idea back from a space.
    TakeBack(u8),
    /// Trigger the main effect of a tile of the display: level times 3 plus column.
    Copy(u8),
    /// Lay the treatise at an end of the row (ID-2.4).
    Shelve(Side),
    /// A free action (UM-8.5).
    Free(Free),
}
