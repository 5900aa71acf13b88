use rand_chacha::rand_core::{Rng, SeedableRng};
use rand_chacha::{ChaCha8Rng, ChaCha20Rng};

use crate::{Draw, Seat, Seed};

/// What a draw is for, and for whom.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Label {
    /// What the draw is for, as a plain word.
    pub what: &'static str,
    /// The seat it is for, where it is for one.
    pub seat: Option<Seat>,
}

impl Label {
    /// A draw for one seat.
    pub fn of(what: &'static str, seat: Seat) -> Label {
        Label { what, seat: Some(seat) }
    }
}

impl From<&'static str> for Label {
    fn from(what: &'static str) -> Label {
        Label { what, seat: None }
    }
}

/// A source of luck.
pub trait Chance {
    /// A number below `bound`, each with the same probability; `bound` is at least 1.
    fn below(&mut self, bound: u32) -> u32;

    /// Says what the numbers that follow are for and out of what they choose.
    ///
    /// Every number after it takes one of the listed items away. Sources that record nothing
    /// ignore it, and `items` is then never called.
    #[inline]
    fn announce(&mut self, _what: Label, _items: impl FnOnce() -> Vec<String>) {}

    /// How many random words were taken so far, where the source counts them.
    #[inline]
    fn position(&self) -> u64 {
        0
    }
}

/// The luck of real games, specified to the bit in `docs/record.md`.
///
/// The seed is the key of a ChaCha20 key stream with zero nonce, read as little-endian 32-bit
/// words. A word `w` is used for a bound `n` if `w < n * floor(2^32 / n)`, else the next word is
/// tried; the number is `w mod n`.
#[derive(Clone, Debug)]
pub struct Dice {
    stream: ChaCha20Rng,
    position: u64,
}

impl Dice {
    /// The luck that follows from a key.
    pub fn new(key: Seed) -> Dice {
        Dice { stream: ChaCha20Rng::from_seed(key.0), position: 0 }
    }

    /// Goes to a position in the stream of words.
    pub fn seek(&mut self, position: u64) {
        self.stream.set_word_pos(u128::from(position));
        self.position = position;
    }
}

impl Chance for Dice {
    fn below(&mut self, bound: u32) -> u32 {
        let usable = (1u64 << 32) / u64::from(bound) * u64::from(bound);
        loop {
            let word = self.stream.next_u32();
            self.position += 1;
            if u64::from(word) < usable {
                return word % bound;
            }
        }
    }

    fn position(&self) -> u64 {
        self.position
    }
}

/// Fast luck for thinking and simulated choices; it never decides a recorded game.
#[derive(Clone, Debug)]
pub struct FastRng(ChaCha8Rng);

impl FastRng {
    /// The luck that follows from a small seed.
    pub fn new(seed: u64) -> FastRng {
        FastRng(ChaCha8Rng::seed_from_u64(seed))
    }
}

impl Chance for FastRng {
    #[inline]
    fn below(&mut self, bound: u32) -> u32 {
        ((u64::from(self.0.next_u32()) * u64::from(bound)) >> 32) as u32
    }
}

/// Writes down every draw of another source.
#[derive(Clone, Debug)]
pub struct Recorder<C> {
    chance: C,
    draws: Vec<Draw>,
    left: Vec<String>,
}

impl<C: Chance> Recorder<C> {
    /// A recorder around a source.
    pub fn new(chance: C) -> Recorder<C> {
        Recorder { chance, draws: Vec::new(), left: Vec::new() }
    }

    /// The draws since the last call.
    pub fn take(&mut self) -> Vec<Draw> {
        self.draws.retain(|draw| !draw.numbers.is_empty());
        std::mem::take(&mut self.draws)
    }

    /// The source inside.
    pub fn inner(&mut self) -> &mut C {
        &mut self.chance
    }
}

impl<C: Chance> Chance for Recorder<C> {
    fn below(&mut self, bound: u32) -> u32 {
        assert_eq!(bound as usize, self.left.len(), "a draw must choose among what it announced");
        let number = self.chance.below(bound);
        let got = self.left.remove(number as usize);
        if let Some(draw) = self.draws.last_mut() {
            draw.numbers.push(number);
            draw.got.push(got);
        }
        number
    }

    fn announce(&mut self, what: Label, items: impl FnOnce() -> Vec<String>) {
        self.left = items();
        self.chance.announce(what, || self.left.clone());
        self.draws.push(Draw {
            what: what.what.to_owned(),
            seat: what.seat,
            at: self.chance.position(),
            from: self.left.iter().collect(),
            numbers: Vec::new(),
            got: Vec::new(),
        });
    }

