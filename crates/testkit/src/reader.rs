//! Observations read back: all that a seat knows, from its numbers alone.

use mittwoch_kernel::{Bag, FeatureKind, Observation, Viewer, Whole};

use crate::case::{Case, CheckPlace};
use crate::laws::{first, learn};
use crate::luck::sample;
use crate::{Broken, built_in, subjects};

/// At how many states of a long walk what each viewer knows is rebuilt.
const STATES: usize = 32;
/// How many answers a walk may take.
const BOUND: usize = 20_000;

/// Reads an observation field by field, in the order in which it was written.
///
/// Its methods are those of a [`Pen`](mittwoch_kernel::Pen), and demand the names that were written.
#[derive(Debug)]
pub struct Reader<'a> {
    seen: &'a Observation,
    next: usize,
    parts: Vec<String>,
}

impl<'a> Reader<'a> {
    /// At the first field.
    pub fn new(seen: &'a Observation) -> Reader<'a> {
        Reader { seen, next: 0, parts: Vec::new() }
    }

    /// The next field, which has this name.
    fn field(&mut self, name: &str) -> (FeatureKind, &'a [i32]) {
        let feature = &self.seen.features[self.next];
        let path = self.parts.iter().map(String::as_str).chain([name]).collect::<Vec<_>>();
        assert_eq!(feature.name, path.join(", "), "another field is written here");
        self.next += 1;
        (feature.kind, &self.seen.numbers[feature.first..feature.first + feature.len()])
    }

    /// Reads a part with fields of its own.
    pub fn part<T>(&mut self, name: &str, place: usize, read: impl FnOnce(&mut Self) -> T) -> T {
        self.parts.push(format!("{name} {place}"));
        let what = read(self);
        self.parts.pop();
        what
    }

    /// Something that is so or not.
    pub fn flag(&mut self, name: &str) -> bool {
        self.field(name).1 == [1]
    }

    /// A count.
    pub fn count(&mut self, name: &str) -> u32 {
        u32::try_from(self.field(name).1[0]).expect("no count is below none")
    }

    /// Several counts.
    pub fn counts<const N: usize>(&mut self, name: &str) -> [u8; N] {
        let numbers = self.field(name).1;
        assert_eq!(numbers.len(), N, "so many counts");
        std::array::from_fn(|at| numbers[at] as u8)
    }

    /// An amount, as far as its scale goes: what lies beyond was cut off.
    pub fn amount(&mut self, name: &str) -> i32 {
        let (kind, numbers) = self.field(name);
        let FeatureKind::Amount { scale } = kind else { panic!("{name} is {kind:?}") };
        assert!((scale.least..=scale.most).contains(&numbers[0]), "{name} is cut off");
        numbers[0]
    }

    /// A small amount.
    pub fn small(&mut self, name: &str) -> u8 {
        u8::try_from(self.amount(name)).expect("a small amount")
    }

    /// One of several things, or none.
    pub fn one_of(&mut self, name: &str) -> Option<usize> {
        self.field(name).1.iter().position(|number| *number == 1)
    }

    /// The same as an id.
    pub fn id(&mut self, name: &str) -> Option<u8> {
        self.one_of(name).map(|place| place as u8)
    }

    /// Any of several things.
    pub fn some_of(&mut self, name: &str) -> Bag {
        let numbers = self.field(name).1.iter().zip(0..);
        numbers.filter(|(number, _)| **number == 1).map(|(_, place)| place).collect()
    }
}

/// Demands that all that any viewer knows can be rebuilt from its observation, under every setting
/// and in so many games of each: `read` rebuilds it and is given nothing else. Says how often.
///
/// # Panics
///
/// When what was rebuilt is not what is known, or a field is left unread.
pub fn knowledge_is_rebuilt<G>(
    games: u64,
    read: impl Fn(&G, &mut Reader<'_>) -> G::Knowledge,
) -> Result<u64, Broken>
where
    G: Whole,
    G::Knowledge: PartialEq,
{
    let mut rebuilt = 0;
    for players in G::about().players {
        for subject in subjects::<G>(G::RULES, &built_in::<G>(), players)? {
            for seed in 0..games {
                let place = CheckPlace::new();
                let case = Case::new(&subject, seed, BOUND, &place)?;
                place.enter("observations tell all that is known");
                rebuilt += rebuilt_in(&case, &read)?;
            }
        }
    }
    Ok(rebuilt)
}

fn rebuilt_in<G>(
    case: &Case<'_, G>,
    read: &impl Fn(&G, &mut Reader<'_>) -> G::Knowledge,
) -> Result<u64, Broken>
where
    G: Whole,
    G::Knowledge: PartialEq,
{
    let (game, mut luck, mut rebuilt) = (case.game(), case.luck(19), 0);
    for viewer in Viewer::all(game.seats()) {
        let (mut knowledge, mut learnt) = (first(case, viewer), 0);
        let mut states = sample(case.walk.steps.len(), STATES, &mut luck);
        states.push(case.walk.steps.len());
        for at in states {
            (learnt..at).for_each(|step| learn(case, viewer, step, &mut knowledge));
            learnt = at;
            let seen = Observation::of(game, &knowledge);
            let mut reader = Reader::new(&seen);
            let found = read(game, &mut reader);
            assert_eq!(reader.next, seen.features.len(), "every field is read");
            case.must(found == knowledge, || unlike(viewer, &found, &knowledge))?;
            let view = game.view(case.walk.state(at), viewer);
            case.must(game.known_view(&found) == view, || format!("{viewer:?} sees otherwise"))?;
            rebuilt += 1;
        }
    }
    Ok(rebuilt)
}

/// The lines in which two values differ.
fn unlike<T: std::fmt::Debug>(viewer: Viewer, found: &T, known: &T) -> String {
    let (found, known) = (format!("{found:#?}"), format!("{known:#?}"));
    let pairs = found.lines().zip(known.lines()).enumerate();
    let unlike = pairs.filter(|(_, (found, known))| found != known);
    let lines = unlike.map(|(at, (found, known))| format!("{at}:{found} for{known}"));
    format!("{viewer:?}: {}", lines.take(12).collect::<Vec<_>>().join("\n"))
}
