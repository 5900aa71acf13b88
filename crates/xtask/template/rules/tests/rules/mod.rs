//! One file per chapter of the digest.

mod c01_components;
mod c02_set_up;
mod c03_rounds;
mod c04_bidding;
mod c05_trading;
mod c06_end;
mod c07_open_and_hidden;
