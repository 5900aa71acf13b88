use std::collections::{BTreeMap, HashMap, VecDeque};

use mittwoch_kernel::Seat;
use mittwoch_protocol::{Acknowledged, Fault, Stage};
use mittwoch_session::{
    AskId, PersonCommand, Session, SessionEffect, SessionInput, ThinkOrder, command_digest,
};
use tokio::sync::mpsc::Sender;
use tokio::time::{Duration, Instant};

use super::Tables;
use super::listeners::Listeners;
use super::message::{Reply, TableMessage};
use crate::faults;
use crate::identity::fault;
use crate::store::{Append, NewChat, SharedStore, StoreFault, StoreResult, User};
use crate::thinkers::{OutsideQuestion, ThinkClass, ThinkHandle, ThinkJob, ThinkReply};

/// How many lines of chat a new listener is told.
pub(super) const CHAT: u32 = 100;

/// A table that is awake: its session, and what the session needs done outside.
pub(super) struct TableActor {
    pub tables: Tables,
    pub session: Session,
    pub listeners: Listeners,
    /// Where the thoughts of its bots come back.
    pub mailbox: Sender<TableMessage>,
    /// The thoughts of its bots, by seat, to stop them.
    pub thoughts: BTreeMap<Seat, ThinkHandle>,
    /// Those who wait for an answer.
    pub replies: HashMap<AskId, Reply<Acknowledged>>,
    pub asked: AskId,
    /// When the session wants to be woken.
    pub alarm: Option<i64>,
    /// Why something was last not kept.
    pub failure: Option<Fault>,
    /// How the session ended, once it has.
    pub end: Option<ActorEnd>,
}

/// How the session of an actor ended.
pub(super) enum ActorEnd {
    /// It sleeps until its clock runs out.
    Asleep(Option<i64>),
    /// Nothing that is in memory can be trusted or is needed.
    Gone(Option<Fault>),
}

impl TableActor {
    pub(super) fn id(&self) -> &str {
        &self.session.head().id
    }

    pub(super) fn now(&self) -> i64 {
        self.tables.time().now_ms()
    }

    /// Tells the session what happened, and does what it wants done about it, in its order.
    pub(super) async fn feed(&mut self, input: SessionInput) {
        let mut effects = VecDeque::from(self.session.step(self.now(), input));
        loop {
            let Some(effect) = effects.pop_front() else {
                // Whoever was too slow is told nothing more, and the others that they are gone.
                let Some(id) = self.listeners.dropped() else { return };
                effects.extend(self.session.step(self.now(), SessionInput::Unlisten(id)));
                continue;
            };
            let Some(next) = self.perform(effect).await else { continue };
            for effect in self.session.step(self.now(), next).into_iter().rev() {
                effects.push_front(effect);
            }
        }
    }

    /// Does what the session wants done; what came of it, if the session has to know.
    async fn perform(&mut self, effect: SessionEffect) -> Option<SessionInput> {
        match effect {
            SessionEffect::Append(append) => {
                let records = append.lines.len() as u64;
                let kept = kept(self.tables.store(), *append).await;
                if kept.is_ok() {
                    self.tables.meter().kept(records);
                }
                return Some(self.outcome(kept, |version| SessionInput::Kept { version }));
            }
            SessionEffect::Say(saying) => {
                let mittwoch_session::NewSaying { room, person, text, ready, entry } = *saying;
                let (table, now) = (self.id().to_owned(), self.tables.time().now());
                let (kept, entry) = (self.tables.habits().talk.kept, Some(entry));
                let line = NewChat { table, room, person, text, ready, now, entry, kept };
                let said = self.tables.store().chat.say(line).await;
                return Some(self.outcome(said, SessionInput::Said));
            }
            SessionEffect::Mute { person, other, mute } => {
                let done = self.tables.store().chat.mute(person, other, mute).await;
                self.tables.mute_elsewhere(self.id(), person, other, mute);
                return Some(self.outcome(done, |()| SessionInput::Done));
            }
            SessionEffect::Forget => {
                let done = self.tables.store().tables.drop_table(self.id()).await;
                return Some(self.outcome(done, |()| SessionInput::Done));
            }
            SessionEffect::Retell(person) => {
                let chat = self.tables.store().chat.chat(self.id(), CHAT).await.unwrap_or_default();
                return Some(SessionInput::Retold { person, chat });
            }
            SessionEffect::Tell { to, news } => self.listeners.tell(&mut self.session, &to, news),
            SessionEffect::Think(order) => self.think(*order),
            SessionEffect::StopThinking { seat, stop } => {
                stop.now();
                if let Some(hold) = self.thoughts.remove(&seat) {
                    hold.stop();
                }
            }
            SessionEffect::DismissBots => self.stop_thoughts(),
            SessionEffect::WakeAt(alarm) => self.alarm = alarm,
            SessionEffect::Reply { ask, result } => {
                if let Some(reply) = self.replies.remove(&ask) {
                    let _gone = reply.send(result);
                }
            }
            SessionEffect::Sleep(due) => self.end = Some(ActorEnd::Asleep(due)),
            SessionEffect::Gone => self.end = Some(ActorEnd::Gone(self.failure.take())),
        }
        None
    }

