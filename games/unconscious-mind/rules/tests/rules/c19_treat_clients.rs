//! Chapter 19: Treat Clients, one paragraph after the other.

use mittwoch_kernel::Seat;
use mittwoch_unconscious_mind::{Frame, Open, STARTING_LAYER, Tag};

use crate::position::Position;

/// A client past any surprise, with this dream and what it costs.
fn room(client: &str, dream: &str, dial: &[&str]) -> Position {
    Position::new(2).client(0, client).dream(0, dream).dial(dial)
}

/// Therapy 1 and 4 points for a minor Growth and a minor Freedom.
fn shoe() -> Position {
    room("the-bookbinder", "a-missing-shoe", &["minor-growth", "minor-freedom"])
}

fn pay_shoe(position: Position) -> Position {
    position.answers(&["treat room-1", "use minor-growth common", "use minor-freedom common"])
}

/// Therapy 2 and 3 points for a median Growth and a median Freedom; a cloud.
fn wedding() -> Position {
    room("the-bookbinder", "a-wedding-without-guests", &["median-growth", "median-freedom"])
}

fn pay_wedding(position: Position) -> Position {
    position.answers(&["treat room-1", "use median-growth common", "use median-freedom common"])
}

/// UM-19.1.
#[test]
fn one_client_or_both_are_treated_once_each_in_any_order() {
    let two = || {
        let position = shoe().second_room().client(1, "the-watchmaker").dream(1, "a-gift-refused");
        position.dial(&["minor-growth", "minor-freedom", "minor-freedom", "minor-passion"])
    };
    assert_eq!(two().verb("treat"), ["treat room-1", "treat room-2"]);
    let position = two().answers(&["treat room-2", "use minor-freedom common"]);
    let position = position.answers(&["use minor-passion common", "pick 1"]);
    assert_eq!(position.top(), Frame::Treat, "the second is decided after the first");
    assert_eq!(position.refused("treat room-2"), "UM-19.1");
    assert_eq!(position.offers()[..2], ["treat room-1", "skip"]);
    let position = pay_shoe(position).answer("pick 2");
    assert_eq!(position.state.players[0].points, 8);
    assert_eq!(position.seat(), 1, "nobody is left to be treated");
    let one = two().answers(&["treat room-2", "use minor-freedom common"]);
    let one = one.answers(&["use minor-passion common", "pick 1", "skip"]);
    assert_eq!((one.seat(), one.state.players[0].points), (1, 4));
}

/// UM-19.2.
#[test]
fn the_exposed_dream_must_be_payable_and_free_actions_may_come_first() {
    let position = room("the-bookbinder", "a-grandfathers-voice", &["median-growth"]);
    assert_eq!(position.refused("treat room-1"), "UM-19.2");
    let position = position.answers(&["coffee-elevate", "elevate median-growth common"]);
    let position = position.answers(&["treat room-1", "use major-growth common"]);
    assert!(matches!(position.top(), Frame::All { .. }));
    assert_eq!(shoe().refused("treat room-2"), "UM-19.2", "nobody is there");
}

/// UM-19.3.
#[test]
fn the_manifest_dream_is_used_first_and_then_the_latent_one() {
    let dial = ["major-freedom", "major-passion"];
    let latent = |position: Position| position.latent(0, "the-marriage-of-storms");
    let covered = latent(room("the-bookbinder", "a-lost-key", &dial));
    assert_eq!(covered.refused("treat room-1"), "UM-19.2", "the latent dream is covered");
    let position = covered.no_manifest(0).answers(&["treat room-1", "use major-freedom common"]);
    let position = position.answers(&["use major-passion common", "pick 2"]);
    let used = |event: &Open| matches!(event, Open::DreamUsed { manifest: false, .. });
    assert!(position.heard(used));
    assert_eq!(position.state.players[0].rooms[0].latent, None);
}

/// UM-19.4.
#[test]
fn a_client_without_dreams_is_helped_by_boxes_alone() {
    let position = shoe().no_dreams(0).marker(0, 5).mine(|player| player.boxes = 1);
    assert_eq!(position.refused("treat room-1"), "UM-19.2");
    let position = position.answer("state-ideas");
    let mut position = position;
    while position.top() != Frame::Boxes {
        let answer =
            if position.offered("skip") { "skip".to_owned() } else { position.offers()[0].clone() };
        position = position.answer(&answer);
    }
    let position = position.answer("box room-1");
    let room = position.state.players[0].rooms[0];
    assert_eq!((room.marker, room.manifest, room.latent), (4, None, None), "never replenished");
}

