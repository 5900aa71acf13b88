use std::collections::BTreeMap;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use mittwoch_protocol::{Acknowledged, ClientMessage, Command, Create, Stage, TableInfo};
use mittwoch_session::{Session, SessionInput, SessionPolicy};
use tokio::sync::mpsc::error::TrySendError;
use tokio::sync::mpsc::{self, Sender};
use tokio::sync::{oneshot, watch};
use tokio::task::{AbortHandle, JoinHandle};
use tokio::time::Instant;
use tracing::Span;

use super::chat_limit::{ChatLimit, ChatLimiter};
use super::hints::HintDesk;
use super::listeners::Listener;
use super::mailbox;
use super::message::{NewListener, Reply, TableMessage};
use super::packs::Packs;
use super::reservations::SeatReservations;
use super::reviews::ReviewDesk;
use super::subscription::Subscription;
use super::time::BEAT;
use super::{TableResult, TableTime, no};
use crate::faults;
use crate::identity::fault;
use crate::meter::TableMeter;
use crate::node::{ServerNode, TablePlace};
use crate::store::{NodeSignal, SharedStore, StoreResult, TableId, User, UserId};
use crate::thinkers::{ThinkLimits, Thinkers};

/// How many asks wait at a table before those who ask wait too.
const MAILBOX: usize = 256;

/// How many messages a connection may be behind before it is dropped.
const QUEUE: usize = 64;

/// How long the server waits for its tables when it stops.
const PATIENCE: Duration = Duration::from_secs(5);

/// How many looks at the time pass until it is written down.
const KEPT_BEAT: u64 = 30;

/// How often a table that falls asleep while it is asked is woken again.
const TRIES: usize = 16;

/// How often a command is tried at a table that has moved on.
const AGAIN: u32 = 4;

/// How tables behave where the rules leave it open.
#[derive(Clone, Copy, Debug)]
pub struct TablePolicy {
    /// How long a bot's answer at a live table is held back while somebody watches.
    pub bot_pause: Duration,
    /// How long a table that nobody uses stays awake.
    pub idle: Duration,
    /// How many bots think at once.
    pub thinkers: usize,
    /// For how long an answer of a thinker outside is awaited.
    pub outside: Duration,
    /// At how many open public tables one person sits at once.
    pub open_seats: u32,
    /// How much one person may say.
    pub talk: ChatLimit,
}

impl Default for TablePolicy {
    fn default() -> TablePolicy {
        let cores = std::thread::available_parallelism().map_or(1, usize::from);
        let (bot_pause, idle) = (Duration::from_millis(600), Duration::from_secs(60));
        let (thinkers, talk) = (cores.saturating_sub(1).max(1), ChatLimit::default());
        let outside = Duration::from_secs(10);
        TablePolicy { bot_pause, idle, thinkers, outside, open_seats: 10, talk }
    }
}

impl TablePolicy {
    pub(super) fn session(&self) -> SessionPolicy {
        let ms = |time: Duration| i64::try_from(time.as_millis()).unwrap_or(i64::MAX);
        SessionPolicy { bot_pause_ms: ms(self.bot_pause), idle_ms: ms(self.idle) }
    }
}

/// Every table of the server.
#[derive(Clone)]
pub struct Tables(Arc<TableServices>);

struct TableServices {
    store: SharedStore,
    /// This server among others.
    node: ServerNode,
    habits: TablePolicy,
    time: TableTime,
    started: i64,
    /// For how many milliseconds the server was down before it started.
    down_ms: i64,
    awake: Mutex<BTreeMap<TableId, Sender<TableMessage>>>,
    /// Who wakes a sleeping table when its clock runs out.
    alarms: Mutex<BTreeMap<TableId, AbortHandle>>,
    packs: Packs,
    thinkers: Thinkers,
    hints: HintDesk,
    reviews: ReviewDesk,
    places: SeatReservations,
    talkers: ChatLimiter,
    listeners: AtomicU64,
    stopping: AtomicBool,
    actors: watch::Sender<usize>,
    meter: TableMeter,
}

fn locked<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

