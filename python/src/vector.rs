//! Many games side by side, in buffers that are written in place.

use std::collections::BTreeMap;
use std::sync::Mutex;

use mittwoch_arena::{Reward, VectorBuffers, VectorDoor, VectorPlan};
use mittwoch_match::DoorSetup;
use numpy::{PyArray1, PyArray2, PyArrayMethods, PyReadonlyArray1};
use pyo3::prelude::*;

use crate::errors::{MittwochError, RefusedError, SetupError, faulty, held};
use crate::guarded;
use crate::opening::{PackFiles, known, pack_of, setting};
use crate::table::{BlockRow, FeatureRow, GameKind, Table, apart, blocks, busy, features, kind};

/// Games side by side.
#[pyclass(frozen, module = "mittwoch._core")]
pub(crate) struct Vector {
    inner: Mutex<VectorDoor>,
    /// Which game is played in every row.
    kind: GameKind,
    buffers: Buffers,
}

/// What is written in place.
struct Buffers {
    observation: Py<PyArray2<f32>>,
    mask: Py<PyArray2<u8>>,
    reward: Py<PyArray2<f32>>,
    done: Py<PyArray1<u8>>,
    seat: Py<PyArray1<i32>>,
    score: Py<PyArray2<i32>>,
    answers: Py<PyArray1<i64>>,
}

impl Buffers {
    fn new(py: Python<'_>, door: &VectorDoor) -> Buffers {
        let (spec, games) = (door.spec(), door.games());
        let (seats, answers) = (usize::from(spec.seats), spec.answers as usize);
        Buffers {
            observation: PyArray2::zeros(py, [games, spec.observation], false).unbind(),
            mask: PyArray2::zeros(py, [games, answers], false).unbind(),
            reward: PyArray2::zeros(py, [games, seats], false).unbind(),
            done: PyArray1::zeros(py, games, false).unbind(),
            seat: PyArray1::zeros(py, games, false).unbind(),
            score: PyArray2::zeros(py, [games, seats], false).unbind(),
            answers: PyArray1::zeros(py, games, false).unbind(),
        }
    }

