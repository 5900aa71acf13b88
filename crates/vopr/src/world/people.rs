//! What people do, and what they make of what they hear.

use axum::body::Bytes;
use axum::extract::ws::Utf8Bytes;
use axum::http::{Method, StatusCode};
use mittwoch_kernel::Chance;
use mittwoch_protocol::{Acknowledged, ClientMessage, Command, Fault, FaultCode, Stage};

use mittwoch_server::secret;

use super::SimulatedWorld;
use super::event::Event;
use super::request::Purpose;
use crate::check::Breach;
use crate::client::{Deed, Heard, Mood, SentCommand};
use crate::luck::pick;

/// After how long a command is sent again, in milliseconds.
const AGAIN: u64 = 9_000;

/// How often a command is sent in all.
const TRIES: u32 = 6;

/// How long a credential that was taken away may be of use, in milliseconds.
pub(super) const REVOKED: u64 = 5_000;

impl SimulatedWorld {
    /// Lets a client act after a while, unless it does so sooner.
    pub(super) fn date(&mut self, client: usize, wait: u64) {
        let due = self.now + wait;
        if self.clients[client].date.is_none_or(|date| date > due || date < self.now) {
            self.clients[client].date = Some(due);
            self.after(wait, Event::Act(client, due));
        }
    }

    /// How long somebody thinks.
    fn thought(&mut self) -> u64 {
        let mean = self.evening.think;
        // The sum of three even numbers: seldom very short, never very long.
        (0..3).map(|_| pick(&mut self.luck, 0, mean * 2 / 3)).sum::<u64>().max(200)
    }

    pub(super) fn act(&mut self, number: usize, date: u64) -> Result<(), Breach> {
        let client = &mut self.clients[number];
        if client.date != Some(date) {
            return Ok(());
        }
        client.date = None;
        if client.retired || self.quiet && client.conn.is_some() {
            return Ok(());
        }
        let whim = pick(&mut self.luck, 40_000, 160_000);
        self.date(number, whim);
        let client = &self.clients[number];
        match (client.conn, client.connecting) {
            (None, None) => self.connect(number),
            (None, Some(_)) => {}
            (Some(conn), _) => self.do_something(number, conn),
        }
        Ok(())
    }

    fn do_something(&mut self, number: usize, conn: u64) {
        let client = &self.clients[number];
        // One who waits for an answer waits, mostly.
        if !client.pending.is_empty() && self.luck.below(4) > 0 {
            return;
        }
        let mood = Mood { revoked: self.trouble.revoked, sober: self.sober };
        match client.choose(&mut self.luck, mood) {
            Deed::Say(command) => self.say(number, command),
            Deed::Again => self.say_again(number),
            Deed::Poll => self.poll(number),
            Deed::Vanish => self.cut(conn),
            Deed::SignOut(everywhere) => self.sign_out(number, everywhere),
            Deed::Nothing => {}
        }
    }

    pub(super) fn say(&mut self, number: usize, command: Command) {
        let client = &mut self.clients[number];
        client.keys += 1;
        let key = format!("c{number}k{}", client.keys);
        let (person, table) = (client.person, client.table.clone());
        let server = client.server;
        if let (Some(person), Some(table)) = (person, table) {
            let id = self.servers[server].people[person].user.id;
            self.models.entry(table).or_default().sent(id, &key, &command);
        }
        let pending = SentCommand { key: key.clone(), command, tries: 0 };
        self.clients[number].pending.push(pending);
        self.transmit(number, &key);
    }

    fn say_again(&mut self, number: usize) {
        let Some((key, command)) = self.clients[number].last.clone() else { return };
        self.clients[number].pending.push(SentCommand { key: key.clone(), command, tries: TRIES });
        self.transmit(number, &key);
    }

    /// Sends a command, for the first time or again.
    fn transmit(&mut self, number: usize, key: &str) {
        let conn = self.clients[number].conn;
        let client = &mut self.clients[number];
        let Some(pending) = client.pending.iter_mut().find(|pending| pending.key == key) else {
            return;
        };
        pending.tries += 1;
        let message = ClientMessage { key: key.to_owned(), command: pending.command.clone() };
        let table = client.table.clone().unwrap_or_default();
        let wait = AGAIN + pick(&mut self.luck, 0, AGAIN);
        self.after(wait, Event::Retry(number, key.to_owned()));
        match conn {
            Some(conn) if self.luck.below(6) > 0 => {
                let text = serde_json::to_string(&message).expect("a command is JSON");
                self.send(conn, &text);
            }
            _ => {
                let path = format!("/api/tables/{table}/commands");
                self.post(number, &path, &message, Purpose::Command(key.to_owned()));
            }
        }
    }

