//! A match on a server, as the screens see it.

mod company;

use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::mpsc::Receiver;
use std::time::{Duration, Instant};

use mittwoch_kernel::{Outcome, Phrase, Piece, ScoreLine, Seat, Seats, Viewer};
use mittwoch_match::Title;
use mittwoch_protocol::{
    ChatLine, Command, ComponentSheet, Fault, FaultCode, Hint, Me, Night, Offer, Preview, Question,
    RequestKind, ServerMessage, Sitter, Snapshot, Stage, TableInfo, Told, WhyNot, outside_name,
};
use serde_json::Value;

use super::client::{ApiClient, RequestFault, escaped};
use super::live::{self, LiveNews};
use super::lobby;
use crate::host::{Host, HostRefusal, News, OnlineTable, SharedTable};
use crate::problem::Problem;
use crate::save;
use crate::speech;
use crate::words::{self, Lang, Words};

/// A match on a server, and the person here who plays or watches it.
pub struct Remote {
    client: ApiClient,
    title: &'static dyn Title,
    table: TableInfo,
    /// What is printed on the components, fetched once.
    pieces: Vec<Piece>,
    sheet: Arc<Value>,
    /// When the table was last described: its clocks have gone on since.
    seen: Instant,
    seat: Option<Seat>,
    now: Snapshot,
    told: Vec<Told>,
    chat: Vec<ChatLine>,
    heard: Receiver<LiveNews>,
    connected: bool,
    /// Whether the match has moved on in the course of a command.
    moved: bool,
}

impl Remote {
    /// A table that plays, seen by a person.
    pub fn new(client: ApiClient, me: &Me, table: TableInfo) -> Result<Remote, Problem> {
        let title = mittwoch_games::title(&table.game).ok_or_else(|| {
            Problem::Failure(Phrase::new("problem-game-unknown").word("game", &table.game))
        })?;
        let ComponentSheet { pieces, sheet, .. } = client.sheet(&table)?;
        let now = client.snapshot(&table.id, 0)?;
        let seat = table.seats.iter().position(|seat| lobby::is(me, seat));
        let seat = seat.and_then(|at| u8::try_from(at).ok()).map(Seat);
        let told = now.log.told.clone();
        let heard = live::listen(client.clone(), &table.id, told.len());
        let (chat, seen, connected, moved) = (Vec::new(), Instant::now(), true, false);
        let sheet = Arc::new(sheet);
        Ok(Remote {
            client,
            title,
            table,
            pieces,
            sheet,
            seen,
            seat,
            now,
            told,
            chat,
            heard,
            connected,
            moved,
        })
    }

    /// Takes in how the match stands, unless something later is known.
    fn take(&mut self, snapshot: Snapshot) -> Result<News, RequestFault> {
        let from = snapshot.log.from as usize;
        if from > self.told.len() {
            return self.refresh();
        }
        if snapshot.seq < self.now.seq {
            return Ok(News::Nothing);
        }
        let new = snapshot.log.told.iter().skip(self.told.len() - from);
        self.told.extend(new.cloned());
        let still = |old: &Snapshot, new: &Snapshot| {
            (old.seq, old.awaited, old.sealed) == (new.seq, new.awaited, new.sealed)
                && old.outcome.is_some() == new.outcome.is_some()
        };
        let news = if still(&self.now, &snapshot) { News::Table } else { News::Moved };
        self.now = snapshot;
        Ok(news)
    }

    /// Asks how the match stands.
    fn refresh(&mut self) -> Result<News, RequestFault> {
        match self.client.snapshot(&self.table.id, self.told.len()) {
            Ok(snapshot) => self.take(snapshot),
            // The line will tell once the server can be heard again.
            Err(RequestFault::Lost(_)) => Ok(News::Table),
            Err(fault) => Err(fault),
        }
    }

    fn hear(&mut self, heard: LiveNews) -> Result<News, Problem> {
        match heard {
            LiveNews::Up => self.connected = true,
            LiveNews::Down => self.connected = false,
            LiveNews::Refused(why) => return Err(Problem::Failure(why)),
            LiveNews::Message(message) => return self.message(*message),
        }
        Ok(News::Table)
    }

