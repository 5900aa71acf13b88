//! Other worlds, for tests alone: a match in which everything has changed places that a viewer
//! cannot know, and in which the same play is made.

mod world;

use std::collections::BTreeMap;
use std::sync::{Mutex, PoisonError};

use mittwoch_kernel::{Chance, Draw, FastRng, NameList, Record, Script, Seed, Viewer, Whole};

use crate::history::{History, HistoryEntry};
use world::World;

/// Whose ignorance counts, and up to when.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct RedealPoint {
    /// Who must not notice anything.
    pub viewer: Viewer,
    /// The number of the last record up to which the viewer must not notice anything.
    pub seq: u32,
}

/// A deal in which names have changed places.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Deal {
    /// Where each name goes; names that stay are left out.
    pub names: BTreeMap<String, String>,
    /// What comes, from the set-up to the moment.
    pub draws: Vec<Draw>,
    /// Whether the two worlds really differ up to the moment, and not only in what is to come.
    pub moved: bool,
}

impl Deal {
    /// An answer as it is given in the other world.
    pub fn renamed(&self, action: &str) -> String {
        renamed(action, &self.names)
    }
}

static LAID: Mutex<BTreeMap<[u8; 32], Vec<Draw>>> = Mutex::new(BTreeMap::new());

/// Lays out the draws of the next match that is opened with this seed.
pub fn lay(seed: Seed, deal: &Deal) {
    let mut laid = LAID.lock().unwrap_or_else(PoisonError::into_inner);
    laid.insert(seed.0, deal.draws.clone());
}

/// The draws that were laid out for this seed; they are used once.
pub(crate) fn laid(seed: Seed) -> Option<Script> {
    let mut laid = LAID.lock().unwrap_or_else(PoisonError::into_inner);
    laid.remove(&seed.0).map(Script::new)
}

/// Exchanges everything in a match that a viewer cannot know at a moment.
pub(crate) fn redeal<G: Whole>(
    course: &History<G>,
    moment: RedealPoint,
    luck: u64,
) -> Result<Deal, String> {
    let entries = course.entries.get(..moment.seq as usize).ok_or("there is no such record")?;
    let (game, standing) = (&*course.game, standing(entries)?);
    let viewer = moment.viewer;
    let truth = World::played(game, viewer, &course.setup.0, standing.iter().copied().cloned())?;
    let groups = game.interchangeable(&truth.knowledge);
    let names = permutation(groups, &mut FastRng::new(luck))?;
    let setup = renamed_draws(&course.setup.0, &names);
    let records = standing.iter().map(|record| renamed_record(game, record, &names));
    let records = records.collect::<Result<Vec<_>, _>>()?;
    let other = World::played(game, viewer, &setup, records)?;
    let drawn = entries.iter().filter_map(|entry| match entry {
        HistoryEntry::Answer(record, _) => Some(renamed_draws(&record.draws, &names)),
        _ => None,
    });
    let draws = setup.into_iter().chain(drawn.flatten()).collect();
    Ok(Deal { names, draws, moved: other.states != truth.states })
}

/// The answers that stand after these entries.
///
/// What was taken back freely has taught nobody anything; what was taken back by consent may have,
/// and then what stands does not tell what is known.
fn standing<A>(entries: &[HistoryEntry<A>]) -> Result<Vec<&Record<A>>, String> {
    let mut standing = Vec::new();
    for (seq, entry) in (1..).zip(entries) {
        match entry {
            HistoryEntry::Answer(record, _) => standing.push((seq, record)),
            HistoryEntry::Back(_, undone, None) => standing.retain(|(seq, _)| seq < undone),
            HistoryEntry::Back(_, _, Some(_)) => {
                return Err("an answer went back by consent".to_owned());
            }
            HistoryEntry::Resigned(_) | HistoryEntry::Ended(..) | HistoryEntry::Played(..) => {}
        }
    }
    Ok(standing.into_iter().map(|(_, record)| record).collect())
}

/// Where each name goes within its group; names that stay are left out.
fn permutation(
    groups: Vec<Vec<String>>,
    luck: &mut FastRng,
) -> Result<BTreeMap<String, String>, String> {
    let mut names = BTreeMap::new();
    for group in groups {
        let mut shuffled = group.clone();
        for last in (1..shuffled.len()).rev() {
            shuffled.swap(last, luck.below(last as u32 + 1) as usize);
        }
        for (from, to) in group.into_iter().zip(shuffled) {
            if let Some(twice) = names.insert(from, to) {
                return Err(format!("the place of '{twice}' is taken twice"));
            }
        }
    }
    names.retain(|from, to| from != to);
    Ok(names)
}

fn renamed(action: &str, names: &BTreeMap<String, String>) -> String {
    let words = action.split(' ').map(|word| names.get(word).map_or(word, String::as_str));
    words.collect::<Vec<_>>().join(" ")
}

/// Draws that say only what comes: the pool lists other names now, in another order.
fn renamed_draws(draws: &[Draw], names: &BTreeMap<String, String>) -> Vec<Draw> {
    let rename = |name: &String| names.get(name).unwrap_or(name).clone();
    let renamed = draws.iter().map(|draw| Draw {
        from: NameList::default(),
        numbers: Vec::new(),
        got: draw.got.iter().map(rename).collect(),
        ..draw.clone()
    });
    renamed.collect()
}

fn renamed_record<G: Whole>(
    game: &G,
    record: &Record<G::Action>,
    names: &BTreeMap<String, String>,
) -> Result<Record<G::Action>, String> {
    let text = renamed(&game.write(record.action), names);
    let action = game.read(&text).map_err(|fault| format!("'{text}': {}", fault.0))?;
    Ok(Record { action, draws: renamed_draws(&record.draws, names), ..record.clone() })
}
