//! Chapter 8: free actions at any time, so that a question waits for what they can open.

use mittwoch_kernel::{Chance, FastRng, Game, Silent, Wording};
use mittwoch_testkit::{OpenedQuestion, opened};
use mittwoch_unconscious_mind::effect::Special;
use mittwoch_unconscious_mind::{Action, Frame, Price};

use crate::position::Position;

fn start(dial: &[&str], coffee: u8) -> Position {
    Position::new(2).no_goals().dial(dial).mine(|player| player.coffee = coffee)
}

/// UM-8.7, UM-11.13: a line waits for the Elevate that a tile of it needs.
#[test]
fn a_line_waits_for_an_elevate() {
    let line = Frame::Line { line: 0, done: 0 };
    let position = start(&[], 4).clear().tile(0, "herbarium").frame(line);
    let position = position.answers(&["trigger printed", "generate reserve common minor-growth"]);
    assert_eq!(position.top(), Frame::Line { line: 0, done: 8 });
    assert!(position.waits());
    assert_eq!(position.refused("trigger first"), "UM-4.6");
    assert_eq!(position.refused("trigger printed"), "UM-11.11");
    let position = position.answers(&["coffee-elevate", "elevate minor-growth common"]);
    let position = position.answers(&["trigger first", "use median-growth common", "pick 1"]);
    assert_eq!((position.me().boxes, position.top()), (1, Frame::Turn));
    let poor = start(&[], 1).clear().tile(0, "herbarium").frame(line);
    let poor = poor.answers(&["trigger printed", "generate reserve common minor-growth"]);
    assert_eq!(poor.top(), Frame::Turn, "nothing could open it");
}

/// UM-8.7, UM-12.3: so does a gained tile.
#[test]
fn a_gained_tile_waits_for_an_elevate() {
    let position = start(&[], 3).shown_tile(0, 2, "forgotten-umbrella");
    let position = position.frame(Frame::GainTile { column: 2 }).answers(&[
        "tile level-i",
        "trigger banner",
        "pick 1",
        "generate reserve common minor-growth",
        "generate reserve common minor-freedom",
    ]);
    assert!(position.waits());
    assert_eq!(position.refused("trigger main"), "UM-4.6");
    let position = position.answers(&["coffee-elevate", "elevate minor-growth common"]);
    let position = position.answers(&["trigger main", "use median-growth common"]);
    assert_eq!(position.me().boxes, 1);
    assert!(matches!(position.top(), Frame::PlaceTile { .. }));
}

/// UM-8.7, UM-21.2: the last round asks for every set, with a client or without.
#[test]
fn the_last_round_asks_for_a_set() {
    let ending = |dial: &[&str], coffee: u8| {
        let position = start(dial, coffee).emptied(0).with(|state| state.signal = Some(0));
        position.ending()
    };
    let set = ["major-growth", "median-freedom", "minor-passion"];
    let position = ending(&set, 0);
    assert_eq!(position.offers(), ["skip", "insights-box"]);
    let points = position.game.score_parts(&position.state, position.state.turn);
    let position = position.answers(&["insights-box", "use major-growth common"]);
    let position = position.answers(&["use median-freedom common", "use minor-passion common"]);
    assert_eq!((position.state.players[0].boxes, position.seat()), (1, 1));
    let seat = mittwoch_kernel::Seat(0);
    assert_eq!(position.game.score_parts(&position.state, seat)[7], points[7] + 2);
    let near = ["major-growth", "minor-freedom", "minor-passion"];
    assert_eq!(ending(&near, 2).top(), Frame::Boxes, "an Elevate makes the set");
    assert_eq!(ending(&near, 1).seat(), 1, "nothing makes it");
    assert_eq!(ending(&["major-growth", "median-growth"], 6).seat(), 1, "two insights are no set");
    let early = start(&set, 0).emptied(0).ending();
    assert_eq!(early.top(), Frame::Draft, "before the last round nothing is lost");
}