    fn message(&mut self, message: ServerMessage) -> Result<News, Problem> {
        match message {
            ServerMessage::Match { snapshot } => return Ok(self.take(*snapshot)?),
            ServerMessage::Hello { seat, .. } => self.seat = seat,
            ServerMessage::Table { table } => {
                let ended = self.table.stage != table.stage;
                (self.table, self.seen) = (*table, Instant::now());
                return Ok(if ended { News::Moved } else { News::Table });
            }
            ServerMessage::Chat { lines } => {
                let last = self.chat.last().map(|line| line.n);
                self.chat.extend(lines.into_iter().filter(|line| last.is_none_or(|n| line.n > n)));
            }
            ServerMessage::Here { present, watching } => {
                self.table.watching = watching;
                for (seat, info) in self.table.seats.iter_mut().zip(0..).map(|(i, n)| (Seat(n), i))
                {
                    info.present = present.contains(seat);
                }
                return Ok(News::Nothing);
            }
            ServerMessage::Done { .. } | ServerMessage::Fault { .. } | ServerMessage::Closed => {
                return Ok(News::Nothing);
            }
        }
        Ok(News::Table)
    }

    /// Gives a command and looks what came of it.
    /// Whether a seat asks the others for something.
    fn asks(&self, seat: Seat, kind: RequestKind) -> bool {
        self.now.requests.iter().any(|asked| asked.seat == seat && asked.kind == kind)
    }

    fn command(&mut self, command: Command) -> Result<(), HostRefusal> {
        let done = self.client.command(&self.table.id, command);
        let code = match &done {
            Ok(_) => None,
            Err(RequestFault::Fault(fault)) => Some(fault.code),
            Err(RequestFault::Lost(_)) => return done.map(|_| ()).map_err(refusal),
        };
        if matches!(code, Some(FaultCode::Stage | FaultCode::Frozen)) {
            self.look_at_table();
        }
        if matches!(code, None | Some(FaultCode::Stale | FaultCode::Stage)) {
            let news = self.refresh().map_err(refusal)?;
            self.moved |= news == News::Moved;
        }
        done.map(|_| ()).map_err(refusal)
    }

    /// Asks how the table is, where it is not what it seemed to be.
    fn look_at_table(&mut self) {
        let looked = self.client.get::<TableInfo>(&format!("/api/tables/{}", self.table.id));
        if let Ok(table) = looked {
            self.moved |= table.stage != self.table.stage;
            (self.table, self.seen) = (table, Instant::now());
        }
    }

    fn own(&self, seat: Seat) -> bool {
        self.seat == Some(seat)
    }
}

impl Remote {
    /// Says when the person here sleeps.
    pub fn sleep(&mut self, night: Night) -> Result<(), Problem> {
        let told = self.command(Command::Night { night: Some(night) });
        told.map_err(|refusal| match refusal {
            HostRefusal::Rule { reason, .. } | HostRefusal::Other(reason) => {
                Problem::Failure(reason)
            }
        })
    }
}

/// A no of the server, with the reason of the game where there is one.
fn refusal(trouble: RequestFault) -> HostRefusal {
    match trouble {
        RequestFault::Lost(why) => HostRefusal::Other(why),
        RequestFault::Fault(fault) => match *fault {
            Fault { rule: Some(rule), phrase: reason, .. } => HostRefusal::Rule { rule, reason },
            Fault { phrase, .. } => HostRefusal::Other(phrase),
        },
    }
}

