//! The guided first games, from the folders of the games.

use mittwoch_match::Lesson;

include!(concat!(env!("OUT_DIR"), "/lessons.rs"));

/// The guided first game of a game, if it has one; a test reads every file.
pub fn lesson(key: &str) -> Option<Lesson> {
    let (_, text) = LESSONS.iter().find(|(game, _)| *game == key)?;
    Lesson::read(text).ok()
}

/// The files of all lessons, by the key of their game.
pub fn lessons() -> &'static [(&'static str, &'static str)] {
    LESSONS
}
