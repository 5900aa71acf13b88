//! Who thinks for the bots, beside the tables: threads of their own, and thinkers outside.
//!
//! A table hands over a bot with its question and gets it back with its thought. Who waits is
//! called by class (people first), then in turn by host, then in turn by table. A question for a
//! thinker outside brings along a bot that answers if the thinker does not.

mod cost;
mod job;
mod list;
mod low;
mod outside;
mod pool;
mod queue;
mod worker;

use mittwoch_match::BotThought;

use self::outside::OutsideAnswer;

pub use cost::{PoolLoad, ThinkCost};
pub use job::{ThinkClass, ThinkHandle, ThinkJob, ThinkReply};
pub use list::{KnownThinker, ThinkerList, ThinkerListFault};
pub use outside::{OutsideQuestion, OutsideThinkers, SeatStream, upgrade};
pub use pool::{ThinkLimits, ThinkPool};

/// All who think for the bots of a server.
pub struct Thinkers {
    /// The threads of the server.
    pub pool: ThinkPool,
    /// Those who are connected from outside.
    pub outside: OutsideThinkers,
}

impl Thinkers {
    /// Starts the threads; nobody is connected yet.
    pub fn start(limits: ThinkLimits) -> Thinkers {
        Thinkers { pool: ThinkPool::start(limits), outside: OutsideThinkers::default() }
    }

    /// Brings a question to the threads, or first to a thinker outside; see [`ThinkPool::submit`].
    ///
    /// Where the thinker does not answer in time, or not with one of the offers, the bot of the job
    /// thinks in its place.
    pub fn submit(
        &self,
        job: ThinkJob,
        outside: Option<OutsideQuestion>,
    ) -> (ThinkHandle, impl Future<Output = ThinkReply> + Send + use<>) {
        let handle = ThinkHandle::new(job.stop.clone());
        let (pool, hold) = (self.pool.share(), handle.clone());
        let thought = async move {
            let answer = match outside {
                Some(question) => question.ask(&job.table, &hold).await,
                None => OutsideAnswer::None,
            };
            match answer {
                OutsideAnswer::Action(action) => {
                    ThinkReply { bot: Some(job.bot), thought: Some(plain_thought(action)) }
                }
                OutsideAnswer::Stopped => ThinkReply::idle(job.bot),
                OutsideAnswer::None => pool.think(job, &hold).await,
            }
        };
        (handle, thought)
    }

    /// A table falls asleep or is gone.
    pub fn forget(
        &self,
        table: &crate::store::TableId,
        host: crate::store::UserId,
        outcome: Option<&mittwoch_kernel::Outcome>,
    ) {
        self.pool.forget(table, host);
        self.outside.leave(table, outcome);
    }
}

/// A thought of which nothing but the answer is known.
fn plain_thought(action: String) -> BotThought {
    let line = vec![action.clone()];
    BotThought { action, odds: Vec::new(), expected: Vec::new(), line }
}
