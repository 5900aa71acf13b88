//! The other people at a table on a server.

use mittwoch_kernel::{Phrase, Seat};
use mittwoch_protocol::{ChatLine, ChatRoom, Command, Request, Stage};

use super::{Duration, Remote, lobby};
use crate::host::{HostRefusal, OnlineTable, SharedTable};

impl SharedTable for Remote {
    fn requests(&self) -> Vec<Request> {
        let mine = |asked: &&Request| self.seat.is_some_and(|seat| asked.missing.contains(seat));
        self.now.requests.iter().filter(mine).cloned().collect()
    }

    fn agree(&mut self, seat: Seat, yes: bool) -> Result<(), HostRefusal> {
        self.command(Command::Agree { seat, yes })
    }

    fn stood_in(&self) -> bool {
        let info = self.seat.and_then(|seat| self.table.seats.get(seat.index()));
        let running = self.table.stage == Stage::Running;
        info.is_some_and(|info| running && info.stand_in.is_some() && !info.resigned)
    }

    fn come_back(&mut self) -> Result<(), HostRefusal> {
        self.command(Command::Return)
    }

    fn resign(&mut self) -> Result<(), HostRefusal> {
        self.command(Command::Resign)
    }

    fn propose_end(&mut self) -> Result<(), HostRefusal> {
        self.command(Command::ProposeEnd)
    }

    fn clock(&self, seat: Seat) -> Option<i64> {
        let info = self.table.seats.get(seat.index())?;
        let gone = if info.ticking { self.seen.elapsed() } else { Duration::ZERO };
        let gone = i64::try_from(gone.as_millis()).unwrap_or(i64::MAX);
        Some(info.clock_ms?.saturating_sub(gone) / 1000)
    }

    fn notice(&self) -> Option<&Phrase> {
        self.table.notice.as_ref()
    }
}

impl OnlineTable for Remote {
    fn say(&mut self, text: &str) -> Result<(), HostRefusal> {
        let room = if self.seat.is_some() { ChatRoom::Players } else { ChatRoom::Spectators };
        self.command(Command::Chat { room, text: text.to_owned() })
    }

    fn chat(&self) -> &[ChatLine] {
        &self.chat
    }

    fn connected(&self) -> bool {
        self.connected
    }

    fn address(&self) -> String {
        lobby::address(&self.client, &self.table)
    }
}
