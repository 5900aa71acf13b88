use mittwoch_ai::{Expected, Mind, MindBudget, MindScene, Thought};
use mittwoch_kernel::{Chance, FastRng, MAX_SEATS, Whole};

use crate::odds::{drawn, softened};
use crate::tree::{Growth, Tree, TreeWalk};
use crate::{Guide, Judge, Prospect, SharedMind, gather};

/// After so many iterations each has all its walks.
const SLOW: u32 = 16;
/// How a mind that takes the best alone says how near the others were.
const LEAST_WARMTH: f32 = 0.02;

/// How a mind looks ahead in a tree.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct TreeStyle {
    /// The most walks for an answer.
    pub walks: u32,
    /// The most walks of one iteration of the budget. The first iterations are shorter, so that a
    /// glance stays one.
    pub at_once: u32,
    /// How the tree grows.
    pub growth: Growth,
    /// How freely it chooses among answers that were tried nearly as often; nothing: the best alone.
    pub warmth: f32,
}

/// A mind that looks ahead in a tree of everybody's answers.
pub struct TreeMind<G: Whole, U, J> {
    guide: U,
    judge: J,
    style: TreeStyle,
    tree: Tree<G>,
    tried: Vec<Tried>,
}

/// What became of an offer.
#[derive(Clone, Copy, Default)]
struct Tried {
    visits: u32,
    sums: [Prospect; MAX_SEATS],
}

impl Tried {
    fn add(&mut self, more: &Tried) {
        self.visits += more.visits;
        for (sum, more) in self.sums.iter_mut().zip(more.sums) {
            (sum.win, sum.score) = (sum.win + more.win, sum.score + more.score);
        }
    }
}

impl<G: Whole, U: Guide<G>, J: Judge<G>> TreeMind<G, U, J> {
    /// A mind of this style.
    pub fn new(guide: U, judge: J, style: TreeStyle) -> TreeMind<G, U, J> {
        TreeMind { guide, judge, style, tree: Tree::default(), tried: Vec::new() }
    }

    /// Walks until the budget is spent or nothing can overtake the answer that is ahead.
    fn grow(&mut self, scene: &MindScene<'_, G>, budget: &MindBudget) {
        self.tree.clear();
        self.tried.clear();
        self.tried.resize(scene.offers.len(), Tried::default());
        let (mut luck, mut walks) = (scene.luck(), 0);
        for iteration in 0.. {
            for _ in 0..self.style.at_once.min(1 + iteration * self.style.at_once / SLOW) {
                let is_over = walks >= self.style.walks || !budget.allows(iteration);
                if walks > 0 && (is_over || self.is_decided(walks)) {
                    return;
                }
                // What one world drew does not move the luck of the next.
                self.walk(scene, &mut FastRng::new(u64::from(luck.below(u32::MAX)) << 16));
                walks += 1;
            }
        }
    }

    fn walk(&mut self, scene: &MindScene<'_, G>, luck: &mut FastRng) {
        let world = scene.game.determinize(scene.knowledge, luck);
        let mut walk = TreeWalk {
            game: scene.game,
            guide: &self.guide,
            judge: &mut self.judge,
            seat: scene.seat,
            growth: self.style.growth,
        };
        let (first, promises) = self.tree.walk(&mut walk, &world, luck);
        let place = first.and_then(|first| scene.offers.iter().position(|offer| *offer == first));
        if let Some(tried) = place.map(|place| &mut self.tried[place]) {
            tried.add(&Tried { visits: 1, sums: promises });
        }
    }

    /// Whether the walks that are left can change nothing.
    fn is_decided(&self, walks: u32) -> bool {
        let (mut best, mut second) = (0, 0);
        for Tried { visits, .. } in self.tried.iter().copied() {
            (best, second) =
                if visits > best { (visits, best) } else { (best, second.max(visits)) };
        }
        best - second > self.style.walks - walks || self.tree.is_decided()
    }
}

impl<G, U, J> SharedMind<G> for TreeMind<G, U, J>
where
    G: Whole,
    U: Guide<G> + Clone,
    J: Judge<G> + Clone,
{
    fn is_shared(&self) -> bool {
        self.style.warmth <= 0.0
    }

    fn helper(&self) -> Self {
        TreeMind::new(self.guide.clone(), self.judge.clone(), self.style)
    }

    fn gather(&mut self, scene: &MindScene<'_, G>, budget: &MindBudget) {
        self.grow(scene, budget);
    }

    /// Trees stay apart; what they say of the offers adds up.
    fn take_in(&mut self, helper: Self) {
        self.tried.iter_mut().zip(&helper.tried).for_each(|(tried, more)| tried.add(more));
    }
}

impl<G, U, J> Mind<G> for TreeMind<G, U, J>
where
    G: Whole,
    U: Guide<G> + Clone,
    J: Judge<G> + Clone,
{
    fn think(&mut self, scene: &MindScene<'_, G>, budget: &MindBudget) -> Thought<G::Action> {
        gather(self, scene, budget);
        let visits = || self.tried.iter().map(|tried| tried.visits);
        let most = visits().max().unwrap_or(0);
        let share = |visits: u32| (visits > 0).then(|| visits as f32 / most.max(1) as f32);
        let odds = softened(visits().map(share), self.style.warmth.max(LEAST_WARMTH));
        let place = match self.style.warmth > 0.0 {
            // What the worlds drew must not decide what is drawn here.
            true => drawn(&odds, &mut FastRng::new(scene.luck ^ 0x5EED)),
            false => visits().position(|visits| visits == most).unwrap_or(0),
        };
        let choice = scene.offers[place];
        let expected = expected(&self.tried[place], usize::from(scene.game.seats()));
        Thought { choice, odds, expected, line: self.tree.line(scene.seat, choice) }
    }
}

/// The means; with several seats somebody wins, so that the chances add up to one.
fn expected(tried: &Tried, seats: usize) -> Vec<Expected> {
    let sums = &tried.sums[..seats];
    let count = tried.visits.max(1) as f32;
    let all: f32 = sums.iter().map(|sum| sum.win).sum();
    let share = if seats > 1 { all.max(f32::MIN_POSITIVE) } else { count };
    let one = |sum: &Prospect| Expected { win: sum.win / share, score: sum.score / count };
    sums.iter().map(one).collect()
}
