//! The bots of a match in this program are those that simulations measure.

use mittwoch_arena::{SimulationPlan, simulate};
use mittwoch_cli::party::{LocalMatch, Who, seats};
use mittwoch_cli::save::Seating;
use mittwoch_games::catalogue;
use mittwoch_kernel::{Seed, Setting};
use mittwoch_match::{MatchSetup, Title};

use crate::run::Folder;

const SEED: u64 = 7;

/// The record of the first game of a simulation among these bots.
fn simulated(title: &dyn Title, bots: &[&str]) -> String {
    let folder = Folder::new();
    let records = folder.path().join("records");
    let plan = SimulationPlan {
        pack: title.pack(None).expect("sound"),
        setting: Setting::new(2),
        rules: None,
        games: 1,
        bots: bots.iter().map(|name| (*name).to_owned()).collect(),
        seed: SEED,
        threads: 1,
        records: Some(records.clone()),
    };
    simulate(title, &plan, &|_| {}).unwrap_or_else(|faults| panic!("{faults:?}"));
    std::fs::read_to_string(records.join("game-000001.jsonl")).expect("a record")
}

/// The record of the same game at a table of this program.
fn played(title: &'static dyn Title, bots: &[&str]) -> String {
    let seed = Seed::from_number(SEED).key(&["game 0".to_owned()]);
    let (pack, setting) = (title.pack(None).expect("sound"), Setting::new(2));
    let opening = MatchSetup { pack, setting, seed, entropy: Vec::new() };
    let who: Vec<_> = bots.iter().map(|name| Who::Bot((*name).to_owned())).collect();
    let seating = seats(title, 2, &who).expect("everybody has a seat");
    let seating = Seating { seating, ..Seating::default() };
    let mut party = LocalMatch::open(title, opening, seating).expect("it opens");
    party.advance().expect("bots answer");
    assert!(party.over());
    party.game().record()
}

#[test]
fn bots_at_a_keyboard_decide_as_in_a_simulation() {
    for title in catalogue() {
        for bots in [["greedy", "greedy"], ["random", "greedy"]] {
            let (played, simulated) = (played(*title, &bots), simulated(*title, &bots));
            assert!(played.lines().count() > 10);
            assert_eq!(played.lines().count(), simulated.lines().count());
            for (played, simulated) in played.lines().zip(simulated.lines()) {
                assert_eq!(played, simulated, "{} {bots:?}", title.about().key);
            }
        }
    }
}
