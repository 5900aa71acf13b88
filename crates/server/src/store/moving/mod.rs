//! Moves all data from one store to another, of the same kind or not, while nobody plays.
//!
//! What is moved appears in its new place all at once and only after it was read there again: a
//! move that breaks off leaves nothing, and can be begun anew.

mod cell;
mod folder_end;
mod postgres_end;
mod shape;

use std::fmt;
use std::path::PathBuf;

use mittwoch_kernel::{Phrase, hex};
use sha2::{Digest, Sha256};

use self::cell::MovedCell;
use self::folder_end::FolderEnd;
use self::postgres_end::PostgresEnd;
use self::shape::{SHAPES, TableShape};
use super::{DatabaseUrl, NoDatabaseUrl, StoreFault, StoreResult};

/// How many rows are read and written at once.
const PAGE: usize = 500;

/// Where data lies.
#[derive(Clone, Debug)]
pub enum StorePlace {
    /// In a data folder.
    Folder(PathBuf),
    /// In a PostgreSQL database.
    Database(Box<DatabaseUrl>),
}

impl std::str::FromStr for StorePlace {
    type Err = NoDatabaseUrl;

    fn from_str(text: &str) -> Result<StorePlace, NoDatabaseUrl> {
        match text.contains("://") {
            true => text.parse().map(Box::new).map(StorePlace::Database),
            false => Ok(StorePlace::Folder(PathBuf::from(text))),
        }
    }
}

impl fmt::Display for StorePlace {
    fn fmt(&self, form: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            StorePlace::Folder(folder) => write!(form, "{}", folder.display()),
            StorePlace::Database(url) => write!(form, "{url}"),
        }
    }
}

/// What is seen of a move while it goes on.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum MoveNews {
    /// So many rows of a table are copied.
    Copied(&'static str, u64),
    /// So many rows of a table are read again in their new place, and are the same.
    Verified(&'static str, u64),
}

/// What a move has done.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct MovedData {
    /// How many rows lie in the new place, the same as in the old one.
    pub rows: u64,
    /// Whether they lay there already.
    pub before: bool,
}

/// The rows of a table: how many, and a digest over all of them in order.
#[derive(Clone, PartialEq, Eq, Debug)]
struct TableSum {
    rows: u64,
    digest: String,
}

/// One end of a move.
enum MoveEnd {
    Folder(FolderEnd),
    Database(PostgresEnd),
}

/// Moves everything, and verifies every table by its count and its digest.
pub async fn move_data(
    from: &StorePlace,
    to: &StorePlace,
    mut news: impl FnMut(MoveNews),
) -> StoreResult<MovedData> {
    let mut source = match from {
        StorePlace::Folder(folder) => MoveEnd::Folder(FolderEnd::source(folder).await?),
        StorePlace::Database(url) => MoveEnd::Database(PostgresEnd::source(url).await?),
    };
    let mut target = match to {
        StorePlace::Folder(folder) => MoveEnd::Folder(FolderEnd::target(folder).await?),
        StorePlace::Database(url) => MoveEnd::Database(PostgresEnd::target(url).await?),
    };
    let moved = match target.is_full() {
        true => compare(&mut source, &mut target, to, &mut news).await,
        false => copy(&mut source, &mut target, &mut news).await,
    };
    source.leave().await;
    match moved {
        Ok(moved) => target.finish(moved.before).await.map(|()| moved),
        Err(fault) => {
            target.leave().await;
            Err(fault)
        }
    }
}

/// A place that is not empty must hold the same already: then the move was done before.
async fn compare(
    source: &mut MoveEnd,
    target: &mut MoveEnd,
    to: &StorePlace,
    news: &mut impl FnMut(MoveNews),
) -> StoreResult<MovedData> {
    let mut rows = 0;
    for shape in &SHAPES {
        let sum = summed(source, shape, |_| {}).await?;
        if summed(target, shape, |_| {}).await? != sum {
            let phrase = Phrase::new("store-not-empty").word("place", &to.to_string());
            return Err(StoreFault::Unusable(phrase));
        }
        news(MoveNews::Verified(shape.name, sum.rows));
        rows += sum.rows;
    }
    Ok(MovedData { rows, before: true })
}

