use mittwoch_kernel::{Seat, named};

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
    pub enum Favour {
        /// One coin.
        Coin = "coin",
        /// One marker from the general supply.
        Marker = "marker",
        /// One step back with the rat.
        Rat = "rat",
    }
}
