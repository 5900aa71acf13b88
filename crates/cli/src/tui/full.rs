//! The terminal as one full screen, put back as it was whatever happens.

use std::io::{IsTerminal, stdin, stdout};
use std::mem::ManuallyDrop;
use std::sync::mpsc::{Receiver, RecvTimeoutError, channel};
use std::thread;
use std::time::Duration;

use mittwoch_kernel::Phrase;
use ratatui::crossterm::event::{self, Event, KeyCode, KeyEvent, KeyEventKind, KeyModifiers};
use ratatui::{DefaultTerminal, Frame};

use crate::problem::{Problem, cause};
use crate::signals;

/// How long a signal or the end of the terminal may wait to be noticed.
const PATIENCE: Duration = Duration::from_millis(100);

/// Something that fills the screen and listens to keys.
pub trait Screen {
    /// What it leaves behind when it is done.
    type Out;

    /// Draws itself.
    fn draw(&mut self, frame: &mut Frame);

    /// Hears a key; something comes back when it is done.
    fn key(&mut self, key: KeyEvent) -> Result<Option<Self::Out>, Problem>;

    /// Looks for news from elsewhere; true if it has to be drawn again.
    fn tick(&mut self) -> Result<bool, Problem> {
        Ok(false)
    }
}

/// The terminal while it is a full screen.
pub struct Full {
    /// Never dropped by itself: its own way of leaving complains aloud where nobody can hear.
    terminal: ManuallyDrop<DefaultTerminal>,
    events: Receiver<Event>,
}

impl Full {
    /// Takes the terminal.
    pub fn open() -> Result<Full, Problem> {
        let unusable = |error| Phrase::new("problem-screen").phrases("cause", vec![cause(&error)]);
        let terminal = ratatui::try_init().map_err(|e| Problem::Failure(unusable(e)))?;
        signals::hold(true);
        Ok(Full { terminal: ManuallyDrop::new(terminal), events: listen() })
    }

    /// Shows a screen until it is done.
    pub fn run<S: Screen>(&mut self, screen: &mut S) -> Result<S::Out, Problem> {
        loop {
            self.terminal.draw(|frame| screen.draw(frame)).map_err(|_| closed())?;
            let Some(key) = self.next_key(screen)? else { continue };
            if let Some(out) = screen.key(key)? {
                return Ok(out);
            }
        }
    }

    /// Waits for a key, or for nothing but news; a change of size is a key that means nothing.
    fn next_key<S: Screen>(&self, screen: &mut S) -> Result<Option<KeyEvent>, Problem> {
        loop {
            if let Some(signal) = signals::caught() {
                return Err(Problem::stopped(signal));
            }
            match self.events.recv_timeout(PATIENCE) {
                Ok(Event::Key(key)) if key.kind == KeyEventKind::Release => {}
                Ok(Event::Key(key)) if is_interrupt(key) => {
                    return Err(Problem::stopped(signals::INTERRUPT));
                }
                Ok(Event::Key(key)) => return Ok(Some(key)),
                Ok(Event::Resize(..)) => {
                    return Ok(Some(KeyEvent::new(KeyCode::Null, KeyModifiers::NONE)));
                }
                Ok(_) => {}
                Err(RecvTimeoutError::Timeout) if is_there() => {
                    if screen.tick()? {
                        return Ok(None);
                    }
                }
                Err(_) => return Err(closed()),
            }
        }
    }
}

impl Drop for Full {
    fn drop(&mut self) {
        signals::hold(false);
        // A terminal that is gone cannot and need not be put back.
        let _ = self.terminal.show_cursor();
        let _ = ratatui::try_restore();
    }
}

fn closed() -> Problem {
    Problem::failure("problem-screen-closed")
}

/// Reads events in a thread of its own: reading from a terminal that was closed may never return.
fn listen() -> Receiver<Event> {
    let (sender, events) = channel();
    thread::spawn(move || {
        while let Ok(event) = event::read() {
            if sender.send(event).is_err() {
                break;
            }
        }
    });
    events
}

/// Whether the terminal is still there.
fn is_there() -> bool {
    stdin().is_terminal() && stdout().is_terminal()
}

fn is_interrupt(key: KeyEvent) -> bool {
    key.code == KeyCode::Char('c') && key.modifiers.contains(KeyModifiers::CONTROL)
}
