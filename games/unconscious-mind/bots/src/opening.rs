//! Ways to begin a turn, compared over worlds.

use mittwoch_kernel::{Chance, FastRng};
use mittwoch_unconscious_mind::{Action, State};

use super::beam::Line;

/// How far an opening may be behind after one world; after more worlds it is less.
const BEHIND: f32 = 0.3;
/// Worlds after which what an opening is behind is held against how much that varies.
const FAIR: usize = 5;
/// By how many standard errors an opening may be behind then.
const ERRORS: f32 = 2.0;
/// The least warmth with which odds are told.
const COOL: f32 = 0.01;

/// A way to begin: the answers up to the first draw, and what it was worth so far.
pub(super) struct Opening {
    pub(super) answers: Vec<Action>,
    /// Whether anything is drawn in the line, so that it goes on otherwise in another world.
    pub(super) drawn: bool,
    /// How the turn may end.
    pub(super) end: State,
    /// What it was worth, world by world.
    worths: Vec<f32>,
}

impl Opening {
    /// What it is worth in the mean of the worlds so far.
    pub(super) fn mean(&self) -> f32 {
        self.worths.iter().sum::<f32>() / self.worths.len().max(1) as f32
    }

    /// What it was worth in one more world.
    pub(super) fn add(&mut self, worth: f32) {
        self.worths.push(worth);
    }

    /// Whether it is clearly behind another. Both met the same worlds, so that luck which they share
    /// does not count.
    fn is_behind(&self, best: &Opening) -> bool {
        let worlds = self.worths.len();
        let (behind, count) = (best.mean() - self.mean(), worlds as f32);
        if worlds < FAIR || best.worths.len() != worlds {
            return behind > BEHIND / count.sqrt();
        }
        let apart = best.worths.iter().zip(&self.worths);
        let squares: f32 = apart.map(|(best, own)| (best - own - behind).powi(2)).sum();
        let error = (squares / (count - 1.0) / count).sqrt();
        behind > (ERRORS * error).min(BEHIND / count.sqrt())
    }
}

/// Openings in comparison.
pub(super) struct OpeningRace {
    /// Those that may still be best, the best first.
    pub(super) left: Vec<Opening>,
    /// Those that were given up, which may have done better in other worlds.
    given_up: Vec<Opening>,
}

impl OpeningRace {
    /// Sorts openings and gives up what is far behind; whether more than one is left.
    pub(super) fn thin_out(&mut self) -> bool {
        self.sort();
        let mut all = std::mem::take(&mut self.left).into_iter();
        let Some(best) = all.next() else { return false };
        let (given_up, left): (Vec<_>, Vec<_>) = all.partition(|one| one.is_behind(&best));
        self.given_up.extend(given_up);
        self.left.push(best);
        self.left.extend(left);
        self.left.len() > 1
    }

    fn sort(&mut self) {
        self.left.sort_by(|one, other| other.mean().total_cmp(&one.mean()));
    }

    /// Adds what was found in other worlds; what is left in either may be best.
    pub(super) fn take_in(&mut self, other: OpeningRace) {
        for opening in other.left {
            let again = self.given_up.iter().position(|one| one.answers == opening.answers);
            self.left.extend(again.map(|at| self.given_up.swap_remove(at)));
            add_to(&mut self.left, opening);
        }
        for opening in other.given_up {
            let is_left = self.left.iter().any(|one| one.answers == opening.answers);
            add_to(if is_left { &mut self.left } else { &mut self.given_up }, opening);
        }
        self.sort();
    }
}

/// Adds an opening to others, or what it was worth to the same among them.
fn add_to(openings: &mut Vec<Opening>, opening: Opening) {
    match openings.iter_mut().find(|one| one.answers == opening.answers) {
        Some(same) => same.worths.extend(opening.worths),
        None => openings.push(opening),
    }
}

/// The openings of lines by what the lines are worth, the best first.
pub(super) fn openings(lines: &[Line], worths: &[f32]) -> OpeningRace {
    let mut order: Vec<usize> = (0..lines.len()).collect();
    order.sort_by(|one, other| worths[*other].total_cmp(&worths[*one]));
    let mut openings: Vec<Opening> = Vec::new();
    for at in order {
        let line = &lines[at];
        if !openings.iter().any(|opening| opening.answers == line.answers) {
            let answers = line.answers.clone();
            let (drawn, end, worths) = (line.drawn, line.end, vec![worths[at]]);
            openings.push(Opening { answers, drawn, end, worths });
        }
    }
    OpeningRace { left: openings, given_up: Vec::new() }
}

/// The place of the best opening, or of one that is not much worse: the warmer, the freer.
pub(super) fn chosen(openings: &[Opening], warmth: f32, luck: &mut FastRng) -> Option<usize> {
    const FINE: u32 = 1 << 24;
    let best = openings.first()?.mean();
    if warmth <= 0.0 {
        return Some(0);
    }
    let share = |one: &Opening| ((one.mean() - best) / warmth).exp();
    let all: f32 = openings.iter().map(share).sum();
    let mut at = luck.below(FINE) as f32 / FINE as f32 * all;
    let chosen = openings.iter().position(|one| {
        at -= share(one);
        at < 0.0
    });
    chosen.or(Some(0))
}

/// How likely each offer is the first answer.
pub(super) fn odds(offers: &[Action], openings: &[Opening], warmth: f32) -> Vec<f32> {
    let best = openings.first().map_or(0.0, Opening::mean);
    let share = |opening: &Opening| ((opening.mean() - best) / warmth.max(COOL)).exp();
    let of = |offer: &Action| -> f32 {
        let mine = openings.iter().filter(|one| one.answers.first() == Some(offer));
        mine.map(share).fold(0.0, f32::max)
    };
    let mut odds: Vec<f32> = offers.iter().map(of).collect();
    let sum: f32 = odds.iter().sum();
    odds.iter_mut().for_each(|odd| *odd /= sum.max(f32::MIN_POSITIVE));
    odds
}
