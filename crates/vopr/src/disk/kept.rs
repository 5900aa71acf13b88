//! What a server keeps, in memory: the same rows and the same guards as in its database.

use std::collections::{BTreeMap, BTreeSet};

use mittwoch_kernel::{Pack, Seed};
use mittwoch_protocol::{ChatLine, PackInfo, Rank};
use mittwoch_server::store::{
    Append, CommandNote, Hash, Likeness, LoginSession, SealedAnswer, StoreClock, TableId, TableRow,
    User, UserId,
};

use super::rows::DiskRows;

/// A person as it is kept.
#[derive(Clone)]
pub(super) struct PersonRow {
    pub user: User,
    pub password: Option<String>,
    pub made: i64,
    pub seen: i64,
    pub likeness: Option<Likeness>,
}

/// A token as it is kept.
#[derive(Clone)]
pub(super) struct TokenRow {
    pub owner: UserId,
    pub person: UserId,
    pub hash: Hash,
    pub made: i64,
}

/// A table as it is kept, without its lines.
#[derive(Clone)]
pub(super) struct TableKept {
    pub row: TableRow,
    pub seed: Seed,
    pub sealed: Vec<SealedAnswer>,
    pub lines: u32,
    pub table_lines: u32,
    pub review: Option<String>,
}

/// The mark of a command that was done.
#[derive(Clone, Copy)]
pub(super) struct NoteRow {
    pub note: CommandNote,
    pub at: i64,
}

/// What has numbers that are given once: not even whoever is forgotten leaves one to another.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum Numbered {
    Person,
    Token,
}

/// A step that was kept, for whoever checks.
#[derive(Clone)]
pub(crate) struct KeptStep {
    /// The step as it was asked for.
    pub append: Append,
    /// What lay sealed before.
    pub sealed_before: Vec<SealedAnswer>,
    /// When each clock would have run out before, where one ran.
    pub due_before: Vec<Option<i64>>,
    /// When the table had last changed.
    pub changed_before: i64,
}

/// All that there is on a disk.
#[derive(Default)]
pub(super) struct KeptDisk {
    pub people: DiskRows<UserId, PersonRow>,
    pub sessions: DiskRows<Hash, LoginSession>,
    pub tokens: DiskRows<i64, TokenRow>,
    pub tables: DiskRows<TableId, TableKept>,
    pub lines: DiskRows<(TableId, u32), String>,
    pub table_lines: DiskRows<(TableId, u32), String>,
    pub beats: DiskRows<(), i64>,
    pub notes: DiskRows<(TableId, UserId, String), NoteRow>,
    pub chat: DiskRows<(TableId, u32), ChatLine>,
    pub mutes: DiskRows<(UserId, UserId), ()>,
    pub packs: DiskRows<String, Pack>,
    pub installed: DiskRows<(UserId, String), PackInfo>,
    pub numbers: DiskRows<Numbered, i64>,
    pub clock: DiskRows<(), StoreClock>,
    pub steps: Vec<KeptStep>,
}

/// How many changes of each kind a transaction has made.
#[derive(Default)]
pub(super) struct DiskMark([usize; 14], usize);

impl KeptDisk {
    pub(super) fn mark(&self) -> DiskMark {
        let rows = [
            self.people.mark(),
            self.sessions.mark(),
            self.tokens.mark(),
            self.tables.mark(),
            self.lines.mark(),
            self.notes.mark(),
            self.chat.mark(),
            self.mutes.mark(),
            self.packs.mark(),
            self.clock.mark(),
            self.table_lines.mark(),
            self.beats.mark(),
            self.installed.mark(),
            self.numbers.mark(),
        ];
        DiskMark(rows, self.steps.len())
    }

    pub(super) fn back(&mut self, DiskMark(rows, steps): &DiskMark) {
        self.people.back(rows[0]);
        self.sessions.back(rows[1]);
        self.tokens.back(rows[2]);
        self.tables.back(rows[3]);
        self.lines.back(rows[4]);
        self.notes.back(rows[5]);
        self.chat.back(rows[6]);
        self.mutes.back(rows[7]);
        self.packs.back(rows[8]);
        self.clock.back(rows[9]);
        self.table_lines.back(rows[10]);
        self.beats.back(rows[11]);
        self.installed.back(rows[12]);
        self.numbers.back(rows[13]);
        self.steps.truncate(*steps);
    }

