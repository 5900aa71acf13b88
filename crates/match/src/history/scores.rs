use mittwoch_kernel::{Draw, EventLog, Outcome, ScoreLine, Script, Whole};
use mittwoch_protocol::ScorePoint;

use super::History;

impl<G: Whole> History<G> {
    /// The scores at the beginning, after each answer that changed them, and at the end.
    pub(crate) fn scores(&self) -> Vec<ScorePoint> {
        let (game, mut turns) = (&*self.game, Vec::new());
        let mut points: Vec<ScorePoint> = Vec::new();
        let (mut rounds, mut round) = (Vec::new(), 0);
        self.again(|at, state, events| {
            for seat in events.iter().filter_map(|event| game.starts_turn(event)) {
                turns.resize(turns.len().max(seat.index() + 1), 0);
                turns[seat.index()] += 1;
            }
            let turn = turns.iter().copied().max().unwrap_or(0);
            let stands = game.as_it_stands(state);
            let scores = values(&stands);
            round = u32::from(stands.rounds);
            if points.last().is_none_or(|point| point.scores != scores) {
                points.push(ScorePoint { at, turn, scores });
                rounds.push(round);
            }
        });
        // Where a game tells no turns, its rounds are what people count in.
        if turns.is_empty() {
            points.iter_mut().zip(rounds).for_each(|(point, round)| point.turn = round);
        }
        let end = self.standing.len() as u32;
        match points.last().cloned() {
            Some(last) if last.at < end => {
                let turn = turns.iter().copied().max().unwrap_or(round);
                points.push(ScorePoint { at: end, turn, ..last });
            }
            _ => {}
        }
        points
    }

    /// Where the points came from that were scored on the way.
    pub(crate) fn earnings(&self) -> Vec<ScoreLine> {
        let mut all = Vec::new();
        self.again(|_, _, events| all.extend_from_slice(events));
        self.game.earnings(&all)
    }

    /// Plays what stands again, for whoever looks on: at each state after how many answers, with the
    /// events that led there.
    fn again(&self, mut look: impl FnMut(u32, &G::State, &[G::Event])) {
        let script = |draws: &[Draw]| Script::new(draws.iter().cloned());
        let (game, mut log) = (&*self.game, EventLog::default());
        let mut state = game.setup(&mut script(&self.setup.0), &mut log);
        look(0, &state, &log.0);
        for ((record, _), answers) in self.answers().zip(1..) {
            log.0.clear();
            let mut luck = script(&record.draws);
            game.perform(&mut state, record.seat, record.action, &mut luck, &mut log);
            look(answers, &state, &log.0);
        }
    }
}

fn values(outcome: &Outcome) -> Vec<i32> {
    outcome.scores.iter().copied().chain(outcome.automaton).collect()
}
