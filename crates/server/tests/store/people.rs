//! Who there is, and what they are called.

use std::collections::BTreeSet;

use mittwoch_kernel::{Outcome, Seat};
use mittwoch_protocol::{ChatRoom, Rank, Stage};
use mittwoch_server::store::{LoginSession, NewChat, NewUser, Occupant, StoreFault};
use serde_json::json;

use super::{Engine, account};
use crate::server::helper::{person, step, table};

/// Looks like Anna, in Cyrillic letters.
const FALSE_ANNA: &str = "\u{410}nn\u{430}";

fn guest(name: &str, suggested: bool) -> NewUser {
    NewUser { name: name.into(), rank: Rank::Guest, password: None, owner: None, suggested, now: 1 }
}

pub(super) async fn a_name_of_its_own_is_had_by_nobody_else(place: &impl Engine) {
    let store = place.open().await;
    let anna = account(&store, "Anna").await;
    for name in ["Anna", "ANNA", FALSE_ANNA] {
        assert!(store.people.name_taken(name).await.expect("read"), "{name}");
        let taken = store.people.add_person(guest(name, false)).await;
        assert!(matches!(taken, Err(StoreFault::NameTaken)), "{name}");
    }
    assert!(!store.people.name_taken("Ben").await.expect("read"));
    let (found, password) = store.people.account("aNNa").await.expect("read").expect("there");
    assert_eq!((found.id, found.rank, password.as_str()), (anna, Rank::Account, "hash"));
    assert!(store.people.account("Ben").await.expect("read").is_none());
    person(&store, "Ben", 1).await;
    assert!(store.people.account("Ben").await.expect("read").is_none(), "a guest has no account");
}

pub(super) async fn guests_share_names_and_suggested_ones_get_numbers(place: &impl Engine) {
    let store = place.open().await;
    let (one, two) = (person(&store, "Lisa", 1).await, person(&store, "Lisa", 1).await);
    assert!(one.id != two.id && one.name == two.name);
    let first = store.people.add_person(guest("Lisa", true)).await.expect("added");
    assert_eq!(first.name, "Lisa 2");
    let next = store.people.add_person(guest("Lisa", true)).await.expect("added");
    assert_eq!(next.name, "Lisa 3");
    let ids = BTreeSet::from([one.id, next.id, next.id + 99]);
    let names = store.people.names(&ids).await.expect("read");
    assert_eq!(names.keys().copied().collect::<Vec<_>>(), [one.id, next.id]);
    assert_eq!(names[&next.id], next);
    assert!(store.people.names(&BTreeSet::new()).await.expect("read").is_empty());
}

pub(super) async fn a_guest_becomes_an_account_under_the_same_number(place: &impl Engine) {
    let store = place.open().await;
    account(&store, "Anna").await;
    let ben = person(&store, "Ben", 1).await.id;
    let taken = store.people.make_account(ben, FALSE_ANNA, "hash").await;
    assert!(matches!(taken, Err(StoreFault::NameTaken)));
    assert_eq!(store.people.rename_guest(ben, "Benno").await.expect("free").name, "Benno");
    let made = store.people.make_account(ben, "Benjamin", "hash").await.expect("made");
    assert_eq!((made.id, made.rank), (ben, Rank::Account));
    let renamed = store.people.rename_guest(ben, "Otto").await;
    assert!(matches!(renamed, Err(StoreFault::NotFound)), "no guest any more");
    let nobody = store.people.make_account(ben + 99, "Otto", "hash").await;
    assert!(matches!(nobody, Err(StoreFault::NotFound)));
    assert_eq!(store.people.person(ben).await.expect("read"), Some(made));
}

pub(super) async fn guests_who_look_like_somebody_are_called_otherwise(place: &impl Engine) {
    let store = place.open().await;
    let (one, two) = (person(&store, "Anna", 1).await.id, person(&store, FALSE_ANNA, 1).await.id);
    let other = person(&store, "Ben", 1).await;
    let renamed = store.people.unname_guests("anna", "Sofa").await.expect("renamed");
    let mut ids: Vec<_> = renamed.iter().map(|person| person.id).collect();
    ids.sort_unstable();
    assert_eq!(ids, [one, two]);
    assert_ne!(renamed[0].name, renamed[1].name);
    assert!(renamed.iter().all(|person| person.name.starts_with("Sofa")));
    assert_eq!(store.people.person(other.id).await.expect("read"), Some(other));
}

