//! What people had with an earlier program goes on, letter for letter: `fixtures/fbcba38`.

use std::collections::BTreeMap;
use std::path::PathBuf;

use mittwoch_games::{title, verify};
use mittwoch_kernel::hex;
use mittwoch_match::{Match, StoredMatch};
use mittwoch_protocol::{Command, SeatInfo, Sitter, Snapshot, Stage};
use mittwoch_server::store::{FILE, User, survey};
use serde_json::{Value, json};
use sha2::{Digest, Sha256};

use super::house::House;

fn fixtures() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../fixtures/fbcba38")
}

fn read(name: &str) -> Value {
    let text = std::fs::read_to_string(fixtures().join(name)).expect("a fixture");
    serde_json::from_str(&text).expect("JSON")
}

fn tables() -> Vec<Value> {
    read("tables.json").as_array().expect("a list").clone()
}

/// A server of today on a copy of the data folder.
async fn house() -> House {
    let folder = tempfile::tempdir().expect("a folder");
    let kept = fixtures().join("data").join(FILE);
    std::fs::copy(kept, folder.path().join(FILE)).expect("a copy");
    House::at(folder).await
}

fn text<'a>(value: &'a Value, key: &str) -> &'a str {
    value[key].as_str().unwrap_or_else(|| panic!("{key} of {value}"))
}

fn digest(text: &str) -> String {
    hex(&Sha256::digest(text))
}

/// The people at a table, by name.
async fn people(house: &House, table: &Value) -> BTreeMap<String, User> {
    let mut people = BTreeMap::new();
    for seat in table["seats"].as_array().expect("seats") {
        let Some(id) = seat["person"]["id"].as_i64() else { continue };
        let person = house.store.people.person(id).await.expect("kept").expect("somebody");
        people.insert(person.name.clone(), person);
    }
    people
}

/// What one person is offered, as the fixtures write it; views may have gained something since.
fn own(seen: &Snapshot) -> Value {
    let mut own = json!({ "seat": seen.seat, "undo": seen.undo });
    if let Some(asked) = &seen.question {
        own["rule"] = json!(asked.rule);
        own["offers"] = seen.offers.iter().map(|offer| offer.action.clone()).collect();
        let undoable = seen.offers.iter().filter(|offer| offer.undoable);
        own["undoable"] = undoable.map(|offer| offer.action.clone()).collect();
    }
    if let Some(given) = &seen.given {
        own["given"] = json!(given.action);
    }
    own
}

/// How many seats are played by those who sit there.
async fn voters(house: &House, id: &str) -> usize {
    let info = house.info(id).await;
    let plays =
        |seat: &&SeatInfo| matches!(seat.sitter, Sitter::Person { .. }) && seat.stand_in.is_none();
    info.seats.iter().filter(plays).count()
}

/// The same of a fixture. Whoever sits alone with bots was told to ask, and has nobody to ask.
fn owned(value: &Value, voters: usize) -> Value {
    let mut value = value.clone();
    if voters < 2 && value["undo"] == json!("ask") {
        value["undo"] = json!("free");
    }
    let fields = value.as_object_mut().expect("an object");
    fields.retain(|key, _| !matches!(key.as_str(), "view_sha256" | "why_not" | "shape"));
    value
}

