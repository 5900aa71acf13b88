//! Chapters 2 and 3: luck, blocked spaces and the choices of the set-up.

use std::collections::BTreeSet;

use mittwoch_kernel::{Game, Setting, Silent, Thought};
use mittwoch_unconscious_mind::{Frame, Location, Table};

use crate::position::{Position, game};

/// UM-2.1, UM-7.8: the reputation point lies on the top token of a district alone.
#[test]
fn the_first_token_of_a_district_bears_reputation() {
    let position = Position::new(2).no_goals().figures(Location::Library, Location::Opera);
    let position = position.mine(|player| player.coffee = 0).bonus();
    let position = position.answer("bonus library-bottom");
    assert_eq!((position.me().reputation, position.state.tokens), (1, [7, 8, 8]));
    let position = position.bonus().answers(&["bonus library-middle", "skip"]);
    assert_eq!((position.me().reputation, position.state.tokens), (1, [6, 8, 8]));
}

/// UM-2.3, UM-2.4, UM-3.6.
#[test]
fn luck_decides_where_freud_starts_and_who_has_which_room() {
    let game = game(4);
    let (mut locations, mut glyphs) = (BTreeSet::new(), BTreeSet::new());
    for luck in 0..60 {
        let state = game.setup(&mut Thought::new(luck), &mut Silent);
        locations.insert(state.freud.name());
        glyphs.insert(state.players[0].glyph);
        let rooms: BTreeSet<u8> = state.players.iter().map(|player| player.glyph).collect();
        assert_eq!(rooms.len(), 4, "one card each");
        assert_eq!(state.goals, [None; 7], "that goal is open too");
        assert!(state.players.iter().all(|player| player.blocked));
    }
    assert_eq!((locations.len(), glyphs.len()), (6, 4));
}

/// UM-2.5.
#[test]
fn corners_or_outer_columns_are_blocked() {
    for (players, blocked) in [
        (2, &["1-1", "1-4", "2-1", "2-4", "3-1", "3-4", "4-1", "4-4"][..]),
        (3, &["1-1", "1-4", "4-1", "4-4"]),
        (4, &[]),
    ] {
        let position = Position::new(players).answer("state-ideas");
        let offers = position.verb("point");
        for space in (0..16).map(Table::space_name) {
            let open = offers.iter().any(|offer| offer.starts_with(&format!("point {space} ")));
            assert_eq!(open, !blocked.contains(&space.as_str()), "{players} players: {space}");
        }
    }
}

/// UM-2.6: tiles that were left out never come.
#[test]
fn a_stack_ends_though_other_tiles_are_unseen() {
    let position = Position::new(2);
    let row = position.state.tiles[0];
    assert_eq!((row.unseen.len(), row.below), (21, 9), "nobody knows which are out");
    let position = position.with(|state| state.tiles[0].below = 0).run("gain tile left");
    let position = position.answer("tile level-i");
    let cell = position.verb("cell")[0].clone();
    assert_eq!(position.answer(&cell).state.tiles[0].shown[0], None);
}

/// UM-3.9, UM-3.10.
#[test]
fn the_unseen_top_dream_may_be_chosen() {
    let position = Position::fresh(Setting::new(2));
    let first = position.offers()[0].clone();
    let position = position.answer(&first);
    let (shown, count) = (position.state.shown_manifest, position.state.manifest.count);
    let position = position.answer("dream-top");
    let rooms = position.state.players[1].rooms;
    let dream = rooms[0].manifest.expect("a manifest dream");
    assert!(!shown.contains(&Some(dream)) && position.state.shown_manifest == shown);
    assert_eq!(position.state.manifest.count, count - 1);
    assert!(rooms[0].latent.is_some(), "it is covered, not gone");
    assert_eq!(rooms[1].marker, 0);
}

/// UM-3.7, UM-3.8, UM-3.11.
#[test]
fn one_client_more_than_players_is_open_and_the_last_seat_chooses_first() {
    for players in 2..=4 {
        let position = Position::fresh(Setting::new(players));
        assert_eq!(position.state.candidates.len(), u32::from(players) + 1);
        let mut order = vec![position.state.turn.0];
        let mut position = position;
        while position.top() != Frame::PickTile {
            position = position.first_offer();
            if order.last() != Some(&position.state.turn.0) {
                order.push(position.state.turn.0);
            }
        }
        assert_eq!(order, (0..players).rev().collect::<Vec<_>>());
        assert!(position.state.candidates.is_empty() && position.state.bottom.is_some());
    }
}
