//! Connections: messages on their way, and what befalls them.

use std::collections::BTreeSet;

use axum::extract::ws::Message;
use axum::extract::ws::Utf8Bytes;
use memchr::memmem;

use super::SimulatedWorld;
use super::event::Event;
use super::people::REVOKED;
use crate::check::Breach;
use crate::client::{Heard, OFFERS};
use crate::luck::{chance, pick};
use crate::pipe::Pipe;

/// A live connection of a client.
pub(crate) struct Conn {
    pub server: usize,
    /// The node to which it leads first.
    pub node: usize,
    pub client: usize,
    pub pipe: Pipe,
    /// The secret of the session that opened it.
    pub session: Option<String>,
    /// How many messages are on their way to the client.
    pub coming: u32,
    /// When the last one of them arrives.
    arrives: u64,
    /// Whether the client does not read.
    pub stalled: bool,
    /// Whether it is cut: nothing passes any more.
    pub cut: bool,
    /// When the server has opened it; before that it is a request like others.
    pub opened: Option<u64>,
    /// The keys of commands that have arrived over it while its credential was good.
    in_time: BTreeSet<String>,
}

impl Conn {
    pub(super) fn new(
        (server, node): (usize, usize),
        client: usize,
        session: Option<String>,
    ) -> Conn {
        Conn {
            server,
            node,
            client,
            pipe: Pipe::default(),
            session,
            coming: 0,
            arrives: 0,
            stalled: false,
            cut: false,
            opened: None,
            in_time: BTreeSet::new(),
        }
    }

    /// Whether a command may be done that came over it after its credential was taken away: only if
    /// one copy of it had come before. Its answer may wait for long in a socket that nobody reads.
    pub(crate) fn came_in_time(&self, key: &str) -> bool {
        self.in_time.contains(key)
    }
}

/// The key of a command as clients here write it.
fn key_of(text: &str) -> Option<&str> {
    text.strip_prefix("{\"key\":\"")?.split('"').next()
}

impl SimulatedWorld {
    /// How long a message takes.
    pub(super) fn delay(&mut self) -> u64 {
        if chance(&mut self.luck, self.trouble.slow) {
            self.fault();
            return pick(&mut self.luck, 200, 8000);
        }
        pick(&mut self.luck, 2, 60)
    }

    /// A client sends a command over its connection.
    pub(super) fn send(&mut self, conn: u64, text: &str) {
        if chance(&mut self.luck, self.trouble.dropped) {
            return self.fault();
        }
        let message = Message::Text(Utf8Bytes::from(text));
        let mut wait = self.delay();
        if chance(&mut self.luck, self.trouble.overtaken) {
            self.fault();
            wait += pick(&mut self.luck, 500, 20_000);
        }
        if chance(&mut self.luck, self.trouble.doubled) {
            self.fault();
            let later = pick(&mut self.luck, 1, 30_000);
            self.after(wait + later, Event::ToServer(conn, message.clone()));
        }
        self.after(wait, Event::ToServer(conn, message));
        if chance(&mut self.luck, self.trouble.cut) {
            self.cut(conn);
        }
        if chance(&mut self.luck, self.trouble.stalled) {
            self.stall(conn);
        }
    }

    pub(super) fn arrive_at_server(&mut self, number: u64, message: Message) -> Result<(), Breach> {
        let Some(conn) = self.conns.get(&number).filter(|conn| !conn.cut) else { return Ok(()) };
        let server = conn.server;
        if self.servers[server].nodes[conn.node].node.is_none() {
            return Ok(());
        }
        self.run_server(server)?;
        let void = self.is_void(number) && !self.may_not_know(number);
        let Some(conn) = self.conns.get_mut(&number) else { return Ok(()) };
        if let Message::Text(text) = &message {
            self.report.commands += 1;
            self.report.steps += 1;
            conn.in_time.extend(key_of(text).filter(|_| !void).map(str::to_owned));
        }
        conn.pipe.deliver(message);
        self.soon(server);
        Ok(())
    }

