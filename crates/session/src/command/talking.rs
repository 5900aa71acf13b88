use mittwoch_kernel::plain;
use mittwoch_protocol::{Acknowledged, ChatRoom, ReadyPhrase};

use super::CommandKey;
use crate::step::Pending;
use crate::{
    CommandEntry, NewSaying, Session, SessionEffect, TableResult, User, UserId, faults, no,
};

/// The longest line of chat.
const CHAT: usize = 1000;

impl Session {
    /// A line of chat as it is kept: whoever reads it, in a browser or a terminal, reads letters and
    /// nothing else.
    pub(super) fn chat_text(&self, text: &str) -> TableResult<String> {
        let text = plain(text).trim().to_owned();
        if text.is_empty() || text.chars().count() > CHAT {
            return no(faults::CHAT_LENGTH.between(1, CHAT));
        }
        Ok(text)
    }

    /// Refuses who is not heard in a room.
    pub(super) fn may_speak(&self, by: UserId, room: ChatRoom) -> TableResult<()> {
        match self.hears_room(Some(by), room) {
            true => Ok(()),
            false => no(faults::CHAT_ROOM),
        }
    }

    /// A person says something in a room that they hear.
    pub(super) fn say(
        &mut self,
        by: &User,
        mark: CommandKey,
        room: ChatRoom,
        text: &str,
    ) -> TableResult<()> {
        let text = self.chat_text(text)?;
        self.keep_line(by, mark, room, text, false)
    }

    /// A person says a ready phrase: its name is kept, and each reader puts it into words.
    pub(super) fn say_ready(
        &mut self,
        by: &User,
        mark: CommandKey,
        room: ChatRoom,
        phrase: ReadyPhrase,
    ) -> TableResult<()> {
        self.keep_line(by, mark, room, phrase.name().to_owned(), true)
    }

    fn keep_line(
        &mut self,
        by: &User,
        mark: CommandKey,
        room: ChatRoom,
        text: String,
        ready: bool,
    ) -> TableResult<()> {
        self.may_speak(by.id, room)?;
        let CommandKey { ask, key, digest } = mark;
        let acknowledged = Acknowledged { key, seq: self.play.seq() };
        let (person, entry) = (by.id, CommandEntry { person: by.id, acknowledged, digest });
        self.pending = Some(Pending::Saying { ask, entry: entry.clone() });
        let saying = NewSaying { room, person, text, ready, entry };
        self.out.push(SessionEffect::Say(Box::new(saying)));
        Ok(())
    }

    /// A person does not want to hear another any more, or again.
    pub(super) fn mute(
        &mut self,
        by: &User,
        mark: CommandKey,
        other: UserId,
        mute: bool,
    ) -> TableResult<()> {
        let person = by.id;
        if person == other {
            return no(faults::MUTE_SELF);
        }
        let done = Acknowledged { key: mark.key, seq: self.play.seq() };
        let of = (person, other, mute);
        self.pending = Some(Pending::Muting { ask: mark.ask, done, of });
        self.out.push(SessionEffect::Mute { person, other, mute });
        Ok(())
    }
}
