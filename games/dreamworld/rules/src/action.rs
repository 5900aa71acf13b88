use mittwoch_kernel::{Phrase, Reason};

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

/// Why an answer is refused.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Refusal {
    /// The game is over.
    Over,
    /// The seat has chosen already, or is not asked to choose again.
    NotChoosing,
    /// It is somebody else's turn.
    NotYourTurn,
    /// Cards are played in the first phase only.
    NotPlaying,
    /// Scoring and drawing come in the second phase.
    NotScoring,
    /// The card is not in the hand.
    NotInHand,
    /// The Professor card lies in the play area.
    ProfessorOnTable,
    /// The card is off-suit.
    OffSuit,
    /// More than three +1 tokens.
    MoreThanThree,
    /// Not so many +1 tokens in the supply.
    NotEnoughPlus {
        /// The supply.
        supply: u8,
    },
    /// No token could be flipped with this limit.
    NothingFits {
        /// The limit.
        limit: u8,
    },
    /// The choice between scoring and drawing is made.
    AlreadyScoring,
    /// Tokens are flipped only after scoring is declared.
    NotFlipping,
    /// There is no such row.
    NoSuchRow,
    /// Every token of the row is flipped.
    RowDone,
    /// The row's rightmost token is worth more than what is left.
    AboveLimit {
        /// The token's value.
        value: u8,
        /// What is left of the limit.
        left: u8,
    },
    /// At least one token must be flipped.
    FirstFlip,
    /// The Professor card is in the hand.
    ProfessorInHand,
    /// The card was played in this round.
    ThisRound,
    /// The card does not lie face up.
    NotFaceUp,
    /// Something can be drawn.
    MustDraw,
    /// By the rules of this match only a draw stands in for scoring.
    MustScore,
}

impl Refusal {
    /// One of each kind.
    pub const ALL: [Refusal; 22] = [
        Refusal::Over,
        Refusal::NotChoosing,
        Refusal::NotYourTurn,
        Refusal::NotPlaying,
        Refusal::NotScoring,
        Refusal::NotInHand,
        Refusal::ProfessorOnTable,
        Refusal::OffSuit,
        Refusal::MoreThanThree,
        Refusal::NotEnoughPlus { supply: 0 },
        Refusal::NothingFits { limit: 0 },
        Refusal::AlreadyScoring,
        Refusal::NotFlipping,
        Refusal::NoSuchRow,
        Refusal::RowDone,
        Refusal::AboveLimit { value: 0, left: 0 },
        Refusal::FirstFlip,
        Refusal::ProfessorInHand,
        Refusal::ThisRound,
        Refusal::NotFaceUp,
        Refusal::MustDraw,
        Refusal::MustScore,
    ];

    fn parts(self) -> (&'static str, &'static str) {
        match self {
            Refusal::Over => ("DW-9.4", "dw-refused-over"),
            Refusal::NotChoosing => ("DW-5.2", "dw-refused-not-choosing"),
            Refusal::NotYourTurn => ("DW-6.1", "dw-refused-not-your-turn"),
            Refusal::NotPlaying => ("DW-4.3", "dw-refused-not-playing"),
            Refusal::NotScoring => ("DW-4.3", "dw-refused-not-scoring"),
            Refusal::NotInHand => ("DW-5.2", "dw-refused-not-in-hand"),
            Refusal::ProfessorOnTable => ("DW-5.12", "dw-refused-professor-on-table"),
            Refusal::OffSuit => ("DW-6.3", "dw-refused-off-suit"),
            Refusal::MoreThanThree => ("DW-6.8", "dw-refused-more-than-three"),
            Refusal::NotEnoughPlus { .. } => ("DW-6.8", "dw-refused-not-enough-plus"),
            Refusal::NothingFits { .. } => ("DW-6.11", "dw-refused-nothing-fits"),
            Refusal::AlreadyScoring => ("DW-6.2", "dw-refused-already-scoring"),
            Refusal::NotFlipping => ("DW-6.11", "dw-refused-not-flipping"),
            Refusal::NoSuchRow => ("DW-2.3", "dw-refused-no-such-row"),
            Refusal::RowDone => ("DW-6.13", "dw-refused-row-done"),
            Refusal::AboveLimit { .. } => ("DW-6.12", "dw-refused-above-limit"),
            Refusal::FirstFlip => ("DW-6.12", "dw-refused-first-flip"),
            Refusal::ProfessorInHand => ("DW-6.17", "dw-refused-professor-in-hand"),
            Refusal::ThisRound => ("DW-6.17", "dw-refused-this-round"),
            Refusal::NotFaceUp => ("DW-6.17", "dw-refused-not-face-up"),
            Refusal::MustDraw => ("DW-6.19", "dw-refused-must-draw"),
            Refusal::MustScore => ("DW-12.2", "dw-refused-must-score"),
        }
    }
}

impl Reason for Refusal {
    fn rule(&self) -> &'static str {
        self.parts().0
    }

    fn phrase(&self) -> Phrase {
        let phrase = Phrase::new(self.parts().1);
        match *self {
            Refusal::NotEnoughPlus { supply } => phrase.number("supply", supply),
            Refusal::NothingFits { limit } => phrase.number("limit", limit),
            Refusal::AboveLimit { value, left } => {
                phrase.number("value", value).number("left", left)
            }
            _ => phrase,
        }
    }
}
