use async_trait::async_trait;
use mittwoch_kernel::Seed;
use mittwoch_protocol::{Rank, Stage};
use mittwoch_server::store::{
    Append, CommandEntry, CommandNote, DoneCommand, NewTable, Occupant, SealedAnswer, StoreFault,
    StoreResult, TableId, TableProgress, TableRow, TableStore, TableSummary, UserId,
};

use crate::disk::MemoryStore;
use crate::disk::kept::{KeptDisk, KeptStep, NoteRow, TableKept};

#[async_trait]
impl TableStore for MemoryStore {
    async fn create_table(&self, table: NewTable) -> StoreResult<TableRow> {
        self.write(move |kept| create(kept, table)).await
    }

    async fn table(&self, id: &str) -> StoreResult<Option<TableRow>> {
        self.read(|kept| Ok(kept.tables.get(id).map(|table| table.row.clone()))).await
    }

    async fn drop_table(&self, id: &str) -> StoreResult<()> {
        let id = id.to_owned();
        self.write(move |kept| {
            kept.forget(&id);
            Ok(())
        })
        .await
    }

    async fn awake_tables(&self) -> StoreResult<Vec<TableId>> {
        self.read(|kept| {
            let awake = |table: &&TableKept| {
                matches!(table.row.standing.stage, Stage::Running | Stage::Frozen)
            };
            let mut rows: Vec<_> = kept.tables.values().filter(awake).map(|one| &one.row).collect();
            rows.sort_by_key(|row| row.made);
            Ok(rows.into_iter().map(|row| row.id.clone()).collect())
        })
        .await
    }

    async fn append(&self, step: Append) -> StoreResult<i64> {
        if let Some(fault) = self.late(&step) {
            return Err(fault);
        }
        self.open_still()?;
        self.queue.append(step).await
    }

    async fn lines(&self, table: &str) -> StoreResult<Vec<String>> {
        self.read(|kept| Ok(kept.lines_of(table).cloned().collect())).await
    }

    async fn table_lines(&self, table: &str) -> StoreResult<Vec<String>> {
        self.read(|kept| Ok(kept.table_lines_of(table).cloned().collect())).await
    }

    async fn commands_done(&self, table: &str) -> StoreResult<Vec<DoneCommand>> {
        self.read(|kept| {
            let first = (table.to_owned(), UserId::MIN, String::new());
            let done = kept.notes.range(first..).take_while(|((at, ..), _)| at == table);
            let command = |((_, person, key), row): (&(_, UserId, String), &NoteRow)| {
                DoneCommand::new(*person, key, row.note.seq, row.note.digest)
            };
            Ok(done.map(command).collect())
        })
        .await
    }

    async fn sealed(&self, table: &str) -> StoreResult<Vec<SealedAnswer>> {
        self.read(|kept| {
            kept.tables.get(table).map(|one| one.sealed.clone()).ok_or(StoreFault::NotFound)
        })
        .await
    }

    async fn keep_review(&self, table: &str, text: &str) -> StoreResult<()> {
        let (table, text) = (table.to_owned(), text.to_owned());
        self.write(move |kept| {
            if let Some(mut one) = kept.tables.get(&table).cloned() {
                one.review = Some(text);
                kept.tables.put(table, one);
            }
            Ok(())
        })
        .await
    }

    async fn review(&self, table: &str) -> StoreResult<Option<String>> {
        self.read(|kept| Ok(kept.tables.get(table).and_then(|one| one.review.clone()))).await
    }

    async fn seed(&self, table: &str) -> StoreResult<Seed> {
        self.read(|kept| kept.tables.get(table).map(|one| one.seed).ok_or(StoreFault::NotFound))
            .await
    }

    async fn acknowledged(
        &self,
        table: &str,
        person: UserId,
        key: &str,
    ) -> StoreResult<Option<CommandNote>> {
        let key = (table.to_owned(), person, key.to_owned());
        self.read(|kept| Ok(kept.notes.get(&key).map(|row| row.note))).await
    }
}

fn create(kept: &mut KeptDisk, new: NewTable) -> StoreResult<TableRow> {
    let code = (new.standing.stage == Stage::Open).then_some(new.code);
    let same = |table: &TableKept| code.is_some() && table.row.code == code;
    if kept.tables.has(&new.id) || kept.tables.values().any(same) {
        return Err(StoreFault::Conflict);
    }
    if !kept.packs.has(&new.pack) {
        return Err(StoreFault::NotFound);
    }
    let row = TableRow {
        id: new.id.clone(),
        code,
        create: new.create,
        host: new.host,
        made: new.now,
        changed: new.now,
        commitment: new.seed.commitment(),
        pack: new.pack,
        version: 0,
        standing: new.standing,
    };
    let table = TableKept {
        row: row.clone(),
        seed: new.seed,
        sealed: Vec::new(),
        lines: 0,
        table_lines: 1,
        review: None,
    };
    kept.add_table_lines(&new.id, 0, &[new.line]);
    kept.tables.put(new.id, table);
    Ok(row)
}

