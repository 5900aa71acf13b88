use std::fmt::Debug;
use std::hash::Hash;

use crate::{
    About, Chance, DataFault, Edition, Encoding, Knowing, Outcome, Pack, Reason, ScoreLine, Seat,
    Seats, Setting, Sink, Wording,
};

/// The rules of a game: a value that owns the checked components and the setting.
///
/// Everything is a function of its arguments; luck comes from `chance`, and what happened goes to
/// `sink`. The state is complete between any two answers, so a game can be copied, stored and
/// searched at every question.
pub trait Game: Sized + Send + Sync + 'static {
    /// The stable key of the game, as in records and addresses.
    const KEY: &'static str;
    /// Every version of the rules that can be played, the newest first. A new one is added when an
    /// old record would replay differently; those before it go on as they were.
    const EDITIONS: &'static [Edition];
    /// The newest version of the rules.
    const RULES: u32 = Self::EDITIONS[0].rules;

    /// All that changes during a game, as flat data.
    type State: Copy + Eq + Debug + Send + Sync;
    /// An answer to a question.
    type Action: Copy + Eq + Ord + Hash + Debug + Send + Sync;
    /// Why an answer is refused.
    type Refusal: Reason;
    /// Something that happened, with everything the table itself knows.
    type Event: Copy + Eq + Debug + Send + Sync;

    /// What the game offers before it starts, by its newest rules.
    fn about() -> About;

    /// The same by another version of the rules, if it is known here.
    fn about_of(rules: u32) -> Result<About, DataFault> {
        let edition = Self::EDITIONS.iter().find(|edition| edition.rules == rules);
        let known = || Self::EDITIONS.iter().map(|edition| edition.rules.to_string());
        let unknown = || {
            let known = known().collect::<Vec<_>>().join(", ");
            DataFault::new(format!(
                "rules version {rules} of {} is not known, only {known}",
                Self::KEY
            ))
        };
        edition.ok_or_else(unknown).map(|edition| Self::about().by(edition))
    }

    /// Makes a game of components and a setting by the newest rules, or names every fault.
    fn new(pack: &Pack, setting: &Setting) -> Result<Self, Vec<DataFault>> {
        Self::with_rules(Self::RULES, pack, setting)
    }

    /// The same by a version of the rules, under which a match may have begun.
    fn with_rules(rules: u32, pack: &Pack, setting: &Setting) -> Result<Self, Vec<DataFault>>;

    /// How many people play.
    fn seats(&self) -> u8;

    /// Sets the game up, to the first question.
    fn setup<C: Chance, S: Sink<Self::Event>>(&self, chance: &mut C, sink: &mut S) -> Self::State;

    /// The seats that are asked now; nobody is asked when the game is over.
    ///
    /// Several seats at once answer in secret: no answer depends on another, and their order does
    /// not matter.
    fn asked(&self, state: &Self::State) -> Seats;

    /// Writes the answers that are open to an asked seat into the caller's buffer.
    fn legal(&self, state: &Self::State, seat: Seat, offers: &mut Vec<Self::Action>);

    /// Whether a seat may give this answer now, and if not, which rule forbids it.
    fn check(
        &self,
        state: &Self::State,
        seat: Seat,
        action: Self::Action,
    ) -> Result<(), Self::Refusal>;

    /// Performs an answer that `legal` offered or `check` allowed, to the next question.
    fn perform<C: Chance, S: Sink<Self::Event>>(
        &self,
        state: &mut Self::State,
        seat: Seat,
        action: Self::Action,
        chance: &mut C,
        sink: &mut S,
    );

    /// Answers that a player would expect beside the offers, each with what forbids it.
    fn neighbours(
        &self,
        state: &Self::State,
        seat: Seat,
        refused: &mut Vec<(Self::Action, Self::Refusal)>,
    );

    /// How the game would end if it were cut short now.
    fn as_it_stands(&self, state: &Self::State) -> Outcome;

    /// How the game ended, once it is over.
    fn outcome(&self, state: &Self::State) -> Option<Outcome>;

    /// Where each seat's score comes from, as far as everybody may know it now.
    fn score_sheet(&self, state: &Self::State) -> Vec<ScoreLine>;

    /// Whose turn begins with an event, if one does. A game says it where a seat can have two turns
    /// without another seat's answer between them.
    fn starts_turn(&self, _event: &Self::Event) -> Option<Seat> {
        None
    }

    /// Where the points came from that were scored on the way, told from all events of a match in
    /// their order; nothing where a game does not keep them apart.
    fn earnings(&self, _events: &[Self::Event]) -> Vec<ScoreLine> {
        Vec::new()
    }

    /// Checks that no piece has appeared or vanished; the sentence names what is wrong.
    fn conserved(&self, state: &Self::State) -> Result<(), String>;

    /// The same game, but one that passes no question over because nothing in it can be paid. A game
    /// whose rules pass such questions over has one; it shows where they do, and nobody plays it.
    fn patient(&self) -> Option<Self> {
        None
    }
}

/// A game with all that a table and a machine need: rules, views, words and numbers.
pub trait Whole: Game + Knowing + Wording + Encoding {}

impl<G: Game + Knowing + Wording + Encoding> Whole for G {}
