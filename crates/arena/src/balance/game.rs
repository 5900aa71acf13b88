//! One game among equal bots, each with orders of its own.

use std::collections::{BTreeMap, BTreeSet};

use mittwoch_ai::{Bots, MindBudget, SeatedMind};
use mittwoch_kernel::{Arg, EventLog, FastRng, Offered, Outcome, Seat, Viewer, Whole};

use super::leaning::{Leaning, LeaningOrder};
use super::{BalancePlan, BalanceSeat, BalanceSums};

/// What the games of a plan share.
pub(super) struct BalanceTable<'a, G: Whole> {
    game: &'a G,
    bots: &'static Bots<G>,
    plan: &'a BalancePlan,
    /// The plain names of what is printed.
    printed: BTreeSet<String>,
}

/// What is noted of a seat.
struct SeatNotes {
    leaning: Leaning,
    /// Components that were offered, and whether each was taken.
    met: BTreeMap<String, bool>,
}

/// A game that is being played.
struct Running<'a, G: Whole> {
    table: &'a BalanceTable<'a, G>,
    state: G::State,
    minds: Vec<SeatedMind<G>>,
    notes: Vec<SeatNotes>,
}

impl<'a, G: Whole> BalanceTable<'a, G> {
    pub(super) fn new(game: &'a G, bots: &'static Bots<G>, plan: &'a BalancePlan) -> Self {
        let sheet = serde_json::to_value(game.sheet()).unwrap_or_default();
        let mut words = BTreeSet::new();
        collect(&sheet, &mut words);
        let names = game.pieces().into_iter().map(|piece| piece.name);
        BalanceTable {
            game,
            bots,
            plan,
            printed: names.filter(|name| words.contains(name)).collect(),
        }
    }

    /// Plays the game of a number to its end.
    pub(super) fn play(&self, number: u64, sums: &mut BalanceSums) {
        let seed = self.plan.seed.wrapping_mul(0x9E37_79B9_7F4A_7C15).wrapping_add(number);
        let (mut luck, mut log) = (FastRng::new(seed), EventLog::default());
        let state = self.game.setup(&mut luck, &mut log);
        let mut running = self.seated(state, seed);
        let (mut events, mut offers) = (std::mem::take(&mut log.0), Vec::new());
        while let Some(seat) = self.game.asked(&running.state).first() {
            offers.clear();
            self.game.legal(&running.state, seat, &mut offers);
            let answer = running.answer(seat, &offers, events.len() as u64, sums);
            self.game.perform(&mut running.state, seat, answer, &mut luck, &mut log);
            log.0.iter().for_each(|event| running.tell(event));
            events.append(&mut log.0);
        }
        if let Some(outcome) = self.game.outcome(&running.state) {
            running.ended(&outcome, &events, sums);
        }
    }

    fn seated(&self, state: G::State, seed: u64) -> Running<'_, G> {
        let sit = |seat: u8| {
            let viewer = Viewer::Seat(Seat(seat));
            let knowledge = self.game.know(viewer, &self.game.view(&state, viewer));
            let mind = self.bots.mind(&self.plan.bot).expect("a bot of this name");
            SeatedMind::sit(self.game, mind, (Seat(seat), seed ^ u64::from(seat)), knowledge)
        };
        let note = |seat: u8| SeatNotes {
            leaning: Leaning::new(seed.wrapping_mul(16) + u64::from(seat), self.plan.lean),
            met: BTreeMap::new(),
        };
        let seats = || 0..self.game.seats();
        let (minds, notes) = (seats().map(sit).collect(), seats().map(note).collect());
        Running { table: self, state, minds, notes }
    }
}

