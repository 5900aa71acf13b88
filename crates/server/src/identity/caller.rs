use axum::extract::{FromRequestParts, OptionalFromRequestParts};
use axum::http::request::Parts;
use mittwoch_protocol::Fault;

use crate::faults;
use crate::http::Refused;
use crate::store::{Hash, User};

/// Who sends a request. As an argument of a handler it needs somebody; as an option it does not.
#[derive(Clone, Debug)]
pub struct Caller {
    /// The person.
    pub person: User,
    /// With what the person has proved it.
    pub credential: Credential,
}

/// With what somebody proves to be a person; what it opened ends when it is taken away.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Credential {
    /// A cookie, by its hash.
    Session(Hash),
    /// The token of a program, by its hash.
    Token(Hash),
}

impl Caller {
    /// The session, unless it is a program with a token.
    pub fn session(&self) -> Option<Hash> {
        match self.credential {
            Credential::Session(hash) => Some(hash),
            Credential::Token(_) => None,
        }
    }
}

impl<S: Send + Sync> FromRequestParts<S> for Caller {
    type Rejection = Refused;

    async fn from_request_parts(parts: &mut Parts, _: &S) -> Result<Caller, Refused> {
        let missing = || Fault::from(faults::SIGNED_OUT);
        parts.extensions.get::<Caller>().cloned().ok_or_else(missing).map_err(Refused)
    }
}

impl<S: Send + Sync> OptionalFromRequestParts<S> for Caller {
    type Rejection = Refused;

    async fn from_request_parts(parts: &mut Parts, _: &S) -> Result<Option<Caller>, Refused> {
        Ok(parts.extensions.get::<Caller>().cloned())
    }
}
