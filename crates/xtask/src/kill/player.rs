//! Somebody who plays on whatever happens, and remembers what was acknowledged.

use std::collections::VecDeque;
use std::sync::atomic::{AtomicBool, Ordering};
use std::thread;
use std::time::{Duration, Instant};

use mittwoch_kernel::{Phrase, Seat};
use mittwoch_protocol::{Acknowledged, ClientMessage, Command, Create, Fault, FaultCode, Snapshot};

use crate::serving::{Guest, Missed};

/// How many answers show that a table plays on.
const ENOUGH: u32 = 5;
/// How many records of finished games one player has checked.
const RECORDS: usize = 3;

/// How many acknowledged commands are sent again at the end.
const REMEMBERED: usize = 100;
/// From how long on nothing came back is a gap.
const GAP: Duration = Duration::from_millis(500);

/// Why it is not known yet whether all is there.
enum Settling {
    /// Something is not as it must be.
    Breach(String),
    /// Nobody answers.
    Missed(Missed),
}

fn is_broken(missed: &Missed) -> bool {
    matches!(missed, Missed::Fault(fault) if fault.code == FaultCode::Internal)
}

/// Whether nobody knows if a command was done.
fn is_open(missed: &Missed) -> bool {
    match missed {
        Missed::Lost(_) => true,
        Missed::Fault(fault) => unknown(fault),
    }
}

/// Whether a no means only that somebody else was quicker.
fn moved_on(fault: &Fault) -> bool {
    matches!(fault.code, FaultCode::Stale | FaultCode::NotAsked)
}

/// Whether nobody knows if it was done: the server that was asked could not keep anything then.
fn unknown(fault: &Fault) -> bool {
    matches!(fault.code, FaultCode::Stopping | FaultCode::Internal)
}

/// A command that was acknowledged, and how.
type AcknowledgedCommand = (String, ClientMessage, Acknowledged);

/// A person with a table, and what must be there after every start.
pub(crate) struct KilledPlayer {
    guest: Guest,
    number: u32,
    table: String,
    /// What was told by the last snapshot.
    told: Vec<Phrase>,
    /// The sequence number of the last acknowledged command.
    seq: u32,
    /// A command for which no answer came, and the number of records before it.
    open: Option<(ClientMessage, u32)>,
    /// A no that nobody expected.
    refused: Option<Fault>,
    finished: Vec<String>,
    commands: u64,
    /// The latest commands that were acknowledged.
    latest: VecDeque<AcknowledgedCommand>,
    /// When something last came back, and for how long nothing did.
    heard: Instant,
    pub(crate) gaps: Vec<(Instant, Duration)>,
    /// How often a server said that something broke in it.
    pub(crate) broken: u64,
    /// How often all was there after a start.
    pub(crate) checks: u64,
    pub(crate) tables: u64,
    pub(crate) acknowledged: u64,
    pub(crate) unanswered: u64,
    pub(crate) kept: u64,
}

impl KilledPlayer {
    /// A guest at a new table.
    pub(crate) fn new(number: u32, address: &str) -> Result<KilledPlayer, String> {
        let guest = Guest::enter(address).map_err(|missed| missed.to_string())?;
        let mut player = KilledPlayer {
            guest,
            number,
            table: String::new(),
            told: Vec::new(),
            seq: 0,
            open: None,
            refused: None,
            finished: Vec::new(),
            commands: 0,
            latest: VecDeque::new(),
            heard: Instant::now(),
            gaps: Vec::new(),
            broken: 0,
            checks: 0,
            tables: 0,
            acknowledged: 0,
            unanswered: 0,
            kept: 0,
        };
        player.sit_down().map_err(|missed| missed.to_string())?;
        Ok(player)
    }

    /// A new table: alone, or against a bot; every game has its turn.
    fn sit_down(&mut self) -> Result<(), Missed> {
        let games = mittwoch_games::catalogue();
        let turn = (u64::from(self.number) + self.tables) as usize;
        let game = games[turn % games.len()].about().key;
        let wish = serde_json::json!({"game": game, "players": 2, "bots": ["greedy"]});
        let wish: Create = serde_json::from_value(wish).expect("it is one");
        let table = self.guest.create(&wish)?.id;
        let start = self.message(Command::Start);
        let done = self.guest.command(&table, &start)?;
        (self.table, self.seq, self.told) = (table, done.seq, Vec::new());
        self.tables += 1;
        Ok(())
    }

