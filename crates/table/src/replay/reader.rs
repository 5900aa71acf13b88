use mittwoch_ai::Playable;
use mittwoch_kernel::{Dice, Game, MAX_SEATS, Reason, Record, Recorder, Script, Seat};

use super::lines::Lines;
use super::luck::check_draws;
use crate::course::Course;
use crate::record::{Answer, Back, Ending, Header, Line, RecordFault};
use crate::running::Running;

type Slots<G> = [Option<<G as Game>::Action>; MAX_SEATS];

/// Follows the answers of a record, line by line.
pub(super) struct Reader<G: Playable> {
    pub(super) header: Header,
    pub(super) course: Course<G>,
    /// The dice, if the last line reveals the right seed; if not, that line will be refused.
    pub(super) dice: Option<Dice>,
    /// The sequence number that comes next.
    pub(super) due: u64,
}

impl<G: Playable> Reader<G> {
    /// Reads the rest of a record, to its end.
    pub(super) fn read(mut self, mut lines: Lines<'_>) -> Result<Running<G>, RecordFault> {
        loop {
            let read = lines.next_line("the record is cut off here: its last line is missing")?;
            let done = match &read.line {
                Line::Answer(answer) => self.answer(answer),
                Line::Back(back) => self.back(back),
                Line::Ending(ending) => {
                    let running = self.ending(ending).map_err(|what| read.fault(what))?;
                    lines.confirm(&read)?;
                    lines.end()?;
                    return Ok(running);
                }
                Line::Header(_) | Line::Start(_) => Err("this line stands once, at the top".into()),
            };
            done.map_err(|what| read.fault(what))?;
            lines.confirm(&read)?;
        }
    }

    fn number(&mut self, seq: u64) -> Result<(), String> {
        if seq != self.due {
            let due = self.due;
            return Err(format!(
                "sequence number {seq} stands where {due} is due: a line is missing or misplaced"
            ));
        }
        self.due += 1;
        Ok(())
    }

    fn answer(&mut self, line: &Answer) -> Result<(), String> {
        self.number(line.seq)?;
        let action = self.allowed(line.seat, &line.action)?;
        if line.auto && self.course.forced().is_none() {
            return Err("an automatic answer stands where there was a choice".to_owned());
        }
        let mut script = Script::new(line.draws.iter().cloned());
        let events = self.course.perform(line.seat, action, &mut script);
        script.finish().map_err(|fault| fault.to_string())?;
        let position = check_draws(&line.draws, self.dice.as_mut())?;
        let draws = line.draws.clone();
        let record = Record { seat: line.seat, action, auto: line.auto, draws };
        self.course.note(record, &events, position);
        Ok(())
    }

    fn allowed(&self, seat: Seat, text: &str) -> Result<G::Action, String> {
        match self.course.asked().first() {
            None => return Err("the match is over, so nobody answers here".to_owned()),
            Some(due) if due != seat => {
                return Err(format!("the answer of seat {} is due here, not of {}", due.0, seat.0));
            }
            Some(_) => {}
        }
        self.legal(seat, text)
    }

    fn legal(&self, seat: Seat, text: &str) -> Result<G::Action, String> {
        let game = &*self.course.game;
        let action = game.read(text).map_err(|fault| fault.0)?;
        if game.write(action) != text {
            return Err(format!("'{text}' is written '{}' in a record", game.write(action)));
        }
        let allowed = game.check(&self.course.state, seat, action);
        allowed.map_err(|refusal| format!("'{text}' is not allowed here by {}", refusal.rule()))?;
        Ok(action)
    }

    fn back(&mut self, line: &Back) -> Result<(), String> {
        self.number(line.seq)?;
        match self.course.way_back(line.seat) {
            Ok(answers) if self.course.sequence(answers) == line.undo => {
                self.course.go_back(line.seat, answers);
                Ok(())
            }
            _ => Err(format!("seat {} could not take back {}", line.seat.0, line.undo)),
        }
    }

    fn ending(self, line: &Ending) -> Result<Running<G>, String> {
        let outcome = self.course.game.outcome(&self.course.state);
        if line.outcome.is_some() && outcome.is_none() {
            return Err("the match is not over here, so it has no outcome".to_owned());
        }
        if line.outcome != outcome {
            return Err("this is not the outcome that the answers lead to".to_owned());
        }
        if !self.course.together.is_empty() {
            return Err("answers given together do not all stand in the record".to_owned());
        }
        let bound = Some(line.seed).filter(|seed| seed.commitment() == self.header.commitment);
        let (Some(seed), Some(dice)) = (bound, self.dice.clone()) else {
            return Err("the seed is not the one that the header is bound to".to_owned());
        };
        let slots = self.slots(line)?;
        let (header, course, dice) = (self.header, self.course, Recorder::new(dice));
        Ok(Running { header, seed, dice, course, slots })
    }

    /// The answers that lay sealed when the match was saved.
    fn slots(&self, line: &Ending) -> Result<Slots<G>, String> {
        let (mut slots, asked) = ([None; MAX_SEATS], self.course.asked());
        for sealed in &line.sealed {
            let seat = sealed.seat;
            if asked.len() < 2 || !asked.contains(seat) || slots[seat.index()].is_some() {
                return Err(format!("no sealed answer of seat {} can lie here", seat.0));
            }
            slots[seat.index()] = Some(self.legal(seat, &sealed.action)?);
        }
        if asked.len() > 1 && line.sealed.len() == asked.len() {
            return Err("all answers are in, so none can still be sealed".to_owned());
        }
        Ok(slots)
    }
}
