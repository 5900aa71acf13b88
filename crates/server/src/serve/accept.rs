use std::net::SocketAddr;
use std::pin::pin;
use std::sync::Arc;
use std::time::Duration;

use axum::Router;
use axum::extract::{ConnectInfo, Request};
use hyper::body::Incoming;
use hyper::server::conn::http1;
use hyper::service::service_fn;
use hyper_util::rt::{TokioIo, TokioTimer};
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::{OwnedSemaphorePermit, Semaphore, mpsc, watch};
use tower::Service;

/// How long a client may take for the head of a request; also between two requests.
const HEAD: Duration = Duration::from_secs(30);

/// The longest head of a request, in bytes.
const HEAD_BYTES: usize = 32 * 1024;

/// Takes connections until the server stops, then waits until each has finished its request.
pub(super) async fn accept(
    listener: TcpListener,
    router: Router,
    connections: usize,
    mut stopping: watch::Receiver<bool>,
) {
    let places = Arc::new(Semaphore::new(connections));
    let (busy, mut all_done) = mpsc::channel::<()>(1);
    loop {
        let (stream, peer, place) = tokio::select! {
            biased;
            _ = stopping.changed() => break,
            next = next(&listener, &places) => next,
        };
        let (router, stopping, busy) = (router.clone(), stopping.clone(), busy.clone());
        tokio::spawn(async move {
            let _held = (busy, place);
            talk(stream, peer, router, stopping).await;
        });
    }
    drop((listener, busy));
    // Nothing is ever sent; the channel closes when the last connection has let go of it.
    let _closed = all_done.recv().await;
}

/// The next connection for which there is a place; the system lets the others wait.
async fn next(
    listener: &TcpListener,
    places: &Arc<Semaphore>,
) -> (TcpStream, SocketAddr, OwnedSemaphorePermit) {
    loop {
        let place = places.clone().acquire_owned().await.expect("the places are never closed");
        match listener.accept().await {
            Ok((stream, peer)) => {
                // Moves are small and should not wait for one another.
                let _best_effort = stream.set_nodelay(true);
                return (stream, peer, place);
            }
            Err(error) => {
                tracing::warn!(%error, "a connection was not accepted");
                tokio::time::sleep(Duration::from_millis(100)).await;
            }
        }
    }
}

async fn talk(
    stream: TcpStream,
    peer: SocketAddr,
    router: Router,
    mut stopping: watch::Receiver<bool>,
) {
    let answer = service_fn(move |mut request: Request<Incoming>| {
        request.extensions_mut().insert(ConnectInfo(peer));
        router.clone().call(request)
    });
    let mut protocol = http1::Builder::new();
    protocol.timer(TokioTimer::new()).header_read_timeout(HEAD).max_buf_size(HEAD_BYTES);
    let mut talk = pin!(protocol.serve_connection(TokioIo::new(stream), answer).with_upgrades());
    let ended = tokio::select! {
        ended = talk.as_mut() => Some(ended),
        _ = stopping.changed() => None,
    };
    let ended = match ended {
        Some(ended) => ended,
        None => {
            talk.as_mut().graceful_shutdown();
            talk.await
        }
    };
    if let Err(error) = ended {
        tracing::debug!(%error, "a connection ended early");
    }
}
