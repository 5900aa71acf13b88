//! A match whose rules, components or replay differ is frozen, never changed.

use std::path::Path;

use mittwoch_kernel::{Phrase, hex};
use mittwoch_protocol::{Clock, Command, FaultCode, OnTimeout, Stage};
use mittwoch_server::store::{FILE, User};
use mittwoch_server::table::notice;
use sha2::{Digest, Sha256};
use sqlx::{Connection, SqliteConnection};

use super::house::{House, wish};

pub(super) async fn open(folder: &Path) -> SqliteConnection {
    let file = folder.join(FILE);
    SqliteConnection::connect(&format!("sqlite://{}", file.display())).await.expect("the file")
}

/// Rewrites the lines of a table as an older server would have written them, with sound checks.
async fn rewrite(folder: &Path, table: &str, change: impl Fn(usize, String) -> String) {
    let mut db = open(folder).await;
    let lines: Vec<(i64, String)> =
        sqlx::query_as("SELECT n, text FROM lines WHERE table_id = ? ORDER BY n")
            .bind(table)
            .fetch_all(&mut db)
            .await
            .expect("lines");
    let mut check = String::new();
    for (number, text) in lines {
        let end = text.rfind(",\"check\":").expect("a check");
        let body = change(number as usize, format!("{}}}", &text[..end]));
        let digest = Sha256::new().chain_update(&check).chain_update(&body).finalize();
        check = hex(&digest[..8]);
        let text =
            format!("{},\"check\":\"{check}\"}}", body.strip_suffix('}').expect("an object"));
        sqlx::query("UPDATE lines SET text = ? WHERE table_id = ? AND n = ?")
            .bind(text)
            .bind(table)
            .bind(number)
            .execute(&mut db)
            .await
            .expect("rewritten");
    }
    // That older server kept no digest.
    let plain = sqlx::query("UPDATE tables SET chain = NULL, digest = NULL");
    plain.execute(&mut db).await.expect("rewritten");
    db.close().await.expect("closed");
}

/// A running match in a folder that is closed again.
async fn left_running() -> (tempfile::TempDir, String, Vec<User>) {
    let house = House::open().await;
    let people = house.people(2).await;
    let table = house.running(wish("dreamworld", 2, 0), &people).await.id;
    house.play(&table, &people, |seen| seen.answers > 8 && seen.awaited.len() == 2).await;
    let (person, seen) = house.asked(&table, &people).await.expect("asked");
    house.does(&table, person, super::house::offer(&seen, 0)).await;
    (house.close().await, table, people)
}

async fn lines(house: &House, table: &str) -> Vec<String> {
    house.store.tables.lines(table).await.expect("kept")
}

async fn assert_frozen(house: &House, table: &str, people: &[User], what: Phrase) {
    let info = house.info(table).await;
    assert_eq!(info.stage, Stage::Frozen);
    let notice = info.notice.expect("it says why");
    assert_eq!(notice, what);
    let seen = house.look(table, &people[0]).await;
    assert!(seen.view.read().is_null() && seen.offers.is_empty() && seen.awaited.is_empty());
    assert!(seen.log.told.len() > 8, "that somebody answered can be read");
    let actions = |seen: &mittwoch_protocol::Snapshot| {
        let told = seen.log.told.iter();
        told.filter_map(|told| {
            told.phrase.args.get("seat").filter(|_| told.phrase.args.contains_key("action"))
        })
        .cloned()
        .collect::<Vec<_>>()
    };
    assert!(!actions(&seen).is_empty(), "the own answers are told");
    let stranger = house.tables.snapshot(table, None, 0).await.expect("anybody may look");
    assert!(actions(&stranger).is_empty(), "no answer is told to a stranger");
    assert!(!seen.open && !stranger.open);
    let answer = Command::Answer { seq: seen.seq, action: "stop".to_owned() };
    for command in [answer, Command::Resign, Command::Undo { seq: seen.seq }, Command::Start] {
        house.refuses(table, &people[0], command, FaultCode::Frozen).await;
    }
    let fault = house.tables.record(table).await.expect_err("the match may go on");
    assert_eq!(fault.code, FaultCode::Forbidden);
}

#[tokio::test]
async fn a_match_of_an_older_rules_version_is_frozen_at_the_start() {
    let (folder, table, people) = left_running().await;
    let older = |number: usize, body: String| match number {
        0 => body.replacen("\"rules\":2", "\"rules\":0", 1),
        _ => body,
    };
    rewrite(folder.path(), &table, older).await;
    let house = House::at(folder).await;
    stage_becomes(&house, &table, Stage::Frozen).await;
    assert_frozen(&house, &table, &people, Phrase::new(notice::FROZEN_RULES).number("rules", 0))
        .await;
    let lines = lines(&house, &table).await;
    let house = house.restarted().await;
    assert_frozen(&house, &table, &people, Phrase::new(notice::FROZEN_RULES).number("rules", 0))
        .await;
    assert_eq!(self::lines(&house, &table).await, lines, "never changed");
    house.does(&table, &people[0], Command::Rematch).await;
    assert!(house.info(&table).await.rematch.is_some());
}

