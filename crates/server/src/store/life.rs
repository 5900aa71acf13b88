//! Whether the clock of the machine can be believed: one wrong start must not forget anything.

const DAY: i64 = 24 * 60 * 60;

/// How far the clock may be ahead of what was seen to pass: as long as a server is down at most.
const DOWN: i64 = 3 * DAY;

/// How far it may be behind.
const BEHIND: i64 = DAY;

/// How long a clock that is further off has to run evenly before it is believed.
const PROOF: i64 = 7 * DAY;

/// How far an even clock may differ from the timer between two signs of life.
const EVEN: i64 = 60 * 60;

/// What the store knows of time, in seconds: since 1970, where it is a moment.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct StoreClock {
    /// The last moment that was believed.
    pub believed: i64,
    /// What the clock said at the last sign of life.
    pub clock: i64,
    /// How long a clock that is not believed has run evenly.
    pub steady: i64,
    /// No age counts from before: the moment at which a doubted clock was believed again.
    pub lease: i64,
}

/// Whether a clock is believed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ClockTrust {
    /// It is: this is the moment from which ages are counted back.
    Now(i64),
    /// It is so many seconds ahead (or behind, if negative); nothing is to be forgotten.
    Doubt(i64),
}

impl StoreClock {
    /// The life of a store that nobody has used yet.
    pub fn new(clock: i64) -> StoreClock {
        StoreClock { believed: clock, clock, steady: 0, lease: 0 }
    }

    /// The next sign of life: the clock says so much, and so much was seen to pass since the last one.
    ///
    /// At a start nothing was seen to pass. What is believed goes on by what was seen. A clock near
    /// it is followed; one further off is doubted until it has run evenly for `PROOF`. Whenever a
    /// doubt ends, ages begin anew, since nobody knows under which clock things were dated.
    pub fn next(self, clock: i64, passed: i64) -> (StoreClock, ClockTrust) {
        let passed = passed.max(0);
        let believed = self.believed.saturating_add(passed);
        let off = clock.saturating_sub(believed);
        let near = (-BEHIND..=DOWN).contains(&off);
        let even = clock.saturating_sub(self.clock).saturating_sub(passed).abs() <= EVEN;
        let steady = if even { self.steady.saturating_add(passed) } else { 0 };
        if !near && steady < PROOF {
            let steady = steady.max(1);
            return (
                StoreClock { believed, clock, steady, lease: self.lease },
                ClockTrust::Doubt(off),
            );
        }
        let believed = if near { believed.max(clock) } else { clock };
        let lease = if self.steady > 0 || !near { believed } else { self.lease };
        (StoreClock { believed, clock, steady: 0, lease }, ClockTrust::Now(believed))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const NOW: i64 = 1_800_000_000;
    const HOUR: i64 = 60 * 60;

    fn believed(step: (StoreClock, ClockTrust)) -> StoreClock {
        assert_eq!(step.1, ClockTrust::Now(step.0.believed));
        step.0
    }

    fn doubted(step: (StoreClock, ClockTrust)) -> StoreClock {
        assert!(matches!(step.1, ClockTrust::Doubt(_)), "{step:?}");
        step.0
    }

    #[test]
    fn an_ordinary_life_is_believed() {
        let mut life = StoreClock::new(NOW);
        for hour in 1..100 {
            life = believed(life.next(NOW + hour * HOUR, HOUR));
        }
        let life = believed(life.next(NOW + 99 * HOUR + 2 * DAY, 0));
        assert_eq!((life.believed, life.lease), (NOW + 99 * HOUR + 2 * DAY, 0));
    }

    #[test]
    fn a_start_far_ahead_is_doubted_and_forgotten_when_the_clock_is_right_again() {
        let life = doubted(StoreClock::new(NOW).next(NOW + 100 * DAY, 0));
        let life = doubted(life.next(NOW + 100 * DAY + HOUR, HOUR));
        assert_eq!(life.believed, NOW + HOUR, "only what was seen");
        let life = believed(life.next(NOW + 2 * HOUR, HOUR));
        assert_eq!((life.believed, life.lease), (NOW + 2 * HOUR, NOW + 2 * HOUR));
    }

    #[test]
    fn a_clock_far_ahead_is_believed_after_a_week_that_was_seen() {
        let mut life = doubted(StoreClock::new(NOW).next(NOW + 100 * DAY, 0));
        let mut hours = 0;
        loop {
            hours += 1;
            let clock = NOW + 100 * DAY + hours * HOUR;
            let (next, belief) = life.next(clock, HOUR);
            life = next;
            if belief == ClockTrust::Now(clock) {
                break;
            }
        }
        assert_eq!((hours, life.lease), (7 * 24, life.believed));
    }

    #[test]
    fn many_starts_prove_nothing_and_a_jump_begins_the_proof_anew() {
        let mut life = StoreClock::new(NOW);
        for start in 1..1000 {
            life = doubted(life.next(NOW + 100 * DAY + start, 0));
        }
        for hour in 1..100 {
            life = doubted(life.next(NOW + 101 * DAY + hour * HOUR, HOUR));
        }
        life = doubted(life.next(NOW + 300 * DAY, HOUR));
        assert_eq!(life.steady, 1);
    }

    #[test]
    fn a_clock_that_goes_back_is_doubted_and_what_it_dated_is_not_old() {
        let life = doubted(StoreClock::new(NOW).next(0, 0));
        let life = doubted(life.next(HOUR, HOUR));
        let life = believed(life.next(NOW + 2 * HOUR, HOUR));
        assert_eq!(life.lease, life.believed);
        let back = believed(life.next(NOW + 2 * HOUR - 600, 0));
        assert_eq!(back.believed, life.believed, "a little back is no doubt and no step back");
    }
}
