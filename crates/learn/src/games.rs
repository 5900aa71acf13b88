//! Games of self-play, and the positions that are learnt from.

use std::ops::Range;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::thread;

use mittwoch_ai::{Mind, MindBudget, SeatedMind, pick};
use mittwoch_kernel::{
    Chance, EventLog, FastRng, Outcome, Pack, Seat, Setting, Silent, Viewer, Whole,
};
use mittwoch_search::{JudgeNet, NetScratch, OUTPUTS, Student};

use crate::Rows;

/// Iterations that a learner may think about an answer; its style says how many it needs.
const ITERATIONS: u32 = 100;
/// Of a hundred seats, how many the teacher takes when there is a learner.
const TAUGHT: u32 = 25;
/// How much more seldom positions are kept that a search hardly asks about.
const SELDOM: u32 = 8;
/// The most answers of a game: one that does not end is left.
const MOST: u32 = 20_000;

/// Which games are played.
#[derive(Clone, Debug)]
pub struct GamesPlan {
    /// The numbers of players, in turn.
    pub players: Vec<u8>,
    /// The numbers of the games: what is in a game depends on its own number alone.
    pub games: Range<u64>,
    /// What all luck follows from.
    pub seed: u64,
    /// How many threads.
    pub threads: usize,
    /// Of a hundred positions, how many are kept.
    pub kept: u32,
}

/// Plays the games of a plan, by the teacher alone or mostly by a learner; the rows are in the order
/// of the games, whatever the number of threads.
pub fn play_games<G: Whole>(
    student: &dyn Student<G>,
    net: Option<&Arc<JudgeNet>>,
    plan: &GamesPlan,
    step: &(dyn Fn(u64) + Sync),
) -> Vec<Rows> {
    let (next, pack) = (AtomicU64::new(plan.games.start), built_in::<G>());
    let work = || {
        let mut played = Vec::new();
        loop {
            let number = next.fetch_add(1, Ordering::Relaxed);
            if number >= plan.games.end {
                return played;
            }
            let table = SelfPlay { student, net, plan, pack: &pack };
            played.push((number, table.play(number)));
            step(number + 1);
        }
    };
    let mut all: Vec<(u64, Rows)> = thread::scope(|scope| {
        let threads: Vec<_> = (0..plan.threads.max(1)).map(|_| scope.spawn(work)).collect();
        let played = threads.into_iter().map(|thread| thread.join().expect("a game is played"));
        played.flatten().collect()
    });
    all.sort_by_key(|(number, _)| *number);
    all.into_iter().map(|(_, rows)| rows).collect()
}

fn built_in<G: Whole>() -> Pack {
    Pack::new(G::about().files.iter().copied()).expect("the built-in files are sound")
}

/// What the games of a plan share.
struct SelfPlay<'a, G: Whole> {
    student: &'a dyn Student<G>,
    net: Option<&'a Arc<JudgeNet>>,
    plan: &'a GamesPlan,
    pack: &'a Pack,
}

/// The positions of a game that are kept: rows, and whose each is.
struct Notes {
    rows: Rows,
    seats: Vec<Seat>,
    /// What the judge so far said of each.
    said: Vec<[f32; OUTPUTS]>,
    row: Vec<f32>,
    scratch: NetScratch,
}

