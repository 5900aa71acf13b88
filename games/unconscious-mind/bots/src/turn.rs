//! A mind that thinks whole turns through: lines of answers by the rule of thumb, their ends by a
//! judge that has learnt, and the best beginnings again in other worlds.

use mittwoch_ai::{Expected, Mind, MindBudget, MindScene, Thought};
use mittwoch_kernel::{Chance, FastRng, Game, Knowing, Seat};
use mittwoch_search::{Judge as SearchJudge, Prospect};
use mittwoch_unconscious_mind::{Action, State, UnconsciousMind};

use super::ahead;
use super::beam::{Beam, Line, Width};
use super::judge::Judge;
use super::kinds::kinds;
use super::plan::Plan;
use super::roll::Roller;
use super::tables::Tables;
use super::weights::WEIGHTS;

/// How a mind thinks turns through.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct TurnStyle {
    /// Positions kept on the way, for each kind of turn.
    pub way: usize,
    /// Ends kept for each kind of turn.
    pub ends: usize,
    /// Ends that are followed through the next own turn.
    pub followed: usize,
    /// How much the end of the next own turn counts, in percent.
    pub later: u32,
    /// Beginnings that are thought through again in other worlds.
    pub again: usize,
    /// The most worlds.
    pub worlds: u32,
    /// Own turns more that are played on, with those of the others between.
    pub rolls: u32,
    /// How much of the choice the expected lead decides beside the chance to win.
    pub lead: f32,
    /// How freely it chooses among beginnings that seem worth nearly the same.
    pub warmth: f32,
}

impl TurnStyle {
    /// What is looked for: to win, and to be far ahead, of which the judge is surer.
    pub(super) fn worth(&self, said: &Prospect) -> f32 {
        said.win + self.lead * said.lead.clamp(-2.0, 2.0)
    }
}

/// A way to begin: the answers up to the first draw, and what it was worth so far.
struct Opening {
    answers: Vec<Action>,
    drawn: bool,
    end: State,
    sum: f32,
    worlds: u32,
}

impl Opening {
    fn mean(&self) -> f32 {
        self.sum / self.worlds.max(1) as f32
    }
}

/// A mind that thinks whole turns through.
pub(super) struct TurnMind {
    plan: Plan,
    judge: Box<dyn SearchJudge<UnconsciousMind>>,
    style: TurnStyle,
    said: Vec<Prospect>,
    ends: Vec<State>,
}

impl TurnMind {
    pub(super) fn new(judge: Box<dyn SearchJudge<UnconsciousMind>>, style: TurnStyle) -> TurnMind {
        TurnMind { plan: Plan::default(), judge, style, said: Vec::new(), ends: Vec::new() }
    }

    /// Lets the ends of lines be judged.
    fn judged(&mut self, game: &UnconsciousMind, seat: Seat, lines: &[Line]) {
        self.ends.clear();
        self.ends.extend(lines.iter().map(|line| line.end));
        self.judge.judge(game, &self.ends, seat, &mut self.said);
    }

    /// The openings in a first world, the best first.
    fn openings(&mut self, thumb: &Judge<'_>, world: &State, luck: u64) -> Vec<Opening> {
        let width = Width { way: self.style.way, ends: self.style.ends };
        let kinds = kinds(thumb, world);
        let wide = Width { way: 2 * width.way, ends: 3 * width.ends };
        let width = if kinds.len() > 1 { width } else { wide };
        let mut beam = Beam::new(thumb, luck);
        let lines: Vec<Line> =
            kinds.iter().flat_map(|kind| beam.best(world, kind, width)).collect();
        self.judged(thumb.game, thumb.seat, &lines);
        let worths: Vec<f32> = self.said.iter().map(|said| self.style.worth(said)).collect();
        let mut order: Vec<usize> = (0..lines.len()).collect();
        order.sort_by(|one, other| worths[*other].total_cmp(&worths[*one]));
        let mut openings: Vec<Opening> = Vec::new();
        for (rank, at) in order.into_iter().enumerate() {
            let line = &lines[at];
            if openings.iter().any(|opening| opening.answers == line.answers) {
                continue;
            }
            let mut sum = worths[at];
            if rank < self.style.followed {
                let later = self.later(thumb, world, line, luck);
                let share = self.style.later as f32 / 100.0;
                sum += later.map_or(0.0, |later| (later - sum) * share);
            } else if self.style.followed > 0 {
                break;
            }
            let answers = line.answers.clone();
            openings.push(Opening { answers, drawn: line.drawn, end: line.end, sum, worlds: 1 });
        }
        openings.sort_by(|one, other| other.mean().total_cmp(&one.mean()));
        openings
    }

    /// What the end of a line is worth after the next own turn, as if nobody else did anything.
    fn later(&mut self, thumb: &Judge<'_>, world: &State, line: &Line, luck: u64) -> Option<f32> {
        let next = ahead::next_turn(thumb, world, &line.end)?;
        let thumb = thumb.later();
        let mut beam = Beam::new(&thumb, luck);
        let kinds = kinds(&thumb, &next);
        let lines: Vec<Line> =
            kinds.iter().flat_map(|kind| beam.best(&next, kind, ahead::THIN)).collect();
        self.judged(thumb.game, thumb.seat, &lines);
        self.said.iter().map(|said| self.style.worth(said)).reduce(f32::max)
    }

    /// Thinks openings through again in another world.
    fn again(&mut self, thumb: &Judge<'_>, world: &State, luck: u64, openings: &mut [Opening]) {
        for opening in openings {
            let worth = if opening.drawn || self.style.rolls > 0 {
                self.worth_in(thumb, world, luck, &opening.answers)
            } else {
                opening.mean()
            };
            opening.sum += worth;
            opening.worlds += 1;
        }
    }