async fn copy(
    source: &mut MoveEnd,
    target: &mut MoveEnd,
    news: &mut impl FnMut(MoveNews),
) -> StoreResult<MovedData> {
    let mut sums = Vec::with_capacity(SHAPES.len());
    for shape in &SHAPES {
        sums.push(copied(source, target, shape, news).await?);
    }
    let counters = source.counters().await?;
    target.set_counters(counters).await?;
    let mut rows = 0;
    for (shape, sum) in SHAPES.iter().zip(sums) {
        if summed(target, shape, |_| {}).await? != sum {
            let phrase = Phrase::new("store-move-differs").word("table", shape.name);
            return Err(StoreFault::Unusable(phrase));
        }
        news(MoveNews::Verified(shape.name, sum.rows));
        rows += sum.rows;
    }
    Ok(MovedData { rows, before: false })
}

/// Copies a table page by page; the sum of what was read.
async fn copied(
    source: &mut MoveEnd,
    target: &mut MoveEnd,
    shape: &TableShape,
    news: &mut impl FnMut(MoveNews),
) -> StoreResult<TableSum> {
    let (mut hash, mut rows, mut last) = (Sha256::new(), 0, None);
    loop {
        let page = source.page(shape, last.as_deref()).await?;
        let Some(end) = page.last() else { break };
        last = Some(shape.key_of(end));
        page.iter().for_each(|row| MovedCell::hash(row, &mut hash));
        rows += page.len() as u64;
        target.add(shape, &page).await?;
        news(MoveNews::Copied(shape.name, rows));
    }
    Ok(TableSum { rows, digest: hex(&hash.finalize()) })
}

/// Reads a table through; the sum of what is in it.
async fn summed(
    end: &mut MoveEnd,
    shape: &TableShape,
    mut seen: impl FnMut(u64),
) -> StoreResult<TableSum> {
    let (mut hash, mut rows, mut last) = (Sha256::new(), 0, None);
    loop {
        let page = end.page(shape, last.as_deref()).await?;
        let Some(end) = page.last() else { break };
        last = Some(shape.key_of(end));
        page.iter().for_each(|row| MovedCell::hash(row, &mut hash));
        rows += page.len() as u64;
        seen(rows);
    }
    Ok(TableSum { rows, digest: hex(&hash.finalize()) })
}

impl MoveEnd {
    /// Whether something lies there already.
    fn is_full(&self) -> bool {
        match self {
            MoveEnd::Folder(end) => end.full,
            MoveEnd::Database(end) => end.full,
        }
    }

    async fn page(
        &mut self,
        shape: &TableShape,
        after: Option<&[MovedCell]>,
    ) -> StoreResult<Vec<Vec<MovedCell>>> {
        match self {
            MoveEnd::Folder(end) => end.page(shape, after).await,
            MoveEnd::Database(end) => end.page(shape, after).await,
        }
    }

    async fn add(&mut self, shape: &TableShape, rows: &[Vec<MovedCell>]) -> StoreResult<()> {
        let added = match self {
            MoveEnd::Folder(end) => end.add(shape, rows).await,
            MoveEnd::Database(end) => end.add(shape, rows).await,
        };
        added.map_err(|fault| {
            let phrase = Phrase::new("store-move-row").word("table", shape.name);
            StoreFault::Unusable(phrase.word("cause", &fault.to_string()))
        })
    }

    /// The last numbers that were given to people and to tokens: none is given twice.
    async fn counters(&mut self) -> StoreResult<[i64; 2]> {
        match self {
            MoveEnd::Folder(end) => end.counters().await,
            MoveEnd::Database(end) => end.counters().await,
        }
    }

    async fn set_counters(&mut self, counters: [i64; 2]) -> StoreResult<()> {
        match self {
            MoveEnd::Folder(end) => end.set_counters(counters).await,
            MoveEnd::Database(end) => end.set_counters(counters).await,
        }
    }

    /// Lets go; nothing has changed.
    async fn leave(self) {
        match self {
            MoveEnd::Folder(end) => end.leave().await,
            MoveEnd::Database(end) => end.leave().await,
        }
    }

    /// Makes everything appear at once, unless it lay there before.
    async fn finish(self, before: bool) -> StoreResult<()> {
        match self {
            end if before => {
                end.leave().await;
                Ok(())
            }
            MoveEnd::Folder(end) => end.finish().await,
            MoveEnd::Database(end) => end.finish().await,
        }
    }
}
