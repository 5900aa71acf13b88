mittwoch_kernel::refusals! {
    /// Why an answer is refused.
    pub enum Refusal {
        /// The game is over.
        Over = "UM-7.13", "um-refused-over";
        /// It is somebody else's turn.
        NotYourTurn = "UM-4.1", "um-refused-not-your-turn";
        /// The answer belongs to another question.
        OtherQuestion = "UM-4.7", "um-refused-other-question";
        /// Free actions are not allowed in the set-up.
        FreeInSetUp = "UM-8.6", "um-refused-free-in-set-up";
        /// Free actions are not allowed within a cost or another free action.
        FreeWithinCost = "UM-8.9", "um-refused-free-within-cost";
        /// Nothing to elevate or transfer.
        FreeElevate = "UM-8.3", "um-refused-free-elevate";
        /// Not enough coffee to elevate or transfer.
        FreeCoffee {
            /// The coffee it costs.
            need: u8,
            /// The coffee there is.
            have: u8,
        } = "UM-8.3", "um-refused-free-coffee";
        /// Not enough coffee for a bright idea.
        FreeBright {
            /// The coffee it costs.
            need: u8,
            /// The coffee there is.
            have: u8,
        } = "UM-8.4", "um-refused-free-bright";
        /// No set of insights.
        FreeSet = "UM-6.3", "um-refused-free-set";
        /// No box.
        FreePoints = "UM-6.4", "um-refused-free-points";
        /// No idea, no bright idea, or no space.
        NoIdeas = "UM-10.8", "um-refused-no-ideas";
        /// No idea on the table.
        NothingToRecall = "UM-18.1", "um-refused-nothing-to-recall";
        /// No treatable client in the room, or its dream cannot be paid.
        CannotTreat = "UM-19.2", "um-refused-cannot-treat";
        /// The client was treated this turn.
        TreatedAlready = "UM-19.1", "um-refused-treated-already";
        /// There is something else to do.
        CannotPass = "UM-4.3", "um-refused-cannot-pass";
        /// The space is blocked.
        SpaceBlocked = "UM-2.5", "um-refused-space-blocked";
        /// The space is not empty.
        SpaceTaken = "UM-10.3", "um-refused-space-taken";
        /// The space does not touch the action.
        NotTouching = "UM-10.4", "um-refused-not-touching";
        /// An own idea points there already.
        PointingAlready = "UM-10.5", "um-refused-pointing-already";
        /// One or two pieces, and no more than there are.
        WrongPieces {
            /// The ideas there are.
            ideas: u8,
            /// The bright ideas there are.
            bright: u8,
        } = "UM-10.6", "um-refused-wrong-pieces";
        /// It cannot be left out.
        Compulsory = "UM-4.5", "um-refused-compulsory";
        /// The effect cannot run now.
        NoEffect = "UM-4.6", "um-refused-no-effect";
        /// The column is locked.
        ColumnLocked = "UM-11.10", "um-refused-column-locked";
        /// The part was triggered, or there is none.
        PartDone = "UM-11.11", "um-refused-part-done";
        /// The inkpot cannot go so far with so many bright ideas.
        WrongSteps {
            /// The fewest steps without bright ideas.
            least: u8,
            /// The most.
            most: u8,
            /// The bright ideas there are.
            bright: u8,
        } = "UM-11.3", "um-refused-wrong-steps";
        /// The figure cannot go so far.
        WrongWalk {
            /// The fewest steps.
            least: u8,
            /// The most.
            most: u8,
        } = "UM-16.2", "um-refused-wrong-walk";
        /// Not so many triggers or bright ideas.
        WrongCount {
            /// The figures that count.
            figures: u8,
            /// The tags that count.
            tags: u8,
            /// The bright ideas there are.
            bright: u8,
        } = "UM-16.6", "um-refused-wrong-count";
        /// There is no such insight.
        NoInsight = "UM-5.12", "um-refused-no-insight";
        /// The insight is of another quality or too low.
        InsightTooLow = "UM-5.13", "um-refused-insight-too-low";
        /// The reserve is not empty.
        ReserveFirst = "UM-5.7", "um-refused-reserve-first";
        /// The insight cannot go there.
        WrongPlace = "UM-5.6", "um-refused-wrong-place";
        /// The insight cannot be elevated.
        CannotElevate = "UM-5.9", "um-refused-cannot-elevate";
        /// The insight cannot be suppressed.
        CannotSuppress = "UM-5.10", "um-refused-cannot-suppress";
        /// The insight cannot be transferred.
        CannotTransfer = "UM-5.11", "um-refused-cannot-transfer";
        /// No coffee to pay with.
        NoCoffee = "UM-8.2", "um-refused-no-coffee";
        /// The card is not in the hand.
        NotInHand = "UM-14.4", "um-refused-not-in-hand";
        /// The card is not shown.
        NotShown = "UM-14.1", "um-refused-not-shown";
        /// The treatise was published already.
        TreatiseTaken = "UM-15.1", "um-refused-treatise-taken";
        /// The treatise cannot be completed.
        CannotPublish = "UM-15.1", "um-refused-cannot-publish";
        /// No player-colour insight for a treatise.
        NoEndowment = "UM-15.7", "um-refused-no-endowment";
        /// The card cannot be a volume of the treatise.
        WrongVolume = "UM-15.3", "um-refused-wrong-volume";
        /// No player-colour insight lies there.
        NoOwnInsight = "UM-5.3", "um-refused-no-own-insight";
        /// The row has no such place.
        NoSuchTile = "UM-13.2", "um-refused-no-such-tile";
        /// The cell is not the leftmost empty one of its row.
        NotLeftmost = "UM-13.3", "um-refused-not-leftmost";
        /// Not enough cured clients.
        Threshold {
            /// How many the cell needs.
            need: u8,
            /// How many there are.
            have: u8,
        } = "UM-13.4", "um-refused-threshold";
        /// The tile must be placed.
        MustPlace = "UM-13.5", "um-refused-must-place";
        /// There is no tile in that cell.
        NoTile = "UM-13.14", "um-refused-no-tile";
        /// The tile has another glyph.
        WrongGlyph = "UM-3.12", "um-refused-wrong-glyph";
        /// The starting tile goes to the left column.
        LeftColumn = "UM-3.14", "um-refused-left-column";
        /// The client is not there to be taken, or the room is not empty and open.
        WrongClient = "UM-21.6", "um-refused-wrong-client";
        /// The dream is not shown.
        WrongDream = "UM-21.8", "um-refused-wrong-dream";
        /// No box, or no client in the room.
        WrongBox = "UM-21.2", "um-refused-wrong-box";
        /// The client's effect is not live or has come to pass already.
        NotLive = "UM-19.12", "um-refused-not-live";
        /// The slot is used.
        SlotUsed = "UM-17.1", "um-refused-slot-used";
        /// The district has no token left.
        NoToken = "UM-17.4", "um-refused-no-token";
        /// Neither the own professor nor Freud is there.
        NobodyThere = "UM-18.6", "um-refused-nobody-there";
        /// Too few tags for the slot.
        TooFewTags {
            /// How many the slot needs.
            need: u8,
            /// How many there are.
            have: u8,
        } = "UM-18.8", "um-refused-too-few-tags";
        /// No player-colour insight for a district bonus.
        NoMark = "UM-18.9", "um-refused-no-mark";
        /// The Journalist is not played or cannot go so far.
        WrongJournalistWalk = "UM-24.3", "um-refused-wrong-journalist-walk";
        /// The figure is with Freud already, or is not played.
        CannotJoin = "UM-24.4", "um-refused-cannot-join";
        /// The Fireworks are not in the district.
        NoFireworks = "UM-26.3", "um-refused-no-fireworks";
        /// No own idea lies there.
        NoOwnIdea = "UM-10.3", "um-refused-no-own-idea";
    }
}
