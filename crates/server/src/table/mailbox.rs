use std::time::Duration;

use mittwoch_kernel::Seat;
use mittwoch_session::{Newcomer, SessionInput};
use tokio::sync::mpsc::{Receiver, Sender};
use tokio::time::timeout;
use tracing::Instrument;

use super::actor::{ActorEnd, CHAT, TableActor};
use super::message::{NewListener, TableMessage};
use super::{TableResult, Tables};
use crate::faults;
use crate::identity::fault;

/// How long a table that cannot be woken stays to say so: whoever woke it has yet to ask.
const PATIENCE: Duration = Duration::from_secs(1);

/// The life of a table between waking and falling asleep.
pub(super) async fn run(
    tables: Tables,
    id: String,
    mailbox: Sender<TableMessage>,
    mut asks: Receiver<TableMessage>,
) {
    // Whatever happens, it lives no longer than the node that took it.
    let (node, life) = (tables.node().clone(), tables.node().life());
    let woken = tokio::select! {
        biased;
        () = node.lost(life) => Err(faults::NODE_LOST.into()),
        woken = wake(&tables, &id, &mailbox) => woken,
    };
    match woken {
        Ok(mut actor) => {
            tokio::select! {
                biased;
                () = node.lost(life) => {}
                () = live(&mut actor, &mut asks) => {}
            }
            actor.dismiss();
            let alarm = match actor.end {
                Some(ActorEnd::Asleep(due)) => due,
                Some(ActorEnd::Gone(_)) | None => None,
            };
            if !actor.goes_on() {
                node.rest(&id);
            }
            tables.asleep(&id, &mailbox, alarm.filter(|_| node.life() == life));
            // Whoever asked in the last moment gets no answer here and wakes the table anew.
            asks.close();
        }
        Err(fault) => {
            while let Ok(Some(ask)) = timeout(PATIENCE, asks.recv()).await {
                ask.refuse(fault.clone());
            }
            node.rest(&id);
            tables.asleep(&id, &mailbox, None);
            asks.close();
            // Waits for those who are just putting their ask in; nobody new can.
            while let Some(ask) = asks.recv().await {
                ask.refuse(fault.clone());
            }
        }
    }
}

/// Wakes a table, if it is run here.
async fn wake(
    tables: &Tables,
    id: &str,
    mailbox: &Sender<TableMessage>,
) -> TableResult<TableActor> {
    tables.ours(id).await?;
    TableActor::wake(tables, id, mailbox).await
}

async fn live(actor: &mut TableActor, asks: &mut Receiver<TableMessage>) {
    let tables = actor.tables.clone();
    while actor.end.is_none() {
        tokio::select! {
            // What is due comes first: many asks must not hold up a clock.
            biased;
            () = tables.time().until(actor.alarm) => actor.feed(SessionInput::Tick).await,
            ask = asks.recv() => match ask {
                Some(ask) => actor.hear(ask).await,
                None => actor.feed(SessionInput::Stop).await,
            },
        }
    }
}

impl TableActor {
    async fn hear(&mut self, ask: TableMessage) {
        match ask {
            TableMessage::Query(by, query) => {
                self.feed(SessionInput::Seen(by)).await;
                query(Ok(&self.session));
            }
            TableMessage::Command(span, person, message, reply) => {
                self.command(person, message, reply).instrument(span).await;
            }
            TableMessage::Listen(listener, reply) => {
                let seat = self.listen(listener).await;
                let _gone = reply.send(seat);
            }
            TableMessage::Unlisten(id) => {
                self.listeners.remove(id);
                self.feed(SessionInput::Unlisten(id)).await;
            }
            TableMessage::CaughtUp(id) => self.listeners.catch_up(&mut self.session, id),
            TableMessage::Input(input) => self.feed(input).await,
        }
    }

    /// Somebody listens from now on.
    async fn listen(&mut self, listener: NewListener) -> TableResult<Option<Seat>> {
        let NewListener { id, person, from, listener } = listener;
        let names = self.names().await?;
        let store = self.tables.store();
        let mutes = match person {
            Some(person) => store.chat.mutes(person).await.map_err(fault)?,
            None => Default::default(),
        };
        let chat = store.chat.chat(self.id(), CHAT).await.map_err(fault)?;
        self.listeners.insert(id, listener);
        let newcomer = Newcomer { id, person, from, mutes, chat, names };
        self.feed(SessionInput::Listen(Box::new(newcomer))).await;
        Ok(person.and_then(|person| self.session.seat_of(person)))
    }
}
