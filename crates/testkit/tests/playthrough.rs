//! A playthrough is the same every time and shows every change of a game.

use std::path::Path;

use crate::toy::{Toy, fault, pack};
use mittwoch_kernel::Setting;
use mittwoch_testkit::{
    Broken, Subject, brief_playthrough, check_playthrough, compare_playthrough, playthrough,
};

fn text<const FAULT: u8>() -> Result<String, Broken> {
    playthrough(&Subject::<Toy<FAULT>>::new(&pack(), &Setting::new(3))?, 4)
}

#[test]
fn the_playthrough_of_the_toy_is_the_committed_one() -> Result<(), Broken> {
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/playthroughs/lamps-3.txt");
    assert_eq!(check_playthrough(path, &text::<{ fault::NONE }>()?), Ok(()));
    Ok(())
}

#[test]
fn a_changed_game_is_shown_at_the_first_changed_line() -> Result<(), Broken> {
    let path = std::env::temp_dir().join(format!("playthrough-{}.txt", std::process::id()));
    std::fs::write(&path, text::<{ fault::NONE }>()?).expect("a writable folder");
    let other = text::<{ fault::VIEW_LEAKS }>()?;
    let told = compare_playthrough(&path, &other).expect_err("the views differ");
    std::fs::remove_file(&path).expect("the file is there");
    assert!(told.contains("committed     hint 0"), "{told}");
    assert!(told.contains("now           hint"), "{told}");
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
fn a_missing_or_too_large_playthrough_is_told() {
    let told = compare_playthrough(Path::new("/nowhere/at/all.txt"), "").expect_err("no such file");
    assert!(told.contains("MITTWOCH_BLESS=1"), "{told}");
    let told =
        compare_playthrough(Path::new("x.txt"), &"x".repeat(300_001)).expect_err("too large");
    assert!(told.contains("300001 bytes"), "{told}");
}