#[tokio::test]
async fn a_match_that_replays_otherwise_is_frozen() {
    let (folder, table, people) = left_running().await;
    let other = |number: usize, body: String| match number {
        3 => body.replacen("\"action\":\"", "\"action\":\"never ", 1),
        _ => body,
    };
    rewrite(folder.path(), &table, other).await;
    let house = House::at(folder).await;
    assert_frozen(&house, &table, &people, Phrase::new(notice::FROZEN_LINE).number("line", 4))
        .await;
}

#[tokio::test]
async fn a_match_whose_components_are_gone_is_frozen() {
    let (folder, table, people) = left_running().await;
    let mut db = open(folder.path()).await;
    let run = |text: &'static str| sqlx::query(text);
    run("PRAGMA foreign_keys = OFF").execute(&mut db).await.expect("off");
    run("UPDATE tables SET pack = 'gone'").execute(&mut db).await.expect("changed");
    db.close().await.expect("closed");
    let house = House::at(folder).await;
    assert_frozen(&house, &table, &people, Phrase::new(notice::FROZEN_COMPONENTS)).await;
}

#[tokio::test]
async fn a_sound_match_is_not_frozen() {
    let (folder, table, people) = left_running().await;
    rewrite(folder.path(), &table, |_, body| body).await;
    let house = House::at(folder).await;
    assert_eq!(house.info(&table).await.stage, Stage::Running);
    house.play(&table, &people, |_| false).await;
    assert_eq!(house.info(&table).await.stage, Stage::Over);
}

/// Waits until a server has looked at a table, without anybody asking for it.
async fn stage_becomes(house: &House, table: &str, stage: Stage) {
    for _ in 0..1000 {
        let row = house.store.tables.table(table).await.expect("kept").expect("there");
        if row.standing.stage == stage {
            return;
        }
        tokio::time::sleep(std::time::Duration::from_millis(5)).await;
    }
    panic!("the stage of {table} is not {stage:?}");
}

#[tokio::test]
async fn a_frozen_match_goes_on_when_its_rules_come_back() {
    let (folder, table, people) = left_running().await;
    let (away, back) = ("\"rules\":0", format!("\"rules\":{}", rules()));
    let known = back.clone();
    rewrite(folder.path(), &table, move |_, body| body.replacen(&known, away, 1)).await;
    let house = House::at(folder).await;
    stage_becomes(&house, &table, Stage::Frozen).await;
    let folder = house.close().await;
    rewrite(folder.path(), &table, move |_, body| body.replacen(away, &back, 1)).await;
    let house = House::at(folder).await;
    stage_becomes(&house, &table, Stage::Running).await;
    let info = house.info(&table).await;
    assert_eq!((info.stage, info.notice), (Stage::Running, None));
    assert_eq!(house.look(&table, &people[0]).await.sealed.len(), 1, "what was sealed still is");
    house.play(&table, &people, |_| false).await;
    assert_eq!(house.info(&table).await.stage, Stage::Over);
    let record = house.tables.record(&table).await.expect("it is over");
    mittwoch_games::verify(&record, None).unwrap_or_else(|fault| panic!("{fault}"));
}

#[tokio::test]
async fn clocks_stand_while_a_match_is_frozen() {
    let house = House::open().await;
    let people = house.people(2).await;
    let clock = Clock { bank: 100, extra: 5, most: None, on_timeout: OnTimeout::Resign };
    let mut wish = wish("dreamworld", 2, 0);
    wish.pace.clock = Some(clock);
    let table = house.running(wish, &people).await.id;
    house.play(&table, &people, |seen| seen.answers > 4).await;
    let left = |info: mittwoch_protocol::TableInfo| {
        info.seats.iter().map(|seat| seat.clock_ms.expect("a clock") / 1000).collect::<Vec<_>>()
    };
    let before = left(house.info(&table).await);
    let (away, back) = ("\"rules\":0", format!("\"rules\":{}", rules()));
    let known = back.clone();
    let folder = house.close().await;
    rewrite(folder.path(), &table, move |_, body| body.replacen(&known, away, 1)).await;
    let house = House::at(folder).await;
    stage_becomes(&house, &table, Stage::Frozen).await;
    assert!(house.info(&table).await.seats.iter().all(|seat| !seat.ticking));
    house.tables.time().skip(std::time::Duration::from_secs(1000));
    let folder = house.close().await;
    rewrite(folder.path(), &table, move |_, body| body.replacen(away, &back, 1)).await;
    let house = House::at(folder).await;
    stage_becomes(&house, &table, Stage::Running).await;
    let info = house.info(&table).await;
    assert!(info.seats.iter().any(|seat| seat.ticking));
    for (before, after) in before.iter().zip(left(info)) {
        assert!(after <= before + 5 && after >= before - 30, "{before} became {after}");
    }
}

fn rules() -> u32 {
    mittwoch_games::title("dreamworld").expect("in the catalogue").about().rules
}
