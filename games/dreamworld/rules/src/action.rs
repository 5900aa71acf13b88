use crate::component::{Card, RowId};

/// An answer to a question.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Action {
    /// Play a Card: a Dream card (DW-5.2).
    Play(Card),
    /// Play a Card: the Professor card (DW-5.2).
    PlayProfessor,
    /// Score, after spending this many +1 tokens (DW-6.11).
    Score(u8),
    /// Flip the rightmost token of a row (DW-6.13).
    Flip(RowId),
    /// Flip no more (DW-6.12).
    Stop,
    /// Draw a face-up Dream card of an earlier round (DW-6.17).
    Draw(Card),
    /// Draw the own Professor card (DW-6.17).
    DrawProfessor,
    /// Not score, although nothing can be drawn (DW-6.16).
    Decline,
}
