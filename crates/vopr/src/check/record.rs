//! What is kept: every answer was given by whoever it is said to be of, once, and none is lost.

use std::collections::BTreeMap;

use mittwoch_kernel::Seat;
use mittwoch_protocol::{Command, Stage};
use mittwoch_server::store::{Occupant, UserId};
use serde::{Deserialize, Deserializer};

use super::Breach;
use crate::disk::KeptStep;
use crate::world::SimulatedWorld;

/// What is known of a table beside what lies on the disk.
#[derive(Default)]
pub(crate) struct TableModel {
    /// Every command that was sent to it, by person and key.
    commands: BTreeMap<(UserId, String), Command>,
    /// Whether a bot plays a seat in place of its person.
    in_bots_hands: BTreeMap<Seat, bool>,
    /// How often its server had been started at the last step.
    pub(super) boots: u64,
}

impl TableModel {
    /// Somebody sends a command.
    pub(crate) fn sent(&mut self, person: UserId, key: &str, command: &Command) {
        self.commands.insert((person, key.to_owned()), command.clone());
    }

    /// The command that somebody has sent under a key.
    pub(crate) fn command(&self, person: UserId, key: &str) -> Option<&Command> {
        self.commands.get(&(person, key.to_owned()))
    }
}

/// A line of a record, as far as it is looked at.
#[derive(Deserialize)]
struct LineSight {
    seat: Option<Seat>,
    action: Option<String>,
    #[serde(default)]
    auto: bool,
    undo: Option<u32>,
    #[serde(default, deserialize_with = "there")]
    by: Option<Option<String>>,
    #[serde(default)]
    ended: bool,
    #[serde(default)]
    resigned: bool,
}

/// Tells a field that is null from one that is absent.
fn there<'de, D: Deserializer<'de>>(field: D) -> Result<Option<Option<String>>, D::Error> {
    Option::deserialize(field).map(Some)
}

impl SimulatedWorld {
    /// Looks at everything that was kept since the last time.
    pub(crate) fn check_steps(&mut self, server: usize) -> Result<(), Breach> {
        let (steps, faults) = self.servers[server].disk.news();
        self.report.faults += faults;
        self.report.steps += faults;
        let boots = self.servers[server].boots;
        for step in steps {
            if step.append.entry.is_none() {
                self.report.thoughts += 1;
                self.report.steps += 1;
            }
            let model = self.models.entry(step.append.table.clone()).or_default();
            let told = || format!("table {} at version {}", step.append.table, step.append.version);
            let checked = model.check_time(&step, boots).and_then(|()| model.check_answers(&step));
            checked.map_err(|breach| Breach::new(format!("{} ({})", breach.what, told())))?;
        }
        Ok(())
    }
}

impl TableModel {
    /// Every new answer was given, once; what was given is there; what lay sealed still does.
    fn check_answers(&mut self, step: &KeptStep) -> Result<(), Breach> {
        let append = &step.append;
        if append.standing.stage == Stage::Frozen {
            return Err(Breach::new("a match was frozen"));
        }
        let seat_of = |person: UserId| {
            let seats = &append.standing.seats;
            let at = seats.iter().position(|seat| *seat == Occupant::Person(person))?;
            Some(Seat(at as u8))
        };
        let entry = append.entry.as_ref();
        let command = match entry {
            None => None,
            Some(entry) => {
                let command = self.command(entry.person, &entry.acknowledged.key).cloned();
                Some(command.ok_or_else(|| Breach::new("a command was kept that nobody sent"))?)
            }
        };
        let by = entry.and_then(|entry| seat_of(entry.person));
        let mut given = match (&command, by) {
            (Some(Command::Answer { action, .. }), Some(seat)) => Some((seat, action.clone())),
            _ => None,
        };
        let mut sealed: BTreeMap<Seat, String> =
            step.sealed_before.iter().map(|one| (one.seat, one.action.clone())).collect();
        let mut turned = false;
        for line in &append.lines {
            let line: LineSight = serde_json::from_str(line)
                .map_err(|error| Breach::new(format!("a line cannot be read: {error}")))?;
            turned |= line.undo.is_some() || line.by.is_some() || line.ended || line.resigned;
            self.check_line(line, &append.standing.seats, &mut given, &mut sealed)?;
        }
        let lies = |seat: Seat, action: &str| {
            append.sealed.iter().any(|one| one.seat == seat && one.action == action)
        };
        if let Some((seat, action)) = given.filter(|(seat, action)| !lies(*seat, action)) {
            return Err(Breach::new(format!("lost: the answer {action} of seat {}", seat.0)));
        }
        let excused = turned || append.standing.stage != Stage::Running;
        let lost = sealed.iter().find(|(seat, action)| !lies(**seat, action) && by != Some(**seat));
        match lost.filter(|_| !excused) {
            Some((seat, action)) => {
                Err(Breach::new(format!("lost: the sealed answer {action} of seat {}", seat.0)))
            }
            None => Ok(()),
        }
    }

    fn check_line(
        &mut self,
        line: LineSight,
        seats: &[Occupant],
        given: &mut Option<(Seat, String)>,
        sealed: &mut BTreeMap<Seat, String>,
    ) -> Result<(), Breach> {
        let Some(seat) = line.seat else { return Ok(()) };
        if let Some(by) = line.by {
            self.in_bots_hands.insert(seat, by.is_some());
        }
        let Some(action) = line.action.filter(|_| !line.auto) else { return Ok(()) };
        if given.as_ref().is_some_and(|given| *given == (seat, action.clone())) {
            *given = None;
            sealed.remove(&seat);
            return Ok(());
        }
        let opened = sealed.remove(&seat).is_some_and(|lay| lay == action);
        let person = seats.get(seat.index()).is_some_and(|who| who.person().is_some());
        let bot = !person || self.in_bots_hands.get(&seat).copied().unwrap_or_default();
        if opened || bot {
            return Ok(());
        }
        Err(Breach::new(format!("doubled or made up: the answer {action} of seat {}", seat.0)))
    }
}
