//! Reviews of matches that are over: made once, when nothing else is to be thought, and kept.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use mittwoch_kernel::Seat;
use mittwoch_match::{MindBudget, Stop};
use mittwoch_protocol::{Review, ReviewState};
use mittwoch_review::{Reviewer, adviser};
use tokio::sync::Semaphore;

use super::{TableResult, Tables, no};
use crate::faults;
use crate::identity::fault;
use crate::store::{TableId, UserId};
use crate::thinkers::{ThinkClass, ThinkJob};

/// For how long a review keeps a thread before whoever else waits has a turn.
const SLICE: Duration = Duration::from_millis(50);
/// How many reviews are made side by side; further ones wait.
const AT_ONCE: usize = 4;
/// How many may wait or be made.
const MOST: usize = 256;

/// The reviews that are being made, each with how far it is.
pub(super) struct ReviewDesk {
    running: Mutex<HashMap<TableId, (u32, u32)>>,
    places: Arc<Semaphore>,
}

impl Default for ReviewDesk {
    fn default() -> ReviewDesk {
        ReviewDesk { running: Mutex::default(), places: Arc::new(Semaphore::new(AT_ONCE)) }
    }
}

impl ReviewDesk {
    fn running(&self) -> MutexGuard<'_, HashMap<TableId, (u32, u32)>> {
        self.running.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Tables {
    /// The review of a match that is over, or how far it is; the first who asks has it begun.
    pub async fn review(&self, id: &str) -> TableResult<ReviewState> {
        if let Some((done, of)) = self.reviews().running().get(id).copied() {
            return Ok(ReviewState::Running { done, of });
        }
        if let Some(review) = self.kept_review(id).await? {
            return Ok(ReviewState::Ready(Box::new(review)));
        }
        let begun = self.look(id, None, |session| {
            let game = session.finished()?;
            let bots = mittwoch_games::title(&session.head().create.game);
            let bot = bots.map_or("random", |title| adviser(title.bots()));
            Ok((session.head().host, Reviewer::new(game, bot, None)))
        });
        let (host, reviewer) = begun.await?;
        let Some(reviewer) = reviewer else { return no(faults::NOT_OVER) };
        let of = reviewer.length();
        let mut running = self.reviews().running();
        if running.len() >= MOST {
            return no(faults::REVIEWS_FULL);
        }
        if running.insert(id.to_owned(), (0, of)).is_none() {
            let (tables, table) = (self.clone(), id.to_owned());
            tokio::spawn(async move {
                tables.make_review(&table, host, reviewer).await;
                tables.reviews().running().remove(&table);
            });
        }
        Ok(ReviewState::Running { done: 0, of })
    }

    async fn kept_review(&self, id: &str) -> TableResult<Option<Review>> {
        let text = self.store().tables.review(id).await.map_err(fault)?;
        // What an earlier program kept in another form is made again.
        Ok(text.and_then(|text| serde_json::from_str(&text).ok()))
    }

    /// Lets the review think in slices, after all who play, and keeps what was found.
    async fn make_review(&self, table: &TableId, host: UserId, reviewer: Reviewer) {
        let places = self.reviews().places.clone();
        let Ok(_place) = places.acquire_owned().await else { return };
        let mut reviewer = Box::new(reviewer);
        while reviewer.review().is_none() {
            let stop = Stop::default();
            let budget = MindBudget::until(Instant::now() + SLICE).stopped_by(stop.clone());
            let (class, seat) = (ThinkClass::Review, Seat(0));
            let (table, bot) = (table.clone(), reviewer);
            let job = ThinkJob { table: table.clone(), host, class, seat, bot, budget, stop };
            let (_hold, reply) = self.thinkers().pool.submit(job);
            let Some(back) = reply.await.bot.and_then(taken_back) else { return };
            reviewer = back;
            let far = (reviewer.done(), reviewer.length());
            self.reviews().running().insert(table, far);
        }
        let Some(review) = reviewer.review() else { return };
        let text = serde_json::to_string(&review).expect("a review is JSON");
        if let Err(error) = self.store().tables.keep_review(table, &text).await {
            tracing::warn!(%error, "a review was not kept");
        }
    }
}

/// The reviewer that was lent a thread.
fn taken_back(mut bot: Box<dyn mittwoch_match::MatchBot>) -> Option<Box<Reviewer>> {
    let reviewer = bot.any().downcast_mut::<Reviewer>()?;
    Some(Box::new(reviewer.take()))
}
