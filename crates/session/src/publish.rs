//! Telling those who listen, each what is theirs to hear.

use mittwoch_kernel::{Seat, Seats, Viewer};
use mittwoch_protocol::{ChatLine, ChatRoom, Stage, TableInfo};

use crate::hearers::Hearer;
use crate::play::TableContent;
use crate::{ListenerId, Newcomer, Occupant, Session, TableNews, User, UserId};

/// How far apart two messages about who is here are at least, in milliseconds.
const HERE_APART: i64 = 1000;

impl Session {
    /// Tells everybody how table and match are now.
    pub(crate) fn publish(&mut self) {
        self.publish_table();
        if !matches!(self.play, TableContent::Nothing) {
            let all = self.hearers.those(|_| true);
            self.tell(all, TableNews::Match);
        }
    }

    /// Tells everybody how the table is, if that has changed.
    pub(crate) fn publish_table(&mut self) {
        if self.hearers.is_empty() {
            return;
        }
        let outline = self.lasting();
        if self.told_table.as_ref() != Some(&outline) {
            let all = self.hearers.those(|_| true);
            self.tell(all, TableNews::Table);
            self.told_table = Some(outline);
            self.told_here = Some((self.here(), self.now));
        }
    }

    /// The table without what passes by itself: who is here, and how far running clocks are.
    fn lasting(&self) -> TableInfo {
        let mut table = self.info();
        table.watching = 0;
        let running = self.stage() == Stage::Running;
        for (seat, doc) in table.seats.iter_mut().zip(&self.state.document.seats) {
            seat.clock_ms =
                doc.clock.map(|hand| hand.since.map_or(hand.left, |since| hand.left + since));
            seat.stand_in_ms = doc.left.then_some(0);
            // Answers are told by the match; how many they were is for the end.
            if let Some(stood_in) = seat.stood_in.as_mut().filter(|_| running) {
                (stood_in.answers, stood_in.of, stood_in.earned) = (0, 0, false);
            }
        }
        table.seats.iter_mut().for_each(|seat| seat.present = false);
        table
    }

    /// Which players are here, and how many watch.
    fn here(&self) -> (Seats, u32) {
        let seats = self.state.seats.iter().zip(0..).map(|(who, seat)| (who, Seat(seat)));
        let present = |who: &Occupant| who.person().is_some_and(|who| self.hearers.hears(who));
        let present = seats.filter(|(who, _)| present(who)).map(|(_, seat)| seat).collect();
        let seated = |person: Option<UserId>| person.is_some_and(|p| self.seat_of(p).is_some());
        (present, self.hearers.count(|person| !seated(person)))
    }

    /// When it has to be told who is here, if somebody came or went.
    pub(crate) fn here_due(&self) -> Option<i64> {
        let told = self.told_here.map_or(0, |(_, at)| at);
        (self.stirred && !self.hearers.is_empty()).then_some(told + HERE_APART)
    }

    /// Tells everybody who is here, if that has changed and was not told a moment ago: those who come
    /// and go cost the others one short message a second at most.
    pub(crate) fn publish_here(&mut self) {
        if self.here_due().is_none_or(|due| due > self.now) {
            return;
        }
        self.stirred = false;
        let (present, watching) = self.here();
        if self.told_here.is_some_and(|(told, _)| told == (present, watching)) {
            return;
        }
        let all = self.hearers.those(|_| true);
        self.tell(all, TableNews::Here { present, watching });
        self.told_here = Some(((present, watching), self.now));
    }

    /// As whom a listener looks, and the number of the next thing to be told to it.
    pub fn place_of(&self, listener: ListenerId) -> Option<(Viewer, u32)> {
        let hearer = self.hearers.0.get(&listener)?;
        Some((self.viewer(hearer.person), hearer.from))
    }

    /// Notes that a listener was told everything before a number.
    pub fn told_until(&mut self, listener: ListenerId, next: u32) {
        if let Some(hearer) = self.hearers.0.get_mut(&listener) {
            hearer.from = next;
        }
    }

