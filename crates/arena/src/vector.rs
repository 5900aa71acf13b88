//! Many games side by side for those who learn: numbers in, numbers out, in buffers of the caller.
//!
//! Each game stands at a question to one seat. A step answers all of them; a game that ends begins
//! anew at once, and bots, lone answers and starts are gone through on the way.

mod lane;
mod reward;

use mittwoch_kernel::{DataFault, Seat, Seed};
use mittwoch_match::{Door, DoorSetup, DoorSpec, Title};
use rayon::ThreadPool;
use rayon::prelude::*;

use lane::{Lane, LaneBuffers};
pub use reward::Reward;

/// How many games a thread takes at least.
const PIECE: usize = 16;

/// The most games, and the most threads: what is beyond is a slip, and no memory holds it.
const MOST: [usize; 2] = [1 << 16, 1 << 10];

/// Which games are played side by side.
#[derive(Clone, Debug)]
pub struct VectorPlan {
    /// The components, players and options.
    pub setup: DoorSetup,
    /// How many games stand side by side.
    pub games: usize,
    /// How many threads play them.
    pub threads: usize,
    /// A bot for each seat that no caller answers for.
    pub bots: Vec<Option<String>>,
    /// How many iterations a bot may think about an answer.
    pub iterations: u32,
    /// Whether an answer that is the only one is given without asking.
    pub forced: bool,
    /// What is paid at the end of a game.
    pub reward: Reward,
    /// What all luck follows from: game `n` has the seed that a simulation gives its game `n`.
    pub seed: u64,
}

/// Where a step writes, one row for each game.
#[derive(Debug)]
pub struct VectorBuffers<'a> {
    /// What the asked seat knows: as long as an observation is.
    pub observation: &'a mut [f32],
    /// 1 for each answer that is open to it: as long as there are answers.
    pub mask: &'a mut [u8],
    /// What each seat was paid by this step: as long as there are seats.
    pub reward: &'a mut [f32],
    /// 1 where this step ended a game; the row of the observation is of the next one then.
    pub done: &'a mut [u8],
    /// The seat that is asked.
    pub seat: &'a mut [i32],
    /// The scores of the game that ended last: as long as there are seats.
    pub score: &'a mut [i32],
}

/// Why a step is not made, or games are not placed; nothing is changed then.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum VectorFault {
    /// A buffer or the answers have another length.
    Length {
        /// Which of them.
        of: &'static str,
        /// The length that it must have.
        needed: usize,
    },
    /// An answer is not open in its game.
    NotOffered {
        /// The game, counted from 0.
        game: usize,
        /// The number that is none of the open ones.
        number: i64,
    },
    /// There is no such row.
    NoRow {
        /// The row, counted from 0.
        row: usize,
        /// How many games stand side by side.
        games: usize,
    },
    /// A game cannot go on in a row: it is another one, is over, or nobody watches it.
    Unlike {
        /// The row that it was meant for.
        row: usize,
    },
}

impl std::fmt::Display for VectorFault {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            VectorFault::Length { of, needed } => write!(f, "{of} must have {needed} numbers"),
            VectorFault::NotOffered { game, number } => {
                write!(f, "answer {number} is not open in game {game}; no answer was given")
            }
            VectorFault::NoRow { row, games } => {
                write!(f, "there is no row {row}; {games} games stand side by side")
            }
            VectorFault::Unlike { row } => write!(
                f,
                "the game for row {row} cannot go on there: it is another one, is over, or was \
                 opened without observing"
            ),
        }
    }
}

impl std::error::Error for VectorFault {}

/// Games side by side.
pub struct VectorDoor {
    spec: DoorSpec,
    lanes: Vec<Lane>,
    pool: Option<ThreadPool>,
}

