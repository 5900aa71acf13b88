//! Answers compared over sampled worlds; those that fall behind are given up.

/// Worlds after which an answer may be given up for the first time.
const FAIR: u32 = 6;
/// By how many standard errors an answer must be behind in order to be given up.
const BEHIND: f32 = 2.5;

/// What is known of an answer.
#[derive(Clone, Copy, Debug, Default)]
struct Runner {
    sum: f32,
    squares: f32,
    worlds: u32,
    out: bool,
}

impl Runner {
    fn mean(&self) -> f32 {
        self.sum / self.worlds.max(1) as f32
    }

    /// The variance of the mean.
    fn doubt(&self) -> f32 {
        let count = self.worlds.max(1) as f32;
        (self.squares / count - self.mean() * self.mean()).max(0.0) / count
    }
}

/// Answers in comparison, by their places.
#[derive(Debug, Default)]
pub(crate) struct Race(Vec<Runner>);

impl Race {
    /// Begins with so many answers.
    pub(crate) fn begin(&mut self, answers: usize) {
        self.0.clear();
        self.0.resize(answers, Runner::default());
    }

    /// Whether an answer is still in it.
    pub(crate) fn runs(&self, answer: usize) -> bool {
        !self.0[answer].out
    }

    /// Takes an answer out that is as good as another.
    pub(crate) fn leave_out(&mut self, answer: usize) {
        self.0[answer].out = true;
    }

    /// What an answer was worth in a world.
    pub(crate) fn add(&mut self, answer: usize, worth: f32) {
        let runner = &mut self.0[answer];
        runner.sum += worth;
        runner.squares += worth * worth;
        runner.worlds += 1;
    }

    /// The best mean, the earliest of equal ones; nothing before the first world.
    pub(crate) fn best(&self) -> Option<usize> {
        let running = self.0.iter().enumerate().filter(|(_, one)| !one.out && one.worlds > 0);
        running
            .reduce(|best, one| if one.1.mean() > best.1.mean() { one } else { best })
            .map(|(place, _)| place)
    }

    /// Gives up what is far behind; whether more than one is left.
    pub(crate) fn thin_out(&mut self) -> bool {
        let Some(best) = self.best().map(|best| self.0[best]) else { return true };
        for runner in self.0.iter_mut().filter(|runner| !runner.out && runner.worlds >= FAIR) {
            // Answers meet the same worlds, so that their true difference is less doubtful than this.
            let doubt = (best.doubt() + runner.doubt()).sqrt();
            runner.out = best.mean() - runner.mean() > BEHIND * doubt + 1e-6;
        }
        self.0.iter().filter(|runner| !runner.out).count() > 1
    }

    /// The mean of every answer that was ever looked at.
    pub(crate) fn means(&self) -> impl Iterator<Item = Option<f32>> + '_ {
        self.0.iter().map(|one| (one.worlds > 0).then(|| one.mean()))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_far_behind_is_given_up_and_what_is_near_stays() {
        let mut race = Race::default();
        race.begin(3);
        for world in 0..FAIR {
            let noise = if world % 2 == 0 { 0.1 } else { -0.1 };
            race.add(0, 0.5 + noise);
            race.add(1, 0.52 - noise);
            race.add(2, 0.1 + noise);
            assert!(race.thin_out(), "two stay");
        }
        assert_eq!(race.best(), Some(1));
        assert_eq!([0, 1, 2].map(|answer| race.runs(answer)), [true, true, false]);
        race.leave_out(1);
        assert!(!race.thin_out());
        assert_eq!(race.best(), Some(0));
    }
}
