use std::path::Path;

use futures_util::FutureExt;
use mittwoch_games::catalogue;
use mittwoch_server::store::{NewTable, User};
use mittwoch_server::table::{Subscription, WireMessage};
use tempfile::TempDir;

use super::deed::{Act, Deed, answered};
use crate::tables::house::House;

/// The most players of any title, and one who watches.
const PEOPLE: u8 = 7;

/// A server of its own with the same people as any other such server.
pub(crate) struct ChatRoom {
    pub house: House,
    pub people: Vec<User>,
}

/// A table of a room and the connections of those at it.
pub(crate) struct Sitting<'r> {
    room: &'r ChatRoom,
    pub table: String,
    ears: Vec<Option<Subscription>>,
    done: usize,
}

/// What came of an act.
pub(crate) struct Came {
    /// What was answered to who did it.
    pub answer: String,
    /// Whether it was done, and not refused.
    pub good: bool,
    /// What each connection was sent.
    pub heard: Vec<Vec<WireMessage>>,
}

impl ChatRoom {
    pub(crate) async fn open() -> ChatRoom {
        let house = House::at(folder()).await;
        for title in catalogue() {
            let pack = title.pack(None).expect("sound");
            house.store.packs.keep_pack(&pack).await.expect("kept");
        }
        let people = house.people(PEOPLE).await;
        ChatRoom { house, people }
    }

    /// Opens a table.
    pub(crate) async fn sit(&self, table: NewTable, persons: usize) -> Sitting<'_> {
        let id = table.id.clone();
        self.house.store.tables.create_table(table).await.expect("a new table");
        let ears = (0..persons).map(|_| None).collect();
        Sitting { room: self, table: id, ears, done: 0 }
    }
}

impl Sitting<'_> {
    /// Does something and writes down what everybody is sent.
    pub(crate) async fn act(&mut self, act: &Act) -> Came {
        let (tables, person) = (&self.room.house.tables, &self.room.people[act.who]);
        if let Deed::Listen(from) = act.deed {
            drop(self.ears[act.who].take());
            let ear = tables.listen(&self.table, Some(person), from).await.expect("a table");
            self.ears[act.who] = Some(ear);
        }
        let key = format!("deed {}", self.done);
        self.done += 1;
        let (answer, good) = answered(tables, &self.table, person, &act.deed, key).await;
        Came { answer, good, heard: self.ears.iter_mut().map(drained).collect() }
    }

    /// An act of another world that changed nothing there is not done here.
    pub(crate) fn pass(&mut self) -> Came {
        self.done += 1;
        let heard = self.ears.iter_mut().map(drained).collect();
        Came { answer: String::new(), good: false, heard }
    }

    /// Clears the table away.
    pub(crate) async fn leave(self) {
        drop(self.ears);
        let House { store, tables, .. } = &self.room.house;
        tables.forget(std::slice::from_ref(&self.table)).await;
        store.tables.drop_table(&self.table).await.expect("it was there");
    }
}

/// A folder in memory, where there is such a place: what is tried here does not depend on a disk.
fn folder() -> TempDir {
    let memory = Path::new("/dev/shm");
    let folder = if memory.is_dir() { TempDir::new_in(memory) } else { TempDir::new() };
    folder.or_else(|_| TempDir::new()).expect("a folder")
}

/// Everything that lies in a queue: it was put there before the act was answered.
fn drained(ear: &mut Option<Subscription>) -> Vec<WireMessage> {
    let Some(ear) = ear else { return Vec::new() };
    let mut heard = Vec::new();
    while let Some(message) = tokio::task::unconstrained(ear.next()).now_or_never() {
        let message = message.expect("the connection is held");
        // Who is here is told by the second, and tells nothing of the match.
        if !message.as_str().starts_with("{\"say\":\"here\"") {
            heard.push(message);
        }
    }
    heard
}
