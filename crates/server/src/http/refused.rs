use axum::Json;
use axum::http::{HeaderValue, StatusCode, header};
use axum::response::{IntoResponse, Response};
use mittwoch_protocol::{Fault, FaultCode};

use crate::faults::FaultKind;
use crate::store::StoreFault;

/// A fault as an answer to a request.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Refused(pub Fault);

/// With an answer on its way out: what was refused, to be counted once.
#[derive(Clone, Copy)]
pub(super) struct RefusedCode(pub FaultCode);

impl From<Fault> for Refused {
    fn from(fault: Fault) -> Refused {
        Refused(fault)
    }
}

impl From<FaultKind> for Refused {
    fn from(kind: FaultKind) -> Refused {
        Refused(kind.into())
    }
}

impl From<StoreFault> for Refused {
    fn from(fault: StoreFault) -> Refused {
        Refused(crate::identity::fault(fault))
    }
}

impl IntoResponse for Refused {
    fn into_response(self) -> Response {
        let code = self.0.code;
        let mut response = (status(code), Json(self.0)).into_response();
        response.extensions_mut().insert(RefusedCode(code));
        if matches!(code, FaultCode::TooMany | FaultCode::Stopping) {
            response.headers_mut().insert(header::RETRY_AFTER, HeaderValue::from_static("5"));
        }
        response
    }
}

/// The status that belongs to a kind of fault.
fn status(code: FaultCode) -> StatusCode {
    match code {
        FaultCode::Malformed
        | FaultCode::Name
        | FaultCode::Password
        | FaultCode::Setting
        | FaultCode::Unreadable => StatusCode::BAD_REQUEST,
        FaultCode::TooLarge => StatusCode::PAYLOAD_TOO_LARGE,
        FaultCode::TooMany => StatusCode::TOO_MANY_REQUESTS,
        FaultCode::SignedOut | FaultCode::WrongPassword => StatusCode::UNAUTHORIZED,
        FaultCode::CrossSite | FaultCode::Forbidden => StatusCode::FORBIDDEN,
        FaultCode::NotFound => StatusCode::NOT_FOUND,
        FaultCode::Stage
        | FaultCode::OpenTables
        | FaultCode::PackQuota
        | FaultCode::KeyUsed
        | FaultCode::SeatTaken
        | FaultCode::NotAsked
        | FaultCode::Stale
        | FaultCode::Undo
        | FaultCode::Frozen => StatusCode::CONFLICT,
        FaultCode::Refused | FaultCode::Pack => StatusCode::UNPROCESSABLE_ENTITY,
        FaultCode::Internal => StatusCode::INTERNAL_SERVER_ERROR,
        FaultCode::Stopping => StatusCode::SERVICE_UNAVAILABLE,
    }
}
