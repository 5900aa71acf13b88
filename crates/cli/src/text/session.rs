//! One match played line by line.

mod company;
mod guided;

use std::io::Write;
use std::path::PathBuf;
use std::time::Duration;

use mittwoch_kernel::{Phrase, Seat};

use super::input::InputLine;
use super::{Input, Order, TextLesson};
use crate::board;
use crate::course;
use crate::digest::{self, DigestPart};
use crate::edge;
use crate::host::{Host, HostRefusal, News, viewer};
use crate::layout::columns;
use crate::problem::Problem;
use crate::speech;
use crate::words::{Lang, Words};

/// How long news of the table may wait to be told.
const PATIENCE: Duration = Duration::from_millis(100);

/// How a person left the table.
#[derive(Clone, Copy, PartialEq, Eq)]
enum TextExit {
    ByWord,
    ByEnd,
}

/// What came of waiting for an order.
enum OrderResult {
    Order(Order),
    /// The table has moved on meanwhile.
    Moved,
    End,
}

/// One match on an input and an output.
pub struct TextSession<W> {
    host: Box<dyn Host>,
    words: Words,
    input: Input,
    out: W,
    /// Whether a person sits before the input: then hands change openly, with a prompt.
    live: bool,
    /// How much each seat was told already; the last place is the spectator's.
    told: Vec<usize>,
    /// How many lines of chat, and which requests, were told already.
    heard: (usize, Vec<Seat>),
    /// Whether it was told that a bot plays for the person here.
    stood_in: bool,
    last: Option<Seat>,
    /// The guided first game that goes on, if one does.
    lesson: Option<TextLesson>,
}

impl<W: Write> TextSession<W> {
    /// A match that is about to be played.
    pub fn new(
        host: Box<dyn Host>,
        lang: Lang,
        input: Input,
        out: W,
        live: bool,
    ) -> TextSession<W> {
        let words = host.words(lang);
        let told = vec![0; usize::from(host.seats()) + 1];
        let (heard, stood_in, last) = ((0, Vec::new()), false, None);
        let lesson = None;
        TextSession { host, words, input, out, live, told, heard, stood_in, last, lesson }
    }

    /// Plays until the match is over or the input ends.
    pub fn run(&mut self) -> Result<(), Problem> {
        self.host.advance()?;
        let name = self.words.of_game(self.host.title().about().key, "name");
        self.tell(&Phrase::new("text-welcome").word("game", &name))?;
        if let Some(pack) = self.host.pack() {
            self.tell(&pack)?;
        }
        loop {
            self.host.advance()?;
            if self.host.over() {
                return self.finish();
            }
            let left = match self.host.asked() {
                Some(seat) => self.turn(seat)?,
                None => self.pause()?,
            };
            if let Some(left) = left {
                return self.leave(left);
            }
        }
    }

    /// Asks one seat until it has answered or left.
    fn turn(&mut self, seat: Seat) -> Result<Option<TextExit>, Problem> {
        if self.last != Some(seat) && !self.hand_over(seat)? {
            return Ok(Some(TextExit::ByEnd));
        }
        self.news(Some(seat))?;
        if self.last.is_none() {
            self.board(Some(seat))?;
        }
        self.last = Some(seat);
        self.explain(seat)?;
        self.ask(seat)?;
        self.orders(Some(seat))
    }

    /// Waits for the others; what can be done meanwhile is done.
    fn pause(&mut self) -> Result<Option<TextExit>, Problem> {
        let seat = self.host.own_seat();
        self.news(seat)?;
        if self.host.shared_seen().is_none() {
            return Err(Problem::failure("problem-nobody"));
        }
        let awaited = self.host.awaited();
        let sentence = speech::waiting(&self.words, awaited);
        self.write(&sentence)?;
        self.orders(seat)
    }

    /// Obeys until the table has moved on or somebody leaves.
    fn orders(&mut self, seat: Option<Seat>) -> Result<Option<TextExit>, Problem> {
        loop {
            match self.order()? {
                OrderResult::End => return Ok(Some(TextExit::ByEnd)),
                OrderResult::Order(Order::Quit) => return Ok(Some(TextExit::ByWord)),
                OrderResult::Moved => return Ok(None),
                OrderResult::Order(order) => {
                    if self.obey(seat, order)? {
                        return Ok(None);
                    }
                }
            }
        }
    }

