//! Everything that a table can refuse: kinds and keys here, words in the text files.

use mittwoch_kernel::Phrase;
use mittwoch_protocol::{Fault, FaultCode};

/// A fault that is known beforehand: its code for programs and the key of its text for people.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct FaultKind {
    /// The code.
    pub code: FaultCode,
    /// The key of the text.
    pub key: &'static str,
}

impl FaultKind {
    /// The fault with a number in its text.
    pub fn number(self, name: &str, number: impl Into<i64>) -> Fault {
        Fault::new(self.code, Phrase::new(self.key).number(name, number))
    }

    /// The fault with two numbers in its text: from so many to so many.
    pub fn between(self, least: usize, most: usize) -> Fault {
        let phrase = Phrase::new(self.key).number("least", least as i64);
        Fault::new(self.code, phrase.number("most", most as i64))
    }

    /// The fault with somebody else's word in its text.
    pub fn word(self, name: &str, word: &str) -> Fault {
        Fault::new(self.code, Phrase::new(self.key).word(name, word))
    }
}

impl From<FaultKind> for Fault {
    fn from(kind: FaultKind) -> Fault {
        Fault::new(kind.code, Phrase::new(kind.key))
    }
}

/// Declares faults, each with its code and the key of its text, and the list of them all.
#[macro_export]
macro_rules! fault_kinds {
    ($(#[$about:meta])* $all:ident: $($name:ident = $code:ident $key:literal;)*) => {
        $(#[doc = concat!("`", $key, "`")]
        pub const $name: $crate::faults::FaultKind =
            $crate::faults::FaultKind { code: mittwoch_protocol::FaultCode::$code, key: $key };)*

        $(#[$about])*
        pub const $all: &[$crate::faults::FaultKind] = &[$($name),*];
    };
}

fault_kinds! {
    /// Every fault that a table knows.
    OF_TABLES:

    // Seats.
    NOT_SEATED = Forbidden "fault-not-seated";
    NO_SEAT = Setting "fault-no-seat";
    NO_BOT = Setting "fault-no-bot";
    HOST_ONLY = Forbidden "fault-host-only";
    REMOVED = Forbidden "fault-removed";
    NO_FREE_SEAT = SeatTaken "fault-no-free-seat";
    SEAT_TAKEN = SeatTaken "fault-seat-taken";
    SEAT_FREE = Stage "fault-seat-free";
    NOBODY_THERE = Setting "fault-nobody-there";
    NO_BOT_THERE = Setting "fault-no-bot-there";
    NAME_AT_TABLE = Name "fault-name-at-table";
    OWN_SEAT = Forbidden "fault-own-seat";
    BOT_PLAYS = Setting "fault-bot-plays";
    NOT_AWAY = Forbidden "fault-not-away";
    ENTROPY_LENGTH = TooLarge "fault-entropy-length";
    ENTROPY_CHARACTERS = Malformed "fault-entropy-characters";
    COMPONENTS_GONE = Frozen "fault-components-gone";
    OPTIONS_GONE = Setting "fault-options-gone";
    TABLE_UNREADABLE = Internal "fault-table-unreadable";

    // Commands.
    COMMAND_KEY = Malformed "fault-command-key";
    KEY_USED = KeyUsed "fault-key-used";
    STALE = Stale "fault-stale";
    NOT_BEGUN = Stage "fault-not-begun";
    BEGUN = Stage "fault-begun";
    OVER = Stage "fault-over";
    NOT_OVER = Stage "fault-not-over";
    FROZEN = Frozen "fault-frozen";
    NO_MATCH = Stage "fault-no-match";
    NOT_ASKED = NotAsked "fault-not-asked";
    ANSWER_LENGTH = TooLarge "fault-answer-length";
    UNREADABLE = Unreadable "fault-unreadable";
    UNDO_NOTHING = Undo "fault-undo-nothing";
    UNDO = Undo "fault-undo";
    RESIGNED = Forbidden "fault-resigned";
    STAND_IN = Forbidden "fault-stand-in";
    ASKED_ALREADY = Stage "fault-asked-already";
    NOTHING_ASKED = Stage "fault-nothing-asked";
    OTHERS_AGREE = Forbidden "fault-others-agree";
    INTERNAL = Internal "fault-internal";

    // Nights.
    NO_NIGHT = Setting "fault-no-night";
    NIGHT_LENGTH = Setting "fault-night-length";
    NIGHT_SOON = TooMany "fault-night-soon";

    // Looking and talking.
    NO_HINTS = Forbidden "fault-no-hints";
    OTHERS_VIEW = Forbidden "fault-others-view";
    CHAT_LENGTH = TooLarge "fault-chat-length";
    CHAT_ROOM = Forbidden "fault-chat-room";
    CHAT_FAST = TooMany "fault-chat-fast";
    CHAT_ENOUGH = TooMany "fault-chat-enough";
    MUTE_SELF = Forbidden "fault-mute-self";
}
