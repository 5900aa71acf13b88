//! Everything that the server can refuse or announce: kinds and keys here and in `session`, words
//! in the text files.

use mittwoch_session::fault_kinds;

pub use mittwoch_session::faults::*;

/// What the keeper of a server is told when it does not start or its data cannot be used.
pub const STARTING: [&str; 22] = [
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
    "store-away",
    "store-unreachable",
    "store-old-server",
    "store-encoding",
    "store-unsynced",
    "store-moving",
    "store-served",
    "store-empty",
    "store-not-empty",
    "store-move-differs",
    "store-move-row",
    "store-backup-elsewhere",
];

fault_kinds! {
    /// Every fault that the server knows beside those of its tables.
    ALL:

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
    CANNOT_SAVE = Internal "fault-cannot-save";
    STOPPING = Stopping "fault-stopping";
    NODE_LOST = Stopping "fault-node-lost";
    TABLE_MOVES = Stopping "fault-table-moves";

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
    NO_LESSON = Setting "fault-no-lesson";
    HINT_STOPPED = Stale "fault-hint-stopped";
    REVIEWS_FULL = TooMany "fault-reviews-full";
    MOMENT_OVER = Setting "fault-moment-over";
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
    TABLE_SILENT = Internal "fault-table-silent";

    // Seats.
    PUBLIC_SEATS = Forbidden "fault-public-seats";

    // Commands.

    // Looking and talking.
    RECORD_LATER = Forbidden "fault-record-later";
}
