//! Many people at one server: those who move, and those who only listen.

use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use futures_util::{SinkExt, StreamExt};
use mittwoch_games::catalogue;
use mittwoch_match::Title;
use mittwoch_protocol::{ClientMessage, Command, Create};
use serde::Deserialize;
use tokio::net::TcpStream;
use tokio::sync::mpsc::{UnboundedReceiver, UnboundedSender, unbounded_channel};
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::{MaybeTlsStream, WebSocketStream, connect_async};

use super::LoadPlan;
use crate::serving::{Guest, Missed};

/// How many people come in at once.
const AT_ONCE: usize = 16;
/// How long one waits for an open line.
const PATIENCE: Duration = Duration::from_secs(30);

type LoadSocket = WebSocketStream<MaybeTlsStream<TcpStream>>;

/// As much of a message as is looked at.
#[derive(Deserialize)]
struct MessageHead {
    say: String,
    #[serde(default)]
    snapshot: Option<MatchHead>,
}

#[derive(Deserialize)]
struct MatchHead {
    seq: u32,
    seat: Option<u8>,
    awaited: Vec<u8>,
    offers: Vec<OfferHead>,
}

#[derive(Deserialize)]
struct OfferHead {
    action: String,
}

/// What everybody writes down.
#[derive(Default)]
struct Book {
    sent: AtomicU64,
    refused: AtomicU64,
    acknowledged: Mutex<Vec<f64>>,
    broadcast: Mutex<Vec<f64>>,
}

impl Book {
    fn note(list: &Mutex<Vec<f64>>, since: Instant) {
        let ms = since.elapsed().as_secs_f64() * 1000.0;
        list.lock().unwrap_or_else(PoisonError::into_inner).push(ms);
    }
}

/// The last move of a table.
#[derive(Default)]
struct Last {
    /// The number of records before it, and when it was sent.
    sent: Option<(u32, Instant)>,
    /// Whether its acknowledgement is still awaited.
    open: bool,
}

/// The last move of a table, known to its player and its listeners.
#[derive(Clone, Default)]
struct OnItsWay(Arc<Mutex<Last>>);

impl OnItsWay {
    fn last(&self) -> MutexGuard<'_, Last> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Ends the wait for an acknowledgement; since when it lasted.
    fn close(&self) -> Option<Instant> {
        let mut last = self.last();
        let was_open = std::mem::take(&mut last.open);
        last.sent.filter(|_| was_open).map(|(_, since)| since)
    }
}

/// Everybody.
pub(super) struct Crowd {
    book: Arc<Book>,
    movers: Vec<UnboundedSender<()>>,
    next: usize,
}

impl Crowd {
    /// Makes the tables, and connects players and listeners.
    pub(super) async fn gather(plan: &LoadPlan, address: &str) -> Result<Crowd, String> {
        let book = Arc::new(Book::default());
        let tables = tables(plan.tables as usize, address).await?;
        let mut movers = Vec::new();
        let mut listeners = 0;
        for (number, (guest, id)) in tables.iter().enumerate() {
            let way = OnItsWay::default();
            let (wake, woken) = unbounded_channel();
            let line = open(address, id, Some(&guest.cookie)).await?;
            tokio::spawn(play(line, woken, way.clone(), book.clone()));
            movers.push(wake);
            // The listeners are spread evenly over the tables.
            let due = (number + 1) * plan.idle as usize / tables.len();
            while listeners < due {
                let line = open(address, id, None).await?;
                tokio::spawn(listen(line, way.clone(), book.clone()));
                listeners += 1;
            }
        }
        Ok(Crowd { book, movers, next: 0 })
    }

    /// Lets the next table make a move.
    pub(super) fn move_on(&mut self) {
        if let Some(mover) = self.movers.get(self.next) {
            // A player whose game is over has left.
            let _gone = mover.send(());
        }
        self.next = (self.next + 1) % self.movers.len().max(1);
    }

    /// How many moves were sent.
    pub(super) fn sent(&self) -> u64 {
        self.book.sent.load(Ordering::Relaxed)
    }

    /// How many of them were refused.
    pub(super) fn refused(&self) -> u64 {
        self.book.refused.load(Ordering::Relaxed)
    }

    /// How long moves took until they were acknowledged, and until listeners heard of them.
    pub(super) fn times(&self) -> (Vec<f64>, Vec<f64>) {
        let copy =
            |list: &Mutex<Vec<f64>>| list.lock().unwrap_or_else(PoisonError::into_inner).clone();
        (copy(&self.book.acknowledged), copy(&self.book.broadcast))
    }
}

