//! The other people at a table on a server.

use mittwoch_kernel::{Phrase, Seat};
use mittwoch_protocol::{ChatLine, Command, Request, Room, Stage};

use super::{Duration, Remote, lobby};
use crate::host::{Company, Refusal};

impl Company for Remote {
    fn requests(&self) -> Vec<Request> {
        let mine = |asked: &&Request| self.seat.is_some_and(|seat| asked.missing.contains(seat));
        self.now.requests.iter().filter(mine).cloned().collect()
    }

    fn agree(&mut self, seat: Seat, yes: bool) -> Result<(), Refusal> {
        self.command(Command::Agree { seat, yes })
    }

    fn stood_in(&self) -> bool {
        let info = self.seat.and_then(|seat| self.table.seats.get(seat.index()));
        let running = self.table.stage == Stage::Running;
        info.is_some_and(|info| running && info.stand_in.is_some() && !info.resigned)
    }

    fn come_back(&mut self) -> Result<(), Refusal> {
        self.command(Command::Return)
    }

    fn resign(&mut self) -> Result<(), Refusal> {
        self.command(Command::Resign)
    }

    fn propose_end(&mut self) -> Result<(), Refusal> {
        self.command(Command::ProposeEnd)
    }

    fn say(&mut self, text: &str) -> Result<(), Refusal> {
        let room = if self.seat.is_some() { Room::Players } else { Room::Spectators };
        self.command(Command::Chat { room, text: text.to_owned() })
    }

    fn chat(&self) -> &[ChatLine] {
        &self.chat
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

    fn connected(&self) -> bool {
        self.connected
    }

    fn address(&self) -> String {
        lobby::address(&self.client, &self.table)
    }
}
