//! Plain lines on standard input and output, for screen readers and scripts.

mod input;
mod lesson;
mod order;
mod replay;
mod session;

use std::io::{IsTerminal, stdin, stdout};

use mittwoch_match::Lesson;

use crate::host::Host;
use crate::problem::Problem;
use crate::words::Lang;

pub use input::Input;
pub use lesson::{LessonOrder, TextLesson};
pub use order::Order;
pub use replay::replay;
pub use session::TextSession;

/// Plays a match on standard input and output.
pub fn play(host: impl Host + 'static, lang: Lang) -> Result<(), Problem> {
    let live = stdin().is_terminal();
    TextSession::new(Box::new(host), lang, Input::new(stdin()), stdout().lock(), live).run()
}

/// Teaches a match on standard input and output.
pub fn teach(host: impl Host + 'static, lang: Lang, lesson: Lesson) -> Result<(), Problem> {
    let live = stdin().is_terminal();
    let session =
        TextSession::new(Box::new(host), lang, Input::new(stdin()), stdout().lock(), live);
    session.guided(lesson).run()
}