async fn stands(house: &House, table: &Value) {
    let (key, id) = (text(table, "key"), text(table, "id"));
    let info = house.info(id).await;
    let stage = match text(table, "stage") {
        "frozen" => json!("running"),
        stage => json!(stage),
    };
    assert_eq!(json!(info.stage), stage, "{key}: {:?}", info.notice);
    if let Some(record) = table["record_sha256"].as_str() {
        let text = house.tables.record(id).await.expect("it is over");
        assert_eq!(digest(&text), record, "{key}");
        verify(&text, None).unwrap_or_else(|fault| panic!("{key}: {fault}"));
    }
    if info.stage == Stage::Open {
        return;
    }
    let seen = house.tables.snapshot(id, None, 0).await.expect("anybody may look");
    for (name, now) in [
        ("seq", json!(seen.seq)),
        ("answers", json!(seen.answers)),
        ("awaited", json!(seen.awaited)),
        ("sealed", json!(seen.sealed)),
        ("requests", json!(seen.requests)),
    ] {
        // A server that froze a match forgot what people had asked for.
        if name != "requests" || text(table, "stage") != "frozen" {
            assert_eq!(now, table[name], "{key}: {name}");
        }
    }
    let people = people(house, table).await;
    for (name, person) in &people {
        let Some(then) = table["people"].get(name) else { continue };
        let seen = house.look(id, person).await;
        assert_eq!(own(&seen), owned(then, voters(house, id).await), "{key}: {name}");
    }
}

#[tokio::test]
async fn tables_of_before_stand_as_they_did() {
    let house = house().await;
    let tables = tables();
    assert!(tables.len() > 60);
    for table in &tables {
        stands(&house, table).await;
    }
}

#[tokio::test]
async fn codes_of_before_still_lead_to_their_tables() {
    let house = house().await;
    let tables = tables();
    let open = tables.iter().filter(|table| text(table, "stage") == "open");
    let coded: Vec<_> = open.filter_map(|table| Some((table["code"].as_str()?, table))).collect();
    assert!(coded.len() > 3);
    for (code, table) in coded {
        let row = house.store.lobby.table_by_code(code).await.expect("read").expect("a table");
        assert_eq!(row.id, text(table, "id"), "{code}");
    }
}

/// Gives the answers that were given then; everything that is offered on the way is the same.
async fn goes_on(house: &House, table: &Value, then: &Value) {
    let (key, id) = (text(table, "key"), text(table, "id"));
    let people = people(house, table).await;
    for answer in then["answers"].as_array().expect("answers") {
        let [name, action, offered] = [0, 1, 2].map(|at| answer[at].as_str().expect("a text"));
        let person = &people[name];
        let seen = house.look(id, person).await;
        let rule = seen.question.as_ref().map(|asked| asked.rule.clone());
        let offers: Vec<_> = seen.offers.iter().map(|offer| &offer.action).collect();
        let now = digest(&json!([rule, offers]).to_string());
        assert_eq!(&now[..16], offered, "{key} at {}: {rule:?} {offers:?}", seen.answers);
        let command = Command::Answer { seq: seen.seq, action: action.to_owned() };
        house.does(id, person, command).await;
    }
    if then["over"] == json!(true) {
        let record = house.tables.record(id).await.expect("it is over");
        return assert_eq!(digest(&record), text(then, "record_sha256"), "{key}");
    }
    for (name, person) in &people {
        let seen = house.look(id, person).await;
        assert_eq!(
            own(&seen),
            owned(&then["people"][name], voters(house, id).await),
            "{key}: {name}"
        );
    }
}

#[tokio::test]
async fn matches_of_before_go_on_as_they_did() {
    let house = house().await;
    let (tables, going_on) = (tables(), read("going-on.json"));
    let going_on = going_on.as_object().expect("by key");
    assert!(going_on.len() > 30);
    for (key, then) in going_on {
        let table = tables.iter().find(|table| text(table, "key") == key);
        goes_on(&house, table.expect("a table"), then).await;
    }
}

/// Plays a match to its end with answers that are offered, in a fixed order of luck.
fn finish(game: &mut dyn Match) {
    let mut luck: u64 = 1;
    while game.outcome().is_none() {
        if game.answer_forced() {
            continue;
        }
        let seat = game.awaited().first().expect("asked");
        let offers = game.offers(seat);
        luck = luck.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        let action = &offers[(luck >> 33) as usize % offers.len()].action;
        game.answer(seat, action).expect("offered");
    }
}

