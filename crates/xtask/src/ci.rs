//! Every test and check, one after the other.

use std::time::{Duration, Instant};

use crate::counts::TestCounts;
use crate::need::Requirement;
use crate::quick::QUICK;
use crate::steps::{CiStep, NAMED, STEPS};

/// Runs the named steps, or all of them, and stops at the first failure.
pub fn run(names: &[String]) -> Result<(), String> {
    let steps = match names {
        [name] if name == "quick" => QUICK.iter().collect(),
        _ => chosen(names)?,
    };
    let mut counts = TestCounts::default();
    let mut summary = Vec::new();
    for (number, step) in steps.iter().enumerate() {
        println!("\n== {}/{} {}: {}", number + 1, steps.len(), step.name, step.title);
        let start = Instant::now();
        let result = prepare(step).and_then(|()| (step.run)(&mut counts));
        let took = start.elapsed();
        println!("-- {} {} after {}", step.name, word(&result), seconds(took));
        summary.push((step.name, took));
        if let Err(fault) = result {
            print_counts(step, counts);
            return Err(format!(
                "FAILED at '{0}': {fault}\nrun it again with: cargo xtask ci {1}",
                step.name, step.again
            ));
        }
    }
    print_summary(&summary);
    steps.last().iter().for_each(|step| print_counts(step, counts));
    Ok(())
}

fn chosen(names: &[String]) -> Result<Vec<&'static CiStep>, String> {
    if let Some(unknown) = names.iter().find(|name| STEPS.iter().all(|step| step.name != **name)) {
        let known: Vec<_> = STEPS.iter().map(|step| step.name).collect();
        let known = known.join(", ");
        return Err(format!("there is no step '{unknown}'; there are {known}, and quick"));
    }
    let wanted = |step: &&CiStep| match names.is_empty() {
        true => !NAMED.contains(&step.name),
        false => names.iter().any(|name| name == step.name),
    };
    Ok(STEPS.iter().filter(wanted).collect())
}

fn prepare(step: &CiStep) -> Result<(), String> {
    step.needs.iter().try_for_each(Requirement::ensure)
}

fn print_summary(summary: &[(&str, Duration)]) {
    println!("\n== summary");
    for (name, took) in summary {
        println!("{name:<12} passed {:>9}", seconds(*took));
    }
    let total = summary.iter().map(|(_, took)| *took).sum();
    println!("{:<12} passed {:>9}", "all", seconds(total));
}

/// The last line of a run that tested: the sums over all test binaries, alone on the line.
fn print_counts(step: &CiStep, counts: TestCounts) {
    if step.name == "test" {
        println!("{counts}");
    }
}

fn word<T, E>(result: &Result<T, E>) -> &'static str {
    if result.is_ok() { "passed" } else { "FAILED" }
}

fn seconds(time: Duration) -> String {
    format!("{:.1} s", time.as_secs_f64())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_unknown_step_is_named_with_the_known_ones() {
        let fault = chosen(&["smok".to_owned()]).err().expect("no such step");
        assert!(fault.contains("'smok'") && fault.contains("smoke"), "{fault}");
    }

    #[test]
    fn all_steps_run_unless_some_are_named_and_the_tests_come_last() {
        let all = chosen(&[]).expect("all steps");
        assert_eq!(
            (all.len(), all.last().expect("steps").name),
            (STEPS.len() - NAMED.len(), "test")
        );
        let some = chosen(&["soak".to_owned(), "format".to_owned()]).expect("known steps");
        assert_eq!(some.iter().map(|step| step.name).collect::<Vec<_>>(), ["format", "soak"]);
    }
}
