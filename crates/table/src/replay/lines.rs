use crate::record::{Chain, Line, RecordFault, read_line};

/// A line that was read, with its number and the check that it states.
pub(super) struct Read {
    number: usize,
    pub(super) line: Line,
    check: String,
}

impl Read {
    pub(super) fn fault(&self, what: impl Into<String>) -> RecordFault {
        RecordFault::new(self.number, what)
    }
}

/// The lines of a record, and the chain of their checks.
pub(super) struct Lines<'a> {
    lines: std::str::Lines<'a>,
    number: usize,
    chain: Chain,
}

impl<'a> Lines<'a> {
    pub(super) fn new(text: &'a str) -> Lines<'a> {
        Lines { lines: text.lines(), number: 0, chain: Chain::default() }
    }

    /// The next line; `otherwise` is said at the last line when there is none.
    pub(super) fn next_line(&mut self, otherwise: &str) -> Result<Read, RecordFault> {
        let text = self.lines.next();
        let text = text.ok_or_else(|| RecordFault::new(self.number.max(1), otherwise))?;
        self.number += 1;
        let read = read_line(text).map_err(|what| RecordFault::new(self.number, what));
        read.map(|(line, check)| Read { number: self.number, line, check })
    }

    /// Compares the check of a line with what it should be.
    pub(super) fn confirm(&mut self, read: &Read) -> Result<(), RecordFault> {
        if self.chain.next(&read.line.body()) == read.check {
            return Ok(());
        }
        Err(read.fault("this line was changed after it was written: its check does not fit"))
    }

    pub(super) fn end(mut self) -> Result<(), RecordFault> {
        match self.lines.next() {
            None => Ok(()),
            Some(_) => Err(RecordFault::new(self.number + 1, "nothing may follow the last line")),
        }
    }
}
