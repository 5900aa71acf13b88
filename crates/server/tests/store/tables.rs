pub(super) async fn a_step_is_taken_once_and_only_from_where_the_table_is(place: &impl Engine) {
    let store = place.open().await;
    let host = person(&store, "Anna", 1).await.id;
    let new = table(&store, "a", host).await;
    assert_eq!(store.tables.append(step(&new, 0, 0, &["head", "setup"])).await.expect("taken"), 1);
    let refused = [
        ("an old version", step(&new, 0, 2, &["late"])),
        ("a version to come", step(&new, 2, 2, &["early"])),
        ("a number in use", step(&new, 1, 1, &["again"])),
        ("a gap", step(&new, 1, 3, &["gap"])),
    ];
    for (what, step) in refused {
        let fault = store.tables.append(step).await.expect_err(what);
        assert!(matches!(fault, StoreFault::Conflict), "{what}: {fault}");
    }
    let unknown = Append { table: "no such".into(), ..step(&new, 1, 2, &["x"]) };
    assert!(matches!(store.tables.append(unknown).await, Err(StoreFault::NotFound)));
    assert_eq!(store.tables.lines("a").await.expect("lines"), ["head", "setup"]);
    assert_eq!(store.tables.table("a").await.expect("read").expect("there").version, 1);
    assert_eq!(store.tables.append(step(&new, 1, 2, &["next"])).await.expect("taken"), 2);
}

pub(super) async fn of_many_writers_of_one_step_exactly_one_wins(place: &impl Engine) {
    let store = place.open().await;
    let host = person(&store, "Anna", 1).await.id;
    let new = table(&store, "a", host).await;
    let tries = (0..50).map(|n| {
        let (store, line) = (store.clone(), format!("line {n}"));
        let step = step(&new, 0, 0, &[line.as_str()]);
        tokio::spawn(async move { store.tables.append(step).await.is_ok() })
    });
    let mut won = 0;
    for attempt in tries.collect::<Vec<_>>() {
        won += u32::from(attempt.await.expect("no panic"));
    }
    assert_eq!(won, 1);
    assert_eq!(store.tables.lines("a").await.expect("lines").len(), 1);
}

pub(super) async fn a_job_that_fails_takes_nothing_but_itself_back(place: &impl Engine) {
    let store = place.open().await;
    let host = person(&store, "Anna", 1).await.id;
    let mut waiting = Vec::new();
    for n in 0..40 {
        let new = table(&store, &format!("t{n}"), host).await;
        let mut step = step(&new, 0, 0, &["one"]);
        // Every second step knows a line that is not there: its other writes must not stay.
        step.first = n % 2;
        step.standing.seats[1] = Occupant::Person(host);
        let store = store.clone();
        waiting.push(tokio::spawn(async move { (n, store.tables.append(step).await.is_ok()) }));
    }
    for task in waiting {
        let (n, taken) = task.await.expect("no panic");
        let row = store.tables.table(&format!("t{n}")).await.expect("read").expect("there");
        assert_eq!(taken, n % 2 == 0);
        assert_eq!(row.version, i64::from(taken));
        assert_eq!(row.standing.seats[1] != Occupant::Empty, taken);
    }
}

pub(super) async fn a_command_is_noted_with_its_step_or_not_at_all(place: &impl Engine) {
    let store = place.open().await;
    let host = person(&store, "Anna", 1).await.id;
    let new = table(&store, "a", host).await;
    let first = Append { entry: entry(host, "k", 1), ..step(&new, 0, 0, &["one"]) };
    store.tables.append(first).await.expect("taken");
    let again = Append { entry: entry(host, "k", 2), ..step(&new, 1, 1, &["two"]) };
    assert!(matches!(store.tables.append(again).await, Err(StoreFault::Conflict)));
    assert_eq!(store.tables.lines("a").await.expect("lines"), ["one"]);
    assert_eq!(store.tables.acknowledged("a", host, "k").await.expect("read").expect("noted").seq, 1);
    assert!(store.tables.acknowledged("a", host + 1, "k").await.expect("read").is_none());
    assert!(store.tables.acknowledged("a", host, "other").await.expect("read").is_none());
}

pub(super) async fn sealed_answers_and_the_seed_have_doors_of_their_own(place: &impl Engine) {
    let store = place.open().await;
    let host = person(&store, "Anna", 1).await.id;
    let new = table(&store, "a", host).await;
    let sealed = vec![SealedAnswer { seat: Seat(1), action: "play diamond-3-sun".into() }];
    store.tables.append(Append { sealed: sealed.clone(), ..step(&new, 0, 0, &[]) }).await.expect("taken");
    assert_eq!(store.tables.sealed("a").await.expect("read"), sealed);
    assert_eq!(store.tables.seed("a").await.expect("read"), Seed::from_number(7));
    let row = store.tables.table("a").await.expect("read").expect("there");
    assert_eq!(row.commitment, Seed::from_number(7).commitment());
    let shown = format!("{row:?}");
    assert!(!shown.contains("diamond-3-sun"));
    assert!(!shown.contains(&mittwoch_kernel::hex(&Seed::from_number(7).0)));
    store.tables.append(step(&new, 1, 0, &[])).await.expect("taken");
    assert!(store.tables.sealed("a").await.expect("read").is_empty());
}
