//! A proxy of one's own: each connection goes to the next node that is well.

use std::net::SocketAddr;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use tokio::io::{AsyncReadExt, AsyncWriteExt, copy_bidirectional};
use tokio::net::{TcpListener, TcpStream};
use tokio::runtime::{Builder, Runtime};
use tokio::sync::Notify;
use tokio::time::{sleep, timeout};

/// How often it is asked whether a node is well, and how long it may take to say so.
const LOOK: Duration = Duration::from_millis(300);
const PATIENCE: Duration = Duration::from_millis(1000);

/// A proxy that runs until it is dropped.
pub(super) struct Proxy {
    address: SocketAddr,
    ways: Arc<ProxyWays>,
    _runtime: Runtime,
}

/// Where it leads to, and what is open.
struct ProxyWays {
    nodes: Mutex<Vec<ProxyWay>>,
    open: Mutex<Vec<OpenWay>>,
    turns: AtomicU64,
}

#[derive(Clone, Default)]
struct ProxyWay {
    address: Option<SocketAddr>,
    well: bool,
}

/// A connection that can be cut.
struct OpenWay {
    number: u64,
    node: usize,
    cut: Arc<Notify>,
}

fn locked<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

impl Proxy {
    /// A proxy for so many nodes, which it does not know yet.
    pub(super) fn start(many: usize) -> Result<Proxy, String> {
        let runtime = Builder::new_multi_thread().worker_threads(1).enable_all().build();
        let runtime = runtime.map_err(|error| error.to_string())?;
        let listener = runtime.block_on(TcpListener::bind(("127.0.0.1", 0)));
        let listener = listener.map_err(|error| error.to_string())?;
        let address = listener.local_addr().map_err(|error| error.to_string())?;
        let (nodes, turns) = (Mutex::new(vec![ProxyWay::default(); many]), AtomicU64::new(0));
        let ways = Arc::new(ProxyWays { nodes, open: Mutex::default(), turns });
        runtime.spawn(accept(listener, ways.clone()));
        for node in 0..many {
            runtime.spawn(watch(ways.clone(), node));
        }
        Ok(Proxy { address, ways, _runtime: runtime })
    }

    pub(super) fn address(&self) -> String {
        format!("http://{}", self.address)
    }

    /// A node is reached there from now on.
    pub(super) fn leads_to(&self, node: usize, address: &str) {
        let address = address.trim_start_matches("http://").parse().ok();
        locked(&self.ways.nodes)[node] = ProxyWay { address, well: false };
    }

    pub(super) fn all_well(&self) -> bool {
        locked(&self.ways.nodes).iter().all(|node| node.well)
    }

    /// Cuts some connections wherever they are.
    pub(super) fn cut(&self, many: usize) {
        for way in locked(&self.ways.open).iter().rev().take(many) {
            way.cut.notify_one();
        }
    }
}

async fn accept(listener: TcpListener, ways: Arc<ProxyWays>) {
    while let Ok((stream, _)) = listener.accept().await {
        tokio::spawn(lead(stream, ways.clone()));
    }
}

/// Leads a connection to the next node that takes it.
async fn lead(mut client: TcpStream, ways: Arc<ProxyWays>) {
    let number = ways.turns.fetch_add(1, Ordering::Relaxed);
    let nodes = locked(&ways.nodes).clone();
    let _best_effort = client.set_nodelay(true);
    for turn in 0..nodes.len() {
        let node = (number as usize + turn) % nodes.len();
        let Some(address) = nodes[node].address.filter(|_| nodes[node].well) else { continue };
        let Ok(Ok(mut server)) = timeout(PATIENCE, TcpStream::connect(address)).await else {
            continue;
        };
        let _best_effort = server.set_nodelay(true);
        let cut = Arc::<Notify>::default();
        locked(&ways.open).push(OpenWay { number, node, cut: cut.clone() });
        tokio::select! {
            _ = copy_bidirectional(&mut client, &mut server) => {}
            () = cut.notified() => {}
        }
        locked(&ways.open).retain(|way| way.number != number);
        return;
    }
    let nobody =
        b"HTTP/1.1 503 Service Unavailable\r\ncontent-length: 0\r\nconnection: close\r\n\r\n";
    let _gone = client.write_all(nobody).await;
}

/// Looks whether a node is well, for ever; connections with one that is not are cut.
async fn watch(ways: Arc<ProxyWays>, node: usize) {
    loop {
        let address = locked(&ways.nodes)[node].address;
        let well = match address {
            Some(address) => matches!(timeout(PATIENCE, is_well(address)).await, Ok(Some(true))),
            None => false,
        };
        {
            let mut nodes = locked(&ways.nodes);
            let known = &mut nodes[node];
            if known.address == address {
                known.well = well;
            }
        }
        if !well {
            for way in locked(&ways.open).iter().filter(|way| way.node == node) {
                way.cut.notify_one();
            }
        }
        sleep(LOOK).await;
    }
}

async fn is_well(address: SocketAddr) -> Option<bool> {
    let mut stream = TcpStream::connect(address).await.ok()?;
    stream.write_all(b"GET /health HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n").await.ok()?;
    let mut said = [0; 12];
    stream.read_exact(&mut said).await.ok()?;
    Some(said.ends_with(b"200"))
}