impl Tables {
    /// Wakes running matches, one after the other beside everything else; one that would differ is
    /// frozen.
    pub async fn start(store: SharedStore) -> StoreResult<Tables> {
        Tables::with(store, TablePolicy::default()).await
    }

    /// The same with other habits.
    pub async fn with(store: SharedStore, habits: TablePolicy) -> StoreResult<Tables> {
        Tables::among(store, habits, ServerNode::alone()).await
    }

    /// The same on one of several nodes, whose tables are those that it takes.
    pub async fn among(
        store: SharedStore,
        habits: TablePolicy,
        node: ServerNode,
    ) -> StoreResult<Tables> {
        let time = node.store_time().map_or_else(TableTime::default, TableTime::shared);
        let down_ms =
            store.upkeep.last_beat().await?.map_or(0, |last| (time.now_ms() - last).max(0));
        let tables = Tables(Arc::new(TableServices {
            store,
            node,
            habits,
            started: time.now(),
            time,
            down_ms,
            awake: Mutex::default(),
            alarms: Mutex::default(),
            packs: Packs::default(),
            thinkers: Thinkers::start(ThinkLimits::threads(habits.thinkers)),
            hints: HintDesk::default(),
            reviews: ReviewDesk::default(),
            places: SeatReservations::default(),
            talkers: ChatLimiter::new(habits.talk),
            listeners: AtomicU64::new(0),
            stopping: AtomicBool::new(false),
            actors: watch::Sender::new(0),
            meter: TableMeter::default(),
        }));
        beat(&tables);
        if tables.0.node.shared().is_some() {
            return Ok(tables);
        }
        let running = tables.0.store.tables.awake_tables().await?;
        let waking = tables.clone();
        tokio::spawn(async move {
            for id in running {
                if waking.info(&id, None).await.is_err() && waking.stopping() {
                    return;
                }
            }
        });
        Ok(tables)
    }

    /// The time by which the tables live.
    pub fn time(&self) -> &TableTime {
        &self.0.time
    }

    pub(super) fn store(&self) -> &SharedStore {
        &self.0.store
    }

    pub(super) fn habits(&self) -> &TablePolicy {
        &self.0.habits
    }

    /// This server among others.
    pub fn node(&self) -> &ServerNode {
        &self.0.node
    }

    /// How many tables are awake.
    pub(crate) fn awake(&self) -> usize {
        *self.0.actors.borrow()
    }

    /// What is counted.
    pub(crate) fn meter(&self) -> &TableMeter {
        &self.0.meter
    }

    /// When the server started, in seconds since 1970.
    pub(super) fn started(&self) -> i64 {
        self.0.started
    }

    /// When nobody could play last, and until when: until the server started; of several, until
    /// the first of them did.
    pub(super) fn standstill(&self) -> (i64, i64) {
        match (self.0.node.shared(), self.0.node.gap()) {
            (None, _) => (self.0.started, self.0.down_ms),
            (Some(_), Some(gap)) => (gap.until_ms / 1000, gap.ms),
            (Some(_), None) => (0, 0),
        }
    }

    /// Goes by the clock that the nodes share.
    pub(crate) fn tell_time(&self) {
        if let Some(now) = self.0.node.store_time() {
            self.0.time.follow(now);
        }
    }

    /// Makes sure that a table may be woken here.
    pub(super) async fn ours(&self, id: &str) -> TableResult<()> {
        if let TablePlace::Here = self.0.node.place(id, true).await? {
            return Ok(());
        }
        // At one that is over nothing goes on: whoever looks for its record finds it everywhere.
        let row = self.0.store.tables.table(id).await.map_err(fault)?;
        match row.is_some_and(|row| row.standing.stage == Stage::Over) {
            true => Ok(()),
            false => no(faults::TABLE_MOVES),
        }
    }

    pub(super) fn places(&self) -> &SeatReservations {
        &self.0.places
    }

    pub(super) fn talkers(&self) -> &ChatLimiter {
        &self.0.talkers
    }

    pub(super) fn hints(&self) -> &HintDesk {
        &self.0.hints
    }

