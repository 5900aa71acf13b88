//! Tables at which bots think among themselves, so that every thinker of the server is busy.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::thread::JoinHandle;
use std::time::Duration;

use mittwoch_games::catalogue;
use mittwoch_kernel::Seat;
use mittwoch_protocol::{ClientMessage, Command, Create};

use crate::serving::{Guest, Missed};

/// How often it is looked whether a match is over.
const LOOK: Duration = Duration::from_millis(500);

/// Whoever keeps the bots at work.
pub(super) struct Thinking {
    stop: Arc<AtomicBool>,
    answers: Arc<AtomicU64>,
    keeper: Option<JoinHandle<Result<(), String>>>,
}

/// A table of bots.
struct BotTable {
    guest: Guest,
    id: String,
    number: usize,
    answers: u32,
}

impl Thinking {
    /// Opens so many tables, and a new one wherever a match ends.
    pub(super) fn start(address: &str, tables: u32) -> Result<Thinking, String> {
        let open = |number| BotTable::open(address, number as usize);
        let tables: Result<Vec<_>, _> = (0..tables).map(open).collect();
        let mut tables = tables.map_err(|missed| missed.to_string())?;
        let (stop, answers) = (Arc::new(AtomicBool::new(false)), Arc::new(AtomicU64::new(0)));
        let (ended, given, address) = (stop.clone(), answers.clone(), address.to_owned());
        let keeper = std::thread::spawn(move || {
            while !ended.load(Ordering::Relaxed) {
                for table in &mut tables {
                    let new = table.look(&address).map_err(|missed| missed.to_string())?;
                    given.fetch_add(u64::from(new), Ordering::Relaxed);
                }
                std::thread::sleep(LOOK);
            }
            Ok(())
        });
        Ok(Thinking { stop, answers, keeper: Some(keeper) })
    }

    /// How many answers bots have given.
    pub(super) fn answers(&self) -> u64 {
        self.answers.load(Ordering::Relaxed)
    }

    /// Looks no more.
    pub(super) fn stop(&mut self) -> Result<(), String> {
        self.stop.store(true, Ordering::Relaxed);
        let ended = self.keeper.take().map_or(Ok(Ok(())), JoinHandle::join);
        ended.map_err(|_| "the keeper of the bots broke".to_owned())?
    }
}

impl BotTable {
    /// A guest makes a table of the strongest bots and lets one play for itself.
    fn open(address: &str, number: usize) -> Result<BotTable, Missed> {
        let guest = Guest::enter(address)?;
        let about = catalogue()[number % catalogue().len()].about();
        let bot =
            catalogue()[number % catalogue().len()].bots().last().copied().unwrap_or("random");
        let players = *about.players.end();
        let bots = vec![bot; usize::from(players) - 1];
        let wish = serde_json::json!({"game": about.key, "players": players, "bots": bots});
        let wish: Create = serde_json::from_value(wish).expect("it is one");
        let id = guest.create(&wish)?.id;
        let away = Command::StandIn { seat: Seat(0), bot: None };
        for (key, command) in [("start", Command::Start), ("away", away)] {
            guest.command(&id, &ClientMessage { key: key.to_owned(), command })?;
        }
        Ok(BotTable { guest, id, number, answers: 0 })
    }

    /// How many answers were given since the last look; a match that is over is followed by another.
    fn look(&mut self, address: &str) -> Result<u32, Missed> {
        let now = self.guest.snapshot(&self.id, u32::MAX as usize)?;
        let new = now.answers.saturating_sub(self.answers);
        self.answers = now.answers;
        if now.outcome.is_some() {
            *self = BotTable::open(address, self.number)?;
        }
        Ok(new)
    }
}
