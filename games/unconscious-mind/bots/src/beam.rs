//! A search through one's own turn: of all positions at each step only the best are kept.

use mittwoch_kernel::{Game, Silent};
use mittwoch_unconscious_mind::{Action, Frame, Free, State, Token};

use super::judge::{Judge, same_standing};
use super::luck::SameLuck;

/// The most answers that a turn may take in thought.
const LONGEST: usize = 160;

/// An answer in a line of answers.
#[derive(Clone, Copy)]
struct Step {
    before: Option<usize>,
    action: Action,
    /// Whether something was drawn, so that the rest is only imagined.
    drawn: bool,
}

/// A position on the way.
#[derive(Clone, Copy)]
struct Node {
    state: State,
    last: Option<usize>,
    standing: i32,
    worth: i32,
}

/// A line of answers to the end of the turn.
pub(super) struct Line {
    /// What its end is worth.
    pub(super) worth: i32,
    /// The answers up to the first draw, that one included.
    pub(super) answers: Vec<Action>,
    /// Whether anything was drawn on the way.
    pub(super) drawn: bool,
    /// How the table looks at its end.
    pub(super) end: State,
}

/// How many positions are kept.
#[derive(Clone, Copy)]
pub(super) struct Width {
    /// On the way.
    pub(super) way: usize,
    /// At the end of the turn.
    pub(super) ends: usize,
}

/// The best ends of a turn so far, the best one first.
struct Ends {
    nodes: Vec<Node>,
    most: usize,
}

impl Ends {
    fn offer(&mut self, node: Node) {
        let at = self.nodes.partition_point(|end| end.worth >= node.worth);
        let same = |end: &Node| end.worth == node.worth && end.state == node.state;
        if at >= self.most || self.nodes[..at].iter().any(same) {
            return;
        }
        self.nodes.truncate(self.most - 1);
        self.nodes.insert(at, node);
    }
}

/// The search, with all answers that it has tried.
pub(super) struct Beam<'a> {
    judge: &'a Judge<'a>,
    luck: u64,
    steps: Vec<Step>,
    offers: Vec<Action>,
}

impl<'a> Beam<'a> {
    pub(super) fn new(judge: &'a Judge<'a>, luck: u64) -> Beam<'a> {
        Beam { judge, luck, steps: Vec::new(), offers: Vec::new() }
    }

    /// The best lines from a position that begin in one of some ways.
    pub(super) fn best(
        &mut self,
        state: &State,
        openings: &[Vec<Action>],
        width: Width,
    ) -> Vec<Line> {
        self.steps.clear();
        let mut best = Ends { nodes: Vec::with_capacity(width.ends), most: width.ends };
        let mut nodes: Vec<Node> = Vec::new();
        for opening in openings {
            self.open(state, opening, &mut nodes, &mut best);
        }
        for _ in 0..LONGEST {
            let mut next = Vec::with_capacity(width.way * 6);
            for at in foremost(&nodes, width.way) {
                self.expand(&nodes[at], &mut next, &mut best);
            }
            nodes = next;
            if nodes.is_empty() {
                break;
            }
        }
        let line = |node: &Node| Line {
            worth: node.worth,
            answers: self.answers(node.last),
            drawn: self.is_drawn(node.last),
            end: node.state,
        };
        best.nodes.iter().map(line).collect()
    }

    fn open(&mut self, state: &State, opening: &[Action], nodes: &mut Vec<Node>, best: &mut Ends) {
        let standing = self.judge.standing(state);
        let mut node = Node { state: *state, last: None, standing, worth: 0 };
        let Some((last, before)) = opening.split_last() else { return };
        for action in before {
            let mut on = Vec::new();
            self.expand_by(&node, &[*action], &mut on, best);
            let Some(next) = on.pop() else { return };
            node = next;
        }
        self.expand_by(&node, &[*last], nodes, best);
    }

    fn expand(&mut self, node: &Node, next: &mut Vec<Node>, best: &mut Ends) {
        let mut offers = std::mem::take(&mut self.offers);
        self.judge.game.legal(&node.state, self.judge.seat, &mut offers);
        sift(&node.state, &mut offers);
        self.expand_by(node, &offers, next, best);
        self.offers = offers;
    }

    fn expand_by(&mut self, node: &Node, offers: &[Action], next: &mut Vec<Node>, best: &mut Ends) {
        for action in offers {
            let mut state = node.state;
            let mut luck = SameLuck::new(self.luck);
            self.judge.game.perform(&mut state, self.judge.seat, *action, &mut luck, &mut Silent);
            let step = Step { before: node.last, action: *action, drawn: luck.was_needed() };
            let last = Some(self.steps.len());
            self.steps.push(step);
            let standing = if same_standing(&node.state, &state, self.judge.seat) {
                node.standing
            } else {
                self.judge.standing(&state)
            };
            let worth = standing + self.judge.passing(&state);
            if self.is_over(&node.state, &state) {
                best.offer(Node { state, last, standing, worth });
            } else {
                let worth = worth + self.judge.unfinished(&state);
                next.push(Node { state, last, standing, worth });
            }
        }
    }

    /// Whether the turn has passed on.
    pub(super) fn is_over(&self, before: &State, state: &State) -> bool {
        state.turn != self.judge.seat
            || state.round != before.round
            || state.stack.top() == Some(Frame::Over)
    }

    fn is_drawn(&self, last: Option<usize>) -> bool {
        let mut at = last;
        while let Some(step) = at.map(|at| self.steps[at]) {
            if step.drawn {
                return true;
            }
            at = step.before;
        }
        false
    }

    fn answers(&self, last: Option<usize>) -> Vec<Action> {
        let mut steps = Vec::new();
        let mut at = last;
        while let Some(step) = at.map(|at| self.steps[at]) {
            steps.push(step);
            at = step.before;
        }
        steps.reverse();
        let known = steps.iter().position(|step| step.drawn).map_or(steps.len(), |at| at + 1);
        steps[..known].iter().map(|step| step.action).collect()
    }
}