    fn message(&mut self, command: Command) -> ClientMessage {
        self.commands += 1;
        ClientMessage { key: format!("{}-{}", self.number, self.commands), command }
    }

    /// Plays until the server is gone.
    pub(crate) fn play(&mut self, over: &AtomicBool) {
        while !over.load(Ordering::Relaxed) {
            match self.step() {
                Ok(_) => {}
                Err(Missed::Fault(fault)) if moved_on(&fault) => {}
                Err(Missed::Fault(fault)) => {
                    self.refused = Some(fault);
                    return;
                }
                Err(Missed::Lost(_)) => return,
            }
        }
    }

    /// One look, and one answer if it is this person's turn.
    fn step(&mut self) -> Result<bool, Missed> {
        let now = self.look()?;
        if now.outcome.is_some() {
            self.finished.push(self.table.clone());
            self.sit_down()?;
            return Ok(false);
        }
        let mine = now.seat.is_some_and(|seat| now.awaited.contains(seat));
        let Some(offer) = now.offers.get(self.commands as usize % now.offers.len().max(1)) else {
            return Ok(false);
        };
        if !mine {
            return Ok(false);
        }
        let answer = Command::Answer { seq: now.seq, action: offer.action.clone() };
        let message = self.message(answer);
        match self.guest.command(&self.table, &message) {
            Ok(done) => {
                self.seq = done.seq;
                self.is_heard();
                self.acknowledge(message, done);
                Ok(true)
            }
            Err(missed) => {
                if is_open(&missed) {
                    self.unanswered += 1;
                    self.open = Some((message, now.seq));
                }
                Err(missed)
            }
        }
    }

    /// How the match stands; what was told before is still there.
    fn look(&mut self) -> Result<Snapshot, Missed> {
        let now = self.guest.snapshot(&self.table, self.told.len())?;
        self.is_heard();
        self.told.extend(now.log.told.iter().map(|told| told.phrase.clone()));
        Ok(now)
    }

    /// After a start: everything acknowledged is there, and what was not is there whole or not.
    pub(crate) fn check(&mut self, address: &str) -> Result<(), String> {
        self.guest = self.guest.at(address);
        let table = self.table.clone();
        let lost = |what: &str| format!("table {table}: {what}");
        let now = self.guest.snapshot(&table, 0).map_err(|missed| lost(&missed.to_string()))?;
        self.compare(&now).map_err(|what| lost(&what))?;
        if let Some(fault) = self.refused.take() {
            return Err(lost(&format!("refused: {fault}")));
        }
        let Some((message, before)) = self.open.take() else { return Ok(()) };
        self.kept += u64::from(now.seq > before);
        self.send_again(&message).map_err(|what| lost(&what))
    }

    /// Everything that was acknowledged and told is there.
    fn compare(&mut self, now: &Snapshot) -> Result<(), String> {
        if now.seq < self.seq {
            return Err(format!("{} records are left of {}", now.seq, self.seq));
        }
        let told: Vec<_> = now.log.told.iter().map(|told| told.phrase.clone()).collect();
        if !told.starts_with(&self.told) {
            return Err("something else is told of the past than before".to_owned());
        }
        self.told = told;
        self.checks += 1;
        Ok(())
    }

    /// Sent again under its key, an open command is done now or was done before; never twice.
    fn send_again(&mut self, message: &ClientMessage) -> Result<(), String> {
        let done = match self.guest.command(&self.table, message) {
            // It was not done, and the match has gone on since: a bot was quicker.
            Err(Missed::Fault(fault)) if moved_on(&fault) => return Ok(()),
            done => done.map_err(|missed| format!("sent again: {missed}"))?,
        };
        let third = self.guest.command(&self.table, message);
        let third = third.map_err(|missed| format!("sent a third time: {missed}"))?;
        if done != third {
            return Err("a command that was sent again was done twice".to_owned());
        }
        self.seq = self.seq.max(done.seq);
        self.acknowledge(message.clone(), done);
        Ok(())
    }

    fn acknowledge(&mut self, message: ClientMessage, done: Acknowledged) {
        self.acknowledged += 1;
        self.latest.push_back((self.table.clone(), message, done));
        if self.latest.len() > REMEMBERED {
            self.latest.pop_front();
        }
    }

    /// Something came back.
    fn is_heard(&mut self) {
        let gap = self.heard.elapsed();
        if gap >= GAP {
            self.gaps.push((Instant::now(), gap));
        }
        self.heard = Instant::now();
    }