impl<G: Whole> SelfPlay<'_, G> {
    fn play(&self, number: u64) -> Rows {
        let seed = self.plan.seed.wrapping_mul(0x9E37_79B9_7F4A_7C15).wrapping_add(number);
        let mut luck = FastRng::new(seed);
        let game = self.game(number, &mut luck);
        let mut state = game.setup(&mut luck, &mut Silent);
        let mut minds = self.seated(&game, &state, seed, &mut luck);
        let astray = self.student.lessons().astray[luck.below(4) as usize];
        let mut notes = self.notes();
        let (mut offers, mut log) = (Vec::new(), EventLog::default());
        let budget = MindBudget::iterations(ITERATIONS);
        for moment in 0..MOST {
            let Some(seat) = game.asked(&state).first() else { break };
            offers.clear();
            game.legal(&state, seat, &mut offers);
            let strays = luck.below(100) < astray;
            let answer = if strays {
                pick(&offers, &mut luck)
            } else {
                minds[seat.index()].think(&game, &offers, u64::from(moment), &budget).choice
            };
            game.perform(&mut state, seat, answer, &mut luck, &mut log);
            tell(&game, &mut minds, &mut log);
            let usual = self.student.sight().is_usual(&game, &state);
            let kept = match usual {
                true => self.plan.kept,
                false if self.student.lessons().midway => self.plan.kept / SELDOM,
                false => 0,
            };
            let told = offers.len() > 1 || !self.student.lessons().midway;
            // What nobody would do is seen seldom, and a search asks about it as often.
            if told && (luck.below(100) < kept || (strays && usual)) {
                // Who answered stands where a search asks; the others stand there half as often.
                for whose in (0..game.seats()).map(Seat) {
                    if whose == seat || luck.below(2) == 0 {
                        self.note(&game, &state, whose, &mut notes);
                    }
                }
            }
        }
        match game.outcome(&state) {
            Some(outcome) => self.ended(notes, (&game, &state), &outcome),
            None => Rows::default(),
        }
    }

    /// The game of a number: each number of players in turn, some with other options.
    fn game(&self, number: u64, luck: &mut FastRng) -> G {
        let players = self.plan.players[number as usize % self.plan.players.len()];
        let mut setting = Setting::new(players);
        if luck.below(100) < self.student.lessons().others {
            for option in G::about().options {
                if (option.least_players..=option.most_players).contains(&players) {
                    let value = option.values[luck.below(option.values.len() as u32) as usize];
                    setting = setting.with(option.key, value);
                }
            }
        }
        G::new(self.pack, &setting).expect("a sound setting")
    }

    fn seated(
        &self,
        game: &G,
        state: &G::State,
        seed: u64,
        luck: &mut FastRng,
    ) -> Vec<SeatedMind<G>> {
        let sit = |seat: u8| {
            let viewer = Viewer::Seat(Seat(seat));
            let mind: Box<dyn Mind<G>> = match self.net {
                Some(net) if luck.below(100) >= TAUGHT => self.student.learner(net.clone()),
                _ => self.student.varied_teacher(luck),
            };
            let knowledge = game.know(viewer, &game.view(state, viewer));
            SeatedMind::sit(game, mind, (Seat(seat), seed ^ u64::from(seat)), knowledge)
        };
        (0..game.seats()).map(sit).collect()
    }

    fn notes(&self) -> Notes {
        let row = vec![0.0; self.student.sight().width()];
        Notes {
            rows: Rows::default(),
            seats: Vec::new(),
            said: Vec::new(),
            row,
            scratch: NetScratch::default(),
        }
    }

    fn note(&self, game: &G, state: &G::State, seat: Seat, notes: &mut Notes) {
        if game.asked(state).is_empty() {
            return;
        }
        notes.row.fill(0.0);
        self.student.sight().look(game, std::slice::from_ref(state), seat, &mut notes.row);
        notes.rows.push(&notes.row);
        notes.seats.push(seat);
        if let Some(net) = self.net {
            let [win, score, lead] = net.say(&notes.row, &mut notes.scratch);
            notes.said.push([1.0 / (1.0 + (-win).exp()), score, lead]);
        }
    }

    /// What came of each position: the end, and the less of it the farther away it was, what the
    /// judge so far said of the positions between. So luck of the long way blurs less.
    fn ended(&self, mut notes: Notes, end: (&G, &G::State), outcome: &Outcome) -> Rows {
        let (usual, trace) = (self.student.sight().usual(), self.student.lessons().trace());
        for seat in (0..outcome.scores.len() as u8).map(Seat) {
            let end = self.student.sight().at_end(end.0, end.1, outcome, seat);
            let mut target = [end.win, end.score / usual, end.lead];
            for row in (0..notes.seats.len()).rev().filter(|row| notes.seats[*row] == seat) {
                notes.rows.set_target(row, target);
                if let Some(said) = notes.said.get(row) {
                    for (target, said) in target.iter_mut().zip(said) {
                        *target = trace * *target + (1.0 - trace) * said;
                    }
                }
            }
        }
        notes.rows
    }
}

/// Tells every seat what it may know of what happened.
fn tell<G: Whole>(game: &G, minds: &mut [SeatedMind<G>], log: &mut EventLog<G::Event>) {
    for event in log.0.drain(..) {
        for (mind, seat) in minds.iter_mut().zip(0..) {
            if let Some(view) = game.event_view(&event, Viewer::Seat(Seat(seat))) {
                mind.hear(game, &view);
            }
        }
    }
}
