//! Tables without the network around them.

pub(crate) mod house;

mod advice;
mod beat;
mod before;
mod clocks;
mod early;
mod foreign;
mod frozen;
mod hearing;
mod hosting;
mod lesson;
mod live;
mod making;
mod presence;
mod progress;
mod restart;
mod talking;
mod undo;
mod whole;
