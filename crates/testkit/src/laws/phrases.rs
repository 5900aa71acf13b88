//! Whatever a game says has a text, a paragraph of the rules and pieces that exist.

use mittwoch_kernel::{Arg, Game, Phrase, Reason, Seat, Viewer, Whole, consequences, preview};

use crate::case::offers;
use crate::luck::sample;
use crate::{Broken, Case, WalkStep};

/// How many questions of a walk are put into words.
const QUESTIONS: usize = 16;

/// How many answers of each question are looked at before they are given.
const PREVIEWS: usize = 4;

pub(super) fn check<G: Whole>(case: &Case<'_, G>) -> Result<u64, Broken> {
    case.at(0);
    let mut words = KnownKeys { case, said: 0 };
    for piece in case.game().pieces() {
        words.said(&piece.phrase)?;
    }
    words.events(&case.walk.opening.events)?;
    for at in sample(case.walk.steps.len(), QUESTIONS, &mut case.luck(13)) {
        case.at(at);
        words.step(&case.walk.steps[at])?;
    }
    case.at(case.walk.steps.len());
    words.score_sheet(case.walk.last())?;
    Ok(words.said)
}

/// Whether a name is in kebab-case.
fn plainly_named(name: &str) -> bool {
    let sound = |letter: char| letter.is_ascii_lowercase() || letter.is_ascii_digit();
    name.split('-').all(|word| !word.is_empty() && word.chars().all(sound))
}

struct KnownKeys<'a, G: Whole> {
    case: &'a Case<'a, G>,
    said: u64,
}

impl<G: Whole> KnownKeys<'_, G> {
    fn step(&mut self, step: &WalkStep<G>) -> Result<(), Broken> {
        for seat in step.asked.iter() {
            self.question(&step.before, seat)?;
        }
        self.events(&step.events)?;
        self.score_sheet(&step.before)
    }

    fn question(&mut self, state: &G::State, seat: Seat) -> Result<(), Broken> {
        let game = self.case.game();
        let asked = game.ask(state, seat);
        self.said(&asked.phrase)?;
        self.case.must(self.case.subject.paragraphs.contains(asked.rule), || {
            format!("the question {asked:?} names a paragraph that the digest lacks")
        })?;
        self.case.must(plainly_named(asked.name), || {
            format!("the question {asked:?} has no plain name by which boards know it")
        })?;
        for action in offers(game, state, seat) {
            let offered = game.offer(state, seat, action);
            self.said(&offered.phrase)?;
            offered.pieces.iter().try_for_each(|name| self.exists(name, &offered.phrase))?;
        }
        self.consequences(state, seat)?;
        let mut refused = Vec::new();
        game.neighbours(state, seat, &mut refused);
        refused.iter().try_for_each(|(_, refusal)| self.said(&refusal.phrase()))?;
        self.foreign_refusals(state, seat)
    }

    /// What answers would change is said as well.
    fn consequences(&mut self, state: &G::State, seat: Seat) -> Result<(), Broken> {
        let game = self.case.game();
        for action in offers(game, state, seat).into_iter().take(PREVIEWS) {
            let told = preview(game, state, seat, action);
            let changes = consequences(game, state, seat, &told);
            changes.iter().try_for_each(|change| self.said(&change.phrase))?;
        }
        Ok(())
    }

    /// The reasons given for strange answers are sentences too.
    fn foreign_refusals(&mut self, state: &G::State, seat: Seat) -> Result<(), Broken> {
        for action in self.case.foreign.iter().step_by(7) {
            if let Err(refusal) = self.case.game().check(state, seat, *action) {
                self.said(&refusal.phrase())?;
            }
        }
        Ok(())
    }

    fn events(&mut self, events: &[<G as Game>::Event]) -> Result<(), Broken> {
        let game = self.case.game();
        for viewer in Viewer::all(game.seats()) {
            for told in events.iter().filter_map(|event| game.event_view(event, viewer)) {
                self.said(&game.tell(&told))?;
            }
        }
        Ok(())
    }

    fn score_sheet(&mut self, state: &G::State) -> Result<(), Broken> {
        self.case.game().score_sheet(state).iter().try_for_each(|line| self.said(&line.what))
    }

    fn said(&mut self, phrase: &Phrase) -> Result<(), Broken> {
        self.said += 1;
        self.case.must(self.case.subject.keys.contains(&phrase.key), || {
            format!("the phrase '{}' is not among the keys of the game", phrase.key)
        })?;
        for arg in phrase.args.values() {
            match arg {
                Arg::Piece(name) => self.exists(name, phrase)?,
                Arg::Pieces(names) => {
                    names.iter().try_for_each(|name| self.exists(name, phrase))?;
                }
                Arg::Seat(seat) => self.case.must(seat.0 < self.case.game().seats(), || {
                    format!("the phrase '{}' names seat {}", phrase.key, seat.0)
                })?,
                Arg::Phrases(phrases) => phrases.iter().try_for_each(|part| self.said(part))?,
                Arg::Number(_) | Arg::Word(_) => {}
            }
        }
        Ok(())
    }

    fn exists(&self, name: &str, phrase: &Phrase) -> Result<(), Broken> {
        self.case.must(self.case.subject.pieces.contains(name), || {
            format!("the phrase '{}' names '{name}', which is no piece", phrase.key)
        })
    }
}
