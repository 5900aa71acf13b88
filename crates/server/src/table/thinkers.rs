//! Who thinks next: bots share the processors, and hosts share the bots' turns.

use std::collections::{HashMap, VecDeque};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use tokio::sync::oneshot;

use crate::store::UserId;

/// Places for bots that think at once. Whoever waits is called in turn by host, so that a host with
/// many tables makes others wait for one thought and not for all of theirs.
#[derive(Clone)]
pub(super) struct BotPool(Arc<Mutex<BotQueue>>);

struct BotQueue {
    free: usize,
    /// Hosts with somebody who waits, in the order of their turns.
    turns: VecDeque<UserId>,
    waiting: HashMap<UserId, VecDeque<oneshot::Sender<BotPermit>>>,
}

/// A place to think; the next one is called when it is dropped.
pub(super) struct BotPermit(BotPool);

impl BotPool {
    pub(super) fn new(places: usize) -> BotPool {
        let (turns, waiting) = (VecDeque::new(), HashMap::new());
        BotPool(Arc::new(Mutex::new(BotQueue { free: places.max(1), turns, waiting })))
    }

    fn line(&self) -> MutexGuard<'_, BotQueue> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Queues up for a host at once; the place comes later.
    pub(super) fn queue(&self, host: UserId) -> impl Future<Output = Option<BotPermit>> + use<> {
        let (call, called) = oneshot::channel();
        let mut line = self.line();
        let waiting = line.waiting.entry(host).or_default();
        waiting.push_back(call);
        if waiting.len() == 1 {
            line.turns.push_back(host);
        }
        drop(line);
        self.call();
        async { called.await.ok() }
    }

    /// Calls as many as there are places for.
    fn call(&self) {
        while let Some(next) = self.next() {
            // Who has gone meanwhile gives the place back, and the turn passes on.
            let _gone = next.send(BotPermit(self.clone()));
        }
    }

    fn next(&self) -> Option<oneshot::Sender<BotPermit>> {
        let mut line = self.line();
        if line.free == 0 {
            return None;
        }
        let host = line.turns.pop_front()?;
        let waiting = line.waiting.get_mut(&host)?;
        let next = waiting.pop_front()?;
        if waiting.is_empty() {
            line.waiting.remove(&host);
        } else {
            line.turns.push_back(host);
        }
        line.free -= 1;
        Some(next)
    }
}

impl Drop for BotPermit {
    fn drop(&mut self) {
        self.0.line().free += 1;
        self.0.call();
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn a_host_with_many_tables_makes_others_wait_for_one_thought() {
        let thinkers = BotPool::new(1);
        let first = thinkers.queue(1).await.expect("a place");
        let told = Arc::new(Mutex::new(Vec::new()));
        let hosts = [[1; 80].as_slice(), &[2, 3, 2]].concat();
        let tasks: Vec<_> = hosts
            .into_iter()
            .map(|host| {
                let (place, told) = (thinkers.queue(host), told.clone());
                tokio::spawn(async move {
                    let _place = place.await;
                    told.lock().expect("sound").push(host);
                })
            })
            .collect();
        drop(first);
        for task in tasks {
            task.await.expect("no panic");
        }
        let told = told.lock().expect("sound");
        assert_eq!(told[..6], [1, 2, 3, 1, 2, 1]);
        assert_eq!(told.len(), 83);
        assert!(thinkers.line().waiting.is_empty() && thinkers.line().free == 1);
    }

    #[tokio::test]
    async fn who_goes_away_holds_up_nobody() {
        let thinkers = BotPool::new(2);
        let held = [thinkers.queue(1).await, thinkers.queue(1).await];
        drop(thinkers.queue(2));
        let waiting = thinkers.queue(3);
        drop(held);
        assert!(waiting.await.is_some());
        assert_eq!(thinkers.line().free, 2);
    }
}
