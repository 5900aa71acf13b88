//! One game of a tournament.

use std::time::Instant;

use mittwoch_ai::{Bots, SeatedMind};
use mittwoch_kernel::{Dice, EventLog, Outcome, Seat, Seed, Silent, Viewer, Whole};
use mittwoch_match::mind_seed;
use serde::{Deserialize, Serialize};

use super::TournamentPlan;

/// What the games of a tournament share.
pub(super) struct TournamentTable<'a, G: Whole> {
    pub(super) game: G,
    pub(super) bots: &'static Bots<G>,
    pub(super) plan: &'a TournamentPlan,
}

/// A game that was played, as far as a tournament is concerned.
#[derive(Clone, Copy, PartialEq, Debug, Default, Serialize, Deserialize)]
pub(super) struct Played {
    /// What the one has of the win.
    pub(super) win: f64,
    /// The score of the one, and the mean of the others.
    pub(super) scores: [f64; 2],
    /// Decisions of the one and of the others.
    pub(super) decisions: [u64; 2],
    /// Milliseconds that these took.
    pub(super) time: [f64; 2],
    /// The longest decision of either.
    pub(super) longest: [f64; 2],
}

impl<G: Whole> TournamentTable<'_, G> {
    /// Plays a deal; the one sits at the seat that the rotation says.
    pub(super) fn play(&self, [one, others]: [usize; 2], deal: u64, rotation: u64) -> Played {
        let seed = Seed::from_number(self.plan.seed).key(&[format!("deal {deal}")]);
        let mut dice = Dice::new(seed.key(&[]));
        let mut state = self.game.setup(&mut dice, &mut Silent);
        let alone = Seat(rotation as u8);
        let who = |seat: Seat| usize::from(seat != alone);
        let entrant = |seat: Seat| &self.plan.entrants[[one, others][who(seat)]];
        let mut minds: Vec<SeatedMind<G>> = (0..self.game.seats())
            .map(Seat)
            .map(|seat| self.seated(&entrant(seat).bot, seat, seed, &state))
            .collect();
        let (mut played, mut log) = (Played::default(), EventLog::default());
        let (mut offers, mut given) = (Vec::new(), vec![0; minds.len()]);
        while let asked = self.game.asked(&state)
            && !asked.is_empty()
        {
            let mut answers = Vec::with_capacity(asked.len());
            for seat in asked.iter() {
                offers.clear();
                self.game.legal(&state, seat, &mut offers);
                let (start, budget) = (Instant::now(), entrant(seat).budget());
                let mind = &mut minds[seat.index()];
                let thought = mind.think(&self.game, &offers, given[seat.index()], &budget);
                given[seat.index()] += 1;
                if offers.len() > 1 {
                    played.took(who(seat), start.elapsed().as_secs_f64() * 1000.0);
                }
                answers.push((seat, thought.choice));
            }
            // Who is asked together answers without having heard the others.
            for (seat, answer) in answers {
                self.game.perform(&mut state, seat, answer, &mut dice, &mut log);
            }
            self.tell(&mut minds, &mut log);
        }
        let outcome = self.game.outcome(&state);
        outcome.map_or(played, |outcome| played.ended(&outcome, alone))
    }

    fn seated(&self, bot: &str, seat: Seat, seed: Seed, state: &G::State) -> SeatedMind<G> {
        let viewer = Viewer::Seat(seat);
        let mind = self.bots.mind(bot).expect("the plan was found sound");
        let knowledge = self.game.know(viewer, &self.game.view(state, viewer));
        SeatedMind::sit(&self.game, mind, (seat, mind_seed(seed, seat)), knowledge)
    }

    fn tell(&self, minds: &mut [SeatedMind<G>], log: &mut EventLog<G::Event>) {
        for event in log.0.drain(..) {
            for (mind, seat) in minds.iter_mut().zip(0..) {
                if let Some(view) = self.game.event_view(&event, Viewer::Seat(Seat(seat))) {
                    mind.hear(&self.game, &view);
                }
            }
        }
    }
}

impl Played {
    fn took(&mut self, who: usize, milliseconds: f64) {
        self.decisions[who] += 1;
        self.time[who] += milliseconds;
        self.longest[who] = self.longest[who].max(milliseconds);
    }

    fn ended(mut self, outcome: &Outcome, alone: Seat) -> Played {
        if outcome.winners.contains(alone) {
            self.win = 1.0 / outcome.winners.len() as f64;
        }
        let all: f64 = outcome.scores.iter().map(|score| f64::from(*score)).sum();
        let own = f64::from(outcome.scores[alone.index()]);
        self.scores = [own, (all - own) / (outcome.scores.len() - 1).max(1) as f64];
        self
    }
}
