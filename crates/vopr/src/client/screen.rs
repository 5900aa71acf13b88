//! What a client sees, put together from what it was told.

use axum::extract::ws::Utf8Bytes;
use memchr::memmem;
use mittwoch_kernel::{Seat, Seats};
use mittwoch_protocol::{Acknowledged, ChatLine, Fault, Request, ResetState, TableInfo, UndoState};
use serde::Deserialize;
use serde::de::IgnoredAny;
use serde_json::value::RawValue;

/// A message of the server, as far as a client reads it.
#[derive(Deserialize)]
pub(crate) struct Heard<'a> {
    #[serde(borrow)]
    pub say: &'a str,
    #[serde(borrow)]
    pub snapshot: Option<ClientSight<'a>>,
    pub table: Option<Box<TableInfo>>,
    pub done: Option<Acknowledged>,
    pub key: Option<String>,
    pub fault: Option<Fault>,
    pub lines: Option<Vec<ChatLine>>,
    /// Where the offers lie in the message, if that is known.
    #[serde(skip)]
    pub offers: Option<usize>,
}

/// A snapshot, as far as a client reads it.
#[derive(Deserialize)]
pub(crate) struct ClientSight<'a> {
    pub seq: u32,
    pub seat: Option<Seat>,
    pub awaited: Seats,
    #[serde(default)]
    pub given: Option<IgnoredAny>,
    pub undo: UndoState,
    pub reset: ResetState,
    pub requests: Vec<Request>,
    #[serde(borrow)]
    pub log: ToldSince<'a>,
}

#[derive(Deserialize)]
struct Choice {
    action: String,
}

/// Where the offers begin in a message about a match.
pub(crate) const OFFERS: &str = ",\"offers\":";

#[derive(Deserialize)]
pub(crate) struct ToldSince<'a> {
    pub from: u32,
    #[serde(borrow)]
    pub told: Vec<&'a RawValue>,
}

/// How a match looks to a client.
pub(crate) struct Shown {
    /// The message as it came.
    pub raw: Utf8Bytes,
    /// From which number on its log was told.
    pub from: u32,
    pub seq: u32,
    pub seat: Option<Seat>,
    pub awaited: Seats,
    /// Whether an own answer lies sealed.
    pub given: bool,
    /// Where the offers lie in the message.
    offers_at: Option<usize>,
    /// Whether there is something to choose from.
    pub asked: bool,
    pub undo: UndoState,
    pub back: u32,
    pub requests: Vec<Request>,
}

impl Shown {
    /// The answers that are offered.
    pub(crate) fn offers(&self) -> Vec<String> {
        let text = self.offers_at.map_or("", |at| &self.raw[at..]);
        let offers = Vec::<Choice>::deserialize(&mut serde_json::Deserializer::from_str(text));
        offers.unwrap_or_default().into_iter().map(|offer| offer.action).collect()
    }
}

/// Where the offers lie in a message. The last place counts: the view comes before them and may have
/// anything in it, what comes behind them has no such field.
fn offers(text: &str) -> Option<usize> {
    memmem::rfind(text.as_bytes(), OFFERS.as_bytes()).map(|at| at + OFFERS.len())
}

/// What a client sees.
#[derive(Default)]
pub(crate) struct ClientScreen {
    pub table: Option<Box<TableInfo>>,
    pub shown: Option<Shown>,
    /// How much of the log it has heard.
    pub heard: u32,
    /// What it has heard of the log, folded.
    pub log: u64,
    /// Whether something has changed since somebody compared it.
    pub fresh: bool,
}

impl ClientScreen {
    /// Takes a snapshot in; what is wrong with it, if anything is.
    pub(crate) fn show(
        &mut self,
        raw: &Utf8Bytes,
        sight: ClientSight<'_>,
        offers_at: Option<usize>,
    ) -> Result<(), String> {
        if sight.log.from != self.heard {
            let (from, heard) = (sight.log.from, self.heard);
            return Err(format!("a client that has heard {heard} things is told on from {from}"));
        }
        for told in &sight.log.told {
            self.log = crate::trace::fold(self.log, told.get().as_bytes());
        }
        self.heard += sight.log.told.len() as u32;
        self.fresh = true;
        let offers_at = offers_at.or_else(|| offers(raw));
        self.shown = Some(Shown {
            raw: raw.clone(),
            from: sight.log.from,
            seq: sight.seq,
            seat: sight.seat,
            awaited: sight.awaited,
            given: sight.given.is_some(),
            offers_at,
            asked: offers_at.is_some_and(|at| !raw[at..].starts_with("[]")),
            undo: sight.undo,
            back: sight.reset.answers,
            requests: sight.requests,
        });
        Ok(())
    }
}
