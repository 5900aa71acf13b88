use std::collections::BTreeMap;
use std::sync::Arc;

use axum::Json;
use axum::extract::{Path, Query, State};
use axum::http::{HeaderName, HeaderValue, header};
use axum::response::AppendHeaders;
use mittwoch_kernel::{Pack, Setting};
use mittwoch_match::Title;
use mittwoch_protocol::{ComponentSheet, Fault};

use super::games::known;
use crate::faults;
use crate::http::{App, Refused};
use crate::identity::Caller;
use crate::store::User;

/// What never changes: the digest is in the address.
const FOR_EVER: HeaderValue = HeaderValue::from_static("public, max-age=31536000, immutable");

/// The same for what nobody but the reader may keep.
const FOR_READER: HeaderValue = HeaderValue::from_static("private, max-age=31536000, immutable");

type Sheet = (AppendHeaders<[(HeaderName, HeaderValue); 1]>, Json<ComponentSheet>);

/// What is printed on the components of a pack: `rules` and `players` are what the table says, `table`
/// the one that shows a pack of its host, every other word of the question is an option; what is
/// absent has its default.
pub(super) async fn sheet(
    State(app): State<App>,
    Path((key, digest)): Path<(String, String)>,
    Query(mut wish): Query<BTreeMap<String, String>>,
    caller: Option<Caller>,
) -> Result<Sheet, Refused> {
    let title = known(&key)?;
    let about = title.about();
    let rules = number(&mut wish, "rules", about.rules)?;
    let players = number(&mut wish, "players", u32::from(*about.players.end()))?;
    let players = u8::try_from(players).map_err(|_| faults::NO_SHEET)?;
    let table = wish.remove("table");
    let setting = Setting { players, options: wish };
    let person = caller.map(|caller| caller.person);
    let (open, pack) = visible_pack(&app, title, &digest, table.as_deref(), person).await?;
    let made = tokio::task::spawn_blocking(move || title.sheet(rules, &pack, &setting)).await;
    let sheet = made.map_err(|_| faults::INTERNAL)?.map_err(|_| faults::NO_SHEET)?;
    let kept = if open { FOR_EVER } else { FOR_READER };
    Ok((AppendHeaders([(header::CACHE_CONTROL, kept)]), Json(sheet)))
}

/// The pack with this digest, if whoever asks may see it, and whether everybody may.
///
/// What is built in, was, or is offered by the host is open. Another pack is shown to those who
/// have installed it and to those who can name a table that plays with it: whoever knows the id of
/// a table may look at it. To know a digest is not enough.
pub(super) async fn visible_pack(
    app: &App,
    title: &dyn Title,
    digest: &str,
    table: Option<&str>,
    person: Option<User>,
) -> Result<(bool, Arc<Pack>), Refused> {
    let pack = app.tables.pack(title, digest).await?.ok_or(faults::NO_PACK)?;
    if app.tables.is_open_pack(title, digest) {
        return Ok((true, pack));
    }
    let shown = match table {
        Some(id) => app.store.tables.table(id).await?.is_some_and(|row| row.pack == digest),
        None => false,
    };
    if shown {
        return Ok((false, pack));
    }
    let own = match person {
        Some(person) => app.store.packs.installed_packs(person.id).await?,
        None => Vec::new(),
    };
    match own.iter().any(|pack| pack.label.digest == digest) {
        true => Ok((false, pack)),
        false => Err(faults::NO_PACK.into()),
    }
}

fn number(wish: &mut BTreeMap<String, String>, key: &str, usual: u32) -> Result<u32, Fault> {
    let text = wish.remove(key);
    text.map_or(Ok(usual), |text| text.parse().map_err(|_| faults::NO_SHEET.into()))
}
