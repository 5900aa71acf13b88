//! What the games of a simulation share, and how one of them is played.

use std::ops::Range;
use std::path::PathBuf;

use mittwoch_ai::{Bots, playout};
use mittwoch_kernel::{
    About, DataFault, Dice, Draw, Outcome, Record, Recorder, Seed, Silent, Whole,
};

use super::luck::SimulatedLuck;
use super::players::{Players, all_random, random_thought};
use super::{SimulationPlan, Sums, folder};
use crate::record::{AnswerLine, Header, LastLine, RecordLine, RecordWriter, SetupLine};

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

/// A finished game with the answers given in it.
struct Finished<A> {
    setup: Vec<Draw>,
    answers: Vec<Record<A>>,
    decisions: u64,
    outcome: Option<Outcome>,
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
            let finished = self.careful(seed, dice);
            return Ok((finished.outcome, finished.decisions));
        };
        let finished = self.careful(seed, Recorder::new(dice));
        let result = (finished.outcome, finished.decisions);
        folder::write(folder, index, &self.text(seed, finished))?;
        Ok(result)
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

    /// Plays with bots that know what their seats know, and keeps every answer.
    fn careful<L: SimulatedLuck>(&self, seed: Seed, mut luck: L) -> Finished<G::Action> {
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
        Finished { setup, answers, decisions, outcome: game.outcome(&state) }
    }

    /// The record of a finished game.
    fn text(&self, seed: Seed, finished: Finished<G::Action>) -> String {
        let commitment = seed.commitment();
        let mut writer = RecordWriter::default();
        writer.push(&RecordLine::Header(Header { commitment, ..self.header.clone() }));
        writer.push(&RecordLine::Start(SetupLine { seq: 0, setup: true, draws: finished.setup }));
        for (record, seq) in finished.answers.into_iter().zip(1..) {
            writer.push(&RecordLine::Answer(AnswerLine::new(seq, &self.game, record)));
        }
        let ending = LastLine { outcome: finished.outcome, sealed: Vec::new(), seed };
        writer.push(&RecordLine::Ending(ending));
        writer.finish()
    }
}
