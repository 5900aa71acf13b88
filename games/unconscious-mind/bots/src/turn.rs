//! A mind that thinks whole turns through: lines of answers by the rule of thumb, their ends by a
//! judge that has learnt, and the best openings again in other worlds, where the table plays on.

use mittwoch_ai::{Expected, Mind, MindBudget, MindScene, Thought};
use mittwoch_kernel::{Chance, FastRng, Game, Knowing, Seat};
use mittwoch_search::{Judge as SearchJudge, NetJudge, Prospect, SharedMind, gather};
use mittwoch_unconscious_mind::{Action, State, UnconsciousMind};

use super::beam::{Beam, Line, Width};
use super::judge::Judge;
use super::kinds::kinds_among;
use super::opening::{OpeningRace, chosen, odds, openings};
use super::plan::Plan;
use super::roll::Roller;
use super::sight::TurnSight;
use super::style::TurnStyle;
use super::tables::Tables;
use super::weights::WEIGHTS;

/// A hundred points, in the unit of the rule of thumb.
const THUMB: f32 = 1000.0;

/// Whoever may look at no more worlds than these wants a glance.
const GLANCE: u32 = 3;

/// A mind that thinks whole turns through.
pub(super) struct TurnMind {
    plan: Plan,
    judge: NetJudge<TurnSight>,
    style: TurnStyle,
    found: Option<TurnFound>,
    said: Vec<Prospect>,
    ends: Vec<State>,
}

/// What was found about a turn.
struct TurnFound {
    /// The world of the first look.
    world: State,
    /// What is left of the luck of the thought.
    luck: FastRng,
    openings: OpeningRace,
}

/// What was thought about a turn.
struct TurnThought {
    odds: Vec<f32>,
    end: State,
}

impl TurnMind {
    pub(super) fn new(judge: NetJudge<TurnSight>, style: TurnStyle) -> TurnMind {
        let (plan, said, ends) = (Plan::default(), Vec::new(), Vec::new());
        TurnMind { plan, judge, style, found: None, said, ends }
    }

    /// What the ends of lines are worth.
    fn judged(&mut self, thumb: &Judge<'_>, lines: &[Line]) -> Vec<f32> {
        self.ends.clear();
        self.ends.extend(lines.iter().map(|line| line.end));
        self.judge.judge(thumb.game, &self.ends, thumb.seat, &mut self.said);
        let judged = self.said.iter().zip(lines);
        let worth = |(said, line): (&Prospect, &Line)| {
            self.style.worth(said) + self.style.thumb * line.worth as f32 / THUMB
        };
        judged.map(worth).collect()
    }

    /// The openings in a first world, the best first.
    fn first_look(
        &mut self,
        thumb: &Judge<'_>,
        world: &State,
        offers: &[Action],
        luck: u64,
    ) -> OpeningRace {
        let TurnStyle { way, ends, .. } = self.style;
        let kinds = kinds_among(thumb, world, offers);
        // In the midst of a turn there is one kind, which has the room of several.
        let wide = Width { way: 2 * way, ends: 3 * ends };
        let width = if kinds.len() > 1 { Width { way, ends } } else { wide };
        let mut beam = Beam::new(thumb, luck);
        let lines = kinds.iter().flat_map(|kind| beam.best(world, kind, width));
        let lines: Vec<Line> = lines.collect();
        let worths = self.judged(thumb, &lines);
        openings(&lines, &worths)
    }

    /// What an opening is worth in another world, with the best line that goes on from it.
    fn worth_in(&mut self, thumb: &Judge<'_>, world: &State, luck: u64, answers: &[Action]) -> f32 {
        let mut beam = Beam::new(thumb, luck);
        let width = Width { way: self.style.way, ends: 2 * self.style.ends };
        let lines = beam.best(world, &[answers.to_vec()], width);
        let worths = self.judged(thumb, &lines);
        let ends = worths.iter().zip(&lines);
        let best = ends.reduce(|best, one| if one.0 > best.0 { one } else { best });
        match best {
            Some((_, line)) if self.style.rolls > 0 => self.rolled(thumb, &line.end, luck),
            Some((worth, _)) => *worth,
            None => 0.0,
        }
    }

    /// What the end of a line is worth after the next turns.
    fn rolled(&mut self, thumb: &Judge<'_>, end: &State, luck: u64) -> f32 {
        let TurnMind { judge, said, ends, style, .. } = self;
        let (game, tables, style) = (thumb.game, thumb.tables, *style);
        let mut roller = Roller { game, tables, judge, style, said, ends };
        let after = roller.roll(end, thumb.seat, style.rolls, luck);
        roller.worth(&after, thumb.seat)
    }

