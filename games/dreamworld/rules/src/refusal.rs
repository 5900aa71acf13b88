use mittwoch_kernel::refusals;

refusals! {
    /// Why an answer is refused.
    pub enum Refusal {
        /// The game is over.
        Over = "DW-9.4", "dw-refused-over";
        /// The seat has chosen already, or is not asked to choose again.
        NotChoosing = "DW-5.2", "dw-refused-not-choosing";
        /// It is somebody else's turn.
        NotYourTurn = "DW-6.1", "dw-refused-not-your-turn";
        /// Cards are played in the first phase only.
        NotPlaying = "DW-4.3", "dw-refused-not-playing";
        /// Scoring and drawing come in the second phase.
        NotScoring = "DW-4.3", "dw-refused-not-scoring";
        /// The card is not in the hand.
        NotInHand = "DW-5.2", "dw-refused-not-in-hand";
        /// The Professor card lies in the play area.
        ProfessorOnTable = "DW-5.12", "dw-refused-professor-on-table";
        /// The card is off-suit.
        OffSuit = "DW-6.3", "dw-refused-off-suit";
        /// More than three +1 tokens.
        MoreThanThree = "DW-6.8", "dw-refused-more-than-three";
        /// Not so many +1 tokens in the supply.
        NotEnoughPlus {
            /// The supply.
            supply: u8,
        } = "DW-6.8", "dw-refused-not-enough-plus";
        /// No token could be flipped with this limit.
        NothingFits {
            /// The limit.
            limit: u8,
        } = "DW-6.11", "dw-refused-nothing-fits";
        /// The choice between scoring and drawing is made.
        AlreadyScoring = "DW-6.2", "dw-refused-already-scoring";
        /// Tokens are flipped only after scoring is declared.
        NotFlipping = "DW-6.11", "dw-refused-not-flipping";
        /// There is no such row.
        NoSuchRow = "DW-2.3", "dw-refused-no-such-row";
        /// Every token of the row is flipped.
        RowDone = "DW-6.13", "dw-refused-row-done";
        /// The row's rightmost token is worth more than what is left.
        AboveLimit {
            /// The token's value.
            value: u8,
            /// What is left of the limit.
            left: u8,
        } = "DW-6.12", "dw-refused-above-limit";
        /// At least one token must be flipped.
        FirstFlip = "DW-6.12", "dw-refused-first-flip";
        /// The Professor card is in the hand.
        ProfessorInHand = "DW-6.17", "dw-refused-professor-in-hand";
        /// The card was played in this round.
        ThisRound = "DW-6.17", "dw-refused-this-round";
        /// The card does not lie face up.
        NotFaceUp = "DW-6.17", "dw-refused-not-face-up";
        /// Something can be drawn.
        MustDraw = "DW-6.19", "dw-refused-must-draw";
        /// By the rules of this match only a draw stands in for scoring.
        MustScore = "DW-12.2", "dw-refused-must-score";
    }
}