    /// What came of something that was to be kept.
    fn outcome<T>(
        &mut self,
        kept: StoreResult<T>,
        input: impl FnOnce(T) -> SessionInput,
    ) -> SessionInput {
        match kept {
            Ok(kept) => input(kept),
            Err(StoreFault::Conflict) => {
                // Another node was quicker: the table is folded anew.
                self.tables.meter().conflicts.inc();
                tracing::info!(table = %self.id(), "a table had moved on");
                let moved = Fault::from(faults::TABLE_MOVES);
                self.failure = Some(moved.clone());
                SessionInput::Failed(moved)
            }
            Err(error) => {
                tracing::error!(table = %self.id(), %error, "a step was not kept");
                let fault = fault(error);
                self.failure = Some(fault.clone());
                SessionInput::Failed(fault)
            }
        }
    }

    /// Lets a bot think elsewhere, and brings its answer to the mailbox.
    fn think(&mut self, order: ThinkOrder) {
        let ThinkOrder { seat, seq, people, outside, bot, budget, stop, pause_ms } = order;
        let (table, host) = (self.id().to_owned(), self.session.head().host);
        let class = if people { ThinkClass::People } else { ThinkClass::Bots };
        let question = outside.and_then(|thinker| self.outside(&thinker, seat));
        let job = ThinkJob { table, host, class, seat, bot, budget, stop };
        let (hold, reply) = self.tables.thinkers().submit(job, question);
        self.thoughts.insert(seat, hold);
        let (mailbox, pause) =
            (self.mailbox.clone(), Duration::from_millis(pause_ms.unsigned_abs()));
        let shown = Instant::now() + pause;
        tokio::spawn(async move {
            let ThinkReply { bot, thought } = reply.await;
            let action = thought.map(|thought| thought.action);
            // Nobody has to follow a thought that was stopped.
            if action.is_some() {
                tokio::time::sleep_until(shown).await;
            }
            let thought = SessionInput::Thought { seat, seq, action, bot };
            let _asleep = mailbox.send(TableMessage::Input(thought)).await;
        });
    }

    /// The question of a seat for a thinker outside, if it is connected: what the seat was told and
    /// is asked, and nothing else.
    fn outside(&self, thinker: &str, seat: Seat) -> Option<OutsideQuestion> {
        let stream =
            self.tables.thinkers().outside.stream(thinker, &self.session.head().id, seat)?;
        let (begin, snapshot) = self.session.told_outside(seat, stream.heard)?;
        let deadline = self.tables.habits().outside;
        Some(OutsideQuestion { stream, begin, snapshot, deadline })
    }

    /// Stops every thought and lets thinkers outside know: the match is over.
    fn stop_thoughts(&mut self) {
        for (_, hold) in std::mem::take(&mut self.thoughts) {
            hold.stop();
        }
        let (head, outcome) = (self.session.head(), self.session.state().outcome.as_ref());
        self.tables.thinkers().outside.leave(&head.id, outcome);
    }

    /// The table falls asleep or is gone: nobody thinks for it any more.
    pub(super) fn dismiss(&mut self) {
        self.stop_thoughts();
        let (head, outcome) = (self.session.head(), self.session.state().outcome.as_ref());
        self.tables.thinkers().forget(&head.id, head.host, outcome);
    }

    /// Does what a person says, once everything is found that it needs.
    pub(super) async fn command(
        &mut self,
        by: User,
        message: mittwoch_protocol::ClientMessage,
        reply: Reply<Acknowledged>,
    ) {
        let supply = match self.session.needs(&by, &message) {
            Ok(need) => self.supply(&by, need).await,
            Err(refused) => Err(refused),
        };
        // What is held while the command is kept, such as the right to one more seat.
        let (supply, _held) = match supply {
            Ok(supply) => supply,
            Err(refused) => return drop(reply.send(Err(refused))),
        };
        self.asked += 1;
        let (ask, digest) = (self.asked, command_digest(&message.command));
        self.replies.insert(ask, reply);
        let command = PersonCommand { ask, by, message, digest, supply };
        self.feed(SessionInput::Command(Box::new(command))).await;
    }

    /// Whether its match goes on by itself, so that somebody has to keep its clocks and bots.
    pub(super) fn goes_on(&self) -> bool {
        matches!(self.session.stage(), Stage::Running | Stage::Frozen)
    }

    /// Why the table cannot be used although it was woken, if it is so.
    pub(super) fn broken(&self) -> Option<Fault> {
        match &self.end {
            Some(ActorEnd::Gone(why)) => {
                Some(why.clone().unwrap_or_else(|| faults::INTERNAL.into()))
            }
            _ => None,
        }
    }
}

/// Takes a kept table one step on; its new version.
async fn kept(store: &SharedStore, step: Append) -> StoreResult<i64> {
    #[cfg(feature = "simulation")]
    if crate::simulation::has(crate::simulation::Flaw::EarlyAcknowledgement) {
        let (store, version) = (store.clone(), step.version + 1);
        tokio::spawn(async move { store.tables.append(step).await });
        return Ok(version);
    }
    store.tables.append(step).await
}