    /// Plays whatever happens, through an address at which somebody else may answer each time, and
    /// looks after each thing that went wrong whether all is there.
    pub(crate) fn play_through(
        &mut self,
        over: &AtomicBool,
        patience: Duration,
    ) -> Result<(), String> {
        self.heard = Instant::now();
        while !over.load(Ordering::Relaxed) {
            match self.step() {
                Ok(_) => continue,
                Err(Missed::Fault(fault)) if moved_on(&fault) => continue,
                Err(Missed::Fault(fault)) if !unknown(&fault) => {
                    return Err(format!("table {}: refused: {fault}", self.table));
                }
                Err(missed) => self.broken += u64::from(is_broken(&missed)),
            }
            self.heal(patience)?;
        }
        Ok(())
    }

    /// Asks until somebody answers, and looks whether all is there.
    pub(crate) fn heal(&mut self, patience: Duration) -> Result<(), String> {
        let begun = Instant::now();
        loop {
            let missed = match self.guest.snapshot(&self.table, 0) {
                Ok(now) if now.seat == Some(Seat(0)) => match self.settle(now) {
                    Ok(()) => return Ok(()),
                    Err(Settling::Breach(what)) => {
                        return Err(format!("table {}: {what}", self.table));
                    }
                    Err(Settling::Missed(missed)) => missed,
                },
                Ok(now) => {
                    return Err(format!("table {}: shown to {:?}", self.table, now.seat));
                }
                Err(Missed::Fault(fault)) if !unknown(&fault) => {
                    return Err(format!("table {}: refused: {fault}", self.table));
                }
                Err(missed) => missed,
            };
            self.broken += u64::from(is_broken(&missed));
            if begun.elapsed() > patience {
                return Err(format!("table {}: nobody answers: {missed}", self.table));
            }
            thread::sleep(Duration::from_millis(50));
        }
    }

    /// Looks whether all is there, and brings to its end what is open.
    fn settle(&mut self, now: Snapshot) -> Result<(), Settling> {
        self.is_heard();
        self.compare(&now).map_err(Settling::Breach)?;
        let Some((message, before)) = self.open.clone() else { return Ok(()) };
        let done = match self.guest.command(&self.table, &message) {
            Err(Missed::Fault(fault)) if moved_on(&fault) => {
                self.open = None;
                return Ok(());
            }
            Err(Missed::Fault(fault)) if !unknown(&fault) => {
                return Err(Settling::Breach(format!("sent again: refused: {fault}")));
            }
            Err(missed) => return Err(Settling::Missed(missed)),
            Ok(done) => done,
        };
        self.open = None;
        self.kept += u64::from(now.seq > before);
        self.seq = self.seq.max(done.seq);
        self.acknowledge(message, done);
        Ok(())
    }

    /// What was acknowledged lately was done once: sent again it is acknowledged as it was.
    pub(crate) fn recount(&self) -> Result<u64, String> {
        for (table, message, done) in &self.latest {
            let again = self.guest.command(table, message);
            let again = again.map_err(|missed| format!("table {table}: sent again: {missed}"))?;
            if again != *done {
                return Err(format!("table {table}: {done:?} and sent again {again:?}"));
            }
        }
        Ok(self.latest.len() as u64)
    }

    /// A stranger at the own table is shown nothing that is for players alone.
    pub(crate) fn looked_at_by(&self, stranger: &Guest) -> Result<(), String> {
        let seen = stranger.snapshot(&self.table, 0).map_err(|missed| missed.to_string())?;
        if seen.seat.is_none() && seen.offers.is_empty() {
            return Ok(());
        }
        Err(format!("table {}: a stranger was taken for a player", self.table))
    }

    /// The table plays on: some more answers, or the end.
    pub(crate) fn play_on(&mut self) -> Result<(), String> {
        let mut answers = 0;
        for _ in 0..100_000 {
            answers += u32::from(self.step().map_err(|missed| missed.to_string())?);
            if answers >= ENOUGH {
                return Ok(());
            }
        }
        Err(format!("table {}: it does not play on", self.table))
    }

    /// The records of games that this person finished.
    pub(crate) fn records(&self) -> Result<Vec<String>, String> {
        let last = self.finished.iter().rev().take(RECORDS);
        let records = last.map(|table| self.guest.record(table));
        records.collect::<Result<_, _>>().map_err(|missed| missed.to_string())
    }
}
