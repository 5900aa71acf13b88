use mittwoch_ai::{Expected, Mind, MindBudget, MindScene, Thought};
use mittwoch_kernel::{Chance, FastRng, Seat, Whole};

use crate::odds::{drawn, softened};
use crate::race::{Doubt, Race};
use crate::{Ahead, EvenWorlds, Guide, Judge, Lookahead, Prospect, SharedMind, Worlds, gather};

/// Worlds in which the end of the chosen line is judged for every seat.
const LOOKS: u32 = 8;

/// How a mind searches.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct SearchStyle {
    /// The most worlds that are sampled for an answer.
    pub worlds: u32,
    /// The worlds of one iteration of the budget.
    pub at_once: u32,
    /// When answers are given up.
    pub doubt: Doubt,
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
pub struct SearchMind<G: Whole, U, J, W = EvenWorlds> {
    guide: U,
    judge: J,
    worlds: W,
    style: SearchStyle,
    search: Lookahead<G>,
    race: Race,
    offers: Vec<G::Action>,
    /// The first worlds of a thought, and the luck of lines in each.
    looks: Vec<(G::State, u64)>,
}

impl<G: Whole, U: Guide<G>, J: Judge<G>> SearchMind<G, U, J> {
    /// A mind of this style, to which every deal of what is hidden is as likely.
    pub fn new(guide: U, judge: J, style: SearchStyle) -> SearchMind<G, U, J> {
        SearchMind::in_worlds(EvenWorlds, guide, judge, style)
    }
}

impl<G: Whole, U: Guide<G>, J: Judge<G>, W: Worlds<G>> SearchMind<G, U, J, W> {
    /// A mind of this style with worlds of its own.
    pub fn in_worlds(worlds: W, guide: U, judge: J, style: SearchStyle) -> SearchMind<G, U, J, W> {
        SearchMind {
            guide,
            judge,
            worlds,
            style,
            search: Lookahead::default(),
            race: Race::default(),
            offers: Vec::new(),
            looks: Vec::new(),
        }
    }

    /// Compares the answers over worlds until the budget is spent or one is clearly best.
    fn compare(&mut self, scene: &MindScene<'_, G>, budget: &MindBudget) {
        let mut luck = scene.luck();
        self.looks.clear();
        self.worlds.begin(scene, scene.luck ^ 0xBE61);
        let at_once = self.style.at_once.max(1);
        let mut worlds = self.style.worlds.max(1);
        for world in 0.. {
            if world >= worlds || !budget.allows(world / at_once) {
                break;
            }
            let mut number = || u64::from(luck.below(u32::MAX)) << 16;
            let (deal, course) = (number(), number());
            let state = self.worlds.next(scene, deal);
            if world < LOOKS {
                self.looks.push((state, course));
            }
            if world == 0 {
                self.enter(scene, &state);
                worlds = self.guide.worlds(scene.game, &state, scene.seat, worlds).max(1);
            }
            self.compare_in(scene, &state, course);
            if !self.race.thin_out() {
                break;
            }
        }
    }

    /// Lets the answers into the race that are not idle.
    fn enter(&mut self, scene: &MindScene<'_, G>, world: &G::State) {
        self.race.begin(scene.offers.len(), self.style.doubt);
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
        let looks = self.looks.len();
        for at in 0..looks {
            let (world, luck) = self.looks[at];
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

/// The means; with several seats somebody wins, so that the chances add up to one.
fn expected(sums: &[Prospect], looks: usize) -> Vec<Expected> {
    let count = looks.max(1) as f32;
    let all: f32 = sums.iter().map(|sum| sum.win).sum();
    let share = if sums.len() > 1 { all.max(f32::MIN_POSITIVE) } else { count };
    let one = |sum: &Prospect| Expected { win: sum.win / share, score: sum.score / count };
    sums.iter().map(one).collect()
}

impl<G, U, J, W> SharedMind<G> for SearchMind<G, U, J, W>
where
    G: Whole,
    U: Guide<G> + Clone,
    J: Judge<G> + Clone,
    W: Worlds<G> + Clone,
{
    fn is_shared(&self) -> bool {
        self.style.strict
    }

    fn helper(&self) -> Self {
        let (worlds, guide) = (self.worlds.clone(), self.guide.clone());
        SearchMind::in_worlds(worlds, guide, self.judge.clone(), self.style)
    }

    fn gather(&mut self, scene: &MindScene<'_, G>, budget: &MindBudget) {
        self.compare(scene, budget);
    }

    fn take_in(&mut self, helper: Self) {
        self.race.take_in(&helper.race);
    }
}

impl<G, U, J, W> Mind<G> for SearchMind<G, U, J, W>
where
    G: Whole,
    U: Guide<G> + Clone,
    J: Judge<G> + Clone,
    W: Worlds<G> + Clone,
{
    fn begin(&mut self, _game: &G, _knowledge: &G::Knowledge) {
        self.worlds.forget();
    }

    fn remembers(&self) -> bool {
        self.worlds.remembers()
    }

    fn hear(&mut self, game: &G, knowledge: &G::Knowledge, event: &G::EventView) {
        self.worlds.hear(game, knowledge, event);
    }

    fn think(&mut self, scene: &MindScene<'_, G>, budget: &MindBudget) -> Thought<G::Action> {
        gather(self, scene, budget);
        let odds = softened(self.race.means(), self.style.warmth);
        let place = if self.style.strict {
            self.race.best().unwrap_or(0)
        } else {
            // What the worlds drew must not decide what is drawn here.
            drawn(&odds, &mut FastRng::new(scene.luck ^ 0x5EED))
        };
        let choice = scene.offers[place];
        let (expected, line) = match self.style.tells {
            true => self.explained(scene, choice),
            false => (Vec::new(), vec![choice]),
        };
        Thought { choice, odds, expected, line }
    }
}
