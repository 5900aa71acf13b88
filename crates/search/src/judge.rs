use std::sync::Arc;

use mittwoch_ai::Expected;
use mittwoch_kernel::{Game, Outcome, Seat};

use crate::{JudgeNet, NetScratch};

/// What a position promises a seat.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub struct Prospect {
    /// The chance to win, from 0 to 1.
    pub win: f32,
    /// The score at the end.
    pub score: f32,
    /// By how much of a usual score the seat is ahead of the best other one, as far as it counts.
    pub lead: f32,
}

impl Prospect {
    /// What is looked for: to win, and to be far ahead.
    pub fn worth(self) -> f32 {
        self.win + self.lead.clamp(-2.0, 2.0)
    }

    /// What an end is worth to a seat; `usual` is a usual score.
    pub fn of_end(outcome: &Outcome, seat: Seat, usual: f32) -> Prospect {
        let score = |seat: Seat| outcome.scores.get(seat.index()).copied().unwrap_or(0) as f32;
        let others = (0..outcome.scores.len() as u8).map(Seat).filter(|other| *other != seat);
        let others = others.map(score).chain(outcome.automaton.map(|score| score as f32));
        let best = others.reduce(f32::max).unwrap_or(0.0);
        let won = outcome.winners.contains(seat);
        let win = if won { 1.0 / outcome.winners.len() as f32 } else { 0.0 };
        Prospect { win, score: score(seat), lead: (score(seat) - best) / usual }
    }
}

impl From<Prospect> for Expected {
    fn from(prospect: Prospect) -> Expected {
        Expected { win: prospect.win, score: prospect.score }
    }
}

/// Somebody who says what positions promise a seat, with nothing but what the seat would know there.
pub trait Judge<G: Game>: Send {
    /// Judges positions of a game, each for the same seat, into the buffer of the caller.
    fn judge(&mut self, game: &G, states: &[G::State], seat: Seat, into: &mut Vec<Prospect>);
}

/// How a position looks to a judge that learns: a row of numbers, of what a seat knows.
pub trait Sight<G: Game>: Send + Sync {
    /// How many numbers a row has.
    fn width(&self) -> usize;

    /// A usual score, in which scores and leads are measured.
    fn usual(&self) -> f32;

    /// How much the expected lead counts beside the chance to win. Where scores grow, a lead is learnt
    /// from far fewer games than a win, because a game tells more by how much it was won than by who
    /// won it; in a race it says little.
    fn lead_counts(&self) -> f32 {
        1.0
    }

    /// By how much a seat is ahead of the best other one where a game is over, if that can be told
    /// finer than by scores.
    fn lead(&self, _game: &G, _state: &G::State, _seat: Seat) -> Option<f32> {
        None
    }

    /// What an end is worth to a seat.
    fn at_end(&self, game: &G, state: &G::State, outcome: &Outcome, seat: Seat) -> Prospect {
        let end = Prospect::of_end(outcome, seat, self.usual());
        Prospect { lead: self.lead(game, state, seat).unwrap_or(end.lead), ..end }
    }

    /// Whether a position is of the kind that a search asks about: such are learnt from first.
    fn is_usual(&self, _game: &G, _state: &G::State) -> bool {
        true
    }

    /// Writes a row for each position, one after the other; the rows are all nothing before.
    fn look(&self, game: &G, states: &[G::State], seat: Seat, rows: &mut [f32]);
}

/// A judge that has learnt: a net behind a way of looking.
#[derive(Clone)]
pub struct NetJudge<S> {
    sight: S,
    net: Arc<JudgeNet>,
    rows: Vec<f32>,
    scratch: NetScratch,
}

impl<S> NetJudge<S> {
    /// A judge with these weights.
    ///
    /// # Panics
    ///
    /// Panics where the weights are not for what is looked at: a fault of the program.
    pub fn new<G: Game>(sight: S, net: Arc<JudgeNet>) -> NetJudge<S>
    where
        S: Sight<G>,
    {
        assert_eq!(sight.width(), net.inputs(), "the weights fit what is looked at");
        NetJudge { sight, net, rows: Vec::new(), scratch: NetScratch::default() }
    }
}

impl<G: Game, S: Sight<G>> Judge<G> for NetJudge<S> {
    fn judge(&mut self, game: &G, states: &[G::State], seat: Seat, into: &mut Vec<Prospect>) {
        let (width, usual) = (self.sight.width(), self.sight.usual());
        let counts = self.sight.lead_counts();
        self.rows.clear();
        self.rows.resize(width * states.len(), 0.0);
        self.sight.look(game, states, seat, &mut self.rows);
        into.clear();
        for (state, row) in states.iter().zip(self.rows.chunks_exact(width)) {
            let said = match game.outcome(state) {
                Some(outcome) => self.sight.at_end(game, state, &outcome, seat),
                None => {
                    let [win, score, lead] = self.net.say(row, &mut self.scratch);
                    Prospect { win: 1.0 / (1.0 + (-win).exp()), score: score * usual, lead }
                }
            };
            into.push(Prospect { lead: said.lead * counts, ..said });
        }
    }
}
