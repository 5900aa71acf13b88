use std::sync::Arc;

use axum::Json;
use axum::extract::{Path, State};
use mittwoch_kernel::Pack;
use mittwoch_match::Title;
use mittwoch_protocol::{CompanionReply, CompanionRequest, Fault, FaultCode};

use super::games::known;
use super::sheets::visible_pack;
use crate::faults;
use crate::http::{App, Refused, Wire};
use crate::identity::Caller;

/// The longest question in bytes: a long game is a quarter of it.
pub(super) const LONGEST: usize = 128 * 1024;

/// Where the companion of a game stands after all that it was told. It keeps nothing, so nobody
/// needs an account; the limits of an address and of time are those of every request.
pub(super) async fn answer(
    State(app): State<App>,
    Path(key): Path<String>,
    caller: Option<Caller>,
    Wire(CompanionRequest { pack, situation }): Wire<CompanionRequest>,
) -> Result<Json<CompanionReply>, Refused> {
    let title = known(&key)?;
    if !title.has_companion() {
        return Err(faults::NO_COMPANION.into());
    }
    let person = caller.map(|caller| caller.person);
    let pack = match pack {
        Some(digest) => visible_pack(&app, title, &digest, None, person).await?.1,
        None => built_in(title)?,
    };
    let turn = app.companions.clone().acquire_owned().await.map_err(|_| faults::STOPPING)?;
    // The turn goes with the work: it is not over when the one who asked has gone.
    let stands = tokio::task::spawn_blocking(move || {
        let _turn = turn;
        title.accompany(&pack, &situation)
    });
    match stands.await.map_err(|_| faults::INTERNAL)?.ok_or(faults::NO_COMPANION)? {
        Ok(reply) => Ok(Json(reply)),
        Err(phrase) => Err(Refused(Fault::new(FaultCode::Setting, phrase))),
    }
}

fn built_in(title: &dyn Title) -> Result<Arc<Pack>, Refused> {
    title.pack(None).map(Arc::new).map_err(|_| faults::COMPONENTS_BROKEN.into())
}
