use axum::Json;
use axum::extract::State;
use axum::http::{HeaderName, header};
use axum::response::AppendHeaders;
use mittwoch_kernel::Pack;
use mittwoch_protocol::{
    Export, ExportedLine, ExportedPack, ExportedSession, ExportedTable, Rank, Stage,
};
use mittwoch_session::fold_lines;

use crate::http::listing::lines;
use crate::http::{App, Refused};
use crate::identity::Caller;
use crate::store::UserId;

/// How many tables of either kind an export holds.
const MOST: u32 = 10_000;

type ExportFile = (AppendHeaders<[(HeaderName, &'static str); 1]>, Json<Export>);

/// Everything that is kept about the person who asks, as a file.
pub(super) async fn export(State(app): State<App>, caller: Caller) -> Result<ExportFile, Refused> {
    // As rare as a new table: it reads everything.
    app.rates.table(caller.person.id)?;
    let (id, store) = (caller.person.id, &app.store);
    let kept = store.people.kept_of(id).await?;
    let tokens = match caller.person.rank {
        Rank::Bot => Vec::new(),
        Rank::Guest | Rank::Account => app.identity.tokens(&caller).await?,
    };
    let session = |(seen, expires)| ExportedSession { seen, expires };
    let said = |(table, line)| ExportedLine { table, line };
    let export = Export {
        me: caller.person.me(),
        made: kept.made,
        seen: kept.seen,
        sessions: kept.sessions.into_iter().map(session).collect(),
        tokens,
        muted: store.chat.mutes(id).await?.into_iter().collect(),
        tables: tables(&app, id).await?,
        packs: packs(&app, id).await?,
        chat: kept.chat.into_iter().map(said).collect(),
    };
    let file = "attachment; filename=\"mittwoch-export.json\"";
    Ok((AppendHeaders([(header::CONTENT_DISPOSITION, file)]), Json(export)))
}

async fn packs(app: &App, id: UserId) -> Result<Vec<ExportedPack>, Refused> {
    let mut packs = Vec::new();
    for pack in app.store.packs.installed_packs(id).await? {
        let whole = app.store.packs.pack(&pack.label.digest).await?;
        let files = whole.iter().flat_map(Pack::files);
        let files = files.map(|(name, text)| (name.to_owned(), text)).collect();
        packs.push(ExportedPack { pack, files });
    }
    Ok(packs)
}

async fn tables(app: &App, id: UserId) -> Result<Vec<ExportedTable>, Refused> {
    let mut rows = app.store.lobby.tables_of(id, false, MOST).await?;
    rows.extend(app.store.lobby.tables_of(id, true, MOST).await?);
    let mut words = Vec::new();
    for row in &rows {
        words.push(word(&app.store.tables.table_lines(&row.id).await?, id));
    }
    let lines = lines(app.store.people.as_ref(), rows, Some(id)).await?;
    let mut tables = Vec::new();
    for (table, word) in lines.into_iter().zip(words) {
        let record = match table.stage {
            Stage::Over => Some(app.tables.record_of_finished(&table.id).await?),
            // A record of a match that may go on holds what nobody may know yet.
            Stage::Open | Stage::Running | Stage::Frozen => None,
        };
        tables.push(ExportedTable { table, word, record });
    }
    Ok(tables)
}

/// What a person added to the luck, as the lines of the table have it.
fn word(lines: &[String], id: UserId) -> Option<String> {
    let (state, _) = fold_lines(lines).ok()?;
    let own = state.document.entropy.into_iter().find(|(person, _)| *person == id);
    own.map(|(_, word)| word)
}
