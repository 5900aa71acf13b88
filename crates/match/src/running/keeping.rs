//! What the keeper of a match does with it.

use mittwoch_kernel::{Dice, MAX_SEATS, ScoreLine, Seat, Whole};
use mittwoch_protocol::{ResetLimit, ScorePoint};

use super::{MatchLuck, RunningMatch};
use crate::door::GameDoor;
use crate::{AnswerFault, Door, KeptMatch, Match, PublicMatch, UndoFault};

impl<G: Whole, L: MatchLuck> KeptMatch for RunningMatch<G, L> {
    fn answer(&mut self, seat: Seat, action: &str) -> Result<(), AnswerFault> {
        let action = self.allowed(seat, action)?;
        self.take(seat, action);
        Ok(())
    }

    fn answer_forced(&mut self) -> bool {
        let forced = self.course.forced();
        if let Some((seat, action)) = forced {
            self.perform(seat, action, true);
        }
        forced.is_some()
    }

    fn undo(&mut self, seat: Seat) -> Result<(), UndoFault> {
        let slot = self.slots.get_mut(seat.index()).ok_or(UndoFault::Nothing)?;
        if slot.take().is_some() {
            return Ok(());
        }
        let answers = self.course.way_back(seat)?;
        if !self.sealed().is_empty() {
            return Err(UndoFault::NotYours);
        }
        self.course.go_back(seat, answers, None);
        Ok(())
    }

    fn undo_agreed(&mut self, seat: Seat) -> Result<(), UndoFault> {
        let answers = self.course.agreed_way_back(seat)?;
        self.slots = [None; MAX_SEATS];
        self.course.go_back(seat, answers, Some(self.course.others(seat)));
        Ok(())
    }

    fn reset(&mut self, seat: Seat) -> Result<(), ResetLimit> {
        let sealed = self.slots.get_mut(seat.index()).and_then(Option::take);
        if sealed.is_some() {
            return Ok(());
        }
        let (answers, state) = self.way_to_start(seat);
        if state.answers == 0 {
            return Err(state.limit.unwrap_or(ResetLimit::Nothing));
        }
        self.course.go_back(seat, answers, None);
        Ok(())
    }

    fn resign(&mut self, seat: Seat) -> bool {
        let plays = self.course.plays(seat);
        if plays {
            self.course.resign(seat);
        }
        plays
    }

    fn end_agreed(&mut self, seat: Seat) -> bool {
        let plays = self.course.plays(seat);
        if plays {
            self.course.end(seat);
        }
        plays
    }

    fn hand_over(&mut self, seat: Seat, by: Option<&str>) {
        if seat.0 < self.seats() && !self.course.asked().is_empty() {
            self.course.hand_over(seat, by.map(str::to_owned));
        }
    }

    fn at(&self, answers: usize) -> Box<dyn Match> {
        let course = self.course.earlier(self.course.settled(answers));
        let mut dice = self.dice.clone();
        dice.inner().seek(course.position());
        let (header, seed) = (self.header.clone(), self.seed);
        let earlier = RunningMatch::of(header, seed, dice, course).with_bots(self.bots);
        Box::new(earlier.with_names(self.names.clone()))
    }

    fn scores(&self) -> Vec<ScorePoint> {
        self.course.scores()
    }

    fn earnings(&self) -> Vec<ScoreLine> {
        self.course.earnings()
    }

    fn record(&self) -> String {
        self.written_out(self.outcome().is_some())
    }

    fn new_lines(&mut self) -> Vec<String> {
        self.unwritten()
    }

    fn save(&self) -> String {
        self.written_out(true)
    }

    fn door(&self) -> Box<dyn Door> {
        let mut dice = Dice::new(self.seed.key(&self.header.entropy));
        dice.seek(self.course.position());
        let mut door = GameDoor::of_match(&self.course, (self.seed, dice), self.bots);
        let game = &self.course.game;
        for (slot, seat) in self.slots.iter().zip((0..).map(Seat)) {
            if let Some(number) = slot.and_then(|action| game.number(seat, action)) {
                door.step(seat, number).expect("a sealed answer is open");
            }
        }
        Box::new(door)
    }
}
