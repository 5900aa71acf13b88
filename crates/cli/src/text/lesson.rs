//! A guided first game in plain lines: what is explained, and which answer is proposed.

use mittwoch_kernel::Phrase;
use mittwoch_match::{Lesson, LessonCourse, LessonSight, Moment};

use crate::words::{Words, prefix};

/// What can be said to whoever explains.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum LessonOrder {
    /// Give the proposed answer.
    Show,
    /// Let this moment go.
    Skip,
    /// Play on without the lesson.
    Leave,
}

impl LessonOrder {
    /// Reads a word.
    pub fn parse(word: &str) -> Option<LessonOrder> {
        match word {
            "show" => Some(LessonOrder::Show),
            "skip" => Some(LessonOrder::Skip),
            "leave" => Some(LessonOrder::Leave),
            _ => None,
        }
    }
}

/// A lesson and how far it is.
pub struct TextLesson {
    game: &'static str,
    lesson: Lesson,
    course: LessonCourse,
    /// The moment that waits for an answer.
    now: Option<usize>,
}

impl TextLesson {
    /// The lesson of a game, from its beginning.
    pub fn new(game: &'static str, lesson: Lesson) -> TextLesson {
        let course = LessonCourse::new(&lesson);
        TextLesson { game, lesson, course, now: None }
    }

    /// What is said before a question: everything that is only read, then the moment that waits.
    pub fn explained(&mut self, words: &Words, sight: LessonSight<'_>) -> Vec<String> {
        self.now = None;
        let mut lines = Vec::new();
        while let Some(at) = self.course.due(&self.lesson, sight) {
            self.course.pass(at);
            lines.extend(self.card(words, at));
            if !self.lesson.moments[at].is_read() {
                self.now = Some(at);
                lines.extend(self.proposal(words, sight));
                break;
            }
        }
        if !lines.is_empty() && self.is_over() {
            lines.push(words.say("teach-over"));
        }
        lines
    }

    /// The answer that is proposed now.
    pub fn proposed(&self, sight: LessonSight<'_>) -> Option<String> {
        let moment = self.moment()?;
        moment.proposed(sight.offers).map(|offer| offer.action.clone())
    }

    /// Lets the moment that waits go; whether there was one.
    pub fn skip(&mut self) -> bool {
        self.now.take().is_some()
    }

    /// Whether everything was said and nothing waits.
    pub fn is_over(&self) -> bool {
        self.course.is_over() && self.now.is_none()
    }

    fn moment(&self) -> Option<&Moment> {
        self.now.map(|at| &self.lesson.moments[at])
    }

    fn card(&self, words: &Words, at: usize) -> Vec<String> {
        let key = format!("{}-teach-{}", prefix(self.game), self.lesson.moments[at].key);
        let head = Phrase::new("teach-head")
            .number("number", at as i64 + 1)
            .number("count", self.lesson.moments.len() as i64)
            .word("title", &words.say(&key));
        vec![words.phrase(&head), plain(&words.say(&format!("{key}-text")))]
    }

    fn proposal(&self, words: &Words, sight: LessonSight<'_>) -> Option<String> {
        let offer = self.moment()?.proposed(sight.offers)?;
        let answer = words.phrase(&offer.phrase);
        Some(plain(&words.phrase(&Phrase::new("teach-now-text").word("answer", &answer))))
    }
}

/// Text without the marks of emphasis.
fn plain(text: &str) -> String {
    text.replace("**", "")
}
