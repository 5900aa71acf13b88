//! Chapter 19: Treat Clients.

use mittwoch_unconscious_mind::{Frame, Open, STARTING_LAYER};

use super::position::Position;

/// A player who can pay for "a missing shoe" (minor growth, minor freedom: therapy 1, 4 points).
fn ready() -> Position {
    Position::new(2).dial(&["minor-growth", "minor-freedom"]).dream(0, "a-missing-shoe")
}

fn treated(position: Position) -> Position {
    let mut position = position.answer("treat room-1");
    while matches!(position.top(), Frame::Pay { .. } | Frame::All { .. }) {
        let first = position.offers()[0].clone();
        position = position.answer(&first);
    }
    position
}

/// UM-19.1.
#[test]
fn each_client_is_treated_at_most_once() {
    let position = ready().with(|state| {
        let two = state.players[0].rooms[0];
        state.players[0].blocked = false;
        let shown = state.shown_clients[0].take().expect("a client");
        state.players[0].rooms[1] = mittwoch_unconscious_mind::Room {
            client: Some(shown.client),
            layer: Some(shown.layer),
            latent: None,
            manifest: state.shown_manifest[0].take(),
            marker: two.marker,
        };
    });
    let position = position.dream(1, "a-gift-refused");
    let places = ["minor-growth", "minor-freedom", "minor-freedom", "minor-passion"];
    let position = treated(position.dial(&places));
    assert_eq!(position.top(), Frame::Treat);
    assert_eq!(position.refused("treat room-1"), "UM-19.1");
    let position = position.answer("treat room-2");
    assert!(matches!(position.top(), Frame::Pay { .. }), "the second client");
}

/// UM-19.2, UM-8.6.
#[test]
fn treating_needs_a_dream_that_can_be_paid() {
    let position = ready().dial(&["minor-growth"]);
    assert_eq!(position.refused("treat room-1"), "UM-19.2");
    assert!(ready().offered("treat room-1"));
}

/// UM-19.3, UM-19.4.
#[test]
fn only_the_exposed_dream_is_used() {
    let position = ready();
    let latent = position.me().rooms[0].latent;
    let position = treated(position);
    let room = position.state.players[0].rooms[0];
    assert_eq!((room.manifest, room.latent), (None, latent));
    let none = ready().with(|state| {
        let room = &mut state.players[0].rooms[0];
        let (manifest, latent) = (room.manifest.take(), room.latent.take());
        state.manifest.gone.insert(manifest.expect("a dream"));
        state.latent.gone.insert(latent.expect("a dream"));
    });
    assert_eq!(none.refused("treat room-1"), "UM-19.2", "helped only by boxes");
}

/// UM-19.5, UM-19.6.
#[test]
fn matching_symbols_give_a_box_before_the_effects() {
    let waves = |position: &Position| {
        let layers = &position.game.catalogue().layers;
        layers.iter().position(|layer| layer.id == "the-closed-shop").expect("a layer") as u8
    };
    let position = Position::new(2).dial(&["median-growth", "minor-growth"]).dream(0, "a-lost-key");
    let layer = waves(&position);
    let position = position.with(|state| {
        if let Some(shown) = state.shown_clients.iter_mut().flatten().find(|s| s.layer == layer) {
            let other = state.layers.bag.iter().next().expect("a layer");
            state.layers.bag.remove(other);
            shown.layer = other;
        } else {
            state.layers.bag.remove(layer);
        }
        state.layers.count -= 1;
        state.players[0].rooms[0].layer = Some(layer);
    });
    let position = position.answers(&["treat room-1", "use median-growth common"]);
    let position = position.answer("use minor-growth common");
    assert_eq!(position.me().boxes, 1);
    assert!(matches!(position.top(), Frame::All { .. }), "then its effects");
    assert_eq!(treated(ready()).state.players[0].boxes, 0, "no symbol, no box");
}

/// UM-19.7, UM-19.8, UM-19.9.
#[test]
fn therapy_points_move_the_marker_and_score_on_the_way() {
    let position = ready().mine(|player| player.rooms[0].marker = 8);
    let position = position.answers(&["treat room-1", "use minor-growth common"]);
    let position = position.answer("use minor-freedom common").answer("pick 2");
    let player = &position.state.players[0];
    assert_eq!((player.rooms[0].marker, player.points), (7, 2 + 4));
    assert_eq!(position.game.catalogue().board.therapy_points, [0, 0, 0, 0, 0, 0, 1, 2, 3]);
    let helped = |event: &Open| matches!(event, Open::Helped { marker: 7, points: 2, .. });
    assert!(position.told.iter().any(helped));
}

/// UM-19.10, UM-19.11, UM-19.14.
#[test]
fn the_catharsis_scores_and_discards_the_layer_and_opens_the_second_room() {
    let position = ready().mine(|player| player.rooms[0].marker = 4);
    assert!(position.me().blocked && position.me().rooms[0].layer == Some(STARTING_LAYER));
    let position = treated(position);
    let player = &position.state.players[0];
    assert_eq!((player.rooms[0].layer, player.blocked), (None, false));
    assert_eq!(player.points, 4 + 2, "the dream's and the layer's");
}

/// UM-19.12.
#[test]
fn an_effect_is_live_once_the_layer_is_gone() {
    use mittwoch_unconscious_mind::effect::Quantity;
    let position = Position::new(2).client(0, "the-bookbinder");
    let seat = position.state.turn;
    assert_eq!(position.game.shift(&position.state, seat, Quantity::TileCost), 0);
    let position = position.mine(|player| player.rooms[0].layer = None);
    assert_eq!(position.game.shift(&position.state, seat, Quantity::TileCost), -1);
    let position = position.frame(Frame::Table { action: 0, left: 1 }).answer("do");
    assert_eq!(position.me().coffee, 4, "the tile costs nothing");
}

/// UM-19.13.
#[test]
fn a_cured_client_leaves_its_room_with_its_dreams() {
    let position = ready().mine(|player| {
        player.rooms[0].marker = 1;
        player.rooms[0].layer = None;
    });
    let client = position.me().rooms[0].client.expect("a client");
    let latent = position.me().rooms[0].latent.expect("a dream");
    let points = position.game.catalogue().clients[usize::from(client)].points;
    let position = position.answers(&["treat room-1", "use minor-growth common"]);
    let position = position.answer("use minor-freedom common").answer("pick 1");
    let player = &position.state.players[0];
    assert!(player.cured.contains(client) && player.rooms[0].client.is_none());
    assert!(position.state.latent.gone.contains(latent));
    assert!(player.points >= i16::from(points) + 4);
}

/// UM-19.15.
#[test]
fn excess_therapy_becomes_boxes() {
    let places = ["median-growth", "median-passion"];
    let position = Position::new(2).dial(&places).dream(0, "a-walk-in-the-rain");
    let position = position.client(0, "the-census-clerk").mine(|player| {
        player.rooms[0].marker = 1;
        player.rooms[0].layer = None;
    });
    let position = position.answers(&["treat room-1", "use median-growth common"]);
    let position = position.answer("use median-passion common").answer("pick 1");
    assert_eq!(position.state.players[0].boxes, 2, "one of the dream, one of excess");
}
