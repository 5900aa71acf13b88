use mittwoch_protocol::{ChatLine, ChatRoom, ReadyPhrase};
use sqlx::FromRow;

use super::number;
use crate::store::TableId;

/// The name under which a room is kept.
pub(in crate::store) fn room_text(room: ChatRoom) -> &'static str {
    match room {
        ChatRoom::Players => "players",
        ChatRoom::Spectators => "spectators",
    }
}

fn room(text: &str) -> ChatRoom {
    if text == "players" { ChatRoom::Players } else { ChatRoom::Spectators }
}

/// The ready phrase with this name.
pub(in crate::store) fn phrase(text: &str) -> Option<ReadyPhrase> {
    ReadyPhrase::ALL.into_iter().find(|phrase| phrase.name() == text)
}

/// A line of chat as a row.
#[derive(FromRow)]
pub(in crate::store) struct ChatRow {
    table_id: TableId,
    n: i64,
    room: String,
    person: i64,
    name: String,
    text: String,
    ready: bool,
    at: i64,
}

impl ChatRow {
    /// The line, with its table.
    pub(in crate::store) fn placed(self) -> (TableId, ChatLine) {
        (self.table_id.clone(), self.into())
    }
}

impl From<ChatRow> for ChatLine {
    fn from(row: ChatRow) -> ChatLine {
        let ChatRow { n, room: place, person, name, text, ready, at, .. } = row;
        let ready = ready.then(|| phrase(&text)).flatten();
        ChatLine { n: number(n), room: room(&place), person, name, text, ready, at }
    }
}
