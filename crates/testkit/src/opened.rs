use std::collections::VecDeque;

use mittwoch_kernel::{Seat, Silent, Whole};

use crate::case::offers;
use crate::luck::luck;

/// The most free actions in a row that are tried.
const FREE: u8 = 3;
/// The most positions that are looked at.
const POSITIONS: usize = 300;

/// What free actions can do for a question.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum OpenedQuestion<A> {
    /// These answers lead to one that was not open before; it comes last.
    Found(Vec<A>),
    /// However many are taken, nothing opens.
    Nothing,
    /// Nothing opens as far as the search went.
    NotSeen,
}

/// A position on the way, and the answers that led there.
struct SearchNode<S, A> {
    state: S,
    answers: Vec<A>,
    free: u8,
}

/// Looks for free actions that open an answer to the question at which a seat stands.
///
/// The search goes by breadth, at most three free actions and 300 positions deep; a free action is
/// followed through its own questions until the question stands again. The game should be
/// [patient](mittwoch_kernel::Game::patient), else the question may go meanwhile.
pub fn opened<G: Whole>(game: &G, state: &G::State, seat: Seat) -> OpenedQuestion<G::Action> {
    let question = game.ask(state, seat);
    let is_free = |state: &G::State, answer| game.offer(state, seat, answer).free;
    let before = offers(game, state, seat);
    let mut queue = VecDeque::from([SearchNode { state: *state, answers: Vec::new(), free: 0 }]);
    let (mut seen, mut whole) = (vec![*state], true);
    while let Some(node) = queue.pop_front() {
        if game.asked(&node.state).first() != Some(seat) {
            continue;
        }
        let stands = game.ask(&node.state, seat) == question;
        for answer in offers(game, &node.state, seat) {
            let free = is_free(&node.state, answer);
            if stands && !free && before.contains(&answer) {
                continue;
            }
            let answers = [&node.answers[..], &[answer]].concat();
            if stands && !free {
                return OpenedQuestion::Found(answers);
            }
            let count = node.free + u8::from(free);
            let mut state = node.state;
            game.perform(&mut state, seat, answer, &mut luck(0, 17), &mut Silent);
            if count > FREE || seen.len() >= POSITIONS {
                whole = false;
            } else if !seen.contains(&state) {
                seen.push(state);
                queue.push_back(SearchNode { state, answers, free: count });
            }
        }
    }
    if whole { OpenedQuestion::Nothing } else { OpenedQuestion::NotSeen }
}
