use std::time::Duration;

use tokio::sync::mpsc::{Receiver, Sender};
use tokio::time::timeout;

use super::Tables;
use super::actor::TableActor;
use super::message::TableMessage;

/// How long a table that cannot be woken stays to say so: whoever woke it has yet to ask.
const PATIENCE: Duration = Duration::from_secs(1);

/// The life of a table between waking and falling asleep.
pub(super) async fn run(
    tables: Tables,
    id: String,
    mailbox: Sender<TableMessage>,
    mut asks: Receiver<TableMessage>,
) {
    match TableActor::wake(&tables, &id).await {
        Ok(mut actor) => {
            live(&mut actor, &mailbox, &mut asks).await;
            actor.keep_signs().await;
            tables.asleep(&id, &mailbox, actor.clock_due().filter(|_| !actor.ended));
            // Whoever asked in the last moment gets no answer here and wakes the table anew.
            asks.close();
        }
        Err(fault) => {
            while let Ok(Some(ask)) = timeout(PATIENCE, asks.recv()).await {
                ask.refuse(fault.clone());
            }
            tables.asleep(&id, &mailbox, None);
            asks.close();
            // Waits for those who are just putting their ask in; nobody new can.
            while let Some(ask) = asks.recv().await {
                ask.refuse(fault.clone());
            }
        }
    }
}

async fn live(
    actor: &mut TableActor,
    mailbox: &Sender<TableMessage>,
    asks: &mut Receiver<TableMessage>,
) {
    let tables = actor.tables.clone();
    while !actor.ended {
        actor.consider(mailbox);
        tokio::select! {
            // What is due comes first: many asks must not hold up a clock.
            biased;
            () = tables.time().until(actor.due()) => {
                if actor.idle() && actor.busy + tables.habits().idle_ms() <= actor.now() {
                    break;
                }
                actor.tick().await;
            }
            ask = asks.recv() => match ask {
                Some(ask) => actor.hear(ask).await,
                None => break,
            },
        }
    }
}

impl TableActor {
    /// Whether nobody listens and nothing goes on by itself.
    fn idle(&self) -> bool {
        self.listeners.is_empty() && !self.thinks() && self.bots_due().is_empty()
    }

    /// When something has to be done without being asked.
    fn due(&self) -> Option<i64> {
        let sleep = self.idle().then(|| self.busy + self.tables.habits().idle_ms());
        [self.clock_due(), self.here_due(), sleep].into_iter().flatten().min()
    }

    /// A clock may have run out, or it may be time to tell who is here.
    async fn tick(&mut self) {
        self.publish_here();
        let mut changed = false;
        while self.time_out() {
            changed = true;
            self.settle();
        }
        if changed && self.commit(None).await.is_ok() {
            self.publish();
        }
    }

    async fn hear(&mut self, ask: TableMessage) {
        self.busy = self.now();
        match ask {
            TableMessage::Query(query) => query(Ok(self)),
            TableMessage::Command(person, message, reply) => {
                let done = self.command(&person, message).await;
                let _gone = reply.send(done);
            }
            TableMessage::Listen(ear, reply) => {
                let seat = self.listen(ear).await;
                let _gone = reply.send(seat);
            }
            TableMessage::Unlisten(id) => self.unlisten(id),
            TableMessage::Mute { person, other, mute } => self.listeners.mute(person, other, mute),
            TableMessage::Depart(person) => self.departed(person),
            TableMessage::Rename(person) => self.renamed(person),
            TableMessage::Thought(thought) => self.thought(thought).await,
            TableMessage::End => self.ended = true,
        }
    }
}