    /// Lets the next person come to the keyboard; false when the input ends.
    fn hand_over(&mut self, seat: Seat) -> Result<bool, Problem> {
        if !self.live || self.host.people() < 2 {
            return Ok(true);
        }
        // Blank lines move what the last person saw off the screen.
        write!(self.out, "{}", "\n".repeat(60))?;
        self.tell(&Phrase::new("handover").seat("name", seat))?;
        Ok(matches!(self.order()?, OrderResult::Order(_)))
    }

    /// Does what a line asks; true when the table has moved on.
    fn obey(&mut self, seat: Option<Seat>, order: Order) -> Result<bool, Problem> {
        match (order, seat) {
            (Order::Again, Some(seat)) => self.ask(seat)?,
            (Order::Number(number), Some(seat)) => return self.numbered(seat, number),
            (Order::Answer(text), Some(seat)) => match self.lesson_order(seat, &text) {
                Some(order) => return self.taught(seat, order),
                None => return self.answer(seat, &text),
            },
            (Order::Why, Some(seat)) => self.why(seat)?,
            (Order::Hint, Some(seat)) => self.hint(seat)?,
            (Order::Undo, Some(seat)) => {
                let done = self.host.undo(seat);
                return self.taken_back(done);
            }
            (Order::Reset, Some(seat)) => {
                let done = self.host.reset(seat);
                return self.taken_back(done);
            }
            (Order::Log, seat) => self.log(seat)?,
            (Order::Board, seat) => self.board(seat)?,
            (Order::Rules(id), _) => self.rules(id.as_deref())?,
            (Order::Save(file), _) => self.save(file)?,
            (order @ (Order::Say(_) | Order::Agree(_) | Order::Resign | Order::End), _) => {
                return self.among_others(order);
            }
            _ => self.help(seat)?,
        }
        Ok(false)
    }

    /// What can be said, with examples that are true here.
    fn help(&mut self, seat: Option<Seat>) -> Result<(), Problem> {
        let answer = seat.and_then(|seat| self.host.offers(seat).into_iter().next());
        let asked = seat.and_then(|seat| self.host.question(seat));
        let phrase = Phrase::new("text-help")
            .word("rule", asked.as_ref().map_or("", |asked| &asked.rule))
            .word("answer", answer.as_ref().map_or("", |offer| &offer.action));
        self.tell(&phrase)
    }

    /// True when something was done; else the reason is told.
    fn unless_refused(&mut self, done: Result<(), HostRefusal>) -> Result<bool, Problem> {
        let Err(refusal) = done else { return Ok(true) };
        let sentence = speech::refused(&self.words, &refusal);
        self.write(&sentence)?;
        Ok(false)
    }

    fn numbered(&mut self, seat: Seat, number: usize) -> Result<bool, Problem> {
        let offers = self.host.offers(seat);
        match number.checked_sub(1).and_then(|at| offers.get(at)) {
            Some(offer) => self.answer(seat, &offer.action),
            None => {
                let none = Phrase::new("fault-not-asked");
                let some = Phrase::new("text-no-number").number("count", offers.len() as i64);
                self.tell(if offers.is_empty() { &none } else { &some })?;
                Ok(false)
            }
        }
    }

    fn answer(&mut self, seat: Seat, text: &str) -> Result<bool, Problem> {
        let done = self.host.answer(seat, text);
        self.unless_refused(done)
    }

    fn taken_back(&mut self, done: Result<Phrase, HostRefusal>) -> Result<bool, Problem> {
        match done {
            Ok(phrase) => {
                self.tell(&phrase)?;
                Ok(true)
            }
            Err(refusal) => self.unless_refused(Err(refusal)),
        }
    }

    fn save(&mut self, file: Option<PathBuf>) -> Result<(), Problem> {
        let file = file.unwrap_or_else(|| self.host.file());
        match self.host.save(&file) {
            Ok(()) => self.tell(&Phrase::new("saved").word("file", &edge::path(&file))),
            Err(problem) => self.write(&problem.told(&self.words)),
        }
    }

    fn ask(&mut self, seat: Seat) -> Result<(), Problem> {
        let question = match self.host.question(seat) {
            Some(asked) => speech::question(&self.words, seat, &asked),
            None => speech::waiting(&self.words, self.host.awaited()),
        };
        self.write(&question)?;
        for (at, offer) in self.host.offers(seat).iter().enumerate() {
            let text = self.words.phrase(&offer.phrase);
            self.write(&format!("{}) {text}", at + 1))?;
        }
        Ok(())
    }

