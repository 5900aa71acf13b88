//! A thought that is shared among threads.

use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};

use mittwoch_ai::{Mind, MindBudget, MindScene, SeatedMind, Stop, Thought};
use mittwoch_kernel::{FastRng, Game, Knowing, Viewer};
use mittwoch_notre_dame::{Action, NotreDame, State};
use mittwoch_notre_dame_bots::{Pupil, growing, searching};
use mittwoch_search::{Doubt, Growth, SearchMind, SearchStyle, Student, TreeStyle, Worlds};

use crate::{Plain, STYLE, ToTheEnd, position, weights};

const TREE: TreeStyle = TreeStyle {
    walks: 40,
    at_once: 8,
    growth: Growth { width: 2, curiosity: 0.3, doubt: 0.1 },
    warmth: 0.0,
};

fn thought(mind: Box<dyn Mind<NotreDame>>, budget: &MindBudget) -> Thought<Action> {
    let (game, state, seat) = position(7);
    let viewer = Viewer::Seat(seat);
    let knowledge = game.know(viewer, &game.view(&state, viewer));
    let mut offers = Vec::new();
    game.legal(&state, seat, &mut offers);
    SeatedMind::sit(&game, mind, (seat, 3), knowledge).think(&game, &offers, 0, budget)
}

/// A mind that compares answers, or one that grows a tree.
fn mind(tree: bool) -> Box<dyn Mind<NotreDame>> {
    let net = Arc::new(weights(Pupil.sight().width()));
    if tree { growing(net, TREE) } else { searching(net, STYLE) }
}

fn shared(threads: u32) -> MindBudget {
    MindBudget::iterations(5).with_threads(threads)
}

#[test]
fn a_thought_follows_from_seed_iterations_and_threads() {
    for tree in [false, true] {
        let think = |budget: &MindBudget| thought(mind(tree), budget);
        let [one, again] = [(); 2].map(|()| think(&shared(3)));
        assert_eq!(one, again);
        assert_eq!(think(&shared(1)), think(&MindBudget::iterations(5)), "one thread is none more");
        // What a tree expects is the mean of all walks; the other one says it by its first worlds.
        assert!(!tree || one.expected != think(&shared(1)).expected, "all trees are heard");
        assert!((one.odds.iter().sum::<f32>() - 1.0).abs() < 1e-4, "{:?}", one.odds);
    }
}

#[test]
fn a_stopped_thought_of_many_answers_with_what_they_have() {
    let stop = Stop::default();
    stop.now();
    let endless = MindBudget::iterations(u32::MAX).stopped_by(stop).with_threads(3);
    let first = MindBudget::iterations(1).with_threads(3);
    for tree in [false, true] {
        let think = |budget: &MindBudget| thought(mind(tree), budget);
        assert_eq!(think(&endless), think(&first), "the first world of each counts");
    }
}

#[test]
fn who_chooses_loosely_thinks_alone() {
    let net = || Arc::new(weights(Pupil.sight().width()));
    let loose = SearchStyle { strict: false, ..STYLE };
    let [one, three] = [1, 3].map(|threads| thought(searching(net(), loose), &shared(threads)));
    assert_eq!(one, three);
}

/// Worlds that are counted, whoever looks at them.
#[derive(Clone)]
struct CountedWorlds(Arc<AtomicUsize>);

impl Worlds<NotreDame> for CountedWorlds {
    fn next(&mut self, scene: &MindScene<'_, NotreDame>, luck: u64) -> State {
        self.0.fetch_add(1, Ordering::Relaxed);
        scene.game.determinize(scene.knowledge, &mut FastRng::new(luck))
    }
}

#[test]
fn every_thread_looks_at_as_many_worlds_as_one_alone() {
    let never = Doubt { fair: usize::MAX, behind: 0.0 };
    let style = SearchStyle { worlds: 10, doubt: never, ..STYLE };
    for threads in [1, 2, 4] {
        let count = Arc::new(AtomicUsize::new(0));
        let worlds = CountedWorlds(count.clone());
        let mind = SearchMind::in_worlds(worlds, ToTheEnd, Plain(Vec::new()), style);
        thought(Box::new(mind), &shared(threads));
        assert_eq!(count.load(Ordering::Relaxed), 5 * threads as usize);
    }
}
