//! What is needed to open a game, and what there is.

use std::collections::BTreeMap;

use mittwoch_arena::SimulationPlan;
use mittwoch_games::{catalogue, title};
use mittwoch_kernel::{MAX_SEATS, Outcome, Pack, Seat, Seed, Setting};
use mittwoch_match::Title;
use pyo3::prelude::*;
use serde_json::json;

use crate::errors::{SetupError, faulty, unsound};
use crate::guarded;
use crate::json::plain;

/// The files of an owner's pack, by name.
pub(crate) type PackFiles = Option<BTreeMap<String, String>>;

/// A seed as Python gives it.
#[derive(FromPyObject)]
pub(crate) enum SeedArg {
    /// A small number, from which it is spread.
    Number(u64),
    /// The whole of it.
    Bytes([u8; 32]),
}

impl From<SeedArg> for Seed {
    fn from(seed: SeedArg) -> Seed {
        match seed {
            SeedArg::Number(number) => Seed::from_number(number),
            SeedArg::Bytes(bytes) => Seed(bytes),
        }
    }
}

/// The game with a key.
pub(crate) fn known(key: &str) -> PyResult<&'static dyn Title> {
    title(key).ok_or_else(|| {
        let keys: Vec<_> = catalogue().iter().map(|title| title.about().key).collect();
        SetupError::new_err(format!("there is no game '{key}'; there are {}", keys.join(", ")))
    })
}

/// The pack that an owner's files make.
fn owned(files: &PackFiles) -> PyResult<Option<Pack>> {
    let Some(files) = files else { return Ok(None) };
    let files = files.iter().map(|(name, text)| (name.as_str(), text.as_str()));
    Pack::new(files).map(Some).map_err(faulty)
}

/// The components of a game, with an owner's files laid over them.
pub(crate) fn pack_of(title: &dyn Title, files: &PackFiles) -> PyResult<Pack> {
    title.pack(owned(files)?.as_ref()).map_err(faulty)
}

/// The components of a record.
pub(crate) fn pack_named(title: &dyn Title, files: &PackFiles, digest: &str) -> PyResult<Pack> {
    let unknown = || SetupError::new_err("the match was played with another component pack");
    title.pack_of(owned(files)?.as_ref(), digest).ok_or_else(unknown)
}

/// Players and options.
pub(crate) fn setting(players: u8, options: Option<BTreeMap<String, String>>) -> Setting {
    Setting { players, options: options.unwrap_or_default() }
}

/// What there is to be known of every game before it starts.
#[pyfunction]
pub(crate) fn about(py: Python<'_>) -> PyResult<Bound<'_, PyAny>> {
    guarded(|| {
        let one = |title: &&dyn Title| {
            let about = title.about();
            let rules: Vec<u32> = title.editions().iter().map(|edition| edition.rules).collect();
            json!({
                "key": about.key,
                "least_players": about.players.start(),
                "most_players": about.players.end(),
                "rules": rules,
                "options": about.options,
                "bots": title.bots(),
                "files": about.files.iter().map(|(name, _)| *name).collect::<Vec<_>>(),
            })
        };
        plain(py, &catalogue().iter().map(one).collect::<Vec<_>>())
    })
}

/// Checks the record of a finished match, and says what it says.
#[pyfunction]
#[pyo3(signature = (text, pack=None))]
pub(crate) fn verify<'py>(
    py: Python<'py>,
    text: &str,
    pack: PackFiles,
) -> PyResult<Bound<'py, PyAny>> {
    guarded(|| {
        let head = crate::table::head(text)?;
        let pack = pack_named(known(&head.game)?, &pack, &head.pack)?;
        let sound = mittwoch_games::verify(text, Some(&pack)).map_err(unsound)?;
        let mittwoch_match::Verified { header, answers, outcome } = sound;
        plain(py, &json!({ "game": header.game, "answers": answers, "outcome": outcome }))
    })
}

/// Plays many games among bots, on all threads that it is given.
#[pyfunction]
#[pyo3(signature = (game, players, bots, games, seed=0, threads=1, options=None, pack=None))]
#[expect(clippy::too_many_arguments, reason = "Python names them")]
pub(crate) fn simulate<'py>(
    py: Python<'py>,
    game: &str,
    players: u8,
    bots: Vec<String>,
    games: u64,
    seed: u64,
    threads: usize,
    options: Option<BTreeMap<String, String>>,
    pack: PackFiles,
) -> PyResult<Bound<'py, PyAny>> {
    guarded(|| {
        let title = known(game)?;
        let plan = SimulationPlan {
            pack: pack_of(title, &pack)?,
            setting: setting(players, options),
            rules: None,
            games,
            bots,
            seed,
            threads,
            records: None,
        };
        let tally = py.detach(|| {
            guarded(|| mittwoch_arena::simulate(title, &plan, &|_| {}).map_err(faulty))
        })?;
        plain(py, &tally)
    })
}

/// The place of each seat, from who won and the scores.
#[pyfunction]
#[pyo3(signature = (winners, scores, automaton=None))]
pub(crate) fn ranks(
    winners: Vec<u8>,
    scores: Vec<i32>,
    automaton: Option<i32>,
) -> PyResult<Vec<u32>> {
    guarded(|| {
        let seats = scores.len();
        if seats > MAX_SEATS || winners.iter().any(|seat| usize::from(*seat) >= seats) {
            return Err(SetupError::new_err(format!("there are no such seats: {winners:?}")));
        }
        let winners = winners.into_iter().map(Seat).collect();
        let scores = scores.into_iter().collect();
        let outcome = Outcome { winners, scores, automaton, rounds: 0 };
        Ok(outcome.ranks().iter().map(|rank| u32::from(*rank)).collect())
    })
}
