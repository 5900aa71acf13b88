//! A running match without its types, in five rooms: each holder is handed those that it needs.

use std::collections::BTreeSet;

use mittwoch_kernel::{Outcome, Phrase, Piece, ScoreLine, Seat, Seats, Viewer};
use mittwoch_protocol::{
    Offer, Preview, Question, ResetLimit, ResetState, ScorePoint, ShownView, Told, UndoState,
    WhyNot,
};

use super::{AnswerFault, EndedBy, MatchLook, UndoFault};
use crate::door::Door;
use crate::mind::MatchBot;
use crate::record::Header;
use crate::weigh::WeighedMatch;

/// One running match, from the set-up to the end, in the hands of its keeper.
///
/// Answers come and go in their notation. Answers that several seats give at once lie in sealed
/// slots, changeable until the last is in; then all are performed in the order of the seats.
///
/// Whoever shows it to somebody takes a [`MatchLook`], bound to one viewer.
pub trait Match: PublicMatch + ShownMatch + KeptMatch + MatchBots + WeighedMatch {
    /// The match as one viewer may see it.
    fn for_viewer(&self, viewer: Viewer) -> MatchLook<'_>;
}

impl<M: PublicMatch + ShownMatch + KeptMatch + MatchBots + WeighedMatch> Match for M {
    fn for_viewer(&self, viewer: Viewer) -> MatchLook<'_> {
        MatchLook::new(self, viewer)
    }
}

/// What everybody may know of a match, whoever looks.
pub trait PublicMatch: Send + 'static {
    /// The head of its record.
    fn header(&self) -> &Header;

    /// How many people play.
    fn seats(&self) -> u8;

    /// What is printed on the components, in the form of the game.
    fn sheet(&self) -> serde_json::Value;

    /// Every piece and place with a plain name.
    fn pieces(&self) -> Vec<Piece>;

    /// The pieces and places with these plain names.
    fn pieces_named(&self, names: &BTreeSet<&str>) -> Vec<Piece>;

    /// How many answers stand in the record.
    fn answers(&self) -> usize;

    /// The number of its latest record; 0 after the set-up.
    fn seq(&self) -> u32;

    /// Which round is played, or was the last one.
    fn round(&self) -> u16;

    /// The seats whose answer is awaited; sealed answers do not count.
    fn awaited(&self) -> Seats;

    /// The seats whose sealed answer is in and can still be changed.
    fn sealed(&self) -> Seats;

    /// The seats that gave the match up.
    fn resigned(&self) -> Seats;

    /// Where scores come from, as far as everybody may know.
    fn score_sheet(&self) -> Vec<ScoreLine>;

    /// How the match ended, once it is over.
    fn outcome(&self) -> Option<Outcome>;

    /// What ended the match, once it is over.
    fn ended_by(&self) -> Option<EndedBy>;
}

/// What one viewer or one seat may see of a match; [`MatchLook`] binds it to one of them.
pub trait ShownMatch: PublicMatch {
    /// What a viewer sees, as JSON.
    fn view(&self, viewer: Viewer) -> serde_json::Value;

    /// The same as it goes over the wire, which is cheaper.
    fn shown(&self, viewer: Viewer) -> ShownView;

    /// What a viewer was told, from number `from` on, each with the number of answers that stood
    /// once it had happened.
    fn told(&self, viewer: Viewer, from: usize) -> Vec<Told>;

    /// The same in words alone.
    fn events(&self, viewer: Viewer, from: usize) -> Vec<Phrase> {
        self.told(viewer, from).into_iter().map(|told| told.phrase).collect()
    }

    /// How many things a viewer was told.
    fn told_count(&self, viewer: Viewer) -> usize;

    /// The question to an asked seat.
    fn question(&self, seat: Seat) -> Option<Question>;

    /// The answers offered to a seat, also while its sealed answer can be changed.
    fn offers(&self, seat: Seat) -> Vec<Offer>;

    /// Answers that a player would expect, each with the reason why not.
    fn why_not(&self, seat: Seat) -> Vec<WhyNot>;

    /// What the seat would be told if it gave this answer, up to the first unknown, and what would
    /// be different afterwards.
    fn preview(&self, seat: Seat, action: &str) -> Result<Preview, AnswerFault>;

    /// The sealed answer of a seat, which can still be changed: for that seat alone.
    fn given(&self, seat: Seat) -> Option<String>;

    /// What a seat can take back now.
    fn undo_of(&self, seat: Seat) -> UndoState;

    /// How far a seat could go back now, and why no further.
    fn reset_of(&self, seat: Seat) -> ResetState;
}

/// What the keeper of a match does with it, and what it alone may read.
pub trait KeptMatch {
    /// Gives an answer.
    fn answer(&mut self, seat: Seat, action: &str) -> Result<(), AnswerFault>;

    /// Lets the driver give the only answer that is offered, if exactly one seat is asked and
    /// exactly one answer is open to it.
    fn answer_forced(&mut self) -> bool;

    /// Takes the last answer of a seat back, if nobody has learnt anything since.
    fn undo(&mut self, seat: Seat) -> Result<(), UndoFault>;

    /// Takes the last answer of a seat back with all that stands after it, because every other seat
    /// that plays agreed. The dice do not rewind.
    fn undo_agreed(&mut self, seat: Seat) -> Result<(), UndoFault>;

    /// Takes the answers of a seat back to the start of its turn, as far as nobody has learnt
    /// anything since; a sealed answer alone.
    fn reset(&mut self, seat: Seat) -> Result<(), ResetLimit>;

    /// Gives the match up for a seat. It goes on, played by whoever answers for the seat, unless at
    /// most one seat has not resigned: that one wins. Whether it could be done.
    fn resign(&mut self, seat: Seat) -> bool;

    /// Ends the match without a winner, because every other seat that plays agreed to what this
    /// seat asked. Whether it could be done.
    fn end_agreed(&mut self, seat: Seat) -> bool;

    /// Notes that a bot plays for a seat from now on, or its own player again.
    fn hand_over(&mut self, seat: Seat, by: Option<&str>);

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
    /// with the seed comes when the match is over.
    fn new_lines(&mut self) -> Vec<String>;

    /// The record with the seed, so that an unfinished match can go on.
    fn save(&self) -> String;

    /// The door for machines at this moment of the match, with its luck; answers that lie sealed
    /// are given there, those of seats that gave up are awaited as before.
    fn door(&self) -> Box<dyn Door>;
}

/// The bots at a match.
pub trait MatchBots {
    /// Seats a bot that has heard all that this seat was told; it lives as long as its keeper wants.
    fn bot(&self, seat: Seat, name: &str) -> Option<Box<dyn MatchBot>>;

    /// Tells a bot of this match what its seat has heard since the last time, and what is asked.
    fn brief(&self, bot: &mut dyn MatchBot);

    /// The answer of a bot that sits down for this question alone, with what the seat knows now.
    fn bot_answer(&self, seat: Seat, name: &str) -> Option<String>;
}
