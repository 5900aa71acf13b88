//! Lines of input, read beside everything else so that news of the table can come in between.

use std::io::{self, BufRead, BufReader, Read};
use std::sync::mpsc::{Receiver, RecvTimeoutError, sync_channel};
use std::thread;
use std::time::Duration;

/// How many lines may wait to be understood.
const AHEAD: usize = 64;

/// Where lines come from.
pub struct Input(Receiver<io::Result<String>>);

/// What came of waiting for a line.
pub(super) enum InputLine {
    /// A line.
    Line(String),
    /// Nothing yet.
    Nothing,
    /// There will be no further line.
    End,
}

impl Input {
    /// Reads lines from now on, in a thread of its own.
    pub fn new(from: impl Read + Send + 'static) -> Input {
        let (sender, lines) = sync_channel(AHEAD);
        thread::spawn(move || {
            let mut reader = BufReader::new(from);
            while let Some(line) = next(&mut reader) {
                if sender.send(line).is_err() {
                    break;
                }
            }
        });
        Input(lines)
    }

    /// Forgets the lines that wait to be understood.
    pub(super) fn forget(&self) {
        while self.0.try_recv().is_ok() {}
    }

    /// Waits for a line, but not for ever.
    pub(super) fn wait(&self, patience: Duration) -> io::Result<InputLine> {
        match self.0.recv_timeout(patience) {
            Ok(line) => line.map(InputLine::Line),
            Err(RecvTimeoutError::Timeout) => Ok(InputLine::Nothing),
            Err(RecvTimeoutError::Disconnected) => Ok(InputLine::End),
        }
    }
}

fn next(reader: &mut impl BufRead) -> Option<io::Result<String>> {
    let mut bytes = Vec::new();
    match reader.read_until(b'\n', &mut bytes) {
        Ok(0) => None,
        Ok(_) => Some(Ok(String::from_utf8_lossy(&bytes).into_owned())),
        Err(error) => Some(Err(error)),
    }
}
