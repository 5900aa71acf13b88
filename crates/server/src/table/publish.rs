//! Telling those who listen, each what is theirs to hear.

use mittwoch_kernel::{Seat, Seats};
use mittwoch_protocol::{ChatLine, ChatRoom, ServerMessage, Stage, TableInfo, VERSION};

use super::TableResult;
use super::actor::TableActor;
use super::listeners::{Listener, ListenerId, MessageCache, wire};
use crate::identity::fault;
use crate::store::{Occupant, User, UserId};

/// How many lines of chat a new listener is told.
const CHAT: u32 = 100;

/// How far apart two messages about who is here are at least, in milliseconds.
const HERE_APART: i64 = 1000;

impl TableActor {
    /// Tells everybody how table and match are now.
    pub(super) fn publish(&mut self) {
        self.publish_table();
        self.publish_match();
    }

    /// Tells everybody how the table is, if that has changed.
    pub(super) fn publish_table(&mut self) {
        if self.listeners.is_empty() {
            return;
        }
        let outline = self.lasting();
        if self.told_table.as_ref() != Some(&outline) {
            let message = wire(&ServerMessage::Table { table: self.info().into() });
            self.listeners.tell(|_| Some(message.clone()));
            self.told_table = Some(outline);
            self.told_here = Some((self.here(), self.now()));
        }
    }

    /// The table without what passes by itself: who is here, and how far running clocks are.
    fn lasting(&self) -> TableInfo {
        let mut table = self.info();
        table.watching = 0;
        for (seat, doc) in table.seats.iter_mut().zip(&self.doc.seats) {
            seat.clock_ms =
                doc.clock.map(|hand| hand.since.map_or(hand.left, |since| hand.left + since));
        }
        for (seat, doc) in table.seats.iter_mut().zip(&self.doc.seats) {
            (seat.present, seat.stand_in_ms) = (false, doc.left.then_some(0));
            // Answers are told by the match; how many they were is for the end.
            if let Some(stood_in) =
                seat.stood_in.as_mut().filter(|_| self.stage() == Stage::Running)
            {
                (stood_in.answers, stood_in.of) = (0, 0);
            }
        }
        table.seats.iter_mut().for_each(|seat| seat.present = false);
        table
    }

    /// Which players are here, and how many watch.
    fn here(&self) -> (Seats, u32) {
        let seats = self.row.standing.seats.iter().zip(0..).map(|(who, seat)| (who, Seat(seat)));
        let present = |who: &Occupant| who.person().is_some_and(|who| self.listeners.hears(who));
        let present = seats.filter(|(who, _)| present(who)).map(|(_, seat)| seat).collect();
        let seated = |person: Option<UserId>| person.is_some_and(|p| self.seat_of(p).is_some());
        (present, self.listeners.count(|person| !seated(person)))
    }

    /// When it has to be told who is here, if somebody came or went.
    pub(super) fn here_due(&self) -> Option<i64> {
        let told = self.told_here.map_or(0, |(_, at)| at);
        (self.stirred && !self.listeners.is_empty()).then_some(told + HERE_APART)
    }

    /// Tells everybody who is here, if that has changed and was not told a moment ago: those who come
    /// and go cost the others one short message a second at most.
    pub(super) fn publish_here(&mut self) {
        if self.here_due().is_none_or(|due| due > self.now()) {
            return;
        }
        self.stirred = false;
        let (present, watching) = self.here();
        if self.told_here.is_some_and(|(told, _)| told == (present, watching)) {
            return;
        }
        let message = wire(&ServerMessage::Here { present, watching });
        self.listeners.tell(|_| Some(message.clone()));
        self.told_here = Some(((present, watching), self.now()));
    }

    fn publish_match(&mut self) {
        let (mut listeners, mut press) =
            (std::mem::take(&mut self.listeners), MessageCache::default());
        listeners.tell(|ear| self.match_message(ear, &mut press));
        self.listeners = listeners;
    }

    fn match_message(
        &self,
        ear: &mut Listener,
        press: &mut MessageCache,
    ) -> Option<super::WireMessage> {
        let viewer = self.viewer(ear.person);
        let snapshot = || {
            let snapshot = self.snapshot(viewer, ear.from).ok()?;
            let next = snapshot.log.from + snapshot.log.told.len() as u32;
            Some((ServerMessage::Match { snapshot: Box::new(snapshot) }, next))
        };
        let (message, next) = press.print(viewer, ear.from, snapshot)?;
        ear.from = next;
        Some(message)
    }

