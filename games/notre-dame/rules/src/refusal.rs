use mittwoch_kernel::refusals;

refusals! {
    /// Why an answer is refused.
    pub enum Refusal {
        /// The game is over.
        Over = "ND-9.1", "nd-refused-over";
        /// The seat has chosen already.
        NotChoosing = "ND-5.4", "nd-refused-not-choosing";
        /// It is somebody else's turn.
        NotYourTurn = "ND-3.3", "nd-refused-not-your-turn";
        /// Something else is asked.
        OtherQuestion {
            /// The paragraph of the question that is open.
            rule: &'static str,
        } = rule, "nd-refused-other-question";
        /// The card is none of those to choose from.
        NotAmongCards = "ND-5.1", "nd-refused-not-among-cards";
        /// The card was kept before and may not be passed on.
        AlreadyKept = "ND-5.2", "nd-refused-already-kept";
        /// The card is not in the hand.
        NotInHand = "ND-6.1", "nd-refused-not-in-hand";
        /// There is no marker, or no piece, to move from there.
        NothingThere {
            /// The paragraph.
            rule: &'static str,
        } = rule, "nd-refused-nothing-there";
        /// It must be another sector.
        SameSector {
            /// The paragraph.
            rule: &'static str,
        } = rule, "nd-refused-same-sector";
        /// The friend is not moved when the supply is empty.
        NotTheFriend = "ND-11.2", "nd-refused-not-the-friend";
        /// The friend is beside the board.
        FriendBeside = "ND-14.1", "nd-refused-friend-beside";
        /// The friend must change its sector.
        FriendMustMove = "ND-10.19", "nd-refused-friend-must-move";
        /// The cathedral is no sector.
        NotFromCathedral = "ND-14.2", "nd-refused-not-from-cathedral";
        /// One to three pieces are moved.
        OneToThree = "ND-14.2", "nd-refused-one-to-three";
        /// Not so many pieces are there.
        NotSoMany {
            /// How many markers are there.
            markers: u8,
        } = "ND-14.2", "nd-refused-not-so-many";
        /// The sector is not empty.
        NotEmpty = "ND-14.9", "nd-refused-not-empty";
        /// Not so many coins.
        NotEnoughCoins {
            /// How many there are.
            coins: u16,
        } = "ND-10.25", "nd-refused-not-enough-coins";
        /// More than three coins.
        AtMostThree = "ND-10.28", "nd-refused-at-most-three";
        /// A gift must follow the moved marker.
        MustGive = "ND-11.4", "nd-refused-must-give";
        /// The market is out of reach.
        TooFar {
            /// How many streets the ride may take.
            steps: u8,
        } = "ND-10.7", "nd-refused-too-far";
        /// The general supply is empty.
        NoMarkersLeft = "ND-10.17", "nd-refused-no-markers-left";
        /// The rat is on 0.
        RatAtZero = "ND-10.17", "nd-refused-rat-at-zero";
        /// The person is not shown.
        NotShown = "ND-7.1", "nd-refused-not-shown";
        /// There is no piece that the person could move.
        NoPiece = "ND-7.4", "nd-refused-no-piece";
        /// There is no empty sector for the Bishop.
        NoEmptySector = "ND-7.4", "nd-refused-no-empty-sector";
        /// There is no marker for the Bishop.
        NoMarkerForBishop = "ND-7.4", "nd-refused-no-marker-for-bishop";
        /// Another sector has more pieces.
        NotFullest = "ND-12.6", "nd-refused-not-fullest";
        /// Only the friend is there, and it is not lost.
        FriendNotLost = "ND-12.7", "nd-refused-friend-not-lost";
        /// The general supply has no coin, and nobody else has so many.
        NoCoinsLeft = "ND-16.6", "nd-refused-no-coins-left";
        /// Somebody else has more coins.
        NotRichest = "ND-16.3", "nd-refused-not-richest";
    }
}
