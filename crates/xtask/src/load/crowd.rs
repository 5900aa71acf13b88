//! Many people at one server: those who move, and those who only listen.

use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Instant;

use futures_util::{SinkExt, StreamExt};
use mittwoch_games::catalogue;
use mittwoch_match::Title;
use mittwoch_protocol::{Acknowledged, ClientMessage, Command, Create, TableInfo};
use serde::Deserialize;
use tokio::sync::mpsc::{UnboundedReceiver, UnboundedSender, unbounded_channel};
use tokio_tungstenite::tungstenite::Message;

use super::LoadPlan;
use super::person::{LoadGuest, LoadSocket, Way};

/// How many people come in at once.
const AT_ONCE: usize = 16;
/// As much of a message as is looked at.
#[derive(Deserialize)]
struct MessageHead<'a> {
    say: &'a str,
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
    tables: Vec<LoadTable>,
    movers: Vec<UnboundedSender<()>>,
    next: usize,
}

/// A table with its guest.
struct LoadTable {
    guest: LoadGuest,
    id: String,
    way: OnItsWay,
}

impl Crowd {
    /// Makes the tables, and connects their players.
    pub(super) async fn gather(plan: &LoadPlan, addresses: &[String]) -> Result<Crowd, String> {
        let book = Arc::new(Book::default());
        let one = async |number: usize| {
            let holder = &addresses[number % addresses.len()];
            table(plan, Way::new(holder, number, plan.addresses())?).await
        };
        let made: Vec<_> = futures_util::stream::iter(0..plan.tables as usize)
            .map(one)
            .buffered(AT_ONCE)
            .collect()
            .await;
        let tables = made.into_iter().collect::<Result<Vec<_>, _>>()?;
        let mut movers = Vec::new();
        for (number, table) in tables.iter().enumerate() {
            let (wake, woken) = unbounded_channel();
            let door = door(plan, addresses, number, number / addresses.len());
            let way = Way::new(door, number, plan.addresses())?;
            let line = table.guest.at(way).listen(&table.id).await?;
            tokio::spawn(play(line, woken, table.way.clone(), book.clone()));
            movers.push(wake);
        }
        Ok(Crowd { book, tables, movers, next: 0 })
    }

    /// Connects those who only listen, spread evenly over tables and addresses.
    pub(super) async fn attract(
        &self,
        plan: &LoadPlan,
        addresses: &[String],
    ) -> Result<(), String> {
        let one = async |number: usize| {
            let at = number % self.tables.len();
            let table = &self.tables[at];
            let door = door(plan, addresses, at, number / self.tables.len());
            let way = Way::new(door, number, plan.addresses())?;
            let line = way.listen(&table.id, "").await?;
            tokio::spawn(listen(line, table.way.clone(), self.book.clone()));
            Ok::<_, String>(())
        };
        let opened: Vec<_> = futures_util::stream::iter(0..plan.idle as usize)
            .map(one)
            .buffered(AT_ONCE)
            .collect()
            .await;
        opened.into_iter().collect()
    }

    /// Lets the next table make a move.
    pub(super) fn move_on(&mut self) {
        if let Some(mover) = self.movers.get(self.next) {
            // A player whose game is over has left.
            let _gone = mover.send(());
        }
        self.next = (self.next + 1) % self.movers.len().max(1);
    }

    /// Forgets what was written down.
    pub(super) fn clear(&self) {
        self.book.sent.store(0, Ordering::Relaxed);
        self.book.refused.store(0, Ordering::Relaxed);
        for list in [&self.book.acknowledged, &self.book.broadcast] {
            list.lock().unwrap_or_else(PoisonError::into_inner).clear();
        }
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

/// Where somebody comes in for a table: at the node that runs it, or at any.
fn door<'a>(plan: &LoadPlan, addresses: &'a [String], table: usize, turn: usize) -> &'a str {
    let turn = if plan.at_holder { 0 } else { turn };
    &addresses[(table + turn) % addresses.len()]
}

/// A guest alone at a table: every answer is a durable move, and no bot gets in between.
async fn table(plan: &LoadPlan, way: Way) -> Result<LoadTable, String> {
    let guest = LoadGuest::enter(way).await?;
    let alone = |title: &&&dyn Title| {
        let about = title.about();
        about.players.contains(&1) && plan.game.as_ref().is_none_or(|game| *game == about.key)
    };
    let game = catalogue().iter().find(alone).ok_or("no such game can be played alone")?;
    let wish = serde_json::json!({"game": game.about().key, "players": 1, "visibility": "public"});
    let wish: Create = serde_json::from_value(wish).expect("it is one");
    let TableInfo { id, .. } = guest.post("/tables", &wish).await?;
    let start = ClientMessage { key: "start".to_owned(), command: Command::Start };
    guest.post::<Acknowledged>(&format!("/tables/{id}/commands"), &start).await?;
    Ok(LoadTable { guest, id, way: OnItsWay::default() })
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
    let Ok(said) = serde_json::from_str::<MessageHead<'_>>(text) else { return };
    match (said.say, said.snapshot) {
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

/// The number of records in a message about a match: read from its beginning alone, because whoever
/// measures must cost little beside what is measured.
fn seq_of(text: &str) -> Option<u32> {
    let seq = text.strip_prefix("{\"say\":\"match\",\"snapshot\":{\"seq\":")?;
    seq.split(',').next()?.parse().ok()
}

/// Only listens, and notes when it first hears of a move.
async fn listen(mut line: LoadSocket, way: OnItsWay, book: Arc<Book>) {
    let mut noted = None;
    while let Some(Ok(message)) = line.next().await {
        let Message::Text(text) = message else { continue };
        let Some(seq) = seq_of(&text) else { continue };
        let Some((before, since)) = way.last().sent else { continue };
        if seq > before && noted != Some(before) {
            noted = Some(before);
            Book::note(&book.broadcast, since);
        }
    }
}
