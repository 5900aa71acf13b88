use mittwoch_kernel::{Seat, named, refusals};

use crate::component::{Card, MarketId, PersonId, Sector};
use crate::state::Place;

/// An answer to a question.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Action {
    /// Choose action cards: keep this one and pass the others (ND-5.1, ND-5.2).
    Keep(Card),
    /// Play an action card (ND-6.1).
    Play(Card),
    /// Move a marker from here (ND-11.1, ND-14.1), or pieces (ND-14.2).
    From(Place),
    /// Move the trusted friend (ND-14.1).
    FromFriend,
    /// Put the piece or pieces there (ND-10.18, ND-14.1, ND-14.2, ND-14.9).
    To(Sector),
    /// Move so many markers, and the friend or not (ND-14.2).
    Carry {
        /// How many markers.
        markers: u8,
        /// Whether the friend too.
        friend: bool,
    },
    /// Give so many coins (ND-10.25).
    Give(u8),
    /// End the ride there (ND-10.7).
    Ride(MarketId),
    /// Choose a favour (ND-10.15).
    Choose(Favour),
    /// Hire a person (ND-7.1).
    Hire(PersonId),
    /// Lose a marker of this sector (ND-12.8).
    Lose(Sector),
    /// Let this player pay the coins that are missing (ND-16.3).
    Charge(Seat),
    /// Yes: take the message (ND-10.9), move the rat (ND-10.11).
    Accept,
    /// No: leave it (ND-10.9, ND-10.11), no action (ND-11.3), hire nobody (ND-7.2).
    Decline,
}

named! {
    /// What the hotel and the Barmaid offer (ND-10.15).
    #[cfg_attr(feature = "schema", derive(ts_rs::TS, schemars::JsonSchema))]
    pub enum Favour {
        /// One coin.
        Coin = "coin",
        /// One marker from the general supply.
        Marker = "marker",
        /// One step back with the rat.
        Rat = "rat",
    }
}

refusals! {
    /// Why an answer is refused.
    pub enum Refusal {
        /// The game is over.
        Over = "ND-9.1", "nd-refused-over";
        /// The seat has chosen already.
        NotChoosing = "ND-5.4", "nd-refused-not-choosing";
        /// It is somebody else's turn.
        NotYourTurn = "ND-3.3", "nd-refused-not-your-turn";
        /// Something else is asked.
        OtherQuestion {
            /// The paragraph of the question that is open.
            rule: &'static str,
        } = rule, "nd-refused-other-question";
        /// The card is none of those to choose from.
        NotAmongCards = "ND-5.1", "nd-refused-not-among-cards";
        /// The card was kept before and may not be passed on.
        AlreadyKept = "ND-5.2", "nd-refused-already-kept";
        /// The card is not in the hand.
        NotInHand = "ND-6.1", "nd-refused-not-in-hand";
        /// There is no marker, or no piece, to move from there.
        NothingThere {
            /// The paragraph.
            rule: &'static str,
        } = rule, "nd-refused-nothing-there";
        /// It must be another sector.
        SameSector {
            /// The paragraph.
            rule: &'static str,
        } = rule, "nd-refused-same-sector";
        /// The friend is not moved when the supply is empty.
        NotTheFriend = "ND-11.2", "nd-refused-not-the-friend";
        /// The friend is beside the board.
        FriendBeside = "ND-14.1", "nd-refused-friend-beside";
        /// The friend must change its sector.
        FriendMustMove = "ND-10.19", "nd-refused-friend-must-move";
        /// The cathedral is no sector.
        NotFromCathedral = "ND-14.2", "nd-refused-not-from-cathedral";
        /// One to three pieces are moved.
        OneToThree = "ND-14.2", "nd-refused-one-to-three";
        /// Not so many pieces are there.
        NotSoMany {
            /// How many markers are there.
            markers: u8,
        } = "ND-14.2", "nd-refused-not-so-many";
        /// The sector is not empty.
        NotEmpty = "ND-14.9", "nd-refused-not-empty";
        /// Not so many coins.
        NotEnoughCoins {
            /// How many there are.
            coins: u16,
        } = "ND-10.25", "nd-refused-not-enough-coins";
        /// More than three coins.
        AtMostThree = "ND-10.28", "nd-refused-at-most-three";
        /// A gift must follow the moved marker.
        MustGive = "ND-11.4", "nd-refused-must-give";
        /// The market is out of reach.
        TooFar {
            /// How many streets the ride may take.
            steps: u8,
        } = "ND-10.7", "nd-refused-too-far";
        /// The general supply is empty.
        NoMarkersLeft = "ND-10.17", "nd-refused-no-markers-left";
        /// The rat is on 0.
        RatAtZero = "ND-10.17", "nd-refused-rat-at-zero";
        /// The person is not shown.
        NotShown = "ND-7.1", "nd-refused-not-shown";
        /// There is no piece that the person could move.
        NoPiece = "ND-7.4", "nd-refused-no-piece";
        /// There is no empty sector for the Bishop.
        NoEmptySector = "ND-7.4", "nd-refused-no-empty-sector";
        /// There is no marker for the Bishop.
        NoMarkerForBishop = "ND-7.4", "nd-refused-no-marker-for-bishop";
        /// Another sector has more pieces.
        NotFullest = "ND-12.6", "nd-refused-not-fullest";
        /// Only the friend is there, and it is not lost.
        FriendNotLost = "ND-12.7", "nd-refused-friend-not-lost";
        /// The general supply has no coin, and nobody else has so many.
        NoCoinsLeft = "ND-16.6", "nd-refused-no-coins-left";
        /// Somebody else has more coins.
        NotRichest = "ND-16.3", "nd-refused-not-richest";
    }
}
