use std::collections::BTreeMap;

use axum::Json;
use axum::extract::{FromRequest, Path, Request, State};
use axum::http::StatusCode;
use mittwoch_kernel::DataFault;
use mittwoch_protocol::{Fault, NewPack, PackInfo, PackLists, Rank};
use serde::Deserialize;

use crate::clock;
use crate::faults;
use crate::http::{App, Refused, Wire};
use crate::identity::Caller;
use crate::pack::refused;
use crate::store::NewInstall;

/// What stands where bytes were no text.
const UNREADABLE: char = '\u{fffd}';

pub(super) async fn list(
    State(app): State<App>,
    caller: Option<Caller>,
) -> Result<Json<PackLists>, Refused> {
    let mine = match &caller {
        Some(caller) => app.store.packs.installed_packs(caller.person.id).await?,
        None => Vec::new(),
    };
    let limits = &app.config.limits.packs;
    let (most, most_bytes) = (limits.packs, limits.all_bytes);
    Ok(Json(PackLists { mine, hosted: app.tables.offered(), most, most_bytes }))
}

pub(super) async fn install(
    State(app): State<App>,
    caller: Caller,
    Upload(wish): Upload,
) -> Result<Json<PackInfo>, Refused> {
    if caller.person.rank != Rank::Account {
        return Err(faults::PACK_OF_GUEST.into());
    }
    app.rates.install(caller.person.id)?;
    let pack = app.packs.check(wish).await?;
    let limits = &app.config.limits.packs;
    let new = NewInstall {
        person: caller.person.id,
        pack: pack.pack,
        game: pack.game.to_owned(),
        label: pack.label,
        bytes: pack.bytes,
        now: clock::now(),
        most: limits.packs,
        most_bytes: limits.all_bytes,
    };
    let digest = new.label.digest.clone();
    if !app.store.packs.install_pack(new).await? {
        return Err(faults::PACK_QUOTA.into());
    }
    let mine = app.store.packs.installed_packs(caller.person.id).await?;
    Ok(Json(mine.into_iter().find(|pack| pack.label.digest == digest).ok_or(faults::NO_OWN_PACK)?))
}

pub(super) async fn remove(
    State(app): State<App>,
    caller: Caller,
    Path(digest): Path<String>,
) -> Result<StatusCode, Refused> {
    match app.store.packs.remove_pack(caller.person.id, &digest).await? {
        true => Ok(StatusCode::NO_CONTENT),
        false => Err(faults::NO_OWN_PACK.into()),
    }
}

/// A pack in the body of a request; files that are no text are named.
pub(super) struct Upload(NewPack);

impl FromRequest<App> for Upload {
    type Rejection = Refused;

    async fn from_request(request: Request, state: &App) -> Result<Upload, Refused> {
        let (parts, body) = request.into_parts();
        let limit = state.config.limits.packs.body;
        let body = axum::body::to_bytes(body, limit).await.map_err(|_| faults::TOO_LARGE)?;
        if let Some(fault) = unreadable(&body) {
            return Err(Refused(fault));
        }
        let request = Request::from_parts(parts, body.into());
        Wire::from_request(request, state).await.map(|Wire(wish)| Upload(wish))
    }
}

/// The files of a message that are not written in UTF-8.
fn unreadable(body: &[u8]) -> Option<Fault> {
    #[derive(Deserialize)]
    struct Files {
        files: BTreeMap<String, String>,
    }
    std::str::from_utf8(body).err()?;
    let Files { files } = serde_json::from_str(&String::from_utf8_lossy(body)).ok()?;
    let broken = files.into_iter().filter(|(_, text)| text.contains(UNREADABLE));
    let what = "the file is not written in UTF-8";
    let faults: Vec<_> = broken.map(|(name, _)| DataFault::in_file(&name, what)).collect();
    (!faults.is_empty()).then(|| refused(&faults))
}