pub(super) async fn whoever_departs_is_forgotten_and_leaves_a_number(place: &impl Engine) {
    let store = place.open().await;
    let anna = account(&store, "Anna").await;
    table(&store, "a", anna).await;
    let session = LoginSession { hash: [1; 32], person: anna, seen: 1, expires: 99 };
    store.credentials.open_session(session).await.expect("opened");
    store.credentials.add_token(anna, "robot", [2; 32], 1).await.expect("made");
    store.people.depart(anna).await.expect("gone");
    let gone = store.people.person(anna).await.expect("read").expect("the number stays");
    assert!(gone.departed && gone.name.is_empty());
    assert!(store.people.account("Anna").await.expect("read").is_none());
    assert!(!store.people.name_taken("Anna").await.expect("read"));
    assert!(!store.people.name_taken("robot").await.expect("read"), "programs go with their owner");
    assert!(store.credentials.session([1; 32], 2).await.expect("read").is_none());
    assert!(store.credentials.token([2; 32]).await.expect("read").is_none());
    let row = store.tables.table("a").await.expect("read").expect("their table stays");
    assert_eq!(row.standing.seats[0], Occupant::Person(anna));
    assert!(matches!(store.people.depart(anna + 99).await, Err(StoreFault::NotFound)));
}

pub(super) async fn what_is_kept_of_a_person_is_told(place: &impl Engine) {
    let store = place.open().await;
    let anna = person(&store, "Anna", 4).await.id;
    table(&store, "a", anna).await;
    let session = LoginSession { hash: [1; 32], person: anna, seen: 5, expires: 99 };
    store.credentials.open_session(session).await.expect("opened");
    store.credentials.touch_session([1; 32], 7, 120).await.expect("touched");
    let said = NewChat {
        table: "a".into(),
        room: ChatRoom::Spectators,
        person: anna,
        text: "hello".into(),
        ready: false,
        now: 8,
        entry: None,
        kept: 9,
    };
    let said = store.chat.say(said).await.expect("said");
    let kept = store.people.kept_of(anna).await.expect("read");
    assert_eq!((kept.made, kept.seen, kept.sessions), (4, 7, vec![(7, 120)]));
    assert_eq!(kept.chat, [("a".to_owned(), said)]);
    assert!(matches!(store.people.kept_of(anna + 99).await, Err(StoreFault::NotFound)));
}

/// A match that a bot had to end for somebody is played, but not won.
pub(super) async fn a_profile_counts_what_was_played_and_won(place: &impl Engine) {
    let store = place.open().await;
    let anna = person(&store, "Anna", 4).await.id;
    let won = |seat| {
        let winners = [Seat(seat)].into_iter().collect();
        Outcome { winners, scores: Default::default(), automaton: None, rounds: 1 }
    };
    for (id, winner, document) in [
        ("won", 0, json!({})),
        ("lost", 1, json!({})),
        ("left", 0, json!({ "seats": [{ "stand_in": {} }, {}] })),
    ] {
        let new = table(&store, id, anna).await;
        let mut over = step(&new, 0, 0, &["one"]);
        over.standing.stage = Stage::Over;
        over.standing.outcome = Some(won(winner));
        over.standing.document = document;
        store.tables.append(over).await.expect("taken");
    }
    table(&store, "open", anna).await;
    let profile = store.people.profile(anna).await.expect("read");
    let games: Vec<_> =
        profile.games.iter().map(|game| (game.game.as_str(), game.played, game.won)).collect();
    assert_eq!((profile.since, games), (4, vec![("dreamworld", 3, 1)]));
    assert!(matches!(store.people.profile(anna + 99).await, Err(StoreFault::NotFound)));
}

pub(super) async fn a_new_password_ends_the_other_sessions(place: &impl Engine) {
    let store = place.open().await;
    let anna = account(&store, "Anna").await;
    for hash in [[1; 32], [2; 32], [3; 32]] {
        let session = LoginSession { hash, person: anna, seen: 1, expires: 99 };
        store.credentials.open_session(session).await.expect("opened");
    }
    let open = async |hash| store.credentials.session(hash, 2).await.expect("read").is_some();
    store.people.change_password(anna, "new", Some([2; 32])).await.expect("changed");
    assert_eq!(
        (open([1; 32]).await, open([2; 32]).await, open([3; 32]).await),
        (false, true, false)
    );
    assert_eq!(store.people.account("Anna").await.expect("read").expect("there").1, "new");
    store.people.change_password(anna, "newer", None).await.expect("changed");
    assert!(!open([2; 32]).await);
    let ben = person(&store, "Ben", 1).await.id;
    let guest = store.people.change_password(ben, "new", None).await;
    assert!(matches!(guest, Err(StoreFault::NotFound)), "a guest has none");
}
