//! What games offer and draw in walks of many kinds.

use std::collections::{BTreeMap, BTreeSet};

use mittwoch_kernel::{Chance, Dice, Draw, FastRng, Pack, Recorder, Seed, Setting, Silent, Whole};

use super::RecordPage;

/// The answers of a walk that are looked at; random games of some titles take far more.
const BOUND: usize = 3000;

/// What was met: offered answers and draws.
#[derive(Clone, Debug, Default)]
pub struct Met {
    /// The answers, in their notation.
    pub actions: BTreeSet<String>,
    /// The draws.
    pub draws: Vec<Draw>,
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
    pub fn of<G: Whole>(page: &RecordPage, times: u64) -> Met {
        let mut met = Met::default();
        met.actions.extend(page.answers());
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

    /// Plays on from a position that walks hardly ever get to see.
    pub fn play_from<G: Whole>(
        &mut self,
        game: &G,
        mut state: G::State,
        dice: &mut Recorder<Dice>,
        seed: u64,
    ) {
        let mut thought = FastRng::new(seed);
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
