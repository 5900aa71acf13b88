//! Arbitrary and damaged input: answers and component packs.

use mittwoch_night_market::NightMarket;
use mittwoch_testkit::{damaged_packs, notation_is_read_soundly};

#[test]
fn whatever_is_answered_is_refused_or_is_notation() {
    let pack = crate::position::pack();
    notation_is_read_soundly::<NightMarket>(&pack).unwrap_or_else(|why| panic!("{why}"));
}

#[test]
fn a_damaged_pack_is_refused_or_sound() {
    let verdicts = damaged_packs::<NightMarket>().unwrap_or_else(|why| panic!("{why}"));
    assert!(verdicts.refused > 20 && verdicts.sound > 5, "one-sided: {verdicts:?}");
}
