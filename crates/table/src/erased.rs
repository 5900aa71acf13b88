//! The games without their types: what servers, terminals and scripts hold in their hands.

use mittwoch_kernel::{
    About, Asked, Fault, Offered, Outcome, Pack, Phrase, Piece, ScoreLine, Seat, Seats, Seed,
    Setting, Viewer,
};
use serde::Serialize;

use crate::record::{Header, RecordFault};
use crate::simulate::{Plan, Tally};

/// One game of the catalogue.
pub trait Title: Send + Sync {
    /// What the game offers before it starts.
    fn about(&self) -> About;

    /// The version of its rules.
    fn rules(&self) -> u32;

    /// The bots that can play it, weakest first.
    fn bots(&self) -> &'static [&'static str];

    /// The built-in components, with an owner's pack laid over them where there is one.
    fn pack(&self, owner: Option<&Pack>) -> Result<Pack, Vec<Fault>>;

    /// Every fault of a pack, for every number of players.
    fn check_pack(&self, pack: &Pack) -> Vec<Fault>;

    /// The page that says what is original and what is reconstructed, in Markdown.
    fn components_page(&self) -> String;

    /// Opens a new match.
    fn open(&self, opening: Opening) -> Result<Box<dyn Match>, Vec<Fault>>;

    /// Takes a recorded match up again, at its end; every line is checked on the way.
    fn resume(&self, text: &str, pack: &Pack) -> Result<Box<dyn Match>, RecordFault>;

    /// Plays many games among bots; `progress` hears the number of games finished so far.
    fn simulate(&self, plan: &Plan, progress: &(dyn Fn(u64) + Sync)) -> Result<Tally, Vec<Fault>>;

    /// The keys of every phrase that the game can say.
    fn keys(&self) -> std::collections::BTreeSet<String>;
}

/// All that is needed to open a match.
#[derive(Clone, Debug)]
pub struct Opening {
    /// The components.
    pub pack: Pack,
    /// Players and options.
    pub setting: Setting,
    /// The secret seed.
    pub seed: Seed,
    /// What players added to it.
    pub entropy: Vec<String>,
}

/// One running match, from the set-up to the end.
///
/// Answers come and go in their notation. Answers that several seats give at once lie in sealed
/// slots, changeable until the last is in; then all are performed in the order of the seats.
pub trait Match: Send {
    /// The head of its record.
    fn header(&self) -> &Header;

    /// How many people play.
    fn seats(&self) -> u8;

    /// The seats whose answer is awaited; sealed answers do not count.
    fn awaited(&self) -> Seats;

    /// The seats whose sealed answer is in and can still be changed.
    fn sealed(&self) -> Seats;

    /// The question to an asked seat.
    fn question(&self, seat: Seat) -> Option<Asked>;

    /// The answers offered to a seat, also while its sealed answer can be changed.
    fn offers(&self, seat: Seat) -> Vec<Offer>;

    /// Answers that a player would expect, each with the reason why not.
    fn why_not(&self, seat: Seat) -> Vec<WhyNot>;

    /// What the seat would be told if it gave this answer, up to the first unknown.
    fn preview(&self, seat: Seat, action: &str) -> Result<Vec<Phrase>, AnswerFault>;

    /// Gives an answer.
    fn answer(&mut self, seat: Seat, action: &str) -> Result<(), AnswerFault>;

    /// Lets the driver give the only answer that is offered, if exactly one seat is asked and
    /// exactly one answer is open to it.
    fn answer_forced(&mut self) -> bool;

    /// Takes the last answer of a seat back, if nobody has learnt anything since.
    fn undo(&mut self, seat: Seat) -> Result<(), UndoFault>;

    /// The answer of a bot that knows what this seat knows.
    fn bot_answer(&mut self, seat: Seat, bot: &str) -> Option<String>;

    /// What a viewer sees, as JSON.
    fn view(&self, viewer: Viewer) -> serde_json::Value;

    /// What a viewer was told, from number `from` on.
    fn events(&self, viewer: Viewer, from: usize) -> Vec<Phrase>;

    /// Where scores come from, as far as everybody may know.
    fn score_sheet(&self) -> Vec<ScoreLine>;

    /// How the match ended, once it is over.
    fn outcome(&self) -> Option<Outcome>;

    /// Every piece and place with a plain name.
    fn pieces(&self) -> Vec<Piece>;

    /// How many answers stand in the record.
    fn answers(&self) -> usize;

    /// The match as it was after its first `answers` answers, for looking back.
    fn at(&self, answers: usize) -> Box<dyn Match>;

    /// The record as JSON Lines; the seed is in it once the match is over.
    fn record(&self) -> String;

    /// The record with the seed, so that an unfinished match can go on: for its keeper alone.
    fn save(&self) -> String;
}

/// An answer that is open to a seat.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Offer {
    /// The answer in its notation.
    pub action: String,
    /// The answer as it is shown.
    #[serde(flatten)]
    pub offered: Offered,
    /// Whether it can be taken back without asking anybody.
    pub undoable: bool,
}

/// An answer that is not open now, and why.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct WhyNot {
    /// The answer in its notation.
    pub action: String,
    /// The answer as it would be shown.
    #[serde(flatten)]
    pub offered: Offered,
    /// The paragraph of the rules digest.
    pub rule: &'static str,
    /// The reason in words.
    pub reason: Phrase,
}

/// Why an answer was not taken.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum AnswerFault {
    /// The match is over.
    Over,
    /// The seat is not asked now.
    NotAsked,
    /// The text names no action of this game.
    Unreadable(String),
    /// The rules forbid it.
    Refused {
        /// The paragraph of the rules digest.
        rule: &'static str,
        /// The reason in words.
        reason: Phrase,
    },
}

/// Why an answer cannot be taken back.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum UndoFault {
    /// There is no answer to take back.
    Nothing,
    /// The last answer is another seat's.
    NotYours,
    /// Something was drawn or shown since: only the whole table may go back behind it.
    Known,
}