    fn why(&mut self, seat: Seat) -> Result<(), Problem> {
        let refused = self.host.why_not(seat);
        let digest = self.host.title().about().digest_in(self.words.lang().code());
        self.write_all(&speech::why_not(&self.words, digest, &refused))
    }

    /// What a bot would answer, or why no hint is given.
    fn hint(&mut self, seat: Seat) -> Result<(), Problem> {
        match self.host.hint(seat) {
            Ok(hint) => self.write_all(&speech::hint(&self.words, seat, &hint)),
            Err(refusal) => self.write(&speech::refused(&self.words, &refusal)),
        }
    }

    fn rules(&mut self, id: Option<&str>) -> Result<(), Problem> {
        let digest = self.host.title().about().digest_in(self.words.lang().code());
        if let Some(id) = id {
            let line = speech::rule_line(digest, id)
                .unwrap_or_else(|| self.words.phrase(&Phrase::new("rules-none").word("id", id)));
            return self.write(&line);
        }
        let ids: Vec<_> = digest::parts(digest)
            .filter_map(|part| match part {
                DigestPart::Rule { id, .. } => Some(id),
                _ => None,
            })
            .collect();
        self.write(&ids.join(" "))
    }

    fn board(&mut self, seat: Option<Seat>) -> Result<(), Problem> {
        let sight = board::sight_of(&*self.host, viewer(seat), &self.words);
        let lines = board::describe(&sight);
        self.write_all(&lines)
    }

    /// What has happened since the last time, what was said, and what others ask.
    fn news(&mut self, seat: Option<Seat>) -> Result<(), Problem> {
        let at = seat.map_or(self.told.len() - 1, Seat::index);
        let told = self.host.told(viewer(seat), self.told[at]);
        self.told[at] += told.len();
        self.words.read_at(seat);
        self.write_all(&course::lines(&self.words, seat, &told))?;
        self.talk()
    }

    fn log(&mut self, seat: Option<Seat>) -> Result<(), Problem> {
        let told = self.host.told(viewer(seat), 0);
        self.words.read_at(seat);
        self.write_all(&course::lines(&self.words, seat, &told))
    }

    fn finish(&mut self) -> Result<(), Problem> {
        let seat = self.last.or_else(|| self.host.own_seat());
        self.news(seat)?;
        let lines = end_lines(&*self.host, &self.words);
        self.write_all(&lines)
    }

    fn leave(&mut self, left: TextExit) -> Result<(), Problem> {
        let kept = self.host.kept_in().map(edge::path);
        if kept.is_some() {
            self.host.advance()?;
        }
        let place = self.host.company_seen().map(crate::host::OnlineTable::address);
        let phrase = match (&kept, &place) {
            (_, Some(place)) => Phrase::new("left-server").word("address", place),
            (Some(file), None) => Phrase::new("left-saved").word("file", file),
            (None, None) => Phrase::new("left-unsaved"),
        };
        match left {
            TextExit::ByWord => self.tell(&phrase),
            TextExit::ByEnd => Err(Problem::Unfinished(phrase)),
        }
    }

    /// Waits for a line; meanwhile news of the table may come in.
    fn order(&mut self) -> Result<OrderResult, Problem> {
        if self.live {
            write!(self.out, "> ")?;
        }
        self.out.flush()?;
        loop {
            match self.host.news()? {
                News::Nothing => {}
                News::Table => self.table_news()?,
                News::Moved => {
                    // What a person typed meanwhile was meant for the question before.
                    if self.live {
                        self.input.forget();
                    }
                    return Ok(OrderResult::Moved);
                }
            }
            match self.input.wait(PATIENCE)? {
                InputLine::Line(line) => return Ok(OrderResult::Order(Order::parse(&line))),
                InputLine::End => return Ok(OrderResult::End),
                InputLine::Nothing => {}
            }
        }
    }

    fn tell(&mut self, phrase: &Phrase) -> Result<(), Problem> {
        let text = self.words.phrase(phrase);
        self.write(&text)
    }

    fn write_all(&mut self, lines: &[String]) -> Result<(), Problem> {
        lines.iter().try_for_each(|line| self.write(line))
    }

    fn write(&mut self, text: &str) -> Result<(), Problem> {
        Ok(edge::line(&mut self.out, text)?)
    }
}

/// The score sheet and who won, as lines.
pub(super) fn end_lines(host: &dyn Host, words: &Words) -> Vec<String> {
    let mut lines = columns(&speech::score_rows(words, host.seats(), &host.score_sheet()));
    lines.extend(speech::ending(words, host));
    lines
}
