use mittwoch_kernel::Seat;
use serde::{Deserialize, Serialize};

use crate::component::{Insight, Location};
use crate::effect::{EffectId, Figure, Good, Moment, Special};
use crate::id::Step;

/// What is being paid for.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Price {
    /// An effect with a cost.
    Effect(EffectId),
    /// The exposed dream of a room (UM-19.5).
    Dream(u8),
    /// A set of insights for a box (UM-6.3).
    Set,
}

/// Where the game is: a question, or business that goes on by itself.
///
/// A question stores what it is about; its answers are computed when it is asked.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Frame {
    /// The game is over.
    #[default]
    Over,
    /// The next turn or round begins, or the game ends.
    Next,

    /// The turn of the set-up passes to a seat.
    Seat(Seat),
    /// Question: a client of the set-up (UM-3.8).
    PickClient,
    /// The client that nobody took goes to the bottom of its deck (UM-3.11).
    Spare,
    /// Question: a starting tile (UM-3.12).
    PickTile,
    /// Question: its cell (UM-3.14).
    PickCell {
        /// The tile.
        tile: u8,
    },

    /// Question: which turn (UM-4.2).
    Turn,
    /// Question: where to place ideas, and where they point (UM-10.3).
    Point,
    /// Question: which pieces (UM-10.6).
    Pieces {
        /// The space.
        space: u8,
        /// The action.
        action: u8,
    },
    /// The meeting table is resolved (UM-10.9).
    Table {
        /// The action.
        action: u8,
        /// Triggers left.
        left: u8,
    },
    /// Question: how far the inkpot goes (UM-11.1).
    Ink {
        /// The fewest steps without bright ideas.
        least: u8,
        /// The most.
        most: u8,
    },
    /// The inkpot has landed (UM-11.8).
    Landing,
    /// Question: a notebook row.
    PickRow,
    /// Question: an unlocked column (UM-11.10).
    PickColumn,
    /// Question: what of a line to trigger next (UM-11.13).
    Line {
        /// Rows 0 to 2, columns 3 to 5.
        line: u8,
        /// What was triggered: cells 0 to 2, printed 3, end or foot 4, a bit each.
        done: u8,
    },
    /// Question: a tile on the own board to trigger (UM-13.14).
    PickOwnTile,
    /// The reputation track is triggered (UM-7.6).
    Track,
    /// Question: an action below Freud's marker or to its left (UM-7.7).
    Zone,

    /// An effect runs.
    Run {
        /// The effect.
        effect: EffectId,
        /// Whether the player has chosen just this.
        asked: bool,
    },
    /// Question: whether an effect is wanted (UM-4.4).
    May {
        /// The effect.
        effect: EffectId,
    },
    /// Question: which of several effects comes next (UM-4.8).
    All {
        /// The joining effect.
        effect: EffectId,
        /// The children that have run, a bit each.
        done: u8,
    },
    /// Question: one of several effects (UM-4.9).
    Choose {
        /// The joining effect.
        effect: EffectId,
        /// Whether none may be chosen.
        skip: bool,
    },
    /// An effect runs several times.
    Times {
        /// The effect.
        effect: EffectId,
        /// Times left.
        left: u8,
    },
    /// An effect runs up to several times.
    Repeat {
        /// The effect.
        effect: EffectId,
        /// Times left.
        left: u8,
    },
    /// A price is paid, part by part (UM-4.6).
    Pay {
        /// What for.
        price: Price,
        /// The part that comes next.
        next: u8,
        /// Whether the player has chosen just this.
        asked: bool,
    },
    /// Question: an insight to generate (UM-5.6).
    Generate(Insight),
    /// Question: an insight to elevate (UM-5.9).
    Elevate {
        /// Whether coffee was paid for it (UM-8.3).
        free: bool,
    },
    /// Question: an insight to transfer (UM-5.11).
    Transfer {
        /// Whether coffee was paid for it (UM-8.3).
        free: bool,
    },
    /// Something is gained; a question where coffee would be lost (UM-8.8).
    Gain {
        /// What.
        good: Good,
        /// How much.
        count: u8,
    },
    /// Research cards are drawn (UM-14.1).
    Draw {
        /// How many are left to draw.
        left: u8,
    },
    /// Question: a swap with the display (UM-14.1).
    Swap,
    /// Question: a research card to play (UM-14.4).
    Play {
        /// How many may be played.
        left: u8,
    },
    /// Question: a treatise (UM-15.1).
    Publish,
    /// Question: a volume (UM-15.3).
    Volumes {
        /// The treatise.
        treatise: u8,
    },
    /// Question: the insight for a treatise (UM-15.7).
    Endow {
        /// The treatise.
        treatise: u8,
    },
    /// Question: a tile of a column of the display (UM-12.1 to UM-12.3).
    GainTile {
        /// Stack 0, centre 1, right 2.
        column: u8,
    },
    /// Question: what of a tile just gained to trigger (UM-12.3).
    TileEffects {
        /// The tile.
        tile: u8,
        /// Whether its main effect is to be had too.
        both: bool,
        /// What was triggered: banner 0, main effect 1, a bit each.
        done: u8,
    },
    /// Question: where a gained tile goes (UM-13.3).
    PlaceTile {
        /// The tile.
        tile: u8,
    },
    /// A space of the display is refilled (UM-13.11).
    Refill {
        /// The row.
        level: u8,
        /// The column.
        column: u8,
    },
    /// Question: how far a figure goes (UM-12.8, UM-12.9).
    Move {
        /// The figure.
        figure: Figure,
        /// The fewest steps.
        least: u8,
        /// The most.
        most: u8,
        /// Whether the location stays untriggered.
        quietly: bool,
    },
    /// The professor goes to Freud (UM-16.4), or a question: who goes (UM-24.4).
    Join,
    /// Question: how to count the triggers of a location that the Journalist reached (UM-24.6).
    VisitByJournalist {
        /// The location.
        location: Location,
    },
    /// Question: how to count the triggers of a location (UM-16.6).
    Visit {
        /// The location.
        location: Location,
        /// Whether only tags count, and one more of them (UM-16.10).
        tag: bool,
    },
    /// Question: an effect of a location (UM-16.8).
    Location {
        /// The location.
        location: Location,
        /// Triggers left.
        left: u8,
    },
    /// The second room is opened (UM-19.14).
    OpenRoom,
    /// Question: what a special effect needs.
    Special(Special),

    /// Ideas come back from the table (UM-18.4).
    TakeIdeas,
    /// Question: a bonus (UM-18.6).
    Bonus,
    /// Question: the insight for a district bonus (UM-18.9).
    Mark {
        /// The slot.
        slot: u8,
    },
    /// Question: the insight for a district bonus with the Fireworks (UM-26.3).
    MarkByFireworks {
        /// The slot.
        slot: u8,
    },
    /// The Fireworks move on (UM-26.5).
    Fireworks,

    /// Question: one client to treat beside the turn (UM-25.6).
    TreatOne,
    /// Question: another client to treat (UM-19.1).
    Treat,
    /// A dream is used (UM-19.5).
    Dream {
        /// The room.
        room: u8,
    },
    /// Excess becomes boxes and the dream is discarded (UM-19.15).
    DreamOver {
        /// The room.
        room: u8,
        /// Whether it was the manifest dream.
        manifest: bool,
    },
    /// Therapy points go to a client, one at a time (UM-19.8).
    Therapy {
        /// The room.
        room: u8,
        /// Points left.
        left: u8,
    },
    /// A client reaches its catharsis (UM-19.11).
    Catharsis {
        /// The room.
        room: u8,
    },
    /// A layer is discarded (UM-19.11).
    Shed {
        /// The room.
        room: u8,
    },
    /// A client is cured (UM-19.13).
    Cure {
        /// The room.
        room: u8,
    },
    /// Question: lasting effects of clients that have come to pass.
    Moment {
        /// What happened.
        moment: Moment,
        /// The clients that have not been asked, a bit each.
        pending: u32,
    },

    /// Question: boxes for therapy (UM-21.2).
    Boxes,
    /// Question: a new client (UM-21.5).
    Draft,
    /// A place of the clients' display is refilled (UM-21.6).
    RefillClient {
        /// The place.
        place: u8,
    },
    /// A latent dream is turned up (UM-21.8).
    Latent {
        /// The room.
        room: u8,
    },
    /// Question: a manifest dream (UM-21.8).
    Manifest {
        /// The room.
        room: u8,
    },
    /// The top manifest dream is turned up.
    TopManifest {
        /// The room.
        room: u8,
    },
    /// A place of the dreams' display is refilled.
    RefillManifest {
        /// The place.
        place: u8,
    },
    /// The therapy marker is set (UM-21.9).
    SetMarker {
        /// The room.
        room: u8,
    },
    /// The turn is over (UM-21.11).
    Close,

    /// Question: the end of the person's row for a treatise (ID-2.4).
    Shelve {
        /// The treatise.
        treatise: u8,
    },
    /// The Id goes on by itself.
    Id(Step),
}
