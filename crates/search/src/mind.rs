use mittwoch_ai::{Expected, Mind, MindBudget, MindScene, Thought};
use mittwoch_kernel::{Chance, Seat, Whole};

use crate::odds::{drawn, softened};
use crate::race::Race;
use crate::{Ahead, Guide, Judge, Lookahead, Prospect};

/// Worlds in which the end of the chosen line is judged for every seat.
const LOOKS: u32 = 8;

/// How a mind searches.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct SearchStyle {
    /// The most worlds that are sampled for an answer.
    pub worlds: u32,
    /// The worlds of one iteration of the budget.
    pub at_once: u32,
    /// How many positions are kept at each step of a line.
    pub width: usize,
    /// How freely it chooses among answers that seem worth nearly the same.
    pub warmth: f32,
    /// Whether it takes the best answer that it found, or draws one by its odds.
    pub strict: bool,
    /// Whether it says what it expects for every seat, which takes as long as a few worlds more.
    pub tells: bool,
}

/// A mind that thinks its turn through in sampled worlds.
pub struct SearchMind<G: Whole, U, J> {
    guide: U,
    judge: J,
    style: SearchStyle,
    search: Lookahead<G>,
    race: Race,
    offers: Vec<G::Action>,
    seeds: Vec<(u64, u64)>,
}

impl<G: Whole, U: Guide<G>, J: Judge<G>> SearchMind<G, U, J> {
    /// A mind of this style.
    pub fn new(guide: U, judge: J, style: SearchStyle) -> SearchMind<G, U, J> {
        SearchMind {
            guide,
            judge,
            style,
            search: Lookahead::default(),
            race: Race::default(),
            offers: Vec::new(),
            seeds: Vec::new(),
        }
    }

    /// Compares the answers over worlds until the budget is spent or one is clearly best.
    fn compare(&mut self, scene: &MindScene<'_, G>, budget: &MindBudget) {
        let mut luck = scene.luck();
        self.seeds.clear();
        let at_once = self.style.at_once.max(1);
        let mut worlds = self.style.worlds.max(1);
        for world in 0.. {
            if world >= worlds || !budget.allows(world / at_once) {
                break;
            }
            let mut number = || u64::from(luck.below(u32::MAX)) << 16;
            let seeds = (number(), number());
            self.seeds.push(seeds);
            let state = scene.game.determinize(scene.knowledge, &mut world_luck(seeds.0));
            if world == 0 {
                self.enter(scene, &state);
                worlds = self.guide.worlds(scene.game, &state, scene.seat, worlds).max(1);
            }
            self.compare_in(scene, &state, seeds.1);
            if !self.race.thin_out() {
                break;
            }
        }
    }

    /// Lets the answers into the race that are not idle.
    fn enter(&mut self, scene: &MindScene<'_, G>, world: &G::State) {
        self.race.begin(scene.offers.len());
        self.offers.clear();
        self.offers.extend_from_slice(scene.offers);
        self.guide.sift(scene.game, world, scene.seat, &mut self.offers);
        for (place, offer) in scene.offers.iter().enumerate() {
            if !self.offers.contains(offer) {
                self.race.leave_out(place);
            }
        }
    }

    fn compare_in(&mut self, scene: &MindScene<'_, G>, world: &G::State, luck: u64) {
        self.race.next_world();
        for (place, offer) in scene.offers.iter().enumerate() {
            if self.race.runs(place) {
                let prospect = self.follow(scene, world, *offer, luck);
                self.race.add(place, prospect.worth());
            }
        }
    }

    fn follow(
        &mut self,
        scene: &MindScene<'_, G>,
        world: &G::State,
        answer: G::Action,
        luck: u64,
    ) -> Prospect {
        let mut ahead = Ahead {
            game: scene.game,
            guide: &self.guide,
            judge: &mut self.judge,
            seat: scene.seat,
            width: self.style.width,
        };
        self.search.follow(&mut ahead, world, answer, luck)
    }

    /// What is expected for every seat after the chosen answer, and how the seat means to go on.
    fn explained(
        &mut self,
        scene: &MindScene<'_, G>,
        choice: G::Action,
    ) -> (Vec<Expected>, Vec<G::Action>) {
        let seats = usize::from(scene.game.seats());
        let mut sums = vec![Prospect::default(); seats];
        let mut line = Vec::new();
        let looks = self.seeds.len().min(LOOKS as usize);
        for at in 0..looks {
            let (deal, luck) = self.seeds[at];
            let world = scene.game.determinize(scene.knowledge, &mut world_luck(deal));
            self.follow(scene, &world, choice, luck);
            let end = [*self.search.end()];
            if line.is_empty() {
                line = self.search.line();
            }
            for (sum, seat) in sums.iter_mut().zip(0..) {
                let said = self.judged(scene.game, &end, Seat(seat));
                (sum.win, sum.score) = (sum.win + said.win, sum.score + said.score);
            }
        }
        (expected(&sums, looks), line)
    }

    fn judged(&mut self, game: &G, end: &[G::State], seat: Seat) -> Prospect {
        let mut said = Vec::with_capacity(1);
        self.judge.judge(game, end, seat, &mut said);
        said.first().copied().unwrap_or_default()
    }
}

/// The luck with which a world is sampled.
fn world_luck(seed: u64) -> mittwoch_kernel::FastRng {
    mittwoch_kernel::FastRng::new(seed)
}

/// The means; with several seats somebody wins, so that the chances add up to one.
fn expected(sums: &[Prospect], looks: usize) -> Vec<Expected> {
    let count = looks.max(1) as f32;
    let all: f32 = sums.iter().map(|sum| sum.win).sum();
    let share = if sums.len() > 1 { all.max(f32::MIN_POSITIVE) } else { count };
    let one = |sum: &Prospect| Expected { win: sum.win / share, score: sum.score / count };
    sums.iter().map(one).collect()
}

impl<G: Whole, U: Guide<G>, J: Judge<G>> Mind<G> for SearchMind<G, U, J> {
    fn think(&mut self, scene: &MindScene<'_, G>, budget: &MindBudget) -> Thought<G::Action> {
        self.compare(scene, budget);
        let odds = softened(self.race.means(), self.style.warmth);
        let place = if self.style.strict {
            self.race.best().unwrap_or(0)
        } else {
            // What the worlds drew must not decide what is drawn here.
            drawn(&odds, &mut world_luck(scene.luck ^ 0x5EED))
        };
        let choice = scene.offers[place];
        let (expected, line) = match self.style.tells {
            true => self.explained(scene, choice),
            false => (Vec::new(), vec![choice]),
        };
        Thought { choice, odds, expected, line }
    }
}
