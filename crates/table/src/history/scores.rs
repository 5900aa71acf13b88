use mittwoch_kernel::{Draw, EventLog, Outcome, Script, Whole};

use super::History;

impl<G: Whole> History<G> {
    /// The scores at the beginning, after each answer that changed them, and at the end.
    pub(crate) fn scores(&self) -> Vec<(u32, Vec<i32>)> {
        let script = |draws: &[Draw]| Script::new(draws.iter().cloned());
        let (game, mut log) = (&*self.game, EventLog::default());
        let mut state = game.setup(&mut script(&self.setup.0), &mut log);
        let mut scores = vec![(0, values(&game.as_it_stands(&state)))];
        for ((record, _), answers) in self.answers().zip(1..) {
            game.perform(
                &mut state,
                record.seat,
                record.action,
                &mut script(&record.draws),
                &mut log,
            );
            log.0.clear();
            let now = values(&game.as_it_stands(&state));
            if scores.last().is_none_or(|(_, before)| *before != now) {
                scores.push((answers, now));
            }
        }
        let end = self.standing.len() as u32;
        match scores.last().cloned() {
            Some((at, last)) if at < end => scores.push((end, last)),
            _ => {}
        }
        scores
    }
}

fn values(outcome: &Outcome) -> Vec<i32> {
    outcome.scores.iter().copied().chain(outcome.automaton).collect()
}
