//! A server's tables in a folder of their own, and people who play at them.

use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

use mittwoch_kernel::Seat;
use mittwoch_protocol::{
    Acknowledged, ClientMessage, Command, Create, Fault, FaultCode, Pace, Rank, Snapshot,
    TableInfo, UndoPolicy, Visibility,
};
use mittwoch_server::store::{NewUser, SharedStore, Sqlite, User};
use mittwoch_server::table::{TablePolicy, Tables};
use tempfile::TempDir;

/// Tables with a store in a folder.
pub(crate) struct House {
    pub folder: TempDir,
    pub store: SharedStore,
    pub tables: Tables,
}

pub(crate) fn habits() -> TablePolicy {
    let idle = Duration::from_secs(3600);
    TablePolicy { bot_pause: Duration::ZERO, idle, thinkers: 2, ..TablePolicy::default() }
}

static KEY: AtomicU64 = AtomicU64::new(0);

/// A key that was never used.
pub(crate) fn key() -> String {
    format!("key-{}", KEY.fetch_add(1, Ordering::Relaxed))
}

impl House {
    pub(crate) async fn open() -> House {
        House::at(tempfile::tempdir().expect("a folder")).await
    }

    pub(crate) async fn at(folder: TempDir) -> House {
        House::of(folder, habits()).await
    }

    pub(crate) async fn with(habits: TablePolicy) -> House {
        House::of(tempfile::tempdir().expect("a folder"), habits).await
    }

    async fn of(folder: TempDir, habits: TablePolicy) -> House {
        let store = SharedStore::from(Sqlite::open(folder.path()).await.expect("a store"));
        let tables = Tables::with(store.clone(), habits).await.expect("tables");
        House { folder, store, tables }
    }

    /// Ends everything as a server does, and gives the folder back.
    pub(crate) async fn close(self) -> TempDir {
        self.tables.stop().await;
        self.store.upkeep.close().await;
        self.folder
    }

    /// The next server on the same folder.
    pub(crate) async fn restarted(self) -> House {
        House::at(self.close().await).await
    }

    pub(crate) async fn person(&self, name: &str) -> User {
        let (name, rank) = (name.to_owned(), Rank::Guest);
        let person = NewUser { name, rank, password: None, owner: None, suggested: false, now: 1 };
        self.store.people.add_person(person).await.expect("a person")
    }

    pub(crate) async fn people(&self, count: u8) -> Vec<User> {
        let mut people = Vec::new();
        for number in 0..count {
            people.push(self.person(&format!("person {number}")).await);
        }
        people
    }

    pub(crate) async fn done(
        &self,
        table: &str,
        by: &User,
        command: Command,
    ) -> Result<Acknowledged, Fault> {
        self.tables.command(table, by, ClientMessage { key: key(), command }).await
    }

    /// A command that must be done.
    pub(crate) async fn does(&self, table: &str, by: &User, command: Command) -> Acknowledged {
        let said = format!("{command:?}");
        self.done(table, by, command).await.unwrap_or_else(|fault| panic!("{said}: {fault:?}"))
    }

    /// A command that must be refused in this way, and changes nothing.
    pub(crate) async fn refuses(
        &self,
        table: &str,
        by: &User,
        command: Command,
        code: FaultCode,
    ) -> Fault {
        let before = self.store.tables.table(table).await.expect("kept").expect("there").version;
        let said = format!("{command:?}");
        let fault = self.done(table, by, command).await.expect_err(&said);
        assert_eq!(fault.code, code, "{said}: {fault:?}");
        let after = self.store.tables.table(table).await.expect("kept").expect("there").version;
        assert_eq!(before, after, "{said} changed something");
        fault
    }

    /// A command that must be refused in this way, at a table where bots move meanwhile.
    pub(crate) async fn denies(&self, table: &str, by: &User, command: Command, code: FaultCode) {
        let said = format!("{command:?}");
        let fault = self.done(table, by, command).await.expect_err(&said);
        assert_eq!(fault.code, code, "{said}: {fault:?}");
    }

    /// A running table of these people, and bots on the other seats.
    pub(crate) async fn running(&self, wish: Create, people: &[User]) -> TableInfo {
        let table = self.tables.create(&people[0], wish).await.expect("a sound wish");
        for person in &people[1..] {
            self.does(&table.id, person, Command::Sit { seat: None }).await;
        }
        self.does(&table.id, &people[0], Command::Start).await;
        self.info(&table.id).await
    }

    /// How many steps of a table are kept.
    pub(crate) async fn store_version(&self, table: &str) -> i64 {
        self.store.tables.table(table).await.expect("kept").expect("there").version
    }

    pub(crate) async fn info(&self, table: &str) -> TableInfo {
        self.tables.info(table, None).await.expect("a table")
    }

    pub(crate) async fn look(&self, table: &str, by: &User) -> Snapshot {
        self.tables.snapshot(table, Some(by), 0).await.expect("a match")
    }

    /// The same without the log.
    pub(crate) async fn glance(&self, table: &str, by: &User) -> Snapshot {
        self.tables.snapshot(table, Some(by), u32::MAX).await.expect("a match")
    }

    /// The first of these people who is asked, with what they see.
    pub(crate) async fn asked<'p>(
        &self,
        table: &str,
        people: &'p [User],
    ) -> Option<(&'p User, Snapshot)> {
        for person in people {
            let seen = self.glance(table, person).await;
            let seat = seen.seat.expect("they sit there");
            if seen.awaited.contains(seat) && !seen.offers.is_empty() {
                return Some((person, seen));
            }
        }
        None
    }

    /// Gives the first offer, or waits a little for bots; whether the match goes on.
    pub(crate) async fn step(&self, table: &str, people: &[User]) -> bool {
        match self.asked(table, people).await {
            Some((person, seen)) => {
                let pick = seen.seq as usize % seen.offers.len();
                let action = seen.offers[pick].action.clone();
                let answer = Command::Answer { seq: seen.seq, action };
                // A bot may have moved in between; then the next step sees it.
                match self.done(table, person, answer).await {
                    Ok(_) => {}
                    Err(fault) => assert_eq!(fault.code, FaultCode::Stale, "{fault:?}"),
                }
            }
            None => tokio::time::sleep(Duration::from_millis(2)).await,
        }
        self.glance(table, &people[0]).await.outcome.is_none()
    }

    /// Plays until it is enough.
    pub(crate) async fn play(
        &self,
        table: &str,
        people: &[User],
        enough: impl Fn(&Snapshot) -> bool,
    ) -> Snapshot {
        for _ in 0..20_000 {
            let seen = self.glance(table, &people[0]).await;
            if enough(&seen) || !self.step(table, people).await {
                break;
            }
        }
        self.glance(table, &people[0]).await
    }
}

/// A plain wish.
pub(crate) fn wish(game: &str, players: u8, bots: u8) -> Create {
    Create {
        game: game.to_owned(),
        players,
        options: Default::default(),
        bots: vec!["random".to_owned(); usize::from(bots)],
        circle: Vec::new(),
        pace: Pace::default(),
        visibility: Visibility::Link,
        undo: UndoPolicy::Free,
        pack: None,
        hints: Default::default(),
        from: None,
        lesson: false,
    }
}

/// The answer with this place among the offers.
pub(crate) fn offer(seen: &Snapshot, place: usize) -> Command {
    Command::Answer { seq: seen.seq, action: seen.offers[place].action.clone() }
}

pub(crate) fn sit(seat: u8) -> Command {
    Command::Sit { seat: Some(Seat(seat)) }
}
