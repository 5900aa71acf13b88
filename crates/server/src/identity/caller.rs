use axum::extract::{FromRequestParts, OptionalFromRequestParts};
use axum::http::request::Parts;
use mittwoch_protocol::{Fault, FaultCode};

use crate::http::Refused;
use crate::store::{Person, Session};

/// Who sends a request. As an argument of a handler it needs somebody; as an option it does not.
#[derive(Clone, Debug)]
pub struct Caller {
    /// The person.
    pub person: Person,
    /// The session, unless it is a program with a token.
    pub session: Option<Session>,
}

impl<S: Send + Sync> FromRequestParts<S> for Caller {
    type Rejection = Refused;

    async fn from_request_parts(parts: &mut Parts, _: &S) -> Result<Caller, Refused> {
        let missing = || Fault::new(FaultCode::SignedOut, "Nobody is signed in.");
        parts.extensions.get::<Caller>().cloned().ok_or_else(missing).map_err(Refused)
    }
}

impl<S: Send + Sync> OptionalFromRequestParts<S> for Caller {
    type Rejection = Refused;

    async fn from_request_parts(parts: &mut Parts, _: &S) -> Result<Option<Caller>, Refused> {
        Ok(parts.extensions.get::<Caller>().cloned())
    }
}
