//! Requests: signing out, making tables, commands and looks without a live connection.

use axum::body::{Body, Bytes};
use axum::http::{Method, Request, StatusCode, header};
use mittwoch_protocol::{Acknowledged, TableInfo};
use mittwoch_server::simulation::SocketEnd;
use serde::Serialize;

use super::SimulatedWorld;
use super::event::Event;
use super::network::Conn;
use crate::check::Breach;
use crate::client::Client;
use crate::luck::{chance, one, pick};
use crate::node::RequestAnswer;

/// After how long a client gives up, in milliseconds.
const PATIENCE: u64 = 25_000;

/// What a request is about.
#[derive(Clone)]
pub(crate) enum Purpose {
    /// Opens a live connection.
    Connect(u64),
    /// Makes the table of a slot.
    Make(usize),
    /// A command, by its key.
    Command(String),
    /// A look at the match.
    Poll,
    /// Ends sessions of the client, by their secrets.
    SignOut(Vec<String>),
}

/// A request on its way.
#[derive(Clone)]
pub(super) struct Outgoing {
    client: usize,
    server: usize,
    purpose: Purpose,
    method: Method,
    path: String,
    body: Option<String>,
    session: Option<String>,
    /// Whether it has arrived: a second copy is another request.
    copy: bool,
}

impl SimulatedWorld {
    /// Sends a request of a client; its number.
    pub(super) fn request(
        &mut self,
        client: usize,
        (method, path): (Method, String),
        body: Option<String>,
        purpose: Purpose,
    ) -> u64 {
        let (server, session) = (self.clients[client].server, self.session(client));
        let copy = false;
        let outgoing = Outgoing { client, server, purpose, method, path, body, session, copy };
        let number = self.number();
        let wait = self.delay();
        if matches!(outgoing.purpose, Purpose::Command(_)) {
            if chance(&mut self.luck, self.trouble.doubled) {
                self.fault();
                let second = self.number();
                self.requests.insert(second, Outgoing { copy: true, ..outgoing.clone() });
                let later = pick(&mut self.luck, 1, 30_000);
                self.after(wait + later, Event::Ask(second));
            }
            if chance(&mut self.luck, self.trouble.dropped) {
                self.fault();
                self.requests.insert(number, outgoing);
                self.after(PATIENCE, Event::Unanswered(number));
                return number;
            }
        }
        self.requests.insert(number, outgoing);
        self.after(wait, Event::Ask(number));
        self.after(PATIENCE, Event::Unanswered(number));
        number
    }

    /// A session of a client's person that it believes to hold.
    fn session(&self, client: usize) -> Option<String> {
        let Client { server, person, .. } = &self.clients[client];
        let sessions = &self.servers[*server].people[(*person)?].sessions;
        // Two windows of one person have a session each.
        sessions.get(client % sessions.len().max(1)).cloned()
    }

    /// A client does not know whether its sessions hold.
    fn unsure(&mut self, client: usize) {
        if let Client { server, person: Some(person), .. } = self.clients[client] {
            self.refresh_sessions(server, person);
        }
    }

    /// Gives a request the first of some sessions.
    pub(super) fn wear(&mut self, number: u64, sessions: &[String]) {
        if let Some(outgoing) = self.requests.get_mut(&number) {
            outgoing.session = sessions.first().cloned();
        }
    }

    /// Opens a live connection.
    pub(super) fn connect(&mut self, client: usize) {
        let Some(table) = self.clients[client].table.clone() else { return };
        let conn = self.number();
        let from = self.clients[client].screen.heard;
        let path = format!("/api/tables/{table}/live?from={from}");
        let number = self.request(client, (Method::GET, path), None, Purpose::Connect(conn));
        self.clients[client].connecting = Some(number);
    }

    /// The first message comes over a connection.
    pub(super) fn greeted(&mut self, client: usize, conn: u64) -> Result<(), Breach> {
        let Some(number) = self.clients[client].connecting else { return Ok(()) };
        let purpose = self.requests.get(&number).map(|outgoing| &outgoing.purpose);
        match purpose {
            Some(Purpose::Connect(own)) if *own == conn => {
                let status = StatusCode::SWITCHING_PROTOCOLS;
                self.connected(client, (number, conn), status, &Bytes::new())
            }
            _ => Ok(()),
        }
    }

    /// Posts something.
    pub(super) fn post(&mut self, client: usize, path: &str, body: &impl Serialize, why: Purpose) {
        let body = serde_json::to_string(body).expect("what is posted is JSON");
        self.request(client, (Method::POST, path.to_owned()), Some(body), why);
    }

    /// The node at which a request comes in: any that lives.
    fn entry(&mut self, server: usize) -> Option<usize> {
        let nodes = &self.servers[server].nodes;
        let living: Vec<usize> = (0..nodes.len()).filter(|at| nodes[*at].node.is_some()).collect();
        match living.len() {
            0 | 1 => living.first().copied(),
            _ => one(&mut self.luck, &living).copied(),
        }
    }

