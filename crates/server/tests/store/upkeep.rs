//! What is kept how long, and by which clock.

use mittwoch_protocol::Stage;
use mittwoch_server::store::{
    Ages, Append, BotSeat, ClockTrust, LoginSession, Occupant, StoreClock, StoreFault, Swept,
};

use super::{Engine, account};
use crate::server::helper::{entry, person, step, table};

const AGES: Ages = Ages { open_table: 100, guest: 1000, key: 10 };

const DAY: i64 = 24 * 60 * 60;

pub(super) async fn a_table_that_nobody_starts_goes_after_a_while(place: &impl Engine) {
    let store = place.open().await;
    let host = account(&store, "Anna").await;
    table(&store, "a", host).await;
    assert_eq!(store.upkeep.sweep(90, AGES).await.expect("swept"), Swept::default());
    assert_eq!(store.upkeep.sweep(200, AGES).await.expect("swept").tables, ["a"]);
    assert!(store.tables.table("a").await.expect("read").is_none());
    assert!(store.people.person(host).await.expect("read").is_some());
}

pub(super) async fn guests_go_with_their_tables_and_accounts_keep_theirs(place: &impl Engine) {
    let store = place.open().await;
    let guest = person(&store, "Gast", 1).await.id;
    let anna = account(&store, "Anna").await;
    for (id, other) in [
        ("alone", Occupant::Bot(BotSeat { bot: "greedy".into(), name: None })),
        ("kept", Occupant::Person(anna)),
    ] {
        let new = table(&store, id, guest).await;
        let mut over = step(&new, 0, 0, &["line"]);
        over.standing.stage = Stage::Over;
        over.standing.seats[1] = other;
        store.tables.append(over).await.expect("taken");
    }
    assert!(store.upkeep.sweep(900, AGES).await.expect("swept").tables.is_empty());
    let swept = store.upkeep.sweep(2000, AGES).await.expect("swept");
    assert_eq!((swept.tables, swept.guests), (vec!["alone".to_owned()], 1));
    assert!(store.tables.lines("alone").await.expect("read").is_empty());
    assert_eq!(store.tables.lines("kept").await.expect("read"), ["line"]);
    let departed = store.people.person(guest).await.expect("read").expect("its seat is there");
    assert!(departed.departed && departed.name.is_empty());
    store.tables.drop_table("kept").await.expect("dropped");
    store.upkeep.sweep(2001, AGES).await.expect("swept");
    assert!(store.people.person(guest).await.expect("read").is_none());
}

pub(super) async fn a_guest_who_comes_back_stays(place: &impl Engine) {
    let store = place.open().await;
    let guest = person(&store, "Gast", 1).await.id;
    let session = LoginSession { hash: [7; 32], person: guest, seen: 1, expires: 5000 };
    store.credentials.open_session(session).await.expect("opened");
    store.credentials.touch_session([7; 32], 1500, 5000).await.expect("touched");
    assert_eq!(store.upkeep.sweep(2000, AGES).await.expect("swept").guests, 0);
    let swept = store.upkeep.sweep(5001, AGES).await.expect("swept");
    assert_eq!((swept.guests, swept.sessions), (1, 1));
    assert!(store.credentials.session([7; 32], 4000).await.expect("read").is_none());
}

pub(super) async fn keys_of_commands_are_forgotten_when_nobody_would_send_them_again(
    place: &impl Engine,
) {
    let store = place.open().await;
    let host = account(&store, "Anna").await;
    let new = table(&store, "a", host).await;
    let done = Append { entry: entry(host, "k", 1), ..step(&new, 0, 0, &["one"]) };
    store.tables.append(done).await.expect("taken");
    store.upkeep.sweep(11, AGES).await.expect("swept");
    assert!(store.tables.acknowledged("a", host, "k").await.expect("read").is_some());
    store.upkeep.sweep(20, AGES).await.expect("swept");
    assert!(store.tables.acknowledged("a", host, "k").await.expect("read").is_none());
}

pub(super) async fn ages_begin_anew_when_a_doubted_clock_is_believed_again(place: &impl Engine) {
    let store = place.open().await;
    let (now, ages) = (StoreClock::new(1_800_000_000).believed, Ages::default());
    assert_eq!(store.upkeep.witness(now, 0).await.expect("noted"), ClockTrust::Now(now));
    assert!(matches!(store.upkeep.witness(5, 0).await.expect("noted"), ClockTrust::Doubt(_)));
    let guest = person(&store, "dated 1970", 5).await.id;
    table(&store, "a", guest).await;
    assert_eq!(store.upkeep.witness(now + 60, 60).await.expect("noted"), ClockTrust::Now(now + 60));
    let swept = store.upkeep.sweep(now + 60, ages).await.expect("swept");
    assert_eq!((swept.guests, swept.tables.len()), (0, 0));
    let swept = store.upkeep.sweep(now + 61 * DAY, ages).await.expect("swept");
    assert_eq!((swept.guests, swept.tables.len()), (1, 1));
}

pub(super) async fn a_closed_store_takes_nothing(place: &impl Engine) {
    let store = place.open().await;
    store.upkeep.alive().await.expect("it is open");
    store.upkeep.close().await;
    assert!(matches!(store.upkeep.alive().await, Err(StoreFault::Closed)));
    assert!(matches!(store.people.person(1).await, Err(StoreFault::Closed)));
    place.open().await.upkeep.alive().await.expect("it can be opened again");
}

pub(super) async fn the_next_server_knows_when_the_last_one_lived(place: &impl Engine) {
    let store = place.open().await;
    assert_eq!(store.upkeep.last_beat().await.expect("read"), None);
    for beat in [1000, 2000] {
        store.upkeep.beat(beat).await.expect("kept");
    }
    store.upkeep.close().await;
    assert_eq!(place.open().await.upkeep.last_beat().await.expect("read"), Some(2000));
}
