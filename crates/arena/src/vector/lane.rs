//! One of the games side by side.

use mittwoch_ai::pick;
use mittwoch_kernel::{FastRng, Outcome, Seat, Seed};
use mittwoch_match::{Door, MindBudget};

use super::{Reward, VectorPlan};

/// A game, with what its caller asked for.
pub(super) struct Lane {
    door: Box<dyn Door>,
    /// What the seeds of its games follow from, the number of the game that is played, and how far
    /// it is to the next one.
    seed: Seed,
    number: u64,
    stride: u64,
    first: u64,
    /// How many games have ended.
    finished: u64,
    /// The seat that is asked.
    asked: Seat,
    /// The answer that it is about to give.
    answer: u32,
    /// The bot of each seat that no caller answers for.
    bots: Vec<Option<String>>,
    budget: MindBudget,
    forced: bool,
    reward: Reward,
    /// What the last step ended.
    ended: Option<Outcome>,
    luck: FastRng,
}

/// The row of each buffer.
pub(super) struct LaneBuffers<'a> {
    pub(super) observation: &'a mut [f32],
    pub(super) mask: &'a mut [u8],
    pub(super) reward: &'a mut [f32],
    pub(super) done: &'a mut u8,
    pub(super) seat: &'a mut i32,
    pub(super) score: &'a mut [i32],
}

impl Lane {
    /// A game at a place; it is still to be begun.
    pub(super) fn new(door: Box<dyn Door>, place: usize, plan: &VectorPlan) -> Lane {
        let seats = usize::from(door.spec().seats);
        let mut bots = plan.bots.clone();
        bots.resize(seats, None);
        Lane {
            door,
            seed: Seed::from_number(plan.seed),
            number: place as u64,
            stride: plan.games as u64,
            first: place as u64,
            finished: 0,
            asked: Seat(0),
            answer: 0,
            bots,
            budget: MindBudget::iterations(plan.iterations),
            forced: plan.forced,
            reward: plan.reward,
            ended: None,
            luck: FastRng::new(place as u64),
        }
    }

    pub(super) fn finished(&self) -> u64 {
        self.finished
    }

    /// Begins the first game of a seed, and goes on to the first question.
    pub(super) fn restart(&mut self, seed: Seed) {
        (self.seed, self.number, self.finished) = (seed, self.first, 0);
        self.begin();
        self.luck = FastRng::new(self.seed.key(&[format!("draws {}", self.first)]).small());
        self.go_on();
        self.ended = None;
    }

    /// Goes on in another game from where it stands; what follows it is as it was.
    pub(super) fn go_on_in(&mut self, door: Box<dyn Door>) {
        self.door = door;
        for (seat, bot) in (0..).map(Seat).zip(&self.bots) {
            self.door.seat_bot(seat, bot.as_deref());
        }
        self.go_on();
        self.ended = None;
    }

    fn begin(&mut self) {
        self.door.restart(self.seed.key(&[format!("game {}", self.number)]));
    }

    /// Notes an answer that is about to be given; whether it is open.
    #[inline]
    pub(super) fn take(&mut self, number: i64) -> bool {
        let Ok(number) = u32::try_from(number) else { return false };
        self.answer = number;
        self.door.legal(self.asked).contains(&number)
    }

    /// One of the open answers.
    #[inline]
    pub(super) fn draw(&mut self) -> i64 {
        pick(self.door.legal(self.asked), &mut self.luck).into()
    }

    /// Gives the noted answer, and goes on to the next question.
    pub(super) fn step(&mut self) {
        self.ended = None;
        self.give(self.asked, self.answer);
        self.go_on();
    }

    fn give(&mut self, seat: Seat, number: u32) {
        let given = self.door.step(seat, number);
        debug_assert_eq!(given, Ok(()), "the answer was found open");
    }

    /// Goes on until somebody without a bot is asked who has a choice.
    fn go_on(&mut self) {
        loop {
            let Some(seat) = self.door.asked().first() else {
                self.end();
                continue;
            };
            let open = self.door.legal(seat);
            let only = open.first().copied().filter(|_| open.len() == 1);
            let bot = self.bots[seat.index()].is_some();
            let number = match only.filter(|_| self.forced || bot) {
                Some(only) => only,
                None if bot => match self.door.think(seat, &self.budget) {
                    Some(thought) => thought.number,
                    None => pick(self.door.legal(seat), &mut self.luck),
                },
                None => {
                    self.asked = seat;
                    return;
                }
            };
            self.give(seat, number);
        }
    }

    /// Notes how a game ended, and begins the next one.
    fn end(&mut self) {
        self.ended = self.door.outcome();
        self.finished += 1;
        self.number += self.stride;
        self.begin();
    }

    /// Writes where the game stands and what the last step brought.
    pub(super) fn write(&mut self, into: LaneBuffers<'_>) {
        let LaneBuffers { observation, mask, reward, done, seat, score } = into;
        let written = self.door.observe(self.asked, observation);
        debug_assert_eq!(written, Ok(()), "the buffers were measured");
        let written = self.door.mask(self.asked, mask);
        debug_assert_eq!(written, Ok(()), "the buffers were measured");
        *seat = self.asked.0.into();
        *done = u8::from(self.ended.is_some());
        match &self.ended {
            None => reward.fill(0.0),
            Some(outcome) => {
                self.reward.pay(outcome, reward);
                score.copy_from_slice(&outcome.scores);
            }
        }
    }
}