impl VectorDoor {
    /// Opens the games of a plan, each at its first question.
    pub fn open(title: &dyn Title, plan: &VectorPlan) -> Result<VectorDoor, Vec<DataFault>> {
        let faults = plan.faults(title);
        if !faults.is_empty() {
            return Err(faults);
        }
        let setup = DoorSetup { watching: true, ..plan.setup.clone() };
        let mut first = title.door(&setup)?;
        for (name, seat) in plan.bots.iter().zip(0..) {
            first.seat_bot(Seat(seat), name.as_deref());
        }
        let spec = first.spec().clone();
        let lanes = (0..plan.games).map(|at| Lane::new(first.twin(), at, plan)).collect();
        let pool = rayon::ThreadPoolBuilder::new().num_threads(plan.threads);
        let pool = (plan.threads > 1).then(|| pool.build()).transpose();
        let pool = pool.map_err(|error| vec![DataFault::new(format!("no threads: {error}"))])?;
        let mut door = VectorDoor { spec, lanes, pool };
        door.each(|lane| lane.restart(Seed::from_number(plan.seed)));
        Ok(door)
    }

    /// What is the same for every game.
    pub fn spec(&self) -> &DoorSpec {
        &self.spec
    }

    /// How many games stand side by side.
    pub fn games(&self) -> usize {
        self.lanes.len()
    }

    /// How many games have ended.
    pub fn finished(&self) -> u64 {
        self.lanes.iter().map(Lane::finished).sum()
    }

    /// Begins every game anew, and writes where each stands.
    pub fn restart(&mut self, seed: u64, into: VectorBuffers<'_>) -> Result<(), VectorFault> {
        self.fits(&into)?;
        self.write(into, move |lane, buffers| {
            lane.restart(Seed::from_number(seed));
            lane.write(buffers);
        });
        Ok(())
    }

    /// Gives one answer in every game, and writes what came of it.
    pub fn step(&mut self, answers: &[i64], into: VectorBuffers<'_>) -> Result<(), VectorFault> {
        if answers.len() != self.lanes.len() {
            return Err(VectorFault::Length { of: "the answers", needed: self.lanes.len() });
        }
        self.fits(&into)?;
        for (game, (lane, number)) in self.lanes.iter_mut().zip(answers).enumerate() {
            if !lane.take(*number) {
                return Err(VectorFault::NotOffered { game, number: *number });
            }
        }
        self.write(into, |lane, buffers| {
            lane.step();
            lane.write(buffers);
        });
        Ok(())
    }

    /// Draws one of the open answers in every game, each as likely as the others.
    pub fn draw(&mut self, into: &mut [i64]) -> Result<(), VectorFault> {
        if into.len() != self.lanes.len() {
            return Err(VectorFault::Length { of: "the answers", needed: self.lanes.len() });
        }
        for (lane, number) in self.lanes.iter_mut().zip(into) {
            *number = lane.draw();
        }
        Ok(())
    }

    /// Lets games go on from where they stand, one in each row from the first on, and writes where
    /// all stand then. Bots sit as they do in the other rows; the game that follows is as ever.
    pub fn place(
        &mut self,
        first: usize,
        doors: Vec<Box<dyn Door>>,
        into: VectorBuffers<'_>,
    ) -> Result<(), VectorFault> {
        self.fits(&into)?;
        let games = self.lanes.len();
        let last = first.saturating_add(doors.len());
        if last > games {
            return Err(VectorFault::NoRow { row: first.max(games), games });
        }
        let mut seen = vec![0.0; self.spec.observation];
        let unlike = doors.iter().position(|door| {
            let same = *door.spec() == self.spec && !door.asked().is_empty();
            !same || door.observe(Seat(0), &mut seen).is_err()
        });
        if let Some(place) = unlike {
            return Err(VectorFault::Unlike { row: first + place });
        }
        self.lanes[first..].iter_mut().zip(doors).for_each(|(lane, door)| lane.go_on_in(door));
        self.write(into, Lane::write);
        Ok(())
    }

