use std::path::Path;

use mittwoch_kernel::{Outcome, Seat};
use mittwoch_match::{Match, StoredMatch};
use mittwoch_protocol::Create;
use serde::Deserialize;
use sqlx::SqlitePool;

use super::{folder, pack, table};
use crate::store::{StoreFault, StoreResult, TableId};

/// What this program would make of a match that is kept.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Surveyed {
    /// Its table.
    pub table: TableId,
    /// The game.
    pub game: String,
    /// The version of its rules, where the head can be read.
    pub rules: Option<u32>,
    /// What would differ; nothing if it goes on as it was.
    pub differs: Option<String>,
}

/// Looks at every match of a data folder without changing anything, also while a server runs.
pub async fn survey(data: &Path) -> StoreResult<Vec<Surveyed>> {
    let db = folder::lookers(data).await?;
    let begun = "SELECT id, wish, pack, standing FROM tables WHERE stage <> 'open' ORDER BY made";
    let rows: Vec<(TableId, String, String, String)> = sqlx::query_as(begun).fetch_all(&db).await?;
    let mut all = Vec::new();
    for (id, wish, digest, standing) in rows {
        let game = serde_json::from_str::<Create>(&wish)?.game;
        let lines = table::lines(&db, &id).await?;
        let differs = match taken_up(&db, &id, &game, &digest, &lines).await {
            Ok(taken_up) => difference(&*taken_up, &serde_json::from_str(&standing)?),
            Err(what) => Some(what),
        };
        all.push(Surveyed { table: id, game, rules: rules(&lines), differs });
    }
    db.close().await;
    Ok(all)
}

/// What of a standing follows from the match.
#[derive(Deserialize)]
struct Stood {
    #[serde(default)]
    outcome: Option<Outcome>,
}

fn difference(taken_up: &dyn Match, stood: &Stood) -> Option<String> {
    let same = taken_up.outcome() == stood.outcome;
    (!same).then(|| "it would end otherwise".to_owned())
}

fn rules(lines: &[String]) -> Option<u32> {
    let head: serde_json::Value = serde_json::from_str(lines.first()?).ok()?;
    u32::try_from(head.get("rules")?.as_u64()?).ok()
}

async fn taken_up(
    db: &SqlitePool,
    id: &str,
    game: &str,
    digest: &str,
    lines: &[String],
) -> Result<Box<dyn Match>, String> {
    let failed = |fault: StoreFault| fault.to_string();
    let title = mittwoch_games::title(game).ok_or("no such game is known here")?;
    let pack = match title.pack_of(None, digest) {
        Some(pack) => pack,
        None => pack::find(db, digest).await.map_err(failed)?.ok_or("its components are gone")?,
    };
    let sealed = table::sealed(db, id).await.map_err(failed)?;
    let sealed: Vec<(Seat, String)> = sealed.into_iter().map(|s| (s.seat, s.action)).collect();
    let seed = table::seed(db, id).await.map_err(failed)?;
    let kept = StoredMatch { lines, seed, sealed: &sealed };
    title.reopen(&kept, &pack).map_err(|fault| fault.to_string())
}
