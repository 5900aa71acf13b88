pub(super) async fn chat_is_numbered_and_shows_the_names_of_today(place: &impl Engine) {
    let store = place.open().await;
    let host = person(&store, "Anna", 1).await.id;
    table(&store, "a", host).await;
    let line = |text: &str| NewChat {
        table: "a".into(),
        room: ChatRoom::Players,
        person: host,
        text: text.into(),
        ready: false,
        now: 3,
        entry: None,
        kept: 500,
    };
    assert_eq!(store.chat.say(line("hello")).await.expect("said").n, 1);
    assert_eq!(store.chat.say(line("again")).await.expect("said").n, 2);
    let nowhere = NewChat { table: "no such".into(), ..line("x") };
    assert!(matches!(store.chat.say(nowhere).await, Err(StoreFault::NotFound)));
    let renamed = store.people.make_account(host, "Anna B.", "hash").await.expect("an account");
    let lines = store.chat.chat("a", 10).await.expect("read");
    let told: Vec<_> = lines.iter().map(|l| (l.n, l.name.as_str())).collect();
    assert_eq!(told, [(1, renamed.name.as_str()), (2, "Anna B.")]);
    assert_eq!(store.chat.chat("a", 1).await.expect("read")[0].text, "again");
    store.people.depart(host).await.expect("gone");
    assert!(store.chat.chat("a", 10).await.expect("read").is_empty());
    let ben = person(&store, "Ben", 1).await.id;
    let next = NewChat { person: ben, ..line("well") };
    assert_eq!(store.chat.say(next).await.expect("said").n, 3, "no number is given twice");
}
