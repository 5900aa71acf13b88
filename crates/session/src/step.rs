//! One step of a table: what happened comes in, what is to be done about it goes out.

use mittwoch_kernel::Viewer;
use mittwoch_protocol::{Acknowledged, Fault, Stage};

use crate::fact::facts;
use crate::line::{DoneCommand, FactLine};
use crate::{
    Append, AskId, CommandEntry, SealedAnswer, Session, SessionEffect, SessionInput, TableNews,
    UserId, progress,
};

/// How far the clock of another node may be ahead, in milliseconds.
const AHEAD: i64 = 10_000;

/// What waits to be kept, and what follows once it is.
pub(crate) enum Pending {
    /// A step of the table, with so many lines of the record.
    Step { lines: u32, done: Option<DoneCommand>, then: Then },
    /// A line of chat.
    Saying { ask: AskId, entry: CommandEntry },
    /// That a person does not hear another, or does again.
    Muting { ask: AskId, done: Acknowledged, of: (UserId, UserId, bool) },
    /// That the table is gone.
    Forgetting { ask: AskId, done: Acknowledged },
}

/// What follows once a step is kept.
pub(crate) enum Then {
    /// Everybody is told.
    Publish,
    /// Everybody is told, and whoever asked is answered; what was said is told to who has sat down.
    Answer { ask: AskId, done: Acknowledged, sat: Option<UserId> },
    /// The table falls asleep.
    Sleep { alarm: bool },
}

impl Session {
    /// Takes in what happened, now in milliseconds since 1970, and says what is to be done about it.
    ///
    /// While something waits to be kept, whatever else happens waits too, in its order.
    pub fn step(&mut self, now: i64, input: SessionInput) -> Vec<SessionEffect> {
        if matches!(input, SessionInput::Woke { .. }) {
            self.now = self.takes_up_time(now);
        }
        self.now = self.now.max(now);
        if self.ended {
            return Vec::new();
        }
        if self.pending.is_some() && !input.answers() {
            self.waiting.push_back(input);
            return Vec::new();
        }
        self.hear(input);
        while !self.ended && self.pending.is_none() {
            let Some(next) = self.waiting.pop_front() else { break };
            self.hear(next);
        }
        if !self.ended && self.pending.is_none() {
            self.consider();
            self.set_alarm();
        }
        std::mem::take(&mut self.out)
    }

    /// The time at which a table goes on that wakes now: whoever has kept it may have had a clock a
    /// little ahead of this one. One that was far ahead was wrong.
    fn takes_up_time(&self, now: i64) -> i64 {
        let changed = self.changed.saturating_mul(1000);
        if changed - now <= AHEAD { changed } else { now }
    }

    fn hear(&mut self, input: SessionInput) {
        if !matches!(input, SessionInput::Tick | SessionInput::Stop) {
            self.busy = self.now;
        }
        match input {
            SessionInput::Woke { first, down_ms } => self.woke(first, down_ms),
            SessionInput::Command(command) => self.command(*command),
            SessionInput::Tick => self.tick(),
            SessionInput::Thought { seat, seq, action, bot } => {
                self.thought(seat, seq, action, bot);
            }
            SessionInput::Kept { version } => self.is_kept(version),
            SessionInput::Failed(fault) => self.failed(fault),
            SessionInput::Said(line) => self.said(&line),
            SessionInput::Done => self.outside_done(),
            SessionInput::Seen(person) => self.see_person(person),
            SessionInput::Listen(newcomer) => self.listen(*newcomer),
            SessionInput::Unlisten(id) => self.unlisten(id),
            SessionInput::Retold { person, chat } => self.retell(person, &chat),
            SessionInput::Muted { person, other, mute } => self.hearers.mute(person, other, mute),
            SessionInput::Renamed(person) => self.renamed(person),
            SessionInput::Departed(person) => self.departed(person),
            SessionInput::Stop => self.fall_asleep(false),
        }
    }

    pub(crate) fn tell(&mut self, to: Vec<crate::ListenerId>, news: TableNews) {
        if !to.is_empty() {
            self.out.push(SessionEffect::Tell { to, news });
        }
    }

    pub(crate) fn reply(&mut self, ask: AskId, result: crate::TableResult<Acknowledged>) {
        self.out.push(SessionEffect::Reply { ask, result });
    }

    /// Has everything kept that has changed since the last time; nothing is told before.
    pub(crate) fn commit(&mut self, entry: Option<CommandEntry>, then: Then) {
        let append = self.append(entry);
        let (lines, done) = (append.lines.len() as u32, append.entry.as_ref().map(Into::into));
        self.pending = Some(Pending::Step { lines, done, then });
        self.out.push(SessionEffect::Append(Box::new(append)));
    }