/// UM-8.7, UM-21.2: Elevate, set, box and cure at the end of a turn.
#[test]
fn a_turn_does_not_end_while_a_cure_is_within_reach() {
    let dial = ["major-growth", "minor-freedom", "minor-passion"];
    let ending = |coffee: u8| {
        let position = start(&dial, coffee).client(0, "the-pharmacist").live(0).marker(0, 1);
        position.ending()
    };
    let position = ending(2);
    assert_eq!((position.top(), position.waits()), (Frame::Boxes, true));
    assert_eq!(position.refused("box room-1"), "UM-21.2");
    let client = position.me().rooms[0].client.expect("a client");
    let cure = position.game.catalogue().clients[usize::from(client)].points;
    let points = position.me().points;
    let position = position.answers(&["coffee-elevate", "elevate minor-freedom common"]);
    let position = position.answers(&["insights-box", "use major-growth common"]);
    let position = position.answers(&["use median-freedom common", "use minor-passion common"]);
    let position = position.answer("box room-1");
    assert!(position.state.players[0].cured.contains(client));
    assert_eq!(position.state.players[0].points, points + i16::from(cure));
    assert_eq!((cure, position.seat()), (9, 0));
    assert_eq!(ending(1).seat(), 1, "the turn is over");
}

/// What is asked with so much coffee, and with a coffee less not any more.
#[track_caller]
fn asked_from(coffee: u8, dial: &[&str], text: &str) -> Position {
    let less = start(dial, coffee - 1).run(text);
    assert_eq!(less.top(), Frame::Turn, "{text} with {} coffee", coffee - 1);
    let position = start(dial, coffee).run(text);
    assert!(position.waits(), "{text} with {coffee} coffee: {:?}", position.offers());
    assert_eq!(position.refused("do"), "UM-4.6");
    position
}

/// UM-8.3, UM-8.4, UM-8.7: the price decides which free actions are needed, and how many.
#[test]
fn a_price_is_within_reach_if_free_actions_suffice() {
    let transfer = asked_from(2, &["minor-growth"], "pay minor freedom -> gain points 2");
    let transfer = transfer
        .answers(&["coffee-transfer", "transfer minor-growth common minor-freedom", "do"])
        .answer("use minor-freedom common");
    assert_eq!((transfer.me().points, transfer.top()), (2, Frame::Turn));
    let bright = asked_from(3, &[], "pay bright 1 -> generate major any");
    let bright = bright.answers(&["coffee-bright", "do"]);
    assert_eq!((bright.me().bright, bright.me().coffee), (0, 0));
    asked_from(6, &["minor-growth"], "pay major freedom -> gain points 4");
    asked_from(4, &["minor-growth", "minor-passion"], "pay median any, median any -> gain box 1");
    asked_from(2, &["median-freedom"], "pay suppress, minor growth -> gain points 2");
    asked_from(3, &["minor-growth"], "pay suppress, median growth -> gain points 2");
    asked_from(5, &["minor-growth"], "pay bright 1, median growth -> gain points 2");
    asked_from(4, &["minor-growth"], "pay coffee 2, median growth -> gain points 2");
    asked_from(6, &[], "pay bright 2 -> gain points 2");
    for text in ["pay major any, minor any -> gain points 4", "pay card -> gain points 2"] {
        assert_eq!(start(&["median-growth"], 6).run(text).top(), Frame::Turn, "{text}");
    }
}

/// UM-6.3, UM-8.7: boxes for a price may come from a set, and the set from moved insights.
#[test]
fn a_set_brings_a_box_for_a_price() {
    let text = "pay box 1 -> gain points 3";
    let set = ["major-growth", "median-freedom", "minor-passion"];
    let position = start(&set, 0).run(text);
    assert!(position.waits());
    let position = position.answers(&["insights-box", "use major-growth common"]);
    let position = position.answers(&["use median-freedom common", "use minor-passion common"]);
    assert_eq!(position.answer("do").me().points, 3);
    asked_from(2, &["major-growth", "minor-freedom", "minor-passion"], text);
    asked_from(4, &["median-growth", "minor-freedom", "minor-passion"], text);
    let text = "pay box 1, minor any -> gain points 3";
    assert_eq!(start(&set, 6).run(text).top(), Frame::Turn, "no insight is left for the price");
    asked_from(2, &["major-growth", "minor-freedom", "minor-passion", "minor-growth"], text);
}

/// UM-8.3, UM-8.7, UM-19.12: lasting effects change what is within reach.
#[test]
fn lasting_effects_change_the_price_of_reach() {
    let text = "pay median any -> gain box 1";
    let cheap = start(&["minor-growth"], 1).cured_named(&["the-insomniac"]).run(text);
    assert!(cheap.waits(), "an Elevate costs one coffee less");
    assert_eq!(start(&["minor-growth"], 1).run(text).top(), Frame::Turn);
    let text = "pay coffee 1, minor growth -> gain tile left";
    let cheap = start(&["minor-freedom"], 2).cured_named(&["the-bookbinder"]).run(text);
    assert!(cheap.waits(), "the tile costs nothing");
    assert_eq!(start(&["minor-freedom"], 2).run(text).top(), Frame::Turn);
}

