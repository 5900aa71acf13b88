//! A bot at a server decides as it does in a simulation: same seed, same iterations, same answers.

use std::time::Duration;

use mittwoch_arena::{SimulationPlan, simulate};
use mittwoch_games::catalogue;
use mittwoch_kernel::{Seed, Setting};
use mittwoch_match::Title;
use mittwoch_protocol::{Command, Stage};
use mittwoch_server::secret;
use mittwoch_server::store::{BotSeat, NewTable, Occupant, TableSummary};
use mittwoch_session::{FactLine, TableState};

use crate::tables::house::{House, wish};

const SEED: u64 = 7;
/// Bots that may think for seconds about a turn: a whole game of them is too long for a test.
const LONG: [&str; 2] = ["expert", "champion"];

/// The record of the first game of a simulation between two bots.
fn simulated(title: &dyn Title, bots: [&str; 2]) -> String {
    let records = tempfile::tempdir().expect("a folder");
    let plan = SimulationPlan {
        pack: title.pack(None).expect("sound"),
        setting: Setting::new(2),
        rules: None,
        games: 1,
        bots: bots.map(str::to_owned).to_vec(),
        seed: SEED,
        threads: 1,
        records: Some(records.path().to_owned()),
    };
    simulate(title, &plan, &|_| {}).unwrap_or_else(|faults| panic!("{faults:?}"));
    std::fs::read_to_string(records.path().join("game-000001.jsonl")).expect("a record")
}

/// A table at which two bots sit alone, with the deal of the simulation.
async fn table_of_bots(house: &House, title: &dyn Title, bots: [&str; 2]) -> String {
    let host = house.person(&format!("{} {}", title.about().key, bots[0])).await;
    let pack = house.store.packs.keep_pack(&title.pack(None).expect("sound")).await.expect("kept");
    let bot = |bot: &str| Occupant::Bot(BotSeat { bot: bot.to_owned(), name: None });
    let mut create = wish(title.about().key, 2, 0);
    create.options = Setting::new(2).complete(&title.about()).options;
    let standing = TableSummary {
        stage: Stage::Open,
        seats: bots.map(bot).to_vec(),
        awaited: Default::default(),
        outcome: None,
        progress: Default::default(),
        unearned: Default::default(),
        document: serde_json::json!({}),
    };
    let new = NewTable {
        id: secret::table_id(),
        code: secret::code(),
        create,
        host: host.id,
        now: 1,
        seed: Seed::from_number(SEED).key(&["game 0".to_owned()]),
        pack,
        line: FactLine::first(1000, TableState::open(standing.seats.clone())).written(),
        standing,
    };
    let id = house.store.tables.create_table(new).await.expect("a table").id;
    house.does(&id, &host, Command::Start).await;
    id
}

/// Plays a match of bots at a server and compares its record with the simulation's, line by line.
async fn compared(house: &House, title: &dyn Title, bots: [&str; 2]) {
    let id = table_of_bots(house, title, bots).await;
    for _ in 0..6000 {
        if house.info(&id).await.stage == Stage::Over {
            break;
        }
        tokio::time::sleep(Duration::from_millis(10)).await;
    }
    let cost = house.tables.thinkers().pool.cost(&id).expect("its bots have thought");
    let record = house.tables.record(&id).await.expect("it is over");
    let simulated = simulated(title, bots);
    assert!(record.lines().count() > 10);
    for (at_server, simulated) in record.lines().zip(simulated.lines()) {
        assert_eq!(at_server, simulated, "{} {bots:?}", title.about().key);
    }
    assert_eq!(record.lines().count(), simulated.lines().count());
    let each = cost.busy.as_secs_f64() * 1000.0 / cost.thoughts as f64;
    println!("{} {bots:?}: {} thoughts, {each:.2} ms each", title.about().key, cost.thoughts);
}

#[tokio::test]
async fn bots_at_a_server_decide_as_in_a_simulation() {
    let house = House::open().await;
    for title in catalogue() {
        compared(&house, *title, ["greedy", "greedy"]).await;
        // Every bot beside another: where all play at random a simulation has no minds at all.
        let brisk = title.bots().iter().copied().filter(|name| !LONG.contains(name));
        for bots in brisk.collect::<Vec<_>>().windows(2) {
            compared(&house, *title, [bots[0], bots[1]]).await;
        }
    }
}
