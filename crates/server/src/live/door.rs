use axum::extract::FromRequestParts;
use axum::extract::ws::WebSocketUpgrade;
use axum::extract::ws::rejection::WebSocketUpgradeRejection;
use axum::http::request::Parts;
use axum::response::Response;
use tracing::{Instrument, Span};

use super::{Opened, connection};
use crate::http::App;

/// How many bytes are read at once from a connection.
const READ: usize = 2 * 1024;

/// After how many bytes what is written is handed to the system, though nobody has asked for it.
const WRITTEN: usize = 2 * 1024;

/// Through what a live connection comes in: an upgraded request, or a socket of a simulation.
pub enum SocketDoor {
    /// A request that becomes a WebSocket.
    Upgrade(WebSocketUpgrade),
    /// A socket in memory that came with the request.
    #[cfg(feature = "simulation")]
    Memory(crate::simulation::SocketEnd),
}

impl<S: Send + Sync> FromRequestParts<S> for SocketDoor {
    type Rejection = WebSocketUpgradeRejection;

    async fn from_request_parts(
        parts: &mut Parts,
        state: &S,
    ) -> Result<SocketDoor, Self::Rejection> {
        #[cfg(feature = "simulation")]
        if let Some(end) = parts.extensions.remove::<crate::simulation::SocketEnd>() {
            return Ok(SocketDoor::Memory(end));
        }
        WebSocketUpgrade::from_request_parts(parts, state).await.map(SocketDoor::Upgrade)
    }
}

impl SocketDoor {
    /// Lets the connection live by itself.
    pub(super) fn open(self, app: App, opened: Opened) -> Response {
        match self {
            SocketDoor::Upgrade(upgrade) => {
                let limit = app.config.limits.body;
                let upgrade = upgrade.max_message_size(limit).max_frame_size(limit);
                // What is read are commands: thousands of quiet connections hold this much each.
                let upgrade = upgrade.read_buffer_size(READ).write_buffer_size(WRITTEN);
                let span = Span::current();
                upgrade.on_upgrade(move |socket| connection(app, opened, socket).instrument(span))
            }
            #[cfg(feature = "simulation")]
            SocketDoor::Memory(end) => {
                if let Some(socket) = end.open(opened.person.as_ref().map(|person| person.id)) {
                    tokio::spawn(connection(app, opened, socket).in_current_span());
                }
                let mut response = Response::default();
                *response.status_mut() = axum::http::StatusCode::SWITCHING_PROTOCOLS;
                response
            }
        }
    }
}