    /// A request arrives at its server.
    pub(super) fn ask(&mut self, number: u64) -> Result<(), Breach> {
        let Some(outgoing) = self.requests.get(&number).cloned() else { return Ok(()) };
        let server = outgoing.server;
        self.run_server(server)?;
        let entry = self.entry(server);
        let Some(node) = entry.and_then(|at| self.servers[server].nodes[at].node.as_ref()) else {
            self.requests.remove(&number);
            return self.lost(&outgoing);
        };
        let mut request = Request::builder()
            .method(outgoing.method.clone())
            .uri(&outgoing.path)
            .header(header::HOST, "mittwoch.test")
            .header(header::ORIGIN, "http://mittwoch.test");
        if let Some(session) = &outgoing.session {
            request = request.header(header::COOKIE, format!("mittwoch={session}"));
        }
        if outgoing.body.is_some() {
            request = request.header(header::CONTENT_TYPE, "application/json");
        }
        if let Purpose::Connect(number) = outgoing.purpose {
            let place = (server, entry.unwrap_or_default());
            let conn = Conn::new(place, outgoing.client, outgoing.session.clone());
            let end = conn.pipe.end(number, &node.ready, &node.life);
            request = request.header(header::UPGRADE, "websocket").extension(SocketEnd::new(end));
            self.conns.insert(number, conn);
        }
        let body = outgoing.body.map_or_else(Body::empty, Body::from);
        node.ask(number, request.body(body).expect("a sound request"));
        if matches!(outgoing.purpose, Purpose::Command(_)) {
            self.report.commands += 1;
            self.report.steps += 1;
        }
        self.soon(server);
        Ok(())
    }

    /// A server has answered; the answer is on its way.
    pub(super) fn answered(&mut self, answered: RequestAnswer) -> Result<(), Breach> {
        let RequestAnswer { request, status, body } = answered;
        let Some(outgoing) = self.requests.get(&request).cloned() else { return Ok(()) };
        if let Purpose::Command(_) = &outgoing.purpose
            && status == StatusCode::OK
            && let Ok(done) = serde_json::from_slice::<Acknowledged>(&body)
        {
            self.check_done(outgoing.client, None, &done)?;
        }
        if let Purpose::Connect(conn) = outgoing.purpose
            && status == StatusCode::SWITCHING_PROTOCOLS
            && let Some(conn) = self.conns.get_mut(&conn)
        {
            conn.opened = Some(self.now);
        }
        let wait = match &outgoing.purpose {
            // The first messages must not come before the connection is known to be open.
            Purpose::Connect(_) => 1,
            _ => self.delay(),
        };
        if !outgoing.copy {
            self.after(wait, Event::Answer(request, status, body));
        }
        Ok(())
    }

    /// An answer arrives at its client.
    pub(super) fn answer(
        &mut self,
        number: u64,
        status: StatusCode,
        body: &Bytes,
    ) -> Result<(), Breach> {
        let Some(outgoing) = self.requests.remove(&number) else { return Ok(()) };
        let client = outgoing.client;
        match outgoing.purpose {
            Purpose::Connect(conn) => self.connected(client, (number, conn), status, body),
            Purpose::Make(slot) if status.is_success() => {
                let table: TableInfo = serde_json::from_slice(body)
                    .map_err(|error| Breach::new(format!("a table cannot be read: {error}")))?;
                self.made(slot, &table);
                Ok(())
            }
            Purpose::Make(slot) => {
                self.after(5000, Event::Begin(slot));
                Ok(())
            }
            Purpose::Command(key) => self.command_answered(client, &key, status, body),
            Purpose::SignOut(sessions) if status == StatusCode::NO_CONTENT => {
                self.signed_out(client, &sessions);
                Ok(())
            }
            Purpose::SignOut(_) => {
                self.unsure(client);
                Ok(())
            }
            Purpose::Poll => Ok(()),
        }
    }

    /// A client gives a request up.
    pub(super) fn unanswered(&mut self, number: u64) -> Result<(), Breach> {
        match self.requests.remove(&number) {
            Some(outgoing) => self.lost(&outgoing),
            None => Ok(()),
        }
    }

    fn lost(&mut self, outgoing: &Outgoing) -> Result<(), Breach> {
        match &outgoing.purpose {
            Purpose::Connect(conn) => {
                self.clients[outgoing.client].connecting = None;
                self.after(1, Event::CutForServer(*conn));
                self.date(outgoing.client, 3000);
            }
            Purpose::Make(slot) => self.after(3000, Event::Begin(*slot)),
            Purpose::SignOut(_) => self.unsure(outgoing.client),
            Purpose::Command(_) | Purpose::Poll => {}
        }
        Ok(())
    }
}