/// UM-19.5.
#[test]
fn a_treatment_goes_in_its_order() {
    // The layer bears the cloud of the dream and goes with the first therapy point.
    let position = wedding().layer(0, "a-broken-engagement").marker(0, 4);
    let position = pay_wedding(position);
    assert_eq!(position.me().boxes, 1, "symbols are compared first");
    let dream = position.manifest_id("a-wedding-without-guests");
    assert_eq!(position.me().rooms[0].manifest, Some(dream), "discarded at the end");
    let position = position.answers(&["pick 1", "skip"]);
    let order = [
        position.when(|event| matches!(event, Open::Used { .. })),
        position.when(|event| matches!(event, Open::DreamUsed { matching: true, .. })),
        position.when(|event| matches!(event, Open::Catharsis { .. })),
        position.when(|event| matches!(event, Open::TreatmentOver { .. })),
    ];
    assert!(order.is_sorted(), "{order:?}");
    assert!(position.state.manifest.gone.contains(dream));
}

/// UM-19.6.
#[test]
fn matching_symbols_give_a_box() {
    let boxes = |position: Position| pay_wedding(position).me().boxes;
    assert_eq!(boxes(wedding().layer(0, "a-lost-faith")), 1, "cloud and cloud");
    assert_eq!(boxes(wedding().layer(0, "the-closed-shop")), 0, "cloud and waves");
    assert_eq!(boxes(wedding()), 0, "a starting layer has none");
    assert_eq!(boxes(wedding().layer(0, "a-lost-faith").live(0)), 0, "no layer");
    let unused = wedding().layer(0, "a-lost-faith").live(0).marker(0, 1);
    let unused = unused.mine(|player| player.boxes = 1).frame(Frame::Boxes).answer("box room-1");
    assert_eq!(unused.me().boxes, 0, "a dream that is discarded unused");
}

/// UM-19.7.
#[test]
fn the_effects_of_a_dream_run_in_any_order() {
    let position = pay_shoe(shoe().marker(0, 5));
    assert_eq!(position.verb("pick"), ["pick 1", "pick 2"]);
    let therapy = position.answer("pick 1");
    let helped = |event: &Open| matches!(event, Open::Helped { .. });
    let gained = |event: &Open| matches!(event, Open::Gained { count: 4, .. });
    assert!(therapy.when(helped) < therapy.when(gained));
    let points = pay_shoe(shoe().marker(0, 5)).answer("pick 2");
    assert!(points.when(gained) < points.when(helped));
}

/// UM-19.8.
#[test]
fn therapy_points_are_applied_one_at_a_time_and_cannot_be_kept() {
    let position = pay_wedding(wedding().second_room().marker(0, 6).marker(1, 6));
    assert_eq!(position.refused("skip"), "UM-4.5");
    let position = position.answer("pick 2");
    let markers = position.state.players[0].rooms.map(|room| room.marker);
    assert_eq!(markers, [4, 6], "all of them for the client who is treated");
    let steps: Vec<u8> = position
        .told
        .iter()
        .filter_map(|event| match event {
            Open::Helped { marker, .. } => Some(*marker),
            _ => None,
        })
        .collect();
    assert_eq!(steps, [5, 4]);
}

/// UM-19.9.
#[test]
fn the_track_scores_on_the_way() {
    let position = Position::new(2);
    let board = &position.game.catalogue().board;
    assert_eq!((board.therapy_points, board.catharsis), ([0, 0, 0, 0, 0, 0, 1, 2, 3], 3));
    let position = pay_wedding(wedding().marker(0, 8)).answer("pick 1");
    let player = &position.state.players[0];
    assert_eq!((player.rooms[0].marker, player.points), (6, 2 + 1 + 3));
}

/// UM-19.10.
#[test]
fn the_marker_stops_at_the_catharsis_until_it_is_resolved() {
    let position = wedding().layer(0, "the-empty-chair").marker(0, 4);
    let position = pay_wedding(position).answer("pick 1");
    assert!(matches!(position.top(), Frame::Generate(_)), "the layer's effect");
    assert_eq!(position.me().rooms[0].marker, 3);
    let position = position.answer("skip");
    assert_eq!(position.state.players[0].rooms[0].marker, 2, "then the rest goes on");
}