    /// What an opening is worth in a world, with the best line that goes on from it.
    fn worth_in(&mut self, thumb: &Judge<'_>, world: &State, luck: u64, answers: &[Action]) -> f32 {
        let mut beam = Beam::new(thumb, luck);
        let width = Width { way: self.style.way, ends: 2 * self.style.ends };
        let lines = beam.best(world, &[answers.to_vec()], width);
        self.judged(thumb.game, thumb.seat, &lines);
        let ends = self.said.iter().map(|said| self.style.worth(said)).zip(&lines);
        let best = ends.reduce(|best, one| if one.0 > best.0 { one } else { best });
        let Some((worth, end)) = best.map(|(worth, line)| (worth, line.end)) else {
            return 0.0;
        };
        if self.style.rolls == 0 { worth } else { self.rolled(thumb, &end, luck) }
    }

    /// What the end of a line is worth after the next turns.
    fn rolled(&mut self, thumb: &Judge<'_>, end: &State, luck: u64) -> f32 {
        let TurnMind { judge, said, ends, style, .. } = self;
        let (game, tables) = (thumb.game, thumb.tables);
        let mut roller = Roller { game, tables, judge: judge.as_mut(), style: *style, said, ends };
        let after = roller.roll(end, thumb.seat, style.rolls, luck);
        roller.worth(&after, thumb.seat)
    }

    fn think_through(
        &mut self,
        scene: &MindScene<'_, UnconsciousMind>,
        budget: &MindBudget,
    ) -> Option<(Vec<f32>, State)> {
        let (game, mut thought) = (scene.game, scene.luck());
        let tables = Tables::of(game.catalogue());
        let world = game.determinize(scene.knowledge, &mut thought);
        let luck = u64::from(thought.below(u32::MAX));
        let thumb = Judge::new(game, &world, scene.seat, WEIGHTS, &tables);
        let mut openings = self.openings(&thumb, &world, luck);
        let again = self.style.again.min(openings.len());
        for done in 1..self.style.worlds {
            if again < 2 || !budget.allows(done) {
                break;
            }
            let world = game.determinize(scene.knowledge, &mut thought);
            let luck = u64::from(thought.below(u32::MAX));
            self.again(&thumb, &world, luck, &mut openings[..again]);
        }
        if again > 1 && self.style.worlds > 1 {
            openings.truncate(again);
            openings.sort_by(|one, other| other.mean().total_cmp(&one.mean()));
        }
        let chosen = self.chosen(&openings, &mut thought)?;
        let end = openings[chosen].end;
        self.plan = Plan::new(game, &world, scene.seat, &openings[chosen].answers);
        Some((odds(scene.offers, &openings, self.style.warmth), end))
    }

    /// The best opening, or one that is not much worse.
    fn chosen(&self, openings: &[Opening], thought: &mut FastRng) -> Option<usize> {
        let best = openings.first()?.mean();
        if self.style.warmth <= 0.0 {
            return Some(0);
        }
        let share = |one: &Opening| ((one.mean() - best) / self.style.warmth).exp();
        let all: f32 = openings.iter().map(share).sum();
        let mut at = thought.below(1 << 24) as f32 / (1 << 24) as f32 * all;
        let chosen = openings.iter().position(|one| {
            at -= share(one);
            at < 0.0
        });
        chosen.or(Some(0))
    }

    fn planned(&mut self, scene: &MindScene<'_, UnconsciousMind>) -> Option<Action> {
        self.plan.next(scene.knowledge.table(), scene.seat, scene.offers)
    }

    /// What is expected for every seat at the end of the line.
    fn expected(&mut self, game: &UnconsciousMind, end: &State) -> Vec<Expected> {
        let mut all: Vec<Expected> = Vec::new();
        for seat in 0..game.seats() {
            self.judge.judge(game, std::slice::from_ref(end), Seat(seat), &mut self.said);
            all.extend(self.said.iter().map(|said| Expected::from(*said)));
        }
        let sum: f32 = all.iter().map(|one| one.win).sum();
        if all.len() > 1 {
            all.iter_mut().for_each(|one| one.win /= sum.max(f32::MIN_POSITIVE));
        }
        all
    }
}

/// How likely each offer is the first answer.
fn odds(offers: &[Action], openings: &[Opening], warmth: f32) -> Vec<f32> {
    let best = openings.first().map_or(0.0, Opening::mean);
    let warmth = warmth.max(0.01);
    let share = |opening: &Opening| ((opening.mean() - best) / warmth).exp();
    let of = |offer: &Action| -> f32 {
        let mine = openings.iter().filter(|one| one.answers.first() == Some(offer));
        mine.map(share).fold(0.0, f32::max)
    };
    let mut odds: Vec<f32> = offers.iter().map(of).collect();
    let sum: f32 = odds.iter().sum();
    odds.iter_mut().for_each(|odd| *odd /= sum.max(f32::MIN_POSITIVE));
    odds
}

impl Mind<UnconsciousMind> for TurnMind {
    fn think(
        &mut self,
        scene: &MindScene<'_, UnconsciousMind>,
        budget: &MindBudget,
    ) -> Thought<Action> {
        if let Some(choice) = self.planned(scene) {
            let line = std::iter::once(choice).chain(self.plan.to_come()).collect();
            return Thought { line, ..scene.sure(choice) };
        }
        let thought = self.think_through(scene, budget);
        let planned = self.planned(scene);
        let choice = planned.unwrap_or(scene.offers[0]);
        let line = std::iter::once(choice).chain(self.plan.to_come()).collect();
        match thought {
            Some((odds, end)) if planned.is_some() => {
                Thought { choice, odds, expected: self.expected(scene.game, &end), line }
            }
            _ => Thought { line, ..scene.sure(choice) },
        }
    }
}
