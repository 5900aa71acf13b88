//! What a table that is awake costs.

use mittwoch_session::Session;

use super::room::{Room, wish};

/// How much memory the process has, in bytes.
fn resident() -> Option<usize> {
    let statm = std::fs::read_to_string("/proc/self/statm").ok()?;
    statm.split(' ').nth(1)?.parse::<usize>().ok().map(|pages| pages * 4096)
}

/// A session after so many answers, without what the test keeps of it.
fn session(game: &str, seed: u64, answers: usize) -> Session {
    let mut room = Room::running(wish(game, 2), 2, seed);
    for _ in 0..answers {
        let asked = (0..2).find(|person| !room.offers(*person).is_empty());
        let Some(person) = asked else { break };
        let offers = room.offers(person);
        let answer = offers[seed as usize % offers.len()].clone();
        room.does(person, answer);
    }
    room.session
}

/// Run alone (`--ignored --nocapture`): other tests would be counted.
#[test]
#[ignore = "measures the memory of the whole process"]
fn an_awake_table_is_small() {
    for title in mittwoch_games::catalogue() {
        let key = title.about().key;
        for answers in [0, 100] {
            let mut tables: Vec<_> = (0..20).map(|seed| session(key, seed, answers)).collect();
            let Some(before) = resident() else { return };
            tables.extend((20..220).map(|seed| session(key, seed, answers)));
            let each = (resident().unwrap_or(before).saturating_sub(before)) / 200 / 1024;
            println!("{key}: {each} KiB a table after {answers} answers");
            assert!(each < 512, "{key}: {each} KiB");
            drop(tables);
        }
    }
}
