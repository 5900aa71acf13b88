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
