//! Somebody who plays on whatever happens, and remembers what was acknowledged.

use std::sync::atomic::{AtomicBool, Ordering};

use mittwoch_kernel::Phrase;
use mittwoch_protocol::{ClientMessage, Command, Create, Fault, FaultCode, Snapshot};

use crate::serving::{Guest, Missed};

/// How many answers show that a table plays on.
const ENOUGH: u32 = 5;
/// How many records of finished games one player has checked.
const RECORDS: usize = 3;

/// Whether a no means only that somebody else was quicker.
fn moved_on(fault: &Fault) -> bool {
    matches!(fault.code, FaultCode::Stale | FaultCode::NotAsked)
}

/// A person with a table, and what must be there after every start.
pub(super) struct KilledPlayer {
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
    /// How often all was there after a start.
    pub(super) checks: u64,
    pub(super) tables: u64,
    pub(super) acknowledged: u64,
    pub(super) unanswered: u64,
    pub(super) kept: u64,
}

impl KilledPlayer {
    /// A guest at a new table.
    pub(super) fn new(number: u32, address: &str) -> Result<KilledPlayer, String> {
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
    pub(super) fn play(&mut self, over: &AtomicBool) {
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
                self.acknowledged += 1;
                Ok(true)
            }
            Err(Missed::Lost(why)) => {
                self.unanswered += 1;
                self.open = Some((message, now.seq));
                Err(Missed::Lost(why))
            }
            Err(fault) => Err(fault),
        }
    }

    /// How the match stands; what was told before is still there.
    fn look(&mut self) -> Result<Snapshot, Missed> {
        let now = self.guest.snapshot(&self.table, self.told.len())?;
        self.told.extend(now.log.told.iter().map(|told| told.phrase.clone()));
        Ok(now)
    }

    /// After a start: everything acknowledged is there, and what was not is there whole or not.
    pub(super) fn check(&mut self, address: &str) -> Result<(), String> {
        self.guest = self.guest.at(address);
        let table = self.table.clone();
        let lost = |what: &str| format!("table {table}: {what}");
        let now = self.guest.snapshot(&table, 0).map_err(|missed| lost(&missed.to_string()))?;
        if now.seq < self.seq {
            return Err(lost(&format!("{} records are left of {}", now.seq, self.seq)));
        }
        let told: Vec<_> = now.log.told.iter().map(|told| told.phrase.clone()).collect();
        if !told.starts_with(&self.told) {
            return Err(lost("something else is told of the past than before"));
        }
        self.told = told;
        self.checks += 1;
        if let Some(fault) = self.refused.take() {
            return Err(lost(&format!("refused: {fault}")));
        }
        let Some((message, before)) = self.open.take() else { return Ok(()) };
        self.kept += u64::from(now.seq > before);
        self.send_again(&message).map_err(|what| lost(&what))
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
        (self.seq, self.acknowledged) = (self.seq.max(done.seq), self.acknowledged + 1);
        Ok(())
    }

    /// The table plays on: some more answers, or the end.
    pub(super) fn play_on(&mut self) -> Result<(), String> {
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
    pub(super) fn records(&self) -> Result<Vec<String>, String> {
        let last = self.finished.iter().rev().take(RECORDS);
        let records = last.map(|table| self.guest.record(table));
        records.collect::<Result<_, _>>().map_err(|missed| missed.to_string())
    }
}
