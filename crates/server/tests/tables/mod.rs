//! Tables without the network around them.

pub(crate) mod house;

mod clocks;
mod early;
mod foreign;
mod frozen;
mod hearing;
mod hosting;
mod live;
mod making;
mod presence;
mod restart;
mod talking;
mod undo;
mod whole;
