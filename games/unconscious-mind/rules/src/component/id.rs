//! The components of the solo game against the Id.

use super::Space;
use crate::component::Tags;
use crate::effect::{Amount, EffectId};

mittwoch_kernel::named! {
    /// A colour of the Id's notebook tiles, called by what its tiles touch.
    pub enum IdColour {
        /// Notebook display and dreams.
        Notebook = "notebook",
        /// Research cards and treatises.
        Research = "research",
        /// Figures and goals.
        City = "city",
    }

    /// What a notebook tile of the Id does (ID-9.1 to ID-9.9).
    pub enum Deed {
        /// Takes the right tile of the upper row of the display away for its banner.
        UpperDisplay = "upper-display",
        /// Takes the right tile of the lower row of the display away for its banner.
        LowerDisplay = "lower-display",
        /// Uses the exposed dream of a client for nothing.
        Dream = "dream",
        /// Draws a card, swaps it with the display, and plays it and the whole hand.
        SwapAndPlay = "swap-and-play",
        /// Publishes a treatise.
        Publish = "publish",
        /// Draws and plays a card, then publishes a treatise.
        PlayAndPublish = "play-and-publish",
        /// Moves Freud.
        MoveFreud = "move-freud",
        /// Moves the professor.
        MoveProfessor = "move-professor",
        /// Takes a goal without meeting it.
        Goal = "goal",
    }

    /// What the Id takes something else for (ID-3.1).
    pub enum Exchange {
        /// An elevation.
        Elevate = "elevate",
        /// A transfer.
        Transfer = "transfer",
        /// A minor insight.
        Minor = "minor",
        /// An effect of a location.
        Location = "location",
        /// A research card to play, without one in the hand.
        NoCard = "no-card",
        /// A median insight.
        Median = "median",
        /// An ordinary notebook tile to trigger.
        Tile = "tile",
        /// A major insight.
        Major = "major",
        /// A notebook tile to gain.
        GainTile = "gain-tile",
        /// A treatise that cannot be published.
        NoTreatise = "no-treatise",
    }

    /// The way along a column of the meeting table.
    pub enum Way {
        /// Towards the top row.
        Up = "up",
        /// Towards the bottom row.
        Down = "down",
    }
}

/// A meeting-table card.
#[derive(Clone, Debug)]
pub struct MeetingCard {
    /// The stable name.
    pub id: String,
    /// The target space.
    pub space: Space,
    /// Where the Id goes on if it is not free.
    pub way: Way,
}

impl MeetingCard {
    /// The space that is tried after so many others, round the column (ID-4.4).
    pub fn tried(&self, others: u8) -> Space {
        let (row, column) = (self.space / 4, self.space % 4);
        let row = match self.way {
            Way::Down => row + others,
            Way::Up => row + 3 * others, // Three down is one up in a column of four.
        };
        row % 4 * 4 + column
    }
}

/// A notebook tile of the Id.
#[derive(Clone, Debug)]
pub struct IdTile {
    /// The stable name.
    pub id: String,
    /// What it does.
    pub deed: Deed,
    /// The coffee that it gives beside.
    pub coffee: u8,
}

/// An overlay for routine clients and its twin for case studies.
#[derive(Clone, Debug)]
pub struct Overlay {
    /// The stable name of the routine overlay.
    pub id: String,
    /// The tags on it.
    pub tags: Tags,
    /// The stable name of its twin.
    pub twin: String,
    /// What the twin scores at the end, on the side of this level.
    pub score: Amount,
    /// What its low and its high side score.
    pub sides: [Amount; 2],
}

/// What the solo game adds.
#[derive(Clone, Debug, Default)]
pub struct IdParts {
    /// The 16 meeting-table cards.
    pub cards: Vec<MeetingCard>,
    /// The nine notebook tiles, by colour and then by number.
    pub tiles: Vec<IdTile>,
    /// The four pairs of overlays.
    pub overlays: Vec<Overlay>,
    /// What the Id takes for each [`Exchange`].
    pub aid: [EffectId; Exchange::ALL.len()],
    /// The coffee that makes a box.
    pub coffee: u8,
    /// The coffee that makes a box as usual, and with strong coffee.
    pub brews: [u8; 2],
}
