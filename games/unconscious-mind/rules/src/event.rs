use mittwoch_kernel::{Seat, Seats, Viewer};
use serde::{Deserialize, Serialize};

use crate::UnconsciousMind;
use crate::action::{Free, Part, Token};
use crate::component::{Colour, Location, Side};
use crate::effect::{EffectId, Figure, Good};
use crate::id::Did;
use crate::state::Spot;

/// Something that happened.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Event {
    /// A player drew a research card in secret (UM-14.1).
    Drew {
        /// Who.
        seat: Seat,
        /// The card.
        card: u8,
    },
    /// Something that everybody sees.
    Open {
        /// Whose turn it is.
        seat: Seat,
        /// What happened.
        what: Open,
    },
}

/// What a viewer is told of an event.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum EventView {
    /// The viewer drew a card.
    Drew {
        /// The viewer.
        seat: Seat,
        /// The card.
        card: u8,
    },
    /// Something that everybody sees.
    Open {
        /// Whose turn it is.
        seat: Seat,
        /// What happened.
        what: Open,
    },
}

/// Something that everybody sees, done by or for the player whose turn it is.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Open {
    /// A round began.
    RoundStarted {
        /// Its number.
        round: u8,
    },
    /// A turn began.
    TurnStarted,
    /// A turn ended.
    TurnEnded,
    /// The game ended.
    Ended {
        /// Who won.
        winners: Seats,
    },

    /// A player kept a starting tile, which says where the professor starts.
    Kept {
        /// The tile.
        tile: u8,
        /// The location.
        location: Location,
    },
    /// The spare client went to the bottom of the deck.
    SpareLaid {
        /// The client.
        client: u8,
    },

    /// A State Ideas turn was chosen.
    StateIdeas,
    /// A space and an action were chosen.
    Pointed {
        /// The space.
        space: u8,
        /// The action.
        action: u8,
    },
    /// Ideas were placed.
    Laid {
        /// The space.
        space: u8,
        /// The action.
        action: u8,
        /// How many ideas.
        ideas: u8,
        /// How many bright ideas.
        bright: u8,
    },
    /// A Recall Ideas turn was chosen.
    RecallBegan {
        /// On how many spaces ideas lie.
        spaces: u8,
    },
    /// The ideas came back.
    IdeasBack {
        /// How many ideas.
        ideas: u8,
    },
    /// The dream of a client is being paid.
    TreatBegan {
        /// The room.
        room: u8,
        /// The client.
        client: u8,
    },
    /// A player passed.
    Passed,

    /// An effect was agreed to.
    Agreed {
        /// The effect.
        effect: EffectId,
    },
    /// Something was left out.
    Skipped,
    /// One of several effects was chosen.
    Picked {
        /// Its place among them.
        option: u8,
        /// The effect.
        effect: EffectId,
    },
    /// A line was chosen.
    ChoseLine {
        /// Rows 0 to 2, columns 3 to 5.
        line: u8,
    },
    /// A part of a line or tile was triggered.
    Triggered {
        /// The part.
        part: Part,
        /// Its effect.
        effect: EffectId,
    },
    /// A tile on the board was triggered.
    TileTriggered {
        /// The tile.
        tile: u8,
    },
    /// The inkpot moved; so many ideas were unlocked.
    Inked {
        /// How many steps.
        steps: u8,
        /// How many bright ideas.
        bright: u8,
        /// How many ideas were unlocked.
        unlocked: u8,
    },
    /// The reputation track was triggered.
    TrackTriggered {
        /// The points scored.
        points: u8,
        /// The coffee to gain.
        coffee: u8,
    },

    /// An insight was generated.
    Generated {
        /// The insight.
        token: Token,
        /// Where it went.
        to: Spot,
    },
    /// An insight was elevated.
    Elevated {
        /// The insight.
        token: Token,
    },
    /// An insight was transferred.
    Transferred {
        /// The insight.
        token: Token,
        /// Where it went.
        to: Spot,
    },
    /// An insight was used.
    Used {
        /// The insight.
        token: Token,
    },
    /// An insight was suppressed.
    Suppressed {
        /// The insight.
        token: Token,
    },
    /// Goods were paid.
    Paid {
        /// What.
        good: Good,
        /// How much.
        count: u8,
    },
    /// A research card was discarded as a cost.
    Discarded {
        /// The card.
        card: u8,
    },
    /// Goods were gained; so much of them was lost or became points.
    Gained {
        /// What.
        good: Good,
        /// How much.
        count: u8,
        /// How much of it was lost or became points.
        beyond: u8,
    },
    /// A reputation point was gained; it scored points and moved the Freud figure.
    Reputation {
        /// The points scored.
        points: u8,
        /// How many steps.
        steps: u8,
    },
    /// The end of the game was signalled.
    Signalled,
    /// A free action was taken.
    Freed {
        /// Which.
        free: Free,
        /// The coffee that was used.
        coffee: u8,
        /// The bright ideas or points that were gained at once.
        gained: u8,
    },

    /// A research card was drawn; only its new owner saw it.
    CardDrawn,
    /// The deck of research cards is empty.
    NoCard,
    /// A card of the hand was swapped with a shown one.
    Swapped {
        /// The card of the hand.
        give: u8,
        /// The shown card.
        take: u8,
    },
    /// A research card was played.
    Played {
        /// The card.
        card: u8,
    },
    /// A treatise is being published.
    PublishBegan {
        /// The treatise.
        treatise: u8,
    },
    /// A volume was laid, cited from a seat or an own one.
    VolumeLaid {
        /// The treatise.
        treatise: u8,
        /// The card.
        card: u8,
        /// Whose volume it was.
        cited: Option<Seat>,
    },
    /// A treatise was published.
    Published {
        /// The treatise.
        treatise: u8,
        /// Where the insight lay.
        spot: Spot,
        /// The points scored.
        points: u8,
    },

    /// A tile was taken from the display.
    TookTile {
        /// The row.
        level: u8,
        /// The column.
        column: u8,
        /// The tile.
        tile: u8,
    },
    /// An empty place of the display was chosen.
    TookNoTile {
        /// The row.
        level: u8,
        /// The column.
        column: u8,
        /// The points scored.
        points: u8,
    },
    /// A tile was placed, over another one or not.
    Placed {
        /// The tile.
        tile: u8,
        /// The cell.
        cell: u8,
    },
    /// A gained tile was discarded.
    TileDiscarded {
        /// The tile.
        tile: u8,
    },
    /// A tile slid one place to the right.
    Slid {
        /// The row.
        level: u8,
        /// The column.
        column: u8,
    },
    /// The next tile of a stack is seen.
    TurnedUp {
        /// The row.
        level: u8,
        /// The tile.
        tile: u8,
    },

    /// A figure moved.
    Walked {
        /// The figure.
        figure: Figure,
        /// Where it went.
        to: Location,
    },
    /// The triggers of a location were counted.
    Visited {
        /// The location.
        location: Location,
        /// Whether tags were counted.
        tags: bool,
        /// How many bright ideas.
        bright: u8,
        /// How many triggers there are.
        triggers: u8,
    },
    /// A bonus was chosen.
    BonusChosen {
        /// The slot.
        slot: u8,
    },
    /// A bonus was taken, with a player-colour insight for a district bonus.
    BonusTaken {
        /// The slot.
        slot: u8,
        /// Where the insight lay.
        spot: Option<Spot>,
    },
    /// A district bonus was chosen with the Fireworks.
    FireworksUsed {
        /// The slot.
        slot: u8,
    },
    /// The Fireworks moved on.
    FireworksMoved {
        /// The district.
        to: Colour,
    },
    /// A goal was claimed.
    Claimed {
        /// The goal.
        goal: u8,
    },

    /// A dream was used, with matching symbols or not.
    DreamUsed {
        /// The room.
        room: u8,
        /// The client.
        client: u8,
        /// The dream.
        dream: u8,
        /// Whether it was the manifest one.
        manifest: bool,
        /// Whether the symbols matched.
        matching: bool,
    },
    /// A treatment is over; so much excess became boxes.
    TreatmentOver {
        /// The room.
        room: u8,
        /// How much.
        excess: u8,
    },
    /// A client came one space nearer to the cure.
    Helped {
        /// The room.
        room: u8,
        /// The client.
        client: u8,
        /// The space of the marker.
        marker: u8,
        /// The points scored.
        points: u8,
    },
    /// A client reached its catharsis.
    Catharsis {
        /// The room.
        room: u8,
        /// The client.
        client: u8,
        /// The layer.
        layer: u8,
        /// The points scored.
        points: u8,
    },
    /// A layer was discarded.
    LayerShed {
        /// The room.
        room: u8,
        /// The client.
        client: u8,
        /// The layer.
        layer: u8,
    },
    /// A client was cured.
    Cured {
        /// The room.
        room: u8,
        /// The client.
        client: u8,
        /// The points scored.
        points: u8,
    },
    /// The second room was opened.
    RoomOpened,
    /// The lasting effect of a client came to pass.
    Lasting {
        /// The client.
        client: u8,
    },
    /// A box was used.
    BoxUsed {
        /// The room.
        room: u8,
        /// The client.
        client: u8,
    },

    /// A client came into a room.
    Drafted {
        /// The room.
        room: u8,
        /// The client.
        client: u8,
    },
    /// A client is shown with a layer.
    ClientShown {
        /// The place.
        place: u8,
        /// The client.
        client: u8,
        /// The layer.
        layer: u8,
    },
    /// A latent dream was turned up.
    LatentTurned {
        /// The room.
        room: u8,
        /// The client.
        client: u8,
        /// The dream.
        dream: u8,
    },
    /// The unseen manifest dream was chosen.
    TopChosen,
    /// A manifest dream was taken.
    ManifestTaken {
        /// The room.
        room: u8,
        /// The client.
        client: u8,
        /// The dream.
        dream: u8,
    },
    /// A manifest dream is shown.
    ManifestShown {
        /// The place.
        place: u8,
        /// The dream.
        dream: u8,
    },
    /// The therapy marker was set.
    MarkerSet {
        /// The room.
        room: u8,
        /// The client.
        client: u8,
        /// The space of the marker.
        marker: u8,
        /// The points scored.
        points: u8,
    },

    /// The manifest dream of a room was exchanged with a shown one.
    Exchanged {
        /// The room.
        room: u8,
        /// The client.
        client: u8,
        /// The dream.
        dream: u8,
    },
    /// An idea was taken back.
    TookBack {
        /// The space.
        space: u8,
    },
    /// The person laid a treatise at an end of the row (ID-2.4).
    Shelved {
        /// The treatise.
        treatise: u8,
        /// Which end.
        side: Side,
    },
    /// The Id did something.
    Id(Did),

    /// A tile of the display was triggered.
    Copied {
        /// The row.
        level: u8,
        /// The column.
        column: u8,
        /// The tile.
        tile: u8,
    },
}