    fn position(&self) -> u64 {
        self.chance.position()
    }
}

/// Why a script of draws does not fit the game that it is played for.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum ScriptFault {
    /// The game draws more than the script holds.
    Missing {
        /// What the game draws for.
        what: String,
    },
    /// The script holds more than the game draws.
    Unused {
        /// What the script's draw is for.
        what: String,
    },
    /// The game draws for something else, or out of other items.
    Different {
        /// What the game draws for.
        what: String,
        /// What differs, in words.
        how: String,
    },
}

impl std::fmt::Display for ScriptFault {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            ScriptFault::Missing { what } => write!(f, "the draw for '{what}' is missing"),
            ScriptFault::Unused { what } => write!(f, "the draw for '{what}' is never made"),
            ScriptFault::Different { what, how } => write!(f, "the draw for '{what}': {how}"),
        }
    }
}

/// Plays back draws: replay needs no generator, and tests decide their luck.
///
/// What came is looked up by name; the numbers are checked too where the script gives them.
#[derive(Clone, Debug, Default)]
pub struct Script {
    draws: std::collections::VecDeque<Draw>,
    current: Option<Draw>,
    left: Vec<String>,
    taken: usize,
    fault: Option<ScriptFault>,
}

impl Script {
    /// A script of recorded draws.
    pub fn new(draws: impl IntoIterator<Item = Draw>) -> Script {
        Script { draws: draws.into_iter().collect(), ..Script::default() }
    }

    /// Ends the script: what did not fit, or what was left over.
    pub fn finish(mut self) -> Result<(), ScriptFault> {
        self.close_current();
        if let Some(draw) = self.draws.pop_front() {
            self.blame(ScriptFault::Unused { what: draw.what });
        }
        self.fault.map_or(Ok(()), Err)
    }

    fn blame(&mut self, fault: ScriptFault) {
        self.fault.get_or_insert(fault);
    }

    fn differs(&mut self, how: String) {
        let what = self.current.as_ref().map_or_else(String::new, |draw| draw.what.clone());
        self.blame(ScriptFault::Different { what, how });
    }

    fn close_current(&mut self) {
        let Some(draw) = &self.current else { return };
        if self.taken < draw.got.len().max(draw.numbers.len()) {
            self.differs("it holds more numbers than are drawn".to_owned());
        }
        self.current = None;
    }

    fn open(&mut self, what: Label) {
        self.taken = 0;
        let Some(draw) = self.draws.pop_front() else {
            return self.blame(ScriptFault::Missing { what: what.what.to_owned() });
        };
        let fits = draw.what == what.what && draw.seat == what.seat;
        let listed = draw.from.is_empty() || draw.from.iter().eq(&self.left);
        if !fits {
            self.blame(ScriptFault::Different {
                what: what.what.to_owned(),
                how: format!("the script has '{}' here", draw.what),
            });
        }
        self.current = Some(draw);
        if fits && !listed {
            self.differs("the listed items are not the ones that are left".to_owned());
        }
    }

    /// The scripted number for the next item, if the script has a sound one.
    fn scripted(&mut self) -> Option<u32> {
        let draw = self.current.as_ref()?;
        let (number, got) = (draw.numbers.get(self.taken).copied(), draw.got.get(self.taken));
        let Some(got) = got.cloned() else {
            self.differs("it holds fewer items than are drawn".to_owned());
            return None;
        };
        self.taken += 1;
        let Some(index) = self.left.iter().position(|item| *item == got) else {
            self.differs(format!("'{got}' is not there to come"));
            return None;
        };
        if number.is_some_and(|number| number as usize != index) {
            self.differs(format!("'{got}' does not stand at the drawn number"));
            return None;
        }
        Some(index as u32)
    }
}

impl Chance for Script {
    fn below(&mut self, bound: u32) -> u32 {
        let number = self.scripted().filter(|number| *number < bound).unwrap_or(0);
        if (number as usize) < self.left.len() {
            self.left.remove(number as usize);
        }
        number
    }

    fn announce(&mut self, what: Label, items: impl FnOnce() -> Vec<String>) {
        self.close_current();
        self.left = items();
        if !self.left.is_empty() {
            self.open(what);
        }
    }
}

#[cfg(test)]
mod tests;
