//! What a guided first game adds to a session: cards before questions, and words to go on with.

use std::io::Write;

use mittwoch_kernel::{Phrase, Seat, Viewer};
use mittwoch_match::{Lesson, LessonSight};

use super::TextSession;
use crate::problem::Problem;
use crate::text::{LessonOrder, TextLesson};

impl<W: Write> TextSession<W> {
    /// The same with a lesson.
    pub fn guided(mut self, lesson: Lesson) -> TextSession<W> {
        let key = self.host.title().about().key;
        self.words = self.host.words(self.words.lang()).with_lesson(key);
        self.lesson = Some(TextLesson::new(key, lesson));
        self
    }

    /// Says what is new at this question, if a lesson goes on.
    pub(super) fn explain(&mut self, seat: Seat) -> Result<(), Problem> {
        let lines = self.with_sight(seat, TextLesson::explained);
        self.write_all(&lines.unwrap_or_default())?;
        if self.lesson.as_ref().is_some_and(TextLesson::is_over) {
            self.lesson = None;
        }
        Ok(())
    }

    /// What a word means to the lesson, unless it is an answer of the game.
    pub(super) fn lesson_order(&self, seat: Seat, word: &str) -> Option<LessonOrder> {
        let order = LessonOrder::parse(word).filter(|_| self.lesson.is_some())?;
        let answers = self.host.offers(seat);
        (!answers.iter().any(|offer| offer.action == word)).then_some(order)
    }

    /// Does what was said to the lesson; true when the table has moved on.
    pub(super) fn taught(&mut self, seat: Seat, order: LessonOrder) -> Result<bool, Problem> {
        match order {
            LessonOrder::Show => {
                let proposed = self.with_sight(seat, |lesson, _, sight| lesson.proposed(sight));
                match proposed.flatten() {
                    Some(action) => return self.answer(seat, &action),
                    None => self.tell(&Phrase::new("teach-nothing"))?,
                }
            }
            LessonOrder::Skip => {
                let skipped = self.lesson.as_mut().is_some_and(TextLesson::skip);
                self.tell(&Phrase::new(if skipped { "teach-skipped" } else { "teach-nothing" }))?;
                self.explain(seat)?;
            }
            LessonOrder::Leave => {
                self.lesson = None;
                self.tell(&Phrase::new("teach-left"))?;
            }
        }
        Ok(false)
    }

    /// Lets the lesson look at the question of a seat.
    fn with_sight<T>(
        &mut self,
        seat: Seat,
        look: impl FnOnce(&mut TextLesson, &crate::words::Words, LessonSight<'_>) -> T,
    ) -> Option<T> {
        let (view, offers) = (self.host.view(Viewer::Seat(seat)), self.host.offers(seat));
        let question = self.host.question(seat)?.name;
        let lesson = self.lesson.as_mut()?;
        let sight = LessonSight { view: &view, question: &question, offers: &offers };
        Some(look(lesson, &self.words, sight))
    }
}