    /// Thinks the best openings through in more worlds, until the budget is spent or one is clearly
    /// best.
    fn look_again(
        &mut self,
        scene: &MindScene<'_, UnconsciousMind>,
        budget: &MindBudget,
        thumb: &Judge<'_>,
        openings: &mut OpeningRace,
    ) {
        let mut luck = FastRng::new(scene.luck ^ 0x7085);
        openings.left.truncate(self.style.again.max(1));
        for done in 1..self.style.worlds {
            if !openings.thin_out() || !budget.allows(done) {
                break;
            }
            let world = scene.game.determinize(scene.knowledge, &mut luck);
            let seed = u64::from(luck.below(u32::MAX));
            let mut worths = Vec::with_capacity(openings.left.len());
            for opening in &openings.left {
                // A world that is not thought through to its end would favour the first ones.
                if !budget.allows(done) {
                    return;
                }
                let same = !opening.drawn && self.style.rolls == 0;
                worths.push(match same {
                    true => opening.mean(),
                    false => self.worth_in(thumb, &world, seed, &opening.answers),
                });
            }
            openings.left.iter_mut().zip(worths).for_each(|(opening, worth)| opening.add(worth));
        }
        openings.thin_out();
    }

    /// Looks for openings and compares them; what comes of it is kept as what was found.
    fn look(&mut self, scene: &MindScene<'_, UnconsciousMind>, budget: &MindBudget) {
        let (game, mut thought) = (scene.game, scene.luck());
        let tables = Tables::of(game.catalogue());
        let world = game.determinize(scene.knowledge, &mut thought);
        let luck = u64::from(thought.below(u32::MAX));
        let thumb = Judge::new(game, &world, scene.seat, WEIGHTS, &tables);
        let mut openings = self.first_look(&thumb, &world, scene.offers, luck);
        if self.style.worlds > 1 {
            self.look_again(scene, budget, &thumb, &mut openings);
        }
        self.found = Some(TurnFound { world, luck: thought, openings });
    }

    fn think_through(
        &mut self,
        scene: &MindScene<'_, UnconsciousMind>,
        budget: &MindBudget,
    ) -> Option<TurnThought> {
        gather(self, scene, budget);
        let TurnFound { world, mut luck, openings: OpeningRace { left, .. } } =
            self.found.take()?;
        let chosen = chosen(&left, self.style.warmth, &mut luck)?;
        self.plan = Plan::new(scene.game, &world, scene.seat, &left[chosen].answers);
        let odds = odds(scene.offers, &left, self.style.warmth);
        Some(TurnThought { odds, end: left[chosen].end })
    }

    /// The next answer of the plan, if the table looks as it should.
    fn planned(&mut self, scene: &MindScene<'_, UnconsciousMind>) -> Option<Action> {
        self.plan.next(scene.knowledge.table(), scene.seat, scene.offers)
    }

    fn line(&self, choice: Action) -> Vec<Action> {
        std::iter::once(choice).chain(self.plan.to_come()).collect()
    }

    /// What is expected for every seat; with several somebody wins, so that the chances add up to
    /// one.
    fn expected(&mut self, game: &UnconsciousMind, end: &State) -> Vec<Expected> {
        let mut all: Vec<Expected> = Vec::new();
        for seat in (0..game.seats()).map(Seat) {
            self.judge.judge(game, std::slice::from_ref(end), seat, &mut self.said);
            all.extend(self.said.iter().map(|said| Expected::from(*said)));
        }
        let sum: f32 = all.iter().map(|one| one.win).sum();
        if all.len() > 1 {
            all.iter_mut().for_each(|one| one.win /= sum.max(f32::MIN_POSITIVE));
        }
        all
    }
}

impl SharedMind<UnconsciousMind> for TurnMind {
    fn is_shared(&self) -> bool {
        self.style.warmth <= 0.0 && self.style.worlds > 1
    }

    fn helper(&self) -> TurnMind {
        TurnMind::new(self.judge.clone(), self.style)
    }

    fn gather(&mut self, scene: &MindScene<'_, UnconsciousMind>, budget: &MindBudget) {
        self.look(scene, budget);
    }

    fn take_in(&mut self, helper: TurnMind) {
        if let (Some(own), Some(more)) = (&mut self.found, helper.found) {
            own.openings.take_in(more.openings);
        }
    }
}

impl Mind<UnconsciousMind> for TurnMind {
    fn keeps_plan(&self) -> bool {
        true
    }

    fn think(
        &mut self,
        scene: &MindScene<'_, UnconsciousMind>,
        budget: &MindBudget,
    ) -> Thought<Action> {
        if let Some(choice) = self.planned(scene) {
            return Thought { line: self.line(choice), ..scene.sure(choice) };
        }
        let style = self.style;
        if !budget.allows(GLANCE) {
            self.style = style.at_a_glance();
        }
        let thought = self.think_through(scene, budget);
        self.style = style;
        match (thought, self.planned(scene)) {
            (Some(TurnThought { odds, end }), Some(choice)) => {
                let expected = self.expected(scene.game, &end);
                Thought { choice, odds, expected, line: self.line(choice) }
            }
            // No line was found: whatever is offered first.
            _ => scene.sure(scene.offers[0]),
        }
    }
}