/// One step of a table. The version guards every step, the number of lines every line.
pub(in crate::disk) fn append(kept: &mut KeptDisk, step: Append) -> StoreResult<i64> {
    let table = kept.tables.get(&step.table).ok_or(StoreFault::NotFound)?;
    if table.row.version != step.version {
        return Err(StoreFault::Conflict);
    }
    if !step.lines.is_empty() && table.lines != step.first {
        return Err(StoreFault::Conflict);
    }
    let before = &table.row.standing;
    if before.seats != step.standing.seats {
        distinct(kept, before, &step.standing)?;
    }
    let table = table.after(&step);
    let before = kept.tables.get(&step.table).ok_or(StoreFault::NotFound)?;
    let done = KeptStep {
        sealed_before: before.sealed.clone(),
        due_before: before.row.standing.progress.due.clone(),
        changed_before: before.row.changed,
        append: checked(&step),
    };
    let (lines, table_lines) = (before.lines, before.table_lines);
    if let Some(entry) = &step.entry {
        note(kept, &step.table, entry, step.now)?;
    }
    for (line, n) in step.lines.iter().zip(step.first..) {
        kept.lines.put((step.table.clone(), n), line.clone());
    }
    kept.steps.push(done);
    kept.add_table_lines(&step.table, table_lines, &step.table_lines);
    debug_assert_eq!(table.lines, lines + step.lines.len() as u32, "no line is lost");
    let version = table.row.version;
    kept.tables.put(step.table, table);
    Ok(version)
}

impl TableKept {
    /// The table after a step. What the step replaces is not copied: how a table stands for lists is
    /// most of its row.
    fn after(&self, step: &Append) -> TableKept {
        let TableRow { id, code, create, host, made, commitment, pack, version, .. } = &self.row;
        let row = TableRow {
            id: id.clone(),
            code: code.clone().filter(|_| step.standing.stage == Stage::Open),
            create: create.clone(),
            host: *host,
            made: *made,
            changed: step.now,
            commitment: commitment.clone(),
            pack: pack.clone(),
            version: version + 1,
            standing: step.standing.clone(),
        };
        TableKept {
            row,
            seed: self.seed,
            sealed: step.sealed.clone(),
            lines: self.lines + step.lines.len() as u32,
            table_lines: self.table_lines + step.table_lines.len() as u32,
            review: self.review.clone(),
        }
    }
}

/// A step without what nobody checks of it.
fn checked(step: &Append) -> Append {
    let TableSummary { stage, seats, awaited, outcome, progress, unearned, .. } = &step.standing;
    let progress = TableProgress { due: progress.due.clone(), ..TableProgress::default() };
    Append {
        table: step.table.clone(),
        version: step.version,
        first: step.first,
        lines: step.lines.clone(),
        table_lines: step.table_lines.clone(),
        sealed: step.sealed.clone(),
        standing: TableSummary {
            stage: *stage,
            seats: seats.clone(),
            awaited: *awaited,
            outcome: *outcome,
            progress,
            unearned: *unearned,
            document: Default::default(),
        },
        entry: step.entry.clone(),
        now: step.now,
    }
}

/// Refuses a newcomer who looks like somebody else there, one of them a guest.
fn distinct(kept: &KeptDisk, before: &TableSummary, now: &TableSummary) -> StoreResult<()> {
    let people = |table: &TableSummary| -> Vec<UserId> {
        table.seats.iter().filter_map(Occupant::person).collect()
    };
    let (known, seated) = (people(before), people(now));
    for newcomer in seated.iter().filter(|person| !known.contains(person)) {
        let Some(own) = kept.present(*newcomer) else { continue };
        let others = seated.iter().filter(|other| *other != newcomer);
        let alike = others.filter_map(|other| kept.present(*other)).any(|other| {
            let guest = own.user.rank == Rank::Guest || other.user.rank == Rank::Guest;
            let likeness = own.likeness.as_ref().zip(other.likeness.as_ref());
            guest && likeness.is_some_and(|(one, other)| one.resembles(other))
        });
        if alike {
            return Err(StoreFault::NameTaken);
        }
    }
    Ok(())
}

/// Notes that a command was done. A second one under its key takes the whole step back.
pub(super) fn note(
    kept: &mut KeptDisk,
    table: &str,
    entry: &CommandEntry,
    now: i64,
) -> StoreResult<()> {
    let key = (table.to_owned(), entry.person, entry.acknowledged.key.clone());
    if kept.notes.has(&key) {
        return Err(StoreFault::Conflict);
    }
    let note = CommandNote { seq: entry.acknowledged.seq, digest: Some(entry.digest) };
    kept.notes.put(key, NoteRow { note, at: now });
    Ok(())
}