#[tokio::test]
async fn matches_of_before_come_to_an_end_and_verify() {
    let house = house().await;
    for table in tables().iter().filter(|table| table["lines"].as_u64() > Some(0)) {
        let (key, id) = (text(table, "key"), text(table, "id"));
        let lines = house.store.tables.lines(id).await.expect("kept");
        let sealed = house.store.tables.sealed(id).await.expect("kept");
        let sealed: Vec<_> = sealed.into_iter().map(|one| (one.seat, one.action)).collect();
        let seed = house.store.tables.seed(id).await.expect("kept");
        let title = title(text(table, "game")).expect("in the catalogue");
        let pack = title.pack_of(None, text(table, "pack")).expect("built in once");
        let kept = StoredMatch { lines: &lines, seed, sealed: &sealed };
        let mut game = title.reopen(&kept, &pack).unwrap_or_else(|f| panic!("{key}: {f}"));
        assert_eq!(game.header().rules, 1, "{key}");
        finish(&mut *game);
        verify(&game.record(), None).unwrap_or_else(|fault| panic!("{key}: {fault}"));
    }
}

#[tokio::test]
async fn a_survey_says_what_would_differ_and_changes_nothing() {
    let folder = house().await.close().await;
    let before = std::fs::read(folder.path().join(FILE)).expect("the file");
    let all = survey(folder.path()).await.expect("it can be read");
    let begun = tables().iter().filter(|table| table["lines"].as_u64() > Some(0)).count();
    assert_eq!(all.len(), begun);
    assert!(all.iter().all(|one| one.differs.is_none() && one.rules == Some(1)), "{all:?}");
    assert_eq!(std::fs::read(folder.path().join(FILE)).expect("the file"), before);

    let file = folder.path().join(FILE);
    let url = format!("sqlite://{}", file.display());
    let mut db = <sqlx::SqliteConnection as sqlx::Connection>::connect(&url).await.expect("open");
    let spoil = "UPDATE lines SET text = replace(text, '\"rules\":1', '\"rules\":9') WHERE n = 0";
    sqlx::query(spoil).execute(&mut db).await.expect("spoilt");
    sqlx::Connection::close(db).await.expect("closed");
    let all = survey(folder.path()).await.expect("it can be read");
    assert!(all.iter().all(|one| one.differs.as_ref().is_some_and(|what| what.contains("9"))));
}

/// Whose clock runs is as it was; the rule is the one by which it was wound, and whoever had little
/// left when the program was replaced has a grace.
#[tokio::test]
async fn clocks_of_before_run_on_by_the_rule_of_their_table() {
    let house = house().await;
    let mut running = 0;
    for table in tables() {
        let (key, clock) = (text(&table, "key"), &table["pace"]["clock"]);
        if text(&table, "stage") != "running" || clock.is_null() {
            continue;
        }
        let info = house.info(text(&table, "id")).await;
        let rule = info.pace.clock.expect("it has clocks still");
        assert_eq!(
            json!((rule.bank, rule.extra)),
            json!((&clock["bank"], &clock["extra"])),
            "{key}"
        );
        assert_eq!(rule.most, None, "{key}: nothing is capped that was not");
        let most = i64::from(rule.bank) * 1000 + i64::from(rule.extra) * 1000 * 100;
        for (seat, then) in info.seats.iter().zip(table["seats"].as_array().expect("seats")) {
            let ticked = then["ticking"].as_bool().unwrap_or_default();
            assert_eq!(seat.ticking, ticked, "{key}: whose clock runs");
            assert_eq!(seat.stand_in.as_deref(), then["stand_in"].as_str(), "{key}: nobody lost");
            if ticked {
                running += 1;
                let left = seat.clock_ms.expect("a clock that runs");
                assert!((25_000..=most).contains(&left), "{key}: {left}");
            }
        }
    }
    assert!(running >= 5, "{running} clocks ran");
}
