//! One match played line by line.

use std::io::{BufRead, Write};
use std::path::PathBuf;

use mittwoch_kernel::{Phrase, Seat, Viewer};
use mittwoch_table::Offer;

use super::Order;
use crate::board::{self, Sight};
use crate::digest::{self, Part};
use crate::layout::columns;
use crate::party::Party;
use crate::problem::Problem;
use crate::speech;
use crate::words::{Lang, Words};

/// How a person left the table.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Left {
    ByWord,
    ByEnd,
}

/// One match on an input and an output.
pub struct Session<R, W> {
    party: Party,
    words: Words,
    input: R,
    out: W,
    /// Whether a person sits before the input: then hands change openly, with a prompt.
    live: bool,
    /// How much each seat was told already.
    told: Vec<usize>,
    last: Option<Seat>,
}

impl<R: BufRead, W: Write> Session<R, W> {
    /// A match that is about to be played.
    pub fn new(party: Party, lang: Lang, input: R, out: W, live: bool) -> Session<R, W> {
        let words = party.words(lang);
        let told = vec![0; usize::from(party.game().seats())];
        Session { party, words, input, out, live, told, last: None }
    }

    /// Plays until the match is over or the input ends.
    pub fn run(&mut self) -> Result<(), Problem> {
        self.party.advance()?;
        let name = self.words.of_game(self.party.title().about().key, "name");
        self.tell(&Phrase::new("text-welcome").word("game", &name))?;
        loop {
            self.party.advance()?;
            if self.party.over() {
                return self.finish();
            }
            let Some(seat) = self.party.asked() else {
                return Err(Problem::Failure("Nobody is left to answer.".into()));
            };
            if let Some(left) = self.turn(seat)? {
                return self.leave(left);
            }
        }
    }

    /// Asks one seat until it has answered or left.
    fn turn(&mut self, seat: Seat) -> Result<Option<Left>, Problem> {
        if self.last != Some(seat) && !self.hand_over(seat)? {
            return Ok(Some(Left::ByEnd));
        }
        self.news(seat)?;
        if self.last.is_none() {
            self.board(seat)?;
        }
        self.last = Some(seat);
        self.ask(seat)?;
        loop {
            let Some(line) = self.line()? else { return Ok(Some(Left::ByEnd)) };
            match Order::parse(&line) {
                Order::Quit => return Ok(Some(Left::ByWord)),
                order => {
                    if self.obey(seat, order)? {
                        return Ok(None);
                    }
                }
            }
        }
    }

    /// Lets the next person come to the keyboard; false when the input ends.
    fn hand_over(&mut self, seat: Seat) -> Result<bool, Problem> {
        if !self.live || self.party.humans().count() < 2 {
            return Ok(true);
        }
        // Blank lines move what the last person saw off the screen.
        write!(self.out, "{}", "\n".repeat(60))?;
        self.tell(&Phrase::new("handover").seat("name", seat))?;
        Ok(self.line()?.is_some())
    }

    /// Does what a line asks; true when the table has moved on.
    fn obey(&mut self, seat: Seat, order: Order) -> Result<bool, Problem> {
        match order {
            Order::Again => self.ask(seat)?,
            Order::Number(number) => return self.numbered(seat, number),
            Order::Answer(text) => return self.answer(seat, &text),
            Order::Why => self.why(seat)?,
            Order::Log => self.log(seat)?,
            Order::Board => self.board(seat)?,
            Order::Rules(id) => self.rules(id.as_deref())?,
            Order::Undo => return self.undo(seat),
            Order::Save(file) => self.save(file)?,
            Order::Help | Order::Quit => self.help(seat)?,
        }
        Ok(false)
    }

    /// What can be said, with examples that are true here.
    fn help(&mut self, seat: Seat) -> Result<(), Problem> {
        let game = self.party.game();
        let answer = game.offers(seat).into_iter().next().map(|offer| offer.action);
        let rule = game.question(seat).map_or("", |asked| asked.rule);
        let phrase = Phrase::new("text-help").word("rule", rule);
        self.tell(&phrase.word("answer", &answer.unwrap_or_default()))
    }

    fn numbered(&mut self, seat: Seat, number: usize) -> Result<bool, Problem> {
        let offers = self.party.game().offers(seat);
        match number.checked_sub(1).and_then(|at| offers.get(at)) {
            Some(offer) => self.answer(seat, &offer.action),
            None => {
                self.tell(&Phrase::new("text-no-number").number("count", offers.len() as i64))?;
                Ok(false)
            }
        }
    }

    fn answer(&mut self, seat: Seat, text: &str) -> Result<bool, Problem> {
        match self.party.answer(seat, text) {
            Ok(()) => Ok(true),
            Err(fault) => {
                let sentence = speech::answer_fault(&self.words, &fault);
                self.write(&sentence)?;
                Ok(false)
            }
        }
    }

