//! Tables without the network around them.

pub(crate) mod house;

mod before;
mod clocks;
mod early;
mod foreign;
mod frozen;
mod hearing;
mod live;
mod making;
mod restart;
mod talking;
mod undo;
mod whole;