/// What a viewer is told of an event, if anything.
pub(crate) fn view(event: Event, viewer: Viewer) -> Option<EventView> {
    match event {
        Event::Drew { seat, card } => viewer.is(seat).then_some(EventView::Drew { seat, card }),
        Event::Open { seat, what } => Some(EventView::Open { seat, what }),
    }
}

/// Whose turn begins with an event.
pub(crate) fn starts_turn(event: Event) -> Option<Seat> {
    match event {
        Event::Open { seat, what: Open::TurnStarted } => Some(seat),
        _ => None,
    }
}

/// Whether an event shows a viewer something that was hidden from them.
pub(crate) fn reveals(game: &UnconsciousMind, event: Event, viewer: Viewer) -> bool {
    match event {
        Event::Drew { .. } => true,
        Event::Open { seat, what: Open::Played { .. } | Open::Discarded { .. } } => {
            !viewer.is(seat)
        }
        // What the Id swaps nobody has seen (ID-9.4); others see what a person gives.
        Event::Open { seat, what: Open::Swapped { .. } } => game.is_id(seat) || !viewer.is(seat),
        Event::Open { what, .. } => matches!(
            what,
            Open::TurnedUp { .. }
                | Open::ClientShown { .. }
                | Open::LatentTurned { .. }
                | Open::ManifestTaken { .. }
                | Open::ManifestShown { .. }
                | Open::Id(Did::Card { .. })
        ),
    }
}
