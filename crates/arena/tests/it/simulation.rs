use std::fs;
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicU64, Ordering};

use mittwoch_arena::{SimulationPlan, SimulationTally, bench, simulate};
use mittwoch_games::{title, verify};
use mittwoch_kernel::{Pack, Setting};
use mittwoch_match::Title;

fn dreamworld() -> &'static dyn Title {
    title("dreamworld").expect("it is in the catalogue")
}

fn pack() -> Pack {
    dreamworld().pack(None).expect("the built-in pack is sound")
}

fn plan(players: u8, bots: &[&str]) -> SimulationPlan {
    SimulationPlan {
        pack: pack(),
        setting: Setting::new(players),
        rules: None,
        games: 60,
        bots: bots.iter().map(|bot| (*bot).to_owned()).collect(),
        seed: 17,
        threads: 2,
        records: None,
    }
}

fn run(plan: &SimulationPlan) -> SimulationTally {
    simulate(dreamworld(), plan, &|_| {}).unwrap_or_else(|faults| panic!("{faults:?}"))
}

/// A tally without what the clock says.
fn timeless(tally: SimulationTally) -> SimulationTally {
    SimulationTally { seconds: 0.0, decisions_per_second: 0.0, games_per_second: 0.0, ..tally }
}

/// A folder for one test, empty at its start and gone at its end.
struct Folder(PathBuf);

impl Folder {
    fn new(name: &str) -> Folder {
        let path = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
        let _ = fs::remove_dir_all(&path);
        Folder(path)
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = fs::remove_dir_all(&self.0);
    }
}

/// DW-12.1, ND-17.1: a record says which options there are by its version of the rules.
#[test]
fn a_game_by_earlier_rules_has_their_options_in_its_header() {
    let options = |key: &str, rules: u32| {
        let title = title(key).expect("it is in the catalogue");
        let folder = Folder::new(&format!("rules-{rules}-of-{key}"));
        let records = Some(folder.0.clone());
        let pack = title.pack(None).expect("sound");
        let plan = plan(2, &["random"]);
        let plan = SimulationPlan { pack, rules: Some(rules), games: 1, records, ..plan };
        simulate(title, &plan, &|_| {}).unwrap_or_else(|faults| panic!("{faults:?}"));
        let record = fs::read_to_string(folder.0.join("game-000001.jsonl")).expect("a record");
        assert!(verify(&record, None).is_ok(), "rules {rules} of {key}");
        let header = record.lines().next().expect("a header");
        let header: serde_json::Value = serde_json::from_str(header).expect("JSON");
        assert_eq!(header["rules"], rules);
        let options = header["setting"]["options"].as_object().expect("options");
        options.keys().cloned().collect::<Vec<_>>()
    };
    assert_eq!(options("dreamworld", 1), ["professor"]);
    assert_eq!(options("dreamworld", 2), ["ends", "professor"]);
    assert_eq!(options("notre-dame", 1), ["prestige"]);
    assert_eq!(options("notre-dame", 2), ["coins", "prestige"]);
}

#[test]
fn the_number_of_threads_changes_nothing() {
    let usual = dreamworld().usual_bot();
    for (bot, games) in [("random", 60), (usual, 6)] {
        for players in 1..=4 {
            let plan = SimulationPlan { games, ..plan(players, &[bot]) };
            let one = timeless(run(&SimulationPlan { threads: 1, ..plan.clone() }));
            let three = timeless(run(&SimulationPlan { threads: 3, ..plan }));
            assert_eq!(one, three);
            assert_eq!((one.games, one.wins.len()), (games, usize::from(players)));
            assert!(one.decisions > games * 10 && one.rounds_mean > 1.0);
            assert_eq!(one.automaton_score_mean.is_some(), players == 1);
        }
    }
}

#[test]
fn records_are_sound_and_change_nothing() {
    let usual = dreamworld().usual_bot();
    for bots in [vec!["random"], vec!["random", usual, "random"]] {
        let folder = Folder::new(&format!("records-of-{}", bots.len()));
        let plan = SimulationPlan { games: 6, ..plan(3, &bots) };
        let with = run(&SimulationPlan { records: Some(folder.0.clone()), ..plan.clone() });
        assert_eq!(timeless(with.clone()), timeless(run(&plan)));
        let mut names: Vec<_> = fs::read_dir(&folder.0)
            .expect("the folder is there")
            .map(|entry| entry.expect("readable").file_name().into_string().expect("plain"))
            .collect();
        names.sort();
        let wanted: Vec<_> = (1..=6).map(|number| format!("game-{number:06}.jsonl")).collect();
        assert_eq!(names, wanted, "one file per game and nothing else");
        let mut wins = vec![0; 3];
        for name in names {
            let text = fs::read_to_string(folder.0.join(name)).expect("readable");
            let verified = verify(&text, None).unwrap_or_else(|fault| panic!("{fault}"));
            verified.outcome.winners.iter().for_each(|seat| wins[seat.index()] += 1);
        }
        assert_eq!(wins, with.wins);
    }
}

#[test]
fn a_folder_that_holds_something_is_refused_and_left_alone() {
    let folder = Folder::new("records-refused");
    fs::create_dir_all(&folder.0).expect("made");
    fs::write(folder.0.join("diary.txt"), "mine").expect("written");
    let plan = SimulationPlan { records: Some(folder.0.clone()), ..plan(2, &["random"]) };
    let faults = simulate(dreamworld(), &plan, &|_| {}).expect_err("not empty");
    assert!(faults[0].what.contains("must be empty"), "{faults:?}");
    assert_eq!(fs::read_dir(&folder.0).expect("readable").count(), 1);
    let file = SimulationPlan { records: Some(folder.0.join("diary.txt")), ..plan };
    assert_eq!(simulate(dreamworld(), &file, &|_| {}).expect_err("a file").len(), 1);
}

#[test]
fn a_plan_that_makes_no_sense_is_refused_with_all_its_faults() {
    let faults =
        |plan: SimulationPlan| simulate(dreamworld(), &plan, &|_| {}).expect_err("refused").len();
    assert_eq!(faults(SimulationPlan { games: 0, threads: 0, ..plan(2, &["nobody"]) }), 3);
    assert_eq!(faults(plan(3, &["random", "random"])), 1);
    assert_eq!(faults(plan(2, &[])), 1);
    assert_eq!(faults(plan(9, &["random"])), 1);
}

#[test]
fn progress_counts_every_game() {
    let most = AtomicU64::new(0);
    let heard = |games| {
        most.fetch_max(games, Ordering::Relaxed);
    };
    simulate(dreamworld(), &plan(2, &["random"]), &heard).expect("sound");
    assert_eq!(most.into_inner(), 60);
}

#[test]
fn the_bench_has_a_row_for_every_number_of_players() {
    let rows = bench(dreamworld()).expect("the built-in pack is sound");
    assert_eq!(rows.iter().map(|row| row.players).collect::<Vec<_>>(), [1, 2, 3, 4]);
    assert!(rows.iter().all(|row| row.decisions_per_second > row.games_per_second));
}
