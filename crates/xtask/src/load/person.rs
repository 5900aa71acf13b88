//! One person of a crowd, who comes from an address of the machine's own.

use std::net::{IpAddr, Ipv4Addr, SocketAddr};
use std::time::Duration;

use http_body_util::{BodyExt, Full};
use hyper::body::Bytes;
use hyper::header::{CONTENT_TYPE, COOKIE, HOST, ORIGIN, SET_COOKIE};
use hyper::{Request, Response};
use hyper_util::rt::TokioIo;
use serde::Serialize;
use serde::de::DeserializeOwned;
use tokio::net::{TcpSocket, TcpStream};
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::{WebSocketStream, client_async};

/// How long one waits for an open line or an answer.
const PATIENCE: Duration = Duration::from_secs(30);

/// A live connection.
pub(super) type LoadSocket = WebSocketStream<TcpStream>;

/// Where the server is, and from where one comes: limits count by address.
#[derive(Clone, Copy, Debug)]
pub(super) struct Way {
    server: SocketAddr,
    from: Ipv4Addr,
}

/// A guest of the server.
#[derive(Clone, Debug)]
pub(super) struct LoadGuest {
    way: Way,
    cookie: String,
}

impl Way {
    /// From one of so many addresses of the loopback network.
    pub(super) fn new(address: &str, number: usize, addresses: usize) -> Result<Way, String> {
        let server = address.strip_prefix("http://").unwrap_or(address).parse();
        let server = server.map_err(|error| format!("{address} is no address: {error}"))?;
        let number = (number % addresses.max(1)) as u32;
        Ok(Way { server, from: Ipv4Addr::from(u32::from(Ipv4Addr::new(127, 1, 0, 1)) + number) })
    }

    fn origin(&self) -> String {
        format!("http://{}", self.server)
    }

    async fn connect(&self) -> Result<TcpStream, String> {
        let connecting = async {
            let socket = TcpSocket::new_v4()?;
            socket.bind(SocketAddr::new(IpAddr::V4(self.from), 0))?;
            socket.connect(self.server).await
        };
        let connected = tokio::time::timeout(PATIENCE, connecting).await;
        let connected = connected.map_err(|_| "a connection takes too long".to_owned())?;
        connected.map_err(|error| {
            format!("a connection was not made (is the limit of open files high enough?): {error}")
        })
    }

    async fn post(
        &self,
        path: &str,
        cookie: &str,
        body: &impl Serialize,
    ) -> Result<(Response<()>, Bytes), String> {
        let said = |error: hyper::Error| format!("the server was lost: {error}");
        let body = serde_json::to_vec(body).map_err(|error| error.to_string())?;
        let request = Request::post(format!("/api{path}"))
            .header(HOST, self.server.to_string())
            .header(ORIGIN, self.origin())
            .header(COOKIE, cookie)
            .header(CONTENT_TYPE, "application/json")
            .body(Full::new(Bytes::from(body)))
            .map_err(|error| error.to_string())?;
        let stream = TokioIo::new(self.connect().await?);
        let (mut line, open) = hyper::client::conn::http1::handshake(stream).await.map_err(said)?;
        tokio::spawn(open);
        let (head, body) = line.send_request(request).await.map_err(said)?.into_parts();
        let body = body.collect().await.map_err(said)?.to_bytes();
        Ok((Response::from_parts(head, ()), body))
    }

    /// Listens to a table, as a guest or as nobody.
    pub(super) async fn listen(&self, id: &str, cookie: &str) -> Result<LoadSocket, String> {
        let mut request = format!("ws://{}/api/tables/{id}/live", self.server)
            .into_client_request()
            .map_err(|error| error.to_string())?;
        for (name, value) in [(COOKIE, cookie), (ORIGIN, &self.origin())] {
            if !value.is_empty() {
                let value = value.parse().map_err(|_| "a header is odd".to_owned())?;
                request.headers_mut().insert(name, value);
            }
        }
        let opening = client_async(request, self.connect().await?);
        let opened = tokio::time::timeout(PATIENCE, opening).await;
        let opened = opened.map_err(|_| "a connection takes too long".to_owned())?;
        opened.map(|(line, _)| line).map_err(|error| format!("nobody may listen: {error}"))
    }
}

impl LoadGuest {
    /// A new guest.
    pub(super) async fn enter(way: Way) -> Result<LoadGuest, String> {
        let (head, body) = way.post("/guest", "", &serde_json::json!({})).await?;
        let cookie = head.headers().get(SET_COOKIE).and_then(|value| value.to_str().ok());
        let cookie = cookie.and_then(|text| text.split(';').next()).unwrap_or_default().to_owned();
        read::<serde_json::Value>(&head, &body)?;
        Ok(LoadGuest { way, cookie })
    }

    /// The same person on another way.
    pub(super) fn at(&self, way: Way) -> LoadGuest {
        LoadGuest { way, cookie: self.cookie.clone() }
    }

    /// Asks for something.
    pub(super) async fn post<T: DeserializeOwned>(
        &self,
        path: &str,
        body: &impl Serialize,
    ) -> Result<T, String> {
        let (head, body) = self.way.post(path, &self.cookie, body).await?;
        read(&head, &body)
    }

    /// Listens to a table.
    pub(super) async fn listen(&self, id: &str) -> Result<LoadSocket, String> {
        self.way.listen(id, &self.cookie).await
    }
}

fn read<T: DeserializeOwned>(head: &Response<()>, body: &[u8]) -> Result<T, String> {
    if !head.status().is_success() {
        return Err(format!("the server refused: {}", String::from_utf8_lossy(body)));
    }
    serde_json::from_slice(body).map_err(|error| error.to_string())
}
