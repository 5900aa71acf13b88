use mittwoch_kernel::{Phrase, Reason, Seat};
use serde::{Deserialize, Serialize};

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

/// What the hotel and the Barmaid offer (ND-10.15).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Favour {
    /// One coin.
    Coin,
    /// One marker from the general supply.
    Marker,
    /// One step back with the rat.
    Rat,
}

/// The favours.
pub const FAVOURS: [Favour; 3] = [Favour::Coin, Favour::Marker, Favour::Rat];

impl Favour {
    /// The plain name.
    pub fn name(self) -> &'static str {
        match self {
            Favour::Coin => "coin",
            Favour::Marker => "marker",
            Favour::Rat => "rat",
        }
    }
}

/// Why an answer is refused.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Refusal {
    /// The game is over.
    Over,
    /// The seat has chosen already.
    NotChoosing,
    /// It is somebody else's turn.
    NotYourTurn,
    /// Something else is asked.
    OtherQuestion {
        /// The paragraph of the question that is open.
        rule: &'static str,
    },
    /// The card is none of those to choose from.
    NotAmongCards,
    /// The card was kept before and may not be passed on.
    AlreadyKept,
    /// The card is not in the hand.
    NotInHand,
    /// There is no marker, or no piece, to move from there.
    NothingThere {
        /// The paragraph.
        rule: &'static str,
    },
    /// It must be another sector.
    SameSector {
        /// The paragraph.
        rule: &'static str,
    },
    /// The friend is not moved when the supply is empty.
    NotTheFriend,
    /// The friend is beside the board.
    FriendBeside,
    /// The friend must change its sector.
    FriendMustMove,
    /// The cathedral is no sector.
    NotFromCathedral,
    /// One to three pieces are moved.
    OneToThree,
    /// Not so many pieces are there.
    NotSoMany {
        /// How many markers are there.
        markers: u8,
    },
    /// The sector is not empty.
    NotEmpty,
    /// Not so many coins.
    NotEnoughCoins {
        /// How many there are.
        coins: u16,
    },
    /// More than three coins.
    AtMostThree,
    /// A gift must follow the moved marker.
    MustGive,
    /// The market is out of reach.
    TooFar {
        /// How many streets the ride may take.
        steps: u8,
    },
    /// The general supply is empty.
    NoMarkersLeft,
    /// The rat is on 0.
    RatAtZero,
    /// The person is not shown.
    NotShown,
    /// There is no piece that the person could move.
    NoPiece,
    /// There is no empty sector for the Bishop.
    NoEmptySector,
    /// There is no marker for the Bishop.
    NoMarkerForBishop,
    /// Another sector has more pieces.
    NotFullest,
    /// Only the friend is there, and it is not lost.
    FriendNotLost,
    /// The general supply has no coin, and nobody else has so many.
    NoCoinsLeft,
    /// Somebody else has more coins.
    NotRichest,
}

impl Refusal {
    /// One of each kind.
    pub const ALL: [Refusal; 30] = [
        Refusal::Over,
        Refusal::NotChoosing,
        Refusal::NotYourTurn,
        Refusal::OtherQuestion { rule: "ND-3.2" },
        Refusal::NotAmongCards,
        Refusal::AlreadyKept,
        Refusal::NotInHand,
        Refusal::NothingThere { rule: "ND-11.1" },
        Refusal::SameSector { rule: "ND-11.1" },
        Refusal::NotTheFriend,
        Refusal::FriendBeside,
        Refusal::FriendMustMove,
        Refusal::NotFromCathedral,
        Refusal::OneToThree,
        Refusal::NotSoMany { markers: 0 },
        Refusal::NotEmpty,
        Refusal::NotEnoughCoins { coins: 0 },
        Refusal::AtMostThree,
        Refusal::MustGive,
        Refusal::TooFar { steps: 0 },
        Refusal::NoMarkersLeft,
        Refusal::RatAtZero,
        Refusal::NotShown,
        Refusal::NoPiece,
        Refusal::NoEmptySector,
        Refusal::NoMarkerForBishop,
        Refusal::NotFullest,
        Refusal::FriendNotLost,
        Refusal::NoCoinsLeft,
        Refusal::NotRichest,
    ];

    fn parts(self) -> (&'static str, &'static str) {
        match self {
            Refusal::Over => ("ND-9.1", "nd-refused-over"),
            Refusal::NotChoosing => ("ND-5.4", "nd-refused-not-choosing"),
            Refusal::NotYourTurn => ("ND-3.3", "nd-refused-not-your-turn"),
            Refusal::OtherQuestion { rule } => (rule, "nd-refused-other-question"),
            Refusal::NotAmongCards => ("ND-5.1", "nd-refused-not-among-cards"),
            Refusal::AlreadyKept => ("ND-5.2", "nd-refused-already-kept"),
            Refusal::NotInHand => ("ND-6.1", "nd-refused-not-in-hand"),
            Refusal::NothingThere { rule } => (rule, "nd-refused-nothing-there"),
            Refusal::SameSector { rule } => (rule, "nd-refused-same-sector"),
            Refusal::NotTheFriend => ("ND-11.2", "nd-refused-not-the-friend"),
            Refusal::FriendBeside => ("ND-14.1", "nd-refused-friend-beside"),
            Refusal::FriendMustMove => ("ND-10.19", "nd-refused-friend-must-move"),
            Refusal::NotFromCathedral => ("ND-14.2", "nd-refused-not-from-cathedral"),
            Refusal::OneToThree => ("ND-14.2", "nd-refused-one-to-three"),
            Refusal::NotSoMany { .. } => ("ND-14.2", "nd-refused-not-so-many"),
            Refusal::NotEmpty => ("ND-14.9", "nd-refused-not-empty"),
            Refusal::NotEnoughCoins { .. } => ("ND-10.25", "nd-refused-not-enough-coins"),
            Refusal::AtMostThree => ("ND-10.28", "nd-refused-at-most-three"),
            Refusal::MustGive => ("ND-11.4", "nd-refused-must-give"),
            Refusal::TooFar { .. } => ("ND-10.7", "nd-refused-too-far"),
            Refusal::NoMarkersLeft => ("ND-10.17", "nd-refused-no-markers-left"),
            Refusal::RatAtZero => ("ND-10.17", "nd-refused-rat-at-zero"),
            Refusal::NotShown => ("ND-7.1", "nd-refused-not-shown"),
            Refusal::NoPiece => ("ND-7.4", "nd-refused-no-piece"),
            Refusal::NoEmptySector => ("ND-7.4", "nd-refused-no-empty-sector"),
            Refusal::NoMarkerForBishop => ("ND-7.4", "nd-refused-no-marker-for-bishop"),
            Refusal::NotFullest => ("ND-12.6", "nd-refused-not-fullest"),
            Refusal::FriendNotLost => ("ND-12.7", "nd-refused-friend-not-lost"),
            Refusal::NoCoinsLeft => ("ND-16.6", "nd-refused-no-coins-left"),
            Refusal::NotRichest => ("ND-16.3", "nd-refused-not-richest"),
        }
    }
}

impl Reason for Refusal {
    fn rule(&self) -> &'static str {
        self.parts().0
    }

    fn phrase(&self) -> Phrase {
        let phrase = Phrase::new(self.parts().1);
        match *self {
            Refusal::NotSoMany { markers } => phrase.number("markers", markers),
            Refusal::NotEnoughCoins { coins } => phrase.number("coins", coins),
            Refusal::TooFar { steps } => phrase.number("steps", steps),
            _ => phrase,
        }
    }
}