    pub(super) fn reviews(&self) -> &ReviewDesk {
        &self.0.reviews
    }

    /// Who thinks for the bots.
    pub fn thinkers(&self) -> &Thinkers {
        &self.0.thinkers
    }

    fn stopping(&self) -> bool {
        self.0.stopping.load(Ordering::Relaxed)
    }

    pub(super) fn packs(&self) -> &Packs {
        &self.0.packs
    }

    /// The mailbox of a table, which is woken if it sleeps.
    fn wake(&self, id: &str) -> TableResult<Sender<TableMessage>> {
        let mut awake = locked(&self.0.awake);
        if self.stopping() {
            return no(faults::STOPPING);
        }
        if !self.0.node.lives() {
            return no(faults::NODE_LOST);
        }
        // An actor that broke has left its mailbox behind.
        if let Some(mailbox) = awake.get(id).filter(|mailbox| !mailbox.is_closed()) {
            return Ok(mailbox.clone());
        }
        if let Some(alarm) = locked(&self.0.alarms).remove(id) {
            alarm.abort();
        }
        let (mailbox, asks) = mpsc::channel(MAILBOX);
        awake.insert(id.to_owned(), mailbox.clone());
        let alive = ActorCount::new(self.clone());
        let (tables, id, own) = (self.clone(), id.to_owned(), mailbox.clone());
        tokio::spawn(async move {
            mailbox::run(tables, id, own, asks).await;
            drop(alive);
        });
        Ok(mailbox)
    }

    /// The mailbox of a table that is awake.
    pub(super) fn mailbox(&self, id: &str) -> Option<Sender<TableMessage>> {
        locked(&self.0.awake).get(id).cloned()
    }

    /// Lets every other table that is awake know that a person mutes another, or does no more.
    ///
    /// Nobody waits for them: two tables that waited for each other would wait for ever.
    pub(super) fn mute_elsewhere(&self, here: &str, person: UserId, other: UserId, mute: bool) {
        self.let_know(Some(here), || {
            TableMessage::Input(SessionInput::Muted { person, other, mute })
        });
        self.0.node.tell(NodeSignal::Muted { person, other, mute });
    }

    /// The same, told by another node.
    pub(crate) fn hear_muted(&self, person: UserId, other: UserId, mute: bool) {
        self.let_know(None, || TableMessage::Input(SessionInput::Muted { person, other, mute }));
    }

    /// Lets every table that is awake know that a person is forgotten.
    pub fn departed(&self, person: UserId) {
        self.hear_departed(person);
        self.0.node.tell(NodeSignal::Departed { person });
    }

    /// The same, told by another node.
    pub(crate) fn hear_departed(&self, person: UserId) {
        self.let_know(None, || TableMessage::Input(SessionInput::Departed(person)));
    }

    /// Lets every table that is awake know what a person is called now.
    pub fn renamed(&self, person: &User) {
        self.hear_renamed(person);
        self.0.node.tell(NodeSignal::Renamed { person: person.id });
    }

    /// The same, told by another node.
    pub(crate) fn hear_renamed(&self, person: &User) {
        self.let_know(None, || TableMessage::Input(SessionInput::Renamed(person.clone())));
    }

    fn let_know(&self, but: Option<&str>, make: impl Fn() -> TableMessage) {
        let awake = locked(&self.0.awake);
        let others = awake.iter().filter(|(id, _)| but != Some(id.as_str()));
        for mailbox in others.map(|(_, mailbox)| mailbox) {
            let ask = make();
            if let Err(TrySendError::Full(ask)) = mailbox.try_send(ask) {
                let mailbox = mailbox.clone();
                tokio::spawn(async move { mailbox.send(ask).await });
            }
        }
    }

