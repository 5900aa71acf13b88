//! Games of self-play, and the positions that are learnt from.

use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::thread;

use mittwoch_ai::{Mind, MindBudget, SeatedMind, pick};
use mittwoch_kernel::{
    Chance, EventLog, FastRng, Outcome, Pack, Seat, Setting, Silent, Viewer, Whole,
};
use mittwoch_search::{JudgeNet, Prospect, Student};

use crate::Rows;

/// Worlds that a learner may look at for an answer.
const WORLDS: u32 = 2;
/// Of a hundred seats, how many the teacher takes when there is a learner.
const TAUGHT: u32 = 25;
/// Of a hundred answers, how many are given at random, by kinds of games.
const ASTRAY: [u32; 4] = [0, 4, 8, 16];
/// How much more seldom positions are kept that a search hardly asks about.
const SELDOM: u32 = 8;
/// The most answers of a game: one that does not end is left.
const MOST: u32 = 20_000;

/// Which games are played.
#[derive(Clone, Debug)]
pub struct GamesPlan {
    /// The numbers of players, in turn.
    pub players: Vec<u8>,
    /// How many games.
    pub games: u64,
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
    let (next, pack) = (AtomicU64::new(0), built_in::<G>());
    let work = || {
        let mut played = Vec::new();
        loop {
            let number = next.fetch_add(1, Ordering::Relaxed);
            if number >= plan.games {
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
    row: Vec<f32>,
}

impl<G: Whole> SelfPlay<'_, G> {
    fn play(&self, number: u64) -> Rows {
        let seed = self.plan.seed.wrapping_mul(0x9E37_79B9_7F4A_7C15).wrapping_add(number);
        let mut luck = FastRng::new(seed);
        let game = self.game(number, &mut luck);
        let mut state = game.setup(&mut luck, &mut Silent);
        let mut minds = self.seated(&game, &state, seed, &mut luck);
        let astray = ASTRAY[luck.below(ASTRAY.len() as u32) as usize];
        let mut notes = self.notes();
        let (mut offers, mut log) = (Vec::new(), EventLog::default());
        let budget = MindBudget::iterations(WORLDS);
        for moment in 0..MOST {
            let Some(seat) = game.asked(&state).first() else { break };
            offers.clear();
            game.legal(&state, seat, &mut offers);
            let answer = if luck.below(100) < astray {
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
            if offers.len() > 1 && luck.below(100) < kept {
                let other = Seat(luck.below(u32::from(game.seats())) as u8);
                let whose = if luck.below(2) == 0 { seat } else { other };
                self.note(&game, &state, whose, &mut notes);
            }
        }
        match game.outcome(&state) {
            Some(outcome) => self.ended(notes, &outcome),
            None => Rows::default(),
        }
    }

    /// The game of a number: each number of players in turn, every third time with other options.
    fn game(&self, number: u64, luck: &mut FastRng) -> G {
        let players = self.plan.players[number as usize % self.plan.players.len()];
        let mut setting = Setting::new(players);
        if luck.below(3) == 0 {
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
        Notes { rows: Rows::default(), seats: Vec::new(), row }
    }

    fn note(&self, game: &G, state: &G::State, seat: Seat, notes: &mut Notes) {
        if game.asked(state).is_empty() {
            return;
        }
        notes.row.fill(0.0);
        self.student.sight().look(game, std::slice::from_ref(state), seat, &mut notes.row);
        notes.rows.push(&notes.row);
        notes.seats.push(seat);
    }

    fn ended(&self, mut notes: Notes, outcome: &Outcome) -> Rows {
        let usual = self.student.sight().usual();
        for (row, seat) in notes.seats.iter().enumerate() {
            let end = Prospect::of_end(outcome, *seat, usual);
            notes.rows.set_target(row, [end.win, end.score / usual, end.lead]);
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
