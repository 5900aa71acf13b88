//! Views and event views go over the wire and come back as they were.

use mittwoch_kernel::{Chance, EventLog, FastRng, Game, Knowing, Setting, Viewer, Wording};
use mittwoch_unconscious_mind::{EventView, UnconsciousMind, View};
use serde::Serialize;
use serde::de::DeserializeOwned;

use crate::support::pack;

fn travels<T: Serialize + DeserializeOwned + PartialEq + std::fmt::Debug>(value: &T) {
    let written = serde_json::to_string(value).expect("wire types can be written");
    let read: T = serde_json::from_str(&written).unwrap_or_else(|why| panic!("{why}: {written}"));
    assert_eq!(&read, value, "{written}");
}

/// Plays a random game; every view and every event view is written and read.
fn play(setting: &Setting, answers: usize) -> usize {
    let game = UnconsciousMind::new(&pack(), setting).expect("a sound setting");
    let (mut chance, mut log) = (FastRng::new(u64::from(setting.players)), EventLog::default());
    let mut state = game.setup(&mut chance, &mut log);
    let (mut offers, mut told) = (Vec::new(), 0);
    for step in 0..answers {
        for viewer in Viewer::all(setting.players) {
            if step % 7 == 0 {
                travels::<View>(&game.view(&state, viewer));
            }
            for view in log.0.iter().filter_map(|event| game.event_view(event, viewer)) {
                travels::<EventView>(&view);
                told += 1;
            }
        }
        log.0.clear();
        let Some(seat) = game.asked(&state).first() else { break };
        let name = game.ask(&state, seat).name;
        let plain = |sign: char| sign.is_ascii_lowercase() || sign == '-';
        assert!(!name.is_empty() && name.chars().all(plain), "{name}");
        game.legal(&state, seat, &mut offers);
        let action = offers[chance.below(offers.len() as u32) as usize];
        game.perform(&mut state, seat, action, &mut chance, &mut log);
    }
    told
}

#[test]
fn whole_games_with_all_modules_travel() {
    for players in 1..=4 {
        for locations in ["coloured", "mixed", "grey"] {
            let setting = Setting::new(players).with("locations", locations);
            let setting = setting.with("journalist", "true").with("fireworks", "true");
            assert!(play(&setting, 4000) > 500, "{players} players");
        }
    }
}

#[test]
fn solo_games_travel_at_every_level() {
    for level in ["easy", "medium", "hard"] {
        let setting = Setting::new(1).with("level", level).with("strong-coffee", "true");
        assert!(play(&setting, 40_000) > 500, "{level}");
    }
}
