//! A tree of everybody's answers over sampled worlds.
//!
//! Each walk goes down in a world of its own. Whoever is asked looks after their own good (max^n);
//! what is answered in secret is guessed, never looked up. Where nothing is known yet the judge says
//! what each answer is worth, and what it said goes into every position on the way.

use mittwoch_kernel::{Chance, FastRng, Game, MAX_SEATS, Seat, Silent};

use crate::{Ahead, Guide, Judge, Lookahead, Prospect};

/// The most answers of a walk.
const LONGEST: usize = 64;
/// No branch, and a position whose answers nobody has looked at.
const NONE: u32 = u32::MAX;

/// What every seat is promised.
pub(crate) type Promises = [Prospect; MAX_SEATS];

/// How a tree grows.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Growth {
    /// How many positions are kept at each step of a line that is judged.
    pub width: usize,
    /// How eagerly answers are tried again of which little is known.
    pub curiosity: f32,
    /// How much worse an answer may look at first sight and still be tried early.
    pub doubt: f32,
}

/// What a walk needs to be told.
pub(crate) struct TreeWalk<'a, G: Game> {
    /// The rules.
    pub(crate) game: &'a G,
    /// What the search is told of the game.
    pub(crate) guide: &'a dyn Guide<G>,
    /// Who judges.
    pub(crate) judge: &'a mut dyn Judge<G>,
    /// Whose thought it is.
    pub(crate) seat: Seat,
    /// How the tree grows.
    pub(crate) growth: Growth,
}

/// An answer to a position of the tree.
#[derive(Clone, Copy, Debug)]
struct Branch<A> {
    answer: A,
    seat: Seat,
    /// The next answer to the same position.
    beside: u32,
    /// The position that it leads to, once somebody went on from there.
    below: u32,
    visits: u32,
    /// What it was worth to whoever gives it, in all visits together.
    sum: f32,
    /// What it seemed to be worth at first sight.
    first: f32,
}

impl<A> Branch<A> {
    /// The mean, in which the first sight counts as one visit.
    fn mean(&self) -> f32 {
        (self.first + self.sum) / (1 + self.visits) as f32
    }
}

/// What a walk finds at a position.
enum TreeMet<S> {
    /// One answer alone.
    OneAnswer,
    /// Answers that were met before, all or some of them.
    Known,
    /// Answers that nobody had looked at; this is where the best of them leads to.
    Fresh(S),
}

/// The tree, whose buffers are kept from thought to thought.
pub(crate) struct Tree<G: Game> {
    /// The first branch of each position.
    positions: Vec<u32>,
    branches: Vec<Branch<G::Action>>,
    /// The branches of the walk of now.
    path: Vec<u32>,
    /// The answers that are open in the world of now, and their branches.
    offers: Vec<G::Action>,
    open: Vec<u32>,
    lines: Lookahead<G>,
    said: Vec<Prospect>,
}

impl<G: Game> Default for Tree<G> {
    fn default() -> Tree<G> {
        Tree {
            positions: Vec::new(),
            branches: Vec::new(),
            path: Vec::new(),
            offers: Vec::new(),
            open: Vec::new(),
            lines: Lookahead::default(),
            said: Vec::new(),
        }
    }
}

impl<G: Game> Tree<G> {
    /// Begins anew with the position that is asked about.
    pub(crate) fn clear(&mut self) {
        self.branches.clear();
        self.positions.clear();
        self.positions.push(NONE);
    }

    /// Goes down in a world until something new is met: the first answer, and what all are promised.
    pub(crate) fn walk(
        &mut self,
        walk: &mut TreeWalk<'_, G>,
        world: &G::State,
        luck: &mut FastRng,
    ) -> (Option<G::Action>, Promises) {
        let end = self.descend(walk, world, luck);
        let promises = self.promises(walk, &end);
        for branch in &self.path {
            let branch = &mut self.branches[*branch as usize];
            branch.visits += 1;
            branch.sum += promises[branch.seat.index()].worth();
        }
        let first = self.path.first().map(|branch| self.branches[*branch as usize].answer);
        (first, promises)
    }

