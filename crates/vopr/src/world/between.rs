//! What nodes ask each other, on its way.

use std::sync::Arc;

use axum::body::Body;
use axum::http::Request;
use axum::response::Response;
use mittwoch_server::simulation::PeerMail;
use tokio::sync::oneshot;

use super::SimulatedWorld;
use super::event::Event;
use crate::check::Breach;
use crate::life::Life;
use crate::luck::pick;

/// A request of a node to another.
pub(super) struct PeerWay {
    server: usize,
    /// Who asks.
    asks: Arc<Life>,
    /// Whom it asks.
    address: String,
    request: Option<Request<Body>>,
    /// The number of the node at which it has arrived.
    arrived: Option<usize>,
    answer: oneshot::Sender<Response>,
}

impl SimulatedWorld {
    /// How long something takes between two nodes.
    fn near(&mut self) -> u64 {
        pick(&mut self.luck, 1, 5)
    }

    /// A node asks another.
    pub(super) fn carry(&mut self, server: usize, number: usize, mail: PeerMail) {
        let Some(node) = &self.servers[server].nodes[number].node else { return };
        let PeerMail { address, request, answer } = mail;
        let (asks, request, arrived) = (node.life.clone(), Some(request), None);
        let way = PeerWay { server, asks, address, request, arrived, answer };
        let (number, wait) = (self.number(), self.near());
        self.between.insert(number, way);
        self.after(wait, Event::Peer(number));
    }

    /// A request arrives at the node that it is for, if that still lives.
    pub(super) fn ask_peer(&mut self, number: u64) -> Result<(), Breach> {
        let Some(way) = self.between.get_mut(&number) else { return Ok(()) };
        let server = way.server;
        let there = self.servers[server].at(&way.address);
        let node = there.and_then(|at| self.servers[server].nodes[at].node.as_ref());
        let (Some(node), Some(request)) = (node, way.request.take()) else {
            self.carry_back(number, None);
            return Ok(());
        };
        way.arrived = there;
        self.report.passed += 1;
        node.ask_as_peer(number, request);
        self.soon(server);
        Ok(())
    }

    /// The answer of a node is on its way back; or none comes.
    pub(super) fn carry_back(&mut self, number: u64, response: Option<Response>) {
        let wait = self.near();
        self.after(wait, Event::PeerBack(number, response.map(Box::new)));
    }

    /// The answer of a node arrives.
    pub(super) fn peer_answer(
        &mut self,
        number: u64,
        response: Option<Response>,
    ) -> Result<(), Breach> {
        let Some(way) = self.between.remove(&number) else { return Ok(()) };
        if let Some(response) = response.filter(|_| !way.asks.is_dead()) {
            let _gone = way.answer.send(response);
        }
        self.soon(way.server);
        Ok(())
    }

    /// A node is no more: whoever asked it hears nothing.
    pub(super) fn nobody_answers(&mut self, server: usize, number: usize) {
        let waits = |way: &PeerWay| way.server == server && way.arrived == Some(number);
        let asked: Vec<u64> =
            self.between.iter().filter(|(_, way)| waits(way)).map(|(id, _)| *id).collect();
        asked.into_iter().for_each(|way| self.carry_back(way, None));
    }
}
