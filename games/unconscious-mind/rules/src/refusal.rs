use mittwoch_kernel::{Phrase, Reason};

/// Declares refusals with the numbers they tell, their paragraph and the key of their sentence.
macro_rules! refusals {
    ($($(#[$about:meta])* $name:ident $({ $($(#[$what:meta])* $number:ident),* })?
        = $rule:literal, $key:literal;)*) => {
        /// Why an answer is refused.
        #[derive(Clone, Copy, PartialEq, Eq, Debug)]
        pub enum Refusal {
            $($(#[$about])* $name $({ $($(#[$what])* $number: u8),* })?,)*
        }

        impl Refusal {
            /// One of each kind.
            pub const ALL: &'static [Refusal] = &[$(Refusal::$name $({ $($number: 0),* })?),*];

        }

        impl Reason for Refusal {
            fn rule(&self) -> &'static str {
                match self {
                    $(Refusal::$name { .. } => $rule,)*
                }
            }

            fn phrase(&self) -> Phrase {
                match *self {
                    $(Refusal::$name $({ $($number),* })? => {
                        Phrase::new(concat!("um-refused-", $key))
                            $($(.number(stringify!($number), $number))*)?
                    })*
                }
            }
        }
    };
}

refusals! {
    /// The game is over.
    Over = "UM-7.13", "over";
    /// It is somebody else's turn.
    NotYourTurn = "UM-4.1", "not-your-turn";
    /// The answer belongs to another question.
    OtherQuestion = "UM-4.7", "other-question";
    /// Free actions are not allowed in the set-up.
    FreeInSetUp = "UM-8.6", "free-in-set-up";
    /// Free actions are not allowed within a cost or another free action.
    FreeWithinCost = "UM-8.9", "free-within-cost";
    /// Nothing to elevate or transfer.
    FreeElevate = "UM-8.3", "free-elevate";
    /// Not enough coffee to elevate or transfer.
    FreeCoffee {
        /// The coffee it costs.
        need,
        /// The coffee there is.
        have
    } = "UM-8.3", "free-coffee";
    /// Not enough coffee for a bright idea.
    FreeBright {
        /// The coffee it costs.
        need,
        /// The coffee there is.
        have
    } = "UM-8.4", "free-bright";
    /// No set of insights.
    FreeSet = "UM-6.3", "free-set";
    /// No box.
    FreePoints = "UM-6.4", "free-points";
    /// No idea, no bright idea, or no space.
    NoIdeas = "UM-10.8", "no-ideas";
    /// No idea on the table.
    NothingToRecall = "UM-18.1", "nothing-to-recall";
    /// No treatable client in the room, or its dream cannot be paid.
    CannotTreat = "UM-19.2", "cannot-treat";
    /// The client was treated this turn.
    TreatedAlready = "UM-19.1", "treated-already";
    /// There is something else to do.
    CannotPass = "UM-4.3", "cannot-pass";
    /// The space is blocked.
    SpaceBlocked = "UM-2.5", "space-blocked";
    /// The space is not empty.
    SpaceTaken = "UM-10.3", "space-taken";
    /// The space does not touch the action.
    NotTouching = "UM-10.4", "not-touching";
    /// An own idea points there already.
    PointingAlready = "UM-10.5", "pointing-already";
    /// One or two pieces, and no more than there are.
    WrongPieces {
        /// The ideas there are.
        ideas,
        /// The bright ideas there are.
        bright
    } = "UM-10.6", "wrong-pieces";
    /// It cannot be left out.
    Compulsory = "UM-4.5", "compulsory";
    /// The effect cannot run now.
    NoEffect = "UM-4.6", "no-effect";
    /// The column is locked.
    ColumnLocked = "UM-11.10", "column-locked";
    /// The part was triggered, or there is none.
    PartDone = "UM-11.11", "part-done";
    /// The inkpot cannot go so far with so many bright ideas.
    WrongSteps {
        /// The fewest steps without bright ideas.
        least,
        /// The most.
        most,
        /// The bright ideas there are.
        bright
    } = "UM-11.3", "wrong-steps";
    /// The figure cannot go so far.
    WrongWalk {
        /// The fewest steps.
        least,
        /// The most.
        most
    } = "UM-16.2", "wrong-walk";
    /// Not so many triggers or bright ideas.
    WrongCount {
        /// The figures that count.
        figures,
        /// The tags that count.
        tags,
        /// The bright ideas there are.
        bright
    } = "UM-16.6", "wrong-count";
    /// There is no such insight.
    NoInsight = "UM-5.12", "no-insight";
    /// The insight is of another quality or too low.
    InsightTooLow = "UM-5.13", "insight-too-low";
    /// The reserve is not empty.
    ReserveFirst = "UM-5.7", "reserve-first";
    /// The insight cannot go there.
    WrongPlace = "UM-5.6", "wrong-place";
    /// The insight cannot be elevated.
    CannotElevate = "UM-5.9", "cannot-elevate";
    /// The insight cannot be suppressed.
    CannotSuppress = "UM-5.10", "cannot-suppress";
    /// The insight cannot be transferred.
    CannotTransfer = "UM-5.11", "cannot-transfer";
    /// No coffee to pay with.
    NoCoffee = "UM-8.2", "no-coffee";
    /// The card is not in the hand.
    NotInHand = "UM-14.4", "not-in-hand";
    /// The card is not shown.
    NotShown = "UM-14.1", "not-shown";
    /// The treatise was published already.
    TreatiseTaken = "UM-15.1", "treatise-taken";
    /// The treatise cannot be completed.
    CannotPublish = "UM-15.1", "cannot-publish";
    /// No player-colour insight for a treatise.
    NoEndowment = "UM-15.7", "no-endowment";
    /// The card cannot be a volume of the treatise.
    WrongVolume = "UM-15.3", "wrong-volume";
    /// No player-colour insight lies there.
    NoOwnInsight = "UM-5.3", "no-own-insight";
    /// The row has no such place.
    NoSuchTile = "UM-13.2", "no-such-tile";
    /// The cell is not the leftmost empty one of its row.
    NotLeftmost = "UM-13.3", "not-leftmost";
    /// Not enough cured clients.
    Threshold {
        /// How many the cell needs.
        need,
        /// How many there are.
        have
    } = "UM-13.4", "threshold";
    /// The tile must be placed.
    MustPlace = "UM-13.5", "must-place";
    /// There is no tile in that cell.
    NoTile = "UM-13.14", "no-tile";
    /// The tile has another glyph.
    WrongGlyph = "UM-3.12", "wrong-glyph";
    /// The starting tile goes to the left column.
    LeftColumn = "UM-3.14", "left-column";
    /// The client is not there to be taken, or the room is not empty and open.
    WrongClient = "UM-21.6", "wrong-client";
    /// The dream is not shown.
    WrongDream = "UM-21.8", "wrong-dream";
    /// No box, or no client in the room.
    WrongBox = "UM-21.2", "wrong-box";
    /// The client's effect is not live or has come to pass already.
    NotLive = "UM-19.12", "not-live";
    /// The slot is used.
    SlotUsed = "UM-17.1", "slot-used";
    /// The district has no token left.
    NoToken = "UM-17.4", "no-token";
    /// Neither the own professor nor Freud is there.
    NobodyThere = "UM-18.6", "nobody-there";
    /// Too few tags for the slot.
    TooFewTags {
        /// How many the slot needs.
        need,
        /// How many there are.
        have
    } = "UM-18.8", "too-few-tags";
    /// No player-colour insight for a district bonus.
    NoMark = "UM-18.9", "no-mark";
    /// The Journalist is not played or cannot go so far.
    WrongJournalistWalk = "UM-24.3", "wrong-journalist-walk";
    /// The figure is with Freud already, or is not played.
    CannotJoin = "UM-24.4", "cannot-join";
    /// The Fireworks are not in the district.
    NoFireworks = "UM-26.3", "no-fireworks";
    /// No own idea lies there.
    NoOwnIdea = "UM-10.3", "no-own-idea";
}
