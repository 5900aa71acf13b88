//! The steps of the checks.

use crate::counts::TestCounts;
use crate::need::{CHROMIUM, CLIPPY, NODE, POSTGRES, PYTHON, RUSTFMT, Requirement, VALGRIND};
use crate::shell::{PROFILE, cargo, run, run_lines};
use crate::{codegen, guide, instructions, kill, load, nodes, npm, pages, smoke, soak, wheel};

/// One check.
pub(crate) struct CiStep {
    pub(crate) name: &'static str,
    pub(crate) title: &'static str,
    /// What runs it again.
    pub(crate) again: &'static str,
    pub(crate) needs: &'static [Requirement],
    pub(crate) run: fn(&mut TestCounts) -> Result<(), String>,
}

impl CiStep {
    /// A step of the whole run, which can be run alone.
    const fn new(
        name: &'static str,
        title: &'static str,
        needs: &'static [Requirement],
        run: fn(&mut TestCounts) -> Result<(), String>,
    ) -> CiStep {
        CiStep { name, title, again: name, needs, run }
    }
}

/// Checks that build the tree anew, or in the release profile, or that install what is large: they
/// run when they are named.
pub(crate) const NAMED: [&str; 3] = ["guide", "instructions", "learning"];

/// The checks in their order: the quick ones first, the tests last so that their counts end the
/// log. All that is compiled is compiled in one profile.
pub(crate) const STEPS: [CiStep; 17] = [
    CiStep::new("format", "the sources are formatted", &[RUSTFMT, NODE], |_| format()),
    CiStep::new("page", "the page has sound types and passes its tests", &[NODE], |_| page()),
    CiStep::new("lint", "the linters have nothing to say", &[CLIPPY, NODE], |_| lint()),
    CiStep::new("generated", "the generated files are up to date", &[], |_| codegen::run(true)),
    CiStep::new("document", "the documentation builds without warnings", &[], |_| document()),
    CiStep::new("build", "the program and all tests are compiled", &[NODE], |_| smoke::build_all()),
    CiStep::new("wheel", "the wheel installs, and passes its tests", &[PYTHON], |_| {
        wheel::try_it()
    }),
    CiStep::new("learning", "a cluster survives, and learning learns", &[PYTHON], |_| {
        wheel::try_learning()
    }),
    CiStep::new("smoke", "the program does what the README says", &[], |_| smoke::try_all()),
    CiStep::new("browser", "the page is played in a browser", &[NODE, CHROMIUM], |_| {
        pages::sample()
    }),
    CiStep::new("load", "a server under a little load answers in time", &[], |_| load::small()),
    CiStep::new("kill", "a server that is killed has lost nothing", &[], |_| kill::small()),
    CiStep::new("nodes", "nodes that are killed have lost nothing", &[POSTGRES], |_| {
        nodes::small()
    }),
    CiStep::new("soak", "random games break no law", &[], |_| soak::small()),
    CiStep::new("guide", "the guide for a new game can be followed", &[NODE], |_| guide::run()),
    CiStep::new("instructions", "random play is as quick as it was", &[VALGRIND], |_| {
        instructions::run(&instructions::InstructionsPlan { game: None, store: false })
    }),
    CiStep::new("test", "all tests pass", &[PYTHON, POSTGRES], |counts| {
        let mut command = cargo(&["test", "--profile", PROFILE, "--workspace", "--no-fail-fast"]);
        run_lines(&mut command, |line| counts.hear(line))
    }),
];

pub(crate) fn format() -> Result<(), String> {
    run(&mut cargo(&["fmt", "--all", "--check"]))?;
    npm::install()?;
    npm::script("format:check")
}

fn page() -> Result<(), String> {
    npm::install()?;
    npm::script("check")?;
    npm::script("test")
}

fn lint() -> Result<(), String> {
    let flags = ["--workspace", "--all-targets", "--", "-D", "warnings"];
    run(cargo(&["clippy", "--profile", PROFILE]).args(flags))?;
    npm::install()?;
    npm::script("lint")
}

fn document() -> Result<(), String> {
    let mut command = cargo(&["doc", "--profile", PROFILE, "--workspace", "--no-deps"]);
    run(command.env("RUSTDOCFLAGS", "-D warnings"))
}
