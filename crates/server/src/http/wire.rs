use axum::body::Bytes;
use axum::extract::{FromRequest, Request};
use axum::http::{HeaderMap, StatusCode, header};
use axum::response::IntoResponse;
use mittwoch_protocol::Fault;
use serde::de::DeserializeOwned;

use super::Refused;
use crate::faults;

/// A message of the protocol in the body of a request; an empty body is an empty object.
pub struct Wire<T>(pub T);

impl<T: DeserializeOwned, S: Send + Sync> FromRequest<S> for Wire<T> {
    type Rejection = Refused;

    async fn from_request(request: Request, state: &S) -> Result<Wire<T>, Refused> {
        let json = is_json(request.headers());
        let body = Bytes::from_request(request, state).await;
        let body = body.map_err(|rejection| match rejection.into_response().status() {
            StatusCode::PAYLOAD_TOO_LARGE => faults::TOO_LARGE,
            _ => faults::MESSAGE_CUT,
        })?;
        if body.is_empty() {
            return read(b"{}").map(Wire).map_err(Refused);
        }
        if !json {
            return Err(faults::CONTENT_TYPE.into());
        }
        read(&body).map(Wire).map_err(Refused)
    }
}

fn is_json(headers: &HeaderMap) -> bool {
    let kind = headers.get(header::CONTENT_TYPE).and_then(|value| value.to_str().ok());
    let kind = kind.and_then(|value| value.split(';').next());
    kind.is_some_and(|kind| kind.trim().eq_ignore_ascii_case("application/json"))
}

/// Reads a message, or says what is wrong with it.
pub(crate) fn read<T: DeserializeOwned>(bytes: &[u8]) -> Result<T, Fault> {
    serde_json::from_slice(bytes).map_err(|error| {
        let text = error.to_string();
        let short: String = text.chars().take(200).collect();
        faults::NOT_PROTOCOL.word("detail", &short)
    })
}
