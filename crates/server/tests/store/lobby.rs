pub(super) async fn a_code_opens_a_table_only_while_it_is_open(place: &impl Engine) {
    let store = place.open().await;
    let host = person(&store, "Anna", 1).await.id;
    let new = table(&store, "a", host).await;
    let again =
        store.tables.create_table(NewTable { id: "b".into(), ..new.clone() });
    assert!(matches!(again.await, Err(StoreFault::Conflict)));
    assert_eq!(store.lobby.table_by_code("code-a").await.expect("read").expect("there").id, "a");
    let mut started = step(&new, 0, 0, &[]);
    started.standing.stage = Stage::Running;
    store.tables.append(started).await.expect("taken");
    assert!(store.lobby.table_by_code("code-a").await.expect("read").is_none());
    assert_eq!(store.tables.awake_tables().await.expect("read"), ["a"]);
}

pub(super) async fn lists_follow_stage_seats_and_time(place: &impl Engine) {
    let store = place.open().await;
    let (anna, ben) = (person(&store, "Anna", 1).await.id, person(&store, "Ben", 1).await.id);
    let (a, b) = (table(&store, "a", anna).await, table(&store, "b", anna).await);
    let ids = |rows: Vec<TableRow>| -> Vec<String> {
        rows.into_iter().map(|row| row.id).collect()
    };
    let mut full = step(&a, 0, 0, &[]);
    full.standing.seats[1] = Occupant::Person(ben);
    store.tables.append(full.clone()).await.expect("taken");
    assert_eq!(ids(store.lobby.open_tables(9).await.expect("read")), ["b"]);
    assert_eq!(ids(store.lobby.tables_of(ben, false, 9).await.expect("read")), ["a"]);
    full.standing.stage = Stage::Running;
    store.tables.append(Append { version: 1, ..full.clone() }).await.expect("taken");
    assert_eq!(ids(store.lobby.running_tables(9).await.expect("read")), ["a"]);
    full.standing.stage = Stage::Over;
    full.standing.seats[1] = Occupant::Empty;
    store.tables.append(Append { version: 2, now: 9, ..full }).await.expect("taken");
    store.tables.append(step(&b, 0, 0, &[])).await.expect("taken");
    assert_eq!(ids(store.lobby.tables_of(anna, true, 9).await.expect("read")), ["a"]);
    assert_eq!(ids(store.lobby.tables_of(anna, false, 9).await.expect("read")), ["b"]);
    assert!(store.lobby.tables_of(ben, true, 9).await.expect("read").is_empty());
}
