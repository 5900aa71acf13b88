//! Golden playthroughs: whole games that must not drift.

use mittwoch_kernel::{Pack, Setting};
use mittwoch_notre_dame::NotreDame;
use mittwoch_testkit::{Subject, check_playthrough, playthrough};

fn unchanged(name: &str, setting: &Setting, seed: u64) {
    unchanged_with(&crate::position::pack(), name, setting, seed);
}

fn unchanged_with(pack: &Pack, name: &str, setting: &Setting, seed: u64) {
    let subject = Subject::<NotreDame>::new(pack, setting).expect("sound");
    let text = playthrough(&subject, seed).expect("a lawful game");
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/playthroughs");
    check_playthrough(format!("{folder}/{name}"), &text).unwrap_or_else(|why| panic!("{why}"));
}

#[test]
fn two_players_are_unchanged() {
    unchanged("notre-dame-2p", &Setting::new(2), 2);
}

#[test]
fn three_players_are_unchanged() {
    unchanged("notre-dame-3p", &Setting::new(3).with("prestige", "open"), 3);
}

#[test]
fn four_players_are_unchanged() {
    unchanged("notre-dame-4p", &Setting::new(4), 4);
}

#[test]
fn limited_coins_are_unchanged() {
    let setting = Setting::new(4).with("coins", "limited");
    unchanged_with(&crate::laws::generous(), "notre-dame-coins", &setting, 29);
}

#[test]
fn five_players_are_unchanged() {
    unchanged("notre-dame-5p", &Setting::new(5), 5);
}