    /// Collects what a server has sent over a connection.
    pub(super) fn collect(&mut self, number: u64) -> Result<(), Breach> {
        let Some(conn) = self.conns.get(&number) else { return Ok(()) };
        if conn.stalled {
            return Ok(());
        }
        let (messages, closed) = conn.pipe.collect();
        for message in messages {
            if let Message::Text(text) = &message {
                self.check_sent(number, text)?;
            }
            let wait = self.delay();
            let Some(conn) = self.conns.get_mut(&number) else { return Ok(()) };
            // What is sent later never arrives earlier on the same connection.
            let arrives = (self.now + wait).max(conn.arrives);
            (conn.arrives, conn.coming) = (arrives, conn.coming + 1);
            self.after(arrives - self.now, Event::ToClient(number, message));
        }
        if closed {
            let Some(conn) = self.conns.get(&number) else { return Ok(()) };
            let wait = conn.arrives.saturating_sub(self.now) + 1;
            self.after(wait, Event::CutForClient(number));
        }
        Ok(())
    }

    pub(super) fn arrive_at_client(&mut self, number: u64, message: Message) -> Result<(), Breach> {
        let Some(conn) = self.conns.get_mut(&number) else { return Ok(()) };
        conn.coming -= 1;
        if conn.cut {
            return Ok(());
        }
        let client = conn.client;
        // Whoever is spoken to is connected, also if the answer to the request comes later.
        self.greeted(client, number)?;
        match message {
            Message::Text(text) => {
                if self.clients[client].conn == Some(number) {
                    self.heard(client, number, &text)?;
                }
            }
            Message::Ping(_) => {
                self.after(5, Event::ToServer(number, Message::Pong(Default::default())));
            }
            Message::Close(_) => self.after(1, Event::CutForClient(number)),
            Message::Pong(_) | Message::Binary(_) => {}
        }
        Ok(())
    }

    /// Reads a message of the server.
    fn heard(&mut self, client: usize, conn: u64, text: &Utf8Bytes) -> Result<(), Breach> {
        if let Some(ShortMessage { text: short, offers }) = in_short(text)
            && let Ok(heard) = serde_json::from_str::<Heard<'_>>(&short)
        {
            return self.hear(client, conn, text, Heard { offers: Some(offers), ..heard });
        }
        let heard: Heard<'_> = serde_json::from_str(text)
            .map_err(|error| Breach::new(format!("a message cannot be read: {error}: {text}")))?;
        self.hear(client, conn, text, heard)
    }

    /// The connection breaks; what is on its way is lost, and the server learns of it sooner, later
    /// or not at all.
    pub(super) fn cut(&mut self, number: u64) {
        self.fault();
        let Some(conn) = self.conns.get_mut(&number) else { return };
        conn.cut = true;
        let wait = pick(&mut self.luck, 1, 5000);
        self.after(wait, Event::CutForClient(number));
        let wait = match pick(&mut self.luck, 0, 2) {
            0 => 1,
            1 => pick(&mut self.luck, 1, 20_000),
            // It waits for a sign of life and gives up.
            _ => 200_000,
        };
        self.after(wait, Event::CutForServer(number));
    }

    pub(super) fn cut_for_server(&mut self, number: u64) -> Result<(), Breach> {
        // Whoever has not noticed yet does so now.
        self.cut_for_client(number)?;
        let Some(conn) = self.conns.remove(&number) else { return Ok(()) };
        if self.servers[conn.server].lives() {
            self.run_server(conn.server)?;
            conn.pipe.cut();
            self.soon(conn.server);
        }
        Ok(())
    }

