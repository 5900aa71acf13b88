use mittwoch_kernel::plain;
use mittwoch_protocol::{Acknowledged, ChatRoom, ReadyPhrase};

use super::CommandKey;
use crate::faults;
use crate::identity::fault;
use crate::store::{CommandEntry, NewChat, User, UserId};
use crate::table::actor::TableActor;
use crate::table::{TableResult, no};

/// The longest line of chat.
const CHAT: usize = 1000;

impl TableActor {
    /// A person says something in a room that they hear.
    pub(super) async fn say(
        &mut self,
        by: &User,
        mark: CommandKey,
        room: ChatRoom,
        text: String,
    ) -> TableResult<Acknowledged> {
        // Whoever reads it, in a browser or a terminal, reads letters and nothing else.
        let text = plain(&text).trim().to_owned();
        if text.is_empty() || text.chars().count() > CHAT {
            return no(faults::CHAT_LENGTH.between(1, CHAT));
        }
        self.keep_line(by, mark, room, text, false).await
    }

    /// A person says a ready phrase: its name is kept, and each reader puts it into words.
    pub(super) async fn say_ready(
        &mut self,
        by: &User,
        mark: CommandKey,
        room: ChatRoom,
        phrase: ReadyPhrase,
    ) -> TableResult<Acknowledged> {
        self.keep_line(by, mark, room, phrase.name().to_owned(), true).await
    }

    async fn keep_line(
        &mut self,
        by: &User,
        mark: CommandKey,
        room: ChatRoom,
        text: String,
        ready: bool,
    ) -> TableResult<Acknowledged> {
        if !self.hears_room(Some(by.id), room) {
            return no(faults::CHAT_ROOM);
        }
        self.tables.talkers().line(by.id)?;
        let acknowledged = Acknowledged { key: mark.key, seq: self.play.seq() };
        let (person, digest) = (by.id, mark.digest);
        let entry = Some(CommandEntry { person, acknowledged: acknowledged.clone(), digest });
        let (table, now) = (self.row.id.clone(), self.tables.time().now());
        let kept = self.tables.habits().talk.kept;
        let line = NewChat { table, room, person, text, ready, now, entry, kept };
        let line = self.tables.store().chat.say(line).await.map_err(fault)?;
        self.publish_chat(&line);
        Ok(acknowledged)
    }

    /// A person does not want to hear another any more, or again.
    pub(super) async fn mute(
        &mut self,
        by: &User,
        key: String,
        other: UserId,
        mute: bool,
    ) -> TableResult<Acknowledged> {
        if by.id == other {
            return no(faults::MUTE_SELF);
        }
        self.tables.store().chat.mute(by.id, other, mute).await.map_err(fault)?;
        self.listeners.mute(by.id, other, mute);
        self.tables.mute_elsewhere(&self.row.id, by.id, other, mute);
        Ok(Acknowledged { key, seq: self.play.seq() })
    }
}
