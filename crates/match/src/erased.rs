//! The games without their types: what servers, terminals and scripts hold in their hands.

use mittwoch_kernel::{
    About, DataFault, Edition, Outcome, Pack, Phrase, Piece, ScoreLine, Seat, Seats, Seed, Setting,
    Situation, Viewer,
};
use mittwoch_protocol::{
    CompanionReply, ComponentSheet, Offer, Preview, Question, ResetLimit, ResetState, ScorePoint,
    Told, UndoState, WhyNot,
};

use crate::door::{Door, DoorSetup};
use crate::mind::MatchBot;
use crate::record::{Header, RecordFault};

/// One game of the catalogue.
pub trait Title: Send + Sync {
    /// What the game offers before it starts.
    fn about(&self) -> About;

    /// The versions of its rules that can be played, the newest first.
    fn editions(&self) -> &'static [Edition];

    /// The bots that can play it, weakest first.
    fn bots(&self) -> &'static [&'static str];

    /// The bot that sits down where nobody chose one, and that stands in for people.
    fn usual_bot(&self) -> &'static str;

    /// The built-in components, with an owner's pack laid over them where there is one.
    fn pack(&self, owner: Option<&Pack>) -> Result<Pack, Vec<DataFault>>;

    /// The built-in components of today or of before that have this digest, once an owner's pack is
    /// laid over them where there is one.
    fn pack_of(&self, owner: Option<&Pack>, digest: &str) -> Option<Pack>;

    /// Every fault of a pack, for every number of players.
    fn check_pack(&self, pack: &Pack) -> Vec<DataFault> {
        self.check_pack_while(pack, &|| true).unwrap_or_default()
    }

    /// The same as long as there is time, asked between two settings; nothing when it ran out.
    fn check_pack_while(&self, pack: &Pack, time: &dyn Fn() -> bool) -> Option<Vec<DataFault>>;

    /// What is wrong with a pack for one setting.
    fn check_setting(&self, pack: &Pack, setting: &Setting) -> Vec<DataFault>;

    /// What is printed on the components of a pack, as a match by these rules with this setting uses
    /// them.
    fn sheet(
        &self,
        rules: u32,
        pack: &Pack,
        setting: &Setting,
    ) -> Result<ComponentSheet, Vec<DataFault>>;

    /// Whether the game has a companion for people with cardboard on the table.
    fn has_companion(&self) -> bool;

    /// Where the companion stands after all that it was told, or why it cannot; nothing if there is
    /// none.
    fn accompany(
        &self,
        pack: &Pack,
        situation: &Situation,
    ) -> Option<Result<CompanionReply, Phrase>>;

    /// The page that says what is original and what is reconstructed, in Markdown.
    fn components_page(&self) -> String;

    /// Opens a new match.
    fn open(&self, opening: MatchSetup) -> Result<Box<dyn Match>, Vec<DataFault>>;

    /// Opens the door for machines, at the beginning of a game.
    fn door(&self, setup: &DoorSetup) -> Result<Box<dyn Door>, Vec<DataFault>>;

    /// Opens a guided first game; its record says that it is one.
    fn open_lesson(&self, opening: MatchSetup) -> Result<Box<dyn Match>, Vec<DataFault>>;

    /// Takes a recorded match up again, at its end; every line is checked on the way.
    fn resume(&self, text: &str, pack: &Pack) -> Result<Box<dyn Match>, RecordFault>;

    /// Takes up a match that its keeper stored line by line, fast; every line is checked on the way.
    fn reopen(&self, kept: &StoredMatch<'_>, pack: &Pack) -> Result<Box<dyn Match>, RecordFault>;

    /// The keys of every phrase that the game can say.
    fn keys(&self) -> std::collections::BTreeSet<String>;

    /// A deal of a saved match in which everything changes places that a viewer cannot know at a
    /// moment, or what the rules have against it.
    #[cfg(feature = "redeal")]
    fn redeal(
        &self,
        saved: &str,
        pack: &Pack,
        moment: crate::RedealPoint,
        luck: u64,
    ) -> Result<crate::Deal, String>;
}

/// All that is needed to open a match.
#[derive(Clone, Debug)]
pub struct MatchSetup {
    /// The components.
    pub pack: Pack,
    /// Players and options.
    pub setting: Setting,
    /// The secret seed.
    pub seed: Seed,
    /// What players added to it.
    pub entropy: Vec<String>,
}

/// A match as its keeper stores it: the lines of [`Match::new_lines`] and what they do not tell.
#[derive(Clone, Copy, Debug)]
pub struct StoredMatch<'a> {
    /// Every line so far, without line breaks.
    pub lines: &'a [String],
    /// The secret seed.
    pub seed: Seed,
    /// The answers that lie sealed.
    pub sealed: &'a [(Seat, String)],
}

/// One running match, from the set-up to the end.
///
/// Answers come and go in their notation. Answers that several seats give at once lie in sealed
/// slots, changeable until the last is in; then all are performed in the order of the seats.
pub trait Match: Send + crate::WeighedMatch {
    /// The head of its record.
    fn header(&self) -> &Header;

    /// How many people play.
    fn seats(&self) -> u8;

    /// The seats whose answer is awaited; sealed answers do not count.
    fn awaited(&self) -> Seats;

    /// The seats whose sealed answer is in and can still be changed.
    fn sealed(&self) -> Seats;