    /// Where the walk ends, with its branches in `path`.
    fn descend(
        &mut self,
        walk: &mut TreeWalk<'_, G>,
        world: &G::State,
        luck: &mut FastRng,
    ) -> G::State {
        let (mut state, mut position) = (*world, 0);
        self.path.clear();
        for _ in 0..LONGEST {
            let Some(seat) = self.asked(walk, &mut state, luck) else { break };
            if self.is_unripe(walk, &state, seat, position) {
                break;
            }
            let answer = match self.look(walk, &state, seat, position, luck) {
                TreeMet::OneAnswer => self.offers[0],
                found => {
                    let branch = self.chosen(walk.growth);
                    self.path.push(branch);
                    if let TreeMet::Fresh(end) = found {
                        return end;
                    }
                    position = self.below(branch);
                    self.branches[branch as usize].answer
                }
            };
            walk.game.perform(&mut state, seat, answer, luck, &mut Silent);
        }
        state
    }

    /// Who answers next in the tree; what others choose in secret is guessed.
    fn asked(
        &mut self,
        walk: &TreeWalk<'_, G>,
        state: &mut G::State,
        luck: &mut FastRng,
    ) -> Option<Seat> {
        loop {
            let asked = walk.game.asked(state);
            let seat = if asked.contains(walk.seat) { walk.seat } else { asked.first()? };
            if seat == walk.seat || !walk.guide.is_secret(walk.game, state) {
                return Some(seat);
            }
            self.offers.clear();
            walk.game.legal(state, seat, &mut self.offers);
            let guess = match self.offers[..] {
                [only] => only,
                _ => walk.guide.guess(walk.game, state, seat, &self.offers, luck),
            };
            walk.game.perform(state, seat, guess, luck, &mut Silent);
        }
    }

    /// Whether a position is judged as it is: the answer before was never tried, and no answer is in
    /// its midst.
    fn is_unripe(
        &self,
        walk: &TreeWalk<'_, G>,
        state: &G::State,
        seat: Seat,
        position: u32,
    ) -> bool {
        let Some(last) = self.path.last() else { return false };
        let last = &self.branches[*last as usize];
        self.positions[position as usize] == NONE
            && last.visits == 0
            && !(last.seat == seat && walk.guide.goes_on(walk.game, state, state, seat))
    }

    /// Finds the branches of what is offered, and judges those that are new.
    fn look(
        &mut self,
        walk: &mut TreeWalk<'_, G>,
        state: &G::State,
        seat: Seat,
        position: u32,
        luck: &mut FastRng,
    ) -> TreeMet<G::State> {
        self.offers.clear();
        walk.game.legal(state, seat, &mut self.offers);
        if self.offers.len() > 1 {
            walk.guide.sift(walk.game, state, seat, &mut self.offers);
        }
        if self.offers.len() == 1 && !self.path.is_empty() {
            return TreeMet::OneAnswer;
        }
        let is_fresh = self.positions[position as usize] == NONE;
        let mut best: Option<(f32, G::State)> = None;
        let luck = u64::from(luck.below(u32::MAX)) << 16;
        self.open.clear();
        for place in 0..self.offers.len() {
            let answer = self.offers[place];
            let branch = self.find(position, seat, answer).unwrap_or_else(|| {
                let first = self.judged(walk, state, seat, answer, luck);
                if best.as_ref().is_none_or(|best| first > best.0) {
                    best = Some((first, *self.lines.end()));
                }
                self.grow(position, seat, answer, first)
            });
            self.open.push(branch);
        }
        match best {
            Some((_, end)) if is_fresh => TreeMet::Fresh(end),
            _ => TreeMet::Known,
        }
    }

