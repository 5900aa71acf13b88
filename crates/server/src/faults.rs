//! Everything that the server can refuse or announce: kinds and keys here, words in the text files.

use mittwoch_kernel::Phrase;
use mittwoch_protocol::{Fault, FaultCode};

/// A fault that the server knows: its code for programs and the key of its text for people.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct FaultKind {
    /// The code.
    pub code: FaultCode,
    /// The key of the text.
    pub key: &'static str,
}

impl FaultKind {
    /// The fault with a number in its text.
    pub(crate) fn number(self, name: &str, number: impl Into<i64>) -> Fault {
        Fault::new(self.code, Phrase::new(self.key).number(name, number))
    }

    /// The fault with two numbers in its text: from so many to so many.
    pub(crate) fn between(self, least: usize, most: usize) -> Fault {
        let phrase = Phrase::new(self.key).number("least", least as i64);
        Fault::new(self.code, phrase.number("most", most as i64))
    }

    /// The fault with somebody else's word in its text.
    pub(crate) fn word(self, name: &str, word: &str) -> Fault {
        Fault::new(self.code, Phrase::new(self.key).word(name, word))
    }
}

impl From<FaultKind> for Fault {
    fn from(kind: FaultKind) -> Fault {
        Fault::new(kind.code, Phrase::new(kind.key))
    }
}

/// What the keeper of a server is told when it does not start or its data cannot be used.
pub const STARTING: [&str; 10] = [
    "serve-packs",
    "serve-port",
    "serve-listen",
    "store-broken",
    "store-unusable",
    "store-in-use",
    "store-newer",
    "store-damaged",
    "store-no-database",
    "store-no-backup",
];

macro_rules! faults {
    ($($name:ident = $code:ident $key:literal;)*) => {
        $(pub(crate) const $name: FaultKind =
            FaultKind { code: FaultCode::$code, key: $key };)*

        /// Every fault that the server knows.
        pub const ALL: &[FaultKind] = &[$($name),*];
    };
}

faults! {
    // Requests.
    MESSAGE_CUT = Malformed "fault-message-cut";
    CONTENT_TYPE = Malformed "fault-content-type";
    NOT_PROTOCOL = Malformed "fault-not-protocol";
    NOT_A_COMMAND = Malformed "fault-not-a-command";
    UNREADABLE_REQUEST = Malformed "fault-unreadable-request";
    NO_SUCH_VIEW = Malformed "fault-no-such-view";
    TOO_LARGE = TooLarge "fault-too-large";
    TOO_MANY = TooMany "fault-too-many";
    CONNECTIONS = TooMany "fault-connections";
    CROSS_SITE = CrossSite "fault-cross-site";
    NOT_FOUND = NotFound "fault-not-found";
    NO_TEXTS = NotFound "fault-no-texts";
    NOT_ALLOWED = Forbidden "fault-not-allowed";
    INTERNAL = Internal "fault-internal";
    CANNOT_SAVE = Internal "fault-cannot-save";
    STOPPING = Stopping "fault-stopping";

    // People.
    SIGNED_OUT = SignedOut "fault-signed-out";
    UNKNOWN_TOKEN = SignedOut "fault-unknown-token";
    WRONG_PASSWORD = WrongPassword "fault-wrong-password";
    NO_PASSWORD = Forbidden "fault-no-password";
    PASSWORD_SHORT = Password "fault-password-short";
    PASSWORD_LONG = Password "fault-password-long";
    PASSWORD_COMMON = Password "fault-password-common";
    SIGN_INS = TooMany "fault-sign-ins";
    NAME_TAKEN = Name "fault-name-taken";
    NAME_LENGTH = Name "fault-name-length";
    NAME_CHARACTERS = Name "fault-name-characters";
    NAME_BLANK = Name "fault-name-blank";
    NAME_AT_TABLE = Name "fault-name-at-table";
    NAME_KEPT = Forbidden "fault-name-kept";
    NO_PERSON = NotFound "fault-no-person";
    PEOPLE_ONLY = Forbidden "fault-people-only";
    TOKEN_OF_GUEST = Forbidden "fault-token-of-guest";
    TOKENS = Forbidden "fault-tokens";
    NO_TOKEN = NotFound "fault-no-token";

    // Opening a table.
    NO_GAME = NotFound "fault-no-game";
    SETTING_GAME = Setting "fault-no-game";
    SETTING_PERSON = Setting "fault-setting-person";
    SETTING_CLOCK = Setting "fault-setting-clock";
    SETTING_CIRCLE = Setting "fault-setting-circle";
    NO_BOT = Setting "fault-no-bot";
    NO_LESSON = Setting "fault-no-lesson";
    OPEN_TABLES = OpenTables "fault-open-tables";
    OPEN_TABLES_HERE = OpenTables "fault-open-tables-here";
    COMPONENTS_BROKEN = Internal "fault-components-broken";
    NO_PACK = NotFound "fault-no-pack";
    NO_SHEET = Setting "fault-no-sheet";
    NO_COMPANION = NotFound "fault-no-companion";
    NOT_YOUR_PACK = Setting "fault-not-your-pack";
    PACK_GONE = Setting "fault-pack-gone";

    // Packs of owners.
    PACK_FAULTY = Pack "fault-pack-faulty";
    PACK_QUOTA = PackQuota "fault-pack-quota";
    PACK_OF_GUEST = Forbidden "fault-pack-of-guest";
    NO_OWN_PACK = NotFound "fault-no-own-pack";

    // Finding a table.
    NO_CODE = NotFound "fault-no-code";
    NO_TABLE = NotFound "fault-no-table";
    GAME_GONE = Frozen "fault-game-gone";
    TABLE_UNREADABLE = Internal "fault-table-unreadable";
    TABLE_SILENT = Internal "fault-table-silent";

    // Seats.
    NOT_SEATED = Forbidden "fault-not-seated";
    NO_SEAT = Setting "fault-no-seat";
    HOST_ONLY = Forbidden "fault-host-only";
    REMOVED = Forbidden "fault-removed";
    PUBLIC_SEATS = Forbidden "fault-public-seats";
    NO_FREE_SEAT = SeatTaken "fault-no-free-seat";
    SEAT_TAKEN = SeatTaken "fault-seat-taken";
    SEAT_FREE = Stage "fault-seat-free";
    NOBODY_THERE = Setting "fault-nobody-there";
    NO_BOT_THERE = Setting "fault-no-bot-there";
    OWN_SEAT = Forbidden "fault-own-seat";
    BOT_PLAYS = Setting "fault-bot-plays";
    NOT_AWAY = Forbidden "fault-not-away";
    ENTROPY_LENGTH = TooLarge "fault-entropy-length";
    ENTROPY_CHARACTERS = Malformed "fault-entropy-characters";
    COMPONENTS_GONE = Frozen "fault-components-gone";
    OPTIONS_GONE = Setting "fault-options-gone";

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

    // Looking and talking.
    OTHERS_VIEW = Forbidden "fault-others-view";
    RECORD_LATER = Forbidden "fault-record-later";
    CHAT_LENGTH = TooLarge "fault-chat-length";
    CHAT_ROOM = Forbidden "fault-chat-room";
    CHAT_FAST = TooMany "fault-chat-fast";
    CHAT_ENOUGH = TooMany "fault-chat-enough";
    MUTE_SELF = Forbidden "fault-mute-self";
}