impl Host for Remote {
    fn title(&self) -> &'static dyn Title {
        self.title
    }

    fn seats(&self) -> u8 {
        u8::try_from(self.table.seats.len()).unwrap_or(u8::MAX)
    }

    fn pack(&self) -> Option<Phrase> {
        let label = self.table.pack_label.as_ref()?;
        Some(speech::pack_played(&label.name, label.original, label.entries))
    }

    fn words(&self, lang: Lang) -> Words {
        let plain = Words::new(lang);
        let names = (0..).map(Seat).zip(&self.table.seats).map(|(seat, info)| match &info.sitter {
            Sitter::Person { name, .. } => name.clone(),
            Sitter::Bot { bot, name } => match outside_name(bot) {
                Some(thinker) => plain.phrase(&Phrase::new("outside-bot").word("name", thinker)),
                None => plain.say(name.key()),
            },
            Sitter::Empty => plain.phrase(&words::human(seat)),
        });
        let names = names.collect();
        plain.with_pieces(self.pieces.clone()).with_names(names)
    }

    fn people(&self) -> usize {
        1
    }

    fn own_seat(&self) -> Option<Seat> {
        self.seat
    }

    fn asked(&self) -> Option<Seat> {
        let asked = self.table.stage == Stage::Running && self.now.question.is_some();
        self.seat.filter(|seat| asked && self.now.awaited.contains(*seat))
    }

    fn awaited(&self) -> Seats {
        self.now.awaited
    }

    fn sealed(&self) -> Seats {
        self.now.sealed
    }

    fn advance(&mut self) -> Result<(), Problem> {
        self.news().map(|_| ())
    }

    fn news(&mut self) -> Result<News, Problem> {
        let moved = std::mem::take(&mut self.moved);
        let mut news = if moved { News::Moved } else { News::Nothing };
        while let Ok(heard) = self.heard.try_recv() {
            match self.hear(heard)? {
                News::Moved => news = News::Moved,
                News::Table if news == News::Nothing => news = News::Table,
                _ => {}
            }
        }
        Ok(news)
    }

    fn view(&self, _: Viewer) -> Value {
        self.now.view.read()
    }

    fn sheet(&self) -> Arc<Value> {
        self.sheet.clone()
    }

    fn question(&self, seat: Seat) -> Option<Question> {
        self.now.question.clone().filter(|_| self.own(seat))
    }

    fn offers(&self, seat: Seat) -> Vec<Offer> {
        if self.own(seat) { self.now.offers.clone() } else { Vec::new() }
    }

    fn why_not(&self, seat: Seat) -> Vec<WhyNot> {
        if self.own(seat) { self.now.why_not.clone() } else { Vec::new() }
    }

    fn preview(&self, _: Seat, action: &str) -> Preview {
        let (id, seq, action) = (&self.table.id, self.now.seq, escaped(action));
        let path = format!("/api/tables/{id}/preview?seq={seq}&action={action}");
        self.client.get::<Preview>(&path).unwrap_or_default()
    }

    fn hint(&self, _: Seat) -> Result<Hint, HostRefusal> {
        let path = format!("/api/tables/{}/hint?seq={}", self.table.id, self.now.seq);
        self.client.get::<Hint>(&path).map_err(|fault| match fault {
            RequestFault::Fault(fault) => HostRefusal::Other(fault.phrase),
            RequestFault::Lost(why) => HostRefusal::Other(why),
        })
    }

    fn told(&self, _: Viewer, from: usize) -> Vec<Told> {
        self.told.get(from..).unwrap_or_default().to_vec()
    }

    fn score_sheet(&self) -> Vec<ScoreLine> {
        self.now.score_sheet.clone()
    }

    fn outcome(&self) -> Option<Outcome> {
        self.now.outcome.or(self.table.outcome)
    }

    fn over(&self) -> bool {
        self.outcome().is_some() || matches!(self.table.stage, Stage::Over | Stage::Frozen)
    }

    fn answer(&mut self, _: Seat, action: &str) -> Result<(), HostRefusal> {
        self.command(Command::Answer { seq: self.now.seq, action: action.to_owned() })
    }

    fn undo(&mut self, seat: Seat) -> Result<Phrase, HostRefusal> {
        self.command(Command::Undo { seq: self.now.seq })?;
        let asks = self.asks(seat, RequestKind::Undo);
        Ok(Phrase::new(if asks { "undo-asked" } else { "undone" }))
    }

    fn reset(&mut self, seat: Seat) -> Result<Phrase, HostRefusal> {
        self.command(Command::Reset { seq: self.now.seq })?;
        let asks = self.asks(seat, RequestKind::Reset);
        Ok(Phrase::new(if asks { "reset-asked" } else { "reset-done" }))
    }

    fn save(&self, path: &Path) -> Result<(), Problem> {
        let record = self.client.text(&format!("/api/tables/{}/record", self.table.id))?;
        save::write(path, &record)
    }

    fn file(&self) -> PathBuf {
        save::folder().join(format!("{}-{}.jsonl", self.table.game, self.table.id))
    }

    fn kept_in(&self) -> Option<&Path> {
        None
    }

    fn shared(&mut self) -> Option<&mut dyn SharedTable> {
        Some(self)
    }

    fn shared_seen(&self) -> Option<&dyn SharedTable> {
        Some(self)
    }

    fn company(&mut self) -> Option<&mut dyn OnlineTable> {
        Some(self)
    }

    fn company_seen(&self) -> Option<&dyn OnlineTable> {
        Some(self)
    }
}
