use crate::component::Coin;

/// An answer to a question.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Action {
    /// Bid a coin (NM-4.1).
    Bid(Coin),
    /// Lay a coin down and draw another (NM-5.1).
    Trade(Coin),
    /// Keep the hand as it is (NM-5.2).
    Keep,
}
