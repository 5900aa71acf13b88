//! Guided first games: their deal is known, so nobody plays them among people.

use mittwoch_protocol::{ClientMessage, Command, Create, Stage, Visibility};

use super::house::{House, sit, wish};

fn lesson(game: &str) -> Create {
    Create { lesson: true, visibility: Visibility::Public, ..wish(game, 2, 0) }
}

#[tokio::test]
async fn a_lesson_begins_at_once_as_its_file_says() {
    let house = House::open().await;
    let anna = house.person("Anna").await;
    for (game, _) in mittwoch_games::lessons() {
        let file = mittwoch_games::lesson(game).expect("it can be read");
        let table = house.tables.create(&anna, lesson(game)).await.expect("a lesson");
        assert!(table.lesson, "{game}");
        assert_eq!((table.stage, table.visibility), (Stage::Running, Visibility::Link), "{game}");
        assert_eq!(table.seats.len(), usize::from(file.players), "{game}");
        let again = house.tables.create(&anna, lesson(game)).await.expect("another");
        assert_eq!(again.commitment, table.commitment, "{game}: the deal is known");
    }
}

#[tokio::test]
async fn nobody_else_sits_down_at_a_known_deal_and_other_tables_have_their_own() {
    let house = House::open().await;
    let people = house.people(2).await;
    let [anna, ben] = &people[..] else { panic!("two") };
    let taught = house.tables.create(anna, lesson("dreamworld")).await.expect("a lesson");
    for command in [sit(1), Command::Entropy { text: "word".to_owned() }, Command::Start] {
        let message = ClientMessage { key: format!("{command:?}"), command };
        let done = house.tables.command(&taught.id, ben, message).await;
        assert!(done.is_err(), "{done:?}");
    }
    let usual = house.tables.create(ben, wish("dreamworld", 2, 1)).await.expect("a table");
    assert!(!usual.lesson && usual.commitment != taught.commitment);
}
