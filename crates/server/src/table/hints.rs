//! Hints: a bot thinks in place of a person who asks, beside the bots of all tables.

use std::collections::HashMap;
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use mittwoch_kernel::Seat;
use mittwoch_match::{MatchBot, MindBudget, Stop};
use mittwoch_protocol::Hint;
use mittwoch_review::{Adviser, adviser};

use super::{TableResult, Tables, no};
use crate::faults;
use crate::store::{TableId, User};
use crate::thinkers::{ThinkClass, ThinkHandle, ThinkJob};

/// How long a hint may take, its wait for a thread included; one deal is always looked at.
const THOUGHT: Duration = Duration::from_secs(2);
/// How many hints are remembered.
const REMEMBERED: usize = 1024;

/// What is known of the latest hint of a seat.
enum HintSlot {
    /// Somebody thinks about it.
    Thinking(ThinkHandle),
    /// It is there; whoever asks again is told the same.
    Told(Hint),
}

/// The latest hint of each seat that asked; each seat has one at a time.
#[derive(Default)]
pub(super) struct HintDesk(Mutex<HashMap<(TableId, Seat), HintSlot>>);

impl HintDesk {
    fn slots(&self) -> MutexGuard<'_, HashMap<(TableId, Seat), HintSlot>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// The hint about a moment, if it was told before.
    fn told(&self, key: &(TableId, Seat), seq: u32) -> Option<Hint> {
        match self.slots().get(key) {
            Some(HintSlot::Told(hint)) if hint.seq == seq => Some(hint.clone()),
            _ => None,
        }
    }

    /// Puts something in the place of what was known; a thought that goes on is stopped.
    fn put(&self, key: (TableId, Seat), slot: HintSlot) {
        let mut slots = self.slots();
        if slots.len() >= REMEMBERED {
            slots.retain(|_, slot| matches!(slot, HintSlot::Thinking(_)));
        }
        if let Some(HintSlot::Thinking(hold)) = slots.insert(key, slot) {
            hold.stop();
        }
    }
}

/// Stops a thought when nobody waits for it any more.
struct HintWait(ThinkHandle);

impl Drop for HintWait {
    fn drop(&mut self) {
        self.0.stop();
    }
}

impl Tables {
    /// What a bot would answer in place of a person, by what their seat knows; nothing changes.
    pub async fn hint(&self, id: &str, by: &User, seq: u32) -> TableResult<Hint> {
        let (person, table) = (by.id, id.to_owned());
        let asked = self.look(id, Some(by), move |session| {
            let (seat, game) = session.advised(person, seq)?;
            let bots = mittwoch_games::title(&session.head().create.game);
            let bot = bots.map_or("random", |title| adviser(title.bots()));
            Ok((seat, session.head().host, Adviser::new(game, seat, bot)))
        });
        let (seat, host, adviser) = asked.await?;
        let Some(adviser) = adviser else { return no(faults::NOT_ASKED) };
        let key = (table.clone(), seat);
        if let Some(hint) = self.hints().told(&key, seq) {
            return Ok(hint);
        }
        let stop = Stop::default();
        let budget = MindBudget::until(Instant::now() + THOUGHT).stopped_by(stop.clone());
        let (class, bot) = (ThinkClass::People, Box::new(adviser) as Box<dyn MatchBot>);
        let job = ThinkJob { table, host, class, seat, bot, budget, stop };
        let (hold, reply) = self.thinkers().pool.submit(job);
        self.hints().put(key.clone(), HintSlot::Thinking(hold.clone()));
        let waits = HintWait(hold);
        let mut thought = reply.await;
        let hint = thought.bot.as_mut().and_then(|bot| bot.any().downcast_mut::<Adviser>()?.take());
        drop(waits);
        let Some(hint) = hint else { return no(faults::HINT_STOPPED) };
        self.hints().put(key, HintSlot::Told(hint.clone()));
        Ok(hint)
    }
}
