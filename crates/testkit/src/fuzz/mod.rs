//! Arbitrary and damaged input for everything that reads: texts, notation and packs.

mod damage;
mod notation;
mod packs;
mod text;

use std::env;
use std::time::{SystemTime, UNIX_EPOCH};

use proptest::strategy::Strategy;
use proptest::test_runner::{Config, RngAlgorithm, TestRng, TestRunner};

pub use damage::{Damage, damage};
pub use notation::notation_is_read_soundly;
pub use packs::{Verdicts, damaged_packs};
pub use text::{arbitrary, damaged, mutated};

/// Tries some inputs, the same ones each time; `MITTWOCH_FUZZ=N` tries N times as many, and others
/// each time. A breach comes back as a sentence with the smallest input that shows it.
pub fn fuzz<S: Strategy>(
    cases: u32,
    inputs: &S,
    holds: impl Fn(S::Value) -> Result<(), String>,
) -> Result<(), String> {
    let (mut runner, seed) = runner(cases);
    let tried = runner
        .run(inputs, |input| holds(input).map_err(proptest::test_runner::TestCaseError::fail));
    tried.map_err(|error| match seed {
        Some(seed) => format!("{error} (MITTWOCH_FUZZ_SEED={seed} begins the same way)"),
        None => error.to_string(),
    })
}

/// The runner of so many cases, and its seed where that is not always the same.
fn runner(cases: u32) -> (TestRunner, Option<u64>) {
    let number = |name| env::var(name).ok().and_then(|text| text.parse::<u64>().ok());
    let config = |cases| Config { cases, failure_persistence: None, ..Config::default() };
    let Some(times) = number("MITTWOCH_FUZZ") else {
        let same = TestRng::deterministic_rng(RngAlgorithm::ChaCha);
        return (TestRunner::new_with_rng(config(cases), same), None);
    };
    let seed = number("MITTWOCH_FUZZ_SEED").unwrap_or_else(now);
    let bytes: Vec<u8> = seed.to_le_bytes().repeat(4);
    let rng = TestRng::from_seed(RngAlgorithm::ChaCha, &bytes);
    let cases = cases.saturating_mul(u32::try_from(times).unwrap_or(u32::MAX));
    (TestRunner::new_with_rng(config(cases), rng), Some(seed))
}

/// Whether this is a long run.
fn is_long() -> bool {
    env::var_os("MITTWOCH_FUZZ").is_some()
}

fn now() -> u64 {
    SystemTime::now().duration_since(UNIX_EPOCH).map_or(1, |time| time.as_nanos() as u64)
}
