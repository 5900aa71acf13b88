//! A guided first game as data: a known deal, and the moments at which something is explained.
//!
//! The page reads the same files with the same rules (`web/src/teach/course.ts`); a lesson never
//! decides what is allowed, it only waits for questions and names answers among the offered ones.

use std::collections::BTreeMap;

use mittwoch_kernel::Seed;
use mittwoch_protocol::Offer;
use serde::Deserialize;
use serde_json::Value;

/// A guided first game.
#[derive(Clone, PartialEq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Lesson {
    /// The number from which the deal follows.
    pub deal: u64,
    /// How many play; the person who learns has the first seat.
    pub players: u8,
    /// Options by key; what is absent has its default.
    #[serde(default)]
    pub options: BTreeMap<String, String>,
    /// The bots on the other seats.
    pub bots: Vec<String>,
    /// How long it takes, about, in minutes.
    pub minutes: u8,
    /// What is explained, in order; the last one closes the lesson.
    pub moments: Vec<Moment>,
}

/// Something that is explained when it is there to be seen.
#[derive(Clone, PartialEq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Moment {
    /// The ending of the keys of its texts.
    pub key: String,
    /// When it comes: at the first question to the person for which this holds.
    #[serde(default)]
    pub when: Condition,
    /// When it is too late for it.
    #[serde(default)]
    pub late: Option<Condition>,
    /// The answers that it proposes, best first; without any it is only read.
    #[serde(default)]
    pub answers: Vec<String>,
    /// What it points at, by plain name; `@answer` means the pieces of the proposed answer.
    #[serde(default)]
    pub points: Vec<String>,
    /// The drawing in its card, by the name that the game gives it.
    #[serde(default)]
    pub drawing: Option<String>,
    /// Whether a line leads from the first thing that it points at to the second.
    #[serde(default)]
    pub line: bool,
    /// The part of the board that shows what it points at where there is room for one only.
    #[serde(default)]
    pub tab: Option<String>,
}

/// What must hold; everything that is named must.
#[derive(Clone, PartialEq, Debug, Default, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Condition {
    /// The question is one of these; any will do if none is named.
    pub question: Vec<String>,
    /// One of these answers is offered; any will do if none is named.
    pub offered: Vec<String>,
    /// What the view of the person says.
    pub facts: Vec<Fact>,
}

/// What a view says at one place.
#[derive(Clone, PartialEq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Fact {
    /// The place, as a JSON pointer; a list counts as its length.
    pub at: String,
    /// What stands there.
    #[serde(default)]
    pub is: Option<Value>,
    /// The least number.
    #[serde(default)]
    pub least: Option<i64>,
    /// The greatest number.
    #[serde(default)]
    pub most: Option<i64>,
}

/// What the person who learns sees.
#[derive(Clone, Copy, Debug)]
pub struct LessonSight<'a> {
    /// The view.
    pub view: &'a Value,
    /// The name of the question.
    pub question: &'a str,
    /// The answers that are open.
    pub offers: &'a [Offer],
}

impl Lesson {
    /// Reads the file of a lesson.
    pub fn read(text: &str) -> Result<Lesson, String> {
        serde_json::from_str(text).map_err(|error| error.to_string())
    }

    /// The seed of its deal.
    pub fn seed(&self) -> Seed {
        Seed::from_number(self.deal)
    }
}

impl Moment {
    /// Whether it is only read.
    pub fn is_read(&self) -> bool {
        self.answers.is_empty()
    }

    /// The answer that it proposes: the first that is offered, or else whatever is offered first.
    pub fn proposed<'a>(&self, offers: &'a [Offer]) -> Option<&'a Offer> {
        let named = |action: &String| offers.iter().find(|offer| offer.action == *action);
        let any = || offers.first().filter(|_| !self.is_read());
        self.answers.iter().find_map(named).or_else(any)
    }
}

impl Condition {
    /// Whether it holds.
    pub fn holds(&self, sight: LessonSight<'_>) -> bool {
        let offered = |action: &String| sight.offers.iter().any(|offer| offer.action == *action);
        (self.question.is_empty() || self.question.iter().any(|name| name == sight.question))
            && (self.offered.is_empty() || self.offered.iter().any(offered))
            && self.facts.iter().all(|fact| fact.holds(sight.view))
    }
}

impl Fact {
    /// Whether the view says so.
    fn holds(&self, view: &Value) -> bool {
        let Some(found) = view.pointer(&self.at) else { return false };
        let number =
            found.as_array().map_or_else(|| found.as_i64(), |list| Some(list.len() as i64));
        self.is.as_ref().is_none_or(|wanted| wanted == found)
            && self.least.is_none_or(|least| number.is_some_and(|number| number >= least))
            && self.most.is_none_or(|most| number.is_some_and(|number| number <= most))
    }
}

/// How far somebody is in a lesson.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct LessonCourse {
    passed: Vec<bool>,
}

impl LessonCourse {
    /// The beginning of a lesson.
    pub fn new(lesson: &Lesson) -> LessonCourse {
        LessonCourse { passed: vec![false; lesson.moments.len()] }
    }

    /// The moment that comes now, if one does; those for which it is too late are passed over.
    pub fn due(&mut self, lesson: &Lesson, sight: LessonSight<'_>) -> Option<usize> {
        for (passed, moment) in self.passed.iter_mut().zip(&lesson.moments) {
            *passed |= moment.late.as_ref().is_some_and(|late| late.holds(sight));
        }
        let last = self.passed.len().checked_sub(1)?;
        let coming = |at: &usize| !self.passed[*at] && lesson.moments[*at].when.holds(sight);
        let now = (0..last).find(coming);
        // The last one closes the lesson: it waits until nothing else can come.
        now.or_else(|| self.passed[..last].iter().all(|passed| *passed).then_some(last))
            .filter(|at| coming(at))
    }

    /// A moment was seen, or skipped.
    pub fn pass(&mut self, at: usize) {
        if let Some(passed) = self.passed.get_mut(at) {
            *passed = true;
        }
    }

    /// Whether the lesson is at its end.
    pub fn is_over(&self) -> bool {
        self.passed.iter().all(|passed| *passed)
    }
}
