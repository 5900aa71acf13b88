//! Trying again: how long, and what makes sure that nothing is done twice.

use std::time::Duration;

use tokio::time::{Instant, sleep};

use super::failed::{Failed, Tried};
use crate::store::StoreResult;

/// How long a look is tried.
pub(super) const READ: Duration = Duration::from_secs(5);

/// How long a change is tried.
pub(super) const WRITE: Duration = Duration::from_secs(8);

/// By how much each wait is longer than the one before.
const LONGER: Duration = Duration::from_millis(5);

/// The longest wait before the next try.
const LONGEST: Duration = Duration::from_millis(250);

/// How long something is tried, and how often it was.
pub(super) struct Patience {
    ends: Instant,
    tries: u32,
}

impl Patience {
    /// So long from now on.
    pub(super) fn new(limit: Duration) -> Patience {
        Patience { ends: Instant::now() + limit, tries: 0 }
    }

    /// What is told of a try, or nothing after a pause if there is to be another one.
    ///
    /// The first pauses are short: after a restart of the database every connection of the pool is
    /// found to be gone, one after the other.
    pub(super) async fn after<T>(&mut self, tried: Tried<T>) -> Option<StoreResult<T>> {
        match tried {
            Ok(done) => return Some(Ok(done)),
            Err(Failed::Fault(fault)) => return Some(Err(fault)),
            Err(failed) if Instant::now() >= self.ends => return Some(Err(failed.told())),
            Err(Failed::Lost(what) | Failed::Again(what)) => {
                tracing::debug!(what, tries = self.tries, "the database is asked again");
            }
        }
        self.tries += 1;
        sleep((LONGER * self.tries).min(LONGEST)).await;
        None
    }
}

/// Looks something up; on a connection that is lost, on another one.
macro_rules! look {
    ($store:expr, $db:ident => $look:expr) => {{
        let mut patience = $crate::store::postgres::patience::Patience::new(
            $crate::store::postgres::patience::READ,
        );
        let look = async {
            loop {
                let tried = async {
                    let mut lent = $crate::store::postgres::lent::Lent::from(&$store.pool).await?;
                    let $db = lent.db();
                    let found = $crate::store::postgres::lent::answered($look).await;
                    lent.settle(&found);
                    found
                };
                let tried = tried.await;
                if let Some(done) = patience.after(tried).await {
                    break done;
                }
            }
        };
        $store.meter.looks(look).await
    }};
}

/// Changes something in one transaction that may be repeated without harm, and is where its end
/// was not heard.
macro_rules! change {
    ($store:expr, $db:ident => $change:expr) => {{
        let mut patience = $crate::store::postgres::patience::Patience::new(
            $crate::store::postgres::patience::WRITE,
        );
        let change = async {
            loop {
                let tried = async {
                    let mut job = $crate::store::postgres::lent::Job::begin(&$store.pool).await?;
                    let $db = job.db();
                    let done = $crate::store::postgres::lent::answered($change).await;
                    job.end(done).await
                };
                let tried = tried.await;
                if let Some(done) = patience.after(tried).await {
                    break done;
                }
            }
        };
        $store.meter.commits(1, change).await
    }};
}

/// Changes something in one transaction exactly once: the transaction leaves a mark, by which a
/// later try sees whether the commit has arrived whose answer was lost.
macro_rules! once {
    ($store:expr, $db:ident => $change:expr) => {{
        let mut patience = $crate::store::postgres::patience::Patience::new(
            $crate::store::postgres::patience::WRITE,
        );
        let mark = $crate::store::postgres::lent::Mark::new();
        let mut unheard = None;
        let change = async {
            loop {
                let tried = async {
                    let begun =
                        $crate::store::postgres::lent::Job::marked(&$store.pool, &mark).await?;
                    let mut job = match begun {
                        Some(job) => job,
                        None => return mark.arrived(unheard.take()),
                    };
                    let $db = job.db();
                    let done = $crate::store::postgres::lent::answered($change).await?;
                    match job.end(Ok(())).await {
                        Ok(()) => Ok(done),
                        Err(failed) => {
                            unheard = Some(done);
                            Err(failed)
                        }
                    }
                };
                let tried = tried.await;
                if let Some(done) = patience.after(tried).await {
                    break done;
                }
            }
        };
        $store.meter.commits(1, change).await
    }};
}

pub(super) use {change, look, once};
