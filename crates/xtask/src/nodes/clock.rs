//! Clocks that are put forward and back under a running process.

use std::fs;
use std::path::{Path, PathBuf};

/// Where Debian's package `libfaketime` puts its library, for each kind of processor.
const LIBRARY: &str = "faketime/libfaketimeMT.so.1";

/// The library that tells a process another time, where it is installed.
pub(super) fn library() -> Option<PathBuf> {
    let homes = fs::read_dir("/usr/lib").ok()?.flatten().map(|entry| entry.path());
    homes.map(|home| home.join(LIBRARY)).find(|library| library.is_file())
}

/// The time of day of one process.
pub(super) struct SteppedClock {
    library: PathBuf,
    file: PathBuf,
    ahead: i64,
}

impl SteppedClock {
    /// A clock that is right so far, kept in a file.
    pub(super) fn new(library: &Path, file: PathBuf) -> Result<SteppedClock, String> {
        let mut clock = SteppedClock { library: library.to_owned(), file, ahead: 0 };
        clock.step(0)?;
        Ok(clock)
    }

    /// What a process is started with that goes by it. What it waits for and measures goes by
    /// another clock, which no system lets step.
    pub(super) fn environment(&self) -> Vec<(String, String)> {
        let path = |path: &Path| path.to_string_lossy().into_owned();
        let own = [
            ("LD_PRELOAD", path(&self.library)),
            ("FAKETIME_TIMESTAMP_FILE", path(&self.file)),
            ("FAKETIME_CACHE_DURATION", "1".to_owned()),
            ("FAKETIME_DONT_FAKE_MONOTONIC", "1".to_owned()),
            ("DONT_FAKE_MONOTONIC", "1".to_owned()),
            ("NO_FAKE_STAT", "1".to_owned()),
        ];
        own.map(|(name, value)| (name.to_owned(), value)).into()
    }

    /// Puts it forward by so many seconds, or back.
    pub(super) fn step(&mut self, seconds: i64) -> Result<(), String> {
        self.ahead += seconds;
        // Whoever reads it must never find half of it.
        let new = self.file.with_extension("new");
        let written = fs::write(&new, format!("{:+}\n", self.ahead));
        let written = written.and_then(|()| fs::rename(&new, &self.file));
        written.map_err(|error| format!("{}: {error}", self.file.display()))
    }
}

#[cfg(test)]
mod tests {
    use std::process::Command;
    use std::time::{SystemTime, UNIX_EPOCH};

    use super::*;

    #[test]
    fn a_process_goes_by_a_clock_that_steps() {
        let Some(library) = library() else {
            println!("note: SKIPPED: libfaketime is not installed");
            return;
        };
        let folder = tempfile::tempdir().expect("a folder");
        let mut clock = SteppedClock::new(&library, folder.path().join("clock")).expect("a clock");
        let mut ahead_after = |step| {
            clock.step(step).expect("it steps");
            let told = Command::new("date").arg("+%s").envs(clock.environment()).output();
            let told = String::from_utf8(told.expect("a date").stdout).expect("text");
            let told: i64 = told.trim().parse().expect("a number");
            let now = SystemTime::now().duration_since(UNIX_EPOCH).expect("after 1970");
            told - now.as_secs() as i64
        };
        assert!((ahead_after(0)).abs() < 60);
        assert!((ahead_after(86_400) - 86_400).abs() < 60);
        assert!((ahead_after(-2 * 86_400) + 86_400).abs() < 60);
    }
}
