//! Sessions and tokens.

use mittwoch_protocol::Rank;
use mittwoch_server::store::{LoginSession, StoreFault};

use super::{Engine, account};
use crate::server::helper::person;

pub(super) async fn a_session_holds_until_it_runs_out_or_is_closed(place: &impl Engine) {
    let store = place.open().await;
    let anna = person(&store, "Anna", 1).await;
    let room = &store.credentials;
    let opened = |hash| LoginSession { hash, person: anna.id, seen: 1, expires: 10 };
    for hash in [[1; 32], [2; 32], [3; 32]] {
        room.open_session(opened(hash)).await.expect("opened");
    }
    let again = room.open_session(opened([1; 32])).await;
    assert!(matches!(again, Err(StoreFault::Conflict)), "a hash is one session");
    let (found, session) = room.session([1; 32], 9).await.expect("read").expect("it holds");
    assert_eq!((found, session), (anna.clone(), opened([1; 32])));
    assert!(room.session([1; 32], 10).await.expect("read").is_none(), "it has run out");
    room.touch_session([1; 32], 9, 50).await.expect("touched");
    let (_, session) = room.session([1; 32], 40).await.expect("read").expect("it holds again");
    assert_eq!((session.seen, session.expires), (9, 50));
    room.close_session([1; 32]).await.expect("closed");
    assert!(room.session([1; 32], 2).await.expect("read").is_none());
    assert!(room.session([2; 32], 2).await.expect("read").is_some(), "the others stay");
    room.close_sessions(anna.id).await.expect("closed");
    assert!(room.session([2; 32], 2).await.expect("read").is_none());
    assert!(room.session([3; 32], 2).await.expect("read").is_none());
}

pub(super) async fn a_token_is_a_program_of_its_owner(place: &impl Engine) {
    let store = place.open().await;
    let (anna, ben) = (account(&store, "Anna").await, account(&store, "Ben").await);
    let room = &store.credentials;
    let made = room.add_token(anna, "robot", [1; 32], 5).await.expect("made");
    assert_eq!((made.name.as_str(), made.made), ("robot", 5));
    let taken = room.add_token(ben, "Robot", [2; 32], 5).await;
    assert!(matches!(taken, Err(StoreFault::NameTaken)), "a program has its name alone");
    let program = room.token([1; 32]).await.expect("read").expect("it holds");
    assert_eq!((program.rank, program.owner), (Rank::Bot, Some(anna)));
    assert!(room.token([2; 32]).await.expect("read").is_none());
    assert_eq!(room.tokens(anna).await.expect("read"), std::slice::from_ref(&made));
    assert!(room.tokens(ben).await.expect("read").is_empty());
    assert!(!room.drop_token(ben, made.id).await.expect("written"), "nobody else takes it away");
    assert!(room.drop_token(anna, made.id).await.expect("written"));
    assert!(room.token([1; 32]).await.expect("read").is_none());
    assert!(!room.drop_token(anna, made.id).await.expect("written"));
    let left = store.people.person(program.id).await.expect("read").expect("the number stays");
    assert!(left.departed);
}
