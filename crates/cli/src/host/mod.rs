//! Where a match is played: in this program, or on a server. The screens know no difference.

mod local;

use std::path::{Path, PathBuf};
use std::sync::Arc;

use mittwoch_kernel::{Outcome, Phrase, ScoreLine, Seat, Seats, Viewer};
use mittwoch_match::Title;
use mittwoch_protocol::{ChatLine, Hint, Offer, Preview, Question, Request, Told, WhyNot};
use serde_json::Value;

use crate::problem::Problem;
use crate::words::{Lang, Words};

/// A match and the people at this keyboard who play it.
pub trait Host {
    /// The game.
    fn title(&self) -> &'static dyn Title;

    /// How many play.
    fn seats(&self) -> u8;

    /// What pack is played with, where it is not built in.
    fn pack(&self) -> Option<Phrase>;

    /// The words of the match in a language.
    fn words(&self, lang: Lang) -> Words;

    /// How many people share this keyboard.
    fn people(&self) -> usize;

    /// The seat through whose eyes the table is seen while nobody here is asked.
    fn own_seat(&self) -> Option<Seat>;

    /// The person here whose answer is awaited next.
    fn asked(&self) -> Option<Seat>;

    /// The seats whose answer is awaited.
    fn awaited(&self) -> Seats;

    /// The seats whose sealed answer is in.
    fn sealed(&self) -> Seats;

    /// Lets everybody else go on as far as they can without the people here.
    fn advance(&mut self) -> Result<(), Problem>;

    /// Takes in what has happened elsewhere.
    fn news(&mut self) -> Result<News, Problem> {
        Ok(News::Nothing)
    }

    /// What a viewer sees.
    fn view(&self, viewer: Viewer) -> Value;

    /// What is printed on the components, in the form of the game.
    fn sheet(&self) -> Arc<Value>;

    /// The question to an asked seat.
    fn question(&self, seat: Seat) -> Option<Question>;

    /// The answers open to a seat.
    fn offers(&self, seat: Seat) -> Vec<Offer>;

    /// The answers that are not open to a seat, each with its reason.
    fn why_not(&self, seat: Seat) -> Vec<WhyNot>;

    /// What a seat would be told if it gave an answer, as far as it can be known, and what would
    /// be different afterwards.
    fn preview(&self, seat: Seat, action: &str) -> Preview;

    /// What a bot would answer in place of a seat, where hints are given; it takes a moment.
    fn hint(&self, seat: Seat) -> Result<Hint, HostRefusal>;

    /// What a viewer was told, from a number on.
    fn told(&self, viewer: Viewer, from: usize) -> Vec<Told>;

    /// Where scores come from.
    fn score_sheet(&self) -> Vec<ScoreLine>;

    /// How the match ended.
    fn outcome(&self) -> Option<Outcome>;

    /// Whether the match is over, by the rules or otherwise.
    fn over(&self) -> bool;

    /// Gives an answer.
    fn answer(&mut self, seat: Seat, action: &str) -> Result<(), HostRefusal>;

    /// Takes the last answer of a seat back; the sentence says what came of it.
    fn undo(&mut self, seat: Seat) -> Result<Phrase, HostRefusal>;

    /// Takes the answers of a seat in its turn back; the sentence says what came of it.
    fn reset(&mut self, seat: Seat) -> Result<Phrase, HostRefusal>;

    /// Saves the match, or its record, in a file.
    fn save(&self, path: &Path) -> Result<(), Problem>;

    /// The file to save in when none is named.
    fn file(&self) -> PathBuf;

    /// The file in which the match is kept after every answer.
    fn kept_in(&self) -> Option<&Path>;

    /// What people settle among themselves, where there are several or a clock.
    fn shared(&mut self) -> Option<&mut dyn SharedTable> {
        None
    }

    /// The same, to look at.
    fn shared_seen(&self) -> Option<&dyn SharedTable> {
        None
    }

    /// What can be done only where other people sit elsewhere.
    fn company(&mut self) -> Option<&mut dyn OnlineTable> {
        None
    }

    /// The same, to look at.
    fn company_seen(&self) -> Option<&dyn OnlineTable> {
        None
    }
}

/// What people settle among themselves: consent, giving up, and time.
pub trait SharedTable {
    /// What others ask the table to agree to.
    fn requests(&self) -> Vec<Request>;

    /// Answers what a seat asks.
    fn agree(&mut self, seat: Seat, yes: bool) -> Result<(), HostRefusal>;

    /// Answers everything that is asked; a yes also takes the seat back from a bot.
    fn agree_to_all(&mut self, yes: bool) -> Result<(), HostRefusal> {
        if yes && self.stood_in() {
            self.come_back()?;
        }
        let asking: Vec<_> = self.requests().iter().map(|asked| asked.seat).collect();
        asking.into_iter().try_for_each(|seat| self.agree(seat, yes))
    }

    /// Whether a bot plays for the person here, who may take the seat back.
    fn stood_in(&self) -> bool;

    /// Takes the seat back from a bot.
    fn come_back(&mut self) -> Result<(), HostRefusal>;

    /// Gives the match up.
    fn resign(&mut self) -> Result<(), HostRefusal>;

    /// Asks the others to end the match now.
    fn propose_end(&mut self) -> Result<(), HostRefusal>;

    /// The time left to a seat, in seconds.
    fn clock(&self, seat: Seat) -> Option<i64>;

    /// Why the match ended early or stands still.
    fn notice(&self) -> Option<&Phrase>;
}

/// What there is at a table whose people sit elsewhere.
pub trait OnlineTable: SharedTable {
    /// Says something to the table.
    fn say(&mut self, text: &str) -> Result<(), HostRefusal>;

    /// What was said.
    fn chat(&self) -> &[ChatLine];

    /// Whether the server can be heard now.
    fn connected(&self) -> bool;

    /// Where to come back to.
    fn address(&self) -> String;
}

/// What has come from elsewhere.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum News {
    /// Nothing.
    Nothing,
    /// Something to be shown, but the question is the same.
    Table,
    /// The match has gone on.
    Moved,
}

/// Why something was not done.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum HostRefusal {
    /// The rules forbid it.
    Rule {
        /// The paragraph of the rules digest.
        rule: String,
        /// The reason in words.
        reason: Phrase,
    },
    /// Another reason, in words.
    Other(Phrase),
}

/// Who looks, where somebody may have no seat.
pub fn viewer(seat: Option<Seat>) -> Viewer {
    seat.map_or(Viewer::Spectator, Viewer::Seat)
}
