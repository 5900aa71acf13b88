//! The Treat-a-Client slot of the grey sides (UM-25.6).

use mittwoch_unconscious_mind::{Cover, Face, Frame, Location, Open, Room};

use crate::position::board::Table;

/// The Professor at a location with a grey side up.
fn table() -> Table {
    Table::new(2, &[("locations", "grey")])
        .with(|state| state.players[0].professor = Location::Theatre)
}

/// UM-25.6
#[test]
fn one_client_is_treated_with_its_exposed_dream() {
    let table = table().rich().ask(Frame::Bonus);
    let (client, manifest) = {
        let room = table.state.me().rooms[0];
        (room.client.expect("a client"), room.manifest.expect("a dream"))
    };
    assert!(matches!(table.state.covers[0], Some(Cover { side: Face::Grey, .. })));
    let asked = table.answer("bonus theatre-middle");
    assert_eq!(asked.top(), Frame::TreatOne);
    assert_eq!(asked.verb("treat"), ["treat room-1"]);
    let mut treated = asked.answer("treat room-1");
    assert!(treated.told.contains(&Open::TreatBegan { room: 0, client }));
    while matches!(treated.top(), Frame::Pay { .. }) {
        let first = treated.offers()[0].clone();
        treated = treated.answer(&first);
    }
    let used = |what: &Open| match what {
        Open::DreamUsed { dream, manifest: true, .. } => *dream == manifest,
        _ => false,
    };
    assert!(treated.told.iter().any(used));
}

/// UM-25.6: no second client, no treatment against one's will.
#[test]
fn it_is_one_treatment_and_may_be_left_out() {
    let second = |table: Table| {
        table.with(|state| {
            let room = state.players[0].rooms[0];
            state.players[0].rooms[1] = Room { client: Some(20), latent: Some(20), ..room };
            state.players[0].rooms[1].manifest = None;
        })
    };
    let asked = second(table()).rich().ask(Frame::Bonus).answer("bonus theatre-middle");
    assert_eq!(asked.verb("treat"), ["treat room-1", "treat room-2"]);
    let mut table = asked.answer("treat room-2");
    while table.top() != Frame::Boxes {
        assert!(!matches!(table.top(), Frame::Treat | Frame::TreatOne), "one client only");
        let first = table.offers()[0].clone();
        table = table.answer(&first);
    }
    let left = self::table().rich().ask(Frame::Bonus);
    let left = left.answers(&["bonus theatre-middle", "skip"]);
    assert!(!left.told.iter().any(|what| matches!(what, Open::TreatBegan { .. })));
}

/// UM-25.6: coffee may still make the dream payable; with nobody to treat nothing is asked.
#[test]
fn free_actions_may_come_first() {
    let table = || {
        table().with(|state| {
            let player = &mut state.players[0];
            player.dial.iter_mut().for_each(|at| at[0] = 0);
            player.dial[1][0] = 7;
            player.coffee = 6;
        })
    };
    let poor = table().ask(Frame::Bonus).answer("bonus theatre-middle");
    assert_eq!(poor.top(), Frame::TreatOne);
    assert!(poor.offers().contains(&"coffee-elevate".to_owned()));
    assert!(poor.verb("treat").is_empty());
    assert_eq!(poor.refused("treat room-1"), "UM-19.2");
    let nobody = table().with(|state| {
        state.players[0].rooms[0].manifest = None;
        state.players[0].rooms[0].latent = None;
    });
    let nobody = nobody.ask(Frame::Bonus).answer("bonus theatre-middle");
    assert_ne!(nobody.top(), Frame::TreatOne);
}