    fn append(&mut self, entry: Option<CommandEntry>) -> Append {
        let sealed = self.play.sealed().into_iter();
        let sealed = sealed.map(|(seat, action)| SealedAnswer { seat, action }).collect();
        let mut lines = std::mem::take(&mut self.begun);
        lines.extend(self.play.game_mut().map_or_else(Vec::new, |game| game.new_lines()));
        let now = self.now / 1000;
        if let Some(game) = self.play.game() {
            self.state.outcome = game.outcome();
            progress::note(&mut self.progress, game.for_viewer(Viewer::Spectator), now);
            self.progress.due = self.clock_ends().map(|end| Some(end? / 1000)).collect();
        }
        let done = entry.as_ref().map(DoneCommand::from);
        let line = FactLine::step(self.now, done, facts(&self.kept, &self.state));
        let table_lines = Some(line).filter(|line| !line.is_empty());
        Append {
            table: self.head.id.clone(),
            version: self.version,
            first: self.lines,
            lines,
            table_lines: table_lines.iter().map(FactLine::written).collect(),
            sealed,
            standing: self.summary(),
            entry,
            now,
        }
    }

    fn is_kept(&mut self, version: i64) {
        let Some(Pending::Step { lines, done, then }) = self.pending.take() else { return };
        (self.version, self.changed) = (version, self.now / 1000);
        self.lines += lines;
        self.kept.clone_from(&self.state);
        self.unkept = false;
        if let Some(done) = done {
            self.done.insert(&done);
        }
        match then {
            Then::Publish => self.publish(),
            Then::Answer { ask, done, sat } => {
                self.publish();
                self.out.extend(sat.map(SessionEffect::Retell));
                self.reply(ask, Ok(done));
            }
            Then::Sleep { alarm } => self.sleep(alarm),
        }
    }

    /// Something was not kept. If it was a step, what is in memory is ahead of the store: the session
    /// ends, and the table is woken anew from what is kept.
    fn failed(&mut self, fault: Fault) {
        match self.pending.take() {
            Some(Pending::Step { then: Then::Sleep { alarm }, .. }) => self.sleep(alarm),
            Some(Pending::Step { then, .. }) => {
                if let Then::Answer { ask, .. } = then {
                    self.reply(ask, Err(fault));
                }
                self.ended = true;
                self.out.push(SessionEffect::Gone);
            }
            Some(
                Pending::Saying { ask, .. }
                | Pending::Muting { ask, .. }
                | Pending::Forgetting { ask, .. },
            ) => self.reply(ask, Err(fault)),
            None => {}
        }
    }

    /// What was wanted outside of the table's own lines is done.
    fn outside_done(&mut self) {
        match self.pending.take() {
            Some(Pending::Muting { ask, done, of: (person, other, mute) }) => {
                self.hearers.mute(person, other, mute);
                self.reply(ask, Ok(done));
            }
            Some(Pending::Forgetting { ask, done }) => {
                let all = self.hearers.those(|_| true);
                self.tell(all, TableNews::Closed);
                self.reply(ask, Ok(done));
                self.ended = true;
                self.out.push(SessionEffect::Gone);
            }
            other => self.pending = other,
        }
    }

    fn said(&mut self, line: &mittwoch_protocol::ChatLine) {
        if let Some(Pending::Saying { ask, entry }) = self.pending.take() {
            self.done.insert(&DoneCommand::from(&entry));
            self.publish_chat(line);
            self.reply(ask, Ok(entry.acknowledged));
        }
    }

    /// A clock may have run out, a night may begin, or it may be time to tell who is here or to sleep.
    fn tick(&mut self) {
        self.publish_here();
        let mut changed = false;
        while self.time_out() {
            changed = true;
            self.settle();
        }
        if changed {
            return self.commit(None, Then::Publish);
        }
        self.publish_table();
        if self.is_idle() && self.busy.saturating_add(self.policy.idle_ms) <= self.now {
            self.fall_asleep(true);
        }
    }

    /// Whether nobody listens and nothing goes on by itself.
    fn is_idle(&self) -> bool {
        self.hearers.is_empty() && !self.thinks() && self.bots_due().is_empty()
    }

    /// Keeps signs of life before the table falls asleep; nothing else has happened at it.
    fn fall_asleep(&mut self, alarm: bool) {
        if !self.unkept || self.stage() != Stage::Running {
            return self.sleep(alarm);
        }
        let now = self.changed;
        self.commit(None, Then::Sleep { alarm });
        if let Some(SessionEffect::Append(append)) = self.out.last_mut() {
            append.now = now;
        }
    }

    fn sleep(&mut self, alarm: bool) {
        self.ended = true;
        let due = self.clock_due().filter(|_| alarm);
        self.out.push(SessionEffect::Sleep(due));
    }

    /// Says when something has to be done without being asked, if that has changed.
    fn set_alarm(&mut self) {
        let sleep = self.is_idle().then(|| self.busy.saturating_add(self.policy.idle_ms));
        let dues = [self.clock_due(), self.here_due(), self.night_due(), sleep];
        let due = dues.into_iter().flatten().min();
        if due != self.alarm {
            self.alarm = due;
            self.out.push(SessionEffect::WakeAt(due));
        }
    }
}

impl SessionInput {
    /// Whether it says what came of something that was to be kept.
    fn answers(&self) -> bool {
        use SessionInput::{Done, Failed, Kept, Said};
        matches!(self, Kept { .. } | Failed(_) | Said(_) | Done)
    }
}