    /// Everything that was changed is durable from now on; what steps there were.
    pub(super) fn keep(&mut self) -> Vec<KeptStep> {
        self.people.keep();
        self.sessions.keep();
        self.tokens.keep();
        self.tables.keep();
        self.lines.keep();
        self.notes.keep();
        self.chat.keep();
        self.mutes.keep();
        self.packs.keep();
        self.clock.keep();
        self.table_lines.keep();
        self.beats.keep();
        self.installed.keep();
        self.numbers.keep();
        std::mem::take(&mut self.steps)
    }

    /// The next number of a kind.
    pub(super) fn number(&mut self, of: Numbered) -> i64 {
        let next = self.numbers.get(&of).map_or(1, |last| last + 1);
        self.numbers.put(of, next);
        next
    }

    /// Forgets what is in packs that nobody has installed and no table plays with.
    pub(super) fn forget_unused_packs(&mut self, digest: Option<&str>) {
        let played = self.tables.values().map(|table| table.row.pack.as_str());
        let installed = self.installed.iter().map(|((_, digest), _)| digest.as_str());
        let used: BTreeSet<&str> = played.chain(installed).collect();
        self.packs.take_if(|one, _| {
            digest.is_none_or(|digest| digest == one) && !used.contains(one.as_str())
        });
    }

    /// The lines of a table, in order.
    pub(super) fn lines_of(&self, table: &str) -> impl Iterator<Item = &String> {
        let bounds = (table.to_owned(), 0)..=(table.to_owned(), u32::MAX);
        self.lines.range(bounds).map(|(_, line)| line)
    }

    /// The lines of a table itself, in order.
    pub(super) fn table_lines_of(&self, table: &str) -> impl Iterator<Item = &String> {
        let bounds = (table.to_owned(), 0)..=(table.to_owned(), u32::MAX);
        self.table_lines.range(bounds).map(|(_, line)| line)
    }

    /// Adds lines of a table itself.
    pub(super) fn add_table_lines(&mut self, table: &str, first: u32, lines: &[String]) {
        for (line, n) in lines.iter().zip(first..) {
            self.table_lines.put((table.to_owned(), n), line.clone());
        }
    }

    /// The chat of a table, in order.
    pub(super) fn chat_of(&self, table: &str) -> impl DoubleEndedIterator<Item = &ChatLine> {
        let bounds = (table.to_owned(), 0)..=(table.to_owned(), u32::MAX);
        self.chat.range(bounds).map(|(_, line)| line)
    }

    /// Forgets a table with everything that belongs to it.
    pub(super) fn forget(&mut self, table: &str) {
        let id = table.to_owned();
        if self.tables.take(&id) {
            self.lines.take_if_in(&id);
            self.table_lines.take_if_in(&id);
            self.chat.take_if_in(&id);
            let notes: Vec<_> = self
                .notes
                .range((id.clone(), UserId::MIN, String::new())..)
                .map(|(key, _)| key.clone())
                .take_while(|key| key.0 == id)
                .collect();
            for key in &notes {
                self.notes.take(key);
            }
        }
    }

    /// A person by number who has not departed.
    pub(super) fn present(&self, id: UserId) -> Option<&PersonRow> {
        self.people.get(&id).filter(|person| !person.user.departed)
    }

    /// Whether somebody else has a name alone that looks like this one.
    pub(super) fn name_taken(&self, name: &str, but: Option<UserId>) -> bool {
        let likeness = Likeness::of(name);
        self.people.values().any(|person| {
            let alike = person.likeness.as_ref().is_some_and(|other| other.resembles(&likeness));
            alike && person.user.rank != Rank::Guest && Some(person.user.id) != but
        })
    }

    /// The names of people by number.
    pub(super) fn names(&self, ids: impl Iterator<Item = UserId>) -> BTreeMap<UserId, User> {
        ids.filter_map(|id| Some((id, self.people.get(&id)?.user.clone()))).collect()
    }
}

impl<V> DiskRows<(TableId, u32), V> {
    /// Takes away everything of a table.
    fn take_if_in(&mut self, table: &str) {
        let bounds = (table.to_owned(), 0)..=(table.to_owned(), u32::MAX);
        let keys: Vec<_> = self.range(bounds).map(|(key, _)| key.clone()).collect();
        for key in &keys {
            self.take(key);
        }
    }
}
