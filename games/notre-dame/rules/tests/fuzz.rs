//! Arbitrary and damaged input: answers and component packs.

use mittwoch_kernel::{Game, Pack};
use mittwoch_notre_dame::NotreDame;
use mittwoch_testkit::{damaged_packs, notation_is_read_soundly};

#[test]
fn whatever_is_answered_is_refused_or_is_notation() {
    let pack = Pack::new(NotreDame::about().files.iter().copied()).expect("sound files");
    notation_is_read_soundly::<NotreDame>(&pack).unwrap_or_else(|why| panic!("{why}"));
}

#[test]
fn a_damaged_pack_is_refused_or_sound() {
    let verdicts = damaged_packs::<NotreDame>().unwrap_or_else(|why| panic!("{why}"));
    println!("{verdicts:?}");
    assert!(verdicts.refused > 20 && verdicts.sound > 5, "one-sided: {verdicts:?}");
}