/// UM-8.7: every question that closes by itself waits.
#[test]
fn every_question_waits() {
    let frames = |position: &mut Position| {
        let effect = position.effect("pay median any -> gain box 1");
        let either = position.effect("pay median any -> gain box 1 / pay card -> gain points 2");
        let both = position.effect("pay median any -> gain box 1 + pay card -> gain points 2");
        let price = Price::Effect(effect);
        [
            Frame::Run { effect, asked: false },
            Frame::Run { effect: either, asked: true },
            Frame::May { effect },
            Frame::Choose { effect: either, skip: true },
            Frame::All { effect: both, done: 0 },
            Frame::All { effect: both, done: 2 },
            Frame::Repeat { effect, left: 1 },
            Frame::Times { effect, left: 1 },
            Frame::Pay { price, next: 0, asked: false },
            Frame::PickOwnTile,
            Frame::Line { line: 3, done: 0 },
            Frame::Special(Special::CopyDisplay),
            Frame::Treat,
            Frame::TreatOne,
        ]
    };
    let table = |coffee: u8| {
        let position = start(&["minor-growth", "minor-growth"], coffee).clear();
        let position = position.tile(0, "forgotten-umbrella").dream(0, "a-lost-key");
        let position = position.shown_tile(1, 1, "herbarium");
        position.no_tile(0, 1).no_tile(0, 2).no_tile(1, 2)
    };
    for at in 0..14 {
        let mut position = table(2);
        let frame = frames(&mut position)[at];
        let position = position.frame(frame);
        assert!(position.waits(), "{frame:?}: {:?}", position.offers());
        let position = position.answers(&["coffee-elevate", "elevate minor-growth common"]);
        assert!(position.plain_offers().len() > 1, "{frame:?}: {:?}", position.offers());
        let mut poor = table(1);
        let frame = frames(&mut poor)[at];
        assert_eq!(poor.frame(frame).top(), Frame::Turn, "{frame:?}");
    }
}

/// UM-4.4, UM-4.5: of what was triggered some parts can be left out and some cannot.
#[test]
fn gains_and_moves_come_with_the_trigger_and_insights_can_be_left_out() {
    let tram = start(&[], 0).run("move freud 1..2 quietly + gain coffee 1");
    assert_eq!(tram.refused("skip"), "UM-4.5");
    let tram = tram.answer("pick 2");
    assert_eq!((tram.me().coffee, tram.refused("skip")), (1, "UM-4.5"));
    let walk = start(&[], 0).run("generate minor growth + gain coffee 1").answer("pick 2");
    let walk = walk.answer("skip");
    assert_eq!((walk.me().coffee, walk.at("minor-growth")), (1, 0));
}

/// UM-8.7: what no sequence of free actions can open is not asked.
#[test]
fn no_question_waits_in_vain() {
    let (mut waited, mut thought) = (0, FastRng::new(3));
    for seed in 0..6 {
        let game = crate::position::game(2 + (seed % 3) as u8);
        let patient = game.patient().expect("a patient game");
        let mut luck = FastRng::new(seed);
        let mut state = game.setup(&mut luck, &mut Silent);
        let mut offers = Vec::new();
        while let Some(seat) = game.asked(&state).first().filter(|_| state.round < 60) {
            game.legal(&state, seat, &mut offers);
            let plain = |offer: &&Action| !game.offer(&state, seat, **offer).free;
            let waits = offers.iter().filter(plain).eq([&Action::Skip]);
            if waits && !(state.is_last_round() && state.stack.top() == Some(Frame::Boxes)) {
                let found = opened(&patient, &state, seat);
                assert_ne!(found, OpenedQuestion::Nothing, "{:?}", state.stack.top());
                waited += usize::from(matches!(found, OpenedQuestion::Found(_)));
            }
            let answer = offers[thought.below(offers.len() as u32) as usize];
            game.perform(&mut state, seat, answer, &mut luck, &mut Silent);
        }
    }
    assert!(waited > 20, "{waited}");
}
