//! Hints and reviews: what a seat can expect of its answers, by what it knows.
//!
//! Both are made from [`Weigher`](mittwoch_match::Weigher)s, which are handed the knowledge of one
//! seat and nothing else. Here is no clock, file or thread: whoever wants a hint lets an [`Adviser`]
//! think, whoever wants a review lets a [`Reviewer`] think until it has looked at every answer.
//! Both are bots to whoever lends them a thread.

mod adviser;
mod estimate;
mod reviewer;
mod seats;

pub use adviser::Adviser;
pub use reviewer::Reviewer;

/// Who weighs answers: the expert, else the strongest bot that a game lists, the weakest first. A
/// champion judges alike but takes its time, and very many positions are looked at.
pub fn adviser(bots: &[&'static str]) -> &'static str {
    let expert = bots.iter().find(|name| **name == "expert");
    expert.or(bots.last()).copied().unwrap_or("random")
}
