//! Finished games in a file, so that a tournament that was broken off goes on.

use std::collections::BTreeMap;
use std::fs::{self, File, OpenOptions};
use std::io::Write as _;
use std::path::Path;
use std::sync::{Mutex, MutexGuard, PoisonError};

use mittwoch_kernel::DataFault;
use serde::{Deserialize, Serialize};

use super::TournamentPlan;
use super::table::Played;

/// A line of the file.
#[derive(Serialize, Deserialize)]
struct KeptLine {
    /// What was played: the game, the setting, the seed and both entrants.
    of: String,
    deal: u64,
    rotation: u64,
    #[serde(flatten)]
    played: Played,
}

/// The games of before, and where new ones go.
pub(super) struct Kept {
    file: Option<File>,
    names: BTreeMap<[usize; 2], String>,
    known: BTreeMap<(String, u64, u64), Played>,
}

/// The list, also where a thread panicked: each line in it is whole.
pub(super) fn lock(kept: &Mutex<Kept>) -> MutexGuard<'_, Kept> {
    kept.lock().unwrap_or_else(PoisonError::into_inner)
}

impl Kept {
    /// Reads what was played of this very tournament; lines of others stay in the file.
    pub(super) fn open(
        plan: &TournamentPlan,
        pairs: &[[usize; 2]],
        game: &str,
    ) -> Result<Kept, DataFault> {
        let name = |pair: &[usize; 2]| {
            let [one, others] = pair.map(|place| &plan.entrants[place]);
            let options = format!("{:?}", plan.setting);
            let (pack, seed) = (plan.pack.digest(), plan.seed);
            format!("{game} {pack} {options} seed {seed}: {one} against {others}")
        };
        let names: BTreeMap<_, _> = pairs.iter().map(|pair| (*pair, name(pair))).collect();
        let Some(path) = &plan.kept else {
            return Ok(Kept { file: None, names, known: BTreeMap::new() });
        };
        let fault = |error| DataFault::new(format!("{}: {error}", path.display()));
        let known = if path.exists() { read(path).map_err(fault)? } else { BTreeMap::new() };
        let file = OpenOptions::new().create(true).append(true).open(path).map_err(fault)?;
        Ok(Kept { file: Some(file), names, known })
    }

    /// A game of before.
    pub(super) fn find(&self, pair: [usize; 2], deal: u64, rotation: u64) -> Option<Played> {
        let of = self.names.get(&pair)?.clone();
        self.known.get(&(of, deal, rotation)).copied()
    }

    /// Keeps a game.
    pub(super) fn add(
        &mut self,
        pair: [usize; 2],
        deal: u64,
        rotation: u64,
        played: &Played,
    ) -> Result<(), DataFault> {
        let (Some(file), Some(of)) = (&mut self.file, self.names.get(&pair)) else { return Ok(()) };
        let line = KeptLine { of: of.clone(), deal, rotation, played: *played };
        let text = serde_json::to_string(&line).expect("a line is JSON") + "\n";
        let fault = |error| DataFault::new(format!("a game cannot be kept: {error}"));
        file.write_all(text.as_bytes()).map_err(fault)
    }
}

/// The lines of a file; one that was cut when a program was killed is passed over.
fn read(path: &Path) -> std::io::Result<BTreeMap<(String, u64, u64), Played>> {
    let text = fs::read_to_string(path)?;
    let lines = text.lines().filter_map(|line| serde_json::from_str::<KeptLine>(line).ok());
    Ok(lines.map(|line| ((line.of, line.deal, line.rotation), line.played)).collect())
}