/// So many tables that play, each with its guest.
async fn tables(count: usize, address: &str) -> Result<Vec<(Guest, String)>, String> {
    let address = address.to_owned();
    let one = move |_| {
        let address = address.clone();
        async move {
            let made = tokio::task::spawn_blocking(move || table(&address)).await;
            made.map_err(|error| error.to_string())?.map_err(|missed| missed.to_string())
        }
    };
    let made: Vec<_> =
        futures_util::stream::iter(0..count).map(one).buffered(AT_ONCE).collect().await;
    made.into_iter().collect()
}

/// A guest alone at a table: every answer is a durable move, and no bot gets in between.
fn table(address: &str) -> Result<(Guest, String), Missed> {
    let guest = Guest::enter(address)?;
    let alone = |title: &&&dyn Title| title.about().players.contains(&1);
    let game = catalogue().iter().find(alone).expect("a game for one person").about().key;
    let wish = serde_json::json!({"game": game, "players": 1, "visibility": "public"});
    let wish: Create = serde_json::from_value(wish).expect("it is one");
    let id = guest.create(&wish)?.id;
    let start = ClientMessage { key: "start".to_owned(), command: Command::Start };
    guest.command(&id, &start)?;
    Ok((guest, id))
}

async fn open(address: &str, id: &str, cookie: Option<&str>) -> Result<LoadSocket, String> {
    let live = address.replacen("http", "ws", 1);
    let mut request = format!("{live}/api/tables/{id}/live")
        .into_client_request()
        .map_err(|error| error.to_string())?;
    let headers = [cookie.map(|cookie| ("cookie", cookie)), Some(("origin", address))];
    for (name, value) in headers.into_iter().flatten() {
        let value = value.parse().map_err(|_| "a header is odd".to_owned())?;
        request.headers_mut().insert(name, value);
    }
    let opened = tokio::time::timeout(PATIENCE, connect_async(request)).await;
    let opened = opened.map_err(|_| "a connection takes too long".to_owned())?;
    opened.map(|(line, _)| line).map_err(|error| {
        format!("a connection was not made (is the limit of open files high enough?): {error}")
    })
}

/// Answers once for every wake, as soon as it is asked, until the game is over.
async fn play(
    mut line: LoadSocket,
    mut woken: UnboundedReceiver<()>,
    way: OnItsWay,
    book: Arc<Book>,
) {
    let (mut now, mut moves) = (None, 0_u64);
    loop {
        tokio::select! {
            message = line.next() => match message {
                Some(Ok(Message::Text(text))) => hear(&text, &mut now, &way, &book),
                Some(Ok(_)) => {}
                _ => return,
            },
            wake = woken.recv() => {
                let Some(()) = wake else { return };
                let Some(MatchHead { seq, seat, awaited, offers }) = &now else { continue };
                let mine = seat.is_some_and(|seat| awaited.contains(&seat));
                let Some(offer) = offers.first().filter(|_| mine) else { continue };
                if way.last().open {
                    continue;
                }
                moves += 1;
                let answer = Command::Answer { seq: *seq, action: offer.action.clone() };
                let message = ClientMessage { key: format!("m{moves}"), command: answer };
                let text = serde_json::to_string(&message).unwrap_or_default();
                *way.last() = Last { sent: Some((*seq, Instant::now())), open: true };
                book.sent.fetch_add(1, Ordering::Relaxed);
                if line.send(Message::text(text)).await.is_err() {
                    return;
                }
            }
        }
    }
}

fn hear(text: &str, now: &mut Option<MatchHead>, way: &OnItsWay, book: &Book) {
    let Ok(said) = serde_json::from_str::<MessageHead>(text) else { return };
    match (said.say.as_str(), said.snapshot) {
        ("match", Some(snapshot)) => *now = Some(snapshot),
        ("done", _) => {
            if let Some(since) = way.close() {
                Book::note(&book.acknowledged, since);
            }
        }
        ("fault", _) => {
            way.close();
            book.refused.fetch_add(1, Ordering::Relaxed);
        }
        _ => {}
    }
}

/// Only listens, and notes when it first hears of a move.
async fn listen(mut line: LoadSocket, way: OnItsWay, book: Arc<Book>) {
    let mut noted = None;
    while let Some(Ok(message)) = line.next().await {
        let Message::Text(text) = message else { continue };
        let Ok(MessageHead { snapshot: Some(now), .. }) =
            serde_json::from_str::<MessageHead>(&text)
        else {
            continue;
        };
        let Some((before, since)) = way.last().sent else { continue };
        if now.seq > before && noted != Some(before) {
            noted = Some(before);
            Book::note(&book.broadcast, since);
        }
    }
}
