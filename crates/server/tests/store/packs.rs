//! Packs by their digests.

use mittwoch_kernel::Pack;
use mittwoch_protocol::PackLabel;
use mittwoch_server::store::{Ages, NewInstall};

use super::Engine;
use crate::server::helper::{person, table};

pub(super) async fn a_pack_is_kept_under_its_digest_and_comes_back_the_same(place: &impl Engine) {
    let store = place.open().await;
    for title in mittwoch_games::catalogue() {
        let pack = title.pack(None).expect("a pack");
        let digest = store.packs.keep_pack(&pack).await.expect("kept");
        assert_eq!(store.packs.keep_pack(&pack).await.expect("kept"), digest);
        let again = store.packs.pack(&digest).await.expect("read").expect("there");
        assert_eq!(again.digest(), digest);
    }
    assert!(store.packs.pack("no such").await.expect("read").is_none());
}

fn install(person: i64, name: &str, now: i64) -> NewInstall {
    let text = format!("[[thing]]\nid = \"{name}\"\n");
    let pack = Pack::new([("things.toml", text.as_str())]).expect("a pack");
    let label = PackLabel { digest: pack.digest(), name: name.into(), original: 1, entries: 2 };
    NewInstall {
        person,
        pack,
        game: "dreamworld".into(),
        label,
        bytes: 10,
        now,
        most: 2,
        most_bytes: 25,
    }
}

pub(super) async fn packs_are_installed_within_limits_and_only_for_their_owner(
    place: &impl Engine,
) {
    let store = place.open().await;
    let (anna, ben) = (person(&store, "Anna", 1).await.id, person(&store, "Ben", 1).await.id);
    let one = install(anna, "one", 5);
    assert!(store.packs.install_pack(one.clone()).await.expect("written"));
    assert!(store.packs.install_pack(one.clone()).await.expect("written"), "again is no fault");
    let heavy = NewInstall { bytes: 20, ..install(anna, "heavy", 6) };
    assert!(!store.packs.install_pack(heavy).await.expect("written"), "too many bytes");
    assert!(store.packs.install_pack(install(anna, "two", 6)).await.expect("written"));
    assert!(!store.packs.install_pack(install(anna, "three", 7)).await.expect("written"));
    let listed = store.packs.installed_packs(anna).await.expect("read");
    let names: Vec<_> = listed.iter().map(|pack| (pack.label.name.as_str(), pack.made)).collect();
    assert_eq!(names, [("two", 6), ("one", 5)]);
    assert!(store.packs.installed_packs(ben).await.expect("read").is_empty());
    assert!(!store.packs.remove_pack(ben, &one.label.digest).await.expect("written"));
    assert!(store.packs.pack(&one.label.digest).await.expect("read").is_some());
    assert!(store.packs.remove_pack(anna, &one.label.digest).await.expect("written"));
    assert!(store.packs.pack(&one.label.digest).await.expect("read").is_none(), "nobody has it");
}

pub(super) async fn a_pack_stays_as_long_as_a_table_or_a_person_has_it(place: &impl Engine) {
    let store = place.open().await;
    let (anna, ben) = (person(&store, "Anna", 1).await.id, person(&store, "Ben", 1).await.id);
    let new = table(&store, "a", anna).await;
    let shared = install(anna, "shared", 5);
    store.packs.install_pack(shared.clone()).await.expect("written");
    store.packs.install_pack(NewInstall { person: ben, ..shared.clone() }).await.expect("written");
    let loose = store.packs.keep_pack(&install(anna, "loose", 5).pack).await.expect("kept");
    store.people.depart(anna).await.expect("gone");
    let there = async |digest: &str| store.packs.pack(digest).await.expect("read").is_some();
    assert!(there(&shared.label.digest).await, "another has it");
    assert!(!there(&loose).await, "nobody had it");
    assert!(there(&new.pack).await, "a table has it");
    store.people.depart(ben).await.expect("gone");
    assert!(!there(&shared.label.digest).await);
    store.tables.drop_table("a").await.expect("dropped");
    store.upkeep.sweep(2, Ages::default()).await.expect("swept");
    assert!(!there(&new.pack).await);
}
