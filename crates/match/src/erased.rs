//! The games without their types: what servers, terminals and scripts hold in their hands.

mod held;
mod look;

use mittwoch_kernel::{About, DataFault, Edition, Pack, Phrase, Seat, Seed, Setting, Situation};
use mittwoch_protocol::{CompanionReply, ComponentSheet};

use crate::door::{Door, DoorSetup};
use crate::ear::SeatEar;
use crate::record::RecordFault;

pub use held::{KeptMatch, Match, MatchBots, PublicMatch, ShownMatch};
pub use look::MatchLook;

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

    /// An ear at a seat of a match that is played elsewhere, which sees this view of the set-up.
    fn ear(
        &self,
        rules: Option<u32>,
        components: (&Pack, &Setting),
        seen: (Seat, &serde_json::Value),
    ) -> Result<Box<dyn SeatEar>, Vec<DataFault>>;

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

/// A match as its keeper stores it: the lines of [`KeptMatch::new_lines`] and what they do not tell.
#[derive(Clone, Copy, Debug)]
pub struct StoredMatch<'a> {
    /// Every line so far, without line breaks.
    pub lines: &'a [String],
    /// The secret seed.
    pub seed: Seed,
    /// The answers that lie sealed.
    pub sealed: &'a [(Seat, String)],
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