    /// Tells those of the right room, who have not muted the speaker, what was said.
    pub(super) fn publish_chat(&mut self, line: &ChatLine) {
        let mut listeners = std::mem::take(&mut self.listeners);
        let message = wire(&ServerMessage::Chat { lines: vec![line.clone()] });
        listeners.tell(|ear| self.may_hear(ear, line).then(|| message.clone()));
        self.listeners = listeners;
    }

    fn may_hear(&self, ear: &Listener, line: &ChatLine) -> bool {
        self.hears_room(ear.person, line.room) && !ear.mutes.contains(&line.person)
    }

    /// Players and spectators have rooms of their own until the end.
    pub(super) fn hears_room(&self, person: Option<UserId>, room: ChatRoom) -> bool {
        let seated = person.is_some_and(|person| self.seat_of(person).is_some());
        let over = matches!(self.stage(), Stage::Over | Stage::Frozen);
        over || seated == (room == ChatRoom::Players)
    }

    /// Somebody listens from now on: first everything as it is, then every change.
    pub(super) async fn listen(&mut self, mut ear: Listener) -> TableResult<Option<Seat>> {
        self.learn_names().await?;
        let store = self.tables.store();
        if let Some(person) = ear.person {
            ear.mutes = store.chat.mutes(person).await.map_err(fault)?;
        }
        let chat = store.chat.chat(&self.row.id, CHAT).await.map_err(fault)?;
        let seat = ear.person.and_then(|person| self.seat_of(person));
        self.see(seat);
        if let Some(doc) = seat.and_then(|seat| self.doc.seats.get_mut(seat.index())) {
            doc.left = false;
        }
        self.welcome(ear, seat, chat);
        Ok(seat)
    }

    /// Tells somebody who sits down now what the players have said so far.
    pub(super) async fn retell_chat(&mut self, person: UserId) -> TableResult<()> {
        let chat = self.tables.store().chat.chat(&self.row.id, CHAT).await.map_err(fault)?;
        let mut listeners = std::mem::take(&mut self.listeners);
        listeners.tell(|ear| {
            let lines: Vec<_> =
                chat.iter().filter(|line| self.may_hear(ear, line)).cloned().collect();
            let theirs = ear.person == Some(person) && !lines.is_empty();
            theirs.then(|| wire(&ServerMessage::Chat { lines }))
        });
        self.listeners = listeners;
        Ok(())
    }

    /// Tells a newcomer everything, and the others by and by that somebody came.
    fn welcome(&mut self, mut ear: Listener, seat: Option<Seat>, chat: Vec<ChatLine>) {
        let lines: Vec<_> = chat.into_iter().filter(|line| self.may_hear(&ear, line)).collect();
        let hello = wire(&ServerMessage::Hello { version: VERSION, seat });
        let shown = self.match_message(&mut ear, &mut MessageCache::default());
        let said = (!lines.is_empty()).then(|| wire(&ServerMessage::Chat { lines }));
        let queue = ear.queue.clone();
        self.listeners.insert(ear);
        let table = wire(&ServerMessage::Table { table: self.info().into() });
        let first = [Some(hello), Some(table), shown, said].into_iter().flatten();
        let _slow = first.map(|message| queue.try_send(message)).all(|sent| sent.is_ok());
        if self.listeners.len() == 1 {
            self.told_table = Some(self.lasting());
            self.told_here = Some((self.here(), 0));
            return;
        }
        self.stirred = true;
        self.publish_table();
        self.publish_here();
    }

    /// Somebody listens no more.
    pub(super) fn unlisten(&mut self, id: ListenerId) {
        if let Some(ear) = self.listeners.remove(id) {
            let seat = ear.person.and_then(|person| self.seat_of(person));
            self.see(seat);
        }
        self.stirred = true;
        self.publish_here();
    }

    /// Forgets the names of a person and their programs, and tells those who listen.
    pub(super) fn departed(&mut self, person: UserId) {
        let theirs = |known: &&mut User| known.id == person || known.owner == Some(person);
        for known in self.names.values_mut().filter(theirs) {
            known.name.clear();
            known.departed = true;
        }
        self.publish_table();
    }

    /// Calls a person otherwise, and tells those who listen.
    pub(super) fn renamed(&mut self, person: User) {
        if let Some(known) = self.names.get_mut(&person.id) {
            *known = person;
            self.publish_table();
        }
    }

    /// Notes that a person looked, if they sit here: in memory, until something else is kept.
    pub(super) fn see_person(&mut self, person: Option<UserId>) {
        self.see(person.and_then(|person| self.seat_of(person)));
    }

    /// Notes that the player of a seat was here.
    pub(super) fn see(&mut self, seat: Option<Seat>) {
        let now = self.now();
        if let Some(doc) = seat.and_then(|seat| self.doc.seats.get_mut(seat.index())) {
            doc.seen = now;
            self.unkept = true;
        }
    }
}