    /// A table falls asleep; a clock that runs on wakes it again in time.
    pub(super) fn asleep(&self, id: &str, mailbox: &Sender<TableMessage>, clock: Option<i64>) {
        let mut awake = locked(&self.0.awake);
        if awake.get(id).is_some_and(|known| known.same_channel(mailbox)) {
            awake.remove(id);
        }
        if let Some(due) = clock.filter(|_| !self.stopping()) {
            let (tables, table) = (self.clone(), id.to_owned());
            let alarm = tokio::spawn(async move {
                tables.0.time.until(Some(due)).await;
                let _fault = tables.wake(&table);
            });
            locked(&self.0.alarms).insert(id.to_owned(), alarm.abort_handle());
        }
    }

    /// Asks a table; one that falls asleep in that moment is woken again.
    async fn ask<T>(&self, id: &str, make: impl Fn(Reply<T>) -> TableMessage) -> TableResult<T> {
        for _ in 0..TRIES {
            let mailbox = self.wake(id)?;
            let (reply, answer) = oneshot::channel();
            if mailbox.send(make(reply)).await.is_err() {
                continue;
            }
            if let Ok(answer) = answer.await {
                return answer;
            }
        }
        no(faults::TABLE_SILENT)
    }

    /// Looks at a table on behalf of a person, if it is one; that is a sign of life.
    pub(super) async fn look<T: Send + 'static>(
        &self,
        id: &str,
        by: Option<&User>,
        query: impl Fn(&Session) -> TableResult<T> + Clone + Send + 'static,
    ) -> TableResult<T> {
        let person = by.map(|person| person.id);
        let ask = |reply: Reply<T>| {
            let query = query.clone();
            let answer = move |session: Result<&Session, _>| {
                let _gone = reply.send(session.and_then(query));
            };
            TableMessage::Query(person, Box::new(answer))
        };
        self.ask(id, ask).await
    }

    /// Makes a table; its maker takes the first seat.
    pub async fn create(&self, by: &User, wish: Create) -> TableResult<TableInfo> {
        let row = super::create::create(self, by, wish).await?;
        if row.create.lesson || row.create.from.is_some() {
            // It begins before anybody knows of it: nobody else can sit down at a known deal.
            let start = ClientMessage { key: "lesson".to_owned(), command: Command::Start };
            self.command(&row.id, by, start).await?;
        }
        self.info(&row.id, Some(by)).await
    }

    /// Does what a person says, once, and durably.
    pub async fn command(
        &self,
        id: &str,
        by: &User,
        message: ClientMessage,
    ) -> TableResult<Acknowledged> {
        let (begun, answer) = (Instant::now(), matches!(message.command, Command::Answer { .. }));
        let done = self.insist(id, by, message).await;
        if done.is_ok() {
            self.0.meter.done(answer, begun);
        }
        done
    }

    /// The same, again where another node was quicker.
    async fn insist(
        &self,
        id: &str,
        by: &User,
        message: ClientMessage,
    ) -> TableResult<Acknowledged> {
        let mut tries = 0;
        loop {
            let make =
                |reply| TableMessage::Command(Span::current(), by.clone(), message.clone(), reply);
            let done = self.ask(id, make).await;
            // The table had moved on: it is folded anew, and the key tells whether this was done.
            let again = matches!(&done, Err(refused) if *refused == faults::TABLE_MOVES.into());
            tries += 1;
            if !again || tries >= AGAIN {
                return done;
            }
        }
    }

    /// The record, once the match is over.
    ///
    /// That of a frozen match stays here: it may go on one day, and the seed is in it.
    pub async fn record(&self, id: &str) -> TableResult<String> {
        match self.info(id, None).await?.stage {
            Stage::Open => no(faults::NOT_BEGUN),
            Stage::Running | Stage::Frozen => no(faults::RECORD_LATER),
            Stage::Over => self.record_of_finished(id).await,
        }
    }

    /// The record of a match that is known to be over.
    pub(crate) async fn record_of_finished(&self, id: &str) -> TableResult<String> {
        let lines = self.0.store.tables.lines(id).await.map_err(fault)?;
        Ok(lines.iter().map(|line| format!("{line}\n")).collect())
    }

    /// Listens to a table, from a number of the log on.
    pub async fn listen(
        &self,
        id: &str,
        by: Option<&User>,
        from: u32,
    ) -> TableResult<Subscription> {
        let number = self.0.listeners.fetch_add(1, Ordering::Relaxed);
        let (queue, heard) = mpsc::channel(QUEUE);
        let (person, behind) = (by.map(|person| person.id), Arc::<AtomicBool>::default());
        let seat = self
            .ask(id, |reply| {
                let listener = Listener::new(queue.clone(), behind.clone());
                TableMessage::Listen(NewListener { id: number, person, from, listener }, reply)
            })
            .await?;
        let (tables, table) = (self.clone(), id.to_owned());
        Ok(Subscription { tables, table, number, seat, heard, behind })
    }

    /// Forgets those who have been quiet.
    pub fn tidy(&self) {
        self.0.talkers.tidy(self.0.time.now_ms());
    }

    /// These tables were swept away.
    pub async fn forget(&self, ids: &[TableId]) {
        for table in ids {
            self.0.node.tell(NodeSignal::Gone { table: table.clone() });
        }
        self.hear_gone(ids).await;
    }

    /// The same, told by another node.
    pub(crate) async fn hear_gone(&self, ids: &[TableId]) {
        for id in ids {
            if let Some(alarm) = locked(&self.0.alarms).remove(id) {
                alarm.abort();
            }
            if let Some(mailbox) = self.mailbox(id) {
                let _asleep = mailbox.send(TableMessage::Input(SessionInput::Stop)).await;
            }
        }
    }

    /// Lets go of every table at once: another node may run them by now. Nothing more is kept.
    pub(crate) async fn let_go(&self) {
        for alarm in std::mem::take(&mut *locked(&self.0.alarms)).values() {
            alarm.abort();
        }
        self.ended().await;
    }

    /// Waits until no table is awake.
    async fn ended(&self) {
        let mut actors = self.0.actors.subscribe();
        let ended = actors.wait_for(|actors| *actors == 0);
        if tokio::time::timeout(PATIENCE, ended).await.is_err() {
            tracing::warn!("some tables were cut off");
        }
    }

    /// Ends every connection and every table; called before the store closes.
    pub async fn stop(&self) {
        self.0.stopping.store(true, Ordering::Relaxed);
        self.0.thinkers.outside.close();
        for alarm in std::mem::take(&mut *locked(&self.0.alarms)).values() {
            alarm.abort();
        }
        let awake: Vec<_> = locked(&self.0.awake).values().cloned().collect();
        for mailbox in awake {
            let _asleep = mailbox.send(TableMessage::Input(SessionInput::Stop)).await;
        }
        self.ended().await;
        keep_beat(&self.0.store, self.0.time.now_ms()).await;
    }
}