    /// Whether the node of a connection may not know yet that its credential is gone: another one
    /// has taken it away.
    pub(crate) fn may_not_know(&self, number: u64) -> bool {
        if self.evening.nodes == 1 {
            return false;
        }
        let Some(conn) = self.conns.get(&number) else { return false };
        let person = self.clients[conn.client].person;
        let ended = person.and_then(|person| {
            let ended = &self.servers[conn.server].people[person].ended;
            ended.get(conn.session.as_ref()?).copied()
        });
        ended.is_some_and(|ended| self.now < ended + REVOKED) || !self.is_at_ease(number)
    }

    /// Whether a connection is one whose credential is known to be gone.
    pub(crate) fn is_void(&self, conn: u64) -> bool {
        let Some(conn) = self.conns.get(&conn) else { return false };
        let Some(person) = self.clients[conn.client].person else { return false };
        let known = &self.servers[conn.server].people[person].sessions;
        conn.session.as_ref().is_some_and(|session| !known.contains(session))
    }

    pub(super) fn retry(&mut self, number: usize, key: &str) -> Result<(), Breach> {
        let client = &mut self.clients[number];
        let Some(at) = client.pending.iter().position(|pending| pending.key == key) else {
            return Ok(());
        };
        if client.pending[at].tries >= TRIES || client.retired {
            client.pending.remove(at);
            return Ok(());
        }
        self.transmit(number, key);
        Ok(())
    }

    fn poll(&mut self, number: usize) {
        let table = self.clients[number].table.clone().unwrap_or_default();
        // From where it has heard, as clients do, or from the beginning.
        let heard = self.clients[number].screen.heard;
        let from = if self.serial.is_multiple_of(4) { 0 } else { heard };
        let path = format!("/api/tables/{table}/snapshot?from={from}");
        self.request(number, (Method::GET, path), None, Purpose::Poll);
    }

    fn sign_out(&mut self, number: usize, everywhere: bool) {
        let client = &self.clients[number];
        let (server, conn) = (client.server, client.conn);
        let Some(person) = client.person else { return };
        let conn = conn.and_then(|conn| self.conns.get(&conn));
        let Some(own) = conn.and_then(|conn| conn.session.clone()) else { return };
        let sessions = &self.servers[server].people[person].sessions;
        if !sessions.contains(&own) {
            return;
        }
        self.fault();
        let sessions = if everywhere {
            self.servers[server].people[person].sessions.clone()
        } else {
            vec![own]
        };
        let path = if everywhere { "/api/logout-everywhere" } else { "/api/logout" };
        let at = self.request(
            number,
            (Method::POST, path.to_owned()),
            None,
            Purpose::SignOut(sessions.clone()),
        );
        // The request carries the cookie that it ends.
        self.wear(at, &sessions);
    }

    /// The server has said that sessions are gone: from here on they must be of no use.
    pub(super) fn signed_out(&mut self, number: usize, gone: &[String]) {
        let client = &self.clients[number];
        let (server, Some(person)) = (client.server, client.person) else { return };
        let (now, known) = (self.now, &mut self.servers[server].people[person]);
        known.sessions.retain(|session| !gone.contains(session));
        known.ended.extend(gone.iter().map(|session| (session.clone(), now)));
        self.refresh_sessions(server, person);
        let theirs =
            |session: &Option<String>| session.as_ref().is_some_and(|one| gone.contains(one));
        let conns: Vec<u64> = self
            .conns
            .iter()
            .filter(|(_, conn)| conn.server == server && theirs(&conn.session))
            .map(|(number, _)| *number)
            .collect();
        for conn in conns {
            self.after(REVOKED, Event::Revoked(conn));
            // Somebody who has kept the socket open tries to use it.
            let client = self.conns.get(&conn).map(|conn| conn.client);
            if let Some(client) = client.filter(|client| self.clients[*client].conn == Some(conn)) {
                self.say(client, Command::Leave);
            }
        }
    }

    pub(super) fn connected(
        &mut self,
        number: usize,
        (request, conn): (u64, u64),
        status: StatusCode,
        body: &Bytes,
    ) -> Result<(), Breach> {
        let client = &mut self.clients[number];
        if client.conn == Some(conn) {
            return Ok(());
        }
        if client.connecting != Some(request) {
            return self.cut_for_server(conn);
        }
        client.connecting = None;
        // The node behind the one that answers may be gone already.
        let whole = self.conns.get(&conn).is_some_and(|conn| !conn.cut);
        if status == StatusCode::SWITCHING_PROTOCOLS && !client.retired && whole {
            client.conn = Some(conn);
            let wait = self.thought();
            self.date(number, wait);
            return self.collect(conn);
        }
        self.conns.remove(&conn);
        let fault = serde_json::from_slice::<Fault>(body).ok().map(|fault| fault.code);
        if fault == Some(FaultCode::NotFound) {
            self.retire(number);
        } else {
            let wait = pick(&mut self.luck, 500, 6000);
            self.date(number, wait);
        }
        Ok(())
    }

