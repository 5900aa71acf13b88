//! Answers compared over sampled worlds; those that fall behind are given up.

/// After how many worlds more it is looked again.
const PAUSE: usize = 4;

/// When an answer is given up.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Doubt {
    /// Worlds after which that may happen for the first time.
    pub fair: usize,
    /// By how many standard errors it must be behind.
    pub behind: f32,
}

impl Doubt {
    /// For quiet comparisons, in which worlds differ little.
    pub const SOON: Doubt = Doubt { fair: 6, behind: 2.5 };
    /// Where much depends on what others hold: a few worlds in a row say little then.
    pub const LATE: Doubt = Doubt { fair: 30, behind: 4.0 };
}

impl Default for Doubt {
    fn default() -> Doubt {
        Doubt::SOON
    }
}

/// Answers in comparison, by their places: what each was worth, world by world.
#[derive(Debug, Default)]
pub(crate) struct Race {
    doubt: Doubt,
    out: Vec<bool>,
    sums: Vec<f32>,
    counts: Vec<u32>,
    /// A row for each world; an answer that was given up has nothing there.
    worths: Vec<f32>,
}

impl Race {
    /// Begins with so many answers.
    pub(crate) fn begin(&mut self, answers: usize, doubt: Doubt) {
        self.doubt = doubt;
        self.out.clear();
        self.out.resize(answers, false);
        self.sums.clear();
        self.sums.resize(answers, 0.0);
        self.counts.clear();
        self.counts.resize(answers, 0);
        self.worths.clear();
    }

    /// Begins the next world.
    pub(crate) fn next_world(&mut self) {
        let answers = self.out.len();
        self.worths.resize(self.worths.len() + answers, 0.0);
    }

    /// Whether an answer is still in it.
    pub(crate) fn runs(&self, answer: usize) -> bool {
        !self.out[answer]
    }

    /// Takes an answer out that is as good as another.
    pub(crate) fn leave_out(&mut self, answer: usize) {
        self.out[answer] = true;
    }

    /// What an answer was worth in the world of now.
    pub(crate) fn add(&mut self, answer: usize, worth: f32) {
        self.sums[answer] += worth;
        self.counts[answer] += 1;
        let row = self.worths.len() - self.out.len();
        self.worths[row + answer] = worth;
    }

    /// Adds what the same answers were worth in other worlds; what still runs in either is in it.
    pub(crate) fn take_in(&mut self, other: &Race) {
        for at in 0..self.out.len() {
            self.out[at] &= other.out[at];
            self.sums[at] += other.sums[at];
            self.counts[at] += other.counts[at];
        }
        self.worths.extend_from_slice(&other.worths);
    }

    fn mean(&self, answer: usize) -> f32 {
        self.sums[answer] / self.counts[answer].max(1) as f32
    }

    /// The best mean, the earliest of equal ones; nothing before the first world.
    pub(crate) fn best(&self) -> Option<usize> {
        let running = (0..self.out.len()).filter(|at| !self.out[*at] && self.counts[*at] > 0);
        running.reduce(|best, one| if self.mean(one) > self.mean(best) { one } else { best })
    }

    /// Gives up what is far behind; whether more than one is left.
    pub(crate) fn thin_out(&mut self) -> bool {
        let worlds = self.worths.len() / self.out.len().max(1);
        let is_due = worlds >= self.doubt.fair && (worlds - self.doubt.fair).is_multiple_of(PAUSE);
        if let Some(best) = self.best().filter(|_| is_due) {
            for answer in 0..self.out.len() {
                self.out[answer] |= answer != best && self.is_behind(best, answer);
            }
        }
        self.out.iter().filter(|out| !**out).count() > 1
    }

    /// Whether an answer is clearly behind the best. Both met the same worlds, so that luck which
    /// they share does not count.
    fn is_behind(&self, best: usize, answer: usize) -> bool {
        if self.out[answer] {
            return true;
        }
        let (mut sum, mut squares, mut count) = (0.0, 0.0, 0.0);
        for world in self.worths.chunks_exact(self.out.len()) {
            let ahead = world[best] - world[answer];
            (sum, squares, count) = (sum + ahead, squares + ahead * ahead, count + 1.0);
        }
        let mean: f32 = sum / count;
        let doubt = ((squares / count - mean * mean).max(0.0) / count).sqrt();
        mean > self.doubt.behind * doubt + 1e-6
    }

    /// The mean of every answer that was ever looked at.
    pub(crate) fn means(&self) -> impl Iterator<Item = Option<f32>> + '_ {
        (0..self.out.len()).map(|at| (self.counts[at] > 0).then(|| self.mean(at)))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_far_behind_is_given_up_and_what_is_near_stays() {
        let mut race = Race::default();
        race.begin(3, Doubt::SOON);
        for world in 0..Doubt::SOON.fair {
            let noise = if world % 2 == 0 { 0.1 } else { -0.1 };
            race.next_world();
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

    #[test]
    fn what_others_found_counts_world_by_world() {
        let [mut race, mut other] = [(); 2].map(|()| Race::default());
        for (race, worths) in [(&mut race, [[0.5, 0.7], [0.5, 0.7]]), (&mut other, [[0.9, 0.1]; 2])]
        {
            race.begin(2, Doubt::SOON);
            for world in worths {
                race.next_world();
                world.into_iter().enumerate().for_each(|(answer, worth)| race.add(answer, worth));
            }
        }
        race.leave_out(1);
        race.take_in(&other);
        assert!(race.runs(1), "it still runs in the other");
        assert_eq!((race.counts.clone(), race.best()), (vec![4, 4], Some(0)));
    }

    #[test]
    fn luck_that_all_share_decides_nothing() {
        let mut race = Race::default();
        race.begin(2, Doubt::SOON);
        let mut left = true;
        for world in 0..Doubt::SOON.fair {
            let luck = world as f32;
            race.next_world();
            race.add(0, luck);
            race.add(1, luck - 0.01);
            left = race.thin_out();
        }
        assert!(!left && race.best() == Some(0), "a small lead in every world is a lead");
    }
}
