//! The search on a real game: what it may ask for, what decides it, and when it stops.

mod threads;
mod tree;

use std::sync::Arc;

use mittwoch_ai::trial::built_in;
use mittwoch_ai::{MindBudget, SeatedMind, Stop, Thought, pick};
use mittwoch_kernel::{FastRng, Game, Knowing, Seat, Silent, Viewer};
use mittwoch_notre_dame::{Action, NotreDame, State};
use mittwoch_notre_dame_bots::{BOTS, Pupil, searching};
use mittwoch_search::{
    Ahead, Doubt, Guide, Judge, JudgeNet, Lookahead, Prospect, SearchStyle, Student,
};
use mittwoch_testkit::{Counting, allocations};

#[global_allocator]
static COUNTING: Counting = Counting;

const STYLE: SearchStyle = SearchStyle {
    worlds: 50,
    at_once: 1,
    doubt: Doubt::SOON,
    width: 4,
    warmth: 0.02,
    strict: true,
    tells: true,
};

/// A position of a game for three after so many answers, and who is asked there.
fn position(answers: usize) -> (NotreDame, State, Seat) {
    let (game, mut luck) = (built_in::<NotreDame>(3), FastRng::new(21));
    let mut state = game.setup(&mut luck, &mut Silent);
    let mut offers = Vec::new();
    for _ in 0..answers {
        let seat = game.asked(&state).first().expect("the game goes on");
        offers.clear();
        game.legal(&state, seat, &mut offers);
        let answer = pick(&offers, &mut luck);
        game.perform(&mut state, seat, answer, &mut luck, &mut Silent);
    }
    let seat = game.asked(&state).first().expect("the game goes on");
    (game, state, seat)
}

fn thought(answers: usize, seed: u64, budget: &MindBudget) -> (Thought<Action>, Vec<Action>) {
    let (game, state, seat) = position(answers);
    let viewer = Viewer::Seat(seat);
    let knowledge = game.know(viewer, &game.view(&state, viewer));
    let mut offers = Vec::new();
    game.legal(&state, seat, &mut offers);
    let width = Pupil.sight().width();
    let mind = searching(Arc::new(weights(width)), STYLE);
    let mut mind = SeatedMind::sit(&game, mind, (seat, seed), knowledge);
    (mind.think(&game, &offers, 0, budget), offers)
}

/// Weights that are no judgement, but not the same for every position either.
fn weights(width: usize) -> JudgeNet {
    let mut net = JudgeNet::empty(width, [16, 8]);
    let mut luck = FastRng::new(2);
    for layer in &mut net.layers {
        for weight in &mut layer.weights {
            *weight = mittwoch_kernel::Chance::below(&mut luck, 2000) as f32 / 4000.0 - 0.25;
        }
    }
    net
}

#[test]
fn a_thought_follows_from_seed_and_iterations_alone() {
    for answers in [0, 7, 30, 61] {
        let [one, again] = [3, 3].map(|seed| thought(answers, seed, &MindBudget::iterations(8)));
        assert_eq!(one, again, "after {answers} answers");
        let (thought, offers) = one;
        assert!(offers.contains(&thought.choice) && thought.line[0] == thought.choice);
        assert_eq!(thought.odds.len(), offers.len());
        assert!((thought.odds.iter().sum::<f32>() - 1.0).abs() < 1e-4, "{:?}", thought.odds);
        let wins: f32 = thought.expected.iter().map(|seat| seat.win).sum();
        assert!(thought.expected.len() == 3 && (wins - 1.0).abs() < 1e-4);
    }
}

#[test]
fn a_stopped_thought_answers_with_what_it_has() {
    let stop = Stop::default();
    stop.now();
    let budget = MindBudget::iterations(1_000_000).stopped_by(stop);
    let (stopped, offers) = thought(7, 3, &budget);
    assert!(offers.contains(&stopped.choice));
    assert_eq!(stopped, thought(7, 3, &MindBudget::iterations(1)).0, "the first world counts");
}

/// Judges by the prestige that is there.
#[derive(Clone)]
struct Plain(Vec<u16>);

impl Judge<NotreDame> for Plain {
    fn judge(&mut self, _: &NotreDame, states: &[State], seat: Seat, into: &mut Vec<Prospect>) {
        self.0.clear();
        self.0.extend(states.iter().map(|state| state.player(seat).prestige()));
        into.clear();
        let win = |prestige: &u16| f32::from(*prestige) / 100.0;
        into.extend(self.0.iter().map(|at| Prospect { win: win(at), ..Prospect::default() }));
    }
}

/// Goes on through all that a card asks; others take what comes first.
#[derive(Clone)]
struct ToTheEnd;

impl Guide<NotreDame> for ToTheEnd {
    fn goes_on(&self, _: &NotreDame, _: &State, state: &State, _: Seat) -> bool {
        state.stack.depth() > 1
    }

    fn is_settled(&self, _: &NotreDame, root: &State, state: &State, _: Seat) -> bool {
        state.round != root.round || state.waiting.is_empty()
    }

    fn guess(
        &self,
        _: &NotreDame,
        _: &State,
        _: Seat,
        offers: &[Action],
        luck: &mut FastRng,
    ) -> Action {
        pick(offers, luck)
    }
}

#[test]
fn a_line_of_thought_takes_nothing_from_the_heap() {
    assert!(mittwoch_testkit::counting_works(), "the allocator counts");
    let (mut search, mut judge) = (Lookahead::default(), Plain(Vec::new()));
    let mut run = |from: usize| {
        let (game, state, seat) = position(from);
        let mut offers = Vec::new();
        game.legal(&state, seat, &mut offers);
        let mut ahead = Ahead { game: &game, guide: &ToTheEnd, judge: &mut judge, seat, width: 4 };
        let (_, count) = allocations(|| {
            for offer in &offers {
                for luck in 0..20 {
                    search.follow(&mut ahead, &state, *offer, luck);
                }
            }
        });
        count
    };
    let _first: u64 = (0..60).map(&mut run).sum();
    let counts: u64 = (0..60).map(&mut run).sum();
    assert_eq!(counts, 0, "allocations once the buffers are there");
}

#[test]
fn every_level_can_be_made_and_the_steady_one_sits_down_where_nobody_chose() {
    for name in ["novice", "club", "expert", "champion"] {
        assert!(BOTS.names.contains(&name) && BOTS.mind(name).is_some(), "{name}");
    }
    assert_eq!(BOTS.usual(), "club");
}
