//! What the games of a simulation share, and how one of them is played.

use std::ops::Range;
use std::path::PathBuf;

use mittwoch_ai::{Bots, playout};
use mittwoch_kernel::{About, DataFault, Dice, Outcome, Record, Recorder, Seed, Silent, Whole};
use mittwoch_match::{FinishedGame, Header};

use super::luck::SimulatedLuck;
use super::players::{Players, all_random, random_thought};
use super::{SimulationPlan, Sums, folder};

/// A game, who plays it, and where the records go.
pub(super) struct Contest<G: Whole> {
    game: G,
    bots: Vec<String>,
    known: &'static Bots<G>,
    seed: Seed,
    /// The head of every record, but for the commitment.
    header: Header,
    records: Option<PathBuf>,
}

impl<G: Whole> Contest<G> {
    /// The contest of a plan that was found sound.
    pub(super) fn new(
        (game, known): (G, &'static Bots<G>),
        about: &About,
        plan: &SimulationPlan,
    ) -> Contest<G> {
        let seats = usize::from(game.seats());
        let bots = plan.bots.iter().cycle().take(seats).cloned().collect();
        let seed = Seed::from_number(plan.seed);
        let header = Header::new(about, &plan.pack, &plan.setting, (seed, &[]));
        Contest { game, bots, known, seed, header, records: plan.records.clone() }
    }

    /// Plays the games with these numbers.
    pub(super) fn play(&self, games: Range<u64>) -> Result<Sums, DataFault> {
        let (mut sums, mut offers) = (Sums::default(), Vec::with_capacity(128));
        for index in games {
            let seed = self.seed.key(&[format!("game {index}")]);
            let (outcome, decisions) = self.play_one(index, seed, &mut offers)?;
            let unfinished = || DataFault::new("a game stopped without an outcome");
            sums.add(&outcome.ok_or_else(unfinished)?, decisions);
        }
        Ok(sums)
    }

    fn play_one(
        &self,
        index: u64,
        seed: Seed,
        offers: &mut Vec<G::Action>,
    ) -> Result<(Option<Outcome>, u64), DataFault> {
        let dice = Dice::new(seed.key(&[]));
        let Some(folder) = &self.records else {
            if all_random(&self.bots) {
                return Ok(self.quick(seed, dice, offers));
            }
            let (finished, decisions) = self.careful(seed, dice);
            return Ok((finished.outcome, decisions));
        };
        let (finished, decisions) = self.careful(seed, Recorder::new(dice));
        let outcome = finished.outcome;
        folder::write(folder, index, &finished.record(&self.game, &self.header, seed))?;
        Ok((outcome, decisions))
    }

    /// Plays at random, with nothing else done on the way.
    fn quick(
        &self,
        seed: Seed,
        mut dice: Dice,
        offers: &mut Vec<G::Action>,
    ) -> (Option<Outcome>, u64) {
        let mut state = self.game.setup(&mut dice, &mut Silent);
        let mut thought = random_thought(seed);
        let decisions = playout(&self.game, &mut state, &mut dice, &mut thought, offers);
        (self.game.outcome(&state), decisions)
    }

    /// Plays with bots that know what their seats know, and keeps every answer; counts those that
    /// were chosen among two or more.
    fn careful<L: SimulatedLuck>(&self, seed: Seed, mut luck: L) -> (FinishedGame<G::Action>, u64) {
        let game = &self.game;
        let mut state = game.setup(&mut luck, &mut Silent);
        let mut players = Players::sit((&self.bots, self.known), seed, game, &state);
        let setup = luck.drawn();
        let mut heard = players.ears();
        let (mut answers, mut decisions) = (Vec::new(), 0);
        while let asked = game.asked(&state)
            && !asked.is_empty()
        {
            // Who is asked together answers without having heard the others.
            let given: Vec<_> =
                asked.iter().map(|seat| (seat, players.answer(game, &state, seat))).collect();
            for (seat, (action, alone)) in given {
                decisions += u64::from(!alone);
                game.perform(&mut state, seat, action, &mut luck, &mut heard);
                let auto = alone && asked.len() == 1;
                answers.push(Record { seat, action, auto, draws: luck.drawn() });
            }
            players.learn(game, &mut heard);
        }
        (FinishedGame { setup, answers, outcome: game.outcome(&state) }, decisions)
    }
}
