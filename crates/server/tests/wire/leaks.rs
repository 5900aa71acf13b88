//! The comparison notices a server that leaks.

use mittwoch_games::title;
use mittwoch_server::table::WireMessage;

use super::evening::Evening;
use super::other::{Wire, own, seen};
use super::room::{Came, ChatRoom};

/// A server that mixes two connections up: everybody is sent what the next one should be sent.
fn mixed_up(came: &Came, who: usize) -> &[WireMessage] {
    &came.heard[(who + 1) % came.heard.len()]
}

/// How many viewers of some matches notice that things lie elsewhere, and for how many they do.
async fn noticed(key: &str, wire: Wire) -> (u32, u32) {
    let (truth, other) = (ChatRoom::open().await, ChatRoom::open().await);
    let title = title(key).expect("in the catalogue");
    let (mut notice, mut moved) = (0, 0);
    for number in 5_000_000..5_000_002 {
        let evening = Evening::played(&truth, title, number, 100).await;
        for who in 0..evening.persons() {
            let unnoticed = seen(&other, &evening, who, own).await.expect("a sound server");
            let leaked = seen(&other, &evening, who, wire).await.is_err();
            moved += u32::from(unnoticed.moved);
            notice += u32::from(leaked);
        }
    }
    (notice, moved)
}

#[tokio::test]
async fn a_server_that_mixes_connections_up_is_noticed() {
    for key in ["dreamworld", "notre-dame"] {
        let (notice, moved) = noticed(key, mixed_up).await;
        assert!(moved >= 4 && notice * 2 >= moved, "{key}: {notice} of {moved}");
    }
}