    fn undo(&mut self, seat: Seat) -> Result<bool, Problem> {
        match self.party.undo(seat) {
            Ok(()) => {
                self.tell(&Phrase::new("undone"))?;
                Ok(true)
            }
            Err(fault) => {
                let sentence = speech::undo_fault(&self.words, fault);
                self.write(&sentence)?;
                Ok(false)
            }
        }
    }

    fn save(&mut self, file: Option<PathBuf>) -> Result<(), Problem> {
        let file = file.unwrap_or_else(|| self.party.file());
        match self.party.save(&file) {
            Ok(()) => self.tell(&Phrase::new("saved").word("file", &file.display().to_string())),
            Err(problem) => self.write(&problem.to_string()),
        }
    }

    fn ask(&mut self, seat: Seat) -> Result<(), Problem> {
        let question = speech::question(&self.words, self.party.game(), seat);
        self.write(&question.unwrap_or_default())?;
        let offers: Vec<Offer> = self.party.game().offers(seat);
        for (at, offer) in offers.iter().enumerate() {
            let text = self.words.phrase(&offer.offered.phrase);
            self.write(&format!("{}) {text}", at + 1))?;
        }
        Ok(())
    }

    fn why(&mut self, seat: Seat) -> Result<(), Problem> {
        let refused = self.party.game().why_not(seat);
        let digest = self.party.title().about().digest;
        let lines = speech::why_not(&self.words, digest, &refused);
        lines.iter().try_for_each(|line| self.write(line))
    }

    fn rules(&mut self, id: Option<&str>) -> Result<(), Problem> {
        let digest = self.party.title().about().digest;
        if let Some(id) = id {
            let line = speech::rule_line(digest, id)
                .unwrap_or_else(|| self.words.phrase(&Phrase::new("rules-none").word("id", id)));
            return self.write(&line);
        }
        let ids: Vec<_> = digest::parts(digest)
            .filter_map(|part| match part {
                Part::Rule { id, .. } => Some(id),
                _ => None,
            })
            .collect();
        self.write(&ids.join(" "))
    }

    fn board(&mut self, seat: Seat) -> Result<(), Problem> {
        let viewer = Viewer::Seat(seat);
        let sight = Sight::new(self.party.game(), viewer, &self.words);
        let lines = board::describe(&sight);
        lines.iter().try_for_each(|line| self.write(line))
    }

    fn news(&mut self, seat: Seat) -> Result<(), Problem> {
        let from = self.told[seat.index()];
        let lines = self.party.told(&self.words, Viewer::Seat(seat), from);
        self.told[seat.index()] += lines.len();
        lines.iter().try_for_each(|line| self.write(line))
    }

    fn log(&mut self, seat: Seat) -> Result<(), Problem> {
        let lines = self.party.told(&self.words, Viewer::Seat(seat), 0);
        lines.iter().try_for_each(|line| self.write(line))
    }

    fn finish(&mut self) -> Result<(), Problem> {
        match self.last.or_else(|| self.party.humans().next()) {
            Some(seat) => self.news(seat)?,
            None => {
                let lines = self.party.told(&self.words, Viewer::Spectator, 0);
                lines.iter().try_for_each(|line| self.write(line))?;
            }
        }
        for line in end_lines(&self.party, &self.words) {
            self.write(&line)?;
        }
        Ok(())
    }

    fn leave(&mut self, left: Left) -> Result<(), Problem> {
        let kept = self.party.kept_in().map(|file| file.display().to_string());
        if kept.is_some() {
            self.party.advance()?;
        }
        let phrase = match &kept {
            Some(file) => Phrase::new("left-saved").word("file", file),
            None => Phrase::new("left-unsaved"),
        };
        let sentence = self.words.phrase(&phrase);
        match left {
            Left::ByWord => self.write(&sentence),
            Left::ByEnd => Err(Problem::Unfinished(sentence)),
        }
    }

    fn line(&mut self) -> Result<Option<String>, Problem> {
        if self.live {
            write!(self.out, "> ")?;
        }
        self.out.flush()?;
        let mut bytes = Vec::new();
        let count = self.input.read_until(b'\n', &mut bytes)?;
        Ok((count > 0).then(|| String::from_utf8_lossy(&bytes).into_owned()))
    }

    fn tell(&mut self, phrase: &Phrase) -> Result<(), Problem> {
        let text = self.words.phrase(phrase);
        self.write(&text)
    }

    fn write(&mut self, text: &str) -> Result<(), Problem> {
        Ok(writeln!(self.out, "{text}")?)
    }
}

/// The score sheet and who won, as lines.
pub(super) fn end_lines(party: &Party, words: &Words) -> Vec<String> {
    let mut lines = columns(&speech::score_rows(words, party.game()));
    lines.extend(party.game().outcome().iter().flat_map(|end| speech::outcome(words, end)));
    lines
}
