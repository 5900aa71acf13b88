//! A tree of everybody's answers on a real game.

use std::sync::Arc;

use mittwoch_ai::{Mind, MindBudget, MindScene, SeatedMind, Stop, Thought};
use mittwoch_kernel::{Game, Knowing, Viewer};
use mittwoch_notre_dame::{Action, NotreDame};
use mittwoch_notre_dame_bots::{Pupil, growing};
use mittwoch_search::{Growth, Student, TreeStyle};
use mittwoch_testkit::allocations;

use crate::{position, weights};

const STYLE: TreeStyle = TreeStyle {
    walks: 400,
    at_once: 8,
    growth: Growth { width: 4, curiosity: 0.3, doubt: 0.1 },
    warmth: 0.0,
};

fn mind(style: TreeStyle) -> Box<dyn Mind<NotreDame>> {
    growing(Arc::new(weights(Pupil.sight().width())), style)
}

fn thought(
    answers: usize,
    seed: u64,
    style: TreeStyle,
    budget: &MindBudget,
) -> (Thought<Action>, Vec<Action>) {
    let (game, state, seat) = position(answers);
    let viewer = Viewer::Seat(seat);
    let knowledge = game.know(viewer, &game.view(&state, viewer));
    let mut offers = Vec::new();
    game.legal(&state, seat, &mut offers);
    let mut mind = SeatedMind::sit(&game, mind(style), (seat, seed), knowledge);
    (mind.think(&game, &offers, 0, budget), offers)
}

#[test]
fn a_thought_follows_from_seed_and_iterations_alone() {
    for answers in [0, 7, 30, 61] {
        let again = |seed| thought(answers, seed, STYLE, &MindBudget::iterations(12));
        let (one, offers) = again(3);
        assert_eq!(one, again(3).0, "after {answers} answers");
        assert!(offers.contains(&one.choice) && one.line[0] == one.choice);
        assert_eq!(one.odds.len(), offers.len());
        assert!((one.odds.iter().sum::<f32>() - 1.0).abs() < 1e-4, "{:?}", one.odds);
        let wins: f32 = one.expected.iter().map(|seat| seat.win).sum();
        assert!(one.expected.len() == 3 && (wins - 1.0).abs() < 1e-4);
    }
}

#[test]
fn a_stopped_thought_answers_with_what_it_has() {
    let stop = Stop::default();
    stop.now();
    let budget = MindBudget::iterations(1_000_000).stopped_by(stop);
    let (stopped, offers) = thought(7, 3, STYLE, &budget);
    assert!(offers.contains(&stopped.choice));
    assert_eq!(stopped, thought(7, 3, STYLE, &MindBudget::iterations(1)).0, "one walk counts");
}

#[test]
fn a_thought_is_over_where_nothing_can_overtake_the_best_answer() {
    let short = TreeStyle { walks: 60, ..STYLE };
    let never = MindBudget::iterations(u32::MAX);
    for answers in [7, 30] {
        let (one, _) = thought(answers, 3, short, &never);
        let (other, _) = thought(answers, 3, short, &MindBudget::iterations(1000));
        assert_eq!(one, other, "the most walks end it, not the budget");
    }
}

/// The vectors of which a thought itself is made, and the steps in which they grow.
const OF_A_THOUGHT: u64 = 6;

#[test]
fn walks_take_nothing_from_the_heap_once_the_tree_has_its_room() {
    let (game, state, seat) = position(7);
    let viewer = Viewer::Seat(seat);
    let knowledge = game.know(viewer, &game.view(&state, viewer));
    let mut offers = Vec::new();
    game.legal(&state, seat, &mut offers);
    let mut mind = mind(STYLE);
    let scene = MindScene { game: &game, knowledge: &knowledge, seat, offers: &offers, luck: 9 };
    let mut count = || allocations(|| mind.think(&scene, &MindBudget::iterations(1000))).1;
    let room = count();
    assert!(count() <= OF_A_THOUGHT, "400 walks took more than a thought; at first {room}");
}
