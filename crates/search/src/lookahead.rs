//! A line of answers through one's own turn in one world, and what its end is worth.

use mittwoch_kernel::{Game, Seat, Silent};

use crate::{Guide, Judge, Prospect, WorldLuck};

/// The most answers that a line may have in thought.
const LONGEST: usize = 160;
/// The most guesses about others before a position is judged as it is.
const PATIENCE: usize = 64;
/// No step before this one.
const NONE: usize = usize::MAX;

/// What a line of thought needs: the rules, the guide, the judge, whose turn it is, and how many
/// positions are kept on the way.
pub struct Ahead<'a, G: Game> {
    /// The rules.
    pub game: &'a G,
    /// What the search is told of the game.
    pub guide: &'a dyn Guide<G>,
    /// Who judges the ends.
    pub judge: &'a mut dyn Judge<G>,
    /// Whose turn is thought through.
    pub seat: Seat,
    /// How many positions are kept at each step.
    pub width: usize,
}

/// A position on the way.
struct Node<S> {
    state: S,
    last: usize,
    worth: f32,
}

/// Buffers of the search, kept from thought to thought, so that a simulated decision asks for no
/// memory.
pub struct Lookahead<G: Game> {
    steps: Vec<(usize, G::Action)>,
    open: Vec<Node<G::State>>,
    next: Vec<Node<G::State>>,
    ends: Vec<G::State>,
    lasts: Vec<usize>,
    offers: Vec<G::Action>,
    guesses: Vec<G::Action>,
    states: Vec<G::State>,
    said: Vec<Prospect>,
    best: usize,
}

impl<G: Game> Default for Lookahead<G> {
    fn default() -> Lookahead<G> {
        Lookahead {
            steps: Vec::new(),
            open: Vec::new(),
            next: Vec::new(),
            ends: Vec::new(),
            lasts: Vec::new(),
            offers: Vec::new(),
            guesses: Vec::new(),
            states: Vec::new(),
            said: Vec::new(),
            best: 0,
        }
    }
}

impl<G: Game> Lookahead<G> {
    /// What an answer is worth in a world, with the best line that goes on from it.
    pub fn follow(
        &mut self,
        ahead: &mut Ahead<'_, G>,
        world: &G::State,
        answer: G::Action,
        luck: u64,
    ) -> Prospect {
        self.steps.clear();
        self.open.clear();
        self.next.clear();
        self.ends.clear();
        self.lasts.clear();
        self.step(ahead, world, (world, NONE), answer, luck);
        std::mem::swap(&mut self.open, &mut self.next);
        for _ in 1..LONGEST {
            if self.open.is_empty() {
                break;
            }
            self.narrow(ahead);
            // The luck of every step is the same: lines that come to the same place by more answers
            // or by fewer find the same cards there.
            self.widen(ahead, world, luck);
        }
        self.judge_ends(ahead)
    }

    /// The end of the best line that was followed last.
    pub fn end(&self) -> &G::State {
        &self.ends[self.best]
    }

    /// The answers of the best line that was followed last, in their order.
    pub fn line(&self) -> Vec<G::Action> {
        let mut line = Vec::new();
        let mut at = self.lasts[self.best];
        while at != NONE {
            let (before, answer) = self.steps[at];
            line.push(answer);
            at = before;
        }
        line.reverse();
        line
    }

    /// Performs an answer and sorts what comes of it: an own question that belongs to the line, or
    /// an end.
    fn step(
        &mut self,
        ahead: &Ahead<'_, G>,
        root: &G::State,
        (before, last): (&G::State, usize),
        answer: G::Action,
        luck: u64,
    ) {
        let (mut state, mut luck) = (*before, WorldLuck::new(luck));
        ahead.game.perform(&mut state, ahead.seat, answer, &mut luck, &mut Silent);
        self.steps.push((last, answer));
        let last = self.steps.len() - 1;
        if self.is_asked_on(ahead, root, &mut state, &mut luck) {
            self.next.push(Node { state, last, worth: 0.0 });
        } else {
            self.ends.push(state);
            self.lasts.push(last);
        }
    }

    /// Lets others answer until the position is settled or the line goes on; whether it goes on.
    fn is_asked_on(
        &mut self,
        ahead: &Ahead<'_, G>,
        root: &G::State,
        state: &mut G::State,
        luck: &mut WorldLuck,
    ) -> bool {
        let Ahead { game, guide, seat, .. } = *ahead;
        for _ in 0..PATIENCE {
            let asked = game.asked(state);
            if asked.contains(seat) {
                return guide.goes_on(game, root, state, seat);
            }
            let Some(other) = asked.first() else { return false };
            if guide.is_settled(game, root, state, seat) {
                return false;
            }
            self.guesses.clear();
            game.legal(state, other, &mut self.guesses);
            let guess = match self.guesses[..] {
                [only] => only,
                _ => guide.guess(game, state, other, &self.guesses, luck.stream()),
            };
            game.perform(state, other, guess, luck, &mut Silent);
        }
        false
    }

    /// Keeps the best positions on the way, each only once.
    fn narrow(&mut self, ahead: &mut Ahead<'_, G>) {
        let mut at = 1;
        while at < self.open.len() {
            let state = &self.open[at].state;
            if self.open[..at].iter().any(|node| node.state == *state) {
                self.open.swap_remove(at);
            } else {
                at += 1;
            }
        }
        if self.open.len() <= ahead.width {
            return;
        }
        self.states.clear();
        self.states.extend(self.open.iter().map(|node| node.state));
        ahead.judge.judge(ahead.game, &self.states, ahead.seat, &mut self.said);
        for (node, said) in self.open.iter_mut().zip(&self.said) {
            node.worth = said.worth();
        }
        self.open.sort_unstable_by(|one, other| {
            other.worth.total_cmp(&one.worth).then(one.last.cmp(&other.last))
        });
        self.open.truncate(ahead.width);
    }

    /// Answers every open question in every way.
    fn widen(&mut self, ahead: &Ahead<'_, G>, root: &G::State, luck: u64) {
        self.next.clear();
        let mut offers = std::mem::take(&mut self.offers);
        let open = std::mem::take(&mut self.open);
        for node in &open {
            offers.clear();
            ahead.game.legal(&node.state, ahead.seat, &mut offers);
            ahead.guide.sift_ahead(ahead.game, root, &node.state, ahead.seat, &mut offers);
            for offer in &offers {
                self.step(ahead, root, (&node.state, node.last), *offer, luck);
            }
        }
        self.offers = offers;
        self.open = open;
        std::mem::swap(&mut self.open, &mut self.next);
    }

    fn judge_ends(&mut self, ahead: &mut Ahead<'_, G>) -> Prospect {
        ahead.judge.judge(ahead.game, &self.ends, ahead.seat, &mut self.said);
        let said = self.said.iter().enumerate();
        let best = said.reduce(|best, one| if one.1.worth() > best.1.worth() { one } else { best });
        // A line always ends: at the latest where it is too long to be thought on.
        let (place, prospect) = best.map_or((0, Prospect::default()), |(at, said)| (at, *said));
        self.best = place;
        prospect
    }
}
