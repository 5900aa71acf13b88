//! Chapter 8: boxes, clients and overlays.

use mittwoch_unconscious_mind::{
    Colour, Did, Frame, ID, Open, Pick, Room, Side, State, Step, UnconsciousMind,
};

use super::table::Table;

/// A client without dreams in a room, its marker on a space.
fn seat(game: &UnconsciousMind, state: &mut State, room: usize, client: u8, marker: u8) {
    let layer = (marker > game.catalogue().board.catharsis).then_some(1);
    state.players[ID.index()].rooms[room] =
        Room { client: Some(client), layer, marker, ..Room::default() };
}

fn with_clients(table: Table, markers: [u8; 2], boxes: u8) -> Table {
    let clients = [table.client("the-seamstress"), table.client("the-heiress")];
    let game = table.game.clone();
    table.with(|state| {
        state.players[ID.index()].blocked = false;
        state.players[ID.index()].boxes = boxes;
        for room in 0..2 {
            seat(&game, state, room, clients[room], markers[room]);
        }
    })
}

fn helped(table: &Table) -> Vec<u8> {
    let room = |open: &Open| match open {
        Open::BoxUsed { room, .. } => Some(*room),
        _ => None,
    };
    table.told.iter().filter_map(room).collect()
}

/// ID-8.1, ID-8.2: all boxes to a single client, at the end of each turn.
#[test]
fn a_single_client_gets_all_boxes() {
    let table = Table::new().with(|state| state.players[ID.index()].boxes = 2);
    let table = table.goes(&[Frame::Boxes]);
    assert_eq!(helped(&table), [0, 0]);
    assert_eq!((table.turns_of_compass(), table.id().boxes), (0, 0));
    let table = Table::new().with(|state| {
        state.players[ID.index()].boxes = 2;
        state.players[ID.index()].rooms[0] = Room::default();
    });
    assert_eq!(table.goes(&[Frame::Boxes]).id().boxes, 2, "nobody to help");
}

/// ID-8.3: the compass once, then in turns.
#[test]
fn two_clients_take_turns() {
    let table = with_clients(Table::new(), [7, 7], 3).with(|state| state.id.compass = Side::Right);
    let table = table.goes(&[Frame::Boxes]);
    assert_eq!(helped(&table), [1, 0, 1]);
    assert_eq!(table.did(), [Did::Compass { pick: Pick::Room, from: Side::Right }]);
}

/// ID-8.4: the rest to the other one, and nothing to a new client.
#[test]
fn after_a_cure_the_other_gets_the_rest() {
    let table = with_clients(Table::new(), [1, 7], 3).with(|state| state.id.compass = Side::Left);
    let table = table.goes(&[Frame::Draft, Frame::Boxes]);
    assert_eq!(helped(&table), [0, 1, 1]);
    let new = table.id().rooms[0];
    assert!(new.client.is_some() && new.marker > 3, "drafted afterwards, untouched");
}

/// ID-8.1: boxes gained on the way are used too.
#[test]
fn boxes_gained_on_the_way_are_used() {
    let table = with_clients(Table::new(), [4, 8], 1).with(|state| {
        state.id.compass = Side::Left;
        state.players[ID.index()].coffee = 3;
    });
    // The catharsis elevates, which is a coffee, which is a box.
    let table = table.goes(&[Frame::Boxes]);
    assert_eq!(helped(&table), [0, 1]);
}