/// UM-19.11.
#[test]
fn the_catharsis_scores_triggers_and_discards_the_layer() {
    let position = wedding().layer(0, "the-empty-chair").marker(0, 4);
    let layer = position.layer_id("the-empty-chair");
    let position = pay_wedding(position).answer("pick 1");
    assert_eq!((position.me().points, position.me().rooms[0].layer), (2, Some(layer)));
    let position = position.answer("generate reserve common minor-passion");
    assert_eq!(position.state.players[0].dial[3][0], 1);
    assert_eq!(position.state.players[0].rooms[0].layer, None);
    assert!(position.state.layers.gone.contains(layer));
}

/// UM-19.12.
#[test]
fn a_client_is_live_from_the_moment_the_layer_is_gone() {
    let tags = |position: &Position| position.game.tags(&position.state, Seat(0)).of(Tag::Library);
    let position = wedding().layer(0, "the-empty-chair").marker(0, 4);
    assert_eq!((tags(&position), position.game.live(&position.state, Seat(0)).len()), (0, 0));
    let position = pay_wedding(position).answer("pick 1");
    assert_eq!(tags(&position), 0, "not yet during the layer's own effects");
    let position = position.answer("skip");
    assert_eq!(tags(&position), 2);
    assert_eq!(position.state.players[0].points, 3 + 2, "no points for the cure yet");
    let client = position.client_id("the-bookbinder");
    assert!(position.game.live(&position.state, Seat(0)).contains(client));
}

/// UM-19.12.
#[test]
fn a_live_effect_wins_over_the_rules() {
    let tile = "pay coffee 1 -> gain tile left";
    let poor = || Position::new(2).client(0, "the-bookbinder").mine(|player| player.coffee = 0);
    assert_eq!(poor().run(tile).top(), Frame::Turn);
    assert_eq!(poor().live(0).run(tile).top(), Frame::GainTile { column: 0 });
    let coffee = |position: Position| {
        let position = position.mine(|player| player.coffee = 6).dial(&[]);
        let position = position.run("gain coffee 2");
        if position.top() == Frame::Turn { position } else { position.answer("do") }.me().coffee
    };
    let insomniac = || Position::new(2).client(0, "the-insomniac");
    assert_eq!((coffee(insomniac()), coffee(insomniac().live(0))), (6, 8));
}

/// UM-19.13.
#[test]
fn a_cured_client_scores_and_moves_to_the_play_area() {
    let position = shoe().live(0).marker(0, 1);
    let (client, room) = (position.client_id("the-bookbinder"), position.me().rooms[0]);
    let position = pay_shoe(position).answer("pick 1");
    let player = &position.state.players[0];
    assert!(player.cured.contains(client));
    assert_eq!(player.points, 10 + 4);
    assert!(position.state.latent.gone.contains(room.latent.expect("a dream")), "unused");
    assert!(position.state.manifest.gone.contains(room.manifest.expect("a dream")));
    assert!(position.game.live(&position.state, Seat(0)).contains(client));
    assert_eq!(position.game.tags(&position.state, Seat(0)).of(Tag::Library), 2);
}

/// UM-19.14.
#[test]
fn the_graduation_cap_opens_the_second_room() {
    let position = shoe().marker(0, 4);
    assert!(position.me().blocked && position.me().rooms[0].layer == Some(STARTING_LAYER));
    let position = pay_shoe(position).answer("pick 1");
    assert!(!position.state.players[0].blocked, "without being asked");
    assert!(position.heard(|event| matches!(event, Open::RoomOpened)));
    let other = pay_shoe(shoe().layer(0, "a-lost-faith").marker(0, 4)).answer("pick 1");
    assert!(other.state.players[0].blocked, "another layer has no cap");
}

/// UM-19.15.
#[test]
fn each_therapy_point_beyond_the_cure_becomes_a_box() {
    let position = pay_wedding(wedding().live(0).marker(0, 1)).answer("pick 1");
    assert_eq!(position.state.players[0].boxes, 1);
    let exact = pay_wedding(wedding().live(0).marker(0, 2)).answer("pick 1");
    assert_eq!(exact.state.players[0].boxes, 0);
    let full = wedding().live(0).marker(0, 1).mine(|player| player.boxes = 3);
    let full = pay_wedding(full).answer("pick 1");
    assert_eq!((full.state.players[0].boxes, full.state.players[0].points), (3, 10 + 3 + 2));
}