    /// The client notices that the connection is gone, and comes back.
    pub(super) fn cut_for_client(&mut self, number: u64) -> Result<(), Breach> {
        let Some(conn) = self.conns.get_mut(&number) else { return Ok(()) };
        let (was_cut, client) = (conn.cut, conn.client);
        conn.cut = true;
        if self.clients[client].conn == Some(number) {
            self.clients[client].conn = None;
            let wait = pick(&mut self.luck, 100, 6000);
            self.date(client, wait);
        }
        if !was_cut {
            // The client closes its end too.
            self.after(1, Event::CutForServer(number));
        }
        Ok(())
    }

    /// The client does not read for a while.
    fn stall(&mut self, number: u64) {
        self.fault();
        if let Some(conn) = self.conns.get_mut(&number) {
            conn.stalled = true;
            let wait = pick(&mut self.luck, 1000, 40_000);
            self.after(wait, Event::Unstall(number));
        }
    }

    pub(super) fn unstall(&mut self, number: u64) -> Result<(), Breach> {
        if let Some(conn) = self.conns.get_mut(&number) {
            conn.stalled = false;
            let server = conn.server;
            self.collect(number)?;
            self.soon(server);
        }
        Ok(())
    }

    /// Whether the node that has opened a connection has run and reached the disk for a while; one
    /// that has not cannot have heard of what happened elsewhere.
    pub(crate) fn is_at_ease(&self, number: u64) -> bool {
        let Some(conn) = self.conns.get(&number) else { return true };
        let opener = self.servers[conn.server]
            .nodes
            .iter()
            .find(|place| place.node.as_ref().is_some_and(|node| conn.pipe.is_of(&node.life)));
        opener.is_none_or(|place| {
            let lost = place.node.as_ref().is_some_and(|node| node.life.is_lost());
            !place.paused && !lost && (place.uneasy == 0 || self.now >= place.uneasy + REVOKED)
        })
    }

    /// A while after a credential was taken away: what it opened must be gone. Whoever came with
    /// one that was gone already is a stranger to the server, and may stay.
    pub(super) fn revoked(&mut self, number: u64) -> Result<(), Breach> {
        let Some(conn) = self.conns.get(&number).filter(|conn| !conn.cut && !conn.stalled) else {
            return Ok(());
        };
        if conn.opened.is_none_or(|opened| self.now < opened + REVOKED) {
            self.after(REVOKED, Event::Revoked(number));
            return Ok(());
        }
        let (server, pipe) = (conn.server, conn.pipe.clone());
        self.run_server(server)?;
        if !self.is_at_ease(number) {
            self.after(REVOKED, Event::Revoked(number));
            return Ok(());
        }
        if self.servers[server].lives()
            && self.conns.contains_key(&number)
            && pipe.is_known()
            && !pipe.is_closed()
        {
            return Err(Breach::new("a connection outlives the credential that opened it"));
        }
        Ok(())
    }
}

/// A message about a match without what is most of it.
struct ShortMessage {
    text: String,
    /// Where the offers lie in the whole message.
    offers: usize,
}

/// A message about a match without what is most of it: the view and the score sheet, of which nobody
/// here reads anything, and the offers, which are read when somebody answers. Where such a part has a
/// field of the same name as the one behind it, what is left is no JSON.
fn in_short(text: &str) -> Option<ShortMessage> {
    const LEFT_OUT: [(&str, &str); 3] = [
        (",\"view\":", ",\"awaited\":"),
        (OFFERS, ",\"log\":"),
        (",\"score_sheet\":", ",\"undo\":"),
    ];
    let find = |from: usize, what: &str| {
        memmem::find(&text.as_bytes()[from..], what.as_bytes()).map(|at| from + at)
    };
    let (mut short, mut from, mut offers) = (String::with_capacity(1024), 0, 0);
    for (part, behind) in LEFT_OUT {
        let begins = find(from, part)?;
        if part == OFFERS {
            offers = begins + part.len();
        }
        short.push_str(&text[from..begins]);
        from = find(begins, behind)?;
    }
    short.push_str(&text[from..]);
    Some(ShortMessage { text: short, offers })
}
