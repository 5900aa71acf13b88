//! What goes over the wire comes back as it was, in whole random games.

use std::collections::BTreeSet;

use mittwoch_kernel::{Game, Knowing, Setting, Viewer};
use mittwoch_notre_dame::{EventView, NotreDame, View};
use mittwoch_testkit::Walk;
use serde_json::Value;

use crate::laws::generous;
use crate::position::pack;

/// The name under which an event is written.
fn name(written: &Value) -> String {
    let object = written.as_object().expect("an event is an object with one name");
    assert_eq!(object.len(), 1, "{written}");
    object.keys().next().expect("a name").clone()
}

fn seen_of(game: &NotreDame, seed: u64, names: &mut BTreeSet<String>) {
    let (walk, stuck) = Walk::new(game, seed, 5000, |_| {});
    assert!(stuck.is_none(), "the game of seed {seed} does not end");
    let states = walk.steps.iter().map(|step| (&step.after, &step.events));
    for (state, events) in [(&walk.opening.state, &walk.opening.events)].into_iter().chain(states) {
        for viewer in Viewer::all(game.seats()) {
            let view = game.view(state, viewer);
            let written = serde_json::to_string(&view).expect("a view");
            assert_eq!(serde_json::from_str::<View>(&written).expect("the same form"), view);
            for told in events.iter().filter_map(|event| game.event_view(event, viewer)) {
                let written = serde_json::to_value(told).expect("an event");
                let read: EventView = serde_json::from_value(written.clone()).expect("the same");
                assert_eq!(read, told, "{written}");
                names.insert(name(&written));
            }
        }
    }
}

#[test]
fn every_view_and_every_event_reads_back_as_it_was() {
    let mut names = BTreeSet::new();
    for players in 2..=5 {
        let setting = Setting::new(players);
        let limited = setting.clone().with("coins", "limited");
        for (pack, setting) in [(pack(), setting), (generous(), limited)] {
            let game = NotreDame::new(&pack, &setting).expect("a sound pack");
            (0..3).for_each(|seed| seen_of(&game, seed, &mut names));
        }
    }
    let wanted = ["drew", "chose", "has-chosen", "received", "rode", "took-message", "shown"];
    assert!(wanted.iter().all(|name| names.contains(*name)), "{names:?}");
    assert!(names.len() >= 34, "{} kinds of event were seen: {names:?}", names.len());
}

#[test]
fn an_open_event_is_written_without_a_wrapping() {
    let text = r#"{"rode":{"seat":1,"to":7}}"#;
    let read: EventView = serde_json::from_str(text).expect("an event");
    assert_eq!(serde_json::to_string(&read).expect("an event"), text);
    let drew = r#"{"drew":{"seat":0,"cards":["lapis-bank","lapis-park"]}}"#;
    let read: EventView = serde_json::from_str(drew).expect("an event");
    assert_eq!(serde_json::to_string(&read).expect("an event"), drew);
}