    /// The question to an asked seat.
    fn question(&self, seat: Seat) -> Option<Question>;

    /// The answers offered to a seat, also while its sealed answer can be changed.
    fn offers(&self, seat: Seat) -> Vec<Offer>;

    /// Answers that a player would expect, each with the reason why not.
    fn why_not(&self, seat: Seat) -> Vec<WhyNot>;

    /// What the seat would be told if it gave this answer, up to the first unknown, and what would
    /// be different afterwards.
    fn preview(&self, seat: Seat, action: &str) -> Result<Preview, AnswerFault>;

    /// Gives an answer.
    fn answer(&mut self, seat: Seat, action: &str) -> Result<(), AnswerFault>;

    /// Lets the driver give the only answer that is offered, if exactly one seat is asked and
    /// exactly one answer is open to it.
    fn answer_forced(&mut self) -> bool;

    /// Takes the last answer of a seat back, if nobody has learnt anything since.
    fn undo(&mut self, seat: Seat) -> Result<(), UndoFault>;

    /// What a seat can take back now.
    fn undo_of(&self, seat: Seat) -> UndoState;

    /// Takes the last answer of a seat back with all that stands after it, because every other seat
    /// that plays agreed. The dice do not rewind.
    fn undo_agreed(&mut self, seat: Seat) -> Result<(), UndoFault>;

    /// Takes the answers of a seat back to the start of its turn, as far as nobody has learnt
    /// anything since; a sealed answer alone.
    fn reset(&mut self, seat: Seat) -> Result<(), ResetLimit>;

    /// How far a seat could go back now, and why no further.
    fn reset_of(&self, seat: Seat) -> ResetState;

    /// Gives the match up for a seat. It goes on, played by whoever answers for the seat, unless at
    /// most one seat has not resigned: that one wins. Whether it could be done.
    fn resign(&mut self, seat: Seat) -> bool;

    /// Ends the match without a winner, because every other seat that plays agreed to what this
    /// seat asked. Whether it could be done.
    fn end_agreed(&mut self, seat: Seat) -> bool;

    /// Notes that a bot plays for a seat from now on, or its own player again.
    fn hand_over(&mut self, seat: Seat, by: Option<&str>);

    /// The seats that gave the match up.
    fn resigned(&self) -> Seats;

    /// Seats a bot that has heard all that this seat was told; it lives as long as its keeper wants.
    fn bot(&self, seat: Seat, name: &str) -> Option<Box<dyn MatchBot>>;

    /// Tells a bot of this match what its seat has heard since the last time, and what is asked.
    fn brief(&self, bot: &mut dyn MatchBot);

    /// The answer of a bot that sits down for this question alone, with what the seat knows now.
    fn bot_answer(&self, seat: Seat, name: &str) -> Option<String>;

    /// The sealed answer of a seat, which can still be changed: for that seat alone.
    fn given(&self, seat: Seat) -> Option<String>;

    /// What a viewer sees, as JSON.
    fn view(&self, viewer: Viewer) -> serde_json::Value;

    /// What a viewer was told, from number `from` on.
    fn events(&self, viewer: Viewer, from: usize) -> Vec<Phrase> {
        self.told(viewer, from).into_iter().map(|told| told.phrase).collect()
    }

    /// The same, each with the number of answers that stood once it had happened.
    fn told(&self, viewer: Viewer, from: usize) -> Vec<Told>;

    /// How many things a viewer was told.
    fn told_count(&self, viewer: Viewer) -> usize;

    /// Where scores come from, as far as everybody may know.
    fn score_sheet(&self) -> Vec<ScoreLine>;

    /// How the match ended, once it is over.
    fn outcome(&self) -> Option<Outcome>;

    /// Which round is played, or was the last one.
    fn round(&self) -> u16;

    /// What ended the match, once it is over.
    fn ended_by(&self) -> Option<EndedBy>;

    /// Every piece and place with a plain name.
    fn pieces(&self) -> Vec<Piece>;

    /// What is printed on the components, in the form of the game.
    fn sheet(&self) -> serde_json::Value;

    /// How many answers stand in the record.
    fn answers(&self) -> usize;

    /// The number of its latest record; 0 after the set-up.
    fn seq(&self) -> u32;

    /// The match as it was after its first `answers` answers, for looking back; never in the middle
    /// of answers given together, but before them.
    fn at(&self, answers: usize) -> Box<dyn Match>;

    /// The course of the scores: after how many answers each change came, and what each seat and
    /// then the automaton would have had if the match had ended there. For a match that is over:
    /// scores that the rules hide are in it.
    fn scores(&self) -> Vec<ScorePoint>;

    /// Where the points came from that were scored on the way; for a match that is over.
    fn earnings(&self) -> Vec<ScoreLine>;

    /// The record as JSON Lines; the seed is in it once the match is over.
    fn record(&self) -> String;

    /// The lines of the record since the last call, or since the match was taken up; the last line
    /// with the seed comes when the match is over. For its keeper alone.
    fn new_lines(&mut self) -> Vec<String>;

    /// The record with the seed, so that an unfinished match can go on: for its keeper alone.
    fn save(&self) -> String;
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

/// What ended a match.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum EndedBy {
    /// The rules.
    Rules,
    /// All seats but one gave up, or the only one did.
    Resignation,
    /// The table agreed to end it.
    Consent,
}
