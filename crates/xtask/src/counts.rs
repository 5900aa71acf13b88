use std::fmt;

/// How many tests passed and failed, over all test binaries.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct TestCounts {
    passed: u64,
    failed: u64,
}

impl TestCounts {
    /// Adds what a line of `cargo test` reports, if it reports anything.
    pub(crate) fn hear(&mut self, line: &str) {
        let Some((_, report)) = line.strip_prefix("test result: ").and_then(|l| l.split_once(". "))
        else {
            return;
        };
        for part in report.split("; ") {
            match part.trim().split_once(' ') {
                Some((number, "passed")) => self.passed += number.parse().unwrap_or(0),
                Some((number, "failed")) => self.failed += number.parse().unwrap_or(0),
                _ => {}
            }
        }
    }
}

impl fmt::Display for TestCounts {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} passed, {} failed", self.passed, self.failed)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn results_of_all_binaries_are_summed_and_other_lines_ignored() {
        let mut counts = TestCounts::default();
        let log = "running 3 tests\ntest a ... ok\n\
            test result: ok. 3 passed; 0 failed; 0 ignored; 0 measured; 0 filtered out; \
            finished in 0.00s\n\
            test result: FAILED. 10 passed; 2 failed; 1 ignored; 0 measured; 0 filtered out; \
            finished in 1.20s\n";
        log.lines().for_each(|line| counts.hear(line));
        assert_eq!(counts.to_string(), "13 passed, 2 failed");
    }
}