    fn fits(&self, into: &VectorBuffers<'_>) -> Result<(), VectorFault> {
        let (games, seats) = (self.lanes.len(), usize::from(self.spec.seats));
        let answers = self.spec.answers as usize;
        let lengths = [
            ("the observation", into.observation.len(), games * self.spec.observation),
            ("the mask", into.mask.len(), games * answers),
            ("the reward", into.reward.len(), games * seats),
            ("done", into.done.len(), games),
            ("the seat", into.seat.len(), games),
            ("the score", into.score.len(), games * seats),
        ];
        let wrong = lengths.iter().find(|(_, len, needed)| len != needed);
        wrong.map_or(Ok(()), |(of, _, needed)| Err(VectorFault::Length { of, needed: *needed }))
    }

    fn each(&mut self, act: impl Fn(&mut Lane) + Send + Sync) {
        match &self.pool {
            None => self.lanes.iter_mut().for_each(act),
            Some(pool) => pool.install(|| {
                self.lanes.par_iter_mut().with_min_len(PIECE).for_each(act);
            }),
        }
    }

    /// Does something with every game and its row of each buffer.
    fn write(
        &mut self,
        into: VectorBuffers<'_>,
        act: impl Fn(&mut Lane, LaneBuffers<'_>) + Send + Sync,
    ) {
        let (seats, answers) = (usize::from(self.spec.seats), self.spec.answers as usize);
        let VectorBuffers { observation, mask, reward, done, seat, score } = into;
        let act = |(lane, row): (&mut Lane, LaneRow<'_>)| {
            let (((((observation, mask), reward), score), done), seat) = row;
            act(lane, LaneBuffers { observation, mask, reward, done, seat, score });
        };
        let lanes = &mut self.lanes;
        let Some(pool) = &self.pool else {
            let rows = observation
                .chunks_exact_mut(self.spec.observation)
                .zip(mask.chunks_exact_mut(answers))
                .zip(reward.chunks_exact_mut(seats))
                .zip(score.chunks_exact_mut(seats))
                .zip(done)
                .zip(seat);
            return lanes.iter_mut().zip(rows).for_each(act);
        };
        let rows = observation
            .par_chunks_exact_mut(self.spec.observation)
            .zip(mask.par_chunks_exact_mut(answers))
            .zip(reward.par_chunks_exact_mut(seats))
            .zip(score.par_chunks_exact_mut(seats))
            .zip(done)
            .zip(seat);
        pool.install(|| lanes.par_iter_mut().zip(rows).with_min_len(PIECE).for_each(act));
    }
}

/// The row of each buffer for one game.
type LaneRow<'a> =
    (((((&'a mut [f32], &'a mut [u8]), &'a mut [f32]), &'a mut [i32]), &'a mut u8), &'a mut i32);

impl VectorPlan {
    fn faults(&self, title: &dyn Title) -> Vec<DataFault> {
        let mut faults = Vec::new();
        let mut fault = |is: bool, what: String| {
            if is {
                faults.push(DataFault::new(what));
            }
        };
        let seats = usize::from(self.setup.setting.players);
        fault(self.games == 0, "at least one game must be played".to_owned());
        fault(self.threads == 0, "at least one thread is needed".to_owned());
        for (count, most) in [self.games, self.threads].into_iter().zip(MOST) {
            fault(count > most, format!("{count} are too many; {most} are the most"));
        }
        let count = self.bots.len();
        fault(count > seats, format!("{count} bots are named for {seats} seats"));
        let full = self.bots.iter().flatten().count() == seats;
        fault(full, "a bot sits at every seat, so nobody is left to answer".to_owned());
        for name in self.bots.iter().flatten() {
            let (key, known) = (title.about().key, title.bots());
            let unknown = !known.contains(&name.as_str());
            fault(unknown, format!("{key} has no bot '{name}'; it has {}", known.join(", ")));
        }
        faults
    }
}