/// ID-8.5, ID-8.6: kinds by room, the outermost one, else any.
#[test]
fn new_clients_come_by_room_and_compass() {
    let table = Table::new().with(|state| {
        state.players[ID.index()].rooms = [Room::default(); 2];
        state.players[ID.index()].blocked = false;
        state.id.compass = Side::Left;
    });
    let shown = table.state.shown_clients.map(|shown| shown.map(|shown| shown.client));
    let table = table.goes(&[Frame::Draft]);
    let rooms = table.id().rooms.map(|room| room.client);
    // Manifest dreams may turn the compass in between.
    assert_eq!(rooms[0], shown[0], "left among the routine ones");
    assert!(shown[2..].contains(&rooms[1]), "a case study into the second room");
    let table = Table::new().with(|state| {
        state.players[ID.index()].rooms[0] = Room::default();
        state.shown_clients[0] = None;
        state.shown_clients[1] = None;
        state.id.compass = Side::Right;
    });
    let last = table.state.shown_clients[3].map(|shown| shown.client);
    let table = table.goes(&[Frame::Draft]);
    assert_eq!(table.did()[0], Did::AnyKind { room: 0 });
    assert_eq!(table.id().rooms[0].client, last);
}

/// ID-8.5: the first room first; the arrow turns in between.
#[test]
fn the_first_room_is_filled_first() {
    let table = Table::new().with(|state| {
        state.players[ID.index()].rooms = [Room::default(); 2];
        state.players[ID.index()].blocked = false;
        state.id.compass = Side::Left;
    });
    let table = table.goes(&[Frame::Draft]);
    let drafted = |open: &Open| match open {
        Open::Drafted { room, .. } => Some(*room),
        _ => None,
    };
    assert!(table.told.iter().filter_map(drafted).eq([0, 1]));
    let chosen = |did: &Did| match did {
        Did::Compass { pick, from } => Some((*pick, *from)),
        _ => None,
    };
    let turns: Vec<_> = table.did().iter().filter_map(chosen).collect();
    assert_eq!(turns[0], (Pick::Routine, Side::Left), "the outermost of its kind");
    let other = turns.iter().position(|(pick, _)| *pick == Pick::CaseStudy).expect("a case study");
    let wanted = if other % 2 == 0 { Side::Left } else { Side::Right };
    assert_eq!(turns[other].1, wanted, "turned once for each use before: {turns:?}");
}

/// ID-8.5: not in the last round.
#[test]
fn no_client_comes_in_the_last_round() {
    let table = Table::new().with(|state| {
        state.players[ID.index()].rooms[0] = Room::default();
        (state.round, state.signal) = (9, Some(8));
    });
    assert_eq!(table.goes(&[Frame::Draft]).id().rooms[0].client, None);
}

/// ID-8.7: the top overlay of its kind covers effect and tags.
#[test]
fn a_catharsis_brings_the_top_overlay() {
    let red = Table::new().overlay("overlay-routine-red");
    let table = with_clients(Table::new(), [4, 4], 2);
    let table = table.with(|state| state.id.order.sort_by_key(|pair| *pair != red));
    let clients = [table.client("the-seamstress"), table.client("the-heiress")];
    let table = table.goes(&[Frame::Boxes]);
    assert_eq!(table.state.id.covers[usize::from(red)], Some(clients[0]));
    assert_eq!(table.state.id.covers[usize::from(red) + 4], Some(clients[1]), "its twin");
    let tags = table.game.tags(&table.state, ID);
    assert_eq!((tags.within(Colour::Red), tags.within(Colour::Green)), (3, 0), "not the printed");
    let quantity = mittwoch_unconscious_mind::effect::Quantity::CoffeeLimit;
    assert_eq!(table.game.shift(&table.state, ID, quantity), 0);
}

/// ID-8.8: without overlays printed tags count.
#[test]
fn without_overlays_the_printed_tags_count() {
    let table = with_clients(Table::new(), [3, 3], 0).with(|state| {
        state.id.covers = [Some(5), Some(6), Some(7), Some(8), None, None, None, None];
    });
    let client = table.client("the-seamstress");
    let table = table.goes(&[Frame::Id(Step::Overlay { client })]);
    assert_eq!(table.did(), [Did::NoOverlay { client }]);
    assert_eq!(table.game.tags(&table.state, ID).within(Colour::Green), 2);
    assert_eq!(table.game.score_parts(&table.state, ID)[6], 0, "the case study scores nothing");
}
