//! A school that is broken off goes on where it was, and teaches what it would have taught.

use std::fs;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicU64, Ordering};

use mittwoch_games::{StudentVisitor, students};
use mittwoch_kernel::Whole;
use mittwoch_learn::{School, SchoolPlan, SchoolReport};
use mittwoch_search::{JudgeNet, Student};

const GAMES: u64 = 40;

/// The first game whose judge can be taught stands for all.
#[derive(Default)]
struct First {
    seen: bool,
}

impl StudentVisitor for First {
    fn visit<G: Whole>(&mut self, student: &'static dyn Student<G>) {
        if !std::mem::replace(&mut self.seen, true) {
            goes_on(student);
        }
    }
}

fn plan(folder: &Path) -> SchoolPlan {
    SchoolPlan {
        folder: folder.to_owned(),
        players: vec![2],
        first: GAMES,
        games: GAMES,
        rounds: 1,
        epochs: 1,
        seed: 3,
        threads: 1,
        kept: 50,
    }
}

fn goes_on<G: Whole>(student: &'static dyn Student<G>) {
    let [whole, broken] = ["whole", "broken"].map(folder);
    let quiet = |_: SchoolReport| {};
    let teach = |folder: &Path, report: &(dyn Fn(SchoolReport) + Sync)| -> JudgeNet {
        School { student, plan: plan(folder) }.teach(report).expect("a folder")
    };
    let net = teach(&whole, &quiet);
    let end = |report: SchoolReport| {
        let late = matches!(report, SchoolReport::Playing { done, .. } if done > GAMES / 2);
        assert!(!late, "broken off");
    };
    catch_unwind(AssertUnwindSafe(|| teach(&broken, &end))).expect_err("it is broken off");
    let played = AtomicU64::new(0);
    let count = |report: SchoolReport| {
        let again = matches!(report, SchoolReport::Playing { done, .. } if done <= GAMES / 2);
        played.fetch_add(u64::from(again), Ordering::Relaxed);
    };
    assert_eq!(teach(&broken, &count), net, "the same judge");
    assert_eq!(played.into_inner(), 1, "what was played is only counted");
    let left = fs::read_dir(&broken).expect("a folder").flatten();
    let portions = left.filter(|file| file.file_name().to_string_lossy().starts_with("games-"));
    assert_eq!(portions.count(), 0, "the portions of a round that is over are gone");
    [whole, broken].iter().for_each(|folder| fs::remove_dir_all(folder).expect("ours"));
}

fn folder(name: &str) -> PathBuf {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join(format!("school-{name}"));
    let _ = fs::remove_dir_all(&folder);
    folder
}

#[test]
fn what_was_broken_off_goes_on() {
    let mut first = First::default();
    students(&mut first);
    assert!(first.seen);
}
