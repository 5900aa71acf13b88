//! The hand that writes steps: what waits together goes into one statement, one round trip.
//!
//! The statement is a transaction of its own, so that opening and closing one costs no trips. What
//! a step builds on is known from the step before, and looked up where it is not.

use std::collections::BTreeMap;

use sqlx::PgConnection;

use super::append::seated_step;
use super::arrived::{Sent, has_arrived};
use super::connect::{self, SERVING};
use super::failed::{Failed, Tried};
use super::known::{Known, known};
use super::lent::answered;
use super::life::NodeLife;
use super::patience::{Patience, WRITE};
use super::recent::Recent;
use super::{DatabaseUrl, PostgresOptions, check, step};
use crate::store::seal::SealedStep;
use crate::store::{Append, NodeId, StoreFault, StoreResult, WriteTarget};

/// A connection for steps, opened anew when it is lost.
pub(super) struct PgWriter {
    url: DatabaseUrl,
    options: PostgresOptions,
    life: NodeLife,
    db: Option<PgConnection>,
    recent: Recent,
}

/// A step of a group that is not decided yet.
struct PendingStep {
    step: Append,
    /// What was sent of it, if it was.
    sent: Option<Sent>,
    /// Whether the answer was lost of what was sent.
    doubtful: bool,
    /// How often the database has refused it.
    refused: u32,
    result: Option<StoreResult<i64>>,
}

/// What is to be done for a step next.
enum Next {
    Together,
    Alone,
    LookAgain,
    Arrived,
    Refuse,
}

impl PgWriter {
    /// A writer that is connected; it refuses a database whose data is being moved.
    pub(super) async fn connected(
        url: DatabaseUrl,
        options: PostgresOptions,
        life: NodeLife,
    ) -> StoreResult<PgWriter> {
        let mut writer = PgWriter { url, options, life, db: None, recent: Recent::default() };
        let mut patience = Patience::new(WRITE);
        loop {
            let tried = writer.connect().await;
            if let Some(done) = patience.after(tried).await {
                return done.map(|()| writer);
            }
        }
    }

    async fn connect(&mut self) -> Tried<()> {
        if self.db.is_some() {
            return Ok(());
        }
        let mut db = connect::connect(&self.url, self.options).await?;
        let held = sqlx::query_scalar::<_, bool>("SELECT pg_try_advisory_lock_shared($1, $2)");
        let held = held.bind(SERVING.0).bind(SERVING.1).fetch_one(&mut db);
        if !answered(async { Ok(held.await?) }).await? {
            let phrase = check::about("store-moving", &self.url);
            return Err(StoreFault::Unusable(phrase).into());
        }
        self.recent.clear();
        self.db = Some(db);
        Ok(())
    }

    /// Takes tables one step on, each one another.
    async fn together(&mut self, steps: Vec<Append>) -> Vec<StoreResult<i64>> {
        let pending =
            |step| PendingStep { step, sent: None, doubtful: false, refused: 0, result: None };
        let mut group: Vec<PendingStep> = steps.into_iter().map(pending).collect();
        let mut patience = Patience::new(WRITE);
        let ended = loop {
            let tried = answered(self.attempt(&mut group)).await;
            if matches!(tried, Err(Failed::Lost(_))) {
                self.db = None;
                let open = group.iter_mut().filter(|one| one.result.is_none());
                open.for_each(|one| one.doubtful |= one.sent.is_some());
            }
            if let Some(ended) = patience.after(tried).await {
                break ended;
            }
        };
        let fault = ended.err().unwrap_or(StoreFault::Closed);
        group.into_iter().map(|one| one.result.unwrap_or_else(|| Err(fault.clone()))).collect()
    }

    /// Brings a group on until every step of it is decided, or the connection is lost.
    async fn attempt(&mut self, group: &mut [PendingStep]) -> Tried<()> {
        self.connect().await?;
        let PgWriter { db: Some(db), recent, life, .. } = self else { return Ok(()) };
        while group.iter().any(|one| one.result.is_none()) {
            learn(db, recent, group).await?;
            let mut ready = Vec::new();
            for (place, one) in group.iter_mut().enumerate() {
                if one.result.is_some() {
                    continue;
                }
                let Some(known) = recent.get(&one.step.table) else {
                    one.result = Some(Err(StoreFault::NotFound));
                    continue;
                };
                match one.next(known) {
                    Next::Together => ready.push(place),
                    Next::Alone => alone(db, life.now(), recent, one).await?,
                    Next::LookAgain => recent.remove(&one.step.table),
                    Next::Refuse => one.result = Some(Err(StoreFault::Conflict)),
                    Next::Arrived => {
                        let sent = one.sent.as_ref().expect("it was sent");
                        let arrived = has_arrived(db, &one.step, sent, known).await?;
                        let taken = Ok(one.step.version + 1);
                        one.result = Some(if arrived { taken } else { Err(StoreFault::Conflict) });
                    }
                }
            }
            write(db, life.now(), recent, group, &ready).await?;
        }
        Ok(())
    }
}