/// Looks at the time as long as there are tables, so that a standstill is noticed, and writes it
/// down now and then, so that the next server knows for how long there was none.
fn beat(tables: &Tables) {
    let parts = Arc::downgrade(&tables.0);
    tokio::spawn(async move {
        let mut written: Option<JoinHandle<()>> = None;
        for beats in 0u64.. {
            let Some(parts) = parts.upgrade() else { return };
            let now = parts.time.now_ms();
            let idle = written.as_ref().is_none_or(JoinHandle::is_finished);
            if beats % KEPT_BEAT == 0 && idle && !parts.stopping.load(Ordering::Relaxed) {
                // Nobody waits for it: a slow disk is no standstill of the machine.
                let store = parts.store.clone();
                written = Some(tokio::spawn(async move { keep_beat(&store, now).await }));
            }
            drop(parts);
            tokio::time::sleep(BEAT).await;
        }
    });
}

async fn keep_beat(store: &SharedStore, now: i64) {
    if let Err(error) = store.upkeep.beat(now).await {
        tracing::warn!(%error, "the time was not written down");
    }
}

/// Counts an actor as long as it lives, however it ends.
struct ActorCount(Tables);

impl ActorCount {
    fn new(tables: Tables) -> ActorCount {
        tables.0.actors.send_modify(|actors| *actors += 1);
        ActorCount(tables)
    }
}

impl Drop for ActorCount {
    fn drop(&mut self) {
        self.0.0.actors.send_modify(|actors| *actors -= 1);
    }
}
