//! What goes wrong.

use std::collections::BTreeMap;
use std::fmt;
use std::path::PathBuf;
use std::thread;
use std::time::{Duration, Instant};

use super::clock;
use super::town::ServedTown;
use crate::serving::Numbers;

/// Something that goes wrong.
#[derive(Clone, Debug)]
pub(super) enum TownTrouble {
    /// A node is killed, and started again some seconds later.
    Kill(usize),
    /// A node stands still for so many milliseconds, and goes on.
    Pause(usize, u64),
    /// A node is told to stop, and another one is started in its place.
    Stop(usize),
    /// The same with another program.
    Exchange(usize, PathBuf),
    /// The database is stopped and started.
    RestartDatabase,
    /// The database is killed and started.
    KillDatabase,
    /// Some connections of people are cut, wherever they are.
    CutPeople(u64),
    /// Some connections of nodes with the database are cut.
    CutDatabase(u64),
    /// Nobody hears announcements for a moment.
    Deafen,
    /// The clock of a node is put forward or back by so many seconds.
    StepNode(usize, i64),
    /// The same with the clock of the database, by which everybody goes.
    StepDatabase(i64),
}

/// By how much a clock steps at most, in seconds.
const STEP: u64 = 7200;

impl TownTrouble {
    /// Whatever luck has it.
    pub(super) fn any(luck: &mut Numbers, nodes: usize) -> TownTrouble {
        let node = luck.below(nodes as u64) as usize;
        let many = if clock::library().is_some() { 20 } else { 17 };
        match luck.below(many) {
            0..5 => TownTrouble::Kill(node),
            5..8 => TownTrouble::Pause(node, 500 + luck.below(7500)),
            8 | 9 => TownTrouble::Stop(node),
            10 => TownTrouble::RestartDatabase,
            11 | 12 => TownTrouble::KillDatabase,
            13 => TownTrouble::CutPeople(1 + luck.below(20)),
            14 => TownTrouble::CutDatabase(1 + luck.below(10)),
            15 | 16 => TownTrouble::Deafen,
            17 => TownTrouble::StepDatabase(step(luck)),
            _ => TownTrouble::StepNode(node, step(luck)),
        }
    }

    /// What it is called in a report.
    fn name(&self) -> &'static str {
        match self {
            TownTrouble::Kill(_) => "kill",
            TownTrouble::Pause(..) => "pause",
            TownTrouble::Stop(_) => "stop",
            TownTrouble::Exchange(..) => "exchange",
            TownTrouble::RestartDatabase => "restart-database",
            TownTrouble::KillDatabase => "kill-database",
            TownTrouble::CutPeople(_) => "cut-people",
            TownTrouble::CutDatabase(_) => "cut-database",
            TownTrouble::Deafen => "deafen",
            TownTrouble::StepNode(..) => "step-node",
            TownTrouble::StepDatabase(_) => "step-database",
        }
    }

    /// Lets it happen; what was taken away is there again afterwards.
    pub(super) fn happens(&self, town: &mut ServedTown, luck: &mut Numbers) -> Result<(), String> {
        match self {
            TownTrouble::Kill(node) => {
                town.kill(*node);
                // Its tables have to go on without it.
                thread::sleep(Duration::from_millis(5000 + luck.below(1000)));
                town.begin(*node, None)
            }
            TownTrouble::Pause(node, ms) => {
                town.pause(*node, true)?;
                thread::sleep(Duration::from_millis(*ms));
                town.pause(*node, false)
            }
            TownTrouble::Stop(node) => {
                town.stop(*node)?;
                town.begin(*node, None)
            }
            TownTrouble::Exchange(node, program) => {
                town.stop(*node)?;
                town.begin(*node, Some(program))
            }
            TownTrouble::RestartDatabase => town.database_stops(luck.below(1500), false),
            TownTrouble::KillDatabase => town.database_stops(luck.below(1500), true),
            TownTrouble::CutPeople(many) => {
                town.cut(*many as usize);
                Ok(())
            }
            TownTrouble::CutDatabase(many) => {
                town.cut_database("application_name = 'mittwoch'", *many)
            }
            TownTrouble::Deafen => town.cut_database("query LIKE 'LISTEN%'", 100),
            TownTrouble::StepNode(node, seconds) => town.steps(Some(*node), *seconds),
            TownTrouble::StepDatabase(seconds) => town.steps(None, *seconds),
        }
    }
}

/// Forward or back.
fn step(luck: &mut Numbers) -> i64 {
    luck.below(2 * STEP) as i64 - STEP as i64
}

/// What happened, and when.
#[derive(Default)]
pub(super) struct TroubleLog(Vec<(Instant, Instant, TownTrouble)>);

impl TroubleLog {
    pub(super) fn note(&mut self, trouble: &TownTrouble, begun: Instant) {
        self.0.push((begun, Instant::now(), trouble.clone()));
    }

    pub(super) fn many(&self) -> u32 {
        self.0.len() as u32
    }

    /// How often each thing happened.
    pub(super) fn counts(&self) -> BTreeMap<&'static str, u32> {
        let mut counts = BTreeMap::new();
        for (_, _, trouble) in &self.0 {
            *counts.entry(trouble.name()).or_default() += 1;
        }
        counts
    }

    /// The longest time in which nothing came back to somebody, in seconds, by what happened.
    pub(super) fn stood_still(&self, gaps: &[(Instant, Duration)]) -> BTreeMap<&'static str, f64> {
        let mut longest = BTreeMap::<_, f64>::new();
        for (ended, gap) in gaps {
            let during = |(begun, over, _): &&(Instant, Instant, TownTrouble)| {
                begun <= ended && ended <= over
            };
            let name = self.0.iter().find(during).map_or("nothing", |(_, _, why)| why.name());
            let so_far = longest.entry(name).or_default();
            *so_far = so_far.max(gap.as_secs_f64());
        }
        longest
    }
}

impl fmt::Display for TroubleLog {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Some((first, ..)) = self.0.first() else {
            return f.write_str("nothing had gone wrong");
        };
        for (begun, _, trouble) in &self.0 {
            let after = begun.duration_since(*first).as_secs_f64();
            writeln!(f, "{after:6.1} s  {trouble:?}")?;
        }
        Ok(())
    }
}
