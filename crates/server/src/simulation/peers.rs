use std::sync::{Arc, Mutex, PoisonError};

use axum::Router;
use axum::extract::Request;
use axum::response::Response;
use tokio::sync::oneshot;

use super::HOOKS;
use crate::http::{App, node_router};
use crate::node::NodeTasks;

/// A request of one node to another, on its way.
pub struct PeerMail {
    /// The address of the other node.
    pub address: String,
    /// What is asked.
    pub request: Request,
    /// Where the answer goes; if it is dropped, the other node could not be reached.
    pub answer: oneshot::Sender<Response>,
}

/// Where requests to other nodes lie until the world carries them on.
pub type PeerPost = Arc<Mutex<Vec<PeerMail>>>;

/// Posts a request to another node, where nodes speak through the world; else hands it back.
pub(crate) fn to_peer(request: Request) -> Result<oneshot::Receiver<Response>, Box<Request>> {
    let post = HOOKS.with_borrow(|hooks| hooks.as_ref().map(|hooks| hooks.post.clone()));
    let Some(post) = post else { return Err(Box::new(request)) };
    let address = request.uri().authority().map(ToString::to_string).unwrap_or_default();
    let (answer, answered) = oneshot::channel();
    let mail = PeerMail { address, request, answer };
    post.lock().unwrap_or_else(PoisonError::into_inner).push(mail);
    Ok(answered)
}

/// What other nodes can ask a server.
pub fn peers(app: App) -> Router {
    node_router(app)
}

/// A server that lives as one of several nodes.
pub struct LivingNode(NodeTasks);

impl LivingNode {
    /// Lives from now on.
    pub fn start(app: &App) -> LivingNode {
        LivingNode(app.tables.node().start(app))
    }

    /// Stops in order: nothing is left undone, and what it held is free for the others.
    pub async fn leave(self, app: &App) {
        app.stop();
        app.tables.stop().await;
        app.tables.node().leave(self.0).await;
    }
}
