//! Telling those who listen, each what is theirs to hear.

use mittwoch_kernel::Seat;
use mittwoch_protocol::{ChatLine, Room, ServerMessage, Stage, VERSION};

use super::Done;
use super::desk::Desk;
use super::ears::{Ear, ListenerId, Press, wire};
use crate::identity::fault;
use crate::store::PersonId;

/// How many lines of chat a new listener is told.
const CHAT: u32 = 100;

impl Desk {
    /// Tells everybody how table and match are now.
    pub(super) fn publish(&mut self) {
        self.publish_table();
        self.publish_match();
    }

    /// Tells everybody how the table is, if that has changed.
    pub(super) fn publish_table(&mut self) {
        if self.ears.is_empty() {
            return;
        }
        let outline = self.outline();
        if self.told_table.as_ref() != Some(&outline) {
            let message = wire(&ServerMessage::Table { table: self.info() });
            self.ears.tell(|_| Some(message.clone()));
            self.told_table = Some(outline);
        }
    }

    fn publish_match(&mut self) {
        let (mut ears, mut press) = (std::mem::take(&mut self.ears), Press::default());
        ears.tell(|ear| self.match_message(ear, &mut press));
        self.ears = ears;
    }

    fn match_message(&self, ear: &mut Ear, press: &mut Press) -> Option<super::Heard> {
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
        let mut ears = std::mem::take(&mut self.ears);
        let message = wire(&ServerMessage::Chat { lines: vec![line.clone()] });
        ears.tell(|ear| self.may_hear(ear, line).then(|| message.clone()));
        self.ears = ears;
    }

    fn may_hear(&self, ear: &Ear, line: &ChatLine) -> bool {
        self.hears_room(ear.person, line.room) && !ear.mutes.contains(&line.person)
    }

    /// Players and spectators have rooms of their own until the end.
    pub(super) fn hears_room(&self, person: Option<PersonId>, room: Room) -> bool {
        let seated = person.is_some_and(|person| self.seat_of(person).is_some());
        let over = matches!(self.stage(), Stage::Over | Stage::Frozen);
        over || seated == (room == Room::Players)
    }

    /// Somebody listens from now on: first everything as it is, then every change.
    pub(super) async fn listen(&mut self, mut ear: Ear) -> Done<Option<Seat>> {
        self.learn_names().await?;
        let store = self.tables.store();
        if let Some(person) = ear.person {
            ear.mutes = store.mutes(person).await.map_err(fault)?;
        }
        let chat = store.chat(&self.row.id, CHAT).await.map_err(fault)?;
        let seat = ear.person.and_then(|person| self.seat_of(person));
        self.see(seat);
        if let Some(doc) = seat.and_then(|seat| self.doc.seats.get_mut(seat.index())) {
            doc.left = false;
        }
        self.welcome(ear, seat, chat);
        Ok(seat)
    }

    /// Tells a newcomer everything, and the others that somebody came.
    fn welcome(&mut self, mut ear: Ear, seat: Option<Seat>, chat: Vec<ChatLine>) {
        let lines: Vec<_> = chat.into_iter().filter(|line| self.may_hear(&ear, line)).collect();
        let hello = wire(&ServerMessage::Hello { version: VERSION, seat });
        let shown = self.match_message(&mut ear, &mut Press::default());
        let said = (!lines.is_empty()).then(|| wire(&ServerMessage::Chat { lines }));
        let (id, queue) = (ear.id, ear.queue.clone());
        self.ears.insert(ear);
        let table = wire(&ServerMessage::Table { table: self.info() });
        let first = [Some(hello), Some(table.clone()), shown, said].into_iter().flatten();
        let _slow = first.map(|message| queue.try_send(message)).all(|sent| sent.is_ok());
        self.ears.tell(|other| (other.id != id).then(|| table.clone()));
        self.told_table = Some(self.outline());
    }

    /// Somebody listens no more.
    pub(super) fn unlisten(&mut self, id: ListenerId) {
        if let Some(ear) = self.ears.remove(id) {
            let seat = ear.person.and_then(|person| self.seat_of(person));
            self.see(seat);
        }
        self.publish_table();
    }

    /// Notes that the player of a seat was here.
    pub(super) fn see(&mut self, seat: Option<Seat>) {
        let now = self.now();
        if let Some(doc) = seat.and_then(|seat| self.doc.seats.get_mut(seat.index())) {
            doc.seen = now;
        }
    }
}
