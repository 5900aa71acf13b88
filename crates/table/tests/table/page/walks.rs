//! What games offer and draw in walks of many kinds.

use std::collections::{BTreeMap, BTreeSet};

use mittwoch_kernel::{
    Chance, Dice, Draw, Game, Pack, Recorder, Seed, Setting, Silent, Thought, Whole, Wording,
};
use mittwoch_notre_dame::NotreDame;
use mittwoch_unconscious_mind::{Frame, IdeaSpace, UnconsciousMind};

use crate::example::answers;

/// The answers of a walk that are looked at; random games of some titles take far more.
const BOUND: usize = 3000;

/// What was met: offered answers and draws.
#[derive(Default)]
pub(super) struct Met {
    pub(super) actions: BTreeSet<String>,
    pub(super) draws: Vec<Draw>,
}

/// A game of the built-in pack.
fn game<G: Whole>(setting: &Setting) -> G {
    let pack = Pack::new(G::about().files.iter().copied()).expect("the built-in pack is sound");
    G::new(&pack, setting).expect("a sound setting")
}

/// A game for every number of players and every value of every option.
pub(super) fn games<G: Whole>() -> Vec<G> {
    let about = G::about();
    let settings = about.players.clone().flat_map(|count| Setting::one_by_one(&about, count));
    settings.map(|setting| game(&setting)).collect()
}

impl Met {
    /// Plays every game several times; the answers of the examples count too.
    pub(super) fn of<G: Whole>(times: u64) -> Met {
        let mut met = Met::default();
        met.actions.extend(answers(G::KEY));
        for game in games::<G>() {
            for seed in 0..times {
                met.play(&game, seed);
            }
        }
        met
    }

    /// Plays a game: with an odd seed at random, with an even one so that answers of the kind
    /// that was given least come first.
    fn play<G: Whole>(&mut self, game: &G, seed: u64) {
        let mut dice = Recorder::new(Dice::new(Seed::from_number(seed).key(&[])));
        let state = game.setup(&mut dice, &mut Silent);
        self.play_from(game, state, &mut dice, seed);
    }

    /// Plays Notre Dame with all coins in the hands of players who have as many each, which walks
    /// hardly ever get to see (ND-16.3).
    pub(super) fn play_rich(&mut self) {
        let game: NotreDame = game(&Setting::new(5).with("coins", "limited"));
        let mut dice = Recorder::new(Dice::new(Seed::from_number(1).key(&[])));
        let mut state = game.setup(&mut dice, &mut Silent);
        state.bank = 0;
        state.players.iter_mut().for_each(|player| player.coins = 5);
        self.play_from(&game, state, &mut dice, 1);
    }

    fn play_from<G: Whole>(
        &mut self,
        game: &G,
        mut state: G::State,
        dice: &mut Recorder<Dice>,
        seed: u64,
    ) {
        let mut thought = Thought::new(seed);
        let (mut given, mut offers) = (BTreeMap::new(), Vec::new());
        for _ in 0..BOUND {
            self.draws.extend(dice.take());
            let Some(seat) = game.asked(&state).first() else { return };
            offers.clear();
            game.legal(&state, seat, &mut offers);
            let texts: Vec<String> = offers.iter().map(|action| game.write(*action)).collect();
            let often = |at: &usize| given.get(verb(&texts[*at])).copied().unwrap_or(0);
            let least = (0..texts.len()).map(|at| often(&at)).min();
            let curious = |at: &usize| seed % 2 == 1 || Some(often(at)) == least;
            let open: Vec<usize> = (0..texts.len()).filter(curious).collect();
            let chosen = open[thought.below(open.len() as u32) as usize];
            *given.entry(verb(&texts[chosen]).to_owned()).or_insert(0u32) += 1;
            game.perform(&mut state, seat, offers[chosen], dice, &mut Silent);
            self.actions.extend(texts);
        }
    }
}

fn verb(action: &str) -> &str {
    action.split(' ').next().unwrap_or_default()
}

/// What is offered to a player of Unconscious Mind for whom no turn is possible (UM-4.3): others
/// have filled the table, which no walk gets to see.
pub(super) fn stuck() -> Vec<String> {
    let game: UnconsciousMind = game(&Setting::new(3).with("recall", "first-print"));
    let mut dice = Dice::new(Seed::from_number(0).key(&[]));
    let mut state = game.setup(&mut dice, &mut Silent);
    let mut offers = Vec::new();
    while state.stack.top() != Some(Frame::Turn) {
        let seat = game.asked(&state).first().expect("somebody is asked in the set-up");
        game.legal(&state, seat, &mut offers);
        game.perform(&mut state, seat, offers[0], &mut dice, &mut Silent);
    }
    let others = IdeaSpace { ideas: 1, owner: state.turn.next(3), ..IdeaSpace::default() };
    state.spaces.fill(others);
    state.players[state.turn.index()].dial = Default::default();
    game.legal(&state, state.turn, &mut offers);
    offers.into_iter().map(|action| game.write(action)).collect()
}
