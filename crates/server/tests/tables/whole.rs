//! Whole games, at every title of the catalogue.

use mittwoch_games::{catalogue, verify};
use mittwoch_protocol::{FaultCode, Stage};
use mittwoch_server::table::LookBack;

use super::house::{House, wish};

#[tokio::test(flavor = "multi_thread")]
async fn a_person_plays_every_game_with_bots_to_the_end() {
    let house = House::open().await;
    let people = house.people(1).await;
    for title in catalogue() {
        let players = *title.about().players.end();
        let table = house.running(wish(title.about().key, players, players - 1), &people).await;
        let record = house.tables.record(&table.id).await.expect_err("it is running");
        assert_eq!(record.code, FaultCode::Forbidden);
        house.play(&table.id, &people, |_| false).await;
        let over = house.info(&table.id).await;
        assert_eq!((over.stage, over.notice), (Stage::Over, None));
        let record = house.tables.record(&table.id).await.expect("it is over");
        let verified = verify(&record, None).unwrap_or_else(|fault| panic!("{fault}"));
        assert_eq!(Some(verified.outcome), over.outcome);
        assert_eq!(verified.header.commitment, table.commitment);
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn people_play_every_game_among_themselves_to_the_end() {
    let house = House::open().await;
    for title in catalogue() {
        let players = *title.about().players.start();
        let people = house.people(players).await;
        let table = house.running(wish(title.about().key, players, 0), &people).await;
        house.play(&table.id, &people, |_| false).await;
        assert_eq!(house.info(&table.id).await.stage, Stage::Over);
        let record = house.tables.record(&table.id).await.expect("it is over");
        verify(&record, None).unwrap_or_else(|fault| panic!("{fault}"));
        look_back(&house, &table.id, &people).await;
    }
}

/// After the end every point can be seen from every seat, and with everything open.
async fn look_back(house: &House, table: &str, people: &[mittwoch_server::store::User]) {
    let last = house.look(table, &people[0]).await;
    for answers in [0, 1, last.answers / 2, last.answers] {
        let open = house.tables.history(table, None, answers, LookBack::Open).await.expect("over");
        assert!(open.open && open.answers <= answers);
        assert_eq!(open.view.read().as_array().map(Vec::len), Some(people.len()));
        for (seat, person) in people.iter().enumerate() {
            let angle = LookBack::Seat(mittwoch_kernel::Seat(seat as u8));
            let seen = house.tables.history(table, None, answers, angle).await.expect("over");
            let own = house.tables.history(table, Some(person), answers, LookBack::Own).await;
            assert_eq!(seen, own.expect("their own"));
            assert_eq!(open.view.read()[seat], seen.view.read());
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn bots_play_on_when_nobody_watches_and_all_people_have_resigned() {
    let house = House::open().await;
    let people = house.people(1).await;
    let table = house.running(wish("dreamworld", 3, 2), &people).await;
    house.does(&table.id, &people[0], mittwoch_protocol::Command::Resign).await;
    for _ in 0..2000 {
        if house.info(&table.id).await.stage == Stage::Over {
            break;
        }
        tokio::time::sleep(std::time::Duration::from_millis(5)).await;
    }
    let over = house.info(&table.id).await;
    assert_eq!(over.stage, Stage::Over);
    assert!(over.seats[0].resigned && over.seats[0].stand_in.is_some());
    let lines = house.store.tables.lines(&table.id).await.expect("kept");
    assert_eq!(
        lines.concat(),
        house.tables.record(&table.id).await.expect("over").replace('\n', "")
    );
    verify(&(lines.join("\n") + "\n"), None).unwrap_or_else(|fault| panic!("{fault}"));
}
