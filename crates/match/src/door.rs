//! The door for machines: a game without its type, with numbers in place of words.
//!
//! Nothing is taken from the heap between two answers. The same seed gives the same luck as a match
//! without entropy has, so what was played here can be played into a match and recorded there.

mod bots;
mod game;
mod pen;

use std::any::Any;

use mittwoch_ai::{Expected, MindBudget};
use mittwoch_kernel::{AnswerBlock, Feature, Outcome, Pack, Seat, Seats, Seed, Setting};

pub(crate) use game::GameDoor;
pub(crate) use pen::FloatPen;

/// All that is needed to open a door.
#[derive(Clone, Debug)]
pub struct DoorSetup {
    /// The components.
    pub pack: Pack,
    /// Players and options.
    pub setting: Setting,
    /// The version of the rules, if not the newest.
    pub rules: Option<u32>,
    /// Whether what each seat knows is kept, so that it can be observed.
    pub watching: bool,
}

/// What is the same for every game that is played through a door.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct DoorSpec {
    /// How many people play.
    pub seats: u8,
    /// How many numbers answers have.
    pub answers: u32,
    /// The numbers of each verb.
    pub blocks: Vec<AnswerBlock>,
    /// How many numbers an observation has.
    pub observation: usize,
    /// What they stand for.
    pub features: Vec<Feature>,
}

/// A game that machines play: answers are numbers, and so is what a seat knows.
///
/// Where several seats are asked at once, each is answered for by its own [`Door::step`], in any
/// order; what the others chose shows in nobody's observation before all have.
pub trait Door: Send {
    /// What is the same for every game.
    fn spec(&self) -> &DoorSpec;

    /// Begins a new game; the same seed brings the same luck.
    fn restart(&mut self, seed: Seed);

    /// Goes on with other luck.
    fn reseed(&mut self, seed: Seed);

    /// The seats whose answer is awaited; none once the game is over.
    fn asked(&self) -> Seats;

    /// The numbers of the answers that are open to a seat, in the order of the rules; none if it is
    /// not asked.
    fn legal(&mut self, seat: Seat) -> &[u32];

    /// Writes 1 at every number that is open to a seat and 0 at every other.
    fn mask(&mut self, seat: Seat, mask: &mut [u8]) -> Result<(), DoorFault>;

    /// Gives an answer.
    fn step(&mut self, seat: Seat, number: u32) -> Result<(), DoorFault>;

    /// Writes what a seat knows.
    fn observe(&self, seat: Seat, into: &mut [f32]) -> Result<(), DoorFault>;

    /// How the game ended, once it is over.
    fn outcome(&self) -> Option<Outcome>;

    /// How it would end if it were cut short now; scores that the rules hide are in it.
    fn as_it_stands(&self) -> Outcome;

    /// An answer of a seat in its notation.
    fn notation(&self, seat: Seat, number: u32) -> Option<String>;

    /// The number of an answer of a seat that is given in its notation.
    fn number(&self, seat: Seat, notation: &str) -> Option<u32>;

    /// Another door with the same game at the same moment: space to copy into.
    fn twin(&self) -> Box<dyn Door>;

    /// Takes over the game of another door as it stands, its luck too; whether it is of the same
    /// kind, which a [`Door::twin`] always is.
    fn copy_from(&mut self, other: &dyn Door) -> bool;

    /// Another door to a world that agrees with all that a seat knows: what is hidden from it is
    /// dealt anew, the luck too, and the other seats remember nothing.
    fn imagine(&self, seat: Seat, luck: Seed) -> Result<Box<dyn Door>, DoorFault>;

    /// The door with its type, for copying.
    fn any(&self) -> &dyn Any;

    /// Seats a bot, or nobody, in this game and in all that follow; whether there is such a bot and
    /// such a seat. From the start of a game on it has the luck that it would have in a simulation
    /// of its seed. In a copy it sits down anew, with what its seat knows.
    fn seat_bot(&mut self, seat: Seat, name: Option<&str>) -> bool;

    /// What the bot of a seat thinks about the question that its seat is asked; nothing if no bot
    /// sits there or nothing is asked of it.
    fn think(&mut self, seat: Seat, budget: &MindBudget) -> Option<DoorThought>;
}

/// What a bot chose at a door, and what it thought.
#[derive(Clone, PartialEq, Debug)]
pub struct DoorThought {
    /// The number of its answer.
    pub number: u32,
    /// How likely it was to give each of the answers that are open, in the order of
    /// [`Door::legal`]; together they are one.
    pub odds: Vec<f32>,
    /// What it expects of the end, seat by seat; empty where it does not judge that.
    pub expected: Vec<Expected>,
    /// The numbers of the answers with which it means to go on, beginning with the chosen one; an
    /// answer without a number ends them.
    pub line: Vec<u32>,
}

/// Why a door does not do something.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum DoorFault {
    /// The game is over.
    Over,
    /// The seat is not asked now.
    NotAsked,
    /// The number is none of those that are open to the seat.
    NotOffered,
    /// The door was opened without watching.
    NotWatching,
    /// There is no such seat.
    NoSeat,
    /// The buffer has another length.
    Length {
        /// The length that it must have.
        needed: usize,
    },
}
