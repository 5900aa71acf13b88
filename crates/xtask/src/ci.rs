//! Every test and check, one after the other.

use std::time::{Duration, Instant};

use crate::counts::Counts;
use crate::need::{CHROMIUM, CLIPPY, NODE, Need, PYTHON, RUSTFMT};
use crate::shell::{cargo, program, run as run_command, run_lines};
use crate::{browser, codegen, kill, load, smoke};

/// One check.
struct Step {
    name: &'static str,
    title: &'static str,
    needs: &'static [Need],
    run: fn(&mut Counts) -> Result<(), String>,
}

/// The checks in their order: the quick ones first, the tests last so that their counts end the
/// log.
const STEPS: [Step; 11] = [
    Step {
        name: "format",
        title: "the sources are formatted",
        needs: &[RUSTFMT],
        run: |_| run_command(&mut cargo(&["fmt", "--all", "--check"])),
    },
    Step {
        name: "page",
        title: "the page has sound types and passes its tests",
        needs: &[NODE],
        run: |_| {
            let npm = |words: &[&str]| run_command(program("npm").args(words));
            npm(&["ci"])?;
            npm(&["run", "check"])?;
            npm(&["test"])
        },
    },
    Step {
        name: "lint",
        title: "the linter has nothing to say",
        needs: &[CLIPPY, NODE],
        run: |_| {
            let flags = ["--workspace", "--all-targets", "--", "-D", "warnings"];
            run_command(cargo(&["clippy"]).args(flags))
        },
    },
    Step {
        name: "generated",
        title: "the generated pages are up to date",
        needs: &[],
        run: |_| codegen::run(true),
    },
    Step {
        name: "document",
        title: "the documentation builds without warnings",
        needs: &[],
        run: |_| {
            let mut command = cargo(&["doc", "--workspace", "--no-deps"]);
            run_command(command.env("RUSTDOCFLAGS", "-D warnings"))
        },
    },
    Step {
        name: "smoke",
        title: "the released program does what the README says",
        needs: &[],
        run: |_| smoke::try_all(),
    },
    Step {
        name: "browser",
        title: "games are played on the page in a browser",
        needs: &[NODE, CHROMIUM],
        run: |_| browser::play(),
    },
    Step {
        name: "load",
        title: "a server under a little load answers in time",
        needs: &[],
        run: |_| load::small(),
    },
    Step {
        name: "kill",
        title: "a server that is killed has lost nothing",
        needs: &[],
        run: |_| kill::small(),
    },
    Step {
        name: "soak",
        title: "random games break no law",
        needs: &[],
        run: |_| {
            let limits = ["--games", "200", "--seconds", "90"];
            let soak = ["--package", "xtask", "--", "soak"];
            run_command(cargo(&["run", "--release", "--quiet"]).args(soak).args(limits))
        },
    },
    Step {
        name: "test",
        title: "all tests pass",
        needs: &[PYTHON],
        run: |counts| {
            let mut command = cargo(&["test", "--workspace", "--no-fail-fast"]);
            run_lines(&mut command, |line| counts.hear(line))
        },
    },
];

/// Runs the named steps, or all of them, and stops at the first failure.
pub fn run(names: &[String]) -> Result<(), String> {
    let steps = chosen(names)?;
    let mut counts = Counts::default();
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
                "FAILED at '{0}': {fault}\nrun it again with: cargo xtask ci {0}",
                step.name
            ));
        }
    }
    print_summary(&summary);
    steps.last().iter().for_each(|step| print_counts(step, counts));
    Ok(())
}

fn chosen(names: &[String]) -> Result<Vec<&'static Step>, String> {
    if let Some(unknown) = names.iter().find(|name| STEPS.iter().all(|step| step.name != **name)) {
        let known: Vec<_> = STEPS.iter().map(|step| step.name).collect();
        return Err(format!("there is no step '{unknown}'; there are {}", known.join(", ")));
    }
    let wanted = |step: &&Step| names.is_empty() || names.iter().any(|name| name == step.name);
    Ok(STEPS.iter().filter(wanted).collect())
}

fn prepare(step: &Step) -> Result<(), String> {
    step.needs.iter().try_for_each(Need::ensure)
}

fn print_summary(summary: &[(&str, Duration)]) {
    println!("\n== summary");
    for (name, took) in summary {
        println!("{name:<10} passed {:>9}", seconds(*took));
    }
    let total = summary.iter().map(|(_, took)| *took).sum();
    println!("{:<10} passed {:>9}", "all", seconds(total));
}

/// The last line of a run that tested: the sums over all test binaries, alone on the line.
fn print_counts(step: &Step, counts: Counts) {
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
        assert_eq!((all.len(), all.last().expect("steps").name), (STEPS.len(), "test"));
        let some = chosen(&["soak".to_owned(), "format".to_owned()]).expect("known steps");
        assert_eq!(some.iter().map(|step| step.name).collect::<Vec<_>>(), ["format", "soak"]);
    }
}
