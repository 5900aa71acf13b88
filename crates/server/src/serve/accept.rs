use std::net::SocketAddr;
use std::pin::pin;
use std::time::Duration;

use axum::Router;
use axum::extract::{ConnectInfo, Request};
use hyper::body::Incoming;
use hyper::server::conn::http1;
use hyper::service::service_fn;
use hyper_util::rt::{TokioIo, TokioTimer};
use ipnet::IpNet;
use prometheus::IntCounter;
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::{mpsc, watch};
use tokio_io_timeout::TimeoutStream;
use tower::Service;

use crate::config::Limits;
use crate::http::{App, ConnectionLimits, ConnectionPermit};

/// The longest head of a request, in bytes.
const HEAD_BYTES: usize = 32 * 1024;

/// How long is waited when the system has no connection to give, for whatever reason.
const PAUSE: Duration = Duration::from_millis(100);

/// What somebody hears for whom there is no place, if there is room for it on the way.
const FULL: &[u8] = b"HTTP/1.1 503 Service Unavailable\r\nRetry-After: 5\r\n\
    Content-Length: 0\r\nConnection: close\r\n\r\n";

/// At the door: who gets in, and how long they may stay without a word.
pub(super) struct Acceptor {
    places: ConnectionLimits,
    turned_away: IntCounter,
    trusted: Vec<IpNet>,
    limits: Limits,
}

impl Acceptor {
    /// A door for so many connections at once.
    pub(super) fn new(app: &App, connections: usize) -> Acceptor {
        let limits = app.config.limits;
        let places = ConnectionLimits::new(connections, limits.connections_of_address);
        let turned_away = app.meter.turned_away.clone();
        Acceptor { places, turned_away, trusted: app.config.trusted.clone(), limits }
    }

    /// A door for few who are known, such as other nodes, each of which speaks for many.
    pub(super) fn for_known(app: &App, connections: usize) -> Acceptor {
        let places = ConnectionLimits::new(connections, connections);
        let turned_away = app.meter.turned_away.clone();
        Acceptor { places, turned_away, trusted: Vec::new(), limits: app.config.limits }
    }

    /// A place for a peer. A trusted proxy speaks for many, whose live connections count by the
    /// address that it names.
    fn place(&self, peer: SocketAddr) -> Option<ConnectionPermit> {
        let address = peer.ip().to_canonical();
        if self.trusted.iter().any(|net| net.contains(&address)) {
            return self.places.take_for_many();
        }
        self.places.take(address)
    }
}

/// Takes connections until the server stops, then waits until each has finished its request.
///
/// It never waits for a place: whoever comes when there is none is sent away at once.
pub(super) async fn accept(
    listener: TcpListener,
    router: Router,
    door: Acceptor,
    mut stopping: watch::Receiver<bool>,
) {
    let (busy, mut all_done) = mpsc::channel::<()>(1);
    loop {
        let (stream, peer) = tokio::select! {
            biased;
            _ = stopping.changed() => break,
            next = next(&listener) => next,
        };
        let Some(place) = door.place(peer) else {
            let _best_effort = stream.try_write(FULL);
            door.turned_away.inc();
            tracing::debug!(%peer, "there was no place for a connection");
            continue;
        };
        let (router, stopping, busy) = (router.clone(), stopping.clone(), busy.clone());
        let limits = door.limits;
        tokio::spawn(async move {
            let _held = (busy, place);
            talk(stream, peer, router, limits, stopping).await;
        });
    }
    drop((listener, busy));
    // Nothing is ever sent; the channel closes when the last connection has let go of it.
    let _closed = all_done.recv().await;
}

/// The next connection.
async fn next(listener: &TcpListener) -> (TcpStream, SocketAddr) {
    loop {
        match listener.accept().await {
            Ok((stream, peer)) => {
                // Moves are small and should not wait for one another.
                let _best_effort = stream.set_nodelay(true);
                return (stream, peer);
            }
            Err(error) => {
                tracing::warn!(%error, "a connection was not accepted");
                tokio::time::sleep(PAUSE).await;
            }
        }
    }
}

async fn talk(
    stream: TcpStream,
    peer: SocketAddr,
    router: Router,
    limits: Limits,
    mut stopping: watch::Receiver<bool>,
) {
    let answer = service_fn(move |mut request: Request<Incoming>| {
        request.extensions_mut().insert(ConnectInfo(peer));
        router.clone().call(request)
    });
    let mut protocol = http1::Builder::new();
    // The time for a head also runs between two requests.
    protocol.timer(TokioTimer::new()).header_read_timeout(limits.head).max_buf_size(HEAD_BYTES);
    let mut stream = TimeoutStream::new(stream);
    stream.set_write_timeout(Some(limits.unread));
    let stream = TokioIo::new(Box::pin(stream));
    let mut talk = pin!(protocol.serve_connection(stream, answer).with_upgrades());
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
