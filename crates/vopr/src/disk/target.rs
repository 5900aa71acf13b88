use std::collections::BTreeSet;
use std::sync::Arc;
use std::time::Duration;

use mittwoch_server::store::{Append, StoreFault, StoreResult, WriteTarget};

use super::Disk;
use super::kept::DiskMark;
use super::rooms::append;
use crate::life::Life;
use crate::luck::{chance, pick};

/// What the server's own group commit writes into: a disk that may be slow, fail or be full.
///
/// A transaction takes its time before it begins and after it is durable, never in between: so no
/// reader sees what is not committed, as in the database.
pub(super) struct MemoryTarget {
    pub(super) disk: Disk,
    life: Arc<Life>,
    mark: Option<DiskMark>,
}

impl MemoryTarget {
    pub(super) fn new(disk: Disk, life: Arc<Life>) -> MemoryTarget {
        MemoryTarget { disk, life, mark: None }
    }

    /// An effect of the server; one that is killed has none any more.
    async fn effect(&self) {
        if !self.life.effect() {
            std::future::pending::<()>().await;
        }
    }

    async fn wait(&self) {
        let pause = {
            let state = &mut *self.disk.state();
            if chance(&mut state.luck, state.trouble.stalls) {
                state.faults += 1;
                pick(&mut state.luck, 200, 15_000)
            } else {
                pick(&mut state.luck, 0, 3)
            }
        };
        if pause > 0 {
            tokio::time::sleep(Duration::from_millis(pause)).await;
        }
    }

    fn fails(&self, of: fn(&crate::plan::DiskTrouble) -> u32) -> bool {
        let state = &mut *self.disk.state();
        let fails = chance(&mut state.luck, of(&state.trouble));
        state.faults += u64::from(fails);
        fails
    }
}

impl WriteTarget for MemoryTarget {
    async fn begin(&mut self) -> StoreResult<()> {
        self.wait().await;
        self.effect().await;
        if self.life.is_lost() {
            return Err(StoreFault::Broken("the disk cannot be reached".to_owned()));
        }
        if self.disk.state().full {
            return Err(StoreFault::Broken("the disk is full".to_owned()));
        }
        Ok(())
    }

    async fn savepoint(&mut self) -> StoreResult<()> {
        self.mark = Some(self.disk.state().kept.mark());
        Ok(())
    }

    async fn release(&mut self, sound: bool) -> StoreResult<()> {
        if let Some(mark) = self.mark.take().filter(|_| !sound) {
            self.disk.state().kept.back(&mark);
        }
        Ok(())
    }

    async fn append(&mut self, steps: Vec<Append>) -> StoreResult<Vec<StoreResult<i64>>> {
        let state = &mut *self.disk.state();
        let (kept, board, node) = (&mut state.kept, &state.board, self.life.node());
        let one = |step: Append| {
            let held = board.as_ref().zip(node);
            if held.is_some_and(|(board, node)| !board.may_write(node, &step.table)) {
                return Err(StoreFault::Conflict);
            }
            let mark = kept.mark();
            let result = append(kept, step);
            if result.is_err() {
                kept.back(&mark);
            }
            result
        };
        Ok(steps.into_iter().map(one).collect())
    }

    async fn commit(&mut self) -> StoreResult<()> {
        if self.fails(|trouble| trouble.failed_commits) {
            return Err(StoreFault::Broken("a commit failed on purpose".to_owned()));
        }
        {
            let state = &mut *self.disk.state();
            // Told with what it tells of, or not at all.
            if let Some(board) = &state.board {
                let gone = state.kept.sessions.gone();
                let people: BTreeSet<_> = gone.map(|session| session.person).collect();
                people.into_iter().for_each(|person| board.revoked(person));
            }
            let steps = state.kept.keep();
            state.steps.extend(steps);
        }
        self.effect().await;
        if self.fails(|trouble| trouble.lost_answers) {
            return Err(StoreFault::Broken("the answer was lost on purpose".to_owned()));
        }
        Ok(())
    }

    async fn rollback(&mut self) {
        // What is durable is in no journal any more.
        self.disk.state().kept.back(&DiskMark::default());
    }

    async fn scrub(&mut self) {}

    async fn close(self) {}
}