    /// Lets something write into all of them while other threads of Python run.
    fn written<T: Send>(
        &self,
        py: Python<'_>,
        write: impl FnOnce(VectorBuffers<'_>) -> T + Send,
    ) -> PyResult<T> {
        let mut observation = self.observation.bind(py).try_readwrite().map_err(busy)?;
        let mut mask = self.mask.bind(py).try_readwrite().map_err(busy)?;
        let mut reward = self.reward.bind(py).try_readwrite().map_err(busy)?;
        let mut done = self.done.bind(py).try_readwrite().map_err(busy)?;
        let mut seat = self.seat.bind(py).try_readwrite().map_err(busy)?;
        let mut score = self.score.bind(py).try_readwrite().map_err(busy)?;
        let buffers = VectorBuffers {
            observation: observation.as_slice_mut().map_err(apart)?,
            mask: mask.as_slice_mut().map_err(apart)?,
            reward: reward.as_slice_mut().map_err(apart)?,
            done: done.as_slice_mut().map_err(apart)?,
            seat: seat.as_slice_mut().map_err(apart)?,
            score: score.as_slice_mut().map_err(apart)?,
        };
        Ok(py.detach(|| write(buffers)))
    }
}

#[pymethods]
impl Vector {
    /// Opens games side by side.
    #[new]
    #[pyo3(signature = (
        game, players, games, *, threads=1, seed=0, options=None, pack=None, rules=None,
        bots=None, iterations=100, forced=true, reward="win",
    ))]
    #[expect(clippy::too_many_arguments, reason = "Python names them")]
    fn new(
        py: Python<'_>,
        game: &str,
        players: u8,
        games: usize,
        threads: usize,
        seed: u64,
        options: Option<BTreeMap<String, String>>,
        pack: PackFiles,
        rules: Option<u32>,
        bots: Option<Vec<Option<String>>>,
        iterations: u32,
        forced: bool,
        reward: &str,
    ) -> PyResult<Vector> {
        guarded(|| {
            let title = known(game)?;
            let setting = setting(players, options);
            let setup = DoorSetup { pack: pack_of(title, &pack)?, setting, rules, watching: true };
            let reward = Reward::named(reward).ok_or_else(|| unknown_reward(reward))?;
            let (bots, kind) = (bots.unwrap_or_default(), kind(title, &setup));
            let plan = VectorPlan { setup, games, threads, bots, iterations, forced, reward, seed };
            let door = py.detach(|| guarded(|| VectorDoor::open(title, &plan).map_err(faulty)))?;
            let buffers = Buffers::new(py, &door);
            let vector = Vector { inner: Mutex::new(door), kind, buffers };
            vector.restart(py, seed)?;
            Ok(vector)
        })
    }

    /// The buffers: observation, mask, reward, done, seat, score, and drawn answers.
    #[getter]
    #[expect(clippy::type_complexity, reason = "a row of buffers")]
    fn buffers(
        &self,
        py: Python<'_>,
    ) -> (
        Py<PyArray2<f32>>,
        Py<PyArray2<u8>>,
        Py<PyArray2<f32>>,
        Py<PyArray1<u8>>,
        Py<PyArray1<i32>>,
        Py<PyArray2<i32>>,
        Py<PyArray1<i64>>,
    ) {
        let Buffers { observation, mask, reward, done, seat, score, answers } = &self.buffers;
        let (observation, mask) = (observation.clone_ref(py), mask.clone_ref(py));
        let (reward, done, seat) = (reward.clone_ref(py), done.clone_ref(py), seat.clone_ref(py));
        (observation, mask, reward, done, seat, score.clone_ref(py), answers.clone_ref(py))
    }

    /// Begins every game anew.
    fn restart(&self, py: Python<'_>, seed: u64) -> PyResult<()> {
        guarded(|| {
            let mut door = held(&self.inner)?;
            let door = &mut *door;
            self.buffers.written(py, |into| {
                guarded(|| {
                    door.restart(seed, into)
                        .map_err(|fault| MittwochError::new_err(fault.to_string()))
                })
            })?
        })
    }

    /// Lets single games go on from where they stand, one in each row from the first on.
    #[pyo3(signature = (games, first=0))]
    fn place(&self, py: Python<'_>, games: Vec<Py<Table>>, first: usize) -> PyResult<()> {
        guarded(|| {
            let doors = games.iter().map(|game| game.get().door(&self.kind));
            let doors = doors.collect::<PyResult<Vec<_>>>()?;
            let mut door = held(&self.inner)?;
            let door = &mut *door;
            self.buffers.written(py, |into| {
                guarded(|| {
                    door.place(first, doors, into)
                        .map_err(|fault| SetupError::new_err(fault.to_string()))
                })
            })?
        })
    }

    /// Gives one answer in every game; the buffers say what came of it.
    fn step(&self, py: Python<'_>, answers: PyReadonlyArray1<'_, i64>) -> PyResult<()> {
        guarded(|| {
            // A copy, so that nobody changes them while they are looked at.
            let answers: Vec<i64> = answers.as_array().iter().copied().collect();
            let mut door = held(&self.inner)?;
            let door = &mut *door;
            self.buffers.written(py, |into| {
                guarded(|| {
                    door.step(&answers, into)
                        .map_err(|fault| RefusedError::new_err(fault.to_string()))
                })
            })?
        })
    }

    /// Draws one of the open answers in every game.
    fn draw(&self, py: Python<'_>) -> PyResult<Py<PyArray1<i64>>> {
        guarded(|| {
            let mut door = held(&self.inner)?;
            let mut into = self.buffers.answers.bind(py).try_readwrite().map_err(busy)?;
            let drawn = door.draw(into.as_slice_mut().map_err(apart)?);
            drawn.map_err(|fault| MittwochError::new_err(fault.to_string()))?;
            Ok(self.buffers.answers.clone_ref(py))
        })
    }

    /// What the numbers of an observation stand for.
    fn features(&self) -> PyResult<Vec<FeatureRow>> {
        guarded(|| Ok(features(held(&self.inner)?.spec())))
    }

    /// The blocks of numbers.
    fn blocks(&self) -> PyResult<Vec<BlockRow>> {
        guarded(|| Ok(blocks(held(&self.inner)?.spec())))
    }

    /// How many games have ended.
    #[getter]
    fn finished(&self) -> PyResult<u64> {
        guarded(|| Ok(held(&self.inner)?.finished()))
    }
}

fn unknown_reward(name: &str) -> PyErr {
    let names = Reward::NAMES.join(", ");
    SetupError::new_err(format!("there is no reward '{name}'; there are {names}"))
}
