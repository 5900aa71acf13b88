//! A playthrough is the same every time and shows every change of a game.

use crate::toy::{Toy, fault, pack};
use mittwoch_kernel::Setting;
use mittwoch_testkit::{Broken, Subject, brief_playthrough, check_playthrough, playthrough};

fn text<const FAULT: u8>() -> Result<String, Broken> {
    playthrough(&Subject::<Toy<FAULT>>::new(&pack(), &Setting::new(3))?, 4)
}

#[test]
fn the_playthrough_of_the_toy_is_the_committed_one() -> Result<(), Broken> {
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/playthroughs/lamps-3");
    assert_eq!(check_playthrough(path, &text::<{ fault::NONE }>()?), Ok(()));
    Ok(())
}

#[test]
fn a_changed_game_is_refused_and_its_playthrough_waits_for_review() -> Result<(), Broken> {
    let folder = std::env::temp_dir().join(format!("playthrough-{}", std::process::id()));
    std::fs::create_dir_all(&folder).expect("a writable folder");
    let committed = format!("---\nsource: a test\n---\n{}", text::<{ fault::NONE }>()?);
    std::fs::write(folder.join("lamps.snap"), committed).expect("a writable folder");
    let golden = folder.join("lamps");
    let same = check_playthrough(&golden, &text::<{ fault::NONE }>()?);
    let other = check_playthrough(&golden, &text::<{ fault::VIEW_LEAKS }>()?);
    std::fs::remove_dir_all(&folder).expect("the folder is there");
    assert_eq!(same, Ok(()));
    let blessed = std::env::var("INSTA_UPDATE").is_ok_and(|how| how == "always");
    assert!(blessed || other.is_err_and(|told| told.contains("cargo xtask playthroughs")));
    Ok(())
}

#[test]
fn a_brief_playthrough_has_every_answer_and_shows_a_changed_view() -> Result<(), Broken> {
    let subject = Subject::<Toy<{ fault::NONE }>>::new(&pack(), &Setting::new(3))?;
    let brief = brief_playthrough(&subject, 4, 5000)?;
    let full = text::<{ fault::NONE }>()?;
    let answers = full.lines().filter_map(|line| line.trim_start().split_once("! ")).count();
    assert_eq!(brief.lines().filter(|line| line.starts_with(char::is_numeric)).count(), answers);
    assert!(
        brief.len() < full.len() && brief.contains("\nset-up <") && brief.contains("\noutcome ")
    );
    let other = Subject::<Toy<{ fault::VIEW_LEAKS }>>::new(&pack(), &Setting::new(3))?;
    assert_ne!(brief_playthrough(&other, 4, 5000)?, brief);
    let told = brief_playthrough(&subject, 4, 1).expect_err("too short a bound");
    assert_eq!(told.law, "every walk ends");
    Ok(())
}

#[test]
fn a_too_large_playthrough_is_told() {
    let told = check_playthrough("x", &"x".repeat(300_001)).expect_err("too large");
    assert!(told.contains("300001 bytes"), "{told}");
}
