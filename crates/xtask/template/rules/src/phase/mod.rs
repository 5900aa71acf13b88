//! One file per chapter of the rulebook, named as the rulebook names it.

pub(crate) mod bidding;
pub(crate) mod end;
pub(crate) mod round;
pub(crate) mod trading;
