use async_trait::async_trait;
use mittwoch_protocol::{Rank, Stage};
use mittwoch_server::store::{
    Ages, ClockTrust, Occupant, StoreClock, StoreResult, Swept, TableRow, UpkeepStore,
};

use super::people;
use crate::disk::MemoryStore;
use crate::disk::kept::KeptDisk;

#[async_trait]
impl UpkeepStore for MemoryStore {
    async fn witness(&self, clock: i64, passed: i64) -> StoreResult<ClockTrust> {
        self.write(move |kept| {
            let life = kept.clock.get(&()).copied().unwrap_or_else(|| StoreClock::new(clock));
            let (life, belief) = life.next(clock, passed);
            kept.clock.put((), life);
            Ok(belief)
        })
        .await
    }

    async fn sweep(&self, now: i64, ages: Ages) -> StoreResult<Swept> {
        self.write(move |kept| Ok(sweep(kept, now, ages))).await
    }

    async fn beat(&self, now_ms: i64) -> StoreResult<()> {
        self.write(move |kept| {
            kept.beats.put((), now_ms);
            Ok(())
        })
        .await
    }

    async fn last_beat(&self) -> StoreResult<Option<i64>> {
        self.read(|kept| Ok(kept.beats.get(&()).copied())).await
    }

    async fn alive(&self) -> StoreResult<()> {
        self.write(|_| Ok(())).await
    }

    async fn close(&self) {
        self.shut();
    }
}

fn sweep(kept: &mut KeptDisk, now: i64, ages: Ages) -> Swept {
    let lease = kept.clock.get(&()).map_or(0, |life| life.lease);
    let sessions = kept.sessions.take_if(|_, session| session.expires <= now) as u64;
    kept.notes.take_if(|_, note| note.at.max(lease) < now - ages.key);
    let old = |row: &TableRow| {
        let changed = row.changed.max(lease);
        let people = row.standing.seats.iter().filter_map(Occupant::person);
        let guests = people
            .filter_map(|id| kept.people.get(&id))
            .all(|person| person.user.rank == Rank::Guest);
        let unopened = row.standing.stage == Stage::Open && changed < now - ages.open_table;
        unopened || (guests && changed < now - ages.guest)
    };
    let tables: Vec<_> = kept
        .tables
        .values()
        .filter(|table| old(&table.row))
        .map(|table| table.row.id.clone())
        .collect();
    tables.iter().for_each(|table| kept.forget(table));
    let before = now - ages.guest;
    let guests = if lease < before { people::sweep_guests(kept, before) } else { 0 };
    kept.forget_unused_packs(None);
    Swept { tables, guests, sessions }
}
