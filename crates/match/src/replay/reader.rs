use mittwoch_ai::Bots;
use mittwoch_kernel::{
    Dice, Game, MAX_SEATS, Reason, Record, Recorder, Script, Seat, Seats, Seed, Whole,
};

use super::lines::RecordLines;
use super::luck::check_draws;
use crate::history::History;
use crate::record::{
    AnswerLine, EndLine, HandOverLine, Header, LastLine, RecordFault, RecordLine, ResignLine,
    UndoLine,
};
use crate::running::RunningMatch;
use crate::{StoredMatch, UndoFault};

const CUT_OFF: &str = "the record is cut off here: its last line is missing";

type Slots<G> = [Option<<G as Game>::Action>; MAX_SEATS];

/// Follows the answers of a record, line by line.
pub(super) struct RecordReader<G: Whole> {
    pub(super) header: Header,
    pub(super) course: History<G>,
    /// The dice, if the last line reveals the right seed; if not, that line will be refused.
    pub(super) dice: Option<Dice>,
    /// The sequence number that comes next.
    pub(super) due: u64,
}

impl<G: Whole> RecordReader<G> {
    /// Reads the rest of a record, to its last line or as far as it was kept.
    pub(super) fn read(
        mut self,
        mut lines: RecordLines<'_>,
        kept: Option<&StoredMatch<'_>>,
    ) -> Result<RunningMatch<G>, RecordFault> {
        loop {
            let read = match kept {
                None => Some(lines.next_line(CUT_OFF)?),
                Some(_) => lines.next_if_any()?,
            };
            let Some(read) = read else { break };
            let done = match &read.line {
                RecordLine::Ending(ending) => {
                    let running = self.ending(ending).map_err(|what| read.fault(what))?;
                    lines.confirm(&read)?;
                    lines.end()?;
                    return Ok(RunningMatch { written: lines.written(), ..running });
                }
                line => self.follow(line),
            };
            done.map_err(|what| read.fault(what))?;
            lines.confirm(&read)?;
        }
        let written = lines.written();
        let running = kept.map(|kept| self.taken_up(kept)).unwrap_or_else(|| Err(CUT_OFF.into()));
        let fault = |what: String| RecordFault::new(written.1, what);
        running.map(|running| RunningMatch { written: written.clone(), ..running }).map_err(fault)
    }

    /// Follows one line between the set-up and the last.
    fn follow(&mut self, line: &RecordLine) -> Result<(), String> {
        match line {
            RecordLine::Answer(answer) => self.answer(answer),
            _ if !self.course.together.is_empty() => {
                Err("answers given together stand together in a record".to_owned())
            }
            RecordLine::Back(back) => self.back(back),
            RecordLine::Resigned(line) => self.resigned(line),
            RecordLine::Ended(line) => self.ended(line),
            RecordLine::Played(line) => self.played(line),
            RecordLine::Header(_) | RecordLine::Start(_) | RecordLine::Ending(_) => {
                Err("this line stands once, at the top".to_owned())
            }
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

    fn answer(&mut self, line: &AnswerLine) -> Result<(), String> {
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

    fn back(&mut self, line: &UndoLine) -> Result<(), String> {
        self.number(line.seq)?;
        let fault = || format!("seat {} could not take back {}", line.seat.0, line.undo);
        let answers = self.course.numbered(line.undo).ok_or_else(fault)?;
        let allowed = match line.agreed {
            None => self.course.goes_back(line.seat, answers),
            Some(agreed) => {
                let way = self.agreed(line.seat, agreed);
                way.and(self.course.agreed_way_back(line.seat)) == Ok(answers)
            }
        };
        if !allowed {
            return Err(fault());
        }
        self.course.go_back(line.seat, answers, line.agreed);
        Ok(())
    }

    /// Whether exactly those agreed on whose word it depends.
    fn agreed(&self, seat: Seat, agreed: Seats) -> Result<(), UndoFault> {
        (self.course.others(seat) == agreed).then_some(()).ok_or(UndoFault::NotYours)
    }

    fn resigned(&mut self, line: &ResignLine) -> Result<(), String> {
        self.number(line.seq)?;
        if !line.resigned || !self.course.plays(line.seat) {
            return Err(format!("seat {} could not resign here", line.seat.0));
        }
        self.course.resign(line.seat);
        Ok(())
    }

    fn ended(&mut self, line: &EndLine) -> Result<(), String> {
        self.number(line.seq)?;
        let agreed = self.agreed(line.seat, line.agreed).is_ok();
        if !line.ended || !agreed || !self.course.plays(line.seat) {
            return Err("not everybody agreed to end the match here".to_owned());
        }
        self.course.end(line.seat);
        Ok(())
    }

    fn played(&mut self, line: &HandOverLine) -> Result<(), String> {
        self.number(line.seq)?;
        let named = line.by.as_ref().is_none_or(|bot| !bot.is_empty());
        if !named || line.seat.0 >= self.course.game.seats() || self.course.asked().is_empty() {
            return Err(format!("seat {} could not change hands here", line.seat.0));
        }
        self.course.hand_over(line.seat, line.by.clone());
        Ok(())
    }

    fn ending(self, line: &LastLine) -> Result<RunningMatch<G>, String> {
        let outcome = self.course.outcome();
        if line.outcome.is_some() && outcome.is_none() {
            return Err("the match is not over here, so it has no outcome".to_owned());
        }
        if line.outcome != outcome {
            return Err("this is not the outcome that the answers lead to".to_owned());
        }
        let bound = Some(line.seed).filter(|seed| seed.commitment() == self.header.commitment);
        let seed = bound
            .filter(|_| self.dice.is_some())
            .ok_or_else(|| "the seed is not the one that the header is bound to".to_owned())?;
        let sealed = line.sealed.iter().map(|sealed| (sealed.seat, sealed.action.as_str()));
        self.running(seed, &sealed.collect::<Vec<_>>())
    }

    /// The match as its keeper left it.
    fn taken_up(self, kept: &StoredMatch<'_>) -> Result<RunningMatch<G>, String> {
        let sealed = kept.sealed.iter().map(|(seat, action)| (*seat, action.as_str()));
        self.running(kept.seed, &sealed.collect::<Vec<_>>())
    }

    fn running(self, seed: Seed, sealed: &[(Seat, &str)]) -> Result<RunningMatch<G>, String> {
        if !self.course.together.is_empty() {
            return Err("answers given together do not all stand in the record".to_owned());
        }
        let slots = self.slots(sealed)?;
        let key = seed.key(&self.header.entropy);
        let dice = Recorder::new(self.dice.unwrap_or_else(|| Dice::new(key)));
        let (header, course) = (self.header, self.course);
        let bots = &Bots::RANDOM;
        let (names, called, written) = Default::default();
        Ok(RunningMatch { header, seed, dice, course, slots, bots, names, called, written })
    }

    /// The answers that lay sealed when the match was saved.
    fn slots(&self, all: &[(Seat, &str)]) -> Result<Slots<G>, String> {
        let (mut slots, asked) = ([None; MAX_SEATS], self.course.asked());
        for (seat, action) in all {
            if asked.len() < 2 || !asked.contains(*seat) || slots[seat.index()].is_some() {
                return Err(format!("no sealed answer of seat {} can lie here", seat.0));
            }
            slots[seat.index()] = Some(self.legal(*seat, action)?);
        }
        if asked.len() > 1 && all.len() == asked.len() {
            return Err("all answers are in, so none can still be sealed".to_owned());
        }
        Ok(slots)
    }
}