impl PendingStep {
    fn next(&self, known: &Known) -> Next {
        let PendingStep { step, doubtful, refused, .. } = self;
        if known.version > step.version && *doubtful {
            return if known.fresh { Next::Arrived } else { Next::LookAgain };
        }
        let gap = !step.lines.is_empty() && i64::from(step.first) != known.lines;
        if known.version != step.version || gap || *refused > 1 {
            return if known.fresh { Next::Refuse } else { Next::LookAgain };
        }
        if known.seats == step.standing.seats { Next::Together } else { Next::Alone }
    }

    /// What the step makes of its table; from now on it may have arrived.
    fn sends(&mut self, known: &Known) -> StoreResult<SealedStep> {
        let after = SealedStep::new(&self.step, &known.chain, &known.table_chain)?;
        self.sent = Some(Sent { digest: after.digest.clone(), own: known.own });
        Ok(after)
    }

    /// Notes that the table has moved, and where it stands now.
    fn moved(&mut self, recent: &mut Recent, before: &Known, after: SealedStep) {
        let step = &self.step;
        let known = Known {
            version: step.version + 1,
            seats: step.standing.seats.clone(),
            lines: before.lines + step.lines.len() as i64,
            own: before.own + step.table_lines.len() as i64,
            kept: (Some(after.chain.clone()), Some(after.table_chain.clone())),
            chain: after.chain,
            table_chain: after.table_chain,
            digest: Some(after.digest),
            fresh: false,
        };
        recent.insert(&step.table, known);
        self.result = Some(Ok(step.version + 1));
    }

    /// Notes that the database has refused it: for good, if it builds on what is true now.
    fn was_refused(&mut self, recent: &mut Recent, before: &Known) {
        self.refused += 1;
        recent.remove(&self.step.table);
        if before.fresh && self.refused > 1 {
            self.result = Some(Err(StoreFault::Conflict));
        }
    }
}

/// Looks up the tables of which nothing is known.
async fn learn(db: &mut PgConnection, recent: &mut Recent, group: &[PendingStep]) -> Tried<()> {
    let open = group.iter().filter(|one| one.result.is_none());
    let unknown = open.map(|one| one.step.table.as_str());
    let unknown: Vec<_> = unknown.filter(|table| recent.get(table).is_none()).collect();
    if !unknown.is_empty() {
        for (table, found) in known(db, &unknown).await? {
            recent.insert(&table, found);
        }
    }
    Ok(())
}

/// Writes the steps at these places in one go; where one of them spoils it for the others, each by
/// itself.
async fn write(
    db: &mut PgConnection,
    node: NodeId,
    recent: &mut Recent,
    group: &mut [PendingStep],
    places: &[usize],
) -> Tried<()> {
    let mut after = BTreeMap::new();
    for place in places {
        let one = &mut group[*place];
        let Some(known) = recent.get(&one.step.table).cloned() else { continue };
        match one.sends(&known) {
            Ok(sealed) => drop(after.insert(*place, (known, sealed))),
            Err(fault) => one.result = Some(Err(fault)),
        }
    }
    let ready: Vec<step::Ready<'_>> =
        after.iter().map(|(place, (known, sealed))| (&group[*place].step, known, sealed)).collect();
    let moved = match ready.is_empty() {
        true => return Ok(()),
        false => step::write(db, node, &ready).await,
    };
    match moved {
        Ok(moved) => {
            for (place, (known, sealed)) in after {
                let one = &mut group[place];
                match moved.contains(&one.step.table) {
                    true => one.moved(recent, &known, sealed),
                    false => one.was_refused(recent, &known),
                }
            }
            Ok(())
        }
        Err(Failed::Fault(_)) => {
            for place in after.into_keys() {
                alone(db, node, recent, &mut group[place]).await?;
            }
            Ok(())
        }
        Err(failed) => Err(failed),
    }
}

/// Writes one step in a transaction of its own, which also seats people anew.
async fn alone(
    db: &mut PgConnection,
    node: NodeId,
    recent: &mut Recent,
    one: &mut PendingStep,
) -> Tried<()> {
    let Some(known) = recent.get(&one.step.table).cloned() else { return Ok(()) };
    let after = one.sends(&known)?;
    match seated_step(db, node, (&one.step, &known, &after)).await {
        Ok(true) => one.moved(recent, &known, after),
        Ok(false) => one.was_refused(recent, &known),
        Err(Failed::Fault(fault)) => {
            recent.remove(&one.step.table);
            one.result = Some(Err(fault));
        }
        Err(failed) => return Err(failed),
    }
    Ok(())
}

impl WriteTarget for PgWriter {
    async fn begin(&mut self) -> StoreResult<()> {
        Ok(())
    }

    async fn savepoint(&mut self) -> StoreResult<()> {
        Ok(())
    }

    async fn release(&mut self, _sound: bool) -> StoreResult<()> {
        Ok(())
    }

    async fn append(&mut self, steps: Vec<Append>) -> StoreResult<Vec<StoreResult<i64>>> {
        Ok(self.together(steps).await)
    }

    async fn commit(&mut self) -> StoreResult<()> {
        Ok(())
    }

    async fn rollback(&mut self) {}

    async fn scrub(&mut self) {}

    async fn close(self) {
        if let Some(db) = self.db {
            connect::part(db).await;
        }
    }
}