impl<G: Whole> Running<'_, G> {
    /// What a seat answers within its orders; what it was offered and took is noted.
    fn answer(
        &mut self,
        seat: Seat,
        offers: &[G::Action],
        moment: u64,
        sums: &mut BalanceSums,
    ) -> G::Action {
        let named: Vec<Vec<String>> = offers.iter().map(|offer| self.named(seat, *offer)).collect();
        let places = self.notes[seat.index()].leaning.left(&named);
        let left: Vec<G::Action> = places.iter().map(|at| offers[*at]).collect();
        let budget = MindBudget::iterations(self.table.plan.iterations);
        let mind = &mut self.minds[seat.index()];
        let answer = mind.think(self.table.game, &left, moment, &budget).choice;
        let place = offers.iter().position(|offer| *offer == answer);
        let took = place.map_or(&[][..], |place| &named[place]);
        self.notes[seat.index()].note(&named, took, sums);
        answer
    }

    /// The components that an answer takes, each after its verb.
    fn named(&self, seat: Seat, action: G::Action) -> Vec<String> {
        let Offered { phrase, group, pieces, .. } =
            self.table.game.offer(&self.state, seat, action);
        let takings = self.table.bots.takings.iter().filter(|(verb, _)| *verb == group);
        let pieces = takings.flat_map(|(_, which)| match phrase.args.get(*which) {
            Some(Arg::Piece(piece)) => vec![piece.clone()],
            None if which.is_empty() => pieces.clone(),
            _ => Vec::new(),
        });
        let printed = pieces.filter(|piece| self.table.printed.contains(piece));
        printed.map(|piece| format!("{group} {piece}")).collect()
    }

    fn tell(&mut self, event: &G::Event) {
        for (mind, seat) in self.minds.iter_mut().zip(0..) {
            let view = self.table.game.event_view(event, Viewer::Seat(Seat(seat)));
            view.iter().for_each(|view| mind.hear(self.table.game, view));
        }
    }

    /// Adds how the game ended, for every seat and everything that it was offered.
    fn ended(&self, outcome: &Outcome, events: &[G::Event], sums: &mut BalanceSums) {
        let game = self.table.game;
        sums.games += 1;
        *sums.rounds.entry(outcome.rounds).or_default() += 1;
        sums.seats.resize(self.notes.len(), BalanceSeat::default());
        for (at, notes) in self.notes.iter().enumerate() {
            let won = outcome.winners.contains(Seat(at as u8));
            let win = if won { 1.0 / outcome.winners.len() as f64 } else { 0.0 };
            let points = f64::from(outcome.scores[at]);
            sums.seats[at].add(win, points);
            notes.ended(win, points, sums);
        }
        for line in game.score_sheet(&self.state).iter().chain(&game.earnings(events)) {
            let points: i32 = line.values.iter().take(self.notes.len()).sum();
            *sums.sources.entry(line.what.key.clone()).or_default() += f64::from(points);
        }
    }
}

impl SeatNotes {
    /// Notes a question: what could be taken and left, and what was taken.
    fn note(&mut self, named: &[Vec<String>], took: &[String], sums: &mut BalanceSums) {
        let all: BTreeSet<&String> = named.iter().flatten().collect();
        for component in all {
            if named.iter().all(|one| one.contains(component)) {
                continue;
            }
            let taken = took.contains(component);
            *self.met.entry(component.clone()).or_default() |= taken;
            if self.leaning.order(component) == LeaningOrder::Free {
                let sum = sums.components.entry(component.clone()).or_default();
                sum.offered += 1;
                sum.taken += u64::from(taken);
            }
        }
        self.leaning.take(took);
    }

    fn ended(&self, win: f64, points: f64, sums: &mut BalanceSums) {
        for (component, took) in &self.met {
            let sum = sums.components.entry(component.clone()).or_default();
            match self.leaning.order(component) {
                LeaningOrder::Forced => sum.forced.add(win, points),
                LeaningOrder::Forbidden => sum.forbidden.add(win, points),
                LeaningOrder::Free => {
                    sum.free.add(win, points);
                    sum.took += u64::from(*took);
                }
            }
        }
    }
}

/// Every word and key of a document.
fn collect(value: &serde_json::Value, words: &mut BTreeSet<String>) {
    match value {
        serde_json::Value::String(word) => {
            words.insert(word.clone());
        }
        serde_json::Value::Array(all) => all.iter().for_each(|one| collect(one, words)),
        serde_json::Value::Object(all) => all.iter().for_each(|(key, one)| {
            words.insert(key.clone());
            collect(one, words);
        }),
        _ => {}
    }
}