    /// A command was answered to a request.
    pub(super) fn command_answered(
        &mut self,
        number: usize,
        key: &str,
        status: StatusCode,
        body: &Bytes,
    ) -> Result<(), Breach> {
        if status == StatusCode::OK
            && let Ok(done) = serde_json::from_slice::<Acknowledged>(body)
        {
            self.settled(number, &done);
        } else if let Ok(fault) = serde_json::from_slice::<Fault>(body) {
            self.refused(number, key, &fault);
        }
        Ok(())
    }

    /// A command was done.
    fn settled(&mut self, number: usize, done: &Acknowledged) {
        let client = &mut self.clients[number];
        let Some(at) = client.pending.iter().position(|pending| pending.key == done.key) else {
            return;
        };
        let pending = client.pending.remove(at);
        client.last = Some((pending.key, pending.command));
    }

    /// A command was not done; what failed for no fault of its own is tried again.
    fn refused(&mut self, number: usize, key: &str, fault: &Fault) {
        self.clients[number].refused = Some(format!("{key}: {fault:?} at {}", self.now));
        if matches!(fault.code, FaultCode::Internal | FaultCode::Stopping | FaultCode::SignedOut) {
            return;
        }
        self.clients[number].pending.retain(|pending| pending.key != key);
        let wait = self.thought();
        self.date(number, wait);
    }

    /// Takes a message in.
    pub(super) fn hear(
        &mut self,
        number: usize,
        conn: u64,
        text: &Utf8Bytes,
        heard: Heard<'_>,
    ) -> Result<(), Breach> {
        match heard.say {
            "match" => {
                if let Some(sight) = heard.snapshot {
                    if sight.seat.is_none() && self.is_stranger(number, conn)? {
                        return Ok(());
                    }
                    self.check_sight(number, &sight)?;
                    let shown = self.clients[number].screen.show(text, sight, heard.offers);
                    shown.map_err(Breach::new)?;
                    self.wonder(number);
                }
            }
            "table" => {
                if let Some(table) = heard.table {
                    self.clients[number].screen.fresh = true;
                    let stage = table.stage;
                    self.clients[number].screen.table = Some(table);
                    self.staged(number, stage);
                }
            }
            "done" => {
                if let Some(done) = heard.done {
                    self.settled(number, &done);
                }
            }
            "fault" => {
                if let (Some(key), Some(fault)) = (heard.key, heard.fault) {
                    self.refused(number, &key, &fault);
                }
            }
            "chat" => self.check_chat(number, &heard.lines.unwrap_or_default())?,
            "closed" => self.retire(number),
            _ => {}
        }
        Ok(())
    }

    /// Whether a player is taken for a stranger because the credential was gone when the connection
    /// was opened; the player comes back with another.
    fn is_stranger(&mut self, number: usize, conn: u64) -> Result<bool, Breach> {
        let client = &self.clients[number];
        let (server, Some(person)) = (client.server, client.person) else { return Ok(false) };
        let seated =
            client.screen.table.as_ref().is_some_and(|table| {
                table.stage != Stage::Open && client.seat(&table.seats).is_some()
            });
        if client.watches || !seated {
            return Ok(false);
        }
        let session = self.conns.get(&conn).and_then(|conn| conn.session.clone());
        let holds = session.is_some_and(|one| self.servers[server].disk.holds(&secret::hash(&one)));
        if holds {
            return Err(Breach::new("a player is shown what strangers see"));
        }
        self.refresh_sessions(server, person);
        // At once: until then its screen would be neither a player's nor a stranger's.
        self.cut_for_client(conn)?;
        Ok(true)
    }

    /// Thinks about the next answer, where one is awaited.
    fn wonder(&mut self, number: usize) {
        let client = &self.clients[number];
        let Some(shown) = &client.screen.shown else { return };
        let asked = shown.seat.is_some_and(|seat| {
            let wished = shown.requests.iter().any(|wish| wish.missing.contains(seat));
            (shown.awaited.contains(seat) && shown.asked) || wished
        });
        if asked && !client.watches {
            let wait = self.thought();
            self.date(number, wait);
        }
    }

    /// The table has reached a stage, as a client sees it.
    fn staged(&mut self, number: usize, stage: Stage) {
        let wait = self.thought();
        match stage {
            Stage::Open => self.date(number, wait),
            Stage::Running => {
                let stands_in = self.clients[number].screen.table.as_ref().is_some_and(|table| {
                    let seat = self.clients[number].seat(&table.seats);
                    seat.is_some_and(|seat| table.seats[seat.index()].stand_in.is_some())
                });
                if stands_in {
                    self.date(number, wait);
                }
            }
            Stage::Over | Stage::Frozen => self.ended(number),
        }
    }

    /// Somebody leaves for good.
    pub(super) fn retire(&mut self, number: usize) {
        let client = &mut self.clients[number];
        client.retired = true;
        client.pending.clear();
        if let Some(conn) = client.conn.take() {
            let wait = pick(&mut self.luck, 1, 500);
            self.after(wait, Event::CutForServer(conn));
        }
    }
}
