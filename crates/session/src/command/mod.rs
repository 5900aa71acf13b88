//! What people can do at a table.

mod agreeing;
mod hosting;
mod leaving;
mod playing;
mod sitting;
mod sleeping;
mod talking;

use mittwoch_protocol::{
    Acknowledged, ClientMessage, Command, Create, Fault, Stage, Visibility, outside_name,
};
use sha2::{Digest, Sha256};

use crate::step::Then;
use crate::{
    AskId, CommandEntry, CommandHash, CommandNeed, CommandSupply, PersonCommand, Session,
    TableResult, User, faults, no,
};

/// The longest key of a command.
const KEY: usize = 100;

/// What tells a command from any other.
pub fn command_digest(command: &Command) -> CommandHash {
    Sha256::digest(serde_json::to_string(command).expect("every command is JSON")).into()
}

/// A command that is being done: who answers for it, and under which key.
pub(crate) struct CommandKey {
    pub ask: AskId,
    pub key: String,
    pub digest: CommandHash,
}

impl Session {
    /// What has to be found out before a command can be decided, or why it is refused without.
    pub fn needs(&self, by: &User, message: &ClientMessage) -> TableResult<CommandNeed> {
        if self.answered(by, message, &command_digest(&message.command)).is_some() {
            return Ok(CommandNeed::Nothing);
        }
        match &message.command {
            Command::Sit { .. } => self.seat_need(by),
            Command::Start => self.may_start(by.id).map(|()| CommandNeed::Opening),
            Command::Rematch => self.rematch_need(by),
            Command::AddBot { seat, bot, .. } => Ok(match outside_name(bot) {
                Some(name) => CommandNeed::Thinker { name: name.to_owned(), seat: *seat },
                None => CommandNeed::Nothing,
            }),
            Command::Chat { room, text } => {
                self.chat_text(text)?;
                self.may_speak(by.id, *room).map(|()| CommandNeed::Saying)
            }
            Command::Ready { room, .. } => {
                self.may_speak(by.id, *room).map(|()| CommandNeed::Saying)
            }
            _ => Ok(CommandNeed::Nothing),
        }
    }

    fn seat_need(&self, by: &User) -> TableResult<CommandNeed> {
        if self.doc().removed.contains(&by.id) {
            return no(faults::REMOVED);
        }
        let newcomer = self.stage() == Stage::Open && self.seat_of(by.id).is_none();
        let public = newcomer && self.head.create.visibility == Visibility::Public;
        Ok(CommandNeed::Seat { public, newcomer })
    }

    fn rematch_need(&self, by: &User) -> TableResult<CommandNeed> {
        self.own_seat(by.id)?;
        if !matches!(self.stage(), Stage::Over | Stage::Frozen) {
            return no(faults::NOT_OVER);
        }
        // Whoever wants another game wants one that nobody knows.
        let create = Box::new(Create { lesson: false, from: None, ..self.head.create.clone() });
        let (known, seats) = (self.doc().rematch.clone(), self.state.seats.clone());
        Ok(CommandNeed::Rematch { known, create, seats })
    }

    /// What is answered to a command without doing it: its key is wrong, or it was done before.
    fn answered(
        &self,
        by: &User,
        message: &ClientMessage,
        digest: &CommandHash,
    ) -> Option<TableResult<Acknowledged>> {
        let key = &message.key;
        if key.is_empty() || key.len() > KEY {
            return Some(no(faults::COMMAND_KEY.between(1, KEY)));
        }
        self.done.again(by.id, key, digest)
    }

    /// Does a command once: a resent one is acknowledged again and changes nothing.
    pub(crate) fn command(&mut self, command: PersonCommand) {
        let PersonCommand { ask, by, message, digest, supply } = command;
        // Whoever says something is here, also if it is refused or was said before.
        self.see_person(Some(by.id));
        if let Some(answer) = self.answered(&by, &message, &digest) {
            return self.reply(ask, answer);
        }
        let mark = CommandKey { ask, key: message.key, digest };
        let done = match message.command {
            Command::Chat { room, text } => self.say(&by, mark, room, &text),
            Command::Ready { room, phrase } => self.say_ready(&by, mark, room, phrase),
            Command::Mute { person, mute } => self.mute(&by, mark, person, mute),
            Command::Close => self.close(by.id, mark),
            command => self.step_on(&by, mark, command, supply),
        };
        if let Err(fault) = done {
            self.reply(ask, Err(fault));
        }
    }

    /// Checks, changes, has it kept; what follows waits until it is.
    fn step_on(
        &mut self,
        by: &User,
        mark: CommandKey,
        command: Command,
        supply: CommandSupply,
    ) -> TableResult<()> {
        let leaves = command == Command::Leave;
        let newcomer = self.seat_of(by.id).is_none();
        self.change(by, command, supply)?;
        let seat = self.seat_of(by.id);
        self.see(seat);
        if let Some(doc) = seat.and_then(|seat| self.doc_mut().seats.get_mut(seat.index())) {
            doc.left = leaves;
        }
        self.settle();
        let CommandKey { ask, key, digest } = mark;
        let done = Acknowledged { key, seq: self.play.seq() };
        let entry = CommandEntry { person: by.id, acknowledged: done.clone(), digest };
        let sat = Some(by.id).filter(|_| newcomer && seat.is_some());
        self.commit(Some(entry), Then::Answer { ask, done, sat });
        Ok(())
    }

    /// Changes the table in memory, or says why not and changes nothing.
    fn change(&mut self, by: &User, command: Command, supply: CommandSupply) -> TableResult<()> {
        match command {
            Command::Sit { seat } => self.sit(by, seat, supply),
            Command::Leave => self.leave(by.id),
            Command::AddBot { seat, bot, name } => self.add_bot(by.id, seat, bot, name),
            Command::Rotate => self.rotate(by.id),
            Command::RemoveBot { seat } => self.remove_bot(by.id, seat),
            Command::Remove { seat } => self.remove(by.id, seat),
            Command::Entropy { text } => self.add_entropy(by.id, text),
            Command::Start => self.start(by.id, supply),
            Command::Answer { seq, action } => self.answer(by.id, seq, &action),
            Command::Undo { seq } => self.undo(by.id, seq),
            Command::Reset { seq } => self.reset(by.id, seq),
            Command::ProposeEnd => self.propose_end(by.id),
            Command::Agree { seat, yes } => self.agree(by.id, seat, yes),
            Command::Resign => self.resign(by.id),
            Command::StandIn { seat, bot } => self.stand_in(by.id, seat, bot),
            Command::Return => self.come_back(by.id),
            Command::Night { night } => self.state_night(by.id, night),
            Command::Rematch => self.rematch(by, supply),
            Command::Chat { .. }
            | Command::Ready { .. }
            | Command::Mute { .. }
            | Command::Close => Ok(()),
        }
    }

    /// Notes the table that was made for the same people: everybody keeps place and colour.
    fn rematch(&mut self, by: &User, supply: CommandSupply) -> TableResult<()> {
        self.rematch_need(by)?;
        let CommandSupply::Rematch(table) = supply else { return no(faults::INTERNAL) };
        self.doc_mut().rematch = Some(table);
        Ok(())
    }

    /// Refuses what was said about an earlier moment.
    pub(crate) fn fresh(&self, seq: u32) -> TableResult<()> {
        let current = self.play.seq();
        if seq == current {
            return Ok(());
        }
        Err(Fault { seq: Some(current), ..faults::STALE.into() })
    }
}
