use mittwoch_kernel::{FastRng, Seat, Whole};

use crate::{MindBudget, Random};

/// Somebody who answers for a seat with nothing but what the seat can know, as long as it sits
/// there.
pub trait Mind<G: Whole>: Send {
    /// Begins, or begins anew where a match went back or slept: this is all that the seat knows.
    fn begin(&mut self, _game: &G, _knowledge: &G::Knowledge) {}

    /// Hears what its seat was told; what it knows says so already.
    fn hear(&mut self, _game: &G, _knowledge: &G::Knowledge, _event: &G::EventView) {}

    /// Whether it keeps more of what it hears than its seat knows: then a mind that is rebuilt hears
    /// the match again.
    fn remembers(&self) -> bool {
        false
    }

    /// Whether what it thought earlier in a turn decides how it goes on: then a mind that is rebuilt
    /// in the middle of a turn thinks that turn through again.
    fn keeps_plan(&self) -> bool {
        false
    }

    /// Chooses one of the offers, of which there is at least one.
    fn think(&mut self, scene: &MindScene<'_, G>, budget: &MindBudget) -> Thought<G::Action>;
}

/// A question as a mind meets it.
pub struct MindScene<'a, G: Whole> {
    /// The rules.
    pub game: &'a G,
    /// What the seat knows.
    pub knowledge: &'a G::Knowledge,
    /// Whose answer it is.
    pub seat: Seat,
    /// The answers that are open.
    pub offers: &'a [G::Action],
    /// What the luck of this thought follows from: the same for the same seed and moment.
    pub luck: u64,
}

impl<G: Whole> MindScene<'_, G> {
    /// The luck of this thought, from its beginning.
    pub fn luck(&self) -> FastRng {
        FastRng::new(self.luck)
    }

    /// A choice of which the mind has no doubt, and nothing more to say.
    pub fn sure(&self, choice: G::Action) -> Thought<G::Action> {
        let odds = self.offers.iter().map(|offer| f32::from(u8::from(*offer == choice)));
        Thought { choice, odds: odds.collect(), expected: Vec::new(), line: vec![choice] }
    }
}

/// What a mind chose, and what it thought.
#[derive(Clone, PartialEq, Debug)]
pub struct Thought<A> {
    /// The answer.
    pub choice: A,
    /// How likely it was to take each of the offers, in their order; together they are one.
    pub odds: Vec<f32>,
    /// What it expects of the end, seat by seat; empty where it does not judge that.
    pub expected: Vec<Expected>,
    /// How it thinks the seat will go on, beginning with the answer.
    pub line: Vec<A>,
}

/// What a mind expects for a seat.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Expected {
    /// The chance to win, from 0 to 1.
    pub win: f32,
    /// The score at the end.
    pub score: f32,
}

/// A mind at a seat, with all that the seat knows.
pub struct SeatedMind<G: Whole> {
    mind: Box<dyn Mind<G>>,
    knowledge: G::Knowledge,
    seat: Seat,
    seed: u64,
}

impl<G: Whole> SeatedMind<G> {
    /// Sits down; the seed drives the luck of its thoughts.
    pub fn sit(
        game: &G,
        mut mind: Box<dyn Mind<G>>,
        (seat, seed): (Seat, u64),
        knowledge: G::Knowledge,
    ) -> SeatedMind<G> {
        mind.begin(game, &knowledge);
        SeatedMind { mind, knowledge, seat, seed }
    }

    /// Hears what its seat is told.
    pub fn hear(&mut self, game: &G, event: &G::EventView) {
        game.learn(&mut self.knowledge, event);
        self.mind.hear(game, &self.knowledge, event);
    }

    /// What the seat knows.
    pub fn knowledge(&self) -> &G::Knowledge {
        &self.knowledge
    }

    /// Thinks about a question. `moment` says how many answers the seat has given that stand, so
    /// that a mind that was rebuilt has the luck of the one before.
    pub fn think(
        &mut self,
        game: &G,
        offers: &[G::Action],
        moment: u64,
        budget: &MindBudget,
    ) -> Thought<G::Action> {
        let luck = mixed(self.seed, moment);
        let scene = MindScene { game, knowledge: &self.knowledge, seat: self.seat, offers, luck };
        match offers {
            [only] => scene.sure(*only),
            _ if budget.is_nothing() => Random.think(&scene, budget),
            _ => self.mind.think(&scene, budget),
        }
    }
}

/// A number that follows from both and looks like neither (the finaliser of SplitMix64).
fn mixed(seed: u64, moment: u64) -> u64 {
    let mut number = seed.wrapping_add(moment.wrapping_add(1).wrapping_mul(0x9E37_79B9_7F4A_7C15));
    number = (number ^ (number >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
    number = (number ^ (number >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
    number ^ (number >> 31)
}

/// Makes a mind by name, if there is one of that name.
pub type MakeMind<G> = fn(&str) -> Option<Box<dyn Mind<G>>>;

/// The bots of a game.
pub struct Bots<G: Whole> {
    /// Their names, weakest first.
    pub names: &'static [&'static str],
    /// Makes one by name.
    pub make: MakeMind<G>,
    /// The verbs that take a component, each with the argument of the offer's words that says which
    /// one, or with nothing where every printed piece of the offer is meant: these are weighed by a
    /// report on balance. Other answers, such as those that name a place, only make a taking whole.
    pub takings: &'static [(&'static str, &'static str)],
}

impl<G: Whole> Bots<G> {
    /// The bots of a game for which nobody has written any: one that plays at random.
    pub const RANDOM: Bots<G> = Bots {
        names: &["random"],
        make: |name| match name {
            "random" => Some(Box::new(crate::Random)),
            _ => None,
        },
        takings: &[],
    };

    /// The bot that sits down where nobody chose one, and that stands in for people: a steady one,
    /// else the strongest.
    pub fn usual(&self) -> &'static str {
        let steady = self.names.iter().find(|name| **name == "club");
        steady.or(self.names.last()).copied().unwrap_or("random")
    }

    /// Makes a mind by name.
    pub fn mind(&self, name: &str) -> Option<Box<dyn Mind<G>>> {
        (self.make)(name)
    }
}
