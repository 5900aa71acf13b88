use crate::record::{Chain, RecordFault, RecordLine, read_line, read_own};

/// A line that was read, with its number and the check that it states.
pub(super) struct Read {
    number: usize,
    pub(super) line: RecordLine,
    /// The line as it is written, without its check.
    body: String,
    check: String,
}

impl Read {
    pub(super) fn fault(&self, what: impl Into<String>) -> RecordFault {
        RecordFault::new(self.number, what)
    }
}

/// Whose hand the lines come from.
enum LineSource<'a> {
    /// Anybody's: a file.
    File(std::str::Lines<'a>),
    /// Our own, as they were handed to the keeper of the match.
    Own(std::slice::Iter<'a, String>),
}

/// The lines of a record, and the chain of their checks.
pub(super) struct RecordLines<'a> {
    source: LineSource<'a>,
    number: usize,
    chain: Chain,
}

impl<'a> RecordLines<'a> {
    pub(super) fn new(text: &'a str) -> RecordLines<'a> {
        RecordLines { source: LineSource::File(text.lines()), number: 0, chain: Chain::default() }
    }

    pub(super) fn own(lines: &'a [String]) -> RecordLines<'a> {
        RecordLines { source: LineSource::Own(lines.iter()), number: 0, chain: Chain::default() }
    }

    /// The next line; `otherwise` is said at the last line when there is none.
    pub(super) fn next_line(&mut self, otherwise: &str) -> Result<Read, RecordFault> {
        let read = self.next_if_any()?;
        read.ok_or_else(|| RecordFault::new(self.number.max(1), otherwise))
    }

    /// The next line, if there is one.
    pub(super) fn next_if_any(&mut self) -> Result<Option<Read>, RecordFault> {
        let number = self.number + 1;
        let read = match &mut self.source {
            LineSource::File(lines) => lines.next().map(|text| {
                let (line, check) = read_line(text)?;
                Ok(Read { number, body: line.body(), line, check })
            }),
            LineSource::Own(lines) => lines.next().map(|text| {
                let own = read_own(text)?;
                let (line, body, check) = (own.line, own.body, own.check.to_owned());
                Ok(Read { number, body, line, check })
            }),
        };
        self.number += usize::from(read.is_some());
        read.transpose().map_err(|what: String| RecordFault::new(number, what))
    }

    /// Compares the check of a line with what it should be.
    pub(super) fn confirm(&mut self, read: &Read) -> Result<(), RecordFault> {
        if self.chain.next(&read.body) == read.check {
            return Ok(());
        }
        Err(read.fault("this line was changed after it was written: its check does not fit"))
    }

    /// The chain and the number of lines so far.
    pub(super) fn written(&self) -> (Chain, usize) {
        (self.chain.clone(), self.number)
    }

    pub(super) fn end(&mut self) -> Result<(), RecordFault> {
        let more = match &mut self.source {
            LineSource::File(lines) => lines.next().is_some(),
            LineSource::Own(lines) => lines.next().is_some(),
        };
        match more {
            false => Ok(()),
            true => Err(RecordFault::new(self.number + 1, "nothing may follow the last line")),
        }
    }
}
