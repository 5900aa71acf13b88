use std::panic::{AssertUnwindSafe, catch_unwind};

use crate::check::{Breach, hear_panics, no_panic};
use crate::plan::SimulatedEvening;
use crate::world::{SimulatedReport, SimulatedWorld};

/// An evening on which something was that must never be.
#[derive(Clone, Debug)]
pub struct EveningFailure {
    /// What it was.
    pub breach: Breach,
    /// What had happened until then.
    pub report: SimulatedReport,
}

impl SimulatedEvening {
    /// The command that shows it again.
    pub fn command(&self) -> String {
        let mut command = format!(
            "cargo xtask vopr --seed {} --tables {} --steps {} --think {}",
            self.seed, self.tables, self.steps, self.think
        );
        if self.nodes > 1 {
            command += &format!(" --nodes {}", self.nodes);
        }
        if !self.without.is_empty() {
            let names: Vec<_> = self.without.iter().map(|kind| kind.name()).collect();
            command += &format!(" --without {}", names.join(","));
        }
        if !self.looks {
            command += " --no-looks";
        }
        if self.rough {
            command += " --rough";
        }
        if let Some(flaw) = self.flaw {
            command += &format!(" --flaw {}", flaw.name());
        }
        command
    }
}

/// Plays one evening.
pub fn simulate(evening: &SimulatedEvening) -> Result<SimulatedReport, Box<EveningFailure>> {
    hear_panics();
    let mut report = SimulatedReport::default();
    let played = catch_unwind(AssertUnwindSafe(|| {
        let mut world = SimulatedWorld::new(evening.clone());
        let played = world.play();
        report = world.report.clone();
        played
    }));
    // A panic beside every task is a fault of the simulation itself.
    let played = played.unwrap_or_else(|_| no_panic());
    match played {
        Ok(()) => Ok(report),
        Err(breach) => Err(Box::new(EveningFailure { breach, report })),
    }
}
