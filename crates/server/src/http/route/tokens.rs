use axum::Json;
use axum::extract::{Path, State};
use axum::http::StatusCode;
use mittwoch_protocol::{ApiToken, NewToken, TokenInfo};

use crate::http::{App, Refused, Wire};
use crate::identity::Caller;

pub(super) async fn list(
    State(app): State<App>,
    caller: Caller,
) -> Result<Json<Vec<TokenInfo>>, Refused> {
    Ok(Json(app.identity.tokens(&caller).await?))
}

pub(super) async fn add(
    State(app): State<App>,
    caller: Caller,
    Wire(wish): Wire<NewToken>,
) -> Result<Json<ApiToken>, Refused> {
    let token = app.identity.add_token(&caller, &wish.name).await?;
    super::people::unname_guests(&app, &token.info.name).await?;
    Ok(Json(token))
}

pub(super) async fn remove(
    State(app): State<App>,
    caller: Caller,
    Path(id): Path<i64>,
) -> Result<StatusCode, Refused> {
    app.identity.drop_token(&caller, id).await?;
    Ok(StatusCode::NO_CONTENT)
}
