use std::collections::BTreeMap;
use std::sync::Arc;

use axum::Json;
use axum::extract::{Path, Query, State};
use axum::http::{HeaderName, HeaderValue, header};
use axum::response::AppendHeaders;
use mittwoch_kernel::{Pack, Setting};
use mittwoch_protocol::{ComponentSheet, Fault};
use mittwoch_table::Title;

use super::games::known;
use crate::faults;
use crate::http::{App, Refused};

/// What never changes: the digest is in the address.
const FOR_EVER: HeaderValue = HeaderValue::from_static("public, max-age=31536000, immutable");

type Sheet = (AppendHeaders<[(HeaderName, HeaderValue); 1]>, Json<ComponentSheet>);

/// What is printed on the components of a pack: `rules` and `players` are what the table says, every
/// other word of the question is an option; what is absent has its default.
pub(super) async fn sheet(
    State(app): State<App>,
    Path((key, digest)): Path<(String, String)>,
    Query(mut wish): Query<BTreeMap<String, String>>,
) -> Result<Sheet, Refused> {
    let title = known(&key)?;
    let about = title.about();
    let rules = number(&mut wish, "rules", about.rules)?;
    let players = number(&mut wish, "players", u32::from(*about.players.end()))?;
    let players = u8::try_from(players).map_err(|_| faults::NO_SHEET)?;
    let setting = Setting { players, options: wish };
    let pack = visible_pack(&app, title, &digest).await?;
    let made = tokio::task::spawn_blocking(move || title.sheet(rules, &pack, &setting)).await;
    let sheet = made.map_err(|_| faults::INTERNAL)?.map_err(|_| faults::NO_SHEET)?;
    Ok((AppendHeaders([(header::CACHE_CONTROL, FOR_EVER)]), Json(sheet)))
}

/// The pack with this digest, if whoever asks may see it.
///
/// Every pack that is known today is built in, or was: anybody may see it. A pack that belongs to
/// somebody is to be shown here only to those who may see a table that plays with it.
async fn visible_pack(app: &App, title: &dyn Title, digest: &str) -> Result<Arc<Pack>, Refused> {
    Ok(app.tables.pack(title, digest).await?.ok_or(faults::NO_PACK)?)
}

fn number(wish: &mut BTreeMap<String, String>, key: &str, usual: u32) -> Result<u32, Fault> {
    let text = wish.remove(key);
    text.map_or(Ok(usual), |text| text.parse().map_err(|_| faults::NO_SHEET.into()))
}
