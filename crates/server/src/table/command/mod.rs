//! What people can do at a table.

mod agreeing;
mod hosting;
mod leaving;
mod playing;
mod sitting;
mod talking;

use mittwoch_protocol::{Acknowledged, ClientMessage, Command, Create, Fault, Stage};

use super::actor::TableActor;
use super::{TableResult, create, no};
use crate::identity::fault;
use crate::store::{CommandEntry, CommandNote, Hash, User};
use crate::{faults, secret};

/// The longest key of a command.
const KEY: usize = 100;

impl TableActor {
    /// Does a command once: a resent one is acknowledged again and changes nothing.
    pub(super) async fn command(
        &mut self,
        by: &User,
        message: ClientMessage,
    ) -> TableResult<Acknowledged> {
        let ClientMessage { key, command } = message;
        if key.is_empty() || key.len() > KEY {
            return no(faults::COMMAND_KEY.between(1, KEY));
        }
        let mark = CommandKey { key, digest: digest(&command) };
        let done = self.tables.store().tables.acknowledged(&self.row.id, by.id, &mark.key).await;
        if let Some(done) = done.map_err(fault)? {
            return mark.again(done);
        }
        match command {
            Command::Chat { room, text } => self.say(by, mark, room, text).await,
            Command::Ready { room, phrase } => self.say_ready(by, mark, room, phrase).await,
            Command::Mute { person, mute } => self.mute(by, mark.key, person, mute).await,
            Command::Close => self.close(by.id, mark.key).await,
            command => self.step_on(by, mark, command).await,
        }
    }

    /// Checks, changes, keeps, tells: in this order.
    async fn step_on(
        &mut self,
        by: &User,
        mark: CommandKey,
        command: Command,
    ) -> TableResult<Acknowledged> {
        // Held until the seat is kept, so that nobody takes more of them at once elsewhere.
        let _place = match &command {
            Command::Sit { .. } => Some(self.place_for(by).await?),
            _ => None,
        };
        let leaves = command == Command::Leave;
        let newcomer = self.seat_of(by.id).is_none();
        self.change(by, command).await?;
        let seat = self.seat_of(by.id);
        self.see(seat);
        if let Some(doc) = seat.and_then(|seat| self.doc.seats.get_mut(seat.index())) {
            doc.left = leaves;
        }
        self.settle();
        let acknowledged = Acknowledged { key: mark.key, seq: self.play.seq() };
        let entry =
            CommandEntry { person: by.id, acknowledged: acknowledged.clone(), digest: mark.digest };
        self.commit(Some(entry)).await?;
        self.publish();
        if newcomer && seat.is_some() {
            self.retell_chat(by.id).await?;
        }
        Ok(acknowledged)
    }

    /// Changes the table in memory, or says why not and changes nothing.
    async fn change(&mut self, by: &User, command: Command) -> TableResult<()> {
        match command {
            Command::Sit { seat } => self.sit(by, seat).await,
            Command::Leave => self.leave(by.id),
            Command::AddBot { seat, bot, name } => self.add_bot(by.id, seat, bot, name),
            Command::Rotate => self.rotate(by.id),
            Command::RemoveBot { seat } => self.remove_bot(by.id, seat),
            Command::Remove { seat } => self.remove(by.id, seat),
            Command::Entropy { text } => self.add_entropy(by.id, text),
            Command::Start => self.start(by.id).await,
            Command::Answer { seq, action } => self.answer(by.id, seq, &action),
            Command::Undo { seq } => self.undo(by.id, seq),
            Command::Reset { seq } => self.reset(by.id, seq),
            Command::ProposeEnd => self.propose_end(by.id),
            Command::Agree { seat, yes } => self.agree(by.id, seat, yes),
            Command::Resign => self.resign(by.id),
            Command::StandIn { seat, bot } => self.stand_in(by.id, seat, bot),
            Command::Return => self.come_back(by.id),
            Command::Rematch => self.rematch(by).await,
            Command::Chat { .. }
            | Command::Ready { .. }
            | Command::Mute { .. }
            | Command::Close => Ok(()),
        }
    }

    /// Makes a table for the same people, once: everybody keeps place and colour.
    async fn rematch(&mut self, by: &User) -> TableResult<()> {
        self.own_seat(by.id)?;
        if !matches!(self.stage(), Stage::Over | Stage::Frozen) {
            return no(faults::NOT_OVER);
        }
        // A rematch that was closed or discarded does not stand in the way of another.
        let made = match &self.doc.rematch {
            Some(id) => self.tables.store().tables.table(id).await.map_err(fault)?.is_some(),
            None => false,
        };
        if !made {
            let seats = self.row.standing.seats.clone();
            // Whoever wants another game wants one that nobody knows.
            let wish = Create { lesson: false, ..self.row.create.clone() };
            let row = create::keep(&self.tables, by.id, wish, seats).await?;
            self.doc.rematch = Some(row.id);
        }
        Ok(())
    }

    /// Refuses what was said about an earlier moment.
    pub(super) fn fresh(&self, seq: u32) -> TableResult<()> {
        let current = self.play.seq();
        if seq == current {
            return Ok(());
        }
        Err(Fault { seq: Some(current), ..faults::STALE.into() })
    }
}

/// The key of a command, and what tells it from any other command.
struct CommandKey {
    key: String,
    digest: Hash,
}

impl CommandKey {
    /// Repeats what was acknowledged: a key belongs to one command for ever.
    fn again(self, done: CommandNote) -> TableResult<Acknowledged> {
        if done.digest.is_some_and(|digest| digest != self.digest) {
            return no(faults::KEY_USED);
        }
        Ok(Acknowledged { key: self.key, seq: done.seq })
    }
}

fn digest(command: &Command) -> Hash {
    secret::hash(&serde_json::to_string(command).expect("every command is JSON"))
}