    /// What an answer is worth at first sight, with the rest of the turn.
    fn judged(
        &mut self,
        walk: &mut TreeWalk<'_, G>,
        state: &G::State,
        seat: Seat,
        answer: G::Action,
        luck: u64,
    ) -> f32 {
        let mut ahead = Ahead {
            game: walk.game,
            guide: walk.guide,
            judge: &mut *walk.judge,
            seat,
            width: walk.growth.width,
        };
        self.lines.follow(&mut ahead, state, answer, luck).worth()
    }

    fn find(&self, position: u32, seat: Seat, answer: G::Action) -> Option<u32> {
        let mut at = self.positions[position as usize];
        while at != NONE {
            let branch = &self.branches[at as usize];
            if branch.answer == answer && branch.seat == seat {
                return Some(at);
            }
            at = branch.beside;
        }
        None
    }

    fn grow(&mut self, position: u32, seat: Seat, answer: G::Action, first: f32) -> u32 {
        let at = self.branches.len() as u32;
        let beside = std::mem::replace(&mut self.positions[position as usize], at);
        let branch = Branch { answer, seat, beside, below: NONE, visits: 0, sum: 0.0, first };
        self.branches.push(branch);
        at
    }

    /// The position that a branch leads to.
    fn below(&mut self, branch: u32) -> u32 {
        let branch = &mut self.branches[branch as usize];
        if branch.below == NONE {
            branch.below = self.positions.len() as u32;
            self.positions.push(NONE);
        }
        branch.below
    }

    /// Of the open branches the one to try: one that does well, or one that was tried too seldom for
    /// how good it looked at first sight.
    fn chosen(&self, growth: Growth) -> u32 {
        let branches = || self.open.iter().map(|at| &self.branches[*at as usize]);
        let visits: u32 = branches().map(|branch| branch.visits).sum();
        let top = branches().map(|branch| branch.first).fold(f32::NEG_INFINITY, f32::max);
        let hope = |branch: &Branch<G::Action>| ((branch.first - top) / growth.doubt).exp();
        let hopes: f32 = branches().map(hope).sum();
        let eagerness = growth.curiosity * (visits as f32).sqrt() / hopes;
        let appeal = |at: &u32| {
            let branch = &self.branches[*at as usize];
            branch.mean() + eagerness * hope(branch) / (1 + branch.visits) as f32
        };
        let appeals = self.open.iter().map(|at| (appeal(at), *at));
        let best = appeals.reduce(|best, one| if one.0 > best.0 { one } else { best });
        best.map_or(0, |(_, at)| at)
    }

    fn promises(&mut self, walk: &mut TreeWalk<'_, G>, state: &G::State) -> Promises {
        let mut promises = Promises::default();
        let states = std::slice::from_ref(state);
        for (promise, seat) in promises.iter_mut().zip(0..walk.game.seats()) {
            walk.judge.judge(walk.game, states, Seat(seat), &mut self.said);
            *promise = self.said.first().copied().unwrap_or_default();
        }
        promises
    }

    /// Whether there is but one answer to the position that is asked about.
    pub(crate) fn is_decided(&self) -> bool {
        self.positions[0] != NONE && self.branches[self.positions[0] as usize].beside == NONE
    }

    /// The own answers that are visited most, one after the other, beginning with `first`.
    pub(crate) fn line(&self, seat: Seat, first: G::Action) -> Vec<G::Action> {
        let mut line = vec![first];
        let mut next = self.find(0, seat, first);
        while let Some(branch) = next {
            let below = self.branches[branch as usize].below;
            next = self.usual(below).filter(|at| self.branches[*at as usize].seat == seat);
            line.extend(next.map(|at| self.branches[at as usize].answer));
        }
        line
    }

    /// The branch of a position that is visited most.
    fn usual(&self, position: u32) -> Option<u32> {
        let (mut at, mut best) = (*self.positions.get(position as usize)?, None);
        while at != NONE {
            let branch = &self.branches[at as usize];
            if best.map_or(0, |best: u32| self.branches[best as usize].visits) < branch.visits {
                best = Some(at);
            }
            at = branch.beside;
        }
        best
    }
}