    /// Tells those of the right room, who have not muted the speaker, what was said.
    pub(crate) fn publish_chat(&mut self, line: &ChatLine) {
        let to = self.hearers.those(|hearer| self.may_hear(hearer, line));
        self.tell(to, TableNews::Chat(vec![line.clone()]));
    }

    fn may_hear(&self, hearer: &Hearer, line: &ChatLine) -> bool {
        self.hears_room(hearer.person, line.room) && !hearer.mutes.contains(&line.person)
    }

    /// Players and spectators have rooms of their own until the end.
    pub(crate) fn hears_room(&self, person: Option<UserId>, room: ChatRoom) -> bool {
        let seated = person.is_some_and(|person| self.seat_of(person).is_some());
        let over = matches!(self.stage(), Stage::Over | Stage::Frozen);
        over || seated == (room == ChatRoom::Players)
    }

    /// Somebody listens from now on: first everything as it is, then every change.
    pub(crate) fn listen(&mut self, newcomer: Newcomer) {
        let Newcomer { id, person, from, mutes, chat, names } = newcomer;
        self.names = names;
        let seat = person.and_then(|person| self.seat_of(person));
        self.see(seat);
        if let Some(doc) = seat.and_then(|seat| self.doc_mut().seats.get_mut(seat.index())) {
            doc.left = false;
        }
        self.hearers.0.insert(id, Hearer { person, from, mutes });
        self.tell(vec![id], TableNews::Hello(seat));
        self.tell(vec![id], TableNews::Table);
        if !matches!(self.play, TableContent::Nothing) {
            self.tell(vec![id], TableNews::Match);
        }
        self.tell_chat(id, &chat);
        if self.hearers.0.len() == 1 {
            self.told_table = Some(self.lasting());
            self.told_here = Some((self.here(), 0));
            return;
        }
        self.stirred = true;
        self.publish_table();
        self.publish_here();
    }

    fn tell_chat(&mut self, id: ListenerId, chat: &[ChatLine]) {
        let Some(hearer) = self.hearers.0.get(&id) else { return };
        let heard = chat.iter().filter(|line| self.may_hear(hearer, line));
        let lines: Vec<_> = heard.cloned().collect();
        if !lines.is_empty() {
            self.tell(vec![id], TableNews::Chat(lines));
        }
    }

    /// Tells somebody who sits down now what the players have said so far.
    pub(crate) fn retell(&mut self, person: UserId, chat: &[ChatLine]) {
        for id in self.hearers.those(|hearer| hearer.person == Some(person)) {
            self.tell_chat(id, chat);
        }
    }

    /// Somebody listens no more.
    pub(crate) fn unlisten(&mut self, id: ListenerId) {
        if let Some(hearer) = self.hearers.0.remove(&id) {
            let seat = hearer.person.and_then(|person| self.seat_of(person));
            self.see(seat);
        }
        self.stirred = true;
        self.publish_here();
    }

    /// Forgets the names of a person and their programs, and tells those who listen.
    pub(crate) fn departed(&mut self, person: UserId) {
        let theirs = |known: &&mut User| known.id == person || known.owner == Some(person);
        for known in self.names.values_mut().filter(theirs) {
            known.name.clear();
            known.departed = true;
        }
        self.publish_table();
    }

    /// Calls a person otherwise, and tells those who listen.
    pub(crate) fn renamed(&mut self, person: User) {
        if let Some(known) = self.names.get_mut(&person.id) {
            *known = person;
            self.publish_table();
        }
    }

    /// Notes that a person looked, if they sit here: in memory, until something else is kept.
    pub(crate) fn see_person(&mut self, person: Option<UserId>) {
        self.see(person.and_then(|person| self.seat_of(person)));
    }

    /// Notes that the player of a seat was here.
    pub(crate) fn see(&mut self, seat: Option<Seat>) {
        let now = self.now;
        if let Some(doc) = seat.and_then(|seat| self.doc_mut().seats.get_mut(seat.index())) {
            doc.seen = now;
            self.unkept = true;
        }
    }
}
