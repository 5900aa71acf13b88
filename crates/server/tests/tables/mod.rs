//! Tables without the network around them.

mod house;

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