/// The places of the best positions, each position only once.
fn foremost(nodes: &[Node], width: usize) -> Vec<usize> {
    let mut order: Vec<usize> = (0..nodes.len()).collect();
    order.sort_by_key(|at| -nodes[*at].worth);
    let mut kept: Vec<usize> = Vec::with_capacity(width);
    for at in order {
        let node = &nodes[at];
        let equals = kept.iter().rev().map(|at| &nodes[*at]);
        let mut equals = equals.take_while(|other| other.worth == node.worth);
        if !equals.any(|other| other.state == node.state) {
            kept.push(at);
        }
        if kept.len() == width {
            break;
        }
    }
    kept
}

/// Leaves out answers that are never better than others that stay. Free actions are thought of where
/// they come first, and where nothing but them would open something (UM-8.7).
pub(super) fn sift(state: &State, offers: &mut Vec<Action>) {
    let top = state.stack.top();
    let waiting = || !offers.iter().any(|offer| !matches!(offer, Action::Free(_) | Action::Skip));
    let free = matches!(top, Some(Frame::Turn | Frame::Boxes | Frame::Gain { .. })) || waiting();
    offers.retain(|offer| match offer {
        // A box is worth as many points at the end.
        Action::Free(Free::Points) => false,
        Action::Free(_) => free,
        _ => true,
    });
    spare_own(offers);
    if top == Some(Frame::Point) {
        let mut seen = 0u64;
        offers.retain(|offer| match offer {
            Action::Point { space, action } => {
                let bit = 1 << (space / 4 * 9 + action);
                let new = seen & bit == 0;
                seen |= bit;
                new
            }
            _ => true,
        });
    }
}

/// Where a common insight does as well as a player-colour one of the same place, it serves.
fn spare_own(offers: &mut Vec<Action>) {
    let all = offers.clone();
    offers.retain(|offer| common(*offer).is_none_or(|common| !all.contains(&common)));
}

/// The same answer with a common insight instead of a player-colour one.
fn common(offer: Action) -> Option<Action> {
    let common = |token: Token| token.own.then_some(Token { own: false, ..token });
    Some(match offer {
        Action::Generate { token, to } => Action::Generate { token: common(token)?, to },
        Action::Elevate(token) => Action::Elevate(common(token)?),
        Action::Transfer { token, to } => Action::Transfer { token: common(token)?, to },
        Action::Use(token) => Action::Use(common(token)?),
        Action::Suppress(token) => Action::Suppress(common(token)?),
        _ => return None,
    })
}
